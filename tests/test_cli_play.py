"""`baloot play`: a match at the terminal, by hand and at random."""

import json
import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterable
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from baloot import (
    PACK,
    Card,
    Cards,
    Finished,
    InAuction,
    InPlay,
    InStakes,
    Play,
    Seat,
    State,
    apply,
    dumps,
    legal_actions,
    load_profile,
    new_deal,
    pack_from_seed,
    parse_action,
    text_of,
)
from baloot.cli import main
from baloot.game.state import Going
from baloot.guide.sitting import Sitting, read_act
from baloot.messages.lines import Line
from baloot.profile.shelf import SHIPPED
from baloot.rules.dealing import complete
from tests.profile_files import CHOICES, write

WIDTH = 80
CARD = re.compile(r"(?:[7-9JQKA]|10)[♠♥♦♣]")


def run(*arguments: str | Path, typed: str | bytes = "") -> Result:
    """`baloot play`; it never ends in another exception."""
    result = CliRunner().invoke(main, ["play", *map(str, arguments)], input=typed)
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    assert "Traceback" not in result.output
    return result


def played(*arguments: str | Path, typed: str | bytes = "") -> str:
    """What a sitting prints, in lines of at most 80 columns."""
    result = run(*arguments, typed=typed)
    assert result.exit_code == 0, result.output
    assert result.stderr == ""
    assert [it for it in result.stdout.splitlines() if len(it) > WIDTH] == []
    return result.stdout


def one_line(text: str) -> str:
    """The text without its line breaks."""
    return " ".join(text.split())


def replayed(path: Path) -> str:
    """What `baloot replay` says of a file that it must accept."""
    result = CliRunner().invoke(main, ["replay", "--strict", str(path)])
    assert result.exit_code == 0, result.output
    return result.stdout


# --- at random ---------------------------------------------------------------------------


@pytest.mark.parametrize("name", SHIPPED)
def test_a_match_at_random(name: str, tmp_path: Path) -> None:
    """At every shipped table a match ends with a winner, and its record can be replayed."""
    path = tmp_path / "match.json"
    text = played("--hand", "none", "--seed", "5", "--profile", name, "--save", path)
    won = re.findall(r"^(North-South|East-West) win the match\.$", text, re.M)
    assert len(won) == 1
    assert f"{won[0]} win the match." in replayed(path)
    assert "calls Sawa" not in text


def test_the_seed_settles_the_match() -> None:
    """The same seed is the same match, another is another; one that is drawn is said."""
    first = played("--hand", "none", "--seed", "1", "--deals", "1")
    assert played("--hand", "none", "--seed", "1", "--deals", "1") == first
    assert played("--hand", "none", "--seed", "2", "--deals", "1") != first
    drawn = played("--hand", "none", "--deals", "1")
    seed = re.match(r"Seed (\d+);", drawn)
    assert seed is not None
    assert played("--hand", "none", "--deals", "1", "--seed", seed[1]) == drawn


def test_deals_are_counted() -> None:
    """`--deals` stops after so many, each with its sheet and the score."""
    text = played("--hand", "none", "--seed", "1", "--deals", "2")
    assert re.findall(r"^Deal \d+$", text, re.M) == ["Deal 1", "Deal 2"]
    assert text.count("declarers  defenders") == 2
    assert len(re.findall(r"^North-South have \d+ points and East-West \d+\.$", text, re.M)) == 2
    assert "win the match" not in text


# --- by hand -----------------------------------------------------------------------------


class Person:
    """Sits at seats of a match: asks `questions`, then what is lawful, and does the first of it.

    `heard` is called with each text that is told.
    """

    def __init__(
        self,
        name: str,
        *seats: Seat,
        seed: int = 4,
        questions: Iterable[str] = (),
        heard: Callable[[str], None] = lambda _: None,
    ) -> None:
        self.sitting = Sitting(load_profile(name), frozenset(seats), seed, self.answer, self.hear)
        self.questions = (*questions, "?")
        self.heard = heard
        self.asked = 0
        self.text = ""

    def answer(self, _: str) -> str:
        """The next question, or the first act that `?` listed."""
        if self.asked < len(self.questions):
            self.asked += 1
            return self.questions[self.asked - 1]
        self.asked = 0
        assert self.text.startswith("Lawful now: ")
        return self.text.removeprefix("Lawful now: ").split(", ")[0]

    def hear(self, lines: Iterable[Line]) -> None:
        """Takes in what is told."""
        self.text = one_line(" ".join(it.text for it in lines))
        self.heard(self.text)


