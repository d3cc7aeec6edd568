"""`pioche verify`: records, and heads of the chain kept during play."""

from pathlib import Path

import pytest

from pioche import Player, Table, game
from pioche.cli import main
from pioche.table.fairness import Seeds
from pioche.table.record import chain_heads, record_text
from tests.table.changed_records import in_first_format, rechained

SEEDS = Seeds(b"s" * 32, (b"a" * 16, None, None))
OTHER_PROMISE = "1" * 64


def played(last: str) -> Table:
    """A game in which Bo did not show the seed that was promised."""
    own = SEEDS.promises().clients[0]
    players = [Player(name) for name in ("Ana", "Bo", "Cleo")]
    promises = SEEDS.promises_with([own, OTHER_PROMISE, None])
    table = Table(game("diamant"), players, SEEDS, promises)
    for vote in ("go", "go", last):
        table.play(table.to_act()[0], vote)
    return table


def written(folder: Path, text: str) -> str:
    path = folder / "game.pioche"
    path.write_text(text)
    return str(path)


def test_a_kept_head_is_compared(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table = played("go")
    path, heads = written(tmp_path, record_text(table, keep_seeds=True)), chain_heads(table)
    kept = ["--head", heads[1].upper(), "--head", heads[3], "--commitment", OTHER_PROMISE]
    assert main(["--lang", "en", "verify", path, *kept]) == 0
    said = capsys.readouterr().out
    assert "Bo promised a seed and did not show it" in said
    assert f"4 fingerprints of the game, all recomputed; the last one: {heads[-1]}" in said
    assert "The 2 fingerprints that were kept are among them" in said
    assert "The promise that was kept is the one of this record." in said


def test_another_play_under_the_same_seeds_is_refused_with_a_kept_head(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The forger writes the chain anew, as anybody can once the seeds are known."""
    seen = chain_heads(played("go"))[-1]
    path = written(tmp_path, rechained(record_text(played("leave"), keep_seeds=True)))
    assert main(["--lang", "en", "verify", path]) == 0
    first = capsys.readouterr().out.splitlines()[0]
    assert "a forged game under the same seeds would pass this check" in first
    assert main(["--lang", "en", "verify", path, "--head", seen]) == 2
    assert "this is not the game that was seen" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("flags", "sentence"),
    [
        (["--head", "abc"], "“abc” is not a fingerprint"),
        (["--commitment", "0" * 64], "is not among those of this record"),
        (["--head"], "--head"),
    ],
)
def test_what_does_not_fit_is_refused_in_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], flags: list[str], sentence: str
) -> None:
    path = written(tmp_path, record_text(played("go"), keep_seeds=True))
    assert main(["--lang", "en", "verify", path, *flags]) == 2
    refusal = capsys.readouterr().err
    assert sentence in refusal
    assert refusal.count("\n") == 1


def test_records_without_a_chain_say_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    plain = Table(game("diamant"), 3, SEEDS)
    path = written(tmp_path, in_first_format(record_text(plain, keep_seeds=True)))
    assert main(["--lang", "en", "verify", path]) == 0
    assert "in the first format, without fingerprints" in capsys.readouterr().out
    assert main(["--lang", "en", "verify", path, "--head", "0" * 64]) == 2
    assert "holds no fingerprints" in capsys.readouterr().err
    assert main(["--lang", "en", "verify", written(tmp_path, record_text(plain))]) == 0
    assert "the seeds have not been revealed" in capsys.readouterr().out
