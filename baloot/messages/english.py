"""The English sentences by id.

Rule sentences are not here: a fixed rule's stands in `baloot.rulebook`, a choice's in
`baloot.profile.decisions`. These are the facts of a case, the problems, and the words around.
"""

from types import MappingProxyType

_WORDS = {
    "seat.S": "South",
    "seat.E": "East",
    "seat.N": "North",
    "seat.W": "West",
    "team.NS": "North-South",
    "team.EW": "East-West",
    "suit.S": "spades",
    "suit.H": "hearts",
    "suit.D": "diamonds",
    "suit.C": "clubs",
    "word.hokum": "Hokum",
    "word.sun": "Sun",
    "word.single": "Single",
    "word.double": "Double",
    "word.triple": "Triple",
    "word.four": "Four",
    "word.gahwa": "Gahwa",
    "word.no-cards": "none",
    "word.declarers-win": "the declarers win",
    "word.defenders-win": "the defenders win",
    "word.each-keeps-own": "each side keeps its own",
    "word.redeal": "the deal is dealt again",
}

_FACTS = {
    "fact.lead": "{seat} leads.",
    "fact.lead-locked": "The deal is locked, and {seat} leads and holds other cards than trumps.",
    "fact.lead-locked-broken": (
        "The deal is locked, {card} is a trump, and {seat} holds other cards: {lawful}."
    ),
    "fact.lead-only-trumps": "The deal is locked, but {seat} holds nothing but trumps.",
    "fact.follow": "{leader} led {lead}, and {seat} holds {led}: {suited}.",
    "fact.follow-broken": (
        "{leader} led {lead}, {seat} holds {led} ({suited}), and {card} is of another suit."
    ),
    "fact.void-in-sun": "{leader} led {lead}, and {seat} holds no {led}.",
    "fact.void-in-trump": "{leader} led the trump {lead}, and {seat} holds no trump.",
    "fact.void-without-trumps": "{leader} led {lead}, and {seat} holds neither {led} nor trumps.",
    "fact.follow-trump": "{leader} led the trump {lead}, and {seat} holds trumps: {suited}.",
    "fact.follow-partners-trump": (
        "{leader} led the trump {lead}, and {seat}'s partner {winner} is winning with {best}."
    ),
    "fact.overtake": (
        "{leader} led the trump {lead}, {winner} is winning with {best}, and {seat} can beat it: "
        "{lawful}."
    ),
    "fact.overtake-broken": (
        "{winner} is winning with {best}, {seat} can beat it ({lawful}), and {card} does not."
    ),
    "fact.cannot-overtake": (
        "{leader} led the trump {lead}, {winner} is winning with {best}, and {seat} holds no "
        "higher trump."
    ),
    "fact.opponent-wins-free": (
        "{leader} led {lead}, {seat} holds no {led}, and the opponent {winner} is winning with "
        "{best}."
    ),
    "fact.win-with-trump": (
        "{leader} led {lead}, {seat} holds no {led}, the opponent {winner} is winning with {best}, "
        "and {seat} has trumps that win: {lawful}."
    ),
    "fact.win-with-trump-broken": (
        "{leader} led {lead}, {seat} holds no {led}, the opponent {winner} is winning with {best}; "
        "{seat} has trumps that win ({lawful}), and {card} is not one of them."
    ),
    "fact.no-winning-trump": (
        "{leader} led {lead}, {seat} holds no {led}, the opponent {winner} is winning with {best}, "
        "and no trump that {seat} holds beats it."
    ),
    "fact.must-trump-broken": (
        "{leader} led {lead}, {seat} holds no {led} but holds trumps ({lawful}), and {card} is "
        "no trump."
    ),
    "fact.fourth-hand": (
        "{seat} plays fourth and holds no {led}, and partner {winner} is winning with {best}."
    ),
    "fact.third-hand": (
        "{seat} plays third and holds no {led}, and partner {leader} is winning with {lead}."
    ),
    "fact.third-hand-ace": (
        "{seat} plays third and holds no {led}, and partner {leader} is winning with the ace that "
        "was led, {lead}."
    ),
    "fact.third-hand-ekka-said": (
        "{seat} plays third and holds no {led}, and partner {leader} is winning with {lead}, led "
        "with Ekka."
    ),
    "fact.third-hand-ekka-true": (
        "{seat} plays third and holds no {led}, and partner {leader} is winning with {lead}, the "
        "highest unplayed card of {led} when it was led."
    ),
    "fact.third-hand-no-ekka": (
        "{seat} plays third and holds no {led}; partner {leader} is winning with {lead}, which is "
        "no ace and for which no Ekka holds. {seat} holds trumps: {lawful}."
    ),
    "fact.third-hand-broken": (
        "{seat} plays third and holds no {led}; partner {leader} is winning with {lead}, which is "
        "no ace and for which no Ekka holds. {seat} holds trumps ({lawful}), and {card} is no "
        "trump."
    ),
    "fact.true-ekkas": "Ekka may truly be said with: {cards}",
    "fact.ekka-true": "No card of {suit} higher than {card} is unplayed.",
    "fact.ekka-false": "Higher than {card} and unplayed: {higher}.",
    "fact.ekka-trump": "{card} is a trump.",
    "fact.ekka-sun": "The contract is Sun.",
    "fact.ekka-none": "No card of {suit} higher than {card} is unplayed, but that changes nothing.",
    "fact.trick": "{card} wins for {seat}.",
    "fact.trick-last": "{card} wins for {seat}; this is the last trick.",
}

