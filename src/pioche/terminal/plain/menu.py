"""The menu as numbered questions, each with a default."""

from pathlib import Path

from pioche.console import Console
from pioche.core.game import Game, Options
from pioche.core.options import (
    Choice,
    Option,
    SomeSeats,
    Switch,
    Value,
    seats_named,
    seats_text,
)
from pioche.core.refusals import Refusal
from pioche.games import all_games
from pioche.table.log import HUMAN, Player
from pioche.table.table import Table
from pioche.terminal import phrases, saves
from pioche.terminal.plain.practice import show_review
from pioche.terminal.session import Session
from pioche.terminal.setup import (
    Setup,
    bot_descriptions,
    default_name,
    kind_name,
    kinds_for,
    make_player,
    new_seed,
    option_name,
    other_language,
    quick_label,
    quick_setup,
    suitable_options,
    usual_kinds,
    value_name,
)
from pioche.words.spell import spell_refusal

QUICK, NEW, RESUME, REVIEW, LANGUAGE, QUIT = range(6)

Players = tuple[Player, ...]


def choose_session(console: Console, game: Game | None) -> Session | None:
    """The chosen game; None: the person leaves."""
    if game is not None:
        return Session(ask_setup(console, game).table())
    while True:
        answer = console.ask_choice(console.words.say("terminal-menu-ask"), menu_labels(console))
        console.write("")
        if answer == QUIT:
            return None
        session = carry_out(console, answer)
        if session is not None:
            return session


def menu_labels(console: Console) -> list[str]:
    """The labels of the menu, in the order of the constants above."""
    others = ("new", "resume", "review", "language", "quit")
    labels = [console.words.say(f"terminal-menu-{name}") for name in others]
    return [quick_label(console.words), *labels]


def carry_out(console: Console, answer: int) -> Session | None:
    """The session that an answer leads to; None: back to the menu."""
    if answer == LANGUAGE:
        console.words = other_language(console.words)
        return None
    if answer == RESUME:
        return ask_saved(console)
    if answer == REVIEW:
        ask_finished(console)
        return None
    setup = quick_setup(console.words) if answer == QUICK else ask_setup(console, ask_game(console))
    return Session(setup.table())


def ask_game(console: Console) -> Game:
    labels = [console.words.say(f"{game.id}-name") for game in all_games()]
    return all_games()[console.ask_choice(console.words.say("terminal-question-game"), labels)]


def ask_setup(console: Console, game: Game) -> Setup:
    """The game's players and options, after its pitch."""
    console.tell(f"{game.id}-pitch")
    question = console.words.say("terminal-question-seats")
    seats = console.ask_number(question, game.seats[0], game.seats[-1], game.usual_seats)
    for line in bot_descriptions(console.words, game):
        console.write(line)
    players = tuple(ask_player(console, game, seat) for seat in range(seats))
    options: Options = {
        option.name: ask_option(console, option, players)
        for option in suitable_options(game, [player.kind for player in players])
    }
    console.write("")
    return Setup(game, players, options, new_seed())


def ask_player(console: Console, game: Game, seat: int) -> Player:
    """The kind and name of a player."""
    words, kinds = console.words, kinds_for(game)
    labels = [kind_name(words, kind) for kind in kinds]
    question = words.say("terminal-question-kind", number=seat + 1)
    kind = kinds[console.ask_choice(question, labels, kinds.index(usual_kinds(game)[seat]))]
    question = words.say("terminal-question-name", number=seat + 1)
    return make_player(words, console.ask(question, default_name(words, kind, seat)), kind, seat)


def ask_option(console: Console, option: Option, players: Players) -> Value:
    """The value of an option, asked until the option accepts it."""
    console.tell(option.help)
    while True:
        try:
            value = ask_value(console, option, players)
            option.check_seats(value, len(players))
            return value
        except Refusal as refusal:
            console.write(spell_refusal(console.words, refusal))


def ask_value(console: Console, option: Option, players: Players) -> Value:
    """One answer, by the kind of the option."""
    question = option_name(console.words, option)
    if isinstance(option, Switch | Choice):
        values: list[Value] = list(option.choices) if isinstance(option, Choice) else [True, False]
        labels = [value_name(console.words, option, value) for value in values]
        return values[console.ask_choice(question, labels, values.index(option.default))]
    if isinstance(option, SomeSeats):
        return ask_seats(console, question, seats_named(str(option.default)), players)
    return option.read(console.ask(question, str(option.default)))


def ask_seats(console: Console, question: str, usual: list[int], players: Players) -> str:
    """The seats of the people who answer yes."""
    chosen = []
    for seat, player in enumerate(players):
        label = console.words.say(
            "terminal-question-seat", question=question, name=player.name, number=seat + 1
        )
        if player.kind == HUMAN and console.ask_yes(label, seat in usual):
            chosen.append(seat)
    return seats_text(chosen)


def ask_saved(console: Console) -> Session | None:
    """A saved game to resume; unusable ones are listed with the reason."""
    found = ask_file(console, saves.saved_games(), "terminal-saved-none", "terminal-resume-ask")
    return None if found is None else Session(*found)


def ask_finished(console: Console) -> None:
    """Review a finished game."""
    none, ask = "terminal-finished-none", "terminal-finished-ask"
    found = ask_file(console, saves.finished_games(), none, ask)
    if found is not None:
        show_review(console, *found)
        console.write("")


def ask_file(
    console: Console, files: list[saves.Saved], none: str, ask: str
) -> tuple[Table, Path] | None:
    """One of several games; unusable ones are listed with the reason."""
    good = [(saved.table, saved) for saved in files if saved.table is not None]
    for saved in files:
        if saved.table is None:
            console.write(phrases.saved_broken(console.words, saved))
    if not good:
        console.tell(none)
        return None
    labels = [phrases.saved_line(console.words, table, saved) for table, saved in good]
    table, saved = good[console.ask_choice(console.words.say(ask), labels)]
    return table, saved.path
