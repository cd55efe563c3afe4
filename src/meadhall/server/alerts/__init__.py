"""Alerts players when it is their turn: by browser, hook or feed."""
