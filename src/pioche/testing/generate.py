"""Writes the source of a game that follows from its declarations, between marks.

    python -m pioche.testing.generate [--check] [GAME or FOLDER ...]

A block begins with the line `# <generated>` and ends with `# </generated>`.

At the top level of a module it numbers the declaration above it, a `Moves(...)` or a tuple of
names: `DIG: Final = 1`. Compiled rules need such numbers as figures in the source.

Inside a class it holds `clone`, `__getnewargs__` and, except in a `State`, `__eq__`, derived from
the annotated fields of `__init__`. `# <generated: __getnewargs__, __eq__>` asks for these alone.
Numbers, texts and a `Config` are shared by copies, lists are copied, other objects are cloned.
A comment after a field makes an exception:

    self.worth: list[i64] = []  # shared: never changed once it is dealt
    self.solo: bool = seats == 1  # fixed: `__init__` sets it, a copy need not

A game may do without any of this and write the same source by hand. Where a missing number keeps
the package from being imported, run this file as a script.
"""

import ast
import re
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType
from typing import Final

GAMES: Final = Path(__file__).resolve().parents[1] / "games"
START: Final = re.compile(r"( *)# <generated(?:: (?P<names>[\w, ]+))?>")
END: Final = "# </generated>"
MARK: Final = re.compile(r"# (shared|fixed)\b")
WIDTH: Final = 100
INDENT: Final = " " * 4
# Types whose values never change: a copy refers to the same one.
SHARED: Final = {"i64", "int", "bool", "float", "str", "bytes", "Config"}
COMMAND: Final = "python -m pioche.testing.generate"


class NotGenerated(Exception):
    """A block whose source cannot be derived, with the reason."""


# Blocks of a file


def generated(file: Path) -> str:
    """The source of a file with every block as its declarations want it."""
    lines = file.read_text(encoding="utf-8").splitlines()
    tree = ast.parse("\n".join(lines))
    found: list[str] = []
    number = 0
    while number < len(lines):
        line = lines[number]
        found.append(line)
        number += 1
        if start := START.fullmatch(line):
            end = end_of_block(file, lines, number)
            names = re.findall(r"\w+", start["names"] or "")
            if start[1]:
                found += class_block(file, tree, number, names)
            else:
                found += number_block(file, declaration_before(file, tree, number), lines)
            number = end
    return "\n".join(found) + "\n"


def end_of_block(file: Path, lines: list[str], start: int) -> int:
    """The line that ends the block, counted from 0."""
    for number in range(start, len(lines)):
        if lines[number].strip() == END:
            return number
    raise NotGenerated(f"{file}, line {start}: no {END}")


# Numbers of moves, stages and other names


def declaration_before(file: Path, tree: ast.Module, line: int) -> ast.AnnAssign | ast.Assign:
    """The last assignment before a line."""
    before = [
        node
        for node in tree.body
        if isinstance(node, ast.AnnAssign | ast.Assign) and (node.end_lineno or 0) < line
    ]
    if not before:
        raise NotGenerated(f"{file}, line {line}: nothing is declared before this block")
    return before[-1]


def number_block(
    file: Path, declaration: ast.AnnAssign | ast.Assign, lines: list[str]
) -> list[str]:
    """A constant for each name of the declaration: its number in it."""
    return [
        f"{name.upper().replace('-', '_')}: Final = {number}"
        for name, number in numbers_of(file, declaration, lines).items()
    ]


def numbers_of(
    file: Path, declaration: ast.AnnAssign | ast.Assign, lines: list[str]
) -> dict[str, int]:
    value = evaluate(file, declaration, lines)
    first = getattr(value, "first", None)  # of `Moves`: without importing it here
    if isinstance(first, dict):
        return dict(first)
    if isinstance(value, tuple) and all(isinstance(name, str) for name in value):
        return {name: number for number, name in enumerate(value)}
    line = declaration.lineno
    raise NotGenerated(f"{file}, line {line}: neither Moves(...) nor a tuple of names")


def evaluate(file: Path, declaration: ast.AnnAssign | ast.Assign, lines: list[str]) -> object:
    """The value of a declaration: the file is executed as far as that."""
    target = (
        declaration.target if isinstance(declaration, ast.AnnAssign) else declaration.targets[0]
    )
    source = "\n".join(lines[: declaration.end_lineno])
    namespace: dict[str, object] = {"__name__": module_name(file)}
    exec(compile(source, str(file), "exec"), namespace)  # noqa: S102  (the author's own source)
    return namespace[ast.unparse(target)]


