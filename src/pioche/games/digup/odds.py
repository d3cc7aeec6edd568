"""How likely things are, from a view alone, and the same in lines."""

from typing import Any, Final, TypedDict

from pioche.core.game import View
from pioche.core.lines import Line, OddsLines, chance_line, counted, counted_faces, line, seat
from pioche.games.digup.cards import (
    ADVENTURES,
    COLOURS,
    DECK,
    FACES,
    FIRST_ADVENTURE,
    SKELETON,
    SKELETONS,
    VALUES,
    place_of,
    points_of,
)
from pioche.games.digup.description import discard
from pioche.games.digup.effects.solo import GEMS as SOLO_GEMS
from pioche.games.digup.effects.turns import PLAYS
from pioche.games.digup.view import HIDDEN

# What a mine may hold, and what only hands and piles do.
ROCKS: Final = FACES[:FIRST_ADVENTURE]
GEMS: Final = FACES[:SKELETON]
NUMBERS: Final = {face: number for number, face in enumerate(FACES)}
IN_THE_BOX: Final = {face: int(DECK.count(NUMBERS[face])) for face in FACES}
# A position at which no gem is in its place.
NOWHERE: Final = -1

Counts = dict[str, int]


class MineOdds(TypedDict):
    """What a mine is worth: its face-up cards, those that one knows too, and all on average."""

    shown: int
    known: int
    expected: float


class Odds(TypedDict):
    """What the next card drawn may be, what the mines are worth, how near the end is."""

    unseen: Counts  # how many cards of each face the looker cannot place
    next_chance: dict[str, float]  # chance of each face to be the next card drawn
    own_chance: float | None  # chance of a gem of one's colour; None for who collects none
    gem_chance: float  # of any other gem
    idol_chance: float
    skeleton_chance: float
    adventure_chance: float
    mines: list[MineOdds]
    turns_to_finish: list[int]  # of each player at least, by their own two cards a turn
    soonest: int  # the least of them; 0 once the last round has begun


def odds(view: View) -> dict[str, Any]:
    if view["solo"]:
        return solo_odds(view)
    unseen = unseen_faces(view)
    coming = next_chances(view, unseen)
    own = own_colour(view)
    own_chance = family(coming, [face for face in GEMS if own and face.startswith(own)])
    buried = buried_faces(view, unseen)
    turns = [turns_left(mine) for mine in view["mines"]]
    figures: Odds = {
        "unseen": unseen,
        "next_chance": coming,
        "own_chance": own_chance if own else None,
        "gem_chance": family(coming, GEMS) - own_chance,
        "idol_chance": coming.get("idol", 0.0),
        "skeleton_chance": coming.get("skeleton", 0.0),
        "adventure_chance": family(coming, FACES[FIRST_ADVENTURE:]),
        "mines": [mine_odds(mine, buried) for mine in view["mines"]],
        "turns_to_finish": turns,
        "soonest": 0 if view["ending"] else min(turns),
    }
    return dict(figures)


def own_colour(view: View) -> str | None:
    if view["seat"] is None:
        return None
    colour: str | None = view["mines"][view["seat"]]["colour"]
    return colour


def unseen_faces(view: View) -> Counts:
    """All cards in play less those that the looker knows, wherever they are."""
    unseen = dict(IN_THE_BOX)
    for colour in view["colours_out"]:
        for value in range(1, VALUES + 1):
            del unseen[f"{colour}-{value}"]
    unseen["dynamite"] -= view["dynamite_out"]
    piles = [mine["cards"] for mine in view["mines"]] + view["hands"]
    piles += [view[name] for name in ("discard", "played", "river", "looked", "aside", "pile_top")]
    for face in (face for pile in piles for face in pile if face != HIDDEN):
        unseen[face] -= 1
    return {face: number for face, number in unseen.items() if number}


def next_chances(view: View, unseen: Counts) -> dict[str, float]:
    if view["pile_top"] and view["pile_top"][0] != HIDDEN:
        return {view["pile_top"][0]: 1.0}
    if view["pile"] == 0:
        return shares(counts_of(view["discard"]))  # it would be shuffled first
    if view["pile_from"] and view["on_top"] <= len(view["looked"]):
        return shares(limit_counts(unseen, counts_of(view["pile_from"])))
    return chances_outside_mines(view, unseen)


