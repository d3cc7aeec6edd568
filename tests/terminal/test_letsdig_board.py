"""The board of Let's Dig for Treasure: drawing and description."""

from dataclasses import replace

import pytest

from pioche.core.events import is_logged
from pioche.games.letsdig.description import progress
from pioche.terminal import odds
from tests.terminal.helpers import flat
from tests.terminal.letsdig_scene import LETSDIG, NAMES, ROOMS, drawn, pile, scene, sentences

PILE_NAMES = [
    (
        "fr",
        ("Trou de gauche", "Trou du milieu", "Trou de droite"),
        ("Gauche : 31 · Milieu : 28 († Squelette, ?, ◆ Arche)", "Droite : vide"),
    ),
    (
        "en",
        ("Left hole", "Middle hole", "Right hole"),
        ("Left: 31", "Middle: 28 († Skeleton, ?, ◆ Ark) · Right: empty"),
    ),
]
ROBBED: dict[str, object] = {"stage": "steal", "victim": 1}
SEARCHED: dict[str, object] = {"stage": "take", "search": {"pile": 1, "cards": 3}}
HEADINGS: list[tuple[str, dict[str, object], str]] = [
    ("fr", {"stage": "dig"}, "À Zoé de creuser"),
    ("fr", {"stage": "order"}, "Zoé collecte"),
    ("fr", ROBBED, "Zoé vole une carte à Max"),
    ("fr", SEARCHED, "Zoé cherche dans le trou du milieu"),
    ("en", {"stage": "dig"}, "Zoé is digging"),
    ("en", {"stage": "order"}, "Zoé is collecting"),
    ("en", ROBBED, "Zoé steals a card from Max"),
    ("en", SEARCHED, "Zoé searches the middle hole"),
    ("en", {"stage": "over"}, "The game is over"),
]

# Drawing


@pytest.mark.parametrize(("lines", "columns"), ROOMS)
def test_the_drawing_shows_everything_in_any_room(lines: int, columns: int) -> None:
    text = flat(drawn(replace(scene(), lines=lines, columns=columns)))
    for wanted in ("À Zoé de creuser", "2 tours supplémentaires ensuite", "31", "28", "vide"):
        assert wanted in text
    for wanted in ("† Squelette", "◆ Arche", "?", "§", "♡ 5", "★ 50?", "◆ 1"):
        assert wanted in text
    for wanted in ("Un Vers de plus, et tout est perdu.", "Votre pile", "9 cartes", "32 points"):
        assert wanted in text
    for wanted in ("♡ Chien utilisé", "●○ Cookies et Lait ×2", "● Cookies", "♥ Chien", "► Zoé ▼"):
        assert wanted in text
    for wanted in ("[red]Bot", "» Égout", "-5", "Défausse : 9 cartes", "Trou détruit : 33"):
        assert wanted in text


@pytest.mark.parametrize(("language", "full", "short"), PILE_NAMES)
def test_piles_have_a_short_name_where_room_is_scarce(
    language: str, full: tuple[str, ...], short: tuple[str, ...]
) -> None:
    roomy, narrow = drawn(scene(language)), drawn(replace(scene(language), lines=9, columns=59))
    assert all(name in roomy for name in full)
    assert all(name in flat(narrow) for name in short)
    assert not any(name in narrow for name in full)


def test_small_boxes_show_how_high_the_piles_are_while_they_stand_in_a_row() -> None:
    blind = [{"cards": cards, "top": list[str]()} for cards in (40, 11, 0)]
    small = replace(scene(piles=blind), lines=21)
    assert "│ Gauche : 40 ████████ ││ Milieu : 11 ███ ││ Droite : vide │" in drawn(small)
    seen = [{**blind[0], "top": ["skeleton"]}, {**blind[1], "top": ["ark", "muck"]}, blind[2]]
    known = drawn(replace(scene(piles=seen), lines=21))
    assert "│ Gauche : 40 († Squelette) ││ Milieu : 11 (◆ Arche, ◆ Gadoue) │" in known


def test_less_room_makes_a_smaller_drawing() -> None:
    rooms = range(40, 4, -5)
    heights = [len(drawn(replace(scene(), lines=lines)).splitlines()) for lines in rooms]
    assert heights == sorted(heights, reverse=True)
    assert len(set(heights)) > 4
    assert all(height <= lines for lines, height in zip(rooms, heights, strict=True) if lines > 11)


def test_english_says_the_same() -> None:
    text = flat(drawn(scene("en")))
    for wanted in ("Zoé is digging", "2 extra turns after this one", "Dug this turn", "† Skeleton"):
        assert wanted in text
    for wanted in ("Discarded: 9 cards", "●○ Cookies and milk ×2", "Lottery ticket"):
        assert wanted in text


def test_dangers_and_a_searched_pile_have_a_double_frame() -> None:
    plain = drawn(scene(dug=["muck"], dug_used_dogs=0))
    assert "╔" not in plain
    assert drawn(scene(dug=["worms"], dug_used_dogs=0)).count("╔") == 1
    searched = scene(dug=[], dug_used_dogs=0, stage="take", search={"pile": 1, "cards": 3})
    assert drawn(searched).count("╔") == 1


