"""The literal judge on benefits, markers, neutral cubes and chance: what is forbidden, and what is next to it."""

from games.hansa_teutonica.bare_table import (
    BLUE,
    GREEN,
    RED,
    bare_table,
    fill,
    message,
    on,
    piece,
    settle_in,
    stand,
    why,
)
from tabuleiro.core.action import CHANCE
from tabuleiro.games.hansa_teutonica import decisions as d
from tabuleiro.games.hansa_teutonica.data import components as c
from tabuleiro.games.hansa_teutonica.state import NEUTRAL, HansaFields
from tabuleiro.testkit.rules import rule

# Benefits


def claiming(route: str, *pieces: int, fresh: int = 0) -> HansaFields:
    """Red claims a route on which these pieces stand."""
    state = bare_table(d.BENEFIT, columns={d.ROUTE: on(route), d.FRESH: fresh})
    stand(state, route, *pieces)
    return state


@rule("HT-6.2", "HT-E11", forbids=True)
def test_an_office_asks_for_shape_privilege_and_room() -> None:
    state = claiming("stade_hamburg", piece(RED), piece(RED), piece(RED))
    assert message(state, "b_office a") == "refusal-shape_not_on_route"
    assert why(state, "b_office b") == "legal"
    settle_in(state, "hamburg", piece(BLUE))
    assert message(state, "b_office b") == "refusal-office_privilege"
    state.lasting.levels[RED * c.TRACK_COUNT + c.PRIVILEGIUM] = 1
    assert why(state, "b_office b") == "legal"
    settle_in(state, "stade", piece(BLUE, c.MERCHANT))
    assert message(state, "b_office a") == "refusal-city_full"
    assert why(state, "b_office a") == "HT-6.2"


@rule("HT-6.5", forbids=True)
def test_a_development_needs_a_figure_and_a_covered_track() -> None:
    state = claiming("stade_hamburg", piece(RED), piece(RED), piece(RED))
    assert why(state, "b_develop a") == "legal"
    assert message(state, "b_develop b") == "refusal-no_ability_here"
    state.lasting.levels[RED * c.TRACK_COUNT + c.PRIVILEGIUM] = c.LEVELS[c.PRIVILEGIUM] - 1
    assert why(state, "b_develop a") == "HT-6.5"


@rule("HT-6.6", "HT-E10", forbids=True)
def test_the_coellen_table_takes_a_merchant_into_a_free_slot_of_the_privilege() -> None:
    state = claiming("coellen_warburg", piece(RED), piece(RED), piece(RED), piece(RED, c.MERCHANT))
    state.lasting.levels[RED * c.TRACK_COUNT + c.PRIVILEGIUM] = 1
    state.lasting.coellen[0] = 1 + BLUE
    assert [why(state, f"b_coellen {slot}") for slot in range(4)] == ["HT-6.6", "legal", "HT-6.6", "HT-6.6"]
    assert message(state, "b_coellen 0") == "refusal-coellen_slot_taken"
    assert message(state, "b_coellen 2") == "refusal-coellen_privilege"
    fill(state, "coellen_warburg", RED)
    assert message(state, "b_coellen 1") == "refusal-shape_not_on_route"
    state.agenda.set(d.ROUTE, c.COELLEN_ROUTE - 1)
    assert message(state, "b_coellen 1") == "refusal-coellen_route"


@rule("HT-9.2", "HT-E7", forbids=True)
def test_an_extra_office_marker_waits_for_the_next_claim() -> None:
    state = claiming("stade_hamburg", piece(RED), piece(RED), piece(RED), fresh=1 + c.EXTRA_OFFICE)
    settle_in(state, "hamburg", piece(BLUE))
    state.lasting.unused[RED * c.MARKER_COUNT + c.EXTRA_OFFICE] = 1
    assert why(state, "b_extra b trader") == "HT-9.2"
    state.lasting.unused[RED * c.MARKER_COUNT + c.EXTRA_OFFICE] = 2
    assert why(state, "b_extra b trader") == "legal"


@rule("HT-9.4", forbids=True)
def test_an_extra_office_needs_an_office_and_a_piece() -> None:
    state = claiming("stade_hamburg", piece(RED), piece(RED), piece(RED))
    state.lasting.unused[RED * c.MARKER_COUNT + c.EXTRA_OFFICE] = 1
    settle_in(state, "stade", piece(BLUE, c.MERCHANT))
    assert why(state, "b_extra a trader") == "legal"
    assert message(state, "b_extra a merchant") == "refusal-shape_not_on_route"
    assert message(state, "b_extra b trader") == "refusal-no_office_in_city"
    assert why(state, "b_extra b trader") == "HT-9.4"


# Markers


@rule("HT-9.1", forbids=True)
def test_a_marker_must_be_held_unused() -> None:
    state = bare_table(d.MAIN)
    state.lasting.used[RED * c.MARKER_COUNT + c.ACTIONS_3] = 1
    assert why(state, "use_marker actions_3") == "HT-9.1"
    state.lasting.unused[RED * c.MARKER_COUNT + c.ACTIONS_3] = 1
    state.actions_left = 0
    assert why(state, "use_marker actions_3") == "legal"
    assert why(claiming("stade_hamburg"), "b_extra a trader") == "HT-9.1"