def chances_outside_mines(view: View, unseen: Counts) -> dict[str, float]:
    """Hidden mine cards are no adventure cards, so those are likelier to be drawn.

    All other cards that the looker cannot place count alike. A card lifted unseen from a mine to
    a hand is no adventure card either, which this leaves aside: it is nearly exact.
    """
    hidden = sum(mine["cards"].count(HIDDEN) for mine in view["mines"])
    rocks = {face for face in unseen if face in ROCKS and face not in view["shuffled_gems"]}
    number_of_rocks = sum(unseen[face] for face in rocks)
    outside = sum(unseen.values()) - hidden
    free = (number_of_rocks - hidden) / number_of_rocks if rocks else 0.0
    return {
        face: number * (free if face in rocks else 1.0) / outside for face, number in unseen.items()
    }


def counts_of(faces: list[str]) -> Counts:
    return {face: faces.count(face) for face in faces}


def limit_counts(counts: Counts, most: Counts) -> Counts:
    """The counts, but of each face no more than this."""
    found = {face: min(number, most.get(face, 0)) for face, number in counts.items()}
    return {face: number for face, number in found.items() if number}


def shares(counts: Counts) -> dict[str, float]:
    """Each face as often as it is there."""
    cards = sum(counts.values())
    return {face: number / cards for face, number in counts.items()}


def family(chances: dict[str, float], faces: list[str] | tuple[str, ...]) -> float:
    return sum(chances.get(face, 0.0) for face in faces)


def mine_odds(mine: dict[str, Any], buried: Counts) -> MineOdds:
    """What a mine is worth now, and on average with what still lies hidden in it."""
    colour = COLOURS.index(mine["colour"]) if mine["colour"] else -1
    shown = known = 0
    hidden: list[int] = []
    for at, face in enumerate(mine["cards"]):
        if face == HIDDEN:
            hidden.append(at)
        else:
            points = int(points_of(NUMBERS[face], at, colour))
            known += points
            shown += points if at + 1 in mine["up"] else 0
    expected = known + average_points(buried, hidden, colour)
    return {"shown": shown, "known": known, "expected": expected}


def buried_faces(view: View, unseen: Counts) -> Counts:
    """What may lie hidden in a mine: nothing that has been through the discard pile."""
    shuffled = counts_of(view["pile_from"]) | dict.fromkeys(view["shuffled_gems"], 1)
    left = {face: unseen[face] - shuffled.get(face, 0) for face in unseen if face in ROCKS}
    return {face: number for face, number in left.items() if number > 0} or limit_counts(
        unseen, dict.fromkeys(ROCKS, len(DECK))
    )


def average_points(buried: Counts, hidden: list[int], colour: int) -> float:
    """What these positions bring on average: their points are sums over all that may lie there."""
    cards = sum(buried.values())
    points = 0
    for face, number in buried.items():
        anywhere = int(points_of(NUMBERS[face], NOWHERE, colour))
        points += number * anywhere * len(hidden)
        # A gem in its place is worth one more, whatever its colour.
        points += number if face in GEMS and place_of(NUMBERS[face]) in hidden else 0
    return points / cards if cards else 0.0


