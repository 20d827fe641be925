"""Words and labels around rulings."""

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
    "word.outcome-award": "award, North-South {ns} and East-West {ew}",
    "word.outcome-redeal": "the deal is dealt again",
    "word.outcome-correction": "it is put right",
    "word.outcome-warning": "a warning",
    "word.outcome-play-on": "play goes on",
    "word.declarers-win": "the declarers win",
    "word.defenders-win": "the defenders win",
    "word.each-keeps-own": "each side keeps its own",
    "word.redeal": "the deal is dealt again",
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

_LABELS = {
    "label.error": "error",
    "label.citation": "{source}, {locator}",
    "label.silent-ruling": (
        "This ruling hangs on what this table's source does not settle: {ids}."
    ),
    "label.same-ruling": "The same ruling as {name}.",
    "label.borrowed": "This table's own source does not put it in words.",
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
    "label.deal": "Deal {number}",
    "label.dealer": "{seat} deals.",
    "label.calls": "Calls: {words}.",
    "label.raises": "Raises: {words}.",
    "label.trick": "Trick {number}, {seat} leads: {cards}. {winner} takes it.",
    "label.mismatch": "{field}: the record says {claimed}, the replay {computed}",
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

SENTENCES = {
    **_WORDS,
    **_RULES,
    **_LABELS,
    **_PHASES,
}
