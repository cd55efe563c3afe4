"""What may be chosen now, and why the rest may not: the only place that knows what is legal."""