def turns_left(mine: dict[str, Any]) -> int:
    """How many turns of one's own one needs at least: a card turns up one card at most.

    Another's bridge may bring a face-up card, and the end, sooner.
    """
    hidden = 9 - len(mine["up"])
    return -(-hidden // PLAYS)


# The solo variant is pure chance, and its chances are exact.
#
# Each card drawn starts a chain of gems that ends at a skeleton; gems in a closed loop are in no
# chain (U33). With s skeletons still to come and u hidden positions, of which some chain starts at
# s, a random deal has no loop with chance s / (s + u), and a position is in a chain with
# chance s / (s + 1). A gem in hand makes its own position a start.


class SoloOdds(TypedDict):
    """How a solo game will go. Chances are between 0 and 1."""

    placed: int
    gems: int
    skeletons_left: int
    win_chance: float
    skeleton_chance: float  # that the next card turned is a skeleton
    expected_placed: float  # gems placed at the end, on average


def solo_odds(view: View) -> dict[str, Any]:
    placed = sum(len(mine["up"]) for mine in view["mines"])
    held = len(view["played"])  # a gem in hand: its position is sure to be reached
    loose = SOLO_GEMS - placed - held
    skeletons = SKELETONS - len(view["discard"])
    figures: SoloOdds = {
        "placed": placed,
        "gems": SOLO_GEMS,
        "skeletons_left": skeletons,
        "win_chance": ratio(skeletons, skeletons + loose),
        "skeleton_chance": ratio(skeletons, skeletons + loose) if placed < SOLO_GEMS else 0.0,
        "expected_placed": placed + held + loose * skeletons / (skeletons + 1),
    }
    return dict(figures)


def ratio(part: int, whole: int) -> float:
    """A share; 1 where nothing is left."""
    return part / whole if whole else 1.0


# Lines

NEXT: Final = ("own", "gem", "adventure", "idol", "skeleton")
NONE: Final = "digup-odds-none"

Figures = dict[str, Any]


def odds_lines(view: View) -> OddsLines:
    """What the looker cannot place and what the mines show; what the next card may be."""
    figures = odds(view)
    if view["solo"]:
        return OddsLines(solo_counts(view, figures), solo_chances(figures))
    mines = mine_lines(view, figures)
    return OddsLines([*counts(view, figures), *mines], [*chances(figures), *mines])


def counts(view: View, figures: Figures) -> list[Line]:
    """What is somewhere unseen, and the whole discard pile, which a board may have to cut."""
    lines = [] if figures["own_chance"] is None else [own_line(view, figures)]
    lines += [others_line(view, figures), adventures_line(figures)]
    if view["round"]:
        lines.append(line("digup-odds-discard", cards=discard(view)))
    return lines


def own_line(view: View, figures: Figures) -> Line:
    """The values of one's own gems that are somewhere unseen."""
    values = [(card.rpartition("-")[2], 1) for card in own_gems(view, figures)]
    return line("digup-odds-own", values=counted([*values], empty=NONE))


def own_gems(view: View, figures: Figures) -> list[str]:
    if figures["own_chance"] is None:
        return []
    colour = view["mines"][view["seat"]]["colour"]
    return [card for card in figures["unseen"] if card.startswith(colour)]


def others_line(view: View, figures: Figures) -> Line:
    """Other gems, idols and skeletons that are somewhere unseen."""
    unseen: dict[str, int] = figures["unseen"]
    gems = sum(number for card, number in unseen.items() if card[-1].isdecimal())
    return line(
        "digup-odds-others",
        gems=gems - len(own_gems(view, figures)),
        idols=unseen.get("idol", 0),
        skeletons=unseen.get("skeleton", 0),
    )


def adventures_line(figures: Figures) -> Line:
    """Each kind of adventure card with how many of them are unseen."""
    cards = {kind: figures["unseen"].get(kind, 0) for kind, _ in ADVENTURES}
    return line("digup-odds-adventures", cards=counted_faces(cards, empty=NONE))


def mine_lines(view: View, figures: Figures) -> list[Line]:
    """What each mine shows and is worth on average; when the end may come."""
    if not view["round"]:
        return []
    lines = [
        line("digup-odds-mine", player=seat(number), shown=mine["shown"], expected=mine["expected"])
        for number, mine in enumerate(figures["mines"])
    ]
    return [*lines, end_line(view, figures)]


def end_line(view: View, figures: Figures) -> Line:
    """Who can finish first, or that this is the last round."""
    if view["ending"]:
        return line("digup-odds-last-round")
    first = figures["turns_to_finish"].index(figures["soonest"])
    return line("digup-odds-turns", turns=figures["soonest"], player=seat(first))


def chances(figures: Figures) -> list[Line]:
    if not figures["next_chance"]:
        return []
    return [
        chance_line(f"digup-odds-next-{kind}", figures[f"{kind}_chance"])
        for kind in NEXT
        if figures[f"{kind}_chance"] is not None
    ]


def solo_counts(view: View, figures: Figures) -> list[Line]:
    gems = figures["gems"] - figures["placed"] - len(view["played"])
    return [line("digup-odds-solo-left", gems=gems, skeletons=figures["skeletons_left"])]


def solo_chances(figures: Figures) -> list[Line]:
    """The exact chance to win, of a skeleton next, and the gems placed on average."""
    return [
        chance_line("digup-odds-solo-win", figures["win_chance"]),
        chance_line("digup-odds-solo-skeleton", figures["skeleton_chance"]),
        line("digup-odds-solo-placed", gems=figures["expected_placed"]),
    ]
