"""The odds of Dig Up Adventure in lines: as counts of cards, or as chances."""

from typing import Any, Final

from pioche.core.game import View
from pioche.core.lines import (
    Line,
    OddsLines,
    chance_line,
    counted,
    counted_faces,
    line,
    seat,
)
from pioche.games.digup.cards import ADVENTURES
from pioche.games.digup.description import discard
from pioche.games.digup.odds.multiplayer import odds

NEXT: Final = ("own", "gem", "adventure", "idol", "skeleton")
NONE: Final = "digup-odds-none"

Odds = dict[str, Any]


def odds_lines(view: View) -> OddsLines:
    """What the looker cannot place and what the mines show; what the next card may be."""
    figures = odds(view)
    if view["solo"]:
        return OddsLines(solo_counts(view, figures), solo_chances(figures))
    mines = mine_lines(view, figures)
    return OddsLines([*counts(view, figures), *mines], [*chances(figures), *mines])


def counts(view: View, figures: Odds) -> list[Line]:
    """What is somewhere unseen, and the whole discard pile, which a board may have to cut."""
    lines = [] if figures["own_chance"] is None else [own_line(view, figures)]
    lines += [others_line(view, figures), adventures_line(figures)]
    if view["round"]:
        lines.append(line("digup-odds-discard", cards=discard(view)))
    return lines


def own_line(view: View, figures: Odds) -> Line:
    """The values of one's own gems that are somewhere unseen."""
    values = [(card.rpartition("-")[2], 1) for card in own_gems(view, figures)]
    return line("digup-odds-own", values=counted([*values], empty=NONE))


def own_gems(view: View, figures: Odds) -> list[str]:
    if figures["own_chance"] is None:
        return []
    colour = view["mines"][view["seat"]]["colour"]
    return [card for card in figures["unseen"] if card.startswith(colour)]


def others_line(view: View, figures: Odds) -> Line:
    """Other gems, idols and skeletons that are somewhere unseen."""
    unseen: dict[str, int] = figures["unseen"]
    gems = sum(number for card, number in unseen.items() if card[-1].isdecimal())
    return line(
        "digup-odds-others",
        gems=gems - len(own_gems(view, figures)),
        idols=unseen.get("idol", 0),
        skeletons=unseen.get("skeleton", 0),
    )


def adventures_line(figures: Odds) -> Line:
    """Each kind of adventure card with how many of them are unseen."""
    cards = {kind: figures["unseen"].get(kind, 0) for kind, _ in ADVENTURES}
    return line("digup-odds-adventures", cards=counted_faces(cards, empty=NONE))


def mine_lines(view: View, figures: Odds) -> list[Line]:
    """What each mine shows and is worth on average; when the end may come."""
    if not view["round"]:
        return []
    lines = [
        line("digup-odds-mine", player=seat(number), shown=mine["shown"], expected=mine["expected"])
        for number, mine in enumerate(figures["mines"])
    ]
    return [*lines, end_line(view, figures)]


def end_line(view: View, figures: Odds) -> Line:
    """Who can finish first, or that this is the last round."""
    if view["ending"]:
        return line("digup-odds-last-round")
    first = figures["turns_to_finish"].index(figures["soonest"])
    return line("digup-odds-turns", turns=figures["soonest"], player=seat(first))


def chances(figures: Odds) -> list[Line]:
    """What the next card drawn may be."""
    if not figures["next_chance"]:
        return []
    return [
        chance_line(f"digup-odds-next-{kind}", figures[f"{kind}_chance"])
        for kind in NEXT
        if figures[f"{kind}_chance"] is not None
    ]


def solo_counts(view: View, figures: Odds) -> list[Line]:
    """What is still hidden."""
    gems = figures["gems"] - figures["placed"] - len(view["played"])
    return [line("digup-odds-solo-left", gems=gems, skeletons=figures["skeletons_left"])]


def solo_chances(figures: Odds) -> list[Line]:
    """The exact chance to win, of a skeleton next, and the gems placed on average."""
    return [
        chance_line("digup-odds-solo-win", figures["win_chance"]),
        chance_line("digup-odds-solo-skeleton", figures["skeleton_chance"]),
        line("digup-odds-solo-placed", gems=figures["expected_placed"]),
    ]
