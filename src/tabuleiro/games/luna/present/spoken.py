"""The board in words: round, islands, path and temple, council, players."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from tabuleiro.core.present.spoken import Section, listed, tabled
from tabuleiro.core.screen import Text
from tabuleiro.core.state import Position

if TYPE_CHECKING:
    from tabuleiro.games.luna.present.shape import View


def sections(view: Position, text: Text) -> list[Section]:
    """What lies on the table, part by part."""
    shown = cast("View", view)  # the view has the shape that it declares; a test compares the two
    return [
        listed(text("spoken-now"), _now(shown, text)),
        listed(text("spoken-islands"), [_island(shown, island, text) for island in shown["ring"]]),
        listed(text("spoken-path"), _path(shown, text)),
        listed(text("spoken-temple"), _temple(shown, text)),
        _parties(shown, text),
    ]


def _name(view: View, party: int, text: Text) -> str:
    return text("spoken-player", {"player": view["derived"]["parties"][party]["name"]})


def _now(view: View, text: Text) -> list[str]:
    said = [text("spoken-round", {"round": view["round"]})]
    if view["derived"]["time_tokens"]:
        said.append(text("spoken-time", {"left": view["time_left"]}))
    if view["derived"]["guard"]:
        said.append(text("spoken-guard", {"value": view["derived"]["guard_value"]}))
    return said


def _island(view: View, island: str, text: Text) -> str:
    said = [text("spoken-tokens", {"count": view["tokens"][island]})]
    said += [text(f"figure-{figure}") for figure, place in view["figures"].items() if place == island]
    for party, pieces in enumerate(view["parties"]):
        counts = {"active": pieces["active"][island], "inactive": pieces["inactive"][island]}
        who = {"player": view["derived"]["parties"][party]["name"]}
        if any(counts.values()):
            said.append(text("spoken-novices", {**who, **counts}))
        if island in pieces["shrines"]:
            said.append(text("spoken-shrine", {**who}))
    return f"{text(f'island-{island}')}: {'; '.join(said)}."


def _path(view: View, text: Text) -> list[str]:
    said: list[str] = []
    for slot in view["derived"]["path"]:
        if not slot["present"]:
            continue
        if "stone" in slot:
            stone = slot["stone"]
            words = [text(f"island-{view['derived']['symbols'][str(stone)]}"), text(f"status-{slot['status']}")]
            party = view["stones"][str(stone)]["party"]
            words += [] if party is None else [_name(view, party, text)]
            said.append(f"{text('spoken-stone', {'stone': stone})}: {', '.join(words)}.")
        elif slot.get("here"):
            said.append(text("spoken-guard", {"value": slot["value"]}))
    return said


def _temple(view: View, text: Text) -> list[str]:
    said: list[str] = []
    for number, stone in view["stones"].items():
        if stone["place"] != "temple":
            continue
        words = [text("spoken-empty") if stone["party"] is None else _name(view, stone["party"], text)]
        words += [text("favor-book")] if stone["book"] else []
        said.append(f"{text('spoken-stone', {'stone': int(number)})}: {', '.join(words)}.")
    return said or [text("spoken-nothing")]


def _parties(view: View, text: Text) -> Section:
    columns = ["player", "influence", "reserve", "pier", "shrines", "favors", "chair"]
    rows: list[list[str]] = []
    for party, pieces in enumerate(view["parties"]):
        chairs = [chair for chair, stack in enumerate(view["council"]) if party in stack]
        favors = [text(f"favor-{favor}") for favor in pieces["favors"]]
        counts = [pieces["influence"], pieces["reserve"], pieces["pier"], pieces["shrine_reserve"]]
        numbers = [str(count) for count in counts]
        chair = str(chairs[0]) if chairs else text("spoken-nothing")
        rows.append([_name(view, party, text), *numbers, ", ".join(favors) or text("spoken-nothing"), chair])
    return tabled(text("spoken-players"), [text(f"spoken-column-{column}") for column in columns], rows)
