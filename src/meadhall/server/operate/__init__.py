"""Commands of the operator: serve, doctor and backup."""
