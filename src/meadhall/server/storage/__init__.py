"""Keeps tables and their logs: stores, their writers and their checks."""
