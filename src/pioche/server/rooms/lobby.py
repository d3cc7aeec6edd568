"""Creating a table, and its seats before the game."""

from pioche.bots import bot_names, known_bot
from pioche.core.game import Game
from pioche.core.options import for_rematch, keep_seats, lasting_flags
from pioche.core.refusals import Refusal
from pioche.games import game
from pioche.server.auth import digest, matches
from pioche.server.errors import Forbidden, NotFound, NotNow
from pioche.server.messages import GATHERING
from pioche.server.messages.requests import OPEN, CreateTable, Sit
from pioche.server.rooms import seating
from pioche.server.rooms.bots import default_bot
from pioche.server.rooms.entries import AnyEntry, BotSat, Header, Opened, Sat, Started
from pioche.server.rooms.room import Room
from pioche.server.rooms.seating import check_flags, dealt_options
from pioche.table.log import HUMAN
from pioche.table.options import settle_options


def new_header(asked: CreateTable, host_key: str, seed: str) -> Header:
    """The header of a requested table, if the game can be played like that."""
    chosen = game(asked.game)
    options = settle_options(chosen, len(asked.seats), asked.options)
    for player in asked.seats:
        if player != OPEN:
            check_bot(chosen.id, player)
    return Header(
        game=chosen.id,
        seats=asked.seats,
        options=options,
        odds=asked.odds,
        watch=may_be_watched(chosen) if asked.watch is None else asked.watch,
        turn_seconds=asked.turn_seconds,
        host=digest(host_key),
        seed=seed,
        version=chosen.version,
        bot_pace=asked.bot_pace,
        values=asked.values,
    )


def may_be_watched(chosen: Game) -> bool:
    """Whether others may watch unless the host says otherwise.

    A spectator of a game against time sees the glass, and so would the player in a second window.
    """
    return chosen.rules.clock is None


def check_bot(game_id: str, name: str) -> None:
    """Refuse an unknown bot; budgets are the server's own affair."""
    if known_bot(game_id, name).has_budget:
        raise Refusal("bot-unknown", bot=name, known=", ".join(bot_names(game_id)))


def rematch_header(room: Room, host_key: str, seed: str) -> Header:
    """The same table again: the same bots, and open seats for the players.

    Flags belong to players, not seats: players state them again when they sit down.
    """
    old = room.header
    options = for_rematch(room.game.options, dealt_options(room.game, old, room.seats))
    seats = [OPEN if seat.player == HUMAN else seat.player for seat in room.seats]
    return Header(
        game=old.game,
        seats=seats,
        options=keep_seats(room.game.options, options, ()),
        odds=old.odds,
        watch=old.watch,
        turn_seconds=old.turn_seconds,
        host=digest(host_key),
        seed=seed,
        version=room.game.version,
        bot_pace=room.bot_pace,
        values=room.values,
    )


def rematch_flags(room: Room) -> list[list[str]]:
    """For each seat, the flags with which its player sits down at the rematch."""
    options = dealt_options(room.game, room.header, room.seats)
    return lasting_flags(room.game.options, options, len(room.seats))


def seat_taken(room: Room, asked: Sit, key: str, host: bool = False) -> Sat:
    """A player, perhaps the host, takes the requested seat or the first open one."""
    check_gathering(room)
    seat = first_open(room) if asked.seat is None else check_seat(room, asked.seat)
    if room.seats[seat].player != OPEN:
        raise NotNow("server-seat-taken", seat=seat)
    taken = [other.nickname for other in room.seats if other.nickname is not None]
    name = seating.nickname(asked.nickname, taken)
    check_flags(room.game, asked.flags)
    return Sat(
        seat=seat,
        nickname=name,
        key=digest(key),
        promise=asked.promise,
        flags=asked.flags,
        host=host,
    )


def seat_of_key(room: Room, key: str) -> int | None:
    opened = [number for number, seat in enumerate(room.seats) if matches(key, seat.key)]
    return opened[0] if opened else None


def first_open(room: Room) -> int:
    for number, seat in enumerate(room.seats):
        if seat.player == OPEN:
            return number
    raise NotNow("server-full")


def bot_seated(room: Room, seat: int, name: str) -> BotSat:
    check_gathering(room)
    if room.seats[check_seat(room, seat)].player == HUMAN:
        raise NotNow("server-seat-taken", seat=seat)
    check_bot(room.game.id, name)
    return BotSat(seat=seat, bot=name)


def seat_opened(room: Room, seat: int) -> Opened:
    check_gathering(room)
    return Opened(seat=check_seat(room, seat))


def started(room: Room) -> Started:
    check_gathering(room)
    filled = [number for number, seat in enumerate(room.seats) if seat.player == OPEN]
    return Started(filled=filled, bot=default_bot(room.game.id))


def check_full(room: Room) -> None:
    """Refuse while a seat is open: then only the host may start."""
    check_gathering(room)
    if any(seat.player == OPEN for seat in room.seats):
        raise Forbidden("server-host-starts")


def check_seatings(room: Room, most: int, entry: AnyEntry) -> None:
    """Limit the entries before the game; starting is always allowed."""
    if room.phase == GATHERING and room.count >= most and not isinstance(entry, Started):
        raise NotNow("server-seatings")


def check_gathering(room: Room) -> None:
    if room.phase != GATHERING:
        raise NotNow("server-closed" if room.put_away else "server-started")


def check_seat(room: Room, seat: int) -> int:
    if seat >= len(room.seats):
        raise NotFound("seat-unknown", number=seat + 1, seats=len(room.seats))
    return seat