_AUCTION_FACTS = {
    "fact.auction-turn": "{seat} is asked in round {round}.",
    "fact.auction-not-turn": "It is the turn of {turn}, not of {seat}.",
    "fact.auction-over": "The auction is over.",
    "fact.auction-bought": "The auction is over; {seat} is the declarer.",
    "fact.auction-keep-or-switch": "{seat}'s Hokum stands, to be kept or switched.",
    "fact.auction-not-switching": "{seat} has no standing Hokum to keep or switch at this moment.",
    "fact.auction-hokum-stands": "A Hokum in {trump} called by {caller} stands.",
    "fact.auction-nobody-bought": "Everyone so far has passed.",
    "fact.auction-upcards-suit": "The upcard is {upcard}, and this is round {round}.",
    "fact.auction-upcard-ace": "The upcard is {upcard}.",
    "fact.auction-ace-hokum": "{caller} called Hokum on {upcard}, and {seat} is asked.",
    "fact.auction-ashkal-seat": "{dealer} deals, and {seat} sits at neither place.",
    "fact.auction-no-ashkal": "{seat} called it.",
    "fact.auction-later-round": "This is round {round}.",
    "fact.auction-no-throwing-in": "{seat} wants to throw the deal in.",
    "fact.auction-worth-something": (
        "{seat} is not known to hold five cards of sevens, eights and nines alone."
    ),
    "fact.auction-asked-again": "{seat} is asked again, over what stands.",
}

_STAKES_FACTS = {
    "fact.stakes-turn": "The level is {level}, and {seat} is asked.",
    "fact.stakes-settled-state": "The level is {level}, and nobody may raise any more.",
    "fact.stakes-settled": "The level is {level}, {declarer} is the declarer, and nobody is asked.",
    "fact.stakes-gate": (
        "{declarer} is the declarer; the declarers have {ours} points and the defenders {theirs}."
    ),
    "fact.stakes-skipped": (
        "The level is {level}, so that the next raise is {next}, and {seat} said {raised}."
    ),
    "fact.stakes-not-turn": (
        "The level is {level}, {declarer} is the declarer, and it is the turn of {turn}, not of "
        "{seat}."
    ),
}

_PROJECT_FACTS = {
    "kind.sira": "the Sira",
    "kind.fifty": "the Fifty",
    "kind.hundred": "the Hundred",
    "kind.four-hundred": "the Four Hundred",
    "because.none": "No project was declared.",
    "because.only-one-side": "Only one side has projects.",
    "because.value": "It is the higher kind.",
    "because.hundred-rank": "Between the Hundreds, run against four of a kind decided.",
    "because.longer-run": "It belongs to the longer run.",
    "because.top-card": "Its top card is higher.",
    "because.trump-run": "It is a run in trump.",
    "because.earlier-seat": "The projects are equal, and its player sits earlier from the dealer's "
    "right.",
    "because.cancelled": "The best projects of the two sides cancel each other.",
    "fact.sawa-called": "{seat} called Sawa.",
    "fact.sawa-trick": "{seat} leads to {cards}.",
    "fact.baloot": "{seat}'s Baloot counts.",
    "fact.match": "North-South have {ns} points and East-West {ew}.",
    "fact.projects-not-declared": "{seat} shows {cards}, which was not declared.",
    "fact.projects-announced-two": "{seat} announced more than one project in the first trick.",
    "fact.projects-better-kind": "{seat} announced {cards} although a better kind stood announced.",
    "fact.projects-loser-shows": "{seat}'s side did not win the comparison.",
    "fact.projects-card-twice": "{seat} named a card of {cards} twice.",
    "fact.projects-not-held": "{seat} was not dealt {cards}.",
    "fact.projects-no-project": "{seat} named {cards}, which is no project here.",
    "fact.projects-too-many": "{seat} named more projects than one player may have.",
}

