"""What can happen in Lords of Ragnarok, as the log is told it: the table, beasts, Battles."""
