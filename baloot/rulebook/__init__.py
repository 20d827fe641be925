"""Every rule with its id and sentence, and what a ruling consists of."""
