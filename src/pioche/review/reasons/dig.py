"""DIG: dig on, close the gallery, hire; what a card or a recruit brings."""

from typing import Any, Final

from pioche.core.lines import Line, chance_line, face, line
from pioche.games.dig.cards import FACES
from pioche.review.reasons import Case, effect_line, effect_lines, number_of
from pioche.review.review_data import MoveValue

DIG: Final = "dig"
CLOSE: Final = "close"
OUTSIDE: Final = "beside"
HIRE: Final = "hire"
RECRUIT: Final = "recruit"
SUFFER: Final = "suffer"
# Smaller chances are not mentioned.
LIKELY: Final = 0.01
# Moves whose own name is the card that they use.
DEFENCES: Final = ("shield", "sceptre", "anchor")
ATTACKS: Final = ("attack", "collapse")


def lines(case: Case) -> list[Line]:
    """What is at stake in the galleries, what recruits are for, what the cards do."""
    return [
        *gallery_lines(case),
        *recruit_lines(case),
        *attack_lines(case),
        *order_lines(case),
        *effect_lines(case, FACES),
    ]


# Galleries


def gallery_lines(case: Case) -> list[Line]:
    """The worth of the galleries closed and dug, and the chance to lose one."""
    figures = case.odds
    places = galleries_in(case.played) | galleries_in(case.best)
    dug = [gallery for gallery in figures["galleries"] if gallery["gallery"] in places]
    lost = 1 - figures["survival_chance"][0] if dug and DIG in case.names else 0.0
    said = [chance_line("review-dig-lost", lost)] if lost >= LIKELY else []
    said += [worth_line(gallery) for gallery in dug]
    said += [each for gallery in dug for each in next_gem_lines(case, gallery["gallery"])]
    return said + ([line("review-dig-outside")] if case.names == (OUTSIDE, DIG) else [])


def galleries_in(move: MoveValue) -> set[int]:
    """The galleries that a move digs or closes."""
    name, _, places = move.move.partition(" ")
    return {int(place) for place in places.split("+")} if name in (DIG, CLOSE) else set()


def worth_line(gallery: dict[str, Any]) -> Line:
    number, close, dig = gallery["gallery"], gallery["close"], gallery["dig"]
    return line("review-dig-worth", gallery=number, close=close, dig=dig)


def next_gem_lines(case: Case, gallery: int) -> list[Line]:
    """How soon recruits make a gem there."""
    coming = case.view["next_gems"][case.view["seat"]][gallery - 1]
    if not coming:
        return []
    return [line("review-dig-next-gem", gallery=gallery, cards=len(coming), gems=coming[-1])]


def order_lines(case: Case) -> list[Line]:
    """The cards of the two galleries of which one comes first."""
    if case.view["stage"] != "order":
        return []
    drawn = {card["place"]: card["face"] for card in case.view["revealed"]}
    cards = [drawn.get(number_of(move)) for move in (case.best, case.played)]
    return [effect_line(case, card) for card in cards if card in FACES]


# Recruits


def recruit_lines(case: Case) -> list[Line]:
    """What recruits are for, where hiring or placing one was better, or was too early."""
    own = case.view["players"][case.view["seat"]]
    if case.names[1] == HIRE:
        return [line("review-dig-hire", free=own["free"])]
    if case.names[1] == RECRUIT:
        return [line("review-dig-place", free=own["free"])]
    if case.names[0] == HIRE:
        return [line("review-dig-hired", free=own["free"])]
    if case.names[0] == RECRUIT:
        return [line("review-dig-placed", free=own["free"])]
    return []


# Attacks


def attack_lines(case: Case) -> list[Line]:
    """What the enemy does, what it could take, and the card that was kept or spent for it."""
    if case.view["stage"] not in ATTACKS:
        return []
    said = [effect_line(case, case.view["about"])] if case.view["about"] else []
    said += stake_lines(case)
    if case.names[1] == SUFFER and case.names[0] in DEFENCES:
        return [*said, line("review-dig-spent", face=face(case.names[0]))]
    name = case.names[1]
    return [*said, effect_line(case, name)] if name in DEFENCES else said


def stake_lines(case: Case) -> list[Line]:
    """The gems and recruits of the gallery that is attacked."""
    place = case.view["place"]
    if not place:
        return []
    cards = case.view["galleries"][case.view["seat"]][place - 1]
    return [
        line(
            "review-dig-stake",
            gallery=place,
            gems=sum(card["gems"] for card in cards),
            recruits=sum(card["recruit"] for card in cards),
        )
    ]
