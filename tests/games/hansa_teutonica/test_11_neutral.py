"""RULES.md, chapter 11: two players and the neutral cubes."""

import pytest

from games.hansa_teutonica.story import CUBE, FREE, HansaStory
from games.hansa_teutonica.table import Layout, set_up, table
from tabuleiro.games.hansa_teutonica.data import components as c
from tabuleiro.testkit.rules import rule


def push(laid: Layout, route: str, *destinations: str) -> HansaStory:
    """Red displaces a neutral cube; blue puts the cubes down."""
    match = laid.begin().play(f"red: displace {route} next2 trader", "red: displace_pay trader 0")
    return match.play(*[f"blue: neutral_put {destination}" for destination in destinations])


@rule("HT-11.1")
def test_two_players_use_the_small_side_and_81_cubes() -> None:
    match = set_up(2)
    assert match.supply("red") == (5, 1)
    assert match.supply("blue") == (6, 1)
    assert match.stock("red") == (6, 0)
    assert match.stock("blue") == (5, 0)
    assert not match.allows("red: place emden_stade trader")
    assert match.state.reserve + match.cubes_on_routes() == 81


def out_of_cubes() -> Layout:
    """All 81 cubes are on the board; next to Coellen-Warburg only Paderborn-Warburg has room."""
    laid = table(2).without_cubes().full_desk("red").full_desk("blue").supply("red", traders=2)
    own = ["red trader"] * 20 + ["blue trader"] * 20
    cubes = 81 - 1
    for city in ("arnheim", "stendal", "minden", "hamburg", "osnabrueck", "perleberg"):
        laid.city(city, CUBE, CUBE, CUBE)
        cubes -= 3
    for r, route in enumerate(c.ROUTES):
        spaces = int(c.SPACES[c.ROUTE_COUNT + r])
        if spaces > 0 and route not in ("coellen_warburg", "paderborn_warburg"):
            here = min(spaces - 1, cubes)
            cubes -= here
            laid.route(route, *[CUBE] * here, own.pop())
    return laid.route("coellen_warburg", CUBE).route("paderborn_warburg", own.pop())


@rule("HT-11.1")
def test_with_an_empty_reserve_only_the_displaced_cube_is_put_down() -> None:
    match = out_of_cubes().begin()
    assert match.state.reserve == 0
    match.play("red: displace coellen_warburg next2 trader", "red: displace_pay trader 0")
    match.play("blue: neutral_put paderborn_warburg")
    assert match.asks() == "red: main"


@rule("HT-11.1")
def test_with_an_empty_reserve_a_marker_brings_no_cube() -> None:
    match = out_of_cubes().plate("red", 1).route("paderborn_warburg").begin()
    match.play("red: end_turn", "chance: marker_reveal actions_3", "red: place_marker paderborn_warburg")
    assert match.route("paderborn_warburg") == [FREE, FREE, FREE]


@rule("HT-11.2")
def test_one_cube_on_every_yellow_and_every_tavern_route() -> None:
    match = set_up(2)
    with_cube = {route for route in c.ROUTES if CUBE in match.route(route)}
    assert with_cube == {
        "groningen_emden",
        "stade_hamburg",
        "hamburg_luebeck",
        "coellen_warburg",
        "goettingen_quedlinburg",
        "quedlinburg_halle",
        "osnabrueck_bremen",
        "lueneburg_perleberg",
        "hildesheim_goslar",
    }
    assert match.cubes_on_routes() == 9
    assert match.state.reserve == 72


@rule("HT-11.3")
def test_the_neutral_player_takes_no_turn_and_blocks_routes() -> None:
    match = table(2).route("hamburg_luebeck", CUBE, "red trader", "red trader").begin()
    assert not match.allows("red: claim hamburg_luebeck")
    match.play("red: end_turn", "blue: end_turn")
    assert match.asks() == "red: main"


@rule("HT-11.3")
def test_neutral_control_denies_points_at_the_final_scoring_only() -> None:
    laid = table(2).without_cubes().city("minden", "red trader", CUBE).fill("minden_hannover", "red trader")
    match = laid.after_turns(1998).begin()
    assert match.view_of_city("minden") == {"controller": "neutral", "rewarded": 0}
    match.play("red: claim minden_hannover", "red: b_none")
    assert match.prestige("red") == 1
    match.play("red: end_turn", "blue: end_turn")
    assert match.points("red", "cities") == 0


