# Sourced by ./play and ./test: make .venv and install Pioche in it, once.
# `here` is the project's folder.

# prepare NAME REQUIREMENT...: install unless it was done since the last change.
prepare() {
    done_before="$here/.venv/.installed-$1"
    shift
    if [ -e "$done_before" ] && [ -z "$(changed_since "$done_before")" ]; then
        return
    fi
    make_venv
    (cd "$here" && .venv/bin/python -m pip install --quiet --disable-pip-version-check "$@")
    touch "$done_before"
}

# Plain modules are read where they are; only compiled ones and the requirements need installing.
changed_since() {
    find "$here/pyproject.toml" "$here/setup.py" "$here/constraints.txt" -newer "$1"
    find "$here/src/pioche/core" "$here/src/pioche/games" -name '*.py' -newer "$1"
}

make_venv() {
    if ! python3 -c 'import sys; sys.exit(sys.version_info < (3, 11))'; then
        echo 'Pioche : il faut python3, version 3.11 ou plus. / python3 3.11 or later is needed.' >&2
        exit 2
    fi
    if [ ! -x "$here/.venv/bin/pip" ] && ! python3 -m venv "$here/.venv"; then
        echo 'Pioche : il faut le module venv de python3. / The venv module of python3 is needed.' >&2
        exit 2
    fi
    echo 'Pioche : installation… / installing…' >&2
}
