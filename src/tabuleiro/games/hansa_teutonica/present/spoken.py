"""The board in words: the turn, routes, cities, the table of Coellen, players."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from tabuleiro.core.present.spoken import Section, listed, tabled
from tabuleiro.core.screen import Text
from tabuleiro.core.state import Position

if TYPE_CHECKING:
    from tabuleiro.games.hansa_teutonica.present.shape import View

_TRACKS = ("keys", "actions", "privilegium", "liber_sophiae", "money_bags")


def sections(view: Position, text: Text) -> list[Section]:
    """What lies on the table, part by part."""
    shown = cast("View", view)  # the view has the shape that it declares; a test compares the two
    return [
        listed(text("spoken-now"), _now(shown, text)),
        listed(text("spoken-routes"), [_route(shown, route, text) for route in shown["routes"]]),
        listed(text("spoken-cities"), [_city(shown, city, text) for city in shown["cities"]]),
        listed(text("spoken-coellen"), _coellen(shown, text)),
        _players(shown, text),
        *[_desk(shown, seat, text) for seat in range(len(shown["players"]))],
    ]


def _owner(owner: str, text: Text) -> str:
    return text(owner) if owner == "neutral" else text("spoken-player", {"player": f"seat-{owner}"})


def _piece(piece: str | None, text: Text) -> str:
    if piece is None:
        return text("spoken-free")
    owner, shape = piece.split(" ")
    return text("spoken-piece", {"piece": f"piece-{shape}", "player": owner if owner == "neutral" else f"seat-{owner}"})


def _now(view: View, text: Text) -> list[str]:
    said = []
    if view["active"] is not None:
        said.append(
            text("spoken-active", {"player": f"seat-{view['active']}", "actions": view["actions_left"]}),
        )
    said.append(text("spoken-completed", {"completed": view["completed"]}))
    return [*said, text("spoken-stack", {"stack": view["stack"]})]


def _route(view: View, route: str, text: Text) -> str:
    shown = view["routes"][route]
    spaces = [_piece(piece, text) for piece in shown["spaces"] if piece is not None]
    free = shown["spaces"].count(None)
    said = [text("spoken-spaces", {"free": free, "spaces": len(shown["spaces"])}), *spaces]
    if shown["marker"]:
        said.append(text("spoken-marker", {"marker": f"marker-{shown['marker']}"}))
    return f"{text(f'route-{route}')}: {'; '.join(said)}."


def _city(view: View, city: str, text: Text) -> str:
    shown, facts = view["cities"][city], view["derived"]["cities"][city]
    said: list[str] = []
    if facts["controller"] is not None:
        said.append(text("spoken-controls", {"player": _party(facts["controller"])}))
    for office, (printed, piece) in enumerate(zip(facts["printed"], shown["offices"], strict=True), start=1):
        arguments: dict[str, int | str] = {
            "number": office,
            "privilege": f"privilege-{printed['colour']}",
            "shape": "piece-trader" if printed["shape"] == "square" else "piece-merchant",
        }
        said.append(f"{text('spoken-office', arguments)} {_piece(piece, text)}")
    said += [f"{text('spoken-extra')} {_piece(piece, text)}" for piece in shown["extra"]]
    if facts["figure"]:
        said.append(text("spoken-improves", {"track": f"track-{facts['figure']}"}))
    return f"{text(f'city-{city}')}: {'; '.join(said)}."


def _party(party: int | str) -> str:
    return party if isinstance(party, str) else f"seat-{party}"


def _coellen(view: View, text: Text) -> list[str]:
    said: list[str] = []
    for slot, owner in zip(view["derived"]["coellen"], view["coellen"], strict=True):
        taken = text("spoken-free") if owner is None else _owner(str(owner), text)
        arguments: dict[str, int | str] = {"points": slot["points"], "privilege": f"privilege-{slot['colour']}"}
        said.append(f"{text('spoken-slot', arguments)} {taken}.")
    return said


def _players(view: View, text: Text) -> Section:
    columns = ["player", "prestige", "traders", "merchants", "stock", "offices", "network"]
    rows: list[list[str]] = []
    for seat, (player, standing) in enumerate(zip(view["players"], view["derived"]["players"], strict=True)):
        supply, stock = player["supply"], player["stock"]
        counts = [player["prestige"], supply["trader"], supply["merchant"], stock["trader"] + stock["merchant"]]
        numbers = [str(count) for count in [*counts, standing["offices"], standing["network"]]]
        rows.append([_owner(str(seat), text), *numbers])
    return tabled(text("spoken-players"), [text(f"spoken-column-{column}") for column in columns], rows)


def _desk(view: View, seat: int, text: Text) -> Section:
    player, standing = view["players"][seat], view["derived"]["players"][seat]
    items = []
    for track in _TRACKS:
        value = standing["values"][track]
        if value == "all":
            word = text("spoken-all")
        else:
            word = text(f"privilege-{value}") if track == "privilegium" else str(value)
        items.append(f"{text(f'track-{track}')}: {word}.")
    for message, markers in (("spoken-unused", player["unused"]), ("spoken-used", player["used"])):
        items += [
            text(message, {"marker": f"marker-{marker}", "count": count}) for marker, count in markers.items() if count
        ]
    return listed(text("spoken-desk", {"player": f"seat-{seat}"}), items)
