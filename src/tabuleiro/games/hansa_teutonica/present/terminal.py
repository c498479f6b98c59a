"""The text board: cities and routes side by side, then a desk for every player. Drawn from the view alone."""

from typing import Final

from tabuleiro.core.action import Arguments
from tabuleiro.core.reader import Reader
from tabuleiro.core.screen import GLYPHS, WIDTH, Segment, Text, TextLine, columns, flow, wrapped
from tabuleiro.core.state import Position

_NEUTRAL: Final = "□"
_COLOURS: Final = ("white", "orange", "pink", "black")
_MANY: Final = 9999


def board(view: Position, text: Text, width: int = WIDTH) -> list[TextLine]:
    """The whole table as lines of styled segments."""
    top = Reader(view)
    lines = [*_status(top, text, width), []]
    lines += [[Segment(text("terminal-cities"), "title")]]
    lines += columns([_city(top, city, text) for city in top.at("cities").table()], width)
    lines += [[], [Segment(text("terminal-routes"), "title")]]
    lines += columns([_route(top, name, text) for name in top.at("routes").table()], width)
    lines += [[], *_coellen(top, text, width), *_markers_left(top, text, width)]
    for seat in range(top.at("seats").integer(2, 5)):
        lines += [[], *_player(top, seat, text, width)]
    return [*lines, [], *wrapped([Segment(text("terminal-legend"), "dim")], width)]


def _number(reader: Reader) -> int:
    return reader.integer(0, _MANY)


def _status(top: Reader, text: Text, width: int) -> list[TextLine]:
    """Whose turn it is, what is left of it, and how far the game has come."""
    status = text(
        "terminal-status",
        {
            "completed": _number(top.at("completed")),
            "stack": _number(top.at("stack")),
            "turn": top.at("turns").integer(0, 99999) + 1,
        },
    )
    active = top.at("active").value
    cells: list[TextLine] = [[Segment(status, "dim")]]
    if isinstance(active, int) and top.at("agenda").items():
        actions = text("terminal-actions", {"actions": _number(top.at("actions_left"))})
        player = text("terminal-player", {"player": f"seat-{active}"})
        supply = _heap(top.at("players").items()[active], "supply", text)
        cells.append([*_owner(active), Segment(f" {player}: {actions}, {supply}")])
    return flow([Segment(text("game-name"), "title"), Segment(" ")], cells, width)


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
    line: TextLine = [Segment(text(f"route-{route}") + " ")]
    for space in top.at("routes").at(route).at("spaces").items():
        line += _piece(space.text()) if space.value is not None else [Segment("·", "dim")]
    marker = top.at("routes").at(route).at("marker").value
    if isinstance(marker, str):
        line.append(Segment(f" ◈{text(f'marker-{marker}')}", "accent"))
    return line


def _coellen(top: Reader, text: Text, width: int) -> list[TextLine]:
    """The Coellen table: points and privilege of each slot, and who lies there."""
    cells: list[TextLine] = []
    slots = top.at("derived").at("coellen").items()
    for slot, holder in zip(slots, top.at("coellen").items(), strict=True):
        colour = slot.at("colour").word(_COLOURS)
        cell = [Segment(f"{_number(slot.at('points'))} ", _COLOURS[colour])]
        free = [Segment(f"◯{colour + 1}", _COLOURS[colour])]
        cells.append([*cell, *(_owner(holder.value) if isinstance(holder.value, int) else free)])
    return flow([Segment(text("place-coellen_table"), "title")], cells, width)


def _markers_left(top: Reader, text: Text, width: int) -> list[TextLine]:
    """What is left in the stack of bonus markers, which everybody may count, and of the neutral traders."""
    unseen = top.at("unseen")
    markers: list[TextLine] = [[Segment(marker, "dim")] for marker in _markers(unseen, text)]
    lines = flow([Segment(text("terminal-unseen"), "title")], markers or [[Segment("-")]], width, gap=", ")
    gone = _markers(top.at("discarded"), text)
    if gone:
        lines += flow(
            [Segment(text("terminal-discarded"), "title")], [[Segment(one, "dim")] for one in gone], width, gap=", "
        )
    if _number(top.at("seats")) == 2:
        reserve = text("terminal-reserve", {"number": _number(top.at("reserve"))})
        lines += wrapped([*_owner("neutral"), Segment(f" {reserve}")], width)
    return lines


def _player(top: Reader, seat: int, text: Text, width: int) -> list[TextLine]:
    """A desk: points, pieces, abilities, markers and the east-west award."""
    player = top.at("players").items()[seat]
    derived = top.at("derived").at("players").items()[seat]
    name = text("terminal-player", {"player": f"seat-{seat}"})
    counted: Arguments = {"prestige": _number(player.at("prestige")), "total": _number(derived.at("total"))}
    first: list[TextLine] = [[Segment(text("terminal-points", counted))]]
    first.append([Segment(_heap(player, "supply", text))])
    first.append([Segment(_heap(player, "stock", text), "dim")])
    values = derived.at("values")
    abilities: list[TextLine] = [
        [Segment(f"{text(f'terminal-figure-{track}')} {_value(values.at(track), text)}", "dim")]
        for track in values.table()
    ]
    if _number(player.at("connected")) > 0:
        abilities.append([Segment(text("terminal-connected", {"number": _number(player.at("connected"))}), "good")])
    lines = flow([*_owner(seat), Segment(f" {name} ", f"seat-{seat}")], first, width)
    lines += flow([Segment(" ")], abilities, width)
    return [*lines, *_own_markers(player, text, width)]


def _own_markers(player: Reader, text: Text, width: int) -> list[TextLine]:
    """The bonus markers: unused, used, and those on the plate that go back to the board."""
    cells: list[TextLine] = []
    unused = _markers(player.at("unused"), text)
    if unused:
        cells.append([Segment(f"◈ {', '.join(unused)}", "accent")])
    used = _markers(player.at("used"), text)
    if used:
        cells.append([Segment(f"{text('terminal-used')} {', '.join(used)}", "dim")])
    if _number(player.at("plate")) > 0:
        cells.append([Segment(text("terminal-plate", {"number": _number(player.at("plate"))}), "dim")])
    return flow([Segment(" ")], cells, width, gap=" · ") if cells else []


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


def about(view: Position, text: Text) -> str:
    """What the pending decision is about: the route, the piece, the marker, and how many are left."""
    top = Reader(view)
    agenda = top.at("agenda").items()
    if not agenda:
        return ""
    frame = agenda[-1]
    parts: list[str] = []
    if frame.has("target") and isinstance(frame.at("target").value, str):
        owner, shape = frame.at("target").text().split(" ")
        name = f"seat-{owner}" if owner.isdigit() else owner
        parts.append(text("terminal-piece", {"owner": name, "piece": f"piece-{shape}"}))
    if frame.has("route"):
        parts.append(text(f"route-{frame.at('route').text()}"))
    if frame.has("left"):
        parts.append(text("terminal-left", {"number": _number(frame.at("left"))}))
    kind = frame.at("kind").text()
    if kind == "move_dropping":
        parts.append(_in_hand(top.at("hand"), text))
    if kind == "neutral_put":
        parts.append(text("terminal-reserve", {"number": _number(top.at("reserve"))}))
    if kind == "place_marker" and isinstance(top.at("turned_up").value, str):
        parts.append(text(f"marker-{top.at('turned_up').text()}"))
    return ", ".join(parts)


def _in_hand(hand: Reader, text: Text) -> str:
    return text("terminal-hand", {"traders": _number(hand.at("trader")), "merchants": _number(hand.at("merchant"))})
