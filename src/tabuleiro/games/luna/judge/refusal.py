"""The literal judge: why an action is not allowed here.

It is the second reading of the rules, written from RULES.md alone; it shares no code with the files that generate and
apply actions. After the end LU-11.5 refuses everything, and LU-14.8 whatever the pending decision does not offer; then
come the rules in the order of RULES.md. Where a later rule only repeats a consequence (LU-14.4), the rule it follows
from is named.
"""

from collections.abc import Callable
from typing import Final

from tabuleiro.core.refusal import Refusal, always
from tabuleiro.games.luna import actions as ids
from tabuleiro.games.luna import decisions as d
from tabuleiro.games.luna.data import components as c
from tabuleiro.games.luna.judge import islands, movement, other_actions, setup, temple
from tabuleiro.games.luna.state import LunaFields

Judge = Callable[[LunaFields, list[int]], Refusal | None]
"""Judges an action that the pending decision offers, by the values of its parameters."""


def refusal(state: LunaFields, action: int) -> Refusal | None:
    """None when the action is legal, else the first rule that forbids it."""
    if state.agenda.depth == 0:
        return Refusal("LU-11.5", "refusal-game_over", {})
    decision = int(state.agenda.kind())
    judge = _OPTIONS[decision].get(ids.SPACE.kind(action))
    if judge is None:
        return Refusal("LU-14.8", "refusal-not_now", {"decision": f"decision-{d.KINDS[decision]}"})
    return judge(state, ids.SPACE.values(action))


def _choose_colour(state: LunaFields, values: list[int]) -> Refusal | None:
    return setup.colour_is_free(state, values[0])


def _place_shrine(state: LunaFields, values: list[int]) -> Refusal | None:
    island = values[0]
    return (
        setup.no_shrine_is_here(state, island)
        or setup.first_shrine_is_not_on_herbs(state, island)
        or setup.first_solo_shrine_is_not_on_herbs(state, island)
    )


def _place_pair(state: LunaFields, values: list[int]) -> Refusal | None:
    return setup.no_own_piece_is_here(state, values[0])


def _solo_deactivate(state: LunaFields, values: list[int]) -> Refusal | None:
    return other_actions.opponent_is_active_here(state, values[0])


def _favor(state: LunaFields, values: list[int]) -> Refusal | None:
    """The novices that it takes are asked for last: whoever lacks nothing else is shown the price."""
    island, token = values
    return (
        islands.kind_is_not_held(state, island, token)
        or islands.token_lies_here(state, island, token)
        or other_actions.novice_token_is_held(state, token)
        or other_actions.novice_token_gains_another_kind(island, token)
        or other_actions.island_is_not_blocked(state, island)
        or islands.enough_are_active("LU-5.8", state, island, islands.favor_cost(state, island) - token)
    )


def _recruit(state: LunaFields, values: list[int]) -> Refusal | None:
    island, token = values
    return (
        islands.enough_are_active("LU-5.9", state, island, islands.NOVICES_USED - token)
        or islands.reserve_is_not_empty(state)
        or other_actions.novice_token_is_held(state, token)
        or other_actions.island_is_not_blocked(state, island)
    )


def _shrine(state: LunaFields, values: list[int]) -> Refusal | None:
    token = values[0]
    return (
        islands.token_is_held("LU-5.10", state, c.SHRINE)
        or islands.enough_are_active("LU-5.10", state, islands.builders_island(state), islands.NOVICES_USED - token)
        or islands.shrine_is_left(state)
        or islands.own_shrine_is_not_here(state)
        or other_actions.novice_token_is_held(state, token)
        or other_actions.island_is_not_blocked(state, islands.builders_island(state))
    )


def _herbs(state: LunaFields, values: list[int]) -> Refusal | None:
    island, count = values[0], values[1] + 1
    return (
        islands.token_is_held("LU-5.11", state, c.HERBS)
        or islands.is_not_the_herbs_island(island)
        or islands.enough_are_inactive("LU-5.11", state, island, count)
        or other_actions.island_is_not_blocked(state, island)
        or islands.herbs_are_allowed_again(state)
    )


def _journey(state: LunaFields, values: list[int]) -> Refusal | None:  # noqa: ARG001 - it has no parameter
    return movement.somebody_is_active(state) or other_actions.active_novice_is_not_blocked(state)


def _tide(state: LunaFields, values: list[int]) -> Refusal | None:  # noqa: ARG001 - it has no parameter
    return (
        islands.token_is_held("LU-6.2", state, c.TIDE)
        or movement.somebody_can_move(state)
        or other_actions.movable_novice_is_not_blocked(state)
    )


