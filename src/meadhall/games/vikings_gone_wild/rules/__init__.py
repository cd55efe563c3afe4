"""The rules of Vikings Gone Wild, a module per chapter, as procedures that read like the rulebook."""
