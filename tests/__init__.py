"""The tests, as one package, so that they can share helpers by full name."""
