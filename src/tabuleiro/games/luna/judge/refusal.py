"""The literal judge: why an action is not allowed here.

It is the second reading of the rules, written from RULES.md alone; it shares no code with the files that generate and
apply actions. After the end LU-11.5 refuses everything, and LU-14.8 whatever the pending decision does not offer; then
come the rules in the order of RULES.md. Where a later rule only repeats a consequence (LU-14.4), the rule it follows
from is named.
"""

from collections.abc import Callable
from typing import Final

from tabuleiro.core.refusal import Refusal
from tabuleiro.games.luna import actions as ids
from tabuleiro.games.luna import decisions as d
from tabuleiro.games.luna.data import components as c
from tabuleiro.games.luna.judge.islands import (
    NOVICES_USED,
    builders_island,
    enough_are_active,
    enough_are_inactive,
    favor_cost,
    herbs_are_allowed_again,
    is_not_the_herbs_island,
    kind_is_not_held,
    own_shrine_is_not_here,
    reserve_is_not_empty,
    shrine_is_left,
    token_is_held,
    token_lies_here,
)
from tabuleiro.games.luna.judge.movement import (
    goes_to_another_island,
    has_not_moved_yet,
    island_of,
    journey_takes_active_novices,
    movement_rule,
    somebody_can_move,
    somebody_has_moved,
    somebody_is_active,
    source_holds,
)
from tabuleiro.games.luna.judge.other_actions import (
    active_novice_is_not_blocked,
    apostate_moves_on,
    apostates_island,
    expulsion_is_not_blocked,
    island_is_not_blocked,
    meditation_exists,
    movable_novice_is_not_blocked,
    novice_token_gains_another_kind,
    novice_token_is_held,
    opponent_is_active_here,
    phase_may_be_ended,
    time_token_is_left,
    token_alone_names_first_island,
)
from tabuleiro.games.luna.judge.setup import (
    board_is_not_laid,
    first_shrine_is_not_on_herbs,
    first_solo_shrine_is_not_on_herbs,
    island_is_not_placed,
    no_own_piece_is_here,
    no_shrine_is_here,
    seat_is_taken,
    stone_is_in_play,
    stone_is_not_dealt,
)
from tabuleiro.games.luna.judge.temple import (
    book_lies_there,
    bribe_is_paid,
    chairs_are_left,
    council_uses_somebody,
    had_no_book,
    novice_can_claim,
    own_novice_stands_there,
    second_novice_is_there,
    somebody_can_get_the_book,
    stone_is_claimed_by_decider,
    stone_is_free,
    stone_is_on_path,
    stone_is_within_reach,
    symbol_island,
    token_replaces_somebody,
)
from tabuleiro.games.luna.state import LunaState

Judge = Callable[[LunaState, list[int]], Refusal | None]
"""Judges an action that the pending decision offers, by the values of its parameters."""


def refusal(state: LunaState, action: int) -> Refusal | None:
    """None when the action is legal, else the first rule that forbids it."""
    if state.agenda.depth == 0:
        return Refusal("LU-11.5", "refusal-game_over", {})
    decision = int(state.agenda.kind())
    judge = _OPTIONS[decision].get(ids.SPACE.kind(action))
    if judge is None:
        return Refusal("LU-14.8", "refusal-not_now", {"decision": f"decision-{d.KINDS[decision]}"})
    return judge(state, ids.SPACE.values(action))


def _always(state: LunaState, values: list[int]) -> Refusal | None:  # noqa: ARG001 - a Judge that asks nothing
    """A figure goes onto any island (LU-2.13)."""
    return None


def _place_shrine(state: LunaState, values: list[int]) -> Refusal | None:
    island = values[0]
    return (
        no_shrine_is_here(state, island)
        or first_shrine_is_not_on_herbs(state, island)
        or first_solo_shrine_is_not_on_herbs(state, island)
    )


def _place_pair(state: LunaState, values: list[int]) -> Refusal | None:
    return no_own_piece_is_here(state, values[0])


def _solo_deactivate(state: LunaState, values: list[int]) -> Refusal | None:
    return opponent_is_active_here(state, values[0])


def _favor(state: LunaState, values: list[int]) -> Refusal | None:
    island, token = values
    return (
        enough_are_active("LU-5.8", state, island, favor_cost(state, island) - token)
        or kind_is_not_held(state, island, token)
        or token_lies_here(state, island, token)
        or novice_token_is_held(state, token)
        or novice_token_gains_another_kind(island, token)
        or island_is_not_blocked(state, island)
    )


def _recruit(state: LunaState, values: list[int]) -> Refusal | None:
    island, token = values
    return (
        enough_are_active("LU-5.9", state, island, NOVICES_USED - token)
        or reserve_is_not_empty(state)
        or novice_token_is_held(state, token)
        or island_is_not_blocked(state, island)
    )


def _shrine(state: LunaState, values: list[int]) -> Refusal | None:
    token = values[0]
    return (
        token_is_held("LU-5.10", state, c.SHRINE)
        or enough_are_active("LU-5.10", state, builders_island(state), NOVICES_USED - token)
        or shrine_is_left(state)
        or own_shrine_is_not_here(state)
        or novice_token_is_held(state, token)
        or island_is_not_blocked(state, builders_island(state))
    )


def _herbs(state: LunaState, values: list[int]) -> Refusal | None:
    island, count = values[0], values[1] + 1
    return (
        token_is_held("LU-5.11", state, c.HERBS)
        or is_not_the_herbs_island(island)
        or enough_are_inactive("LU-5.11", state, island, count)
        or island_is_not_blocked(state, island)
        or herbs_are_allowed_again(state)
    )


