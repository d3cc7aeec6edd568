"""Equality by fields, for states, cards and sources of chance, compiled or interpreted.

Compiled objects have no `__dict__`: their fields are those that pickling keeps.
"""


def same_fields(one: object, other: object, apart: str = "") -> bool:
    """Whether both have one type and equal fields, except the field `apart`."""
    return type(one) is type(other) and same(fields(one, apart), fields(other, apart))


def fields(thing: object, apart: str = "") -> dict[str, object]:
    """The fields of an object by name, except the field `apart`."""
    return {name: value for name, value in state_of(thing).items() if name != apart}


def state_of(thing: object) -> dict[str, object]:
    """All fields of an object, as pickling keeps them."""
    state: object = thing.__getstate__()
    return state if isinstance(state, dict) else {}


def same(one: object, other: object) -> bool:
    """Whether two values are equal; objects that do not compare themselves go by their fields."""
    if one == other:
        return True
    if isinstance(one, dict) and isinstance(other, dict):
        return one.keys() == other.keys() and all(same(one[key], other[key]) for key in one)
    if isinstance(one, list) and isinstance(other, list):
        return len(one) == len(other) and all(same(*pair) for pair in zip(one, other, strict=True))
    return type(one).__eq__ is object.__eq__ and same_fields(one, other)
