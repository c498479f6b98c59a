"""The text board: cities and routes side by side, then a desk for every player. Drawn from the view alone."""

from collections.abc import Sequence
from typing import Final

from tabuleiro.core.reader import Reader
from tabuleiro.core.screen import GLYPHS, Segment, Text, TextLine
from tabuleiro.core.state import Position

_NEUTRAL: Final = "□"
_COLOURS: Final = ("white", "orange", "pink", "black")
_CITY_WIDTH: Final = 37
_ROUTE_WIDTH: Final = 60


def board(view: Position, text: Text) -> list[TextLine]:
    """The whole table as lines of styled segments, at most 120 columns wide."""
    top = Reader(view)
    lines = [_headline(top, text), []]
    lines += [[Segment(text("terminal-cities"), "title")]]
    lines += _columns([_city(top, city, text) for city in top.at("cities").table()], 3, _CITY_WIDTH)
    lines += [[], [Segment(text("terminal-routes"), "title")]]
    lines += _columns([_route(top, name, text) for name in top.at("routes").table()], 2, _ROUTE_WIDTH)
    lines += [[], _coellen(top, text), []]
    for seat in range(top.at("seats").integer(2, 5)):
        lines += _player(top, seat, text)
    lines += [[], [Segment(text("terminal-legend"), "dim")]]
    return lines


def _headline(top: Reader, text: Text) -> TextLine:
    """Whose turn it is and how far the game has come."""
    status = text(
        "terminal-status",
        {
            "completed": top.at("completed").integer(0, 99),
            "stack": top.at("stack").integer(0, 99),
            "turn": top.at("turns").integer(0, 99999) + 1,
        },
    )
    active = top.at("active").value
    line = [Segment(text("game-name"), "title"), Segment("  "), Segment(status, "dim")]
    if isinstance(active, int) and top.at("agenda").items():
        actions = text("terminal-actions", {"actions": top.at("actions_left").integer(0, 99)})
        line += [Segment("  "), *_owner(active), Segment(" " + text("terminal-player", {"player": f"seat-{active}"}))]
        line.append(Segment(f": {actions}"))
    return line


def _owner(owner: int | str) -> TextLine:
    """The sign of a seat or of the neutral player."""
    if isinstance(owner, int):
        return [Segment(GLYPHS[owner], f"seat-{owner}")]
    return [Segment(_NEUTRAL, "neutral")]


def _piece(piece: str) -> TextLine:
    """A trader is its owner's sign, a merchant the sign in brackets."""
    owner, shape = piece.split(" ")
    sign = _owner(int(owner) if owner.isdigit() else owner)
    return sign if shape == "trader" else [Segment("("), *sign, Segment(")")]


def _city(top: Reader, city: str, text: Text) -> TextLine:
    """A city: its controller's sign, its name, extra offices, then the printed ones from left to right."""
    derived = top.at("derived").at("cities").at(city)
    controller = derived.at("controller").value
    line = _owner(controller) if isinstance(controller, int | str) else [Segment(" ")]
    figure = derived.at("figure").value
    name = text(f"city-{city}")
    line = [*line, Segment(f" {name:<12}", "accent" if isinstance(figure, str) else "plain")]
    offices = top.at("cities").at(city)
    extras = [extra.text() for extra in offices.at("extra").items()]
    for extra in reversed(extras):
        line += [*_piece(extra), Segment("+", "dim")]
    for piece, printed in zip(offices.at("offices").items(), derived.at("printed").items(), strict=True):
        line += [Segment(" "), *(_piece(piece.text()) if piece.value is not None else _office(printed))]
    if isinstance(figure, str):
        line.append(Segment(" " + text(f"terminal-figure-{figure}"), "dim"))
    return line


def _office(printed: Reader) -> TextLine:
    """An empty office: its shape, the number of the privilege it needs, and its coin."""
    colour = printed.at("colour").word(_COLOURS)
    shape = "▢" if printed.at("shape").text() == "square" else "◯"
    coin = "$" if printed.at("coin").boolean() else ""
    return [Segment(f"{shape}{colour + 1}{coin}", _COLOURS[colour])]