def module_name(file: Path) -> str:
    """The dotted name of a file; the packages that it lies in can be imported from then on.

    Packages that nothing has imported yet are entered without running their `__init__`, which
    may need the very names that are to be generated.
    """
    folder = file.resolve().parent
    packages = [folder]
    while (packages[0].parent / "__init__.py").exists():
        packages.insert(0, packages[0].parent)
    if not (folder / "__init__.py").exists():
        return file.stem
    root = str(packages[0].parent)
    if root not in sys.path:
        sys.path.insert(0, root)
    name = ""
    for package in packages:
        name = f"{name}.{package.name}" if name else package.name
        if name not in sys.modules:
            sys.modules[name] = ModuleType(name)
            sys.modules[name].__path__ = [str(package)]
    return f"{name}.{file.stem}"


# Methods of states and small classes


@dataclass(frozen=True)
class Field:
    """A field of a class: its type as written, and how copies treat it."""

    name: str
    type: ast.expr | None
    mark: str = ""


# The fields that `State.__init__` sets, but for `events`: nobody listens to a copy.
STATE_FIELDS: Final = {
    "seats": Field("seats", ast.Name("i64")),
    "rng": Field("rng", ast.Name("Rng")),
    "cards": Field("cards", ast.Name("Cards")),
    "question": Field("question", ast.Name("i64")),
}


@dataclass(frozen=True)
class Shape:
    """A class as its `__init__` declares it: the fields that it takes, and the others."""

    name: str
    is_state: bool
    parameters: list[Field]
    others: list[Field]


def class_block(file: Path, tree: ast.Module, line: int, names: list[str]) -> list[str]:
    """The methods of the class around a line: those named, or all."""
    node = [each for each in tree.body if isinstance(each, ast.ClassDef) and each.lineno < line][-1]
    try:
        shape = shape_of(node, file.read_text(encoding="utf-8").splitlines())
        unknown = [name for name in names if name not in WRITERS]
        if unknown:
            raise NotGenerated(f"cannot generate {unknown[0]}")
        usual = [name for name in WRITERS if not (name == "__eq__" and shape.is_state)]
        methods = [WRITERS[name](shape) for name in names or usual]
    except NotGenerated as reason:
        raise NotGenerated(f"{file}, class {node.name}: {reason}") from None
    return [line for method in methods for line in (*indent(method), "")]


def shape_of(node: ast.ClassDef, lines: list[str]) -> Shape:
    init = next((each for each in node.body if is_init(each)), None)
    if not isinstance(init, ast.FunctionDef):
        raise NotGenerated("no __init__ declares its fields")
    is_state = any(ast.unparse(base) == "State" for base in node.bases)
    taken = {each.arg: each.annotation for each in init.args.args[1:]}
    fields = dict(STATE_FIELDS) if is_state else {}
    for field in declared_fields(init, taken, lines):
        fields[field.name] = field
    missing = [name for name in taken if name not in fields]
    if missing:
        raise NotGenerated(f"__init__ takes {missing[0]}, and no field has that name")
    others = [field for name, field in fields.items() if name not in taken]
    return Shape(node.name, is_state, [fields[name] for name in taken], others)


def is_init(node: ast.stmt) -> bool:
    return isinstance(node, ast.FunctionDef) and node.name == "__init__"


def declared_fields(
    init: ast.FunctionDef, taken: dict[str, ast.expr | None], lines: list[str]
) -> Iterator[Field]:
    """Each `self.name = ...` of an `__init__`, with its type and its mark."""
    for statement in init.body:
        target = target_of(statement)
        if target is None:
            continue
        mark = MARK.search(lines[(statement.end_lineno or 1) - 1])
        if isinstance(statement, ast.AnnAssign):
            yield Field(target, statement.annotation, mark[1] if mark else "")
        elif target in taken:
            yield Field(target, taken[target], mark[1] if mark else "")
        else:
            yield Field(target, None, mark[1] if mark else "")


def target_of(statement: ast.stmt) -> str | None:
    """The field that a statement sets."""
    match statement:
        case (
            ast.AnnAssign(target=ast.Attribute(value=ast.Name(id="self"), attr=name))
            | ast.Assign(targets=[ast.Attribute(value=ast.Name(id="self"), attr=name)])
        ):
            return name
    return None


