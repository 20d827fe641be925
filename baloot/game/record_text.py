"""Records in and out of text: JSON, YAML and JSON Lines."""

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from attrs import frozen

from baloot.documents.document import Document, decode
from baloot.documents.jsons import read_json
from baloot.documents.problems import DocumentError, Path, Place, Problem, Refusal, Refusals
from baloot.documents.structure import (
    card,
    each,
    expected,
    key_text,
    read_from_text,
    structure,
    unknown,
    words,
)
from baloot.documents.yamls import read_yaml
from baloot.game import record as r
from baloot.game.claim_place import claim_faults
from baloot.game.errors import RecordError
from baloot.game.expecting import expect
from baloot.game.words import SaidCall, SaidRaise
from baloot.messages import Message, message
from baloot.profile.decisions import ClaimReason
from baloot.rules.auction import Call, Word
from baloot.rules.dealing import WrongPack, check_pack
from baloot.rules.projects import Kind
from baloot.rules.stakes import Said
from baloot.table.cards import Card, Cards
from baloot.table.seats import ByTeam, Seat

# --- as it is written --------------------------------------------------------------------


@frozen
class _Pack:
    cards: tuple[Card, ...]


@frozen
class _Teams:
    NS: int = 0
    EW: int = 0


@frozen
class _Deal:
    dealer: Seat | None = None
    scores: _Teams | None = None
    pack: _Pack | None = None
    shuffled: _Pack | None = None
    cut: r.Cut | None = None
    hands: dict[Seat, tuple[Card, ...]] | None = None
    upcard: Card | None = None
    calls: tuple[SaidCall, ...] = ()
    raises: tuple[SaidRaise, ...] = ()
    declares: tuple[r.Named, ...] = ()
    shows: tuple[r.Named, ...] = ()
    plays: tuple[r.PlayedCards, ...] = ()
    sawa: r.SaidSawa | None = None
    claims: tuple[r.Claim, ...] = ()
    result: _Teams | None = None


_CLAIM_KEYS = ("by", "reason", "seat", "trick", "card", "call", "raise", "declares")
_HEAD = ("record", "profile", "choices", "deals")

_DEEPEST = 5
"""How deep choices are nested at most: a choice can be a map of lists."""


def _read_pack(value: object) -> _Pack:
    try:
        return _Pack(check_pack(each(value, card)))
    except WrongPack as wrong:
        fault = message("problem.pack", missing=wrong.missing, double=wrong.double)
        raise Refusal(fault) from None


def _read_named(value: object) -> r.Named:
    """`E fifty` or `E fifty KS QS JS TS`."""
    if not isinstance(value, str) or len(value.split()) < 2:
        raise expected("named", value)
    who, what, *cards = value.split()
    kinds = {kind.value: kind for kind in Kind}
    if what not in kinds:
        raise Refusal(unknown("word", what, tuple(kinds)))
    named = Cards.of(each(cards, card)) if cards else None
    return r.Named(structure(who, Seat), kinds[what], named)


def _read_trick(value: object) -> r.PlayedCards:
    """`E KC! 7C QH AC`: the leader, then up to four cards with what was said."""
    parts = words(value)
    if not 1 <= len(parts) <= 5 or not all(isinstance(it, str) for it in parts):
        raise expected("played", value)
    leader = structure(parts[0], Seat)
    return r.PlayedCards(leader, each(parts[1:], _read_played))


def _read_played(value: object) -> r.PlayedCard:
    text = str(value)
    bare = text.rstrip("!*")
    marks = text[len(bare) :]
    if len(set(marks)) < len(marks):
        raise expected("card", value)
    return r.PlayedCard(card(bare), "!" in marks, "*" in marks)


@frozen
class _Claim:
    """A claim as it is written, but for its key `raise`."""

    by: Seat
    reason: str
    seat: Seat
    trick: int | None = None
    card: Card | None = None
    call: int | None = None
    raised: int | None = None
    declares: int | None = None


