"""What can happen in Vikings Gone Wild, as the log is told it: at every table, in the Ragnarök phase, among rivals."""
