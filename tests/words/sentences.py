"""Every form of a message: its variants, with arguments in braces."""

from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path

from fluent.syntax import FluentParser, ast

import pioche

FOLDER = Path(pioche.__file__).parent / "words"


@cache
def sentences(language: str) -> list[tuple[str, str]]:
    """Each message's key with each of its forms; `{seat}` stands for an argument."""
    return [
        (entry.id.name, form)
        for file in sorted((FOLDER / language).glob("*.ftl"))
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body
        if isinstance(entry, ast.Message) and entry.value is not None
        for form in forms(entry.value)
    ]


def forms(pattern: ast.Pattern) -> Iterator[str]:
    """The forms of a pattern, one for each combination of variants."""
    parts = [list(element_forms(element)) for element in pattern.elements]
    return ("".join(chosen) for chosen in product(*parts))


def element_forms(element: ast.TextElement | ast.Placeable) -> Iterator[str]:
    if isinstance(element, ast.TextElement):
        yield element.value
    else:
        yield from expression_forms(element.expression)


def expression_forms(
    expression: ast.InlineExpression | ast.Placeable | ast.SelectExpression,
) -> Iterator[str]:
    if isinstance(expression, ast.SelectExpression):
        for variant in expression.variants:
            yield from forms(variant.value)
    elif isinstance(expression, ast.StringLiteral):
        yield expression.parse()["value"]
    elif isinstance(expression, ast.VariableReference):
        yield f"{{{expression.id.name}}}"
    elif isinstance(expression, ast.FunctionReference) and expression.id.name == "ELIDE":
        yield "{elided}"
    else:
        yield "{number}"