@pytest.mark.parametrize("name", SHIPPED)
def test_what_is_listed_can_be_typed(name: str) -> None:
    """Four seats by hand, each doing the first act that `?` lists, play deals to their end."""
    person = Person(name, *Seat)
    person.sitting.play(4)
    assert len(person.sitting.match.deals) == 4


def test_packs_do_not_hang_on_what_is_played() -> None:
    """A seat played by hand changes no later pack."""
    packs = []
    for seats in ((), (Seat.SOUTH,)):
        sitting = Person("saudi", *seats).sitting
        sitting.play(3)
        packs.append([it.setting.dealt.pack for it in sitting.match.deals])
    assert len(packs[0]) == 3
    assert packs[0] == packs[1]


def public(state: Going) -> Cards:
    """The cards that everybody has seen."""
    if not isinstance(state, InPlay):
        upcard = state.setting.dealt.upcard
        return Cards.of((upcard,) if upcard else ())
    upcard = state.deal.setting.dealt.upcard
    seen = Cards.of((*state.trick, *((upcard,) if upcard else ()))) | state.played
    named = (*state.shown, *(state.declared if state.tricks else ()))
    for _, project in named:
        seen |= project.set
    return seen


def own(state: Going, seat: Seat) -> Cards:
    """The cards that were dealt to `seat`, as far as it has them."""
    match state:
        case InAuction():
            dealt = state.setting.dealt
            hands = dealt.first_five if dealt.upcard else complete(dealt, None)
            return hands.of(seat)
        case InStakes():
            return state.hands.of(seat)
        case InPlay():
            return state.deal.hands.of(seat)


@pytest.mark.parametrize("name", SHIPPED)
@pytest.mark.parametrize("seed", range(3))
def test_other_hands_stay_closed(name: str, seed: int) -> None:
    """Before the end of a deal no card is named that the seat by hand has not seen.

    Not even when it asks at each turn about every card of the pack, itself the asked one apart.
    """
    checked = 0

    def heard(text: str) -> None:
        nonlocal checked
        state = person.sitting.state
        if state is None or isinstance(state, Finished):
            return
        known = public(state) | own(state, Seat.SOUTH)
        asked = re.match(r"“play (\w\w)”", text)
        if asked:
            known |= Cards.parse(asked[1])
        told = Cards.of(map(Card.parse, CARD.findall(text)))
        assert not told - known, text
        checked += len(told)

    questions = [f"why {card}" for card in PACK]
    person = Person(name, Seat.SOUTH, seed=seed, questions=questions, heard=heard)
    person.sitting.play(3)
    assert checked > 100


def test_nothing_of_other_hands_before_the_first_card() -> None:
    """What is printed before the first card names the upcard and the own hand alone."""
    text = played("--seed", "3", "--deals", "1")
    before = text[: text.index("East plays A♠.")]
    assert CARD.findall(before) == ["7♠"]
    text = played("--seed", "3", "--hand", "E", typed="pass\nquit\n")
    before, hand = text.split("East holds: ", 1)
    assert set(CARD.findall(before)) == {"7♠"}
    assert len(CARD.findall(hand.splitlines()[0])) == 5


def test_what_can_be_typed() -> None:
    """In full, without the seat, or bare; a card as the library writes it or with its sign."""
    pack = pack_from_seed(1)
    auction = new_deal(load_profile("saudi"), dealer=Seat.WEST, pack=pack)
    for text in ("pass", "call pass", "S call pass", "PASS", "s call  pass"):
        assert typed(auction, text) == "S call pass"
    assert typed(auction, "hokum ♥") == "S call hokum H"
    for text in ("play KC", "play k♣", "S play KC"):
        assert typed(auction, text) == "S play KC"
    assert typed(auction, "E call sun") == "E call sun"
    for text in ("", "K", "KC", "hokum", "raise", "why", "S", "sun sun"):
        assert typed(auction, text) is None
    state: State = apply(auction, parse_action("S call sun"))
    while not isinstance(state, InPlay):
        assert not isinstance(state, Finished)
        state = apply(state, legal_actions(state)[0])
    seat = state.seat.value
    for text in ("kc ekka", "K♣ ekka", "play KC ekka"):
        assert typed(state, text) == f"{seat} play KC ekka"
    assert typed(state, "10h") == f"{seat} play TH"
    assert typed(state, "sawa") == f"{seat} sawa"
    assert typed(state, "declare KC QC JC") == f"{seat} declare JC QC KC"
    assert typed(state, "pass") is None