@rule("HT-11.3")
def test_the_real_player_with_most_offices_gets_the_point_under_neutral_control() -> None:
    laid = table(2).without_cubes().city("minden", "red trader", "blue trader", CUBE, CUBE)
    match = laid.fill("minden_hannover", "red trader").begin().play("red: claim minden_hannover")
    assert (match.prestige("red"), match.prestige("blue")) == (0, 1), "blue's office is further right"


@rule("HT-11.3")
def test_a_city_of_neutral_offices_alone_gives_nobody_a_point() -> None:
    laid = table(2).without_cubes().city("minden", CUBE).fill("minden_hannover", "red trader")
    match = laid.begin().play("red: claim minden_hannover")
    assert (match.prestige("red"), match.prestige("blue")) == (0, 0)


@rule("HT-11.3")
def test_neutral_control_denies_the_point_of_a_claim_too_if_the_players_agreed_on_it() -> None:
    laid = table(2, neutral_control="always").without_cubes().city("minden", "red trader", CUBE)
    match = laid.fill("minden_hannover", "red trader").begin()
    assert match.view_of_city("minden") == {"controller": "neutral", "rewarded": None}
    match.play("red: claim minden_hannover", "red: b_none")
    assert match.prestige("red") == 0


@rule("HT-11.3")
def test_a_neutral_office_fills_and_completes_a_city() -> None:
    laid = table(2).without_cubes().desk("red", privilegium=3).city("duisburg", CUBE)
    match = laid.fill("duisburg_dortmund", "red trader").begin()
    assert match.state.completed == 1
    match.play("red: claim duisburg_dortmund")
    assert match.options("b_office") == set()


@rule("HT-11.4")
def test_a_neutral_cube_costs_like_a_trader() -> None:
    match = table(2).supply("red", traders=2).begin()
    match.play("red: displace hamburg_luebeck next2 trader")
    assert match.options("displace_pay") == {"trader 0"}
    stock = match.stock("red")[0]
    match.play("red: displace_pay trader 0")
    assert match.supply("red") == (0, 0)
    assert match.stock("red")[0] == stock + 1
    assert match.route("hamburg_luebeck") == ["red trader", FREE, FREE]


@rule("HT-11.4", forbids=True)
def test_one_piece_in_the_supply_does_not_pay_for_a_cube() -> None:
    match = table(2).supply("red", traders=1).begin()
    assert match.refusal("red: displace hamburg_luebeck next2 trader") == "HT-5.3.2"


@rule("HT-11.5")
def test_the_other_player_puts_the_cube_and_one_more_into_the_nearest_ring() -> None:
    match = push(table(2), "hamburg_luebeck")
    reserve = match.state.reserve
    assert match.asks() == "blue: neutral_put"
    assert match.options("neutral_put") == {"stade_hamburg", "hamburg_bremen", "hamburg_lueneburg"}
    match.play("blue: neutral_put hamburg_bremen")
    assert match.asks() == "blue: neutral_put"
    match.play("blue: neutral_put hamburg_lueneburg")
    assert match.asks() == "red: main"
    assert match.state.reserve == reserve - 1
    assert match.route("hamburg_bremen")[0] == match.route("hamburg_lueneburg")[0] == CUBE


@rule("HT-11.5", "HT-5.3.8", forbids=True)
def test_a_cube_does_not_go_beyond_the_nearest_ring() -> None:
    assert push(table(2), "hamburg_luebeck").refusal("blue: neutral_put minden_hannover") == "HT-5.3.8"


@rule("HT-11.5")
def test_the_second_cube_goes_to_the_next_ring_when_the_first_is_full() -> None:
    laid = table(2).route("paderborn_warburg", "red trader", "blue trader")
    match = push(laid, "coellen_warburg", "paderborn_warburg")
    assert match.options("neutral_put") == {"dortmund_paderborn", "minden_paderborn", "paderborn_hildesheim"}