_RULES = {
    "rule.match-target": "The match is won at {target} points.",
    "rule.tie-hokum": "In Hokum: {sentence}",
    "rule.tie-sun": "In Sun: {sentence}",
    "rule.tie-digits": (
        "The counting side wins on {counters}, its opponents on {others}; neither is favoured on "
        "{exact}."
    ),
    "rule.claim-outcome": "{reasons}: {sentence}",
}

_HEADLINES = {
    "headline.may-play": "{seat} may play: {lawful}",
    "headline.legal": "{card} is legal for {seat}.",
    "headline.illegal": "{card} is illegal for {seat}, who may play: {lawful}",
    "headline.false-ekka": "{card} may not be led with Ekka by {seat}.",
    "headline.ekka-holds": "Ekka on {card} holds for {seat}.",
    "headline.ekka-fails": "Ekka on {card} does not hold for {seat}.",
    "headline.may-call": "{seat} may call: {calls}",
    "headline.may-raise": "{seat} may say: {words}",
    "headline.unlawful": "“{said}” (index {at}) is illegal.",
    "headline.bought": "{seat} plays Hokum with {trump} as trump.",
    "headline.bought-sun": "{seat} plays Sun.",
    "headline.void": "The deal is void; {seat} deals next.",
    "headline.stakes": "The stakes are settled at {level}.",
    "headline.projects": "{team} have the best project: {kind} of {seat}, {cards}",
    "headline.projects-cancelled": "The best projects are equal, and neither side scores any.",
    "headline.no-projects": "Nobody has a project.",
    "headline.projects-unlawful": "What {seat} declared or showed is illegal.",
    "headline.match-won": "{team} win the match.",
    "headline.match-goes-on": "The match goes on; {seat} deals next.",
    "headline.redeal": "The deal does not count and is dealt again.",
    "headline.gahwa": "The {side} win the match by Gahwa.",
    "headline.score": "The declarers write down {declarers}, the defenders {defenders}.",
    "headline.no-sawa": "{seat} may not call Sawa at this table.",
    "headline.sawa-holds": "{seat}'s Sawa holds.",
    "headline.sawa-fails": "{seat}'s Sawa does not hold.",
    "headline.trick": "{seat} takes the trick with {card}: {abnat} card points.",
}

_SHEET = {
    "sheet.declarers": "declarers",
    "sheet.defenders": "defenders",
    "sheet.card-points": "Card points, the last trick's ten included",
    "sheet.each-side": "Each side converts its own",
    "sheet.counters": "The {side} count: {abnat} card points make {points}",
    "sheet.rest": "The other side has the rest of {pool}: {pool} less {counted}",
    "sheet.projects-single": "Projects, at single value",
    "sheet.baloot-single": "Baloot",
    "sheet.totals": "Together",
    "sheet.wins": "The {side} win the deal with {more}",
    "sheet.level": "The contest is level: {result}",
    "sheet.level-digit": "The contest is level, the counted card points end in {digit}: {result}",
    "sheet.cards": "Written down for cards",
    "sheet.converted-together": "Written down for cards with {abnat} for projects and Baloot",
    "sheet.projects": "Written down for projects",
    "sheet.projects-times": "Written down for projects, times {times}",
    "sheet.projects-over": "The losers' projects go to the winners",
    "sheet.projects-over-times": "The losers' projects go to the winners, times {times}",
    "sheet.projects-kept": "The losers keep their projects",
    "sheet.projects-kept-times": "The losers keep their projects, times {times}",
    "sheet.projects-void": "The losers' projects are void",
    "sheet.baloot": "Written down for Baloot",
    "sheet.baloot-over": "The losers' Baloot goes to the winners",
    "sheet.baloot-kept": "The losers keep their Baloot",
    "sheet.baloot-void": "The losers' Baloot is void",
    "sheet.pool": "The declarers lost: the defenders take all the cards are worth",
    "sheet.at-least-pool": "The declarers lost: the defenders take their own, at least {pool}",
    "sheet.raised-pool": "The winners take all at {level}: {pool} times {factor}",
    "sheet.kaboot": "The {side} took every trick",
    "sheet.kaboot-value": "Kaboot",
    "sheet.kaboot-times": "Kaboot at {level}: {value} times {factor}",
    "sheet.kaboot-flat": "Kaboot, {value} even at {level}",
    "sheet.reverse-kaboot": "Reverse Kaboot",
    "sheet.gahwa": "Gahwa: the {side} win the match",
}

