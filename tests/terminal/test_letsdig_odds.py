"""The odds panel of Let's Dig for Treasure."""

import pytest

from pioche.terminal import odds
from tests.terminal.letsdig_scene import scene, sentences


def test_the_odds_as_counts() -> None:
    shown = sentences(odds.odds_lines(scene(), odds.COUNTS))
    assert shown[0] == "92 cartes dont vous ignorez la place, dans les trous ou chez les autres"
    assert shown[1] == "Parmi elles : § Vers ×24, † Squelette ×7"
    assert shown[2] == "1 Chien fidèle peut vous servir"
    assert shown[3].startswith("Et encore : ◆ Gadoue ×18, ◆ Or du passeur ×7")


def test_no_danger_left_has_a_line() -> None:
    gone = {"worms": 28, "skeleton": 9}
    shown = odds.odds_lines(scene(dug=["worms"], discard=gone), odds.COUNTS)
    assert shown[1].text == "Parmi elles : plus aucun danger"


def test_the_odds_as_chances_pile_by_pile() -> None:
    shown = odds.odds_lines(scene(), odds.CHANCES)
    assert shown[0].text.startswith("Trou de gauche, tout perdre malgré le chien : ")
    assert "Vers" in shown[0].text
    assert "Squelette" not in shown[0].text
    assert shown[0].chance is not None
    assert 0.2 < shown[0].chance < 0.4
    assert shown[1].text.startswith("Trou de gauche, une carte puis s’arrêter : ")
    assert shown[2].text == "Trou du milieu : aucun risque"
    assert shown[-1].text == "S’arrêter maintenant : 7 points"
    assert "droite" not in " ".join(sentences(shown))


def test_without_a_dog_each_danger_is_named() -> None:
    piles = [{"cards": 30, "top": []} for _ in range(3)]
    shown = odds.odds_lines(
        scene("en", dug=["worms"], dug_used_dogs=0, piles=piles, turn=1), odds.CHANCES
    )
    assert shown[0].text.startswith("All three holes, bust: ")
    assert "§ Worms" in shown[0].text
    assert "† Skeleton" in shown[0].text
    assert len(shown) == 1


def test_nobody_can_stop_before_the_first_card() -> None:
    first = scene(stage="dig", dug=[], dug_used_dogs=0)
    shown = sentences(odds.odds_lines(first, odds.CHANCES))
    assert not any("S’arrêter maintenant" in line for line in shown)
    assert any("une carte puis s’arrêter" in line for line in shown)


UNKNOWN = {"cards": 30, "top": []}
SAFE = {"cards": 30, "top": ["muck"]}
EMPTY = {"cards": 0, "top": []}


@pytest.mark.parametrize(
    ("language", "piles", "alike"),
    [
        ("fr", [UNKNOWN, UNKNOWN, SAFE], ["Trous de gauche et du milieu", "Trou de droite"]),
        ("fr", [UNKNOWN, SAFE, UNKNOWN], ["Trous de gauche et de droite", "Trou du milieu"]),
        ("fr", [EMPTY, UNKNOWN, UNKNOWN], ["Trous du milieu et de droite"]),
        ("en", [UNKNOWN, UNKNOWN, SAFE], ["Left and middle holes", "Right hole"]),
        ("en", [UNKNOWN, SAFE, UNKNOWN], ["Left and right holes", "Middle hole"]),
        ("en", [SAFE, UNKNOWN, UNKNOWN], ["Left hole", "Middle and right holes"]),
    ],
)
def test_piles_with_the_same_odds_share_a_line(
    language: str, piles: list[dict[str, object]], alike: list[str]
) -> None:
    one = scene(language, piles=piles, turn=1)
    shown = sentences(odds.odds_lines(one, odds.CHANCES))
    assert len(shown) == len(alike)
    for line, names in zip(shown, alike, strict=True):
        assert line.startswith(names)
