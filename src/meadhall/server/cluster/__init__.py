"""Several processes that serve one hall."""
