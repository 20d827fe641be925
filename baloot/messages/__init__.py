"""Everything the library says: an id and named fields until the moment it is printed."""

from baloot.messages.message import Message, Value, message
from baloot.messages.speech import Catalogue, catalogue, say, visible

__all__ = ["Catalogue", "Message", "Value", "catalogue", "message", "say", "visible"]
