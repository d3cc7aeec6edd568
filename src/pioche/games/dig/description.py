"""DIG in sentences: the hill, the tavern, all hands and galleries."""

from collections.abc import Mapping
from typing import Any, Final

from pioche.core.game import View
from pioche.core.lines import Argument, Line, face, faces, line, row, seat, sentence, within
from pioche.games.dig.cards import FACES, QUEEN, QUEEN_PRICE, RECRUIT_PRICE

Player = dict[str, Any]
Card = dict[str, Any]

# From this number of rounds without a gem on, the end by G59 is mentioned.
LONG_QUIET: Final = 50


def progress(view: View) -> Line:
    """How close the leader is to ten gems."""
    return line("dig-board-progress", points=max(view["scores"]))


def describe(view: View) -> list[Line]:
    return [
        sentence(hill_line(view)),
        sentence(tavern_line(view)),
        sentence(recruit_line(view)),
        *notice_lines(view),
        *(sentence(each) for each in revealed_lines(view)),
        *(player_line(player) for player in view["players"]),
        *(
            gallery_line(number, place, cards)
            for number, rows in enumerate(view["galleries"])
            for place, cards in enumerate(rows, start=1)
            if cards
        ),
    ]


def hill_line(view: View) -> Line:
    discard = sum(view["discard"].values())
    return line("dig-board-hill", cards=view["hill"], discard=discard, gems=view["gems"])


def tavern_line(view: View) -> Line:
    """Who sits in the tavern and for how much, and how many may still come."""
    companions = [
        line("dig-board-companion", face=face(name), cost=stones(view["costs"][name]))
        for name in view["tavern"]
    ]
    present = row(companions, empty="dig-board-nobody")
    return line("dig-board-tavern-line", companions=present, left=view["to_come"])


def recruit_line(view: View) -> Line:
    """The price of a recruit for the seat of the view; for a spectator, for the active player."""
    buyer = view["active"] if view["seat"] is None else view["seat"]
    queen = FACES[QUEEN] in view["players"][buyer]["companions"]
    return line("dig-board-recruit-price", price=QUEEN_PRICE if queen else RECRUIT_PRICE)


def notice_lines(view: View) -> list[Line]:
    """The last round, and a game that has not moved on for long."""
    lines = []
    if view["caller"] is not None and view["stage"] != "over":
        lines.append(line("dig-board-last-round", player=seat(view["caller"])))
    rounds = view["quiet"] // len(view["players"])
    if rounds >= LONG_QUIET:
        lines.append(line("dig-board-quiet", rounds=rounds))
    return lines


def revealed_lines(view: View) -> list[Line]:
    """The cards turned up and not yet carried out, where there are any."""
    cards = [
        line("dig-board-revealed-card", face=face(card["face"]), place=card["place"])
        for card in view["revealed"]
    ]
    return [line("dig-board-revealed", cards=row(cards))] if cards else []


def player_line(player: Player) -> Line:
    """One player in a sentence: points, recruits, hand, companions."""
    return line(
        "dig-board-player-line",
        player=seat(player["seat"]),
        points=player["points"],
        gems=player["gems"],
        runes=player["runes"],
        recruits=within(recruits_line(player)),
        stones=stones(player["stones"]),
        equipment=faces(player["equipment"], empty="dig-board-nothing"),
        companions=faces(player["companions"], empty="dig-board-nobody"),
    )


def recruits_line(player: Player) -> Line:
    free, waiting, eaten = player["free"], player["waiting"], player["eaten"]
    return line("dig-board-recruits-line", free=free, waiting=waiting, eaten=eaten)


def stones(counts: Mapping[str, int]) -> Argument:
    """Stones with how many of each: `2 acier, 1 or`."""
    lines = [
        Line(f"dig-stone-{stone}", {"cards": number}) for stone, number in counts.items() if number
    ]
    return row(lines, empty="dig-board-nothing")


def gallery_line(owner: int, number: int, cards: list[Card]) -> Line:
    lines = [card_line(position, card) for position, card in enumerate(cards, start=1)]
    return line("dig-board-gallery-line", number=number, player=seat(owner), cards=row(lines))


def card_line(position: int, card: Card) -> Line:
    return line(
        "dig-board-card",
        position=position,
        face=face(card["face"]),
        recruit=int(card["recruit"]),
        gems=card["gems"],
    )