@rule("HT-11.5")
def test_the_second_cube_stays_in_the_reserve_when_no_space_is_left() -> None:
    """One space of Coellen-Warburg is all that is free outside the route of the displacement."""
    laid = table(2).without_cubes().full_desk("red").full_desk("blue").supply("red", traders=2)
    own = ["red trader"] * 20 + ["blue trader"] * 20
    for r, route in enumerate(c.ROUTES):
        if c.SPACES[c.ROUTE_COUNT + r] > 0:
            laid.fill(route, CUBE, own.pop())
    laid = laid.route("coellen_warburg", own.pop(), CUBE, CUBE).route("hamburg_luebeck", CUBE, FREE, FREE)
    match = laid.begin().play("red: displace hamburg_luebeck next2 trader", "red: displace_pay trader 0")
    reserve = match.state.reserve
    assert match.options("neutral_put") == {"coellen_warburg"}
    match.play("blue: neutral_put coellen_warburg")
    assert match.asks() == "red: main"
    assert match.state.reserve == reserve


@rule("HT-11.6")
def test_a_route_full_of_cubes_is_claimed_at_once_before_the_second_cube() -> None:
    laid = table(2).route("stade_hamburg", CUBE, CUBE).city("stade", "red merchant")
    match = push(laid, "hamburg_luebeck", "stade_hamburg")
    assert match.city("hamburg") == [CUBE, FREE, FREE]
    assert match.route("stade_hamburg") == [CUBE, FREE, FREE]
    assert match.asks() == "blue: neutral_put"


@rule("HT-11.6")
def test_a_full_route_with_a_players_piece_is_not_claimed() -> None:
    match = push(table(2).route("stade_hamburg", CUBE, "red trader"), "hamburg_luebeck", "stade_hamburg")
    assert match.city("hamburg") == [FREE, FREE, FREE]
    assert match.route("stade_hamburg") == [CUBE, "red trader", CUBE]


@rule("HT-11.7")
def test_a_neutral_claim_pays_the_controllers() -> None:
    laid = table(2).route("stade_hamburg", CUBE, CUBE).city("stade", "blue merchant").city("hamburg", "red trader")
    match = push(laid, "hamburg_luebeck", "stade_hamburg")
    assert [match.prestige(colour) for colour in ("red", "blue")] == [1, 1]


@rule("HT-11.7")
def test_its_marker_leaves_the_game_and_the_active_player_draws() -> None:
    laid = table(2).marker("stade_hamburg", "actions_4").route("stade_hamburg", CUBE, CUBE)
    match = push(laid.city("stade", "red merchant"), "hamburg_luebeck", "stade_hamburg")
    assert match.marker_on("stade_hamburg") == FREE
    assert list(match.state.lasting.discarded) == [0, 0, 0, 0, 1, 0]
    assert match.plate("red") == 1
    assert match.unused("red") == match.unused("blue") == []


@rule("HT-11.7")
def test_with_two_candidate_cities_the_active_player_chooses() -> None:
    match = push(table(2).route("stade_hamburg", CUBE, CUBE), "hamburg_luebeck", "stade_hamburg")
    assert match.asks() == "red: neutral_city"
    assert match.options("neutral_city") == {"a", "b"}
    match.play("red: neutral_city b")
    assert match.city("hamburg") == [CUBE, FREE, FREE]
    assert match.asks() == "blue: neutral_put"


@rule("HT-11.7")
def test_with_one_candidate_city_there_is_no_choice() -> None:
    laid = table(2).route("stade_hamburg", CUBE, CUBE).city("stade", "red merchant")
    match = push(laid, "hamburg_luebeck", "stade_hamburg", "hamburg_bremen")
    assert match.city("hamburg") == [CUBE, FREE, FREE]
    assert match.asks() == "red: main"


@rule("HT-11.7")
def test_with_no_candidate_city_no_office_is_founded() -> None:
    laid = table(2).route("stade_hamburg", CUBE, CUBE).city("stade", "red merchant")
    match = push(laid.city("hamburg", *["blue trader"] * 3), "hamburg_luebeck", "stade_hamburg")
    assert match.route("stade_hamburg") == [CUBE, FREE, FREE]
    assert match.state.reserve + match.cubes_on_routes() == 81
    assert match.asks() == "blue: neutral_put"


@rule("HT-11.7")
def test_the_office_ignores_shape_colour_and_coin() -> None:
    match = push(table(2).route("stade_hamburg", CUBE, CUBE), "hamburg_luebeck", "stade_hamburg")
    told = match.told("red: neutral_city a")
    assert told == ["neutral_office_founded", "city_completed"]
    assert match.city("stade") == [CUBE]
    assert match.state.completed == 1
    assert [match.prestige(colour) for colour in ("red", "blue")] == [0, 0]


