"""What follows from a value that was set by hand: rows in order, dice with owners, and who is to act."""

from typing import cast

from tabuleiro.core.present.editing import Read
from tabuleiro.core.present.path import list_at, number_at, put_at, table_at
from tabuleiro.core.state import Position
from tabuleiro.games.coimbra.data import components as c
from tabuleiro.games.coimbra.data import programs as p


def reconcile(position: Position, path: str, read: Read) -> None:  # noqa: ARG001 - the position says it all
    """Bring into order what a change at this path has disturbed."""
    if path == "phase":
        _enter_phase(position)
    if path.startswith(("rows", "dice", "phase")):
        _own_dice(position, path)
        _sort_rows(position)
    if path.startswith("tracks"):
        _sort_tracks(position)
    if path.endswith(".pilgrim"):
        _visit(position, path)
    if path in ("phase", "lap", "turn", "location", "order") or path.startswith(("rows", "dice")):
        calm(position)


def _tokens(position: Position, location: int) -> list[str]:
    """The die tokens that lie in a row from the start (CO-3.3)."""
    first = (number_at(position, "seats") * c.LOCATION_COUNT + location) * c.MAX_TOKENS
    return [f"token_{value}" for value in c.TOKENS[first : first + c.MAX_TOKENS] if value > 0]


def _enter_phase(position: Position) -> None:
    """Put away what the phase does not have any more: dice in rows, cards in the display, rolled dice."""
    phase, seats = position["phase"], number_at(position, "seats")
    position["lap"] = 0
    position["location"] = c.LOCATIONS[c.CASTLE]
    position["turn"] = 1 if phase == "invest" else 0
    if phase in ("income", "invest"):
        for i, name in enumerate(c.LOCATIONS):
            put_at(position, f"rows.{name}", _tokens(position, i))
        _clear_display(position)
    if phase == "invest":
        position["cap"] = None
        for die in table_at(position, "dice").values():
            cast(Position, die).update(value=0, owner=None)
    if phase == "draft":
        for tile in c.FAVORS:
            put_at(position, f"favors.{tile}", None)
        for name in p.CLASSES:
            if isinstance(table_at(position, "crowns")[name], int):
                put_at(position, f"crowns.{name}", None)
    if phase == "income":
        _deal_dice(position, seats)


def _clear_display(position: Position) -> None:
    discard = list_at(position, "discard")
    for row in c.LOCATIONS[1:]:
        discard += [card for card in list_at(position, f"display.{row}") if card is not None]
        put_at(position, f"display.{row}", [None] * c.COLUMNS)
    discard.sort(key=lambda card: c.CARDS.index(cast(str, card)))
    for name in p.CLASSES:
        if isinstance(table_at(position, "crowns")[name], str):
            put_at(position, f"crowns.{name}", None)


def _deal_dice(position: Position, seats: int) -> None:
    """Everybody has three dice that show something (CO-13.2)."""
    dice = [cast(Position, die) for die in table_at(position, "dice").values()]
    held = {seat: [die for die in dice if die["owner"] == seat] for seat in range(seats)}
    free = [die for die in dice if die["owner"] is None]
    for seat in range(seats):
        while len(held[seat]) < c.DICE_PER_SEAT and free:
            held[seat].append(free.pop(0))
            held[seat][-1]["owner"] = seat
    for die in dice:
        die["value"] = die["value"] or 1


def _own_dice(position: Position, path: str) -> None:
    """A die in a row is somebody's: of whoever has the fewest; in the draft a die that lies in no row is nobody's."""
    seats, dice = number_at(position, "seats"), table_at(position, "dice")
    rows = [entry for name in c.LOCATIONS for entry in list_at(position, f"rows.{name}")]
    in_hand = [cast(Position, frame).get("die") for frame in list_at(position, "agenda")]
    for name, entry in dice.items():
        die = cast(Position, entry)
        if name in rows and die["owner"] is None:
            counts = [sum([cast(Position, other)["owner"] == seat for other in dice.values()]) for seat in range(seats)]
            order = [cast(int, seat) for seat in list_at(position, "order")]
            die["owner"] = min(order, key=lambda seat: counts[seat])
        elif position["phase"] == "draft" and name not in rows and name not in in_hand and path != f"dice.{name}.owner":
            die["owner"] = None
    if position["phase"] == "draft":
        drafted = sum([cast(Position, die)["owner"] is not None for die in dice.values()])
        drafted -= sum([name in dice for name in in_hand])
        position["lap"], position["turn"] = min(drafted // seats, c.DICE_PER_SEAT - 1), drafted % seats


def _sort_rows(position: Position) -> None:
    """The castle from low to high, the city from high to low (CO-13.3)."""
    dice = table_at(position, "dice")

    def value(entry: object) -> int:
        name = cast(str, entry)
        return cast(int, cast(Position, dice[name])["value"]) if name in dice else int(name.rsplit("_", 1)[1])

    for i, name in enumerate(c.LOCATIONS):
        list_at(position, f"rows.{name}").sort(key=value, reverse=i != c.CASTLE)


def _sort_tracks(position: Position) -> None:
    """Disks that are farther come first; of those on one space the order stays (CO-8.2)."""
    for name in p.CLASSES:
        list_at(position, f"tracks.{name}").sort(key=lambda disk: -number_at(cast(Position, disk), "space"))


def _visit(position: Position, path: str) -> None:
    """A pilgrim at a monastery has left a disk there (CO-7.7)."""
    player = cast(Position, list_at(position, "players")[int(path.split("[")[1].split("]", maxsplit=1)[0])])
    spaces = list(table_at(position, "monasteries"))
    visited = list_at(player, "monasteries")
    if player["pilgrim"] in spaces and player["pilgrim"] not in visited:
        visited.append(player["pilgrim"])
        visited.sort(key=lambda space: spaces.index(cast(str, space)))


def calm(position: Position) -> None:
    """Ask whoever is next in this phase; a die that was active is active again."""
    phase, turn = position["phase"], number_at(position, "turn")
    order = list_at(position, "order")
    if phase == "retrieve":
        _activate(position)
    elif phase == "draft" and turn < len(order):
        position["agenda"] = [{"kind": "draft", "actor": order[turn]}]
    elif phase == "income" and turn < len(order):
        frame = {"kind": "income_menu", "actor": order[turn], "resolved": [], "activated": []}
        position["agenda"] = [cast(object, frame)]
    elif phase == "invest" and 0 < turn <= len(order):
        restriction = p.RESTRICTIONS[p.ANY_COST]
        position["agenda"] = [{"kind": "invest", "actor": order[turn - 1], "restriction": restriction}]


def _activate(position: Position) -> None:
    """The active die, else the next one of the row, waits for its action (CO-6.C3)."""
    location, dice = cast(str, position["location"]), table_at(position, "dice")
    row = list_at(position, f"rows.{location}")
    rows = [entry for name in c.LOCATIONS for entry in list_at(position, f"rows.{name}")]
    agenda = list_at(position, "agenda")
    die = cast(Position, agenda[0]).get("die") if agenda else None
    if die is None or die in rows:
        while row and row[0] not in dice:
            row.pop(0)
        if not row:
            return
        die = row.pop(0)
    kind = "castle_action" if location == c.LOCATIONS[c.CASTLE] else "city_action"
    owner = cast(Position, dice[cast(str, die)])["owner"]
    if owner is not None:
        position["agenda"] = [{"kind": kind, "actor": owner, "die": die}]
