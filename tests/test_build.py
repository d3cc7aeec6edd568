"""Installing and compiling: with a compiler the rules run compiled, without one all the same.

Compiled are `core` and one small game, without optimisation: what is built is tried elsewhere.
"""

import os
import re
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import build_rules
import pytest

import pioche
from pioche import compiled_set, mode
from tests.machine import has_compiler

PROJECT = Path(__file__).parents[1]
BUILT_FROM = (
    "setup.py",
    "pyproject.toml",
    "README.md",
    "LICENSE",
    "MANIFEST.in",
    "scripts",
    "src/pioche",
)
BUILD = (sys.executable, "setup.py", "build_ext", "--inplace")
# Beside Diamant a second group, so small that it costs nothing.
TOY = "def answer() -> int:\n    return 41\n"
NOTES_ITS_ARGUMENTS = '#!/bin/sh\necho "$@" >> "$(dirname "$0")/arguments"\nexec cc "$@"\n'

# Fails for as long as the cache of an earlier build is there, as mypyc does after some changes.
FAILS_WITH_A_CACHE = """#!/bin/sh
case "$*" in *" -c build/"*) [ ! -e build/rules-*/mypy/kept ] || exit 1 ;; esac
exec cc "$@"
"""

LIBRARIES = ("core", "search", "diamant", "toy")

needs_compiler = pytest.mark.skipif(
    not has_compiler(), reason="no C compiler: the rules run interpreted only"
)


def run(*command: str | Path, folder: Path, **variables: str) -> subprocess.CompletedProcess[str]:
    """A command in a project's folder, built quickly and with the rules that fit."""
    chosen = {mode.VARIABLE: "", "PIOCHE_QUICK_BUILD": "1", "PYTHONPATH": "", **variables}
    return subprocess.run(
        command,
        cwd=folder,
        env={**os.environ, **chosen},
        capture_output=True,
        text=True,
        check=False,
    )


def is_compiled(package_folder: Path, **variables: str) -> bool:
    """What a process that starts now from the sources in a folder runs."""
    ask = "import pioche; print(pioche.COMPILED, pioche.game('diamant').new(3).legal(0))"
    path = {"PYTHONPATH": str(package_folder), **variables}
    done = run(sys.executable, "-c", ask, folder=Path("/"), **path)
    assert done.returncode == 0, done.stderr
    assert done.stdout.endswith("[0, 1]\n")
    return done.stdout.startswith("True")


def small_project(folder: Path) -> Path:
    """The files from which Pioche is built, with Diamant and a toy, and nothing built before."""
    ignore = shutil.ignore_patterns("__pycache__", compiled_set.FOLDER, "*.so", "web")
    for name in BUILT_FROM:
        source = PROJECT / name
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        if source.is_dir():
            shutil.copytree(source, folder / name, ignore=ignore)
        else:
            shutil.copy(source, folder / name)
    leave_only_diamant(folder / "src" / "pioche")
    return folder