_LABELS = {
    "label.error": "error",
    "label.citation": "{source}, {locator}",
    "label.silent-ruling": (
        "This ruling hangs on what this table's source does not settle: {ids}."
    ),
    "label.same-ruling": "The same ruling as {name}.",
    "label.taken-over": "The source does not settle this; the choice is taken over from {parent}.",
    "label.own-default": "The source does not settle this; the choice is this library's default.",
    "label.question-mark": "? hangs on a point that this table's source does not settle",
    "label.agree": "These tables agree.",
    "label.difference": "The decision that makes the difference:",
    "label.differences-any": "The decisions that make the difference, each way by itself:",
    "label.difference-among": "They differ by more than three decisions, among these:",
    "label.together": "Together: {ids}.",
    "label.inherited": "The choice is that of {parent}.",
    "label.extends": "Extends {parent}.",
    "label.arises": "Makes a difference only where {conditions}.",
    "label.condition": "{decision} is {words}",
    "label.not-arising": "Does not arise for: {names}.",
    "label.does-not-arise": "does not arise",
    "label.no-differences": "{first} and {second} play by the same rules.",
    "label.differences": "Decisions in which {first} and {second} differ: {count}",
    "label.changes": "Decisions of {parent} that {name} changes: {count}",
    "label.good-profile": "{name} is complete and stands by itself.",
    "label.unread": "No question can be asked about this yet; so far it changes no answer.",
    "label.broken-plugin": "an installed profile folder cannot be used: {plugin}",
    "label.unmet": "expected {field} to be {expected}, but it is {got}",
    "label.left-out": "left out",
    "basis.fixed": "the same at every table",
    "basis.stated": "stated by the source",
    "basis.inferred": "inferred from the source",
    "basis.reported": "reported second-hand",
    "basis.silent": "the source is silent",
    "basis.house": "this table's own agreement",
}

_PHASES = {
    "phase.deal": "Dealing",
    "phase.auction": "Auction",
    "phase.stakes": "Stakes",
    "phase.play": "Play",
    "phase.projects": "Projects",
    "phase.baloot": "Baloot",
    "phase.score": "Scoring",
    "phase.sawa": "Sawa",
    "phase.claims": "Claims",
    "phase.match": "Match",
}

_EXPECTED = {
    "problem.expected-list": "expected a list or a string of words, not {given}",
    "problem.expected-card": (
        "{given} is no card; write rank then suit, 7 8 9 T J Q K A and S H D C, such as KC or TH"
    ),
    "problem.expected-texts": "expected a list, one item for each, not {given}",
    "problem.expected-call": (
        "{given} is no call; write who and what, such as N hokum H or E pass"
    ),
    "problem.expected-raise": (
        "{given} is no raise; write who and what, such as E double open or N pass"
    ),
    "problem.expected-projects": "expected a list of projects, each a list of cards, not {given}",
    "problem.expected-trick": "{given} is no trick; write the leader and four cards",
    "problem.expected-number-as-text": "expected text, not {given}; put it in quotes",
    "problem.expected-text": "expected text, not {given}",
    "problem.expected-truth": "expected true or false, not {given}",
    "problem.expected-whole": "expected a whole number, not {given}",
    "problem.expected-suit": "{given} is no suit; write S, H, D or C",
    "problem.expected-map": "expected a map of keys and values, not {given}",
    "problem.expected-names": "expected the name of a profile or a list of names, not {given}",
}


def _unknown(what: str, sentence: str) -> dict[str, str]:
    """The two sentences about an unknown word: with and without a near one."""
    return {
        f"problem.unknown-{what}": f"{sentence}; known: {{known}}",
        f"problem.unknown-{what}-near": f"{sentence}; did you mean {{near}}? (known: {{known}})",
    }


