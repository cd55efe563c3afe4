"""The cards of Blood Rage: the list of all of them (`tables`); what needs a procedure is in `rules/effects`."""
