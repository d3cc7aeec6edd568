"""The boards of Dig Up Adventure: drawing and description."""

from dataclasses import replace

import pytest
from rich.console import Console

from pioche.games import game as game_of
from pioche.table.log import Player
from pioche.table.table import Table
from pioche.terminal import odds
from pioche.terminal.boards import Scene, board_of
from pioche.terminal.phrases import headlines, log_lines, victory
from pioche.terminal.plain.game import PlainGame
from pioche.terminal.saves import records_folder, solo_lines, solo_record
from pioche.terminal.session import Session
from pioche.terminal.setup import Setup
from pioche.words import words_in
from tests.games.digup.dig import Dig
from tests.terminal.helpers import SEED, Pipe

DIGUP = game_of("digup")
NAMES = ["Zoé", "Max", "[red]Bot", "Ada"]


def table() -> Dig:
    """A little of everything: gems, an idol, a skeleton, known cards, touched cards."""
    dig = Dig(3).mine(0, {1: "ruby-1", 2: "ruby-5", 3: "topaz-3", 5: "idol", 6: "skeleton"})
    dig.mine(0, {8: "ruby-8"}, up=False).mine(1, {7: "diamond-2"}, up=False)
    dig.mine(1, {5: "diamond-9"}).mine(2, {5: "topaz-9"})
    dig.discard("purse", "shovel", "torch", "river", "bridge", "ruby-9", "idol")
    dig.hand(0, "torch", "ruby-2", "purse")
    return dig.do("play torch", "player 1", "at 8", "player 2", "at 7")


def scene(
    dig: Dig, language: str = "fr", looker: int | None = 0, lines: int = 40, columns: int = 100
) -> Scene:
    names = NAMES[: dig.state.seats]
    return Scene(words_in(language), DIGUP, dig.view(looker), names, lines, columns)


def drawn(one: Scene) -> str:
    """The board as plain text."""
    console = Console(width=one.columns, color_system=None, legacy_windows=False)
    with console.capture() as capture:
        console.print(board_of("digup").draw(one))
    return capture.get()


@pytest.mark.parametrize("lines", [40, 12])
@pytest.mark.parametrize("columns", [58, 80, 120])
def test_the_drawing_shows_everything_in_any_room(lines: int, columns: int) -> None:
    text = drawn(scene(table(), lines=lines, columns=columns))
    for wanted in ("►R Zoé", "R1✓", "R5", "T3✓", "★", "†", "(R8✓)", "░9░", "(D2)", "D Max"):
        assert wanted in text
    for wanted in ("Votre main : rubis 2, bourse", "Main de Max : 3 cartes cachées", "[red]Bot"):
        assert wanted in text
    assert max(len(line) for line in text.splitlines()) <= columns


def test_fewer_lines_make_flat_mines() -> None:
    assert len(drawn(scene(table(), lines=40)).splitlines()) > len(
        drawn(scene(table(), lines=9)).splitlines()
    )


def test_others_do_not_see_what_one_knows() -> None:
    for looker in (1, 2, None):
        text = drawn(scene(table(), looker=looker))
        assert "(R8" not in text
        assert "(D2)" not in text


def test_without_the_aid_nothing_hidden_is_drawn_as_known() -> None:
    dig = Dig(2, memory=False).mine(0, {8: "ruby-8"}, up=False).hand(0, "torch", "ruby-2")
    dig.do("play torch", "player 1", "at 8", "at 7")
    assert "(R8" not in drawn(scene(dig))


def test_the_board_in_sentences() -> None:
    shown = scene(table()).description()
    assert shown[0] == "Tour de table 1. Pioche : 52 cartes."
    assert "Zoé collectionne les rubis et montre 8 points." in shown
    assert "7 carte cachée, 8 rubis 8, cachée mais connue, 9 carte cachée." in shown
    assert "Votre main : rubis 2, bourse." in shown
    whole = "torche (2 cartes), idole, rubis 9, pont suspendu, rivière souterraine, pelle, bourse"
    assert f"Défausse : {whole}." in shown
    english = scene(table(), "en").description()
    assert "Zoé collects rubies and shows 8 points." in english
    assert "7 face down, 8 ruby 8, face down but known, 9 face down." in english


