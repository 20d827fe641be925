"""Projects announced by their kind: the cards stay unsaid, and a false kind is nobody's project."""

from random import Random

import pytest

from baloot import (
    Announce,
    Declare,
    IllegalAction,
    InPlay,
    Play,
    Seat,
    Show,
    apply,
    dumps,
    judge,
    legal_actions,
    load_profile,
    loads,
    record,
    replay,
    sample,
    text_of,
    to_json,
    view,
)
from baloot.game.actions import Action
from baloot.game.replay import Replay, replay_as
from baloot.rules.projects import Kind
from baloot.table.cards import Card, Cards
from tests.tables import with_choices

# South holds two Siras, the ace's and the nine's; East holds one, the king's; nobody else has any.
HANDS = """
record: 1
profile: saudi
dealer: S
hands:
  S: AS KS QS 9S 8S 7S 7H 8H
  E: KH QH JH 7D 8D TC QC 7C
  N: AH TH 9H KD TD 9D AC JC
  W: JS TS AD QD JD KC 9C 8C
upcard: KH
calls: [E sun]
"""
TRICK = "plays: [E KH AH 8C 7H]"


def replayed(*lines: str) -> Replay:
    return replay(loads("\n".join((HANDS, *lines))), "audited")


def at_first_lead() -> InPlay:
    state = replayed("raises: [N pass, S pass]").states[-1]
    assert isinstance(state, InPlay)
    return state


def after(state: InPlay, *acts: Action) -> InPlay:
    for act in acts:
        done = apply(state, act, allow_breach=True)
        assert isinstance(done, InPlay)
        state = done
    return state


def card(text: str) -> Card:
    return Card.parse(text)


def first_trick(state: InPlay, *, south: Action | None = None) -> InPlay:
    """The first trick of `TRICK`, with what South announces before its card."""
    for text in ("KH", "AH", "8C"):
        state = after(state, Play(state.seat, card(text)))
    return after(state, *([south] if south else []), Play(Seat.SOUTH, card("7H")))


def test_kinds_are_announced_and_cards_are_not() -> None:
    """What may be announced is a kind; its cards are in no act, no other view and no record."""
    state = at_first_lead()
    named = [it for it in legal_actions(state) if not isinstance(it, Play)]
    assert named == [Announce(Seat.EAST, Kind.SIRA)]
    assert text_of(named[0]) == "E announce sira"
    state = after(state, *named)
    assert to_json(view(state, Seat.SOUTH))["declared"] == [{"seat": "E", "kind": "sira"}]
    assert "declares:\n- E sira\n" in dumps(record(state), "yaml")
    assert replay(record(state)).states[-1] == state


def test_cards_are_refused_where_the_kind_is_said() -> None:
    """Each table takes a project in its own form, and says what was wrong."""
    state = at_first_lead()
    cards = Cards.parse("KH QH JH")
    ruling = judge(state, Declare(Seat.EAST, cards))
    assert (ruling.lawful, ruling.rule) == (False, "projects.declaring")
    assert "named the cards of a project" in ruling.why
    with pytest.raises(IllegalAction):
        apply(state, Declare(Seat.EAST, cards), allow_breach=True)
    other = with_choices("saudi", ("projects.declaring", "first-trick"))
    there = replay_as(loads(HANDS + "raises: [N pass, S pass]"), other).states[-1]
    assert judge(there, Declare(Seat.EAST, cards)).lawful
    ruling = judge(there, Announce(Seat.EAST, Kind.SIRA))
    assert (ruling.lawful, ruling.rule) == (False, "projects.declaring")
    assert "without its cards" in ruling.why


def test_a_kind_stands_for_the_best_of_it() -> None:
    """South's Sira is that of the ace, so that its side may show and East's may not."""
    state = after(at_first_lead(), Announce(Seat.EAST, Kind.SIRA))
    state = first_trick(state, south=Announce(Seat.SOUTH, Kind.SIRA))
    state = after(state, Play(Seat.NORTH, card("AC")), Play(Seat.WEST, card("9C")))
    shows = {text_of(it) for it in legal_actions(state) if isinstance(it, Show)}
    assert shows == {"S show QS KS AS", "S show 7S 8S 9S"}


def test_cards_in_a_record_are_those_that_were_meant() -> None:
    """A record may say that the lower Sira was announced; then East's is the better one."""
    for said, winner in (("S sira", Seat.SOUTH), ("S sira 9S 8S 7S", Seat.EAST)):
        done = replayed(f"declares: [E sira, {said}]", TRICK)
        assert not done.breaches
        state = done.states[-1]
        assert isinstance(state, InPlay)
        named = view(state, Seat.NORTH).declared
        tops = {it.seat: it.top for it in named}
        higher = Seat.SOUTH if tops[Seat.SOUTH] == card("AS").rank else Seat.EAST
        assert higher is winner
        assert [it.cards for it in named] == [None, None]


