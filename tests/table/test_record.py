"""Records: what they hold, and every way in which one can be broken."""

import json
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from pioche import Player, Table, game, read_record, write_record
from pioche.core.refusals import BadRecord, TableClosed
from pioche.core.rng import SHUFFLE
from pioche.table.fairness import Seeds
from pioche.table.record import outcome_text, read_text, record_text
from pioche.testing.cases import Case
from pioche.testing.table_checks import play_out
from pioche.words import LANGUAGES, words_in
from pioche.words.spell import spell_refusal

DIAMANT = game("diamant")

Lines = list[dict[str, Any]]
Break = Callable[[Lines], None]


def finished() -> Table:
    return play_out(Case(DIAMANT, 3, {"relics": "ascending"}, 4))


def under_way() -> Table:
    """A game with an undo, a seat that left and came back, and client seeds."""
    seeds = Seeds(b"s" * 32, (b"a" * 16, None, b"b" * 64))
    players = [Player("Ana"), Player("Zoé"), Player("Robot", "bold")]
    table = Table(DIAMANT, players, seeds, None, undo="friendly")
    for seat in range(3):
        table.play(seat, "go", at=100 * seat)
    table.undo(2, consent=[0, 1], at=400)
    table.play(2, "leave", at=500)
    table.leave(1, at=600)
    table.come_back(1, at=700)
    return table


def lines_of(table: Table, keep_seeds: bool = True) -> Lines:
    return [json.loads(line) for line in record_text(table, keep_seeds).rstrip("\n").split("\n")]


def text_of(lines: Lines) -> str:
    return "".join(json.dumps(line) + "\n" for line in lines)


def test_a_record_tells_everything_in_order() -> None:
    lines = lines_of(finished())
    header, result = lines[0], lines[-2]
    assert header["game"] == "diamant"
    assert header["options"] == {"relics": "ascending", "open_chests": True, "undo": "friendly"}
    assert header["seeds"] is not None
    assert "shuffle" in lines[1]
    assert len([line for line in lines if "shuffle" in line]) == 5
    assert set(result["result"]) == {"scores", "winners"}
    assert len(lines[-1]["chain"]) == len([line for line in lines if "seat" in line]) + 2


def test_a_die_and_a_shuffle_as_lines() -> None:
    assert outcome_text((6, (3,))) == '{"die":3,"sides":6}'
    assert outcome_text((SHUFFLE, (2, 0, 1))) == '{"shuffle":[2,0,1]}'


def test_seeds_are_told_only_once_the_game_is_over_or_for_a_saved_game() -> None:
    assert lines_of(under_way(), keep_seeds=False)[0]["seeds"] is None
    assert lines_of(under_way(), keep_seeds=True)[0]["seeds"]["server"] == (b"s" * 32).hex()
    assert lines_of(finished(), keep_seeds=False)[0]["seeds"] is not None


def test_a_saved_game_can_be_played_on() -> None:
    table = under_way()
    again = read_text(record_text(table, keep_seeds=True))
    for one in (table, again):
        one.play(0, "go")
        one.play(0, "leave")
    assert record_text(again, keep_seeds=True) == record_text(table, keep_seeds=True)


def test_a_game_without_its_seeds_can_be_looked_at_not_played_on() -> None:
    again = read_text(record_text(under_way()))
    assert again.view(0) == under_way().view(0)
    assert again.legal(0) == []
    acts: list[Callable[[], None]] = [
        lambda: again.play(0, "go"),
        lambda: again.undo(0),
        lambda: again.leave(0),
        lambda: again.come_back(0),
    ]
    for act in acts:
        with pytest.raises(TableClosed):
            act()


def test_files(tmp_path: Path) -> None:
    table = finished()
    path = tmp_path / "game.pioche"
    write_record(table, path)
    assert read_record(path).scores() == table.scores()
    assert list(tmp_path.iterdir()) == [path]


def test_names_are_kept_as_they_are() -> None:
    assert read_text(record_text(under_way())).players[1].name == "Zoé"


def test_a_record_may_be_spaced_otherwise() -> None:
    lines = record_text(finished()).split("\n")
    spaced = "\r\n".join(line.replace(",", " , ") for line in lines[:-1]) + "\r\n"
    assert read_text(spaced).scores() == finished().scores()


def test_a_path_through_a_link_replaces_what_it_points_to(tmp_path: Path) -> None:
    real, link = tmp_path / "real.pioche", tmp_path / "link.pioche"
    link.symlink_to(real)
    write_record(finished(), link)
    assert link.is_symlink()
    assert read_record(real).over


def test_what_never_ends_is_no_record() -> None:
    with pytest.raises(BadRecord) as caught:
        read_record("/dev/zero")
    assert caught.value.key == "file-too-long"


