"""The phases joined: whole deals and matches, one action after the other."""
