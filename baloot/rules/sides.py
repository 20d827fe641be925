"""The two sides of a contract."""

from enum import Enum
from typing import Generic, TypeVar

from attrs import frozen

T = TypeVar("T")


class Side(Enum):
    """The side of the declarer, or the other one."""

    DECLARERS = "declarers"
    DEFENDERS = "defenders"

    @property
    def other(self) -> "Side":
        """The opposing side."""
        return Side.DEFENDERS if self is Side.DECLARERS else Side.DECLARERS


@frozen
class BySide(Generic[T]):
    """One value for each side."""

    declarers: T
    defenders: T

    def of(self, side: Side) -> T:
        """The value of `side`."""
        return self.declarers if side is Side.DECLARERS else self.defenders

    @classmethod
    def one(cls, side: Side, value: T, other: T) -> "BySide[T]":
        """`value` for `side` and `other` for its opponents."""
        return cls(value, other) if side is Side.DECLARERS else cls(other, value)
