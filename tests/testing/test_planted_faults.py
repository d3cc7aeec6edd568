"""Checks that cannot fail are no checks: each is shown a game that breaks its promise."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from mypy_extensions import i64

import pioche
from pioche.core.cards import Cards
from pioche.core.game import Game, Options, View
from pioche.core.masks import EVERYBODY
from pioche.core.options import Choice, Number, SomeSeats, Switch
from pioche.core.refusals import BadRecord, IllegalMove, Refusal
from pioche.core.rng import Fast, Rng
from pioche.core.sheet import Figure, Sheet
from pioche.core.state import State
from pioche.games.diamant import DIAMANT
from pioche.games.diamant.cards import DECKS, FACES
from pioche.games.diamant.events import CHOICE
from pioche.games.diamant.moves import GO
from pioche.games.diamant.options import Config
from pioche.games.diamant.state import DiamantState
from pioche.testing import NotConform, cases_of, conform, golden
from pioche.testing.cases import option_sets, single_options, values_of
from pioche.testing.golden import changes_of, check_golden, write_golden
from pioche.testing.state_checks import ApplyEvent
from tests.games.diamant.apply_event import apply_event

pytestmark = pytest.mark.skipif(
    pioche.COMPILED, reason="faults are planted in interpreted rules: compiled ones are closed"
)


def conform_fails(game: Game, promise: str, carry_on: ApplyEvent = apply_event) -> None:
    cases = [replace(case, game=game) for case in cases_of(DIAMANT)[:6]]
    with pytest.raises(NotConform, match=promise):
        conform(game, cases, modes=False, apply_event=carry_on)


def with_rules(**changes: Callable[..., Any]) -> Game:
    named: dict[str, Any] = dict(changes)
    return replace(DIAMANT, rules=replace(DIAMANT.rules, **named))


def with_state(kind: type[DiamantState]) -> Game:
    def deal(seats: int, rng: Rng, options: Options) -> State:
        config = Config(options)
        faces = DECKS[config.relic_mode].copy()
        cards = Cards(faces, [EVERYBODY] * len(faces))
        return kind(seats, rng, cards, config)

    return with_rules(deal=deal)


def kind_of_clone(kind: type[DiamantState], copy: DiamantState) -> DiamantState:
    """A clone with the same fault as its original."""
    copy.__class__ = kind
    return copy


def test_the_honest_game_passes() -> None:
    assert conform(with_state(DiamantState), cases_of(DIAMANT)[:2], modes=False) > 0


def test_a_view_that_shows_the_next_card() -> None:
    def view(state: State, seat: int) -> View:
        assert isinstance(state, DiamantState)
        top = FACES[state.cards.face[state.deck[-1]]] if state.deck else None
        return {**DIAMANT.rules.view(state, seat), "next": top}

    conform_fails(with_rules(view=view), "redeal leaves what a seat receives")


def test_a_view_whose_keys_come_in_the_order_of_the_deck() -> None:
    def view(state: State, seat: int) -> View:
        assert isinstance(state, DiamantState)
        unseen = {FACES[state.cards.face[card]]: True for card in state.deck}
        return {**DIAMANT.rules.view(state, seat), "unseen": unseen}

    conform_fails(with_rules(view=view), "redeal leaves what a seat receives")


def test_a_view_that_shows_the_votes() -> None:
    def view(state: State, seat: int) -> View:
        assert isinstance(state, DiamantState)
        return {**DIAMANT.rules.view(state, seat), "leaving": int(state.leaving)}

    conform_fails(with_rules(view=view), "redeal leaves what a seat receives|later view")


def test_a_view_that_shows_hidden_chests() -> None:
    def view(state: State, seat: int) -> View:
        assert isinstance(state, DiamantState)
        richest = max(range(state.seats), key=lambda other: state.explorers[other].chest)
        return {**DIAMANT.rules.view(state, seat), "richest": richest}

    conform_fails(with_rules(view=view), "redeal leaves what a seat receives|later view")


def test_refusals_that_depend_on_what_is_hidden() -> None:
    def why_not(state: State, seat: int, move: int) -> Refusal:
        assert isinstance(state, DiamantState)
        face = int(state.cards.face[state.deck[-1]]) if state.deck else 0
        return IllegalMove("diamant-refusal-over", "D22", face=face)

    conform_fails(with_rules(why_not=why_not), "redeal leaves what a seat receives")


def test_an_event_that_tells_a_secret_vote() -> None:
    class Gossip(DiamantState):  # type: ignore[misc]
        def play(self, seat: i64, move: i64, at: i64 = 0) -> None:
            for other in range(self.seats):
                if other != seat:
                    self.emit_to(1 << other, CHOICE, seat, move)
            super().play(seat, move, at)

        def clone(self) -> DiamantState:
            return kind_of_clone(Gossip, super().clone())

    def deaf(view: View, event: dict[str, Any]) -> View:
        if event["event"] == "choice" and event["seat"] != view["seat"]:
            return view
        return apply_event(view, event)

    conform_fails(with_state(Gossip), "events tell only what is shown", deaf)


def test_an_event_that_is_missing() -> None:
    class Silent(DiamantState):  # type: ignore[misc]
        def finish(self) -> None:
            events, self.events = self.events, None
            super().finish()
            self.events = events

        def clone(self) -> DiamantState:
            return kind_of_clone(Silent, super().clone())

    conform_fails(with_state(Silent), "view and events give the later view")


def test_a_clone_that_shares_a_list() -> None:
    class Shared(DiamantState):  # type: ignore[misc]
        def clone(self) -> DiamantState:
            copy = kind_of_clone(Shared, super().clone())
            copy.deck = self.deck
            return copy

    conform_fails(with_state(Shared), "clone")


def test_a_redeal_that_keeps_the_chance_to_come() -> None:
    class Prophet(DiamantState):  # type: ignore[misc]
        def redeal(self, seat: i64, rng: Rng) -> None:
            kept = self.rng
            super().redeal(seat, rng)
            self.rng = kept

        def clone(self) -> DiamantState:
            return kind_of_clone(Prophet, super().clone())

    conform_fails(with_state(Prophet), "redeal replaces the chance to come")


def test_a_redeal_that_keeps_secret_votes() -> None:
    class Spy(DiamantState):  # type: ignore[misc]
        def redeal(self, seat: i64, rng: Rng) -> None:
            kept = self.leaving
            super().redeal(seat, rng)
            self.leaving = kept

        def clone(self) -> DiamantState:
            return kind_of_clone(Spy, super().clone())

    conform_fails(with_state(Spy), "redeal forgets what a seat cannot know")


def test_a_redeal_of_seen_cards() -> None:
    class Thief(DiamantState):  # type: ignore[misc]
        def redeal_unseen(self, rng: Rng) -> None:
            super().redeal_unseen(rng)
            self.cards.mix(self.path, rng)

        def clone(self) -> DiamantState:
            return kind_of_clone(Thief, super().clone())

    conform_fails(with_state(Thief), "redeal_unseen leaves what anybody sees")


def test_a_clone_that_forgets_the_dangers() -> None:
    class Forgetful(DiamantState):  # type: ignore[misc]
        def clone(self) -> DiamantState:
            copy = kind_of_clone(Forgetful, super().clone())
            copy.dangers = 0
            return copy

    conform_fails(with_state(Forgetful), "clone")


def test_a_clone_with_another_chance() -> None:
    class Dreamer(DiamantState):  # type: ignore[misc]
        def clone(self) -> DiamantState:
            copy = kind_of_clone(Dreamer, super().clone())
            copy.rng = Fast(5)
            return copy

    conform_fails(with_state(Dreamer), "clone")


def test_a_card_that_vanishes() -> None:
    class Greedy(DiamantState):  # type: ignore[misc]
        def reveal(self) -> None:
            super().reveal()
            self.removed.clear()

        def clone(self) -> DiamantState:
            return kind_of_clone(Greedy, super().clone())

    conform_fails(with_state(Greedy), "components|later view")


def test_a_component_that_is_not_in_the_box() -> None:
    components = tuple(each for each in DIAMANT.components if each.id != "treasure-17")
    conform_fails(replace(DIAMANT, components=components), "those of the box")


def test_a_refusal_without_a_ruling() -> None:
    def why_not(state: State, seat: int, move: int) -> Refusal:
        return IllegalMove("diamant-refusal-over")

    conform_fails(with_rules(why_not=why_not), "cites a ruling")


def test_a_seat_that_owes_a_choice_and_has_none() -> None:
    class Stuck(DiamantState):  # type: ignore[misc]
        def legal(self, seat: i64) -> list[i64]:
            return [] if seat == 1 else super().legal(seat)

        def clone(self) -> DiamantState:
            return kind_of_clone(Stuck, super().clone())

    conform_fails(with_state(Stuck), "has a legal move")


def test_a_stand_in_that_the_record_does_not_expect() -> None:
    def stand_in(state: State, seat: int, at: int) -> int:
        return GO

    game = with_rules(stand_in=stand_in)
    with pytest.raises(BadRecord) as caught:
        conform(game, [replace(case, game=game) for case in cases_of(DIAMANT)[:6]], modes=False)
    assert caught.value.key == "record-stand-in"


def test_golden_files_that_are_missing_or_changed(tmp_path: Path) -> None:
    write_golden(DIAMANT, tmp_path)
    check_golden(DIAMANT, tmp_path)
    first = min(tmp_path.iterdir())
    text = first.read_text(encoding="utf-8")
    first.write_text(text.replace("leave", "go"), encoding="utf-8")
    with pytest.raises(NotConform, match="unchanged"):
        check_golden(DIAMANT, tmp_path)
    first.write_text(text.rpartition("record")[0], encoding="utf-8")
    with pytest.raises(NotConform, match="as long as it was"):
        check_golden(DIAMANT, tmp_path)
    first.unlink()
    with pytest.raises(NotConform, match="complete"):
        check_golden(DIAMANT, tmp_path)


def test_a_golden_file_of_another_case_than_its_name_tells(tmp_path: Path) -> None:
    write_golden(DIAMANT, tmp_path)
    usual = (tmp_path / "diamant-3.txt").read_text(encoding="utf-8")
    (tmp_path / "diamant-relics-classic.txt").write_text(usual, encoding="utf-8")
    with pytest.raises(NotConform, match="has its option"):
        check_golden(DIAMANT, tmp_path)


def test_an_option_that_changes_nothing_has_no_golden_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(golden, "SEEDS", range(2))
    idle = Switch("idle", False, "help")
    game = replace(DIAMANT, seats=range(3, 4), options=(*DIAMANT.options, idle))
    with pytest.raises(LookupError, match="idle"):
        write_golden(game, tmp_path)


def test_a_golden_file_can_be_shown(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert golden.main(["write", "diamant", str(tmp_path)]) == 0
    assert golden.main(["show", str(tmp_path / "diamant-3.txt")]) == 0
    shown = capsys.readouterr().out
    assert '"event": "expedition"' in shown
    assert "all sees stage" in shown


def test_golden_without_arguments_says_what_it_takes(capsys: pytest.CaptureFixture[str]) -> None:
    assert golden.main([]) == 2
    assert capsys.readouterr().err.startswith("usage: ")


def test_cases_cover_every_seat_count_and_option() -> None:
    cases = cases_of(DIAMANT)
    assert {case.seats for case in cases} == set(range(3, 9))
    assert len(cases) == 6 * 3 * 2
    assert len({str(case) for case in cases}) == len(cases)


def test_many_options_are_tried_one_by_one() -> None:
    options = tuple(Switch(f"switch{n}", True, "help") for n in range(8))
    game = replace(DIAMANT, options=options)
    assert len(single_options(game, 3)) == 1 + 8
    assert option_sets(game, 3)[:-1] == single_options(game, 3)
    assert not any(option_sets(game, 3)[-1].values())  # and once all of them at once
    # Each switch with one number of players; none and all of them with every number.
    assert len(cases_of(game)) == 8 + 2 * len(game.seats)
    assert len(cases_of(game, every=True)) == (1 + 8 + 1) * len(game.seats)
    assert values_of(Number("n", 8, "help", 1, 20)) == (1, 8, 20)
    assert values_of(Choice("c", "a", "help", ("a", "b"))) == ("a", "b")
    assert values_of(SomeSeats("s", "", "help")) == ("", "1")
    sheet = Sheet("sheet", "", "help", (Figure("a.points", 1, 0, 5), Figure("b.count", 2, 0, 2)))
    assert values_of(sheet) == ("", "a.points=2")


def test_an_option_is_tried_with_the_players_it_needs() -> None:
    teams = Switch("teams", False, "help", needs_seats=(4,))
    game = replace(DIAMANT, options=(teams,))
    assert option_sets(game, 3) == [{"teams": False}]
    assert option_sets(game, 4) == [{"teams": False}, {"teams": True}]
    assert changes_of(game)["diamant-teams-true.txt"] == (4, {"teams": True})
