"""The newcomer's trial: a game written by the guide alone (`tests/skalds`) is played in terminal and hall."""
