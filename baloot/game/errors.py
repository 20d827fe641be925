"""What can go wrong with records."""

from baloot.documents.problems import DocumentError


class RecordError(DocumentError):
    """A record that cannot be used; `problems` lists everything wrong with it."""