def test_the_discard_pile_is_cut_on_the_board_and_whole_in_the_odds() -> None:
    one = scene(table(), columns=200)
    newest = "torche ×2, idole, rubis 9, pont suspendu, rivière souterraine, pelle"
    assert f"Défausse : {newest}, et 1 autre (F2 : toute la défausse)" in drawn(one)
    counts = [line.text for line in odds.odds_lines(one, odds.COUNTS)]
    assert f"Défausse entière : {newest}, bourse" in counts
    plain = odds.odds_lines(replace(one, signs=False), odds.COUNTS)
    assert any("Défausse entière : torche (2 cartes), idole" in line.text for line in plain)
    short = scene(Dig(2).discard("idol", "torch", "torch"), "en")
    assert "Discard pile: torch ×2, idol\n" in drawn(short).replace(" \n", "\n")
    assert "Discard pile: empty." in scene(Dig(2), "en").description()


def test_cards_on_the_table_for_a_moment_are_described() -> None:
    dig = (
        Dig(3).pile("ruby-9", "torch", "purse", "idol", "skeleton").hand(0, "map", "river", "idol")
    )
    shown = " ".join(scene(dig.do("play map")).description())
    assert "Sous la carte au trésor : rubis 9, squelette, idole, bourse, torche." in shown
    dig.do("take ruby-9", "back torch", "back skeleton", "back purse")
    assert "Sur la pioche : idole, bourse, squelette, torche." in scene(dig).description()
    shown = " ".join(scene(dig.do("play river"), looker=1).description())
    assert "En jeu : rivière souterraine." in shown
    assert "Rivière : squelette, idole, bourse, torche." in shown
    spied = Dig(2).hand(1, "ruby-9", "torch").hand(0, "binoculars", "purse", "shovel")
    spied.do("play binoculars", "take ruby-9")
    assert "Prise aux jumelles : rubis 9." in scene(spied).description()


def test_the_last_round_is_announced() -> None:
    dig = Dig(2).mine(0, {at: f"emerald-{at}" for at in range(1, 9)}).hand(0, "shovel", "ruby-1")
    assert "dernier tour" in drawn(scene(dig.do("play shovel")))
    counts = odds.odds_lines(scene(dig), odds.COUNTS)
    assert counts[-1].text == "C’est le dernier tour de table"
    english = odds.odds_lines(scene(dig, "en"), odds.CHANCES)
    assert english[-1].text == "This is the last round"


def test_colours_are_chosen_before_there_is_anything_to_see() -> None:
    session = solo_session(3)
    one = Scene(words_in("fr"), DIGUP, session.view(), session.names)
    assert "Choix des couleurs" in drawn(one)
    assert "Zoé n’a pas encore de couleur." in one.description()
    assert odds.odds_lines(one, odds.COUNTS)
    assert odds.odds_lines(one, odds.CHANCES) == []  # there is nothing to draw yet


def test_the_odds_as_counts_and_as_chances() -> None:
    one = scene(table())
    counts = [line.text for line in odds.odds_lines(one, odds.COUNTS)]
    assert counts[0] == "Vos pierres que vous ne voyez pas : 3, 4, 6, 7"
    assert any("torche ×2" in line for line in counts)
    assert "Fin possible au plus tôt dans 2 tours (Zoé, par ses propres cartes)" in counts
    assert any(line.startswith("Mine de Zoé : 8 points visibles, ") for line in counts)
    chances = odds.odds_lines(one, odds.CHANCES)
    assert chances[0].text.startswith("Pierre de votre couleur à la prochaine carte : ")
    total = sum(line.chance for line in chances if line.chance is not None)
    assert total == pytest.approx(1)
    plain = odds.odds_lines(replace(one, signs=False), odds.COUNTS)
    assert any("torche (2 cartes)" in line.text for line in plain)


def test_a_spectator_has_no_gems_of_their_own() -> None:
    shown = odds.odds_lines(scene(table(), looker=None), odds.COUNTS)
    assert shown[0].text.startswith("Ailleurs")


def test_without_the_aid_the_log_does_not_remember_for_anybody() -> None:
    shown = {memory: torch_log(memory) for memory in (True, False)}
    for moment, _ in shown.values():
        assert any("éclaire" in line and ":" in line for line in moment)
    assert any("éclaire" in line and ":" in line for line in shown[True][1])
    assert any("éclaire" in line for line in shown[False][1])
    assert not any("éclaire" in line and ":" in line for line in shown[False][1])


