"""The literal judge on the five actions: each rule forbids its case and lets the neighbouring one pass."""

import pytest

from games.hansa_teutonica.bare_table import (
    BLUE,
    GREEN,
    RED,
    bare_table,
    fill,
    give,
    message,
    on,
    piece,
    settle_in,
    stand,
    store,
    why,
)
from tabuleiro.core.action import CHANCE
from tabuleiro.games.hansa_teutonica import actions as ids
from tabuleiro.games.hansa_teutonica import decisions as d
from tabuleiro.games.hansa_teutonica.data import components as c
from tabuleiro.games.hansa_teutonica.judge.board import nearest_open_routes
from tabuleiro.games.hansa_teutonica.state import NEUTRAL
from tabuleiro.testkit.rules import rule

# Which decision


@rule("HT-15.3", forbids=True)
def test_a_decision_takes_only_its_own_actions() -> None:
    state = bare_table(d.MAIN)
    assert why(state, "b_none") == "HT-15.3"
    assert why(state, "marker_reveal actions_3") == "HT-15.3"
    assert why(bare_table(d.BENEFIT), "end_turn") == "HT-15.3"
    assert why(bare_table(d.MARKER_REVEAL, actor=CHANCE), "end_turn") == "HT-15.3"
    assert why(state, "end_turn") == "legal"


@rule("HT-15.3", forbids=True)
def test_nothing_may_be_done_after_the_end() -> None:
    state = bare_table(d.MAIN)
    state.agenda.pop()
    assert {why(state, ids.SPACE.format(action)) for action in range(ids.SPACE.size)} == {"HT-15.3"}
    assert message(state, "end_turn") == "refusal-game_over"


@rule("HT-2.6", forbids=True)
@pytest.mark.parametrize("route", ["emden_stade", "warburg_goettingen"])
def test_two_routes_exist_only_on_the_side_for_four_and_five(route: str) -> None:
    for seats, expected in ((3, "HT-2.6"), (4, "legal")):
        state = bare_table(d.MAIN, seats)
        give(state, RED, 1)
        assert why(state, f"place {route} trader") == expected


@rule("HT-15.1", forbids=True)
def test_slots_beyond_the_last_opponent_are_nobody() -> None:
    state = bare_table(d.MAIN, seats=3)
    give(state, RED, 5)
    stand(state, "hamburg_luebeck", piece(GREEN), piece(BLUE))
    assert why(state, "displace hamburg_luebeck next1 trader") == "legal"
    assert why(state, "displace hamburg_luebeck next2 trader") == "legal"
    assert why(state, "displace hamburg_luebeck next3 trader") == "HT-15.1"


@rule("HT-15.1", forbids=True)
def test_with_two_players_the_second_slot_is_the_neutral_player() -> None:
    state = bare_table(d.MAIN, seats=2)
    give(state, RED, 5)
    stand(state, "hamburg_luebeck", piece(NEUTRAL))
    assert why(state, "displace hamburg_luebeck next2 trader") == "legal"
    assert why(state, "displace hamburg_luebeck next1 trader") == "HT-5.3.1"
    assert why(state, "displace hamburg_luebeck next3 trader") == "HT-15.1"


# The five actions


@rule("HT-4.2", forbids=True)
@pytest.mark.parametrize(
    "text",
    [
        "income 0",
        "place bremen_minden trader",
        "displace hamburg_luebeck next1 trader",
        "move_lift stade_hamburg trader",
        "claim stade_hamburg",
    ],
)
def test_each_of_the_five_actions_needs_an_action(text: str) -> None:
    state = bare_table(d.MAIN)
    give(state, RED, 5)
    store(state, RED, 5)
    stand(state, "hamburg_luebeck", piece(BLUE))
    fill(state, "stade_hamburg", RED)
    assert why(state, text) == "legal"
    state.actions_left = 0
    assert why(state, text) == "HT-4.2"


@rule("HT-5.1.1", forbids=True)
def test_income_needs_a_stock() -> None:
    state = bare_table(d.MAIN)
    assert why(state, "income 0") == "HT-5.1.1"
    store(state, RED, 1)
    assert why(state, "income 0") == "legal"