def test_what_can_be_typed_of_raises() -> None:
    """A bare word is a raise while the stakes are open, and a pass is one of them."""
    state: State = new_deal(load_profile("saudi"), dealer=Seat.WEST, pack=pack_from_seed(1))
    while not isinstance(state, InStakes):
        assert isinstance(state, InAuction)
        hokum = [it for it in legal_actions(state) if " hokum " in text_of(it)]
        state = apply(state, (*hokum, *legal_actions(state))[0])
    seat = state.seat.value
    for text in ("double open", "raise double open", "DOUBLE open", f"{seat} raise double open"):
        assert typed(state, text) == f"{seat} raise double open"
    assert typed(state, "pass") == f"{seat} raise pass"
    assert typed(state, "hokum") is None


def typed(state: Going, text: str) -> str | None:
    """The act that a text names, in full."""
    action = read_act(state, text.split())
    return None if action is None else text_of(action)


# --- at the prompt: in seed 3 South plays last to the first trick of East's Sun ----------


def test_an_unlawful_card_is_refused_and_asked_again() -> None:
    """The refusal has the rule, its sentence and the facts, the very text of `why`."""
    text = played("--seed", "3", typed="qd\n")
    assert text.count("South: ") == 2
    refusal = text[text.index("“play QD” is unlawful.") : text.index("A card is due")]
    assert "fixed.follow-suit (the same at every table)" in refusal
    assert "East led A♠, South holds spades (8♠ K♠), and Q♦ is of another suit." in one_line(
        refusal
    )
    asked = played("--seed", "3", typed="why qd\n")
    assert one_line(refusal) in one_line(asked)


def test_what_is_lawful_and_why() -> None:
    """`?` lists the lawful acts; `why` gives the reason for one, and neither acts."""
    text = played("--seed", "3", typed="?\nwhy 8s\nwhy\nwhy foo\nks\n")
    assert "Lawful now: play 8S, play KS\n" in text
    assert "“play 8S” is lawful.\n  fixed.follow-suit" in text
    assert "“foo” names nothing that can be done here." in text
    assert text.index("“play 8S” is lawful.") < text.index("South plays K♠.")


def test_what_is_known_at_a_turn() -> None:
    """The score, the contract, its level, the trick and the own hand stand above the prompt."""
    text = played("--seed", "3")
    known = text[text.index("North-South have") : text.index("South: ")]
    assert known.splitlines() == [
        "North-South have 0 points and East-West 0.",
        "  East is the declarer, in Sun.",
        "  The level is Single.",
        "  Trick 1, East led: A♠ Q♠ J♠",
        "  South holds: 8♠ K♠ 8♥ J♥ Q♦ 7♣ K♣ A♣",
    ]


@pytest.mark.parametrize("text", ["10x", "kc qc", "hokum", "pass", "\x1b[2J", "why?", "x" * 500])
def test_unreadable_input(text: str) -> None:
    """What cannot be read is said, with what would be right, and asked again."""
    said = run("--seed", "3", typed=f"{text}\nquit\n").stdout
    assert "\x1b" not in said
    assert "names nothing that can be done here." in one_line(said)
    assert "A card is due, such as KC or K♣; ? lists what is lawful." in said
    assert "You left the match." in said


def test_an_act_of_another_phase() -> None:
    """A call is no act while cards are played; the refusal says what is due."""
    text = played("--seed", "3", typed="call pass\nE play 8S\n")
    assert "“call pass” is unlawful.\n  fixed.turns" in text
    assert text.count("A card is due") == 2


def test_leaving() -> None:
    """`quit`, the end of the input and an interrupt end the match with a line and status 0."""
    assert played("--seed", "3", typed="Quit\n").endswith("You left the match.\n")
    for typed_so_far in ("", "ks\n", "ks"):
        text = played("--seed", "3", typed=typed_so_far)
        assert text.endswith("There is no more input; the match ends here.\n")


