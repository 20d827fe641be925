"""Messages into sentences of one language."""

from collections.abc import Callable, Mapping

from attrs import field, frozen

from baloot.messages.english import SENTENCES
from baloot.messages.message import Message, Value
from baloot.table.cards import Card, Cards, Suit, isolated
from baloot.table.contract import Level, Mode
from baloot.table.seats import Seat, Team


@frozen
class Catalogue:
    """The sentences of one language by id. `right_to_left` asks for isolated cards."""

    sentences: Mapping[str, str] = field(hash=False)
    right_to_left: bool = False

    def sentence(self, id: str, otherwise: str | None = None) -> str:
        """The sentence `id`, or `otherwise` where this language leaves it to the code."""
        if otherwise is None:
            return self.sentences[id]
        return self.sentences.get(id, otherwise)

    def say(self, message: Message) -> str:
        """The printed form of `message`."""
        fields = {name: self._word(value) for name, value in message.fields}
        return self.sentences[message.id].format(**fields)

    def cards(self, cards: Cards) -> str:
        """A list of cards for readers, highest-numbered suit last, or the word for none."""
        return " ".join(map(self.card, cards)) or self.sentences["word.no-cards"]

    def card(self, card: Card) -> str:
        """One card for readers."""
        return isolated(card.symbol) if self.right_to_left else card.symbol

    def _word(self, value: Value) -> str:
        match value:
            case Card():
                return self.card(value)
            case Cards():
                return self.cards(value)
            case Suit():
                return self.sentences[f"suit.{value.value}"]
            case Seat():
                return self.sentences[f"seat.{value.value}"]
            case Team():
                return self.sentences[f"team.{value.value}"]
            case Mode() | Level():
                return self.sentences[f"word.{value.value}"]
            case Message():
                return self.say(value)
            case (Card(), *_):
                return " ".join(self.card(it) for it in value if isinstance(it, Card))
            case tuple():
                return visible(", ".join(map(str, value)))
            case _:
                return visible(str(value))


def visible(text: str) -> str:
    """`text` with line breaks and other unprintable characters written as escapes."""
    if text.isprintable():
        return text
    return "".join(it if it.isprintable() else ascii(it)[1:-1] for it in text)


_CATALOGUES: dict[str, Callable[[], Catalogue]] = {"en": lambda: Catalogue(SENTENCES)}


def catalogue(language: str = "en") -> Catalogue:
    """The catalogue of a language; `KeyError` where there is none."""
    return _CATALOGUES[language]()


_ENGLISH = catalogue()


def say(message: Message) -> str:
    """`message` in English."""
    return _ENGLISH.say(message)
