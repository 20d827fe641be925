"""The facts of a case, beside the rule."""

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
    "fact.auction-taken": "{seat} is the declarer and takes the upcard.",
    "fact.auction-ashkal": (
        "{caller} called Ashkal; {seat} is the declarer, and {taker} takes the upcard."
    ),
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
    "fact.cut": "{seat} cut the pack that {dealer} dealt.",
    "fact.claimed": "{seat} claims a fault.",
    "fact.claim-upheld": "The record shows it.",
    "fact.claim-rejected": "The record shows no such fault of {accused} there.",
    "fact.claim-undecidable": "The record says nothing about it.",
    "fact.deal-over": "The deal is over.",
    "fact.not-turn": "{seat} cannot do this now; it is the turn of {turn}.",
    "fact.at-calls": "{seat} is to call now.",
    "fact.at-stakes": "The buying is over, and {seat} is to raise or to pass now.",
    "fact.at-cards": "{seat} is to play a card now.",
    "fact.card-not-held": "{seat} does not hold {card}.",
    "fact.ekka-not-said": "{seat} said Ekka where it is not said.",
    "fact.baloot-said": "{seat} said Baloot with {card}.",
    "fact.project-named": "{seat} named {cards}.",
    "fact.project-announced": "{seat} announced {kind}.",
    "fact.no-declaring": "{seat} names a project in trick {trick}.",
    "fact.cards-announced": "{seat} named the cards of a project, {cards}.",
    "fact.kind-declared": "{seat} named a kind, {kind}, without its cards.",
    "fact.sawa-called": "{seat} called Sawa.",
    "fact.sawa-trick": "{seat} leads: {cards}; {winner} takes it.",
    "fact.baloot": "{seat}'s Baloot counts {worth}.",
    "fact.scoring": "{seat} scores {worth} for {kind}, {cards}.",
    "fact.match": "North-South have {ns} points and East-West {ew}.",
    "fact.projects-not-declared": "{seat} shows {cards}, which was not declared.",
    "fact.projects-announced-two": "{seat} announced more than one project in the first trick.",
    "fact.projects-better-kind": "{seat} announced {kind} although a better kind stood announced.",
    "fact.projects-loser-shows": "{seat}'s side did not win the comparison.",
    "fact.projects-card-twice": "{seat} named {cards} twice.",
    "fact.projects-not-held": "{seat} was not dealt {cards}.",
    "fact.projects-kind-not-held": "{seat} named {kind} without holding one.",
    "fact.projects-no-project": "{seat} named {cards}, which is no project here.",
    "fact.projects-too-many": "{seat} named more projects than one player may have.",
}

SENTENCES = {
    **_FACTS,
    **_AUCTION_FACTS,
    **_STAKES_FACTS,
    **_PROJECT_FACTS,
}