@rule("HT-9.3", forbids=True)
def test_a_marker_must_be_able_to_do_something() -> None:
    state = bare_table(d.MAIN)
    for marker in (c.SWAP_OFFICES, c.REMOVE_THREE, c.IMPROVE_ABILITY):
        state.lasting.unused[RED * c.MARKER_COUNT + marker] = 1
    for track in range(c.TRACK_COUNT):
        state.lasting.levels[RED * c.TRACK_COUNT + track] = c.LEVELS[track] - 1
    settle_in(state, "minden", piece(BLUE), piece(BLUE))
    stand(state, "minden_hannover", piece(RED))
    uses = ("use_marker swap_offices", "use_marker remove_three", "use_marker improve_ability")
    assert [why(state, use) for use in uses] == ["HT-9.3"] * 3
    settle_in(state, "minden", piece(BLUE), piece(RED))
    stand(state, "minden_hannover", piece(BLUE))
    state.lasting.levels[RED * c.TRACK_COUNT + c.MONEY_BAGS] = 0
    assert [why(state, use) for use in uses] == ["legal"] * 3


@rule("HT-7.2", forbids=True)
def test_a_full_track_cannot_be_improved() -> None:
    state = bare_table(d.UPGRADE_PICK)
    assert why(state, "upgrade_pick privilegium") == "legal"
    state.lasting.levels[RED * c.TRACK_COUNT + c.PRIVILEGIUM] = c.LEVELS[c.PRIVILEGIUM] - 1
    assert why(state, "upgrade_pick privilegium") == "HT-7.2"


@rule("HT-9.6", "HT-E8", forbids=True)
def test_a_swap_needs_two_neighbours_of_different_owners() -> None:
    state = bare_table(d.SWAP_PICK)
    settle_in(state, "minden", piece(GREEN), piece(BLUE), piece(BLUE))
    assert [why(state, f"swap_pick minden {left}") for left in range(3)] == ["legal", "HT-9.6", "HT-9.6"]
    assert message(state, "swap_pick minden 1") == "refusal-pair_of_one_owner"
    assert message(state, "swap_pick minden 2") == "refusal-pair_not_occupied"
    assert message(state, "swap_pick stade 0") == "refusal-pair_not_occupied"


@rule("HT-9.7", "HT-E19", forbids=True)
def test_a_removal_takes_one_to_three_pieces_of_others() -> None:
    state = bare_table(d.REMOVE_PICK, seats=2, columns={d.LEFT: 3})
    stand(state, "hamburg_luebeck", piece(NEUTRAL), piece(RED, c.MERCHANT))
    assert why(state, "remove_pick hamburg_luebeck next2 trader") == "legal"
    assert why(state, "remove_pick hamburg_luebeck next1 merchant") == "HT-9.7"
    assert why(state, "remove_stop") == "HT-9.7"
    state.agenda.set(d.REMOVED, 1)
    assert why(state, "remove_stop") == "legal"
    state.agenda.set(d.REMOVED, 3)
    assert why(state, "remove_pick hamburg_luebeck next2 trader") == "HT-9.7"


@rule("HT-10.3", forbids=True)
def test_a_replacement_marker_needs_a_bare_route_with_an_open_city() -> None:
    state = bare_table(d.PLACE_MARKER)
    text = "place_marker stade_hamburg"
    assert why(state, text) == "legal"
    state.lasting.route_markers[on("stade_hamburg")] = 1 + c.SWAP_OFFICES
    assert message(state, text) == "refusal-route_has_marker"
    state.lasting.route_markers[on("stade_hamburg")] = 0
    stand(state, "stade_hamburg", piece(NEUTRAL))
    assert message(state, text) == "refusal-route_occupied"
    stand(state, "stade_hamburg", 0)
    settle_in(state, "stade", piece(BLUE, c.MERCHANT))
    assert why(state, text) == "legal"
    settle_in(state, "hamburg", *[piece(BLUE)] * 3)
    assert message(state, text) == "refusal-end_cities_full"
    assert why(state, text) == "HT-10.3"


# The neutral player and chance


@rule("HT-11.5", "HT-5.3.8", "HT-2.7", "HT-E14", forbids=True)
def test_neutral_cubes_follow_the_rings_while_any_is_left() -> None:
    state = bare_table(d.NEUTRAL_PUT, seats=2, actor=BLUE, columns={d.ROUTE: on("hamburg_luebeck"), d.LEFT: 1})
    assert why(state, "neutral_put stade_hamburg") == "legal"
    assert why(state, "neutral_put hamburg_luebeck") == "HT-2.7"
    assert why(state, "neutral_put bremen_minden") == "HT-5.3.8"
    state.agenda.set(d.LEFT, 0)
    assert why(state, "neutral_put stade_hamburg") == "HT-11.5"


@rule("HT-11.7", forbids=True)
def test_a_neutral_office_needs_an_empty_one() -> None:
    state = bare_table(d.NEUTRAL_CITY, seats=2, columns={d.ROUTE: on("stade_hamburg")})
    settle_in(state, "stade", piece(BLUE))
    assert why(state, "neutral_city a") == "HT-11.7"
    assert why(state, "neutral_city b") == "legal"


@rule("HT-3.9", forbids=True)
def test_the_start_player_sits_at_the_table() -> None:
    state = bare_table(d.START_PLAYER, seats=3, actor=CHANCE)
    assert [why(state, f"start_player {seat}") for seat in range(5)] == ["legal"] * 3 + ["HT-3.9"] * 2


@rule("HT-3.2", forbids=True)
def test_a_start_marker_is_laid_out_once() -> None:
    state = bare_table(d.START_MARKER, actor=CHANCE)
    state.lasting.route_markers[on("hildesheim_goslar")] = 1 + c.SWAP_OFFICES
    assert why(state, "start_marker swap_offices") == "HT-3.2"
    assert why(state, "start_marker extra_office") == "legal"


@rule("HT-14.2", forbids=True)
def test_only_an_unseen_marker_is_turned_up() -> None:
    state = bare_table(d.MARKER_REVEAL, actor=CHANCE)
    state.lasting.unseen[c.ACTIONS_3] = 1
    assert why(state, "marker_reveal actions_3") == "legal"
    assert why(state, "marker_reveal actions_4") == "HT-14.2"
