"""The events of Vikings Gone Wild, as they enter the log: at every table, in the Ragnarök phase, among rivals."""