@rule("HT-5.1.2", forbids=True)
def test_income_takes_no_merchant_that_is_not_there() -> None:
    state = bare_table(d.MAIN)
    store(state, RED, 5, 1)
    assert [why(state, f"income {m}") for m in range(3)] == ["legal", "legal", "HT-5.1.2"]


@rule("HT-5.1.3", "HT-E13", forbids=True)
def test_income_is_never_smaller_than_it_could_be() -> None:
    state = bare_table(d.MAIN)
    state.lasting.levels[RED * c.TRACK_COUNT + c.MONEY_BAGS] = c.LEVELS[c.MONEY_BAGS] - 1
    store(state, RED, 6, 1)
    assert [why(state, f"income {m}") for m in range(3)] == ["HT-5.1.3", "legal", "HT-5.1.2"]


@rule("HT-5.2.1", forbids=True)
def test_a_placed_piece_comes_from_the_supply_onto_an_empty_space() -> None:
    state = bare_table(d.MAIN)
    give(state, RED, 1)
    assert why(state, "place hamburg_luebeck trader") == "legal"
    assert message(state, "place hamburg_luebeck merchant") == "refusal-not_in_supply"
    fill(state, "hamburg_luebeck", BLUE)
    assert why(state, "place hamburg_luebeck trader") == "HT-5.2.1"
    assert message(state, "place hamburg_luebeck trader") == "refusal-route_full"


@rule("HT-5.3.1", forbids=True)
def test_only_a_piece_that_stands_on_the_route_is_displaced() -> None:
    state = bare_table(d.MAIN)
    give(state, RED, 5)
    stand(state, "hamburg_luebeck", piece(BLUE), piece(RED))
    settle_in(state, "hamburg", piece(GREEN))
    assert why(state, "displace hamburg_luebeck next1 trader") == "legal"
    assert why(state, "displace hamburg_luebeck next1 merchant") == "HT-5.3.1"
    assert why(state, "displace hamburg_luebeck next2 trader") == "HT-5.3.1"


@rule("HT-5.3.2", "HT-S7", forbids=True)
def test_displacing_a_merchant_costs_one_piece_more() -> None:
    state = bare_table(d.MAIN)
    stand(state, "hamburg_luebeck", piece(BLUE), piece(BLUE, c.MERCHANT))
    expected = {1: ("HT-5.3.2", "HT-5.3.2"), 2: ("legal", "HT-5.3.2"), 3: ("legal", "legal")}
    for supply, answers in expected.items():
        give(state, RED, supply)
        assert tuple(why(state, f"displace hamburg_luebeck next1 {s}") for s in ("trader", "merchant")) == answers


@rule("HT-5.3.3", forbids=True)
def test_no_displacement_without_an_empty_space_elsewhere() -> None:
    state = bare_table(d.MAIN)
    give(state, RED, 5)
    for route in c.ROUTES:
        fill(state, route, BLUE)
    stand(state, "hamburg_luebeck", 0, piece(BLUE))
    assert why(state, "displace hamburg_luebeck next1 trader") == "HT-5.3.3"
    stand(state, "goslar_quedlinburg", 0)
    assert why(state, "displace hamburg_luebeck next1 trader") == "legal"


@rule("HT-5.3.11", forbids=True)
def test_the_supply_covers_replacement_and_penalty() -> None:
    state = bare_table(d.DISPLACE_PAY, columns={d.ROUTE: on("hamburg_luebeck"), d.TARGET: piece(BLUE)})
    give(state, RED, 1, 1)
    assert why(state, "displace_pay trader 1") == "legal"
    assert why(state, "displace_pay merchant 0") == "legal"
    assert why(state, "displace_pay trader 0") == "HT-5.3.11"
    assert why(state, "displace_pay merchant 1") == "HT-5.3.11"
    assert message(state, "displace_pay trader 2") == "refusal-penalty_merchants"
    state.agenda.set(d.TARGET, piece(BLUE, c.MERCHANT))
    give(state, RED, 1, 2)
    assert why(state, "displace_pay trader 2") == "legal"


