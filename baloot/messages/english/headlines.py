"""The outcome of a question in one sentence."""

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
    "headline.bought-sun": "{seat} is the declarer, in Sun.",
    "headline.void": "The deal is void; {seat} deals next.",
    "headline.stakes-locked": "The stakes are settled at {level}, and the deal is locked.",
    "headline.stakes": "The stakes are settled at {level}.",
    "headline.projects": "{team} have the best project: {kind} of {seat}, {cards}",
    "headline.projects-cancelled": "The best projects are equal, and neither side scores any.",
    "headline.no-projects": "Nobody has a project.",
    "headline.projects-unlawful": "What {seat} declared or showed is illegal.",
    "headline.match-won": "{team} win the match.",
    "headline.match-goes-on": "The match goes on; {seat} deals next.",
    "headline.redeal": "The deal does not count and is dealt again.",
    "headline.gahwa": "The {side} win the match by Gahwa.",
    "headline.score-made": (
        "The declarers win the deal; they write down {declarers}, the defenders {defenders}."
    ),
    "headline.score-lost": (
        "The declarers lose the deal; they write down {declarers}, the defenders {defenders}."
    ),
    "headline.score-stands": (
        "Neither side loses; the declarers write down {declarers}, the defenders {defenders}."
    ),
    "headline.no-sawa": "{seat} may not call Sawa at this table.",
    "headline.sawa-holds": "{seat}'s Sawa holds.",
    "headline.sawa-fails": "{seat}'s Sawa does not hold.",
    "headline.no-claims": "{seat} may not claim at this table.",
    "headline.claim-upheld": "{seat}'s claim against {accused} is upheld: {outcome}",
    "headline.claim-rejected": "{seat}'s claim against {accused} is rejected: {outcome}",
    "headline.claim-undecidable": "{seat}'s claim against {accused} cannot be decided: {outcome}",
    "headline.record": (
        "Deals: {deals}. Breaches: {breaches}. Claims that do not fit: {mismatches}. North-South "
        "have {ns} points and East-West {ew}."
    ),
    "headline.trick": "{seat} takes the trick with {card}: {abnat} card points.",
}

SENTENCES = {
    **_HEADLINES,
}