def test_a_false_kind_stands_as_a_breach_and_wins_nothing() -> None:
    """A Fifty that South does not hold is written down, is a breach, and outranks no Sira."""
    state = after(at_first_lead(), Announce(Seat.EAST, Kind.SIRA))
    false = Announce(Seat.SOUTH, Kind.FIFTY)
    state = first_trick(state, south=false)
    assert [(it.seat, it.rule) for it in state.breaches] == [(Seat.SOUTH, "fixed.original-cards")]
    assert [(by, it.kind) for by, it in state.declared][1] == (Seat.SOUTH, Kind.FIFTY)
    own = view(state, Seat.SOUTH).declared[1]
    assert (own.kind, own.cards, own.top) == (Kind.FIFTY, None, None)
    assert replay(record(state), "audited").states[-1] == state
    # North and West play, and the turn comes to East, who may show: South has nothing.
    for text in ("AC", "9C"):
        state = after(state, Play(state.seat, card(text)))
    assert not [it for it in legal_actions(state) if isinstance(it, Show)]
    state = after(state, Play(state.seat, card("8H")))
    shows = [text_of(it) for it in legal_actions(state) if isinstance(it, Show)]
    assert shows == ["E show JH QH KH"]


def test_a_false_kind_may_not_be_undercut() -> None:
    """Whoever speaks later has heard the better kind, true or not."""
    state = after(at_first_lead(), Announce(Seat.EAST, Kind.HUNDRED))
    for text in ("KH", "AH", "8C"):
        state = after(state, Play(state.seat, card(text)))
    assert judge(state, Announce(Seat.SOUTH, Kind.SIRA)).rule == "projects.declaring"


def test_kind_and_cards_that_disagree_are_told() -> None:
    """The kind is what was announced: a record with cards of another gets a mismatch as well."""
    done = replayed("declares: [E fifty KH QH JH]", "plays: [E KH]")
    wrong = [(it.field, it.claimed, it.computed) for it in done.mismatches]
    assert wrong == [("declares[0]", "fifty", "sira")]
    assert [it.rule for it in done.breaches] == ["fixed.original-cards"]


def test_a_record_is_written_as_it_was_read() -> None:
    """Cards that only a record can have named are kept; those of played deals are not written."""
    for said, written in (("S sira 9S 8S 7S", "S sira 9S 8S 7S"), ("S sira AS KS QS", "S sira")):
        state = replayed(f"declares: [E sira, {said}]", TRICK).states[-1]
        again = record(state)
        assert f"- {written}\n" in dumps(again, "yaml")
        assert replay(again, "audited").states[-1] == state
        assert isinstance(state, InPlay)
        found = sample(view(state, Seat.EAST), Random(1)).state
        assert view(found, Seat.EAST) == view(state, Seat.EAST)
        assert replay(record(found), "audited").states[-1] == found


def test_a_refusal_tells_no_cards() -> None:
    """Why a kind may not be announced is told by the kind."""
    state = after(at_first_lead(), Announce(Seat.EAST, Kind.HUNDRED))
    for text in ("KH", "AH", "8C"):
        state = after(state, Play(state.seat, card(text)))
    assert "South announced the Sira although" in judge(state, Announce(Seat.SOUTH, Kind.SIRA)).why


@pytest.mark.parametrize("named", ["E fifty", "E sira AC KC QC", "S hundred", "E hundred KH QH JH"])
def test_false_kinds_in_a_record_can_be_claimed(named: str) -> None:
    """Named by kind or by cards, a project that nobody holds is a false project."""
    accused = named[0]
    by = "S" if accused == "E" else "E"
    claim = f"claims: [{{by: {by}, reason: false-project, seat: {accused}, declares: 0}}]"
    done = replayed(f"declares: [{named}]", TRICK, claim)
    assert [it.verdict.value for it in done.deals[0].claims] == ["upheld"]


def test_projects_named_by_their_kind_do_not_share_cards() -> None:
    """A second Sira that is written by its kind is that of the cards which the first left."""
    shows = "shows: [S sira, S sira]"
    plays = "plays: [E KH AH 8C 7H, N AC KC 7S TC]"
    done = replayed("declares: [E sira, S sira]", shows, plays)
    assert not done.breaches
    state = done.states[-1]
    assert isinstance(state, InPlay)
    assert [str(it.set) for _, it in state.shown] == ["QS KS AS", "7S 8S 9S"]
    app = load_profile("table-app")
    there = replay_as(
        loads("\n".join((HANDS, "declares: [S sira, S sira]", TRICK))), app, "audited"
    )
    assert not there.breaches


def test_what_is_wrong_beside_an_ekka_is_noted() -> None:
    """A revoke with which Ekka is said to another's lead is a revoke all the same."""
    text = HANDS.replace("calls: [E sun]", "calls: [E hokum, N pass, W pass, S pass]")
    claims = "claims: [{by: S, reason: revoke, seat: W, trick: 0, card: AD}]"
    lines = (text, "plays: [E 7C AC AD!]", claims)
    done = replay(loads("\n".join(lines)), "audited")
    assert [it.rule for it in done.breaches] == ["play.ekka", "fixed.follow-suit"]
    assert [it.verdict.value for it in done.deals[0].claims] == ["upheld"]
