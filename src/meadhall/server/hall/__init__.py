"""All tables of one process: open, find, list and resume them."""