def read_claim(value: object) -> r.Claim:
    """A claim from its map; it names one place, which every fault but a misdeal has."""
    if not isinstance(value, Mapping):
        raise expected("map", value)
    for key in value:
        if key not in _CLAIM_KEYS:
            raise Refusal(unknown("key", key, _CLAIM_KEYS), (key_text(key),))
    renamed = {"raised" if key == "raise" else key: inner for key, inner in value.items()}
    it = structure(renamed, _Claim)
    try:
        reason = ClaimReason.from_word(it.reason)
    except KeyError:
        raise Refusal(unknown("word", it.reason, ClaimReason.words()), ("reason",)) from None
    if it.by.team is it.seat.team:
        raise Refusal(message("problem.claim-own-side", by=it.by, seat=it.seat), ("seat",))
    places = [it.trick is not None or it.card is not None, it.call is not None]
    places += [it.raised is not None, it.declares is not None]
    if sum(places) > 1 or (it.trick is None) != (it.card is None):
        raise Refusal(message("problem.claim-place"))
    return r.Claim(it.by, reason, it.seat, it.trick, it.card, it.call, it.raised, it.declares)


read_from_text(_Pack, _read_pack)
read_from_text(r.Claim, read_claim)
read_from_text(r.Named, _read_named)
read_from_text(r.PlayedCards, _read_trick)


# --- reading -----------------------------------------------------------------------------


def loads(text: str) -> r.Record:
    """The record of a JSON or YAML text; `RecordError` with every problem and its line."""
    expect(text, str, "the text of a record")
    documents = load_all(text)
    if len(documents) != 1:
        fault = message("problem.one-document", count=len(documents))
        raise RecordError(Problem(Place("record", 1), fault))
    return read_record(documents[0])


def load_all(text: str, file: str = "record") -> list[Document]:
    """The documents of a text, JSON where it begins like one."""
    try:
        decode(text.encode("utf-8", "surrogatepass"), file)
        if text.lstrip()[:1] in ("{", "["):
            return [read_json(text, file)]
        return read_yaml(text, file)
    except DocumentError as error:
        raise RecordError(*error.problems) from None


def read_record(document: Document, path: Path = ()) -> r.Record:
    """The record in a document, or in the part of it at `path`."""
    data = document.data
    for step in path:
        data = data[step]
    faults: list[tuple[Path, Message]] = []
    found = record_of(data, faults)
    if faults or found is None:
        raise RecordError(*(document.problem((*path, *inner), fault) for inner, fault in faults))
    return found


def record_of(data: object, faults: list[tuple[Path, Message]]) -> r.Record | None:
    """The record that plain data holds, everything wrong with it added to `faults`."""
    if not isinstance(data, Mapping):
        faults.append(((), expected("map", data).message))
        return None
    version = data.get("record", r.VERSION)
    if version != r.VERSION or isinstance(version, bool):
        faults.append((("record",), message("problem.record-format", known=r.VERSION)))
    profile = data.get("profile", "saudi")
    if not isinstance(profile, str) or not _is_unicode(profile):
        faults.append((("profile",), expected("text", profile).message))
    choices = data.get("choices")
    if choices is not None and not isinstance(choices, Mapping):
        faults.append((("choices",), expected("map", choices).message))
    elif (fault := _fault_in(choices)) is not None:
        faults.append((("choices",), fault))
    is_match = "deals" in data
    if is_match:
        deals = _deals(data, faults)
    else:
        body = {key: value for key, value in data.items() if key not in _HEAD}
        deals = [_deal(body, (), faults, first=True)]
    if faults:
        return None
    return r.Record(str(profile), tuple(it for it in deals if it), is_match, choices)


def _fault_in(value: object, depth: int = 0) -> Message | None:
    """Why a value cannot be part of choices: words and whole numbers, in maps and lists."""
    if depth > _DEEPEST:
        return message("problem.too-deep", limit=_DEEPEST)
    if isinstance(value, str):
        return None if _is_unicode(value) else message("problem.half-character")
    if isinstance(value, Mapping):
        inner: Iterable[object] = (*value.keys(), *value.values())
    elif isinstance(value, (list, tuple)):
        inner = value
    else:
        is_plain = value is None or isinstance(value, int)
        return None if is_plain else expected("text", value).message
    return next((it for part in inner if (it := _fault_in(part, depth + 1))), None)


