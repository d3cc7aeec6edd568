"""What all tests share."""

import pytest


@pytest.fixture(autouse=True)
def quiet_surroundings(
    monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory
) -> None:
    """French unless a test says otherwise, and nobody's own saved games."""
    for variable in ("PIOCHE_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("PIOCHE_HOME", str(tmp_path_factory.mktemp("pioche-home")))
