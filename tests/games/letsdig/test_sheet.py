"""The card sheet of Let's Dig: it changes scores as it says, and refuses nonsense."""

from pathlib import Path

import pytest

import pioche
from pioche.core.playout import playout
from pioche.core.refusals import BadOption, BadSheet
from pioche.core.rng import Fast
from pioche.games.letsdig import LETSDIG
from tests.games.letsdig.site import Site


def read(tmp_path: Path, text: str) -> str:
    file = tmp_path / "cards.toml"
    file.write_text(text, encoding="utf-8")
    return str(pioche.read_sheet(LETSDIG, file)["sheet"])


def test_a_good_sheet_changes_scores_as_it_says(tmp_path: Path) -> None:
    sheet = read(tmp_path, "[muck]\npoints = 2\n[skwirmz]\npoints = 1\n[cookies]\nalone = 3\n")
    site = Site(2, sheet=sheet).own(0, "muck", "skwirmz", "worms", "worms", "cookies")
    assert site.scores[0] == 2 + 2 + 3
    assert site.view(1)["sheet"] == sheet
    assert site.view(0)["score_piles"][0]["points"] == 7


def test_a_sheet_may_take_cards_out_of_the_box(tmp_path: Path) -> None:
    sheet = read(tmp_path, "[worms]\ncount = 20\n[landmine]\ncount = 0\n")
    state = LETSDIG.new(3, 1, sheet=sheet)
    census = LETSDIG.rules.census(state)
    assert sum(census.values()) == 109
    assert census["worms"] == 20
    assert "landmine" not in census
    assert sum(LETSDIG.odds(LETSDIG.view(state, 0))["unseen"].values()) == 109


@pytest.mark.parametrize(
    ("text", "line", "key"),
    [
        ("[muck]\npoints = 2\n\n[gold]\npoints = 4\n", 5, "sheet-key"),
        ("[dog]\npoints = 6\n", 2, "sheet-key"),  # the book says five
        ("[muck]\npoints = 'two'\n", 2, "sheet-type"),
        ("[muck]\ncount = 26\n", 2, "sheet-range"),
        ("[muck]\ncount = -1\n", 2, "sheet-range"),
        ("[muck]\npoints = 1000\n", 2, "sheet-range"),
        ("[muck\npoints = 2\n", 1, "sheet-toml"),
    ],
)
def test_a_bad_sheet_is_refused_with_line_and_reason(
    tmp_path: Path, text: str, line: int, key: str
) -> None:
    with pytest.raises(BadSheet) as caught:
        read(tmp_path, text)
    assert (caught.value.line, caught.value.key) == (line, key)


def box_of(**counts: int) -> str:
    """A sheet that leaves only these cards in the box."""
    return " ".join(
        f"{card.id}.count={counts.get(card.id, 0)}"
        for card in LETSDIG.components
        if card.count != counts.get(card.id, 0)
    )


def test_too_few_cards_for_three_piles_are_refused() -> None:
    for box in (box_of(dog=3), box_of(dog=3, landmine=1)):
        with pytest.raises(BadOption, match=r"4.*119"):
            LETSDIG.new(2, 0, sheet=box)


def test_a_game_without_a_sheet_says_so(tmp_path: Path) -> None:
    with pytest.raises(BadOption) as caught:
        pioche.read_sheet(pioche.game("diamant"), tmp_path / "cards.toml")
    assert caught.value.key == "sheet-none"


@pytest.mark.parametrize("landmine", [True, False])
def test_the_smallest_box_can_be_played(landmine: bool) -> None:
    for seed in range(20):
        sheet = box_of(landmine=1, map=3, sewer=1)
        state = LETSDIG.new(2, seed, sheet=sheet, landmine=landmine)
        assert sum(LETSDIG.rules.census(state).values()) == 4 + landmine
        playout(state, Fast(seed))
        assert LETSDIG.winners(state) != []


def test_the_stored_form_of_a_sheet_is_taken_in_any_order() -> None:
    state = LETSDIG.new(2, 0, sheet="  landmine.count=0 map.cards=3   muck.points=2 ")
    assert LETSDIG.view(state, None)["sheet"] == "muck.points=2 landmine.count=0"


def test_what_the_book_does_not_say_is_in_the_sheet() -> None:
    sheet = "worms.points=-1 skeleton.points=-2 waste.points=-3"
    site = Site(2, sheet=sheet).own(0, "worms", "skeleton", "waste")
    assert site.scores[0] == -6


def test_a_map_of_one_card_leaves_no_choice(tmp_path: Path) -> None:
    sheet = read(tmp_path, "[map]\ncards = 1\n")
    site = Site(2, ["map"], ["ark"], sheet=sheet).do("dig 1", "stop", "search 2")
    assert site.held(0) == ["ark", "map"]
    assert site.state.turn == 1


def test_a_longer_map_asks_for_the_whole_order(tmp_path: Path) -> None:
    sheet = read(tmp_path, "[map]\ncards = 4\n")
    site = Site(2, ["map"], ["ark", "muck", "ring", "chest", "milk"], sheet=sheet)
    site.do("dig 1", "stop", "search 2", "take ark")
    assert site.texts() == ["top muck", "top ring", "top chest"]
    site.do("top chest")
    assert site.texts() == ["top muck", "top ring"]
    assert site.view(0)["piles"][1]["top"][0] == "chest"
    site.do("top ring")
    assert site.stage == "dig"
    assert site.view(0)["piles"][1]["top"] == ["chest", "ring", "muck"]
    assert site.view(1)["piles"][1]["top"] == []


@pytest.mark.parametrize("cards", [0, 10])
def test_a_map_shows_one_to_nine_cards(tmp_path: Path, cards: int) -> None:
    with pytest.raises(BadSheet):
        read(tmp_path, f"[map]\ncards = {cards}\n")
