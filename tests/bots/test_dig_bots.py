"""The temperaments of DIG: what they choose, and how well."""

import os

import pytest

from pioche import game
from pioche.bots import bot, seat_of
from pioche.core.rng import Fast
from pioche.games.dig.moves import MOVES
from pioche.lab.simulate import Simulation, play_game, play_games
from tests.bots.names import every_bot
from tests.games.dig.hill import Hill

DIG = game("dig")
EFFORT = int(os.environ.get("PIOCHE_HEAVY", "1"))


def choice(hill: Hill, name: str = "balanced") -> str:
    """What the bot answers most often to what is asked now, whatever its mood."""
    mind = bot("dig", name, seed=3)
    seat = seat_of(DIG, hill.state, int(hill.state.asked))
    return MOVES.text(max(set(answers := [mind(seat) for _ in range(9)]), key=answers.count))


@pytest.mark.parametrize("name", every_bot("dig"))
def test_the_same_seed_gives_the_same_choices(name: str) -> None:
    plan = Simulation(DIG, [name] * 2, {}, 1, 3, None)
    assert play_game(plan, 0).log == play_game(plan, 0).log


def test_temperaments_differ_in_patience() -> None:
    hill = Hill().in_tavern().recruits(0, 0).gallery(0, "steel!*", "gold*")
    answers = [choice(hill, name) for name in ("careful", "balanced", "bold")]
    assert answers == ["close 1", "close 1", "dig 1"]
    hill = Hill().in_tavern().recruits(0, 0).gallery(0, "steel!*", "gold")
    assert [choice(hill, name) for name in ("careful", "balanced")] == ["close 1", "dig 1"]


def test_what_ends_the_game_or_would_be_lost_is_brought_home() -> None:
    hill = Hill().in_tavern().recruits(0, 0).gallery(0, "steel!*")
    hill.player(0).gems, hill.state.supply = 9, 30
    assert choice(hill, "bold") == "close 1"
    hill = Hill().in_tavern().recruits(0, 0).gallery(0, "steel!*")
    hill.state.caller = 1
    assert choice(hill, "bold") == "close 1"


def test_galleries_are_opened_then_dug_all_at_once() -> None:
    assert choice(Hill().in_tavern()) == "beside"
    hill = Hill().in_tavern().recruits(0, 0).gallery(0, "steel!").gallery(0, "gold!")
    assert choice(hill) == "dig 1+2"


def test_companions_and_recruits_are_hired() -> None:
    hill = Hill().in_tavern("elf", "shadow").give(0, *["steel"] * 3, *["gold"] * 3)
    assert choice(hill) == "engage shadow"
    hill.play("engage shadow")
    assert choice(hill) == "engage elf"
    hill = Hill().in_tavern().give(0, *["ruby"] * 5).recruits(0, 0)
    assert choice(hill) == "hire 4"
    hill = Hill().in_tavern().give(0, "ruby", "steel", "ruby", "steel", "purse").play("hire 1")
    assert choice(hill) == "pay steel"


def test_a_purse_is_used_in_the_tavern_and_then_one_leaves() -> None:
    hill = Hill().in_tavern().give(0, *["ruby", "steel"] * 3, "purse").recruits(0, 1)
    hill.play("hire 1", "pay steel")
    assert choice(hill) == "use purse"
    hill.play("use purse")
    assert choice(hill) == "leave"


def test_the_pirate_s_chest_is_too_dear_for_one_recruit() -> None:
    hill = Hill().in_tavern().give(0, "chest", "ruby", "steel").recruits(0, 0).play("hire 1")
    assert choice(hill) == "pay chest"
    hill = Hill().in_tavern().give(0, "pirate", "chest", "ruby", "steel").recruits(0, 0)
    assert choice(hill.play("hire 1")) == "pay ruby"


def test_equipment() -> None:
    hill = Hill().give(0, "compass", "purse").recruits(0, 0).top("gold").play("beside")
    assert choice(hill) == "use purse"
    hill.play("use purse")
    assert choice(hill) == "draw"  # the compass waits for a gallery
    hill = Hill().recruits(0, 0).top("compass").play("beside")
    assert choice(hill) == "keep"
    hill = Hill().recruits(0, 0).gallery(0, "steel!").top("compass").play("dig 1")
    assert choice(hill) == "use compass"