@rule("HT-11.7")
def test_on_a_plain_route_no_cube_stays() -> None:
    laid = table(2).route("minden_hannover", CUBE).route("bremen_hannover", CUBE, CUBE)
    laid = laid.city("bremen", "red trader")
    match = push(laid, "minden_hannover", "bremen_hannover")
    assert match.city("hannover") == [CUBE, FREE]
    assert match.route("bremen_hannover") == [FREE, FREE, FREE]


@rule("HT-11.8")
def test_two_neutral_claims_in_one_displacement() -> None:
    laid = table(2).route("stade_hamburg", CUBE, CUBE).route("hamburg_bremen", CUBE, CUBE, CUBE)
    match = push(laid, "hamburg_luebeck", "stade_hamburg")
    assert match.asks() == "red: neutral_city"
    match.play("red: neutral_city a", "blue: neutral_put hamburg_bremen")
    assert match.asks() == "red: neutral_city"
    match.play("red: neutral_city b")
    assert match.city("stade") == [CUBE]
    assert match.city("bremen") == [CUBE]
    assert match.asks() == "red: main"
    assert match.actions_left() == 1


@rule("HT-11.8")
def test_the_end_is_checked_after_both_claims() -> None:
    laid = table(2).route("stade_hamburg", CUBE, CUBE).route("hamburg_bremen", CUBE, CUBE, CUBE)
    laid = laid.prestige("blue", 19).city("hamburg", "blue trader").city("bremen", "red trader")
    match = push(laid, "hamburg_luebeck", "stade_hamburg")
    assert match.prestige("blue") == 20
    match.play("red: neutral_city a")
    assert match.asks() == "blue: neutral_put"
    match.play("blue: neutral_put hamburg_bremen")
    assert match.asks() == "over"
    assert match.prestige("blue") == 21


@rule("HT-11.8")
def test_the_deepest_chain_of_decisions() -> None:
    """Main, the putting of cubes, the choice of a city: three frames on the agenda."""
    match = push(table(2).route("stade_hamburg", CUBE, CUBE), "hamburg_luebeck", "stade_hamburg")
    assert match.asks() == "red: neutral_city"
    assert match.state.agenda.depth == 3
    match.play("red: neutral_city a", "blue: neutral_put stade_hamburg")
    assert match.state.agenda.depth == 1


@rule("HT-11.9")
def test_a_replacement_marker_brings_a_cube() -> None:
    match = table(2).plate("red", 1).begin()
    reserve = match.state.reserve
    match.play("red: end_turn", "chance: marker_reveal actions_3", "red: place_marker minden_hannover")
    assert match.route("minden_hannover") == [CUBE, FREE, FREE]
    assert match.state.reserve == reserve - 1


@rule("HT-11.9")
def test_with_three_players_a_replacement_marker_brings_none() -> None:
    match = table(3).plate("red", 1).begin()
    match.play("red: end_turn", "chance: marker_reveal actions_3", "red: place_marker minden_hannover")
    assert match.route("minden_hannover") == [FREE, FREE, FREE]


@rule("HT-11.10")
def test_a_players_claim_on_a_yellow_route_leaves_nothing_behind() -> None:
    match = table(2).fill("hamburg_luebeck", "red trader").begin()
    match.play("red: claim hamburg_luebeck", "red: b_none")
    assert match.route("hamburg_luebeck") == [FREE, FREE, FREE]


@rule("HT-11.11")
def test_neutral_offices_can_be_swapped_and_allow_extra_offices() -> None:
    laid = table(2).without_cubes().holds("red", "swap_offices", "extra_office").city("hamburg", CUBE, "red trader")
    match = laid.fill("hamburg_luebeck", "red trader").begin()
    match.play("red: use_marker swap_offices", "red: swap_pick hamburg 0")
    assert match.city("hamburg") == ["red trader", CUBE, FREE]
    laid = table(2).without_cubes().holds("red", "extra_office").city("hamburg", CUBE)
    match = laid.fill("hamburg_luebeck", "red trader").begin().play("red: claim hamburg_luebeck")
    assert match.options("b_extra") == {"a trader"}


@rule("HT-11.3")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_with_more_players_there_is_no_neutral_cube(seats: int) -> None:
    match = set_up(seats)
    assert match.state.reserve == 0
    assert match.cubes_on_routes() == 0
