"""Let's Dig for Treasure in sentences: the piles to dig, the cards dug, all score piles."""

from typing import Any, Final

from pioche.core.game import View
from pioche.core.lines import (
    Argument,
    Line,
    counted,
    face,
    faces,
    line,
    row,
    seat,
    seats,
    sentence,
    tally,
    within,
)
from pioche.games.letsdig.cards import FACES

DANGERS: Final = ("worms", "skeleton", "waste")
# Worth something only in pairs.
PAIRED: Final = ("cookies", "milk")
# Described as a face of its own: a dog that has been used.
USED_DOG: Final = "used-dog"
PAIR: Final = "pair"
NONE: Final = "none"
# While cards are dug up: later the collected ones have their effects.
DIGGING: Final = ("dig", "decide", "react", "heirloom")

Counts = dict[str, int]
ScorePile = dict[str, Any]


def progress(view: View) -> Line:
    """How many cards each pile still has."""
    cards = ", ".join(str(pile["cards"]) for pile in view["piles"])
    return line("letsdig-board-progress", cards=cards)


def describe(view: View) -> list[Line]:
    own = own_pile(view)
    others = [pile for pile in view["score_piles"] if pile is not own]
    return [
        sentence(*heading_lines(view)),
        *(pile_line(number, pile) for number, pile in enumerate(view["piles"], start=1)),
        *dug_lines(view),
        *([own_line(view, own)] if own else []),
        *(score_pile_line(pile) for pile in others),
        *(sentence(each) for each in gone_lines(view)),
    ]


def heading_lines(view: View) -> list[Line]:
    """Whose turn it is, what is owed to them, and whether it is the last one."""
    if view["stage"] == "over":
        return [line("letsdig-board-over")]
    lines = [turn_line(view)]
    if view["ending"]:
        return [*lines, line("letsdig-board-ending")]
    if view["extra"]:
        lines.append(line("letsdig-board-extra", turns=view["extra"]))
    return lines


def turn_line(view: View) -> Line:
    """What the one whose turn it is does just now."""
    player = seat(view["turn"])
    if view["victim"] is not None:
        return line("letsdig-board-robs", player=player, other=seat(view["victim"]))
    if view["search"] is not None:
        number = view["search"]["pile"] + 1
        return line("letsdig-board-searches", player=player, number=number)
    if view["stage"] in DIGGING:
        return line("letsdig-board-turn", player=player)
    return line("letsdig-board-collects", player=player)


def pile_line(number: int, pile: dict[str, Any]) -> Line:
    """A pile to dig: how many cards, and what is known from the top."""
    cards = within(pile_cards(pile["cards"]))
    if not pile["top"]:
        return line("letsdig-board-pile-sentence", number=number, cards=cards)
    return line("letsdig-board-pile-top", number=number, cards=cards, top=faces(pile["top"]))


def pile_cards(cards: int) -> Line:
    return cards_line(cards) if cards else line("letsdig-board-empty")


def cards_line(cards: int) -> Line:
    return line("letsdig-board-cards", cards=cards)


def dug_lines(view: View) -> list[Line]:
    """The cards dug in this turn, or the effects of those that were collected."""
    if view["pending"]:
        return [line("letsdig-board-pending-line", cards=kinds(tally(view["pending"])))]
    if not view["dug"]:
        return [line("letsdig-board-dug-none")] if view["stage"] in DIGGING else []
    dug = line("letsdig-board-dug-line", cards=kinds(tally(dug_faces(view))))
    if not view["danger"]["worms"]:
        return [dug]
    return [line("line-row", parts=row([dug, line("letsdig-board-worms")], between=" "))]


def dug_faces(view: View) -> list[str]:
    """The cards dug in their order; a dog that has been used is named as such."""
    cards: list[str] = list(view["dug"])
    for _ in range(view["dug_used_dogs"]):
        cards[cards.index("dog")] = USED_DOG
    return cards


def own_pile(view: View) -> ScorePile | None:
    piles: list[ScorePile] = view["score_piles"]
    return next((pile for pile in piles if view["seat"] in pile["seats"]), None)


def own_title(view: View) -> Line:
    """What the looker's own pile is called: in teams it is shared."""
    return line("letsdig-board-own-team") if view["teams"] else line("letsdig-board-own")


def own_line(view: View, pile: ScorePile) -> Line:
    return line("letsdig-board-own-line", pile=within(own_title(view)), **pile_content(pile))


def score_pile_line(pile: ScorePile) -> Line:
    """Another player's pile, with what the looker knows of it; partners share one in teams."""
    return line("letsdig-board-player-line", player=seats(pile["seats"]), **pile_content(pile))


def pile_content(pile: ScorePile) -> dict[str, Argument]:
    """How many cards a score pile has, what it is worth, and which of them are known."""
    known = sorted_out(pile)
    return {
        "cards": within(cards_line(pile["cards"])),
        "points": within(points_line(pile)),
        "known": kinds(known) if known else NONE,
    }


def points_line(pile: ScorePile) -> Line:
    if pile["points"] is None:
        return line("letsdig-board-points-hidden")
    return line("letsdig-board-points", points=pile["points"])


def gone_lines(view: View) -> list[Line]:
    """What was discarded and destroyed, where there is any: of the discard the dangers."""
    lines, destroyed = [], view["destroyed"]
    if view["discard"]:
        cards = gone(sum(view["discard"].values()), dangers_among(view["discard"]))
        lines.append(line("letsdig-board-discard", cards=cards))
    if destroyed["cards"]:
        cards = gone(destroyed["cards"], destroyed["known"])
        lines.append(line("letsdig-board-destroyed", cards=cards))
    return lines


def gone(cards: int, known: Counts) -> Argument:
    """How many cards, and the ones worth telling."""
    number = within(cards_line(cards))
    return (
        within(line("letsdig-board-among", cards=number, known=kinds(known))) if known else number
    )


def kinds(counts: Counts) -> Argument:
    """Kinds of cards in a row, with how many there are of each."""
    return counted([kind(card, number) for card, number in counts.items()])


def kind(card: str, number: int) -> tuple[Argument, int]:
    """One kind of card and how many of them; pairs include their number."""
    if card == PAIR:
        return within(line("letsdig-board-pair-count", pairs=number)), 1
    if card == USED_DOG:
        return within(line("letsdig-board-used-dog-name")), number
    return face(card), number


def sorted_out(pile: ScorePile) -> Counts:
    """What is known of a score pile: used dogs first, then pairs, then each kind in its order."""
    known: Counts = pile["known"]
    pairs = min(known.get(card, 0) for card in PAIRED)
    counts = {USED_DOG: pile["used_dogs"], PAIR: pairs}
    taken = {"dog": pile["used_dogs"], **dict.fromkeys(PAIRED, pairs)}
    for card in FACES:
        counts[card] = known.get(card, 0) - taken.get(card, 0)
    return {card: number for card, number in counts.items() if number}


def dangers_among(counts: Counts) -> Counts:
    """Only the cards that can make one lose it all."""
    return {card: counts[card] for card in DANGERS if counts.get(card)}
