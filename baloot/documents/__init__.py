"""YAML and JSON into plain data that remembers where everything stood.

Nothing is lost or guessed on the way: duplicate keys, aliases, tags and odd scalars are
problems, and every problem has a place.
"""
