"""Files to serve: the client, and the data of all games."""
