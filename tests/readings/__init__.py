"""Second readings of the rules, written from the sources alone."""