def test_the_last_turn_is_a_warning() -> None:
    text = drawn(scene(ending=True))
    assert "! Dernier tour" in text
    assert "supplémentaires" not in text
    assert "Dernier tour." in scene(ending=True).description()[0]


def test_effects_to_come_stand_where_the_cards_dug_stood() -> None:
    waiting = scene(dug=[], dug_used_dogs=0, pending=["map", "hat", "map"], stage="order")
    text = flat(drawn(replace(waiting, lines=8)))
    assert "Effets à venir : » 1 Carte au trésor ×2 · » 1 Chapeau" in text
    shown = waiting.description()
    assert "Effets à venir : Carte au trésor (2 cartes), Chapeau de pirate." in shown
    mine = scene(dug=[], dug_used_dogs=0, stage="mine")
    assert "déterré" not in drawn(mine)


@pytest.mark.parametrize(("language", "changes", "heading"), HEADINGS)
def test_the_heading_says_what_is_being_done(
    language: str, changes: dict[str, object], heading: str
) -> None:
    busy = scene(language, extra=0, dug=[], dug_used_dogs=0, **changes)
    assert f"╭─ {heading} ─" in drawn(busy)
    assert busy.description()[0] == f"{heading}."


def test_the_discard_lies_in_the_order_of_the_box() -> None:
    text = drawn(scene(discard={"ark": 1, "worms": 2, "muck": 1}))
    assert "╭─ Défausse : 4 cartes ─" in text
    assert "│ ◆ Gadoue · § Vers ×2 · ◆ Arche " in text
    unknown = scene(destroyed={"cards": 33, "known": {}})
    assert "╭─ Trou détruit : 33 cartes ─" in drawn(unknown)


def test_points_follow_the_sheet_of_the_table() -> None:
    text = drawn(scene(sheet="muck.points=-2 lottery.count=1", dug=["muck"], dug_used_dogs=0))
    assert "◆ -2" in text


def test_a_spectator_has_no_pile() -> None:
    text = drawn(scene(seat=None))
    assert "Votre pile" not in text
    assert "►" not in text
    assert not any("Votre pile" in line for line in scene(seat=None).description())
    shown = sentences(odds.odds_lines(scene(seat=None), odds.COUNTS))
    assert not any("Chien fidèle peut" in line for line in shown)


def test_partners_share_a_row() -> None:
    piles = [pile([0, 2], 2, {"muck": 2}, 2), pile([1, 3], 2, {}, None)]
    teams = replace(scene(teams=True, score_piles=piles), names=NAMES[:4])
    assert "► Zoé ▼ + [red]Bot" in drawn(teams)
    assert "La pile de votre équipe · 2 cartes · 2 points" in drawn(teams)
    assert "Max et Ada : 2 cartes, points cachés." in teams.description()


# Sentences


def test_the_board_in_sentences() -> None:
    assert scene().description() == [
        "À Zoé de creuser. 2 tours supplémentaires ensuite.",
        "Trou de gauche : 31 cartes.",
        "Trou du milieu : 28 cartes, dont vous connaissez le dessus : Squelette maudit, "
        "carte cachée, Arche d’alliance.",
        "Trou de droite : vide.",
        "Déterrées ce tour : Gadoue (2 cartes), Vers, Chien fidèle déjà utilisé, Ticket de loto. "
        "Un Vers de plus, et tout est perdu.",
        "Votre pile : 9 cartes, 32 points : Chien fidèle déjà utilisé, "
        "2 paires de Cookies et Lait, Gadoue (2 cartes), Cookies de mamie Gruppo, Chien fidèle.",
        "Max : 4 cartes, points cachés. Vous en connaissez : Vers.",
        "[red]Bot : 1 carte, -5 points. Vous en connaissez : Égout.",
        "Défausse : 9 cartes, dont Vers (4 cartes), Squelette maudit (2 cartes).",
        "Trou détruit : 33 cartes, dont Déchets radioactifs.",
    ]


def test_no_sign_is_read_out() -> None:
    shown = scene().description()
    shown += sentences(odds.odds_lines(replace(scene(), signs=False), odds.CHANCES))
    shown += sentences(odds.odds_lines(replace(scene(), signs=False), odds.COUNTS))
    assert not set("".join(shown)) & set("◆●○»★♥♡§†¤►▼×·")


def test_how_far_the_game_has_come() -> None:
    for language, wanted in (("fr", "Trous : 31, 28, 0"), ("en", "Holes: 31, 28, 0")):
        one = scene(language)
        assert one.spell(progress(one.view)) == wanted


def test_noise_is_kept_out_of_the_log() -> None:
    assert not is_logged(LETSDIG.events, {"event": "turn", "seat": 0})
    # Others may dig that card up before the person sees the board again.
    assert is_logged(LETSDIG.events, {"event": "sees", "seat": 0})
