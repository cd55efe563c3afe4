"""The rules of Blood Rage, one module for each chapter of the rulebook."""
