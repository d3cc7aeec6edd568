"""What docs/records.md says of each shuffle and die, done by hand with its own examples.

Nothing here uses the rules: cards and dice are read from the lines as the page says, and
compared with what the table shows.
"""

from pathlib import Path
from typing import Any

from pioche.core.game import View
from pioche.table.record import read_text
from pioche.table.table import contents_of
from pioche.testing.worked_records import MARKS, record_in, records_of

PAGE = (Path(__file__).parents[2] / "docs" / "records.md").read_text()
# The black sides of Digger's crates, as its page lists them.
BLACK_SIDES = ("6432", "2643", "3264", "4326", "4443")
GEMS = ("gold", "ruby", "emerald", "diamond")


class Example:
    """The lines of a game's example, and what everybody sees after its deal and at its end."""

    def __init__(self, game: str) -> None:
        self.lines = records_of(PAGE)[game]
        text = next(record_in(found[0]) for found in MARKS.finditer(PAGE) if found["game"] == game)
        self.table = read_text(text)
        self.faces: list[str] = self.lines[0]["faces"]
        self.deal: View = contents_of(self.table).beginning().view(None)

    def shuffles(self) -> list[list[str]]:
        """The faces of each pile that was shuffled, by name."""
        piles = [line["shuffle"] for line in self.lines if "shuffle" in line]
        return [[self.faces[face] for face in pile] for pile in piles]

    def dice(self, sides: int) -> list[int]:
        return [line["die"] for line in self.lines if line.get("sides") == sides]

    def moves(self) -> list[dict[str, Any]]:
        return [line for line in self.lines if "move" in line]


def test_diamant_turns_up_the_last_card_of_each_shuffle() -> None:
    example = Example("diamant")
    first, second = example.shuffles()
    assert example.deal["path"] == [first[-1]]
    assert example.table.view(None)["path"] == [second[-1]]
    assert "relic-5" in first
    assert "relic-7" in second


def test_letsdig_deals_three_piles_in_turn_and_counts_the_sabre_by_face() -> None:
    example = Example("letsdig")
    cards = example.shuffles()[0]
    seat, pile = example.moves()[0]["seat"], int(example.moves()[0]["move"].removeprefix("dig "))
    dug = next(event for event in example.table.events(None) if event["event"] == "digs")
    assert dug["face"] == cards[pile - 1 :: 3][-1]
    assert (
        seat
        == example.deal["turn"]
        == next(line["die"] for line in example.lines[1:4] if "die" in line)
    )
    last = example.lines[-2]  # the chain is the last line
    robbed = next(
        event for event in reversed(example.table.events(None)) if event["event"] == "robs"
    )
    thief, victim = robbed["seat"], robbed["other"]
    stolen = [event for event in example.table.events(thief) if event["event"] == "steals"][-1]
    left = example.table.view(victim)["score_piles"][victim]["known"]
    pile_before = [face for face, number in left.items() for _ in range(number)]
    by_face = sorted([*pile_before, stolen["face"]], key=example.faces.index)
    assert last["sides"] == len(by_face)
    assert stolen["face"] == by_face[last["die"]]


def test_digup_draws_who_begins_then_colours_then_those_that_leave() -> None:
    example = Example("digup")
    dice = [line["die"] for line in example.lines[1:] if "die" in line]
    free = ["amethyst", "diamond", "emerald", "ruby", "sapphire", "topaz"]
    assert example.deal["first"] == dice[0]
    for number, seat in enumerate((dice[0], 1 - dice[0])):
        assert example.deal["mines"][seat]["colour"] == free.pop(dice[1 + number])
    assert sorted(free.pop(die) for die in dice[3:]) == sorted(example.deal["colours_out"])
    assert len(free) + 2 == 4
    treasures, pile = example.shuffles()
    for seat in range(2):
        mine = treasures[::-1][9 * seat : 9 * seat + 9]
        assert example.deal["mines"][seat]["cards"][4] == mine[4]
    hand = contents_of(example.table).beginning().view(dice[0])["hands"][dice[0]]
    assert sorted(hand) == sorted(pile[-3:])


def test_dig_seats_six_companions_and_draws_the_hill_from_its_end() -> None:
    example = Example("dig")
    companions, hill = example.shuffles()
    assert example.deal["tavern"] == companions[::-1][:6]
    assert example.deal["active"] == example.dice(2)[0]
    drawn = [event["face"] for event in example.table.events(None) if event["event"] == "turns-up"]
    assert drawn == hill[::-1][: len(drawn)]
    assert drawn


def test_digger_deals_black_crates_and_measures_an_uneven_glass() -> None:
    example = Example("digger")
    sides = example.lines[1]["shuffle"]
    for seat, player in enumerate(example.deal["players"]):
        worth = "".join(str(player["worth"][gem]) for gem in GEMS)
        assert worth == BLACK_SIDES[sides[seat]]
    assert example.deal["digger"] == example.lines[2]["die"]
    glasses = [event for event in example.table.events(None) if event["event"] == "glass"]
    lengths = [event["ends"] - event["began"] for event in glasses]
    assert lengths == [27_000 + die for die in example.dice(6001)]


def test_digger_throws_five_dice_and_a_hundred_for_a_theft() -> None:
    example = Example("digger")
    thrown = [example.faces[die] for die in example.dice(6)]
    throws = [event for event in example.table.events(None) if event["event"] == "throws"]
    for number, event in enumerate(throws):
        dice = thrown[5 * number : 5 * number + 5]
        assert [event[face] for face in example.faces] == [
            dice.count(face) for face in example.faces
        ]
    touched = [event for event in example.table.events(None) if event["event"] == "touches"]
    assert [die < 10 for die in example.dice(100)] == [bool(touched)]