def test_an_interrupt(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ctrl-C at a prompt is an end like any other."""

    def interrupted(_: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("baloot.cli._ask", interrupted)
    assert played("--seed", "3").endswith("Interrupted; the match ends here.\n")


def test_input_that_is_no_text() -> None:
    """In a real process bytes that are no UTF-8 are shown as escapes, at every line."""
    done = subprocess.run(
        [sys.executable, "-m", "baloot.cli", "play", "--seed", "3"],
        input=b"\xff\n\xfe\n",
        capture_output=True,
        env={**os.environ, "PYTHONIOENCODING": "utf-8"},
        check=True,
    )
    text = done.stdout.decode()
    assert "“\\xff” names nothing" in text
    assert "“\\xfe” names nothing" in text
    assert done.stderr == b""


def test_no_input_at_all() -> None:
    """Without a standard input the match ends at the first prompt."""
    code = "import sys; sys.stdin = None; from baloot.cli import main; main(['play'])"
    done = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        env={**os.environ, "PYTHONIOENCODING": "utf-8"},
        check=True,
    )
    assert done.stdout.decode().rstrip().endswith("There is no more input; the match ends here.")


# --- options and records -----------------------------------------------------------------


@pytest.mark.parametrize("ending", ["json", "jsonl", "yaml", "yml", "JSON"])
def test_the_record_of_a_match_that_was_left(ending: str, tmp_path: Path) -> None:
    """The record holds the deal that was broken off too, and can be replayed."""
    path = tmp_path / f"match.{ending}"
    text = played("--seed", "3", "--save", path, typed="ks\nquit\n")
    assert one_line(text).endswith(f"The record is in {path}.")
    told = replayed(path)
    assert "Trick 1, East leads: A♠ Q♠ J♠ K♠. East takes it." in told
    if ending == "jsonl":
        assert len(path.read_text(encoding="utf-8").splitlines()) == 1
        assert json.loads(path.read_text(encoding="utf-8"))["profile"].startswith("saudi@")


def test_a_later_deal_that_was_left(tmp_path: Path) -> None:
    """After whole deals the one that was broken off follows them in the record."""
    person = Person("saudi", Seat.SOUTH, seed=3)
    person.sitting.play(2)
    person.questions = ("quit",)
    person.asked = 0
    person.sitting.play()
    written = person.sitting.record
    assert written is not None
    assert len(written.deals) == 3
    path = tmp_path / "match.yaml"
    path.write_text(dumps(written, "yaml"), encoding="utf-8")
    assert "Deal 3" in replayed(path)


def test_a_profile_of_ones_own(tmp_path: Path) -> None:
    """A profile file is played, and its record carries the choices."""
    profile = write(tmp_path, CHOICES + "  match.target: 40\n")
    path = tmp_path / "match.json"
    text = played("--hand", "none", "--seed", "1", "--profile", profile, "--save", path)
    assert "win the match." in text
    profile.unlink()
    assert "win the match." in replayed(path)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--save", "match.txt"), "ends in .yaml, .yml, .json or .jsonl"),
        (("--save", "nowhere/match.json"), "the output cannot be written: No such file"),
        (("--hand", "none", "--hand", "S"), "--hand none stands alone"),
        (("--hand", "X"), "'X' is not one of"),
        (("--deals", "0"), "0 is not in the range"),
        (("--seed", "-1"), "-1 is not in the range"),
        (("--profile", "saudy"), "did you mean saudi?"),
    ],
)
def test_options_that_cannot_be(
    arguments: tuple[str, ...], said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Wrong options are refused before a card is dealt, with status 2."""
    monkeypatch.chdir(tmp_path)
    result = run(*arguments)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert said in one_line(result.stderr)
    assert list(tmp_path.iterdir()) == []


def test_a_file_is_not_written_over(tmp_path: Path) -> None:
    """What stands in a file stays there, and nothing is dealt."""
    file = tmp_path / "match.json"
    file.write_text("precious", encoding="utf-8")
    result = run("--save", str(file))
    assert result.exit_code == 2
    assert "File exists" in result.stderr
    assert file.read_text(encoding="utf-8") == "precious"


def test_the_marks_of_records_are_read() -> None:
    """Ekka and Baloot may be typed as records write them."""
    state = new_deal(load_profile("saudi"), dealer=Seat.SOUTH, pack=pack_from_seed(0))
    going: State = state
    while not isinstance(going, InPlay):
        going = apply(going, legal_actions(going)[0 if going is not state else 1])
    seat = going.seat
    assert read_act(going, ["KC!"]) == Play(seat, Card.parse("KC"), ekka=True)
    assert read_act(going, ["KC*"]) == Play(seat, Card.parse("KC"), baloot=True)