_UNKNOWN = {
    **_unknown("key", "unknown key {given}"),
    **_unknown("field", "{given} is no field of this answer"),
    **_unknown("seat", "{given} is no seat"),
    **_unknown("mode", "{given} is no contract"),
    **_unknown("level", "{given} is no level"),
    **_unknown("team", "{given} is no team"),
    **_unknown("word", "{given} is none of the answer's words"),
    **_unknown("call", "{given} is no call"),
    **_unknown("raise", "{given} is no raise"),
    **_unknown("ask", "{given} is no question"),
    **_unknown("choice", "{given} is no choice here"),
    **_unknown("basis", "{given} is no basis"),
    **_unknown("profile", "there is no profile named {given}"),
    "problem.unknown-rule": "there is no rule or decision named {given}",
    "problem.unknown-rule-near": "there is no rule or decision named {given}; did you mean {near}?",
    "problem.unknown-decision": "there is no decision named {given}",
    "problem.unknown-decision-near": "there is no decision named {given}; did you mean {near}?",
    **_unknown("source", "there is no source with the key {given}"),
}

_DOCUMENT_PROBLEMS = {
    "problem.too-large": "{bytes} bytes are too many; the limit is {limit}",
    "problem.not-utf8": "byte {byte} is not UTF-8; save the file as UTF-8",
    "problem.too-deep": "nested more than {limit} deep",
    "problem.yaml": "not YAML: {problem}",
    "problem.json": "not JSON: {problem}",
    "problem.long-number": "not JSON: the number has too many digits",
    "problem.no-json-value": "{given} is no JSON value",
    "problem.character": "the character {code} may not stand here",
    "problem.alias": "the alias *{name} is not allowed; write the value out",
    "problem.anchor": "the anchor &{name} is not allowed; write every value out where it is used",
    "problem.tag": "the tag {tag} is not allowed; leave it out",
    "problem.duplicate-key": "the key {key} stands twice (first on line {line}); keep one",
    "problem.duplicate-key-json": "the key {key} stands twice; keep one",
    "problem.key": "a key must be a plain word",
    "problem.missing-key": "the key {key} is missing",
    "problem.one-document": "expected exactly one document, found {count}",
    "problem.long-list": "{count} items are too many; at most {limit}",
    "problem.no-document": "the file is empty; expected a case",
    "problem.ending": "a file of cases ends in .yaml, .yml, .json or .jsonl",
    "problem.unreadable": "cannot be read: {reason}",
}

_CASE_PROBLEMS = {
    "problem.profile-path": (
        "{given} is a path; a case names a profile, and only --profile opens files"
    ),
    "problem.not-expectable": "{field} cannot be expected; these can: {known}",
    "problem.no-trump": "a Hokum has a trump suit; add trump: S, H, D or C",
    "problem.trump-in-sun": "Sun has no trump suit; leave trump out",
    "problem.caller-in-hokum": (
        "only a Sun by Ashkal has a caller besides its declarer; leave it out"
    ),
    "problem.caller": (
        "the caller is written only where an Ashkal made the caller's partner the declarer; it "
        "would be {declarer}, not {caller}"
    ),
    "problem.level-in-sun": "Sun is never raised above Double, so not to {level}",
    "problem.lock": (
        "only a Hokum Double or Four can be locked, not {mode} at {level}; leave locked out"
    ),
    "problem.level-unknown": "this table has no {level} in {mode}; its levels: {known}",
    "problem.lock-unknown": "this table has no lock; leave locked out",
    "problem.pack": "not the 32 cards: missing {missing}, double {double}",
    "problem.first-five": "the first five cards are meant, not {count}",
    "problem.name-suit": "at this table every Hokum names its suit, such as N hokum H",
    "problem.hand-not-given": "give the first five cards of {seat} under hands",
    "problem.never-locked": "{word} is never {lock}; only double and four say open or locked",
    "problem.open-or-locked": "at this table a {level} says open or locked",
    "problem.no-lock": "at this table a {level} in {mode} is neither open nor locked; say it bare",
    "problem.hand-eight": "the original eight cards are meant, not {count}",
    "problem.automatic": "at this table projects count by themselves; leave {key} out",
    "problem.negative": "{given} points are too few; write 0 or more",
    "problem.baloot-in-sun": "there is no Baloot in Sun; leave baloot out",
    "problem.projects-both": (
        "only the side that won the comparison scores projects; leave the other side's out"
    ),
    "problem.tricks-and": "{key} follows from tricks; give one or the other",
    "problem.sum": "{first} and {second} do not make {right}",
    "problem.points-without-tricks": (
        "the {side} took no trick, so they have 0 card points and not {abnat}"
    ),
    "problem.eight-tricks": "a deal has 8 tricks, not {count}",
    "problem.leader": "{seat} leads, but {winner} took the trick before",
    "problem.no-such-kind": "this table knows no {kind} in {mode}",
    "problem.hands-missing": "the hands of {seats} are missing; a Sawa shows all four",
    "problem.hands-unequal": "the hands are of different sizes; when a trick is led they are equal",
    "problem.hands-sawa": "{count} cards a hand are not 1 to 7; a Sawa comes after the first trick",
    "problem.played-missing": "{cards} stand neither in a hand nor in played",
    "problem.card-twice": "{card} stands twice; a pack has it once",
    "problem.card-in-two": "{card} stands in {first} too; it can be in one place only",
    "problem.trick-full": (
        "with {count} cards on the table nobody is to play; give at most 3, or ask trick"
    ),
    "problem.trick-count": "a whole trick has 4 cards, not {count}",
    "problem.card-not-held": "{card} is not in the hand ({hand}); name a card that is",
    "problem.ekka-without-card": (
        "nobody has led yet; give the card that is led with Ekka, or leave ekka out"
    ),
    "problem.ekka-follows": "Ekka is said with a lead; leave the cards on the table ({count}) out",
    "problem.hand-empty": "the hand is empty; give at least the cards that matter",
    "problem.hand-large": "{count} cards are too many; a hand holds at most 8",
    "problem.played-count": (
        "{count} cards are no whole number of earlier tricks; give 4 a trick, at most 28"
    ),
    "problem.hand-count": (
        "played has {tricks} of the 8 tricks, so that a hand holds {right} cards, not {count}; "
        "leave played out if only the cards that matter are given"
    ),
}

