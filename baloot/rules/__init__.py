"""The phases: for each, the decider over the smallest position that settles a question."""
