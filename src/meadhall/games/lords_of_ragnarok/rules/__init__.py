"""The rules of Lords of Ragnarok, one module per chapter of the rulebook, and what serves them."""
