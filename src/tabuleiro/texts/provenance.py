"""Where every printed value of a game comes from: its component data as a flat list of values with their provenance.

A table of the data file says `provenance` of all its values; `<field>_provenance`, or `provenance_fields` with a word a
field, says it of one. What lies inside a table inherits its word.
"""

from typing import Final, NamedTuple

PROVENANCES: Final = ("rulebook", "public", "recalled", "reconstructed")
"""From the surest to the least sure: stated in the rulebook, found in a public source, known of the published game but
not verified, invented to fit everything that is known."""
UNLISTED: Final = ("meta", "schema_version", "layout")
"""What the file says of itself, and where a front end draws things: nothing of it is printed."""
DRAWN: Final = ("x", "y", "dx", "dy", "hex", "box", "corners", "ui_color", "layout_box")
"""Fields that say where and in which colour a front end draws; so do all that end in `xy`."""
UNPRINTED: Final = ("id", "note", "provenance", "provenance_fields", "layout", "prestige_track_corners", *DRAWN)


class ComponentValue(NamedTuple):
    """One value: the table it stands in, the row of that table if it has rows, its key, and how it is written."""

    section: str
    item: str
    field: str
    value: str
    provenance: str


def component_values(data: dict[str, object]) -> list[ComponentValue]:
    """Every value of a game's component data, in the order of the file."""
    found: list[ComponentValue] = []
    for section, content in data.items():
        if section not in UNLISTED:
            _collect(found, section, "", content, "")
    return found


def _collect(found: list[ComponentValue], section: str, item: str, content: object, inherited: str) -> None:
    """Add the values of a table, or of every row of a list of tables."""
    if isinstance(content, list):
        for index, row in enumerate(content):
            name = row.get("id", str(index)) if isinstance(row, dict) else str(index)
            _collect(found, section, f"{item} {name}".strip(), row, inherited)
        return
    if not isinstance(content, dict):
        found.append(ComponentValue(section, item, section, written(content), inherited))
        return
    provenance: str = str(content.get("provenance", inherited))
    for field, value in content.items():
        if field in UNPRINTED or field.endswith("xy"):
            continue
        if field.endswith("_provenance"):
            if _spoken_of(field, content) is None:
                found.append(ComponentValue(section, item, field.removesuffix("_provenance"), "", str(value)))
        elif _is_section(value, is_row=item != ""):
            _collect(found, f"{section}.{field}", item, value, provenance)
        else:
            found.append(ComponentValue(section, item, field, written(value), _own_word(field, content, provenance)))


def _is_section(value: object, *, is_row: bool) -> bool:
    """Whether a value is listed by its own values: a table that is no part of a row, or a list of named tables."""
    if isinstance(value, list):
        return any(isinstance(row, dict) and ("id" in row or "provenance" in row) for row in value)
    return isinstance(value, dict) and (not is_row or "provenance" in value)


def _spoken_of(word: str, table: dict[str, object]) -> str | None:
    """The field that a key such as `effect_provenance` speaks of, in the singular or the plural."""
    stem = word.removesuffix("_provenance")
    for field in (stem, f"{stem}s"):
        if field in table:
            return field
    return None


def _own_word(field: str, table: dict[str, object], provenance: str) -> str:
    """The provenance of one field of a table."""
    fields = table.get("provenance_fields")
    if isinstance(fields, dict) and field in fields:
        return str(fields[field])
    for key, word in table.items():
        if key.endswith("_provenance") and _spoken_of(key, table) == field:
            return str(word)
    return provenance


def written(value: object) -> str:
    """A value as the data file writes it."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, list):
        return ", ".join([f"[{written(one)}]" if isinstance(one, list) else written(one) for one in value])
    if isinstance(value, dict):
        return "{ " + ", ".join([f"{key} = {written(one)}" for key, one in value.items()]) + " }"
    return str(value)