def _route(top: Reader, route: str, text: Text) -> TextLine:
    """A route: its name, its spaces, and the bonus marker that waits there."""
    line: TextLine = [Segment(f"{text(f'route-{route}'):<24}")]
    for space in top.at("routes").at(route).at("spaces").items():
        line += [Segment(" "), *(_piece(space.text()) if space.value is not None else [Segment("·", "dim")])]
    marker = top.at("routes").at(route).at("marker").value
    if isinstance(marker, str):
        line.append(Segment(f"  ◈ {text(f'marker-{marker}')}", "accent"))
    return line


def _coellen(top: Reader, text: Text) -> TextLine:
    """The Coellen table: points and privilege of each slot, and who lies there."""
    line = [Segment(text("place-coellen_table"), "title")]
    slots = top.at("derived").at("coellen").items()
    for slot, holder in zip(slots, top.at("coellen").items(), strict=True):
        colour = slot.at("colour").word(_COLOURS)
        line.append(Segment(f"  {slot.at('points').integer(0, 99)} ", _COLOURS[colour]))
        line += _owner(holder.value) if isinstance(holder.value, int) else [Segment(f"◯{colour + 1}", _COLOURS[colour])]
    return line


def _player(top: Reader, seat: int, text: Text) -> list[TextLine]:
    """A desk: points, pieces, abilities and markers."""
    player = top.at("players").items()[seat]
    derived = top.at("derived").at("players").items()[seat]
    name = text("terminal-player", {"player": f"seat-{seat}"})
    points = text(
        "terminal-points",
        {"prestige": player.at("prestige").integer(0, 999), "total": derived.at("total").integer(0, 999)},
    )
    first = [*_owner(seat), Segment(f" {name:<16.16}", f"seat-{seat}"), Segment(points), Segment("   ")]
    first += [Segment(_heap(player, "supply", text)), Segment("   "), Segment(_heap(player, "stock", text), "dim")]
    values = derived.at("values")
    abilities = [f"{text(f'terminal-figure-{track}')} {_value(values.at(track), text)}" for track in values.table()]
    second = [Segment("  "), Segment("  ".join(abilities), "dim")]
    markers = _markers(player.at("unused"), text)
    if markers:
        second += [Segment("  ◈ "), Segment(", ".join(markers), "accent")]
    return [first, second]


def _markers(unused: Reader, text: Text) -> list[str]:
    """The unused bonus markers, several of a kind with their number."""
    markers: list[str] = []
    for marker in unused.table():
        count = unused.at(marker).integer(0, 99)
        if count > 0:
            markers.append(text(f"marker-{marker}") + (f" ({count})" if count > 1 else ""))
    return markers


def _value(value: Reader, text: Text) -> str:
    """A track's value: a number, a privilege colour, or everything."""
    if isinstance(value.value, int):
        return str(value.value)
    word = value.text()
    return text("terminal-all") if word == "all" else text(f"privilege-{word}")


def _heap(player: Reader, place: str, text: Text) -> str:
    heap = player.at(place)
    return text(
        f"terminal-{place}",
        {"traders": heap.at("trader").integer(0, 99), "merchants": heap.at("merchant").integer(0, 99)},
    )


def _pad(line: TextLine, width: int) -> TextLine:
    """Fill a line with blanks up to a width."""
    length = sum(len(segment.text) for segment in line)
    return [*line, Segment(" " * max(1, width - length))]


def _columns(cells: Sequence[TextLine], count: int, width: int) -> list[TextLine]:
    """Cells in columns, read from top to bottom."""
    rows = (len(cells) + count - 1) // count
    lines: list[TextLine] = []
    for row in range(rows):
        line: TextLine = []
        for cell in cells[row::rows]:
            line += _pad(cell, width)
        lines.append(line)
    return lines
