"""The events of Lords of Ragnarok, as they enter the log: the table, beasts, Battles."""
