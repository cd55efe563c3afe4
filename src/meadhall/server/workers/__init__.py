"""Runs rules and bots in processes that can be killed."""
