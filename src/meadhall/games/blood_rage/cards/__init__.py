"""The cards of Blood Rage: the list of all of them (`tables`), and what they do (`effects`)."""
