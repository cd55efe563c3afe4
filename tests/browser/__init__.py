"""The hall in a real browser: the client, the server process and everything in between."""
