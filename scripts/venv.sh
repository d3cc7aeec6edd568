# Sourced by ./play and ./test: .venv, and what is installed in it. `here` is the project's folder.

# stale NAME: whether that installation is missing, or older than what it was made from. Modules are
# read where they are: only the requirements need installing.
stale() {
    stamp="$here/.venv/.installed-$1"
    [ ! -e "$stamp" ] || [ -n "$(cd "$here" && find pyproject.toml requirements-test.txt -newer "$stamp")" ]
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

# install ARGUMENT...: pip install, from the project's folder.
install() {
    # Older versions compiled beside the source, where Python would still find it.
    find "$here/src" -name '*.so' ! -path '*/pioche/compiled/*' -delete
    (cd "$here" && .venv/bin/python -m pip install --quiet --disable-pip-version-check "$@")
}

# install_locked FILE: the exact versions of a file with hashes. uv does in seconds what takes pip a minute; where it
# cannot be had, or does not find what pip does, pip installs the same.
install_locked() {
    (cd "$here" && .venv/bin/python -m pip install --quiet --disable-pip-version-check 'uv>=0.9,<1' &&
        .venv/bin/uv pip install --quiet --python .venv/bin/python --require-hashes --requirement "$1") ||
        install --requirement "$1"
}

# installed NAME...: remember that it was done.
installed() {
    for name in "$@"; do touch "$here/.venv/.installed-$name"; done
}

# compile_rules [--background]: compile what has changed, if there is a compiler.
compile_rules() {
    "$here/.venv/bin/python" "$here/scripts/compile_rules.py" "$@"
}