def _is_unicode(text: str) -> bool:
    """Whether a text can be written: half of a surrogate pair, which JSON can name, cannot."""
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


def _deals(
    data: Mapping[str, Any], faults: list[tuple[Path, Message]]
) -> list[r.DealRecord | None]:
    for key in data:
        if key not in (*_HEAD, "dealer", "scores"):
            faults.append(((key_text(key),), unknown("key", key, _HEAD)))
    listed = data["deals"]
    if not isinstance(listed, (list, tuple)) or not listed:
        faults.append((("deals",), expected("texts", listed).message))
        return []
    deals = []
    for index, body in enumerate(listed):
        first = index == 0
        if first and isinstance(body, Mapping):
            outer = {key: data[key] for key in ("dealer", "scores") if key in data}
            body = {**outer, **body}
        deals.append(_deal(body, ("deals", index), faults, first=first))
    return deals


def _deal(
    body: object, path: Path, faults: list[tuple[Path, Message]], *, first: bool
) -> r.DealRecord | None:
    try:
        written = structure(body, _Deal, path)
    except Refusals as refusals:
        faults.extend(refusals.refusals)
        return None
    before = len(faults)
    if first and written.dealer is None:
        faults.append((path, message("problem.missing-key", key="dealer")))
    if not first and (written.dealer or written.scores):
        key = "dealer" if written.dealer else "scores"
        faults.append(((*path, key), message("problem.follows", key=key)))
    _check_cards(written, path, faults)
    if len(faults) > before:
        return None
    deal = r.DealRecord(
        dealer=written.dealer,
        scores=_by_team(written.scores),
        pack=written.pack.cards if written.pack else None,
        shuffled=written.shuffled.cards if written.shuffled else None,
        cut=written.cut,
        hands={seat: Cards.of(cards) for seat, cards in written.hands.items()}
        if written.hands
        else None,
        upcard=written.upcard,
        calls=tuple((it.seat, _call(it)) for it in written.calls),
        raises=tuple((it.seat, it.said) for it in written.raises),
        declares=written.declares,
        shows=written.shows,
        plays=written.plays,
        sawa=written.sawa,
        claims=written.claims,
        result=_by_team(written.result),
    )
    for index, claim in enumerate(deal.claims):
        for inner, fault in claim_faults(deal, claim):
            faults.append(((*path, "claims", index, *inner), fault))
    return deal


def _check_cards(written: _Deal, path: Path, faults: list[tuple[Path, Message]]) -> None:
    """The cards are given in one way, and whole."""
    ways = [key for key in ("pack", "shuffled", "hands") if getattr(written, key) is not None]
    if len(ways) != 1:
        faults.append((path, message("problem.cards-once")))
        return
    if (written.cut is None) != (written.shuffled is None):
        faults.append((path, message("problem.cut-shuffled")))
    if written.cut is not None and not 1 <= written.cut.at <= 31:
        faults.append(((*path, "cut", "at"), message("problem.cut-at", at=written.cut.at)))
    if written.hands is not None:
        cards = [it for hand in written.hands.values() for it in hand]
        sizes = {len(hand) for hand in written.hands.values()}
        if sizes != {8} or len(written.hands) != 4 or len(set(cards)) != 32:
            faults.append(((*path, "hands"), message("problem.four-hands")))


def _by_team(teams: _Teams | None) -> ByTeam[int] | None:
    return None if teams is None else ByTeam(teams.NS, teams.EW)


def _call(said: SaidCall) -> Call | None:
    """The call; a bare Hokum is known only beside the upcard, so it is None until then."""
    if said.word is Word.HOKUM and said.suit is None:
        return None
    return Call(said.word, said.suit)


# --- writing -----------------------------------------------------------------------------


