"""Schemathesis over the OpenAPI: no 5xx, nothing that the description does not promise.

Requests are made from the description, right ones and wrong ones, and sent to tables at every phase
by people who may and people who may not. A server that stumbles, or answers otherwise than it is
described, must be found out.
"""

import os
from collections.abc import Callable, Iterator
from typing import Any, Final

import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis import GenerationMode, checks
from schemathesis.config import SchemathesisConfig
from schemathesis.core.failures import Failure, FailureGroup
from schemathesis.core.parameters import ParameterLocation
from schemathesis.core.result import Ok

from pioche.games import CATALOG
from pioche.server.http.openapi import description
from pioche.server.http.table_routes import SOCKET, TABLE
from pioche.server.rooms.live_room import LiveRoom
from pioche.table.record import record_text
from tests.review.games import finished
from tests.server.live_server import LiveServer, bearer
from tests.server.memory_store import MemoryStore
from tests.server.phase_tables import PHASES, STILL, PhaseTable, phase_table

# Generic in what concerns nobody here.
Case = schemathesis.Case[Any]
Operation = schemathesis.APIOperation[Any, Any, Any, Any]

EFFORT: Final = int(os.environ.get("PIOCHE_HEAVY", "1"))
# Requests of each kind to one route.
EXAMPLES: Final = 6 if EFFORT == 1 else 20 * EFFORT
checks.load_all_checks()
CHECKS: Final = [
    checks.not_a_server_error,
    checks.status_code_conformance,
    checks.content_type_conformance,
    checks.response_schema_conformance,
    checks.response_headers_conformance,
    checks.negative_data_rejection,
    checks.allow_header_conformance,
]
# A wrong body may be too long as well: 413.
WRONG: Final = ["400", "401", "403", "404", "405", "409", "413"]
CONFIG: Final = {"checks": {"negative_data_rejection": {"expected-statuses": WRONG}}}
RECORD: Final = record_text(finished("diamant"))
PEOPLE: Final = ("self", "host", "opponent", "left", "stranger", None)


def operations() -> list[Operation]:
    config = SchemathesisConfig.from_dict(CONFIG)
    schema = schemathesis.openapi.from_dict(description(), config=config)
    results = list(schema.get_all_operations())
    found = [result.ok() for result in results if isinstance(result, Ok)]
    assert len(found) == len(results)
    return [operation for operation in found if operation.path != SOCKET]


class Sender:
    """Sends requests to one server: each to another table, as another identity."""

    def __init__(self, server: LiveServer) -> None:
        self.server = server
        self.session = requests.Session()
        self.places: list[PhaseTable] = [phase_table(server, phase, True) for phase in PHASES]
        self.sent = 0
        self.statuses: dict[str, set[int]] = {}

    def send(self, case: Case) -> None:
        """Send it, and hold the answer to the description."""
        self.sent += 1
        place, who = self.turn(self.places), self.turn(PEOPLE)
        if self.sent % 5 and is_right(case, ParameterLocation.PATH):
            game = self.turn(CATALOG).id
            known = {"table": place.table.id, "part": "page", "game": game, "step": "0"}
            case.path_parameters |= {
                name: known[name] for name in known.keys() & case.path_parameters.keys()
            }
        if self.sent % 2 and is_right(case, ParameterLocation.BODY):
            self.give_content(case.body)
        headers = bearer(place.keys[who] if who else None)
        answer = case.call(base_url=self.server.url, session=self.session, headers=headers)
        self.statuses.setdefault(case.operation.label, set()).add(answer.status_code)
        case.validate_response(answer, checks=CHECKS, headers=headers)

    def give_content(self, body: object) -> None:
        """A game that there is, a record of one: by chance they hardly ever are."""
        if isinstance(body, dict) and "game" in body:
            body |= {"game": self.turn(CATALOG).id, "seats": ["open"] * 3, "options": {}}
        if isinstance(body, dict) and "record" in body:
            body |= {"record": RECORD}

    def turn(self, choices: Any) -> Any:  # noqa: ANN401
        return choices[self.sent % len(choices)]


def is_right(case: Case, part: ParameterLocation) -> bool:
    """Whether a part of the request is as the description wants it."""
    parts = case.meta.components if case.meta else {}
    return part in parts and parts[part].mode == GenerationMode.POSITIVE


@pytest.fixture(scope="module")
def sender() -> Iterator[Sender]:
    server = LiveServer(MemoryStore(), STILL).start()
    sender = Sender(server)
    yield sender
    sender.session.close()
    server.stop()


def modes_of(operation: Operation) -> list[GenerationMode]:
    """There is nothing wrong to be asked where nothing is said."""
    said = operation.body or operation.query or operation.path_parameters
    return list(GenerationMode) if said else [GenerationMode.POSITIVE]


def send_all(operation: Operation, sender: Sender, examples: int) -> None:
    """What lies at the edges of the description, then what chance makes of it."""
    config = operation.schema.config.generation_for(operation=operation)
    edges = operation.schema.iter_coverage_cases(
        operation, generation_modes=modes_of(operation), generation_config=config
    )
    for case in edges:
        sender.send(case)
    for mode in modes_of(operation):
        send_random(operation, sender, mode, examples)


def send_random(operation: Operation, sender: Sender, mode: GenerationMode, examples: int) -> None:
    @settings(
        max_examples=examples,
        derandomize=True,
        database=None,
        deadline=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(operation.as_strategy(generation_mode=mode))
    def run(case: Case) -> None:
        sender.send(case)

    run()


def test_no_request_gets_an_answer_that_is_not_described(sender: Sender) -> None:
    for operation in operations():
        send_all(operation, sender, EXAMPLES)
    # It has been inside: every route has carried out something, and refused something else.
    for label, statuses in sender.statuses.items():
        assert {200, 201} & statuses, label
        assert TABLE not in label or statuses - {200, 201}, label


def stumble(patch: pytest.MonkeyPatch) -> None:
    def info(_live: LiveRoom) -> None:
        raise ZeroDivisionError

    patch.setattr(LiveRoom, "info", info)


def answer_otherwise(patch: pytest.MonkeyPatch) -> None:
    """Fields that are described, and not there."""
    patch.setattr(LiveRoom, "info", lambda live: {"game": live.room.game.id})


@pytest.mark.parametrize(
    ("fault", "found"),
    [(stumble, "ServerError"), (answer_otherwise, "JsonSchemaError")],
)
def test_a_server_that_stumbles_or_answers_otherwise_is_found_out(
    sender: Sender,
    monkeypatch: pytest.MonkeyPatch,
    fault: Callable[[pytest.MonkeyPatch], None],
    found: str,
) -> None:
    fault(monkeypatch)
    show = next(operation for operation in operations() if operation.label == f"GET {TABLE}")
    with pytest.raises((Failure, FailureGroup)) as raised:
        send_random(show, sender, GenerationMode.POSITIVE, EXAMPLES)
    failures = getattr(raised.value, "exceptions", (raised.value,))
    assert found in [type(failure).__name__ for failure in failures]