# Displaced pieces


@rule("HT-2.7", forbids=True)
def test_a_displaced_piece_leaves_its_route() -> None:
    state = bare_table(d.RELOCATE, actor=BLUE, columns={d.ROUTE: on("hamburg_luebeck"), d.TARGET: piece(BLUE)})
    assert why(state, "relocate hamburg_luebeck") == "HT-2.7"
    assert why(state, "relocate hamburg_bremen") == "legal"


@rule("HT-2.7")
def test_rings_are_counted_in_shared_cities() -> None:
    state = bare_table(d.MAIN)
    assert [c.ROUTES[r] for r in nearest_open_routes(state, on("coellen_warburg"))] == [
        "paderborn_warburg",
        "warburg_goettingen",
    ]


@rule("HT-5.3.8", "HT-E2", forbids=True)
def test_the_nearest_ring_with_an_empty_space_takes_the_piece() -> None:
    state = bare_table(
        d.RELOCATE, actor=BLUE, columns={d.ROUTE: on("coellen_warburg"), d.TARGET: piece(BLUE, c.MERCHANT)}
    )
    fill(state, "paderborn_warburg", RED)
    assert why(state, "relocate warburg_goettingen") == "legal"
    assert message(state, "relocate paderborn_warburg") == "refusal-route_full"
    assert message(state, "relocate minden_paderborn") == "refusal-nearer_route"
    fill(state, "warburg_goettingen", RED)
    assert [c.ROUTES[r] for r in range(c.ROUTE_COUNT) if why(state, f"relocate {c.ROUTES[r]}") == "legal"] == [
        "minden_paderborn",
        "dortmund_paderborn",
        "paderborn_hildesheim",
        "goettingen_quedlinburg",
    ]
    assert why(state, "relocate hamburg_luebeck") == "HT-5.3.8"


@rule("HT-5.3.6", forbids=True)
def test_extras_end_with_the_allowance() -> None:
    state = bare_table(d.EXTRA, actor=BLUE, columns={d.ROUTE: on("coellen_warburg"), d.LEFT: 0})
    store(state, BLUE, 1)
    assert why(state, "extra_put paderborn_warburg trader") == "HT-5.3.6"
    assert why(state, "extra_stop") == "legal"
    state.agenda.set(d.LEFT, 1)
    assert why(state, "extra_put paderborn_warburg trader") == "legal"


@rule("HT-5.3.7", forbids=True)
def test_extras_come_from_stock_then_supply_then_routes() -> None:
    state = bare_table(d.EXTRA, actor=BLUE, columns={d.ROUTE: on("coellen_warburg"), d.LEFT: 2})
    trader, merchant, lift = (
        "extra_put paderborn_warburg trader",
        "extra_put paderborn_warburg merchant",
        "extra_lift emden_osnabrueck merchant",
    )
    stand(state, "emden_osnabrueck", piece(BLUE, c.MERCHANT))
    give(state, BLUE, 0, 1)
    store(state, BLUE, 1)
    assert [why(state, text) for text in (trader, merchant, lift)] == ["legal", "HT-5.3.7", "HT-5.3.7"]
    store(state, BLUE, 0)
    assert [why(state, text) for text in (trader, merchant, lift)] == ["HT-5.3.7", "legal", "HT-5.3.7"]
    give(state, BLUE, 0)
    assert [why(state, text) for text in (trader, merchant, lift)] == ["HT-5.3.7", "HT-5.3.7", "legal"]


@rule("HT-5.3.9", forbids=True)
def test_an_extra_is_lifted_only_where_it_can_go_elsewhere() -> None:
    state = bare_table(d.EXTRA, actor=BLUE, columns={d.ROUTE: on("coellen_warburg"), d.LEFT: 1})
    for route in c.ROUTES:
        fill(state, route, RED)
    stand(state, "paderborn_warburg", 0, piece(BLUE))
    stand(state, "minden_hannover", piece(BLUE))
    assert message(state, "extra_lift paderborn_warburg trader") == "refusal-no_destination"
    assert why(state, "extra_lift minden_hannover trader") == "legal"
    assert why(state, "extra_lift minden_hannover merchant") == "HT-5.3.9"
    stand(state, "warburg_goettingen", 0)
    assert why(state, "extra_lift paderborn_warburg trader") == "legal"


