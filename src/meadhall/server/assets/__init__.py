"""The client and the data of all games, as files to serve."""