def test_attacks() -> None:
    hill = Hill().recruits(0, 0).gallery(0, "steel!", "gold").give(0, "shield").top("ghost")
    assert choice(hill.play("dig 1")) == "suffer"
    hill = Hill().recruits(0, 0).gallery(0, "steel!*").give(0, "shield").top("spider")
    assert choice(hill.play("dig 1")) == "shield"
    hill = Hill().recruits(0, 1).give(0, "shield").top("werewolf").play("beside")
    assert choice(hill) == "shield"
    hill = Hill().recruits(0, 0).gallery(0, "steel!").gallery(1, "gold!").give(0, "sceptre")
    assert choice(hill.top("orc").play("dig 1")) == "sceptre"
    hill = Hill().recruits(0, 0).gallery(0, "steel!").give(0, "anchor").top("collapse")
    assert choice(hill.play("dig 1")) == "anchor"


def test_cards_turned_up() -> None:
    hill = Hill().recruits(0, 0).gallery(0, "steel!").give(0, "compass", "scroll")
    hill.top("ghost", "rune", "collapse").play("dig 1", "use compass")
    assert choice(hill) == "take rune"
    hill.play("take rune").top("ghost", "snake", "collapse").play("use scroll")
    assert choice(hill) == "stop"
    hill = Hill().recruits(0, 0).give(0, "compass").top("exit", "steel", "ruby").play("beside")
    assert choice(hill.play("use compass")) == "take ruby"
    hill = Hill().recruits(0, 0).gallery(0, "steel!*").give(0, "compass")
    hill.top("exit", "ghost", "spider").play("dig 1", "use compass")
    assert choice(hill) == "take exit"


def test_order_place_and_target() -> None:
    hill = Hill().recruits(0, 0).gallery(0, "steel!").gallery(0, "gold!*").top("ghost", "shield")
    assert choice(hill.play("dig 1+2")) == "gallery 2"  # the shield first
    hill = Hill().recruits(0, 0).gallery(0, "steel!*").gallery(0, "gold!").give(0, "pickaxe")
    assert choice(hill.play("dig 1+2", "use pickaxe")) == "gallery 2"
    hill = Hill(3).gallery(1, "steel!").gallery(2, "gold!*").give(0, "bomb").recruits(0, 0)
    assert choice(hill.play("beside", "use bomb")) == "target 3 1"


def test_of_equal_targets_the_leader_is_hit_then_any() -> None:
    hill = Hill(4).recruits(0, 0).give(0, "bomb")
    for seat in (1, 2, 3):
        hill.gallery(seat, "steel!*")
    hill.player(3).gems, hill.state.supply = 1, 36
    hill.play("beside", "use bomb")
    assert choice(hill) == "target 4 1"
    hill.player(3).gems, hill.state.supply = 0, 37
    asked = seat_of(DIG, hill.state, 0)
    hit = {MOVES.text(bot("dig", "balanced", seed)(asked)) for seed in range(40)}
    assert hit == {"target 2 1", "target 3 1", "target 4 1"}


def test_a_chest_is_kept_where_stones_do() -> None:
    hill = Hill().in_tavern("mage").give(0, "gold", "diamond", "diamond", "chest")
    assert choice(hill.play("engage mage")) == "stones"
    hill = Hill().in_tavern("mage").give(0, "pirate", "diamond", "chest", "gold")
    assert choice(hill.play("engage mage")) == "spare diamond"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_temperament_finishes_whole_games(seats: int) -> None:
    names = ("careful", "balanced", "bold")
    for seed in range(3):
        state = DIG.new(seats, seed, gem_count="example")
        rng = Fast(seed)
        bots = [bot("dig", names[int(rng.below(3))], seat) for seat in range(seats)]
        while state.to_act():
            seat = next(n for n in range(seats) if state.to_act() >> n & 1)
            state.play(seat, bots[seat](seat_of(DIG, state, seat)))
        assert DIG.winners(state)


@pytest.mark.compiled
def test_balanced_wins_seventy_percent_against_three_random_ones() -> None:
    games = 400 * EFFORT
    plan = Simulation(DIG, ["balanced", "random", "random", "random"], {}, games, 1, None)
    tallies = play_games(plan)
    assert tallies[0].wins / games >= 0.70
