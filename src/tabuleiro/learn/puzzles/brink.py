"""Positions of Hansa Teutonica on the brink: a turn ends the game at once and wins it, and hardly any other does.

Positions of games are kept but for the prestige tracks: all stand a step before the end (HT-12.1), but for those who
would win even after the best turn; they stand as far back as lets it win. And whoever moves has hardly any pieces to
place. They keep every law of the game; nobody claims that a game gets there.
"""

from typing import Final, NamedTuple, cast

from tabuleiro.bots.haste import TURN_CAPS
from tabuleiro.core.action import NOBODY
from tabuleiro.core.errors import BadPosition
from tabuleiro.core.state import Position, State
from tabuleiro.learn.puzzles.enumeration import final_lead
from tabuleiro.learn.puzzles.proof import Proved, prove_win
from tabuleiro.learn.puzzles.turn_tree import TooLarge, TurnTree

GAME: Final = "hansa_teutonica"
MOST: Final = 3_000
"""Positions that the turns of a position may have."""
ACTIONS: Final = (1, 2)
"""Actions that are left: the turns of more are too many."""
LAST_STEP: Final = 19
"""The last space of the prestige track before the end of the game."""
FEWEST_SEATS: Final = 3
"""With two seats a displaced neutral cube may end the game (HT-11.7), and nothing can be given up."""
BOOK: Final = (2, 3, 4, 5)
"""Pieces that a move takes, by the level of Liber Sophiae (HT-7.1)."""
MORE_ACTIONS: Final = ("actions_3", "actions_4", "improve_ability")
"""Markers that may bring actions or longer moves: who has one of them, of whom nothing is given up."""

WITHOUT_FILLING: Final = ("main", "relocate", "extra", "extra_drop")
"""Decisions after which no own piece comes onto a route before the next action."""
AFTER_ACTIONS: Final = ("place_marker", "marker_reveal")
"""What comes when all actions are over."""


class Brink(NamedTuple):
    """A position that was set up, its turns, and which of them win at once."""

    state: State
    tree: TurnTree
    proved: Proved


def is_near_brink(state: State) -> bool:
    """Whether a turn might end the game, and all of it can be followed."""
    if state.game().name != GAME or int(state.seats) < FEWEST_SEATS or state.decision() not in state.game().quiet_kinds:
        return False
    position = state.dump()
    return int(str(position["actions_left"])) in ACTIONS and not cannot_end(position)


def set_on_brink(state: State) -> Brink | None:
    """A position set up so that only the best of the turns that end the game win it; None where that cannot be."""
    seat = state.to_act()
    tracks = [LAST_STEP] * int(state.seats)
    try:
        state = with_little_supply(state)
        tree = _tree(state, tracks)
        ended = [end.after for end in tree.ends.values() if end.after.to_act() == NOBODY]
        if len({final_lead(after, seat) for after in ended}) < 2:
            return None
        points = _points(max(ended, key=lambda after: final_lead(after, seat)))
        nearer = [track - max(0, points[party] + 1 - points[seat]) for party, track in enumerate(tracks)]
        nearer[seat] = LAST_STEP
        if min(nearer) < 0:
            return None
        tree = _tree(state, nearer)
    except (TooLarge, BadPosition):
        return None
    proved = prove_win(tree)
    return None if proved is None else Brink(_with_tracks(state, nearer), tree, proved)


def _points(after: State) -> list[int]:
    """What every seat has in the end."""
    result = after.result()
    assert result is not None, "the game goes on"
    return [standing.points for standing in result.standings]


def _tree(state: State, tracks: list[int]) -> TurnTree:
    """All turns with other prestige tracks that may end the game."""
    return TurnTree(_with_tracks(state, tracks), MOST, cannot_end)


def _with_tracks(state: State, tracks: list[int]) -> State:
    position = state.dump()
    players = [{**player, "prestige": own} for player, own in zip(_players(position), tracks, strict=True)]
    return state.game().load({**position, "players": players})


def with_little_supply(state: State) -> State:
    """Whoever has two actions keeps one piece in the supply, so that nobody can be displaced before the claim.

    The others go to the stock. With a last action, whoever is displaced decides when all is over.
    """
    position, seat = state.dump(), state.to_act()
    supply = cast("dict[str, int]", _players(position)[seat]["supply"])
    if position["actions_left"] == 1 or sum(supply.values()) <= 1:
        return state
    kept = "trader" if supply["trader"] else "merchant"
    stock = cast("dict[str, int]", _players(position)[seat]["stock"])
    for shape, count in list(supply.items()):
        supply[shape] = int(shape == kept)
        stock[shape] += count - supply[shape]
    return state.game().load(position)


def _players(position: Position) -> list[dict[str, object]]:
    return cast("list[dict[str, object]]", position["players"])


def cannot_end(position: Position) -> bool:
    """Whether whoever is up in Hansa Teutonica can surely not end the game any more in this turn.

    Only a claim ends it, a neutral cube, or the last turn of all (HT-12.6). A claim takes an action and a whole route:
    where more spaces of every route are missing than the actions before it can fill, there is none.
    """
    if position["game"] != GAME:
        return False
    agenda = cast("list[dict[str, object]]", position["agenda"])
    kind, seat = str(agenda[-1]["kind"]), int(str(position["active"]))
    player = _players(position)[seat]
    unused = cast("dict[str, int]", player["unused"])
    is_last = position["turns"] == TURN_CAPS[GAME] - 1
    if is_last or len(_players(position)) < FEWEST_SEATS or any(unused[marker] for marker in MORE_ACTIONS):
        return False
    left = int(str(position["actions_left"]))
    book = BOOK[cast("dict[str, int]", player["levels"])["liber_sophiae"]]
    hand = sum(cast("dict[str, int]", position["hand"]).values())
    filling = {"move_lifting": book, "move_dropping": hand, "displace_pay": 1, **dict.fromkeys(WITHOUT_FILLING, 0)}
    if kind not in filling:
        return kind in AFTER_ACTIONS
    return left == 0 or _fewest_missing(position, seat) > filling[kind] + (left - 1) * book


def _fewest_missing(position: Position, seat: int) -> int:
    """Of the route that lacks the fewest own pieces, how many it lacks."""
    routes = cast("dict[str, dict[str, list[str | None]]]", position["routes"])
    own = f"{seat} "
    return min(
        sum(piece is None or not piece.startswith(own) for piece in route["spaces"]) for route in routes.values()
    )
