"""Points, where they come from, winners and ranks, and what a gallery is worth."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from pioche.core.lines import Line, ScoreItem, card_item, line
from pioche.core.lines import seat as seat_argument
from pioche.core.masks import size
from pioche.core.state import ranks_of
from pioche.games.dig import cards
from pioche.games.dig.effects.gallery import gems_on, has_snake
from pioche.games.dig.effects.resolve_card import STOLEN_CARDS, protector
from pioche.games.dig.effects.tavern import CHEST_PIECE, wealth
from pioche.games.dig.moves import GALLERIES
from pioche.games.dig.player import NONE, Gallery

if TYPE_CHECKING:
    from pioche.games.dig.player import Player
    from pioche.games.dig.state import DigState

# More runes than the box holds, and more points than a player can have.
MORE_THAN_RUNES: Final = 10
MORE_THAN_POINTS: Final = 1000

ENDS: Final = ("gems", "crown", "stale")
TEN_GEMS: Final = 0
CROWN: Final = 1
STALE: Final = 2


def end_reason(state: "DigState") -> i64:
    """How it ended, of `ENDS`: ten gems and a last round, Tyler's crown, or too quiet (G59)."""
    if state.crowned != NONE:
        return CROWN
    return STALE if state.caller == NONE else TEN_GEMS


def points_of_all(state: "DigState") -> list[i64]:
    """Gems and runes collected, of each seat (G48)."""
    points: list[i64] = []
    for player in state.players:
        points.append(player.points())
    return points


def ranks_of_all(state: "DigState") -> list[int]:
    """The player whom Tyler crowned is first; then points and runes decide; equals share."""
    figures: list[i64] = []
    for player in state.players:
        figures.append(player.points() * MORE_THAN_RUNES + player.runes)
    if state.crowned != NONE:
        figures[state.crowned] += MORE_THAN_POINTS * MORE_THAN_RUNES
    return ranks_of(figures)


def seats_ranked_first(state: "DigState") -> list[int]:
    ranks = ranks_of_all(state)
    return [seat for seat in range(len(ranks)) if ranks[seat] == 1]


def reason(state: "DigState") -> Line | None:
    """Tyler's crown, or runes where the points are equal."""
    winners = seats_ranked_first(state)
    winner = winners[0]
    if state.crowned != NONE:
        return line("dig-reason-crown", player=seat_argument(winner))
    best = state.players[winner].points()
    equals = 0
    for player in state.players:
        if player.points() == best:
            equals += 1
    if equals == len(winners):
        return None
    return line("dig-reason-runes", runes=int(state.players[winner].runes))


def breakdown(state: "DigState", seat: int) -> list[ScoreItem]:
    """Gems, then runes, then the crown, which wins whatever the points are."""
    player = state.players[seat]
    gems, runes = int(player.gems), int(player.runes)
    items = [ScoreItem(line("dig-score-gems", gems=gems), gems)]
    if runes:
        items.append(card_item(cards.FACES[cards.RUNE], runes, runes))
    if state.crowned == seat:
        items.append(ScoreItem(line("dig-score-crowned"), 0))
    return items


def worth(state: "DigState", gallery: Gallery) -> i64:
    """The points of a gallery that its player closes now."""
    return points_closed(state, gallery, len(gallery.cards), state.supply, 0)


def points_closed(
    state: "DigState", gallery: Gallery, length: i64, supply: i64, more_eggs: i64
) -> i64:
    """The points of its first cards: gems, runes, and eggs as far as the supply goes."""
    points: i64 = 0
    eggs: i64 = more_eggs
    for position in range(length):
        points += gallery.gems[position]
        face = state.cards.face[gallery.cards[position]]
        if face == cards.RUNE:
            points += 1
        elif face == cards.GEM_EGG:
            eggs += 1
    return points + min(supply, eggs)


def with_card(state: "DigState", seat: i64, gallery: Gallery, face: i64) -> i64:
    """The points after this card, if the gallery closes then at the latest."""
    if cards.FIRST_ENEMY <= face < cards.RUNE:
        return with_enemy(state, seat, gallery, face)
    if face == cards.COLLAPSE:
        return 0
    return with_longer(state, gallery, face)


def with_enemy(state: "DigState", seat: i64, gallery: Gallery, enemy: i64) -> i64:
    """The points after an enemy has done its worst, or a companion its best."""
    length: i64 = len(gallery.cards)
    supply = state.supply
    if is_protected(state, seat, enemy):
        won = min(supply, cards.REWARDS[enemy - cards.FIRST_ENEMY])
        return points_closed(state, gallery, length, supply - won, 0) + won
    if enemy == cards.SKELETON or enemy == cards.ORC or enemy == cards.WEREWOLF:
        return points_closed(state, gallery, length, 0, 0)  # by force: no egg becomes a gem
    if enemy == cards.THIEF:
        return points_closed(state, gallery, max(0, length - STOLEN_CARDS), 0, 0)
    if enemy == cards.GHOST:
        return points_closed(state, gallery, length - 1, supply + gallery.gems[-1], 0)
    lost: i64 = 1 if enemy == cards.SPIDER and gallery.last_gem() != NONE else 0
    return points_closed(state, gallery, length, supply + lost, 0) - lost


def is_protected(state: "DigState", seat: i64, face: i64) -> bool:
    return cards.FIRST_ENEMY <= face < cards.RUNE and protector(state, seat, face) != NONE


def with_longer(state: "DigState", gallery: Gallery, face: i64) -> i64:
    """The points with one card more: the supply pays series, then the secret room, then eggs."""
    made: i64 = 0 if has_snake(state, gallery) else gems_on(state, gallery, len(gallery.cards))
    if face == cards.SECRET_ROOM:
        made = min(made, state.supply) + 1
    made = min(made, state.supply)
    more_eggs: i64 = 1 if face == cards.GEM_EGG else 0
    runes: i64 = 1 if face == cards.RUNE else 0
    length: i64 = len(gallery.cards)
    return points_closed(state, gallery, length, state.supply - made, more_eggs) + made + runes


# What may be hoped for, in thousandths of a point.
POINT: Final = 1_000  # also one that still lies in a gallery
RECRUIT: Final = 600
COMPANION: Final = 750
CRYSTAL: Final = 75
TOOL: Final = 500


def prospects(state: "DigState", seat: i64) -> i64:
    """The points of a player, with those that may be hoped for, in thousandths."""
    player = state.players[seat]
    recruits = player.free
    open_points: i64 = 0
    for slot in range(GALLERIES):
        gallery = state.galleries[seat * GALLERIES + slot]
        recruits += gallery.crew()
        open_points += worth(state, gallery)
    points = player.points() + open_points
    return POINT * points + RECRUIT * recruits + belongings(player)


def belongings(player: "Player") -> i64:
    """What companions, stones and equipment may bring, in thousandths of a point."""
    friends: i64 = len(player.companions)
    tools = TOOL * size(player.tools)
    return COMPANION * friends + CRYSTAL * wealth(player, CHEST_PIECE) + tools
