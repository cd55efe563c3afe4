"""The cards of Thorgal: data in a small vocabulary, the parser that reads it, and the tables the rules use."""
