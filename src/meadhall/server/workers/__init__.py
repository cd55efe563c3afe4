"""Runs rules and bots in processes that can be stopped from outside."""
