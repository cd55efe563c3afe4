"""The rules of Thorgal, one module per chapter of the rulebook."""