def copy_of(field: Field) -> str:
    """The expression that copies a field of `self`."""
    value = f"self.{field.name}"
    if field.mark == "shared":
        return value
    if field.type is None:
        raise NotGenerated(f"the field {field.name} needs an annotation")
    return copy_expression(value, field.type)


def copy_expression(value: str, kind: ast.expr) -> str:
    """The expression that copies a value of a type."""
    match kind:
        case ast.Constant(value=str(text)):
            return copy_expression(value, ast.parse(text, mode="eval").body)
        case ast.Name(id=name) if name in SHARED:
            return value
        case ast.Constant(value=None) | ast.Subscript(value=ast.Name(id="tuple")):
            return value
        case ast.BinOp(left=one, op=ast.BitOr(), right=other):
            if copy_expression(value, one) == copy_expression(value, other) == value:
                return value
        case ast.Name():
            return f"{value}.clone()"
        case ast.Subscript(value=ast.Name(id="list"), slice=item):
            each = copy_expression("each", item)
            return f"{value}.copy()" if each == "each" else f"[{each} for each in {value}]"
    raise NotGenerated(f"cannot copy {value}, a {ast.unparse(kind)}: mark it, or write clone")


def clone(shape: Shape) -> list[str]:
    arguments = [copy_of(field) for field in shape.parameters]
    fields = [field for field in shape.others if field.mark != "fixed"]
    head = f'def clone(self) -> "{shape.name}":'
    if not fields:
        return [head, *indent(call("return ", shape.name, arguments))]
    body = [
        *call("copy = ", shape.name, arguments),
        *(f"copy.{field.name} = {copy_of(field)}" for field in fields),
        "return copy",
    ]
    return [head, *indent(body)]


def getnewargs(shape: Shape) -> list[str]:
    arguments = [f"self.{field.name}" for field in shape.parameters]
    one = f"({arguments[0]},)" if len(arguments) == 1 else ""
    body = [f"return {one}"] if one else call("return ", "", arguments)
    return ["def __getnewargs__(self) -> tuple[object, ...]:", *indent(body)]


def equal(_shape: Shape) -> list[str]:
    body = ["return same_fields(self, other)"]
    return ["def __eq__(self, other: object) -> bool:", *indent(body)]


def call(before: str, name: str, arguments: list[str]) -> list[str]:
    """A call or a tuple in one line, or with one argument a line where that is too long."""
    line = f"{before}{name}({', '.join(arguments)})"
    if len(line) + 2 * len(INDENT) <= WIDTH:
        return [line]
    return [f"{before}{name}(", *indent([f"{each}," for each in arguments]), ")"]


def indent(lines: list[str]) -> list[str]:
    return [INDENT + line for line in lines]


WRITERS: Final[dict[str, Callable[[Shape], list[str]]]] = {
    "__getnewargs__": getnewargs,
    "__eq__": equal,
    "clone": clone,
}


# The command


def folder_of(name: str) -> Path:
    """The folder of a game of the house, by its id, or any other one by its path."""
    for folder in (GAMES / name, Path(name)):
        if folder.is_dir():
            return folder
    raise NotGenerated(f"{name} is neither a game of the house nor a folder")


def stale_files(folder: Path) -> Iterator[tuple[Path, str]]:
    """The files of a folder with a block that is not current, and what each should hold."""
    for file in sorted(folder.rglob("*.py")):
        text = generated(file)
        if text != file.read_text(encoding="utf-8"):
            yield file, text


def check(file: Path) -> None:
    sys.stderr.write(f"{file}: a generated block is not current; run {COMMAND}\n")


def write(file: Path, text: str) -> None:
    file.write_text(text, encoding="utf-8", newline="\n")
    sys.stdout.write(f"{file}\n")


def main(arguments: list[str]) -> int:
    only_check = "--check" in arguments
    stale = 0
    try:
        for name in [name for name in arguments if name != "--check"] or [str(GAMES)]:
            # One after the other: the moves of a game may import numbers of its cards.
            for file, text in stale_files(folder_of(name)):
                check(file) if only_check else write(file, text)
                stale += 1
    except NotGenerated as reason:
        sys.stderr.write(f"{reason}\n")
        return 2
    return 1 if only_check and stale else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
