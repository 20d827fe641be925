"""Rules for readers: what a rule or decision says, what a profile chose, where two differ."""