@pytest.mark.parametrize(
    ("content", "line", "key"),
    [
        (b"", 0, "record-empty"),
        (b"\n", 1, "record-json"),
        (b"{", 1, "record-json"),
        (b"[]", 1, "record-type-line"),
        (b'{"a":1,"a":2}', 1, "record-key-twice"),
        (b'{"pioche":NaN}', 1, "record-json"),
        (b"[" * 100_000, 1, "record-json"),
        (b'{"pioche":1}\n\xff', 2, "file-encoding"),
        (b'{"pioche":1}', 1, "record-key-missing"),
    ],
)
def test_files_that_are_no_records(tmp_path: Path, content: bytes, line: int, key: str) -> None:
    path = tmp_path / "broken.pioche"
    path.write_bytes(content)
    with pytest.raises(BadRecord) as caught:
        read_record(path)
    assert (caught.value.line, caught.value.key) == (line, key)


def test_paths_that_cannot_be_used(tmp_path: Path) -> None:
    for path in (tmp_path / "none.pioche", tmp_path):
        with pytest.raises(BadRecord, match=path.name):
            read_record(path)
    for bad in (tmp_path / "none" / "game.pioche", tmp_path, "nul\0", ""):
        with pytest.raises(BadRecord):
            write_record(finished(), bad)
        with pytest.raises(BadRecord):
            read_record(bad)
    assert list(tmp_path.iterdir()) == []


def in_header(**changes: object) -> Break:
    def change(lines: Lines) -> None:
        lines[0].update(changes)

    return change


def promised(server: str, clients: list[Any], unshown: Sequence[int] = ()) -> Break:
    return in_header(commitments={"server": server, "clients": clients, "unshown": [*unshown]})


def in_line(number: int, **changes: object) -> Break:
    """Change a line, counted from one; a value of None takes the key away."""

    def change(lines: Lines) -> None:
        lines[number - 1].update(changes)
        for key in [key for key, value in changes.items() if value is None]:
            del lines[number - 1][key]

    return change


def insert(number: int, line: dict[str, object]) -> Break:
    def change(lines: Lines) -> None:
        lines.insert(number - 1, line)

    return change


def swap_cards(lines: Lines) -> None:
    cards = lines[1]["shuffle"]
    cards[0], cards[1] = cards[1], cards[0]
    assert cards[0] != cards[1]


def drop_shuffle(lines: Lines) -> None:
    del lines[1]


def cut_after_leaving(lines: Lines) -> None:
    del lines[8:]


SEATS = [{"name": "a", "player": "human"}] * 3

# The lines of `under_way`: 1 header, 2 shuffle, 3-5 moves, 6 undo, 7 move, 8 leave, 9 its
# stand-in's vote, 10 return.
BROKEN: list[tuple[Break, int, str]] = [
    (in_header(pioche=3), 1, "record-format"),
    (in_header(pioche="1"), 1, "record-type-number"),
    (in_header(game="diamond"), 1, "game-unknown"),
    (in_header(game=3), 1, "record-type-text"),
    (in_header(version=99), 1, "record-version"),
    (in_header(version=0), 1, "record-version-old"),
    (in_header(colour="red"), 1, "record-key-unknown"),
    (in_header(faces=["a"]), 1, "record-faces"),
    (in_header(options=[]), 1, "record-type-object"),
    (in_header(options={"relics": "many"}), 1, "option-choice"),
    (in_header(options={"depth": 3}), 1, "option-unknown"),
    (in_header(seats=SEATS[:2]), 1, "seats-number"),
    (in_header(seats={}), 1, "record-type-list"),
    (in_header(seats=["a", "b", "c"]), 1, "record-type-object"),
    (in_header(seats=[{"name": "a"}] * 3), 1, "record-key-missing"),
    (in_header(options={"seed": 1}), 1, "option-unknown"),
    (in_header(options={"relics": ["none"], "open_chests": True}), 1, "option-choice"),
    (in_header(options={}), 1, "record-spelling"),
    (in_header(pioche=0), 1, "record-format"),
    (in_header(pioche=10**30), 1, "record-format"),
    (in_header(version="a" * 100_000), 1, "record-type-number"),
    (in_header(seats=[{"name": "\x1b[2J", "player": "human"}] * 3), 1, "player-name"),
    (in_header(seats=[{"name": "\ud800", "player": "human"}] * 3), 1, "player-name"),
    (in_header(seats=[{"name": "", "player": "human"}] * 3), 1, "player-name"),
    (in_header(seats=[{"name": "a", "player": "Human !"}] * 3), 1, "player-kind"),
    (in_header(commitments=None), 1, "record-type-object"),
    (promised("0" * 64, [None]), 1, "record-promise-form"),
    (promised("0", [None] * 3), 1, "record-promise-form"),
    (promised("0" * 64, [None] * 3), 1, "record-promise"),
    (promised("0" * 64, [1]), 1, "record-type-text"),
    (in_header(commitments={"server": "0" * 64, "clients": [None] * 3}), 1, "record-key-missing"),
    (promised("0" * 64, [None, "1" * 64, None], [2]), 1, "record-unshown"),
    (promised("0" * 64, ["1" * 64] * 3, [1, 0]), 1, "record-unshown"),
    (promised("0" * 64, [None, "1" * 64, None], [1]), 1, "record-promise"),
    (in_header(seeds={"server": "zz", "clients": []}), 1, "record-hex"),
    (in_header(seeds={"server": "00", "clients": []}), 1, "seed-length"),
    (swap_cards, 2, "record-outcome"),
    (in_line(2, shuffle=["x"]), 2, "record-type-number"),
    (in_line(2, extra=1), 2, "record-key-unknown"),
    (drop_shuffle, 1, "outcome-missing"),
    (insert(3, {"shuffle": [1]}), 3, "record-outcome-extra"),
    (insert(3, {"die": 1, "sides": 6}), 3, "record-outcome-extra"),
    (insert(3, {"die": 6, "sides": 6}), 3, "record-range"),
    (in_line(3, seat=3), 3, "record-range"),
    (in_line(3, seat=True), 3, "record-type-number"),
    (in_line(3, move="dance"), 3, "move-text"),
    (in_line(3, move=1), 3, "record-type-text"),
    (in_line(3, why="hope"), 3, "record-key-unknown"),
    (in_line(3, move=" GO"), 3, "record-spelling"),
    (in_line(3, at=None), 3, "record-key-missing"),
    (in_line(10, at=2**63), 10, "record-range"),
    (in_line(10, at=1e3), 10, "record-type-number"),
    (in_line(4, at=-1), 4, "record-range"),
    (in_line(4, seat=0), 4, "diamant-refusal-same"),
    (in_line(6, undo=3), 6, "record-undo"),
    (in_line(6, undo=0), 6, "record-range"),
    (in_line(8, seat=1, present=True), 8, "record-present"),
    (in_line(8, present="no"), 8, "record-type-flag"),
    (in_line(9, move="go"), 9, "record-stand-in"),
    (in_line(9, seat=0), 9, "record-stand-in"),
    (in_line(10, seat=0), 10, "record-present"),
    (insert(10, {"seat": 1, "move": "leave", "at": 650}), 10, "record-stand-in"),
    (insert(10, {"seat": 1, "undo": 1, "at": 650}), 10, "record-present"),
    (cut_after_leaving, 8, "record-stand-in"),
    (insert(11, {"result": {"scores": [], "winners": []}}), 11, "record-early-result"),
]