def torch_log(memory: bool) -> tuple[list[str], list[str]]:
    """The log right after a torch was used, and one move later."""
    players = (Player("Zoé"), Player("Max", "careful"))
    for seed in range(200):
        session = Session(Setup(DIGUP, players, {"memory": memory}, bytes([seed]) * 32).table())
        session.advance()
        session.play(session.legal()[0])
        session.advance()
        torch = DIGUP.moves.parse("play torch")
        if torch in session.legal():
            break
    for move in (torch, DIGUP.moves.parse("player 1"), DIGUP.moves.parse("at 1")):
        session.play(move)
    moment = log_lines(words_in("fr"), session)
    session.play(session.legal()[0])
    session.advance()
    session.play(session.legal()[0])
    return moment, log_lines(words_in("fr"), session)


# Alone


def solo_session(seats: int = 1) -> Session:
    bots = (Player("Max", "careful"), Player("Ada", "bold"))
    return Session(Setup(DIGUP, (Player("Zoé"), *bots)[:seats], {}, SEED).table())


def play_alone() -> Session:
    session = solo_session()
    for text in ("colour ruby", "colour topaz", "colour diamond", "colour emerald", "turn"):
        session.play(DIGUP.moves.parse(text))
    return session


def test_a_solo_game_drawn_and_described() -> None:
    before = solo_session()
    one = Scene(words_in("fr"), DIGUP, before.view(), before.names)
    assert "Mine 1, sans couleur." in one.description()
    session = play_alone()
    one = Scene(words_in("fr"), DIGUP, session.view(), session.names, columns=80)
    assert "Solo : 0 pierre en place sur 36" in drawn(one)
    assert "R Mine 1" in drawn(one)
    shown = one.description()
    assert "Mine 2, topazes." in shown
    assert shown[-1].startswith("À placer : ")
    chances = [line.text for line in odds.odds_lines(one, odds.CHANCES)]
    assert chances[0] == "Chances de gagner : 10 %"
    counts = [line.text for line in odds.odds_lines(one, odds.COUNTS)]
    assert counts == ["Encore cachés : 35 pierres, 4 squelettes"]


def test_the_end_of_a_solo_game_and_its_record() -> None:
    for _ in range(2):
        session = play_alone()
        session.play(DIGUP.moves.parse("all"))
        session.finish()
    record = solo_record(session.table)
    points = session.table.scores()[0]
    assert (record.games, record.best) == (2, points)
    assert record.wins == 2 * len(session.table.winners())
    (records_folder() / "digup-solo-broken.pioche").write_text("nonsense")
    assert solo_record(session.table) == record
    assert solo_lines(words_in("fr"), session.table)[0].startswith("Parties de Zoé en solo : 2")
    assert solo_lines(words_in("en"), solo_session(3).table) == []
    assert str(points) in victory(words_in("fr"), session.table)


def test_a_record_that_could_not_be_kept_counts_the_game_at_hand() -> None:
    session = play_alone()
    session.play(DIGUP.moves.parse("all"))
    assert solo_record(session.table).games == 1


def test_a_plain_solo_game_ends_with_the_record() -> None:
    pipe = Pipe(["1", "1", "1", "1", "retourner une carte", "2"])
    PlainGame(solo_session(), pipe.console(words_in("fr"))).run()
    assert "Parties de Zoé en solo : 1 jouée" in pipe.text


def test_every_table_of_whole_games_can_be_drawn() -> None:
    for seats in (1, 3):
        session = solo_session(seats)
        session.advance()
        while not session.over:
            one = Scene(words_in("en"), DIGUP, session.view(), session.names)
            assert drawn(one)
            assert one.description()
            for level in odds.LEVELS:
                odds.odds_lines(one, level)
            headlines(words_in("en"), session)
            legal = session.legal()
            session.play(legal[session.table.question % len(legal)])
            session.advance()
        assert drawn(Scene(words_in("fr"), DIGUP, session.view(), session.names))


@pytest.mark.parametrize(
    ("language", "sentence"), [("fr", "Personne n’a gagné."), ("en", "Nobody")]
)
def test_replaying_a_lost_solo_game_names_no_winner(language: str, sentence: str) -> None:
    assert sentence in words_in(language).say("cli-winners", count=0, winners="")


def test_a_lost_solo_game_has_no_victory() -> None:
    lost = next(
        table
        for seed in range(20)
        for table in [
            Setup(DIGUP, (Player("Zoé"),), {"colours": "drawn"}, bytes([seed]) * 32).table()
        ]
        if not played_out(table)
    )
    assert victory(words_in("fr"), lost) == f"Vous perdez, avec {lost.scores()[0]} points."


def played_out(table: Table) -> bool:
    """Turn all cards; returns whether that wins."""
    table.play(0, "all")
    return bool(table.winners())
