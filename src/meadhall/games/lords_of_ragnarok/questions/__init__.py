"""Every question of Lords of Ragnarok, by chapter: the only place that knows what is legal."""
