"""What numbered constants are called in positions, on the wire and in the catalogues."""

from collections.abc import Mapping


def names_of(constants: Mapping[str, object], first: str, last: str, prefix: str = "") -> tuple[str, ...]:
    """The names of a module's constants from one to another, in small letters and without their prefix.

    So a kind is listed once: as a literal number, which the compiler inlines. The numbers must count up by one.
    """
    listed = list(constants)
    names = listed[listed.index(first) : listed.index(last) + 1]
    numbers = [constants[name] for name in names]
    start = numbers[0]
    assert isinstance(start, int), f"{first} is no number"
    assert numbers == list(range(start, start + len(names))), f"{first} to {last} do not count up by one"
    return tuple([name.removeprefix(prefix).lower() for name in names])
