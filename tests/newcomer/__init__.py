"""The newcomer's trial: a saga written by the guide alone (`tests/skalds`) is played in terminal and hall."""
