"""What an action means in a position: the elements it touches and the message that says it."""

from typing import Final

from tabuleiro.core.action import CHANCE, Action, Arguments
from tabuleiro.games.luna import actions as ids
from tabuleiro.games.luna.data import components as c
from tabuleiro.games.luna.pieces import clockwise
from tabuleiro.games.luna.present.events import party_name
from tabuleiro.games.luna.setup import next_figure, stones_dealt
from tabuleiro.games.luna.state import LunaFields
from tabuleiro.games.luna.temple import is_bribable

_ON_ISLAND: Final = ("place_shrine", "place_pair", "solo_deactivate", "favor", "recruit", "herbs", "island")
_ON_STONE: Final = ("promote", "sanctify", "book_take", "book_put")

Meaning = tuple[list[str], str, Arguments]
"""Elements, message id and arguments."""


def describe(state: LunaFields, action: int, actor: int) -> Action:
    """The description of a legal action."""
    kind = ids.SPACE.kind(action)
    elements, message, arguments = _meaning(state, kind, ids.SPACE.values(action), actor)
    seat = CHANCE if action >= ids.SPACE.players else actor
    return Action(action, ids.SPACE.format(action), kind, seat, elements, message, arguments)


def _meaning(state: LunaFields, kind: str, values: list[int], actor: int) -> Meaning:
    if kind in _ON_ISLAND:
        return _island(kind, values)
    if kind in ("place_figure", "figure_island"):
        figure = c.FIGURES[next_figure(state)]
        arguments: Arguments = {"figure": f"figure-{figure}", "island": f"island-{c.ISLANDS[values[0]]}"}
        return [f"island:{c.ISLANDS[values[0]]}", f"figure:{figure}"], f"action-{kind}", arguments
    if kind in ("move", "sailboat"):
        return _voyage(kind, values, actor)
    if kind in _ON_STONE:
        return _stone(state, kind, values)
    if kind == "council":
        return _council(values, actor)
    if kind == "expel":
        return _expulsion(state, values)
    if kind == "shrine":
        island = c.ISLANDS[state.figures[c.BUILDER]]
        return [f"island:{island}"], "action-shrine", {"island": f"island-{island}", "token": values[0]}
    return _other(state, kind, values)


def _island(kind: str, values: list[int]) -> Meaning:
    name = c.ISLANDS[values[0]]
    arguments: Arguments = {"island": f"island-{name}"}
    if kind in ("favor", "recruit"):
        arguments["token"] = values[1]
    if kind == "favor":
        arguments["favor"] = f"favor-{name}"
    if kind == "herbs":
        arguments["count"] = values[1] + 1
    return [f"island:{name}"], f"action-{kind}", arguments


def _voyage(kind: str, values: list[int], actor: int) -> Meaning:
    """From the pier, from an island or from beside it to another island."""
    source, island = values[0], c.ISLANDS[values[1]]
    arguments: Arguments = {"island": f"island-{island}"}
    if kind == "sailboat":
        arguments["count"] = values[2] + 1
    if source == 0:
        return [f"pier:{actor}", f"island:{island}"], f"action-{kind}-pier", arguments
    origin = c.ISLANDS[(source - 1) % c.ISLAND_COUNT]
    arguments["from"] = f"island-{origin}"
    place, word = ("island", "on") if source <= c.ISLAND_COUNT else ("beside", "beside")
    return [f"{place}:{origin}", f"island:{island}"], f"action-{kind}-{word}", arguments


def _stone(state: LunaFields, kind: str, values: list[int]) -> Meaning:
    stone = values[0] + 1
    elements = [f"stone:{stone}"]
    arguments: Arguments = {"stone": stone}
    if kind == "promote":
        island = c.ISLANDS[c.STONE_SYMBOLS[stone]]
        elements.append(f"island:{island}")
        arguments["island"] = f"island-{island}"
        arguments["token"] = values[1]
    if kind in ("promote", "sanctify"):
        arguments["bribe"] = 1 if is_bribable(state, stone) else 0
    if kind == "sanctify":
        arguments["points"] = int(c.GUARD_VALUES[state.round])
    return elements, f"action-{kind}", arguments


def _council(values: list[int], actor: int) -> Meaning:
    """With the token alone no island is used."""
    own, token = values[1], values[2]
    arguments: Arguments = {"steps": own + token, "own": own, "token": token}
    if own == 0:
        return [f"favor:{actor}:novice"], "action-council-token", arguments
    name = c.ISLANDS[values[0]]
    arguments["island"] = f"island-{name}"
    return [f"island:{name}"], "action-council", arguments


def _expulsion(state: LunaFields, values: list[int]) -> Meaning:
    steps = values[0] + values[1]
    island = c.ISLANDS[clockwise(state, state.figures[c.APOSTATE], steps)]
    arguments: Arguments = {"island": f"island-{island}", "steps": steps, "own": values[0], "token": values[1]}
    return ["figure:apostate", f"island:{island}"], "action-expel", arguments


def _other(state: LunaFields, kind: str, values: list[int]) -> Meaning:
    if kind == "start_player":
        return [], "action-start_player", {"starter": f"seat-{values[0]}"}
    if kind == "choose_colour":
        return [], "action-choose_colour", {"colour": f"color-{c.COLOURS[values[0]]}"}
    if kind == "temple_board":
        return [f"board:{c.BOARDS[values[0]]}"], "action-temple_board", {"board": f"board-{c.BOARDS[values[0]]}"}
    if kind == "start_stone":
        party = int((state.start + stones_dealt(state)) % state.parties)
        arguments: Arguments = {"stone": values[0] + 1, "owner": party_name(state, party)}
        return [f"stone:{values[0] + 1}"], "action-start_stone", arguments
    if kind == "tide":
        return ["island:tide"], "action-tide", {}
    if kind == "meditate":
        return ["meditation_room"], "action-meditate", {"left": int(state.time_left) - 1}
    return [], f"action-{kind}", {}
