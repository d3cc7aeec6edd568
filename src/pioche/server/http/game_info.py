"""The catalogue as a client needs it to make forms and sentences."""

from dataclasses import asdict

from pioche.bots import bot_names
from pioche.core.game import Game
from pioche.core.moves import Domain, Seats
from pioche.core.options import Choice, Number, Option, SomeSeats, Switch
from pioche.core.sheet import Sheet
from pioche.games import all_games
from pioche.lessons import lesson_games
from pioche.server.game_messages import EventInfo, GameInfo, MoveShape, OptionInfo
from pioche.server.rooms.reviews import is_reviewable
from pioche.table.options import options_of


def games_info() -> list[GameInfo]:
    """All games that are played here."""
    return [game_info(game) for game in all_games()]


def game_info(game: Game) -> GameInfo:
    return GameInfo(
        game=game.id,
        version=game.version,
        seats=list(game.seats),
        options=[option_info(option) for option in options_of(game)],
        moves=[move_shape(name, domains) for name, domains in game.moves.domains.items()],
        faces=list(game.faces),
        components=[asdict(component) for component in game.components],
        rulings=list(game.rulings),
        bots=list(bot_names(game.id)),
        timed=game.rules.clock is not None,
        events={
            kind.name: EventInfo(kind.salience, kind.secret, kind.heading)
            for kind in game.events.kinds
        },
        minutes=game.minutes,
        lesson=game.id in lesson_games(),
        review=is_reviewable(game.id),
        sounds=game.events.sounds,
    )


def option_info(option: Option) -> OptionInfo:
    bounds = (option.lowest, option.highest) if isinstance(option, Number) else (None, None)
    return OptionInfo(
        name=option.name,
        kind=option_kind(option),
        default=option.default,
        choices=list(option.choices) if isinstance(option, Choice) else [],
        lowest=bounds[0],
        highest=bounds[1],
        needs_seats=list(option.needs_seats),
        figures=[asdict(each) for each in option.figures] if isinstance(option, Sheet) else [],
        totals=[asdict(each) for each in option.totals] if isinstance(option, Sheet) else [],
    )


def option_kind(option: Option) -> str:
    """The kind of form that an option asks for."""
    kinds = {Switch: "switch", Choice: "choice", Number: "number", SomeSeats: "some-seats"}
    return next((kind for cls, kind in kinds.items() if isinstance(option, cls)), "sheet")


def move_shape(name: str, domains: list[Domain]) -> MoveShape:
    return MoveShape(name, [argument_kind(domain) for domain in domains])


def argument_kind(domain: Domain) -> str:
    if isinstance(domain, Seats):
        return "seat"
    return "number" if isinstance(domain, int) else "word"