def dumps(record: r.Record, format: str = "json") -> str:  # noqa: A002 - the public name
    """A record as text: `json` (indented), `jsonl` (one line) or `yaml`."""
    expect(record, r.Record, "a record")
    data = plain(record)
    if format == "json":
        return json.dumps(data, ensure_ascii=False, indent=2) + "\n"
    if format == "jsonl":
        return json.dumps(data, ensure_ascii=False) + "\n"
    if format == "yaml":
        import yaml

        return str(yaml.safe_dump(data, sort_keys=False, width=100))
    raise ValueError(f"no format {format!r}; there are json, jsonl and yaml")


def plain(record: r.Record) -> dict[str, Any]:
    """A record as plain data, in the order in which a deal goes."""
    head: dict[str, Any] = {"record": r.VERSION, "profile": record.profile}
    if record.choices is not None:
        head["choices"] = dict(record.choices)
    if record.is_match:
        return {**head, "deals": [_plain_deal(it) for it in record.deals]}
    return {**head, **_plain_deal(record.deals[0])}


def _plain_deal(deal: r.DealRecord) -> dict[str, Any]:
    form: dict[str, Any] = {}

    def put(key: str, value: object, write: Callable[[Any], Any]) -> None:
        if value is not None and value != ():
            form[key] = write(value)

    put("dealer", deal.dealer, lambda it: it.value)
    put("scores", deal.scores, _plain_teams)
    put("pack", deal.pack, _plain_cards)
    put("shuffled", deal.shuffled, _plain_cards)
    put("cut", deal.cut, lambda it: {"by": it.by.value, "at": it.at})
    put("hands", deal.hands, lambda it: {s.value: _plain_cards(it[s]) for s in Seat if s in it})
    put("upcard", deal.upcard, str)
    put("calls", deal.calls, lambda it: [_plain_call(*pair) for pair in it])
    put("raises", deal.raises, lambda it: [_plain_raise(*pair) for pair in it])
    put("declares", deal.declares, lambda it: [_plain_named(named) for named in it])
    put("shows", deal.shows, lambda it: [_plain_named(named) for named in it])
    put("plays", deal.plays, lambda it: [_plain_trick(trick) for trick in it])
    put("sawa", deal.sawa, lambda it: {"by": it.by.value, "after": it.after})
    put("claims", deal.claims, lambda it: [plain_claim(claim) for claim in it])
    put("result", deal.result, _plain_teams)
    return form


def plain_claim(claim: r.Claim) -> dict[str, Any]:
    """A claim as it is written."""
    parts = {
        "by": claim.by.value,
        "reason": claim.reason.word,
        "seat": claim.seat.value,
        "trick": claim.trick,
        "card": claim.card and str(claim.card),
        "call": claim.call,
        "raise": claim.raised,
        "declares": claim.declared,
    }
    return {key: value for key, value in parts.items() if value is not None}


def _plain_teams(teams: ByTeam[int]) -> dict[str, int]:
    return {"NS": teams.ns, "EW": teams.ew}


def _plain_cards(cards: Sequence[Card] | Cards) -> list[str]:
    return [str(it) for it in cards]


def _plain_call(seat: Seat, call: Call | None) -> str:
    if call is None:
        return f"{seat.value} hokum"
    suit = f" {call.suit.value}" if call.suit else ""
    return f"{seat.value} {call.word.value}{suit}"


def _plain_raise(seat: Seat, said: Said) -> str:
    if said is None:
        return f"{seat.value} pass"
    lock = {None: "", False: " open", True: " locked"}[said.locked]
    return f"{seat.value} {said.level.value}{lock}"


def _plain_named(named: r.Named) -> str:
    cards = f" {_from_the_top(named.cards)}" if named.cards else ""
    return f"{named.seat.value} {named.kind.value}{cards}"


def _from_the_top(cards: Cards) -> str:
    """The cards of a project: runs from the top, fours in suit order."""
    listed = list(cards)
    if len({it.suit for it in listed}) == 1:
        listed.reverse()
    return " ".join(map(str, listed))


def _plain_trick(trick: r.PlayedCards) -> str:
    cards = (f"{it.card}{'!' if it.ekka else ''}{'*' if it.baloot else ''}" for it in trick.cards)
    return " ".join([trick.leader.value, *cards])