def _journey(state: LunaState, values: list[int]) -> Refusal | None:  # noqa: ARG001 - it has no parameter
    return somebody_is_active(state) or active_novice_is_not_blocked(state)


def _tide(state: LunaState, values: list[int]) -> Refusal | None:  # noqa: ARG001 - it has no parameter
    return token_is_held("LU-6.2", state, c.TIDE) or somebody_can_move(state) or movable_novice_is_not_blocked(state)


def _move(state: LunaState, values: list[int]) -> Refusal | None:
    """Who was moved already is asked for first: nobody else may be there, but LU-6.5 says why."""
    source, island = values
    return (
        journey_takes_active_novices(state, source)
        or has_not_moved_yet(state, source)
        or source_holds(movement_rule(state), state, source, 1)
        or goes_to_another_island(source, island)
        or island_is_not_blocked(state, island_of(source))
    )


def _done(state: LunaState, values: list[int]) -> Refusal | None:  # noqa: ARG001 - it has no parameter
    return somebody_has_moved(state)


def _sailboat(state: LunaState, values: list[int]) -> Refusal | None:
    source, island, count = values[0], values[1], values[2] + 1
    return (
        token_is_held("LU-6.3", state, c.SAILBOAT)
        or source_holds("LU-6.3", state, source, count)
        or goes_to_another_island(source, island)
        or island_is_not_blocked(state, island_of(source))
    )


def _promote(state: LunaState, values: list[int]) -> Refusal | None:
    stone, token = values[0] + 1, values[1]
    return (
        stone_is_within_reach(state, stone)
        or bribe_is_paid(state, stone)
        or stone_is_on_path(state, stone)
        or stone_is_free(state, stone)
        or novice_can_claim(state, stone)
        or second_novice_is_there(state, stone, token)
        or token_replaces_somebody(state, stone, token)
        or novice_token_is_held(state, token)
        or island_is_not_blocked(state, symbol_island(stone))
    )


def _sanctify(state: LunaState, values: list[int]) -> Refusal | None:
    stone = values[0] + 1
    return (
        stone_is_within_reach(state, stone) or bribe_is_paid(state, stone) or stone_is_claimed_by_decider(state, stone)
    )


def _book_take(state: LunaState, values: list[int]) -> Refusal | None:
    return (
        token_is_held("LU-7.11", state, c.BOOK)
        or book_lies_there(state, values[0] + 1)
        or somebody_can_get_the_book(state)
    )


def _book_put(state: LunaState, values: list[int]) -> Refusal | None:
    stone = values[0] + 1
    return own_novice_stands_there(state, stone) or had_no_book(state, stone)


def _council(state: LunaState, values: list[int]) -> Refusal | None:
    island, own, token = values
    return (
        council_uses_somebody(own, token)
        or enough_are_active("LU-7.12", state, island, own)
        or chairs_are_left(state, own + token)
        or novice_token_is_held(state, token)
        or island_is_not_blocked(state, island)
        or token_alone_names_first_island(state, island, own)
    )


def _expel(state: LunaState, values: list[int]) -> Refusal | None:
    own, token = values
    return (
        enough_are_active("LU-8.1", state, apostates_island(state), own)
        or apostate_moves_on(own + token)
        or novice_token_is_held(state, token)
        or expulsion_is_not_blocked(state)
    )


def _meditate(state: LunaState, values: list[int]) -> Refusal | None:  # noqa: ARG001 - it has no parameter
    return time_token_is_left(state) or meditation_exists(state)


def _end_phase(state: LunaState, values: list[int]) -> Refusal | None:  # noqa: ARG001 - it has no parameter
    return phase_may_be_ended(state)


def _start_player(state: LunaState, values: list[int]) -> Refusal | None:
    return seat_is_taken(state, values[0])


def _temple_board(state: LunaState, values: list[int]) -> Refusal | None:
    return board_is_not_laid(state, values[0])


def _start_stone(state: LunaState, values: list[int]) -> Refusal | None:
    stone = values[0] + 1
    return stone_is_in_play(state, stone) or stone_is_not_dealt(state, stone)


def _island(state: LunaState, values: list[int]) -> Refusal | None:
    return island_is_not_placed(state, values[0])


_OPTIONS: Final[dict[int, dict[str, Judge]]] = {
    d.PLACE_FIGURE: {"place_figure": _always},
    d.PRELIM_SHRINE: {"place_shrine": _place_shrine},
    d.PRELIM_PAIR: {"place_pair": _place_pair},
    d.SOLO_DEACTIVATE: {"solo_deactivate": _solo_deactivate},
    d.ACTION: {
        "favor": _favor,
        "recruit": _recruit,
        "shrine": _shrine,
        "herbs": _herbs,
        "journey": _journey,
        "tide": _tide,
        "sailboat": _sailboat,
        "promote": _promote,
        "sanctify": _sanctify,
        "book_take": _book_take,
        "council": _council,
        "expel": _expel,
        "meditate": _meditate,
        "end_phase": _end_phase,
    },
    d.MOVES: {"move": _move, "done": _done},
    d.BOOK_PUT: {"book_put": _book_put},
    d.START_PLAYER: {"start_player": _start_player},
    d.TEMPLE_BOARD: {"temple_board": _temple_board},
    d.START_STONE: {"start_stone": _start_stone},
    d.ISLAND: {"island": _island},
    d.FIGURE_ISLAND: {"figure_island": _always},
}
"""What each decision offers (the table of LU-14.2, and LU-15)."""
