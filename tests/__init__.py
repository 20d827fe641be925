"""The tests: cases from the contract, properties, and second readings."""