@rule("HT-5.3.9", forbids=True)
def test_a_lifted_extra_counts_as_standing_until_it_is_dropped_elsewhere() -> None:
    origin = on("paderborn_warburg")
    columns = {d.ROUTE: on("coellen_warburg"), d.LEFT: 1, d.LIFTED: 1 + 2 * origin + c.TRADER}
    state = bare_table(d.EXTRA_DROP, actor=BLUE, columns=columns)
    fill(state, "paderborn_warburg", RED)
    fill(state, "warburg_goettingen", RED)
    stand(state, "paderborn_warburg", 0)
    assert why(state, "extra_drop paderborn_warburg") == "HT-5.3.9"
    assert why(state, "extra_drop minden_paderborn") == "legal"
    stand(state, "warburg_goettingen", 0)
    assert why(state, "extra_drop minden_paderborn") == "HT-5.3.8"


@rule("HT-5.3.12", "HT-E3", forbids=True)
def test_a_piece_that_this_relocation_placed_stays() -> None:
    columns = {d.ROUTE: on("coellen_warburg"), d.LEFT: 1, d.PLACED: 1 + 2 * on("paderborn_warburg") + c.TRADER}
    state = bare_table(d.EXTRA, seats=3, actor=BLUE, columns=columns)
    stand(state, "emden_osnabrueck", piece(BLUE, c.MERCHANT))
    fill(state, "paderborn_warburg", RED)
    stand(state, "paderborn_warburg", piece(BLUE))
    assert why(state, "extra_lift paderborn_warburg trader") == "HT-5.3.12"
    assert why(state, "extra_lift emden_osnabrueck merchant") == "legal"
    stand(state, "paderborn_warburg", piece(BLUE), piece(BLUE))
    assert why(state, "extra_lift paderborn_warburg trader") == "legal"


# Move and claim


@rule("HT-5.4.1", forbids=True)
def test_a_move_lifts_own_pieces_up_to_the_book_value() -> None:
    state = bare_table(d.MOVE_LIFTING, columns={d.LEFT: 1})
    stand(state, "hamburg_luebeck", piece(RED), piece(BLUE, c.MERCHANT))
    state.hand[c.TRADER] = 1
    assert why(state, "move_lift hamburg_luebeck trader") == "legal"
    assert message(state, "move_lift hamburg_luebeck merchant") == "refusal-no_own_piece"
    assert why(state, "move_lift_stop") == "legal"
    state.hand[c.MERCHANT] = 1
    assert message(state, "move_lift hamburg_luebeck trader") == "refusal-book_limit"


@rule("HT-5.4.1", forbids=True)
def test_a_move_drops_what_is_in_hand_on_empty_spaces() -> None:
    state = bare_table(d.MOVE_DROPPING)
    state.hand[c.TRADER] = 1
    fill(state, "hamburg_luebeck", BLUE)
    assert why(state, "move_drop hamburg_bremen trader") == "legal"
    assert message(state, "move_drop hamburg_bremen merchant") == "refusal-not_in_hand"
    assert message(state, "move_drop hamburg_luebeck trader") == "refusal-route_full"


@rule("HT-5.5.1", forbids=True)
def test_a_claim_needs_own_pieces_on_every_space() -> None:
    state = bare_table(d.MAIN)
    fill(state, "stade_hamburg", RED)
    assert why(state, "claim stade_hamburg") == "legal"
    stand(state, "stade_hamburg", piece(BLUE))
    assert why(state, "claim stade_hamburg") == "HT-5.5.1"
    stand(state, "stade_hamburg", 0)
    assert why(state, "claim stade_hamburg") == "HT-5.5.1"
