"""Refusing arguments of another type, in words that show no cards."""


def expect(value: object, wanted: type | tuple[type, ...], words: str) -> None:
    """`TypeError` for a value that is not of the type `wanted`, which `words` names."""
    if not isinstance(value, wanted):
        # Without the value: what is handed over by mistake may hold every hand.
        raise TypeError(f"expected {words}, not {type(value).__name__}")
