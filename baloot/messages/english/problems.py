"""What can be wrong with an input, and what would be right."""

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
    "problem.expected-named": (
        "{given} is no project; write who and what, such as E fifty or E fifty KS QS JS TS"
    ),
    "problem.expected-played": (
        "{given} is no trick; write the leader and up to four cards, ! for Ekka and * for Baloot"
    ),
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
    **_unknown("word", "{given} is none of the words that may stand here"),
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
    "problem.large-number": "the number is too large; at most {limit}",
    "problem.long-list": "{count} items are too many; at most {limit}",
    "problem.no-document": "the file is empty; expected a case or a record",
    "problem.ending": "the name of the file ends in .yaml, .yml, .json or .jsonl",
    "problem.unwritable": "the output cannot be written: {reason}",
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
    "problem.reverse-needs": (
        "the key {key} is missing; this table has a reverse Kaboot, which this may be"
    ),
    "problem.negative": "{given} is less than nothing; write 0 or more",
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
    "problem.no-such-kind": "this table knows no {kind} in {mode}; known: {known}",
    "problem.hands-missing": "the hands of {seats} are missing; a Sawa shows all four",
    "problem.hands-unequal": "the hands are of different sizes; when a trick is led they are equal",
    "problem.hands-sawa": "{count} cards a hand are not 1 to 7; a Sawa comes after the first trick",
    "problem.played-missing": "{cards} stand neither in a hand nor in played",
    "problem.half-character": "holds half of a character, which is no text",
    "problem.record-format": "this version reads record format {known}",
    "problem.follows": "{key} of a later deal follows from the deal before; leave it out",
    "problem.cards-once": (
        "give the cards in one way: pack, or shuffled with cut, or hands with upcard"
    ),
    "problem.cut-shuffled": "shuffled and cut go together",
    "problem.cut-at": "a cut takes 1 to 31 cards, not {at}",
    "problem.four-hands": "the hands are not the 32 cards in four hands of eight",
    "problem.claim-own-side": "{by} and {seat} are partners; a claim is against the other side",
    "problem.claim-place": (
        "a claim names one place: trick and card, or call, or raise, or declares"
    ),
    "problem.record-profile": "{reason}; a record of another profile carries its choices",
    "problem.record-fingerprint": (
        "the record was made with {name}@{given}, but here {name} is {known}; its choices are "
        "needed to replay it"
    ),
    "problem.claim-card": "{seat} did not play {card} in trick {trick} of the record",
    "problem.claim-index": "the record has no {what} {index} by {seat}",
    "problem.claim-needs": "a claim of {reason} names {place}",
    "problem.claim-one-deal": "a claim is about one deal; give the record of that deal alone",
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
    "problem.extends-ending": "write {name} without its ending: {stem}",
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

SENTENCES = {
    **_EXPECTED,
    **_UNKNOWN,
    **_DOCUMENT_PROBLEMS,
    **_CASE_PROBLEMS,
    **_PROFILE_PROBLEMS,
}
