"""The commands of an operator: serve, doctor and backup."""