_PROFILE_PROBLEMS = {
    "problem.format": "profile format {given} is not known; this version reads format {known}",
    "problem.name": "the name is {given} but the file is called {stem}; make them the same",
    "problem.source-taken": "the key {key} is that of a known source; choose another",
    "problem.ancestors": "profiles extend each other more than {limit} deep",
    "problem.each-keeps-own-raised": (
        "in a raised deal the winner takes all, so that nobody can keep its own; known: {known}"
    ),
    "problem.parent": "the profile {name} that this one extends cannot be used",
    "problem.cycle": "profiles extend each other in a circle: {chain}",
    "problem.silent-differs": (
        "a silent choice takes over what {parent} chose, but this one differs; say on whose "
        "authority, or choose the same"
    ),
    "problem.missing-decision": (
        "the decision {id} is missing ({title}); answer it, or extend a profile that does"
    ),
    "problem.refused": "{first} and {second} ({where}) cannot stand together: {reason}",
    "problem.basis-needs": "a choice that is {basis} needs the key {key}",
    "problem.basis-forbids": "a choice that is {basis} has no {key}; leave it out",
    "problem.quote-long": "the quote has {words} words; at most {limit}",
    "problem.target-range": "{given} is no target; write a whole number from 1 to 100000",
    "problem.only-with-digits": "{key} goes only with the choice digits",
    "problem.no-digit": "{given} is no last digit; write 0 to 9",
    "problem.digit-twice": "the digit {digit} stands in {first} and in {second}; keep one",
    "problem.digits-missing": "no list of {mode} has the digits {digits}; every digit needs one",
    "refused.abnat-needs-each-side": (
        "card points can only grow by projects or Baloot where each side converts its own"
    ),
    "refused.no-upcard": "when all eight cards are dealt at once there is no upcard",
    "refused.four-nines-need-abnat": (
        "four nines are worth 400 card points, and no match points are given for them"
    ),
    "refused.digits-need-counters": "where each side converts its own, no side's digit decides",
}

SENTENCES = MappingProxyType(
    {
        **_WORDS,
        **_FACTS,
        **_AUCTION_FACTS,
        **_STAKES_FACTS,
        **_PROJECT_FACTS,
        **_RULES,
        **_HEADLINES,
        **_LABELS,
        **_SHEET,
        **_PHASES,
        **_EXPECTED,
        **_UNKNOWN,
        **_DOCUMENT_PROBLEMS,
        **_CASE_PROBLEMS,
        **_PROFILE_PROBLEMS,
    }
)
