"""The client in few requests: bundles that mean the same as the modules they are made of."""

import json
import os
import re
import time
from pathlib import Path

import pytest

from pioche.server.http import bundle
from pioche.server.http.bundle import MAIN, WEB, CannotBundle, Client, bundled, bundled_page, parsed


def test_every_module_of_the_client_can_be_bundled() -> None:
    client = Client(WEB)
    for path in bundle.entries(WEB):
        assert path in client.closure(path)


def test_all_that_is_imported_later_has_a_bundle() -> None:
    known = set(bundle.entries(WEB))
    text = "".join(Client(WEB).module(path).body for path in known)
    later = re.findall(r'fetchModule\("([^"]+)"\)', text)
    assert "screens/table.js" in later
    assert set(later) <= known


def test_a_module_becomes_a_function_line_by_line() -> None:
    text = """import { say, has as known } from "./words.js";
import * as api from "../api.js";
import "./side.js";

export const ONE = 1;
export async function two() {
  return import(`./${ONE}/three.js`);
}
class Four {}
export { Four as Five };
"""
    module = parsed("js/deep/mine.js", text)
    assert module.imports == ("js/deep/words.js", "js/api.js", "js/deep/side.js")
    assert module.body.splitlines() == [
        'const { say, has: known } = use("js/deep/words.js");',
        'const api = use("js/api.js");',
        'use("js/deep/side.js");',
        "",
        "const ONE = 1;",
        "async function two() {",
        "  return fetchModule(`js/deep/${ONE}/three.js`);",
        "}",
        "class Four {}",
        "",
        "return { ONE, two, Five: Four };",
    ]


@pytest.mark.parametrize(
    "line",
    [
        'import one from "./one.js";',
        "export default 1;",
        "export let one = 1;",
        'export * from "./one.js";',
        "const here = import.meta.url;",
    ],
)
def test_what_a_bundle_cannot_hold_is_refused(line: str) -> None:
    with pytest.raises(CannotBundle):
        parsed("js/one.js", line)


def test_modules_that_import_each_other_are_refused(tmp_path: Path) -> None:
    (tmp_path / "one.js").write_text('import { two } from "./two.js";\n')
    (tmp_path / "two.js").write_text('import { one } from "./one.js";\n')
    with pytest.raises(CannotBundle):
        Client(tmp_path).closure("one.js")


def test_a_later_bundle_leaves_out_what_the_first_has() -> None:
    first, table = bundled(MAIN), bundled("screens/table.js")
    assert first
    assert table
    assert 'define("vendor/lit.js"' in first
    assert 'define("boards/diamant/emblem.js"' in first
    assert 'define("screens/table.js"' in table
    defined = re.findall(r'^define\("([^"]+)"', first + table, re.MULTILINE)
    assert len(defined) == len(set(defined))


def test_the_map_leads_to_the_line_of_the_source() -> None:
    script, table = bundled(MAIN), bundled(f"{MAIN}.map")
    assert script
    assert table
    source_map = json.loads(table)
    line, source, row = 0, 0, 0
    places = {}
    for line, entry in enumerate(source_map["mappings"].split(";")):
        if entry:
            steps = decoded(entry)
            source, row = source + steps[1], row + steps[2]
            places[line] = (source_map["sources"][source], row)
    wanted = next(n for n, text in enumerate(script.splitlines()) if "function drawShell" in text)
    name, row = places[wanted]
    assert name == "/web/js/main.js"
    assert "function drawShell" in (WEB / MAIN).read_text(encoding="utf-8").splitlines()[row]


def decoded(entry: str) -> list[int]:
    alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
    numbers, number, shift = [], 0, 0
    for digit in map(alphabet.index, entry):
        number |= (digit & 31) << shift
        shift += 5
        if not digit & 32:
            numbers.append(-(number >> 1) if number & 1 else number >> 1)
            number, shift = 0, 0
    return numbers


def test_the_page_links_one_sheet_and_one_script() -> None:
    page = bundled_page((WEB / "index.html").read_text(encoding="utf-8"))
    assert page.count('rel="stylesheet"') == 1
    assert page.count("<script") == 1
    assert "modulepreload" not in page
    sheet = bundled("page.css")
    assert sheet
    assert 'url("../fonts/asap.woff2")' in sheet
    for address in re.findall(r'url\("\.\./([^"]+)"\)', sheet):
        assert (WEB / address).is_file()


def test_a_changed_file_gives_another_stamp(tmp_path: Path) -> None:
    (tmp_path / "one.js").write_text("")
    before = bundle.stamp_of(tmp_path)
    later = time.time_ns() + 10**9
    os.utime(tmp_path / "one.js", ns=(later, later))
    assert bundle.stamp_of(tmp_path) != before


@pytest.mark.parametrize("name", ["js/none.js", "../static.py", "vendor/lit.js", "", "page.html"])
def test_nothing_else_is_bundled(name: str) -> None:
    assert bundled(name) is None
