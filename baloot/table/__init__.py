"""What lies on every table: cards, seats, contracts and the three orders, without variants."""
