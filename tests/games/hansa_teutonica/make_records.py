"""Makes the records of `records/`: one game for each end reason and each tie-break, and one for the Coellen table.

Run it from the project's folder: `PYTHONPATH=src:tests python -m games.hansa_teutonica.make_records`. Games are played
by stubborn players, seed after seed, until each wanted ending has come up; so the same rules give the same records.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple

from tabuleiro.core import CHANCE, NOBODY, Result, find_game, new_record, write_record
from tabuleiro.games.hansa_teutonica import decisions as d
from tabuleiro.games.hansa_teutonica.data import components as c
from tabuleiro.games.hansa_teutonica.state import HansaFields
from tabuleiro.testkit.soaking.policies import Dice

FOLDER: Final = Path(__file__).parent / "records"
GAME: Final = find_game("hansa_teutonica")
PLAYERS: Final = ("Ana", "Bruno", "Clara", "Davi", "Elisa")
STADE: Final = c.CITIES.index("stade")
SEEDS: Final = 20_000
"""How many games are tried before an ending is given up."""

Taste = Callable[[HansaFields, str, list[int]], int]
"""How much a player likes an action, given its kind and its parameters; the best one is taken, ties at random."""


class Wanted(NamedTuple):
    """An ending to look for: who plays, and what the result must be."""

    name: str
    seats: int
    taste: Taste
    fits: Callable[[Result], bool]


def own_pieces(state: HansaFields, route: int) -> int:
    """How far a route is from being full of own pieces: pieces of the active player less those of others."""
    count = 0
    for i in range(c.MAX_SPACES):
        piece = int(state.spaces[route * c.MAX_SPACES + i])
        if piece > 0:
            count += 1 if (piece - 1) // 2 == state.active else -2
    return count


def missing_offices(state: HansaFields, city: int) -> int:
    """Empty printed offices of a city if the active player can found the next one with a trader, else many."""
    first = (state.side * c.CITY_COUNT + city) * c.MAX_OFFICES
    printed = int(c.OFFICES[state.side * c.CITY_COUNT + city])
    for i in range(printed):
        if state.lasting.offices[city * c.MAX_OFFICES + i] == 0:
            privilege = state.lasting.levels[state.active * c.TRACK_COUNT + c.PRIVILEGIUM]
            open_now = c.OFFICE_COLOURS[first + i] <= privilege and c.OFFICE_SHAPES_AT[first + i] == c.TRADER
            return printed - i if open_now else c.MAX_OFFICES + 1
    return c.MAX_OFFICES + 1


def claimer(state: HansaFields, kind: str, values: list[int]) -> int:
    """Fills a route, claims it and founds an office there."""
    likes = {"claim": 900, "b_office": 500, "b_develop": 400, "b_coellen": 450, "b_none": 1, "income": 100}
    likes |= {"use_marker": 300, "extra_stop": 50, "move_lift_stop": 60, "remove_pick": 50, "end_turn": 2}
    if kind == "place":
        return 200 + 30 * own_pieces(state, values[0]) - (20 if values[1] == c.MERCHANT else 0)
    return likes.get(kind, 0)


def bully(state: HansaFields, kind: str, values: list[int]) -> int:
    """Would rather push somebody out of a route than wait for an empty space."""
    if kind == "displace":
        return 280 + 30 * own_pieces(state, values[0])
    return claimer(state, kind, values)


def marker_hunter(state: HansaFields, kind: str, values: list[int]) -> int:
    """Wants routes with markers; founds no office, so that nobody is paid for control."""
    likes = {"b_develop": 500, "b_none": 400, "b_office": 0, "b_coellen": 0, "b_extra": 0}
    if kind == "place" and state.lasting.route_markers[values[0]] != 0:
        return claimer(state, kind, values) + 60
    return likes.get(kind, claimer(state, kind, values))


def city_builder(state: HansaFields, kind: str, values: list[int]) -> int:
    """Founds offices in cities where few are missing, and develops the privilegium to reach more of them."""
    learning = state.lasting.levels[state.active * c.TRACK_COUNT + c.PRIVILEGIUM] < 3
    if kind in ("place", "claim"):
        ends = (int(c.ROUTE_A[values[0]]), int(c.ROUTE_B[values[0]]))
        near = min(missing_offices(state, city) for city in ends)
        wish = 100 if STADE in ends and learning else 80 - 20 * near
        return wish + (900 if kind == "claim" and near <= c.MAX_OFFICES else claimer(state, "place", [values[0], 0]))
    if kind in ("b_develop", "b_office"):
        route = int(state.agenda.get(d.ROUTE))
        city = int((c.ROUTE_A, c.ROUTE_B)[values[0]][route])
        if kind == "b_develop":
            return 1000 if learning and city == STADE else 1
        return 900 - missing_offices(state, city)
    return claimer(state, kind, values)


def councillor(state: HansaFields, kind: str, values: list[int]) -> int:
    """Brings merchants to the table of Coellen."""
    if kind == "place" and values[0] == c.COELLEN_ROUTE:
        return claimer(state, kind, values) + (100 if values[1] == c.MERCHANT else 60)
    return 1000 if kind == "b_coellen" else claimer(state, kind, values)


def idler(state: HansaFields, kind: str, values: list[int]) -> int:  # noqa: ARG001 - a taste for doing nothing
    """Ends every turn at once."""
    return 1 if kind == "end_turn" else 0


def choose(state: HansaFields, taste: Taste, dice: Dice) -> int:
    """What a player of that taste does; chance is drawn by weight."""
    legal = state.legal()
    if state.to_act() == CHANCE:
        return dice.pick([action for action in legal for _ in range(state.weight(action))])
    likes = [taste(state, GAME.spaces.kind(action), GAME.spaces.values(action)) for action in legal]
    return dice.pick([action for action, like in zip(legal, likes, strict=True) if like == max(likes)])


def play_game(wanted: Wanted, seed: int) -> list[int]:
    """The actions of one game."""
    state = GAME.new(wanted.seats)
    assert isinstance(state, HansaFields)
    dice = Dice(seed)
    actions: list[int] = []
    while state.to_act() != NOBODY:
        actions.append(choose(state, wanted.taste, dice))
        state.apply(actions[-1])
    result = state.result()
    assert result is not None
    return actions if wanted.fits(result) else []


def ends_by(reason: str) -> Callable[[Result], bool]:
    """The game ended for this reason alone."""
    return lambda result: result.reasons == [reason]


def tied(tie_break: str) -> Callable[[Result], bool]:
    """The first place was found by this criterion, in a game that was not cut off."""
    return lambda result: result.tie_break == tie_break and not result.truncated


def has_slot(result: Result) -> bool:
    """Somebody has a merchant on the table of Coellen."""
    return any(standing.categories["coellen"] > 0 for standing in result.standings)


WANTED: Final = [
    Wanted("prestige_20", 2, bully, ends_by("prestige_20")),
    Wanted("no_replacement_marker", 3, marker_hunter, ends_by("no_replacement_marker")),
    Wanted("completed_cities_10", 5, city_builder, ends_by("completed_cities_10")),
    Wanted("turn_cap", 4, idler, ends_by("turn_cap")),
    Wanted("table_of_coellen", 4, councillor, has_slot),
    Wanted("lower_actions_value", 3, claimer, tied("lower_actions_value")),
    Wanted("more_offices", 5, city_builder, tied("more_offices")),
    Wanted("shared_victory", 3, city_builder, tied("shared_victory")),
]


def make(wanted: Wanted) -> str:
    """The text of the first record that shows the wanted ending."""
    for seed in range(SEEDS):
        actions = play_game(wanted, seed)
        if actions:
            return write_record(new_record(GAME, {}, list(PLAYERS[: wanted.seats]), "2026-01-01", actions))
    raise AssertionError(f"{wanted.name} did not come up in {SEEDS} games")


def main() -> None:
    """Write every record."""
    FOLDER.mkdir(exist_ok=True)
    for wanted in WANTED:
        (FOLDER / f"{wanted.name}.tab").write_text(make(wanted), encoding="utf-8")


if __name__ == "__main__":
    main()
