"""Tests of the browser's client that need no browser."""
