"""The terminal: play, replay and look up rules with nothing but text."""
