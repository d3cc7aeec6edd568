"""`pioche train GAME`: a network learns a game by playing it."""

import os
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pioche
from pioche.bots import EXPERT, TEMPERAMENTS
from pioche.bots.names import is_of_the_house
from pioche.bots.network_file import FILE, NAMED, NetworkFile
from pioche.commands.arguments import Parser, add_game, check_bots, names_list, whole_number
from pioche.core.game import Game
from pioche.core.refusals import Refusal
from pioche.lab.tournament_report import write_plot
from pioche.lab.training_curve import Curve
from pioche.words import Words

if TYPE_CHECKING:
    from argparse import Namespace

    from pioche.train.learner import Recipe
    from pioche.train.run import Point, Responded, Training

Arguments = Sequence[str]

USUAL_MINUTES: Final = 30
MOST_MINUTES: Final = 100_000
MOST_ROWS: Final = 65_536
MOST_UNITS: Final = 1024
MOST_PROCESSES: Final = 256
MOST_ROLLOUTS: Final = 10_000_000
MOST_RESPONSES: Final = 100
USUAL_IMITATION: Final = 100
# Where the network learns: with numpy, or on a device of PyTorch.
NUMPY: Final = "numpy"
PERCENT: Final = 100


def train(words: Words, arguments: Arguments) -> int:
    """Train a network, and write its file, its checkpoint and its curve."""
    if find_spec("numpy") is None:
        raise Refusal("train-extra", name="numpy")
    # Before numpy: each process computes on one core.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    from pioche.train.run import Run

    plan = read_training(train_parser(words), arguments)
    run = Run(
        plan,
        lambda point: print(progress_line(words, point), flush=True),
        lambda found: print(response_line(words, found), flush=True),
    )
    found = run.run()
    file = plan.file("network")
    print(words.say("train-agreement", positions=found.positions, percent=percent(found.moves)))
    print(words.say("train-written", file=str(file), size=file.stat().st_size // 1024 + 1))
    title = words.say("train-curve", game=words.say(f"{plan.game.id}-name"))
    points = [(point.seconds / 60, point.usual[0]) for point in run.curve if point.usual[2]]
    curve = Curve(points, 1 / plan.game.usual_seats)
    drawn = curve.drawn(title, words.say("train-curve-share"))
    write_plot(str(plan.file("svg")), drawn)
    return 0


def train_parser(words: Words) -> Parser:
    parser = Parser(words, "pioche train", "cli-train")
    add_game(parser, words)
    parser.argument("--minutes", metavar="N", help=words.say("cli-train-minutes"))
    parser.argument("--rollouts", metavar="N", help=words.say("cli-train-rollouts"))
    parser.argument("--out", metavar="DIR", help=words.say("cli-train-out"))
    parser.argument("--resume", action="store_true", help=words.say("cli-train-resume"))
    parser.argument("--start", metavar="file:FILE", help=words.say("cli-train-start"))
    parser.argument("--imitate", metavar="BOT", help=words.say("cli-train-imitate"))
    parser.argument("--imitation", metavar="N", help=words.say("cli-train-imitation"))
    parser.argument("--against", metavar="A,B", help=words.say("cli-train-against"))
    parser.argument("--responses", metavar="N", help=words.say("cli-train-responses"))
    parser.argument("--response-minutes", metavar="N", help=words.say("cli-train-response-minutes"))
    parser.argument("--units", metavar="A,B", help=words.say("cli-train-units"))
    parser.argument("--games", metavar="N", help=words.say("cli-train-games"))
    parser.argument("--steps", metavar="N", help=words.say("cli-train-steps"))
    parser.argument("--batch", metavar="N", help=words.say("cli-train-batch"))
    parser.argument("--rate", metavar="X", help=words.say("cli-train-rate"))
    parser.argument("--entropy", metavar="X", help=words.say("cli-train-entropy"))
    parser.argument("--jobs", metavar="N", help=words.say("cli-train-jobs"))
    parser.argument("--device", metavar="NAME", help=words.say("cli-train-device"))
    parser.argument("--seed", metavar="N", help=words.say("cli-seed"))
    return parser


def read_training(parser: Parser, arguments: Arguments) -> "Training":
    """The plan, or a refusal that names the wrong argument."""
    from pioche.train.run import Training

    read = parser.read(arguments)
    if read.game is None:
        raise Refusal("cli-missing", command=parser.prog, argument="GAME")
    game = pioche.game(read.game)
    if game.observation is None:
        raise Refusal("envs-no-observation", game=game.id)
    rollouts = whole_number(read.rollouts, "--rollouts", 1, 0, MOST_ROLLOUTS)
    usual = 0 if rollouts else USUAL_MINUTES
    cores = os.cpu_count() or 1
    return Training(
        game,
        read_recipe(game, read),
        Path(read.out or "."),
        minutes=read_figure(read.minutes, "--minutes", usual, MOST_MINUTES),
        rollouts=rollouts,
        processes=whole_number(read.jobs, "--jobs", 0, cores, MOST_PROCESSES),
        device=read_device(read.device),
        resume=read.resume,
    )


def read_recipe(game: Game, read: "Namespace") -> "Recipe":
    from pioche.train.learner import Recipe

    usual = Recipe()
    imitate = read.imitate or ""
    if imitate and not is_of_the_house(imitate):  # another author's may read events
        raise Refusal("bot-unknown", bot=imitate, known=", ".join((*TEMPERAMENTS, EXPERT)))
    check_bots(game, [imitate] if imitate else [])
    start = read_start(game, read.start)
    return Recipe(
        units=read_units(read.units, start.weights.units if start else usual.units),
        rows=whole_number(read.games, "--games", 8, usual.rows, MOST_ROWS),
        steps=whole_number(read.steps, "--steps", 8, usual.steps, 1024),
        batch=whole_number(read.batch, "--batch", 1, usual.batch, MOST_ROWS),
        rate=read_figure(read.rate, "--rate", usual.rate, 1),
        entropy=read_figure(read.entropy, "--entropy", usual.entropy, 1),
        start=read.start or "",
        imitate=imitate,
        imitation=whole_number(
            read.imitation, "--imitation", 1, USUAL_IMITATION if imitate else 0, MOST_ROLLOUTS
        ),
        against=read_opponents(game, read.against),
        responses=whole_number(read.responses, "--responses", 0, usual.responses, MOST_RESPONSES),
        response_minutes=read_figure(
            read.response_minutes, "--response-minutes", usual.response_minutes, MOST_MINUTES
        ),
        seed=whole_number(read.seed, "--seed", 0, 0),
    )


def read_start(game: Game, text: str | None) -> NetworkFile | None:
    """The network whose weights the training begins with."""
    if text is None:
        return None
    if text.startswith(FILE):
        check_bots(game, [text])
    if text not in NAMED:
        raise Refusal("train-start", text=text)
    return NAMED[text]


def read_opponents(game: Game, text: str | None) -> tuple[str, ...]:
    """Bots by name that play beside those of the house; each is known, or refused."""
    names = [] if text is None else names_list(text)
    check_bots(game, names)
    return tuple(names)


def read_units(text: str | None, usual: tuple[int, int]) -> tuple[int, int]:
    """The units of the two layers, typed as A,B."""
    if text is None:
        return usual
    parts = text.split(",")
    if len(parts) != len(usual):
        raise Refusal("train-units", text=text)
    first, second = (whole_number(part, "--units", 1, 1, MOST_UNITS) for part in parts)
    return first, second


def read_figure(text: str | None, name: str, usual: float, highest: float) -> float:
    """A number that need not be whole."""
    if text is None:
        return usual
    try:
        found = float(text)
    except ValueError:
        found = -1.0
    if not 0 < found <= highest:
        raise Refusal("train-figure", argument=name, text=text, highest=int(highest))
    return found


def read_device(name: str | None) -> str | None:
    """The device of PyTorch, or None for numpy: by default a GPU where there is one."""
    if name == NUMPY:
        return None
    if find_spec("torch") is None:
        if name is None:
            return None
        raise Refusal("train-extra", name="torch")
    import torch

    if name is None:
        return "cuda" if torch.cuda.is_available() else None
    try:
        torch.zeros(1, device=name)
    except (RuntimeError, AssertionError) as error:
        raise Refusal("train-device", device=name) from error
    return name


def progress_line(words: Words, point: "Point") -> str:
    return words.say(
        "train-progress",
        minutes=round(point.seconds / 60, 1),
        rollouts=point.rollouts,
        millions=round(point.decisions / 1e6, 2),
        share=percent(point.usual[0]),
        fair=percent(point.usual[1]),
        games=point.usual[2],
        other=percent(point.anywhere[0]),
        otherfair=percent(point.anywhere[1]),
        entropy=point.entropy,
    )


def response_line(words: Words, found: "Responded") -> str:
    return words.say(
        "train-response",
        number=found.number,
        share=percent(found.share),
        fair=percent(found.fair),
    )


def percent(share: float) -> float:
    return round(PERCENT * share, 1)