def _move(state: LunaFields, values: list[int]) -> Refusal | None:
    """Who was moved already is asked for first: nobody else may be there, but LU-6.5 says why."""
    source, island = values
    return (
        movement.journey_takes_active_novices(state, source)
        or movement.has_not_moved_yet(state, source)
        or movement.source_holds(movement.movement_rule(state), state, source, 1)
        or movement.goes_to_another_island(source, island)
        or other_actions.island_is_not_blocked(state, movement.island_of(source))
    )


def _done(state: LunaFields, values: list[int]) -> Refusal | None:  # noqa: ARG001 - it has no parameter
    return movement.somebody_has_moved(state)


def _sailboat(state: LunaFields, values: list[int]) -> Refusal | None:
    source, island, count = values[0], values[1], values[2] + 1
    return (
        islands.token_is_held("LU-6.3", state, c.SAILBOAT)
        or movement.source_holds("LU-6.3", state, source, count)
        or movement.goes_to_another_island(source, island)
        or other_actions.island_is_not_blocked(state, movement.island_of(source))
    )


def _promote(state: LunaFields, values: list[int]) -> Refusal | None:
    stone, token = values[0] + 1, values[1]
    return (
        temple.stone_is_within_reach(state, stone)
        or temple.bribe_is_paid(state, stone)
        or temple.stone_is_on_path(state, stone)
        or temple.stone_is_free(state, stone)
        or temple.novice_can_claim(state, stone)
        or temple.second_novice_is_there(state, stone, token)
        or temple.token_replaces_somebody(state, stone, token)
        or other_actions.novice_token_is_held(state, token)
        or other_actions.island_is_not_blocked(state, temple.symbol_island(stone))
    )


def _sanctify(state: LunaFields, values: list[int]) -> Refusal | None:
    stone = values[0] + 1
    return (
        temple.stone_is_within_reach(state, stone)
        or temple.bribe_is_paid(state, stone)
        or temple.stone_is_claimed_by_decider(state, stone)
    )


def _book_take(state: LunaFields, values: list[int]) -> Refusal | None:
    return (
        islands.token_is_held("LU-7.11", state, c.BOOK)
        or temple.book_lies_there(state, values[0] + 1)
        or temple.somebody_can_get_the_book(state)
    )


def _book_put(state: LunaFields, values: list[int]) -> Refusal | None:
    stone = values[0] + 1
    return temple.own_novice_stands_there(state, stone) or temple.had_no_book(state, stone)


def _council(state: LunaFields, values: list[int]) -> Refusal | None:
    island, own, token = values
    return (
        temple.council_uses_somebody(own, token)
        or islands.enough_are_active("LU-7.12", state, island, own)
        or temple.chairs_are_left(state, own + token)
        or other_actions.novice_token_is_held(state, token)
        or other_actions.island_is_not_blocked(state, island)
        or other_actions.token_alone_names_first_island(state, island, own)
    )


def _expel(state: LunaFields, values: list[int]) -> Refusal | None:
    own, token = values
    return (
        islands.enough_are_active("LU-8.1", state, other_actions.apostates_island(state), own)
        or other_actions.apostate_moves_on(own + token)
        or other_actions.novice_token_is_held(state, token)
        or other_actions.expulsion_is_not_blocked(state)
    )


def _meditate(state: LunaFields, values: list[int]) -> Refusal | None:  # noqa: ARG001 - it has no parameter
    return other_actions.time_token_is_left(state) or other_actions.meditation_exists(state)


def _end_phase(state: LunaFields, values: list[int]) -> Refusal | None:  # noqa: ARG001 - it has no parameter
    return other_actions.phase_may_be_ended(state)


def _start_player(state: LunaFields, values: list[int]) -> Refusal | None:
    return setup.seat_is_taken(state, values[0])


def _temple_board(state: LunaFields, values: list[int]) -> Refusal | None:
    return setup.board_is_not_laid(state, values[0])


def _start_stone(state: LunaFields, values: list[int]) -> Refusal | None:
    stone = values[0] + 1
    return setup.stone_is_in_play(state, stone) or setup.stone_is_not_dealt(state, stone)


def _island(state: LunaFields, values: list[int]) -> Refusal | None:
    return setup.island_is_not_placed(state, values[0])


_OPTIONS: Final[dict[int, dict[str, Judge]]] = {
    d.PLACE_FIGURE: {"place_figure": always},
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
    d.FIGURE_ISLAND: {"figure_island": always},
    d.CHOOSE_COLOUR: {"choose_colour": _choose_colour},
}
"""What each decision offers (the table of LU-14.2, and LU-15). A figure goes onto any island (LU-2.13)."""