@pytest.mark.parametrize(("spoil", "line", "key"), BROKEN, ids=[key for _, _, key in BROKEN])
def test_a_broken_record_is_refused_with_line_and_reason(spoil: Break, line: int, key: str) -> None:
    lines = lines_of(under_way())
    spoil(lines)
    with pytest.raises(BadRecord) as caught:
        read_text(text_of(lines))
    assert (caught.value.line, caught.value.key) == (line, key)
    assert str(caught.value).startswith(f"Ligne {line}\xa0: ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_older_version_is_refused_with_both_versions_and_a_comfort(language: str) -> None:
    lines = lines_of(under_way())
    lines[0].update(version=DIAMANT.version - 1, options={"of": "that version"})
    with pytest.raises(BadRecord) as caught:
        read_text(text_of(lines))
    sentence = spell_refusal(words_in(language), caught.value)
    assert f"version {DIAMANT.version - 1} " in sentence
    assert str(DIAMANT.version) in sentence
    assert {"fr": "Rien n’est perdu", "en": "Nothing is lost"}[language] in sentence


def without_result(lines: Lines) -> None:
    del lines[-2]


def other_result(lines: Lines) -> None:
    lines[-2]["result"]["scores"][0] += 1


def result_of_another_type(lines: Lines) -> None:
    lines[-2]["result"]["scores"] = [float(score) for score in lines[-2]["result"]["scores"]]


def without_seeds(lines: Lines) -> None:
    lines[0]["seeds"] = None


def upper_case_seed(lines: Lines) -> None:
    lines[0]["seeds"]["server"] = lines[0]["seeds"]["server"].upper()


def undo_at_the_end(lines: Lines) -> None:
    lines.insert(-2, {"seat": lines[-3]["seat"], "undo": 1, "at": lines[-3]["at"]})


def move_after_result(lines: Lines) -> None:
    lines.insert(-1, {"seat": 0, "move": "go", "at": 10**9})


def outcome_after_result(lines: Lines) -> None:
    lines.insert(-1, {"die": 1, "sides": 6})


@pytest.mark.parametrize(
    ("spoil", "key"),
    [
        (without_result, "record-no-result"),
        (other_result, "record-result"),
        (result_of_another_type, "record-spelling"),
        (without_seeds, "record-no-seeds"),
        (upper_case_seed, "record-spelling"),
        (undo_at_the_end, "undo-over"),
        (move_after_result, "record-after-result"),
        (outcome_after_result, "record-after-result"),
    ],
)
def test_the_result_must_be_that_of_the_game(spoil: Break, key: str) -> None:
    lines = lines_of(finished())
    spoil(lines)
    with pytest.raises(BadRecord) as caught:
        read_text(text_of(lines))
    assert caught.value.key == key


def test_without_seeds_the_outcomes_must_still_fit_the_rules() -> None:
    lines = lines_of(under_way(), keep_seeds=False)
    lines[1]["shuffle"][0] = lines[1]["shuffle"][1]
    with pytest.raises(BadRecord) as caught:
        read_text(text_of(lines))
    assert caught.value.line == 1
    assert caught.value.key == "outcome-other-cards"