def leave_only_diamant(package: Path) -> None:
    games = package / "games"
    for game in pioche.CATALOG[1:]:
        shutil.rmtree(games / game.id)
        for policy in (package / "search" / "policies").glob(f"{game.id}*.py"):
            policy.unlink()
    catalog = (games / "__init__.py").read_text(encoding="utf-8")
    catalog = re.sub(r"from pioche\.games\.(?!diamant).*\n", "", catalog)
    catalog = re.sub(r"= \(DIAMANT,[^)]*\)", "= (DIAMANT,)", catalog)
    (games / "__init__.py").write_text(catalog, encoding="utf-8")
    (games / "toy").mkdir()
    (games / "toy" / "__init__.py").write_text('"""A toy."""\n', encoding="utf-8")
    (games / "toy" / "rules.py").write_text(TOY, encoding="utf-8")


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A small project, compiled in place by a compiler that notes how it is called."""
    folder = small_project(tmp_path_factory.mktemp("built") / "project")
    compiler = folder / "noting-compiler"
    compiler.write_text(NOTES_ITS_ARGUMENTS, encoding="utf-8")
    compiler.chmod(0o755)
    done = run(*BUILD, folder=folder, CC=str(compiler))
    assert done.returncode == 0, done.stderr
    return folder


@pytest.fixture
def project(built: Path, tmp_path: Path) -> Path:
    """A copy of it that a test may change."""
    return shutil.copytree(built, tmp_path / "project")


def sets_in(project: Path) -> list[str]:
    folder = project / "src" / "pioche" / compiled_set.FOLDER
    return sorted(found.name for found in folder.iterdir())


def libraries_of(project: Path) -> dict[str, int]:
    """When each library was made."""
    made = (project / "build").glob("rules-*/lib/*")
    return {file.name.partition("__mypyc")[0]: file.stat().st_mtime_ns for file in made}


def change_toy(project: Path) -> None:
    rules = project / "src" / "pioche" / "games" / "toy" / "rules.py"
    rules.write_text(TOY.replace("41", "42"), encoding="utf-8")


def version(**variables: str) -> str:
    home = str(Path(pioche.__file__).parents[1])
    path = {"PYTHONPATH": home, "PIOCHE_LANG": "en", **variables}
    return run(sys.executable, "-m", "pioche", "--version", folder=Path("/"), **path).stdout


@needs_compiler
def test_with_a_compiler_the_rules_run_compiled() -> None:
    assert "compiled rules" in version()
    assert "interpreted rules" in version(PIOCHE_INTERPRETED="1")


@needs_compiler
def test_a_set_is_taken_by_the_next_start(built: Path) -> None:
    assert is_compiled(built / "src")
    assert not is_compiled(built / "src", PIOCHE_INTERPRETED="1")
    assert set(libraries_of(built)) == {f"pioche_{name}" for name in LIBRARIES}


@needs_compiler
def test_each_flag_is_given_once_and_no_warnings_are_wanted(built: Path) -> None:
    commands = (built / "arguments").read_text(encoding="utf-8").splitlines()
    compiling = [command.split() for command in commands if " -c " in f" {command} "]
    assert len(compiling) == 2 * len(LIBRARIES)  # a library and its shims
    for arguments in compiling:
        for flag in ["-w", "-g0", *build_rules.SPEED]:
            assert arguments.count(flag) == 1
        assert "-Wall" not in arguments


@needs_compiler
def test_a_changed_game_is_compiled_alone(project: Path) -> None:
    before = libraries_of(project)
    change_toy(project)
    assert not is_compiled(project / "src")  # the old set does not fit any more
    assert run(*BUILD, folder=project).returncode == 0
    after = libraries_of(project)
    assert [name for name in after if after[name] != before[name]] == ["pioche_toy"]
    assert is_compiled(project / "src")
    assert len(sets_in(project)) == 2  # a running process may still read the old one


@needs_compiler
def test_a_failed_build_leaves_interpreted_rules_and_the_old_set(project: Path) -> None:
    old = sets_in(project)
    change_toy(project)
    done = run(*BUILD, folder=project, CC="false")
    assert done.returncode == 0
    assert "the rules will run interpreted" in done.stderr
    assert sets_in(project) == old
    assert not is_compiled(project / "src")
    (project / "src" / "pioche" / "games" / "toy" / "rules.py").write_text(TOY, encoding="utf-8")
    assert is_compiled(project / "src")


def test_without_a_compiler_the_rules_run_interpreted(tmp_path: Path) -> None:
    small_project(tmp_path)
    nothing = {"CC": "no-such-compiler", "CXX": "no-such-compiler"}
    done = run(*BUILD, folder=tmp_path, **nothing)
    assert done.returncode == 0, done.stderr
    assert "the rules will run interpreted" in done.stderr
    assert not is_compiled(tmp_path / "src")
    # ./play does not even try.
    quiet = run(sys.executable, "scripts/compile_rules.py", folder=tmp_path, **nothing)
    assert (quiet.returncode, quiet.stdout, quiet.stderr) == (0, "", "")


@needs_compiler
def test_a_build_that_fails_with_its_cache_is_tried_without(project: Path) -> None:
    rules = project / "src/pioche/games/toy/rules.py"
    before = rules.read_text()
    next(project.glob("build/rules-*/mypy")).joinpath("kept").touch()
    script = project / "fails-with-a-cache"
    script.write_text(FAILS_WITH_A_CACHE)
    script.chmod(0o755)
    rules.write_text(before + "\nNUMBER = 1\n")
    compiled = run(sys.executable, "scripts/compile_rules.py", folder=project, CC=str(script))
    assert compiled.returncode == 0, (project / "build/compile.log").read_text()
    rules.write_text(before)


@needs_compiler
def test_play_says_that_it_compiles_unless_that_is_done_or_has_failed(project: Path) -> None:
    compile_rules = (sys.executable, "scripts/compile_rules.py")
    assert run(*compile_rules, "--background", folder=project).stderr == ""
    change_toy(project)
    failed = run(*compile_rules, folder=project, CC="false")
    assert failed.returncode == 1
    assert "could not be compiled" in failed.stderr
    assert run(*compile_rules, "--background", folder=project, CC="false").stderr == ""
    assert run(*compile_rules, folder=project).returncode == 0
    assert is_compiled(project / "src")


def test_what_is_not_whole_has_no_name_by_which_it_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = small_project(tmp_path) / "src" / "pioche"
    digest = compiled_set.source_digest(package)
    monkeypatch.setattr(build_rules, "PACKAGE", package)
    library, missing = tmp_path / "library", tmp_path / "missing"
    library.write_bytes(b"a library")
    folder = package / compiled_set.FOLDER
    files = {library: ["pioche_core__mypyc"], missing: ["pioche_diamant__mypyc"]}
    with pytest.raises(FileNotFoundError):
        build_rules.put_into_place(files, folder, digest)
    assert compiled_set.fitting_set(package) is None
    with pytest.raises(RuntimeError, match="changed meanwhile"):
        build_rules.put_into_place({library: ["pioche_core__mypyc"]}, folder, "of another source")
    assert compiled_set.fitting_set(package) is None
    build_rules.put_into_place({library: ["pioche_core__mypyc"]}, folder, digest)
    whole = compiled_set.fitting_set(package)
    assert whole is not None
    assert list(folder.iterdir()) == [whole]


def test_the_wheel_that_users_install_has_the_compiled_rules(project: Path, tmp_path: Path) -> None:
    """Built in an environment that has nothing but what the build asks for.

    The toy is compiled there, beside what has been compiled before.
    """
    shutil.rmtree(project / "src" / "pioche" / compiled_set.FOLDER, ignore_errors=True)
    change_toy(project)
    wheel_in = (sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--wheel-dir")
    # What is installed for this build is read once: pip need not compile it for the next time.
    done = run(*wheel_in, tmp_path, project, folder=tmp_path, PIP_COMPILE="0")
    assert done.returncode == 0, done.stderr
    (wheel,) = tmp_path.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
        archive.extractall(tmp_path / "installed")
    compiled = [name for name in names if name.endswith((".so", ".pyd"))]
    assert bool(compiled) == has_compiler()
    assert is_compiled(tmp_path / "installed") == has_compiler()
    assert "pioche/words/fr/diamant.ftl" in names
    assert "pioche/py.typed" in names
