"""RULES.md, chapter 16.2: the edge cases, with the numbers given there."""

import pytest

from games.hansa_teutonica.story import CUBE, FREE
from games.hansa_teutonica.table import Layout, table
from tabuleiro.testkit.rules import rule


@rule("HT-E1")
def test_the_second_three_gives_a_trader_and_no_action_the_four_gives_one() -> None:
    laid = table(3).desk("red", actions=1).holds("red", "improve_ability")
    match = laid.fill("goettingen_quedlinburg", "red trader").begin()
    traders = match.supply("red")[0]
    match.play("red: claim goettingen_quedlinburg", "red: b_develop a")
    assert match.supply("red")[0] == traders + 1
    assert match.actions_left() == 3 - 1
    match.play("red: use_marker improve_ability", "red: upgrade_pick actions")
    assert match.supply("red")[0] == traders + 2
    assert match.actions_left() == 3 - 1 + 1


@rule("HT-E2")
def test_a_merchant_and_its_extras_spill_over_into_the_second_ring() -> None:
    laid = table(4).turn_of("blue").route("coellen_warburg", "red merchant")
    laid = laid.fill("paderborn_warburg", "green trader").route("warburg_goettingen", "green trader", "green trader")
    laid = laid.stock("red", traders=1).supply("red", traders=2).rest_in_offices("red", "arnheim", "stendal")
    match = laid.begin().play("blue: displace coellen_warburg next3 merchant", "blue: displace_pay trader 0")
    assert match.options("relocate") == {"warburg_goettingen"}
    match.play("red: relocate warburg_goettingen")
    assert match.allows("red: extra_stop")
    second = ("dortmund_paderborn", "goettingen_quedlinburg", "minden_paderborn", "paderborn_hildesheim")
    assert match.options("extra_put") == {f"{route} trader" for route in second}
    match.play("red: extra_put minden_paderborn trader")
    assert (match.stock("red"), match.supply("red")) == ((0, 0), (2, 0))
    match.play("red: extra_put dortmund_paderborn trader")
    assert (match.stock("red"), match.supply("red")) == ((0, 0), (1, 0))
    assert match.asks() == "blue: main"


@rule("HT-E3")
def test_with_nothing_left_a_piece_of_the_routes_may_follow() -> None:
    laid = table(3).turn_of("blue").route("coellen_warburg", "red trader").route("emden_osnabrueck", "red merchant")
    laid = laid.stock("red").supply("red").rest_in_offices("red", "arnheim", "stendal", "hamburg")
    match = laid.begin().play("blue: displace coellen_warburg next2 trader", "blue: displace_pay trader 0")
    match.play("red: relocate paderborn_warburg")
    assert match.options("extra_lift") == {"emden_osnabrueck merchant"}
    assert match.allows("red: extra_stop")
    assert match.refusal("red: extra_lift paderborn_warburg trader") in {"HT-5.3.9", "HT-5.3.12"}
    match.play("red: extra_lift emden_osnabrueck merchant")
    assert match.options("extra_drop") == {"paderborn_warburg"}
    match.play("red: extra_drop paderborn_warburg")
    assert match.route("paderborn_warburg") == ["red trader", "red merchant", FREE]
    assert match.asks() == "blue: main"


@rule("HT-E4")
def test_the_action_that_ends_the_game_is_finished_first() -> None:
    laid = table(3).prestige("blue", 19).prestige("red", 14).desk("red", privilegium=1).actions(3)
    laid = laid.city("arnheim", "red trader").city("muenster", "red trader").city("stendal", "red trader")
    laid = laid.city("minden", "red trader", "blue trader").fill("minden_brunswiek", "red trader")
    match = laid.begin().play("red: claim minden_brunswiek")
    assert match.prestige("blue") == 20
    match.play("red: b_office b")
    assert match.prestige("red") == 21
    assert match.state.completed == 1
    assert match.asks() == "over"
    assert match.state.legal() == []
    assert match.result().reasons == ["prestige_20"]


@rule("HT-E5")
def test_with_an_empty_stack_the_marker_is_won_and_the_game_is_over() -> None:
    laid = table(3).stack(0, taken_by="blue").marker("hamburg_luebeck", "actions_4")
    match = laid.fill("hamburg_luebeck", "red trader").begin().play("red: claim hamburg_luebeck", "red: b_none")
    assert match.asks() == "over"
    assert match.points("red", "bonus_markers") == 1


@rule("HT-E5")
def test_the_last_marker_on_the_plate_scores_for_nobody() -> None:
    laid = table(3).stack(1, taken_by="blue").marker("hamburg_luebeck", "actions_4")
    laid = laid.marker("minden_hannover", "actions_4").fill("hamburg_luebeck", "red trader")
    match = laid.fill("minden_hannover", "red trader").begin()
    match.play("red: claim hamburg_luebeck", "red: b_none", "red: claim minden_hannover", "red: b_none")
    assert match.asks() == "over"
    assert match.plate("red") == 1
    assert match.points("red", "bonus_markers") == 3


@rule("HT-E6")
def test_an_extra_office_takes_control_of_a_full_city() -> None:
    laid = table(3).city("emden", "red merchant", "blue trader").holds("red", "extra_office")
    match = laid.fill("groningen_emden", "red trader").after_turns(1999).begin()
    match.play("red: claim groningen_emden")
    assert match.prestige("blue") == 1
    completed = match.state.completed
    match.play("red: b_extra b trader", "red: end_turn")
    assert match.state.completed == completed
    assert match.points("red", "cities") == 2
    assert match.points("red", "network") == 2
    assert match.points("blue", "cities") == 0


@rule("HT-E6")
def test_a_later_extra_office_lies_left_and_the_printed_one_decides() -> None:
    laid = table(3).city("emden", "red merchant", "blue trader").extra_office("emden", "red trader")
    laid = laid.turn_of("blue").holds("blue", "extra_office").fill("groningen_emden", "blue trader")
    match = laid.after_turns(1999).begin().play("blue: claim groningen_emden")
    assert match.prestige("red") == 1
    match.play("blue: b_extra b trader", "blue: end_turn")
    assert match.points("blue", "cities") == 2
    assert match.points("red", "cities") == 0


@rule("HT-E7", forbids=True)
def test_a_fresh_extra_office_marker_works_in_the_next_claim_only() -> None:
    laid = table(3).marker("hamburg_luebeck", "extra_office").city("hamburg", "blue trader")
    laid = laid.city("minden", "blue trader").fill("hamburg_luebeck", "red trader")
    match = laid.fill("minden_hannover", "red trader").begin().play("red: claim hamburg_luebeck")
    assert match.refusal("red: b_extra a trader") == "HT-9.2"
    match.play("red: b_none", "red: claim minden_hannover")
    assert match.allows("red: b_extra a trader")


@rule("HT-E7")
def test_an_older_extra_office_marker_works_at_once_and_is_the_one_spent() -> None:
    laid = (
        table(3).marker("hamburg_luebeck", "extra_office").holds("red", "extra_office").city("hamburg", "blue trader")
    )
    match = laid.fill("hamburg_luebeck", "red trader").begin()
    match.play("red: claim hamburg_luebeck", "red: b_extra a trader")
    assert match.used("red") == ["extra_office"]
    assert match.unused("red") == ["extra_office"]


@rule("HT-E8", forbids=True)
def test_a_swap_changes_control_without_points() -> None:
    laid = table(3).turn_of("green").holds("green", "swap_offices").city("minden", "red trader", "blue trader")
    match = laid.fill("minden_hannover", "green trader").begin().play("green: use_marker swap_offices")
    assert match.refusal("green: swap_pick minden 1") == "HT-9.6"
    match.play("green: swap_pick minden 0")
    assert match.city("minden") == ["blue trader", "red trader", FREE, FREE]
    assert [match.prestige(colour) for colour in ("red", "blue", "green")] == [0, 0, 0]
    match.play("green: claim minden_hannover")
    assert [match.prestige(colour) for colour in ("red", "blue", "green")] == [1, 0, 0]


@rule("HT-E9")
def test_a_swap_onto_the_coin_gives_nothing() -> None:
    match = table(3).holds("red", "swap_offices").city("luebeck", "red trader", "blue trader").begin()
    match.play("red: use_marker swap_offices", "red: swap_pick luebeck 0")
    assert match.city("luebeck") == ["blue trader", "red trader"]
    assert [match.prestige(colour) for colour in ("red", "blue")] == [0, 0]


@rule("HT-E10")
def test_the_second_coellen_slot() -> None:
    laid = table(3).desk("red", privilegium=1).coellen(0, "blue").fill("coellen_warburg", "red trader", "red merchant")
    match = laid.begin().play("red: claim coellen_warburg")
    assert match.options("b_coellen") == {"1"}
    assert match.options("b_office") == {"a", "b"}
    traders, merchants = match.stock("red")
    match.play("red: b_coellen 1")
    assert match.stock("red") == (traders + 3, merchants)
    assert match.coellen() == ["blue", "red", FREE, FREE]
    assert match.supply("red")[1] == 0


@rule("HT-E11")
@pytest.mark.parametrize("seats", [3, 5])
def test_traders_do_not_open_stade(seats: int) -> None:
    match = table(seats).fill("stade_hamburg", "red trader").begin().play("red: claim stade_hamburg")
    assert match.options("b_office") == {"b"}
    assert match.options("b_develop") == {"a"}
    assert match.kinds() == {"b_office", "b_develop", "b_none"}


@rule("HT-E12")
def test_pieces_of_two_full_routes_change_places() -> None:
    laid = table(3).fill("goslar_magdeburg", "blue trader", "red trader")
    match = laid.fill("duisburg_dortmund", "green trader", "red merchant").begin()
    match.play("red: move_lift goslar_magdeburg trader", "red: move_lift duisburg_dortmund merchant")
    assert match.asks() == "red: move_dropping"
    match.play("red: move_drop duisburg_dortmund trader", "red: move_drop goslar_magdeburg merchant")
    assert match.route("goslar_magdeburg") == ["red merchant", "blue trader"]
    assert match.route("duisburg_dortmund") == ["red trader", "green trader"]
    assert match.actions_left() == 1


@rule("HT-E13", forbids=True)
def test_income_of_all_of_two_and_of_nothing() -> None:
    match = table(3).desk("red", money_bags=3).stock("red", traders=6, merchants=1).begin()
    assert match.options("income") == {"1"}
    match.play("red: income 1")
    assert match.stock("red") == (0, 0)
    assert match.refusal("red: income 0") == "HT-5.1.1"
    match = table(3).stock("red", traders=2).begin()
    before = match.supply("red")[0]
    match.play("red: income 0")
    assert match.supply("red")[0] == before + 2


@rule("HT-E14")
def test_the_first_neutral_claim_of_a_game() -> None:
    match = table(2).begin()
    match.play("red: displace hamburg_luebeck next2 trader", "red: displace_pay trader 0")
    assert match.supply("red") == (3, 1)
    assert match.stock("red") == (7, 0)
    assert match.options("neutral_put") == {"hamburg_bremen", "hamburg_lueneburg", "stade_hamburg"}
    match.play("blue: neutral_put stade_hamburg", "blue: neutral_put stade_hamburg")
    assert match.asks() == "red: neutral_city"
    match.play("red: neutral_city a")
    assert match.city("stade") == [CUBE]
    assert [match.prestige(colour) for colour in ("red", "blue")] == [0, 0]
    assert match.state.completed == 1
    assert match.route("stade_hamburg") == [CUBE, FREE, FREE]
    assert match.cubes_on_routes() == 9 - 1 + 2 - 3 + 1 == 8
    assert match.state.reserve == 81 - 9 - 1 + 1 == 72


@rule("HT-E15", forbids=True)
def test_a_replacement_marker_is_followed_by_a_cube_and_closes_the_route() -> None:
    match = table(2).plate("red", 2).begin().play("red: end_turn", "chance: marker_reveal actions_3")
    match.play("red: place_marker minden_hannover", "chance: marker_reveal actions_3")
    assert match.route("minden_hannover") == [CUBE, FREE, FREE]
    assert match.refusal("red: place_marker minden_hannover") == "HT-10.3"


@rule("HT-E16")
def test_a_marker_that_finds_no_route_waits_on_the_plate() -> None:
    """Every route has a piece, but for the marked ones and Duisburg-Dortmund between two full cities."""
    laid = table(3).plate("red", 1).full_desk("blue").city("duisburg", "green trader")
    laid.city("dortmund", "green trader", "green trader")
    unmarked = {option.split(" ")[0] for option in table(3).begin().options("place")}
    unmarked -= {"lueneburg_perleberg", "hildesheim_goslar", "duisburg_dortmund"}
    for route in sorted(unmarked):
        laid.route(route, "blue trader" if route > "g" else "green trader")
    match = laid.begin().play("red: end_turn")
    assert match.asks() == "blue: main"
    assert match.plate("red") == 1
    match.play("blue: end_turn", "green: end_turn", "red: end_turn")
    assert match.asks() == "blue: main"
    assert match.plate("red") == 1


@rule("HT-E17")
def test_the_final_score_of_58() -> None:
    laid = table(3).prestige("red", 12).coellen(1, "red").holds("red", "actions_3", "swap_offices")
    laid = laid.desk("red", actions=5, privilegium=3, liber_sophiae=2, money_bags=2, keys=3)
    laid = laid.has_used("red", "actions_4", "improve_ability").city("minden", *["red trader"] * 3)
    laid = laid.city("hannover", *["red trader"] * 2).city("bremen", "red trader")
    match = laid.after_turns(1999).begin().play("red: end_turn")
    assert match.standing("red").categories == {
        "track": 12,
        "abilities": 8,
        "bonus_markers": 6,
        "coellen": 8,
        "cities": 6,
        "network": 18,
    }
    assert match.standing("red").points == 58


def tied_at_58() -> Layout:
    """Red: 9 offices, 16 + 12 + 6 + 24. Blue: 8 offices, 16 + 12 + 10 + 20."""
    laid = table(3)
    for colour in ("red", "blue"):
        laid.prestige(colour, 16).desk(colour, privilegium=3, liber_sophiae=3, money_bags=3, keys=4)
    for city in ("halle", "groningen", "coellen"):
        laid.city(city, "red trader", "blue trader")
    laid.city("minden", *["red trader"] * 3).city("hannover", *["red trader"] * 2).city("bremen", "red trader")
    return laid.city("arnheim", *["blue trader"] * 4).city("duisburg", "blue trader").after_turns(1999)


@rule("HT-E18")
def test_equal_action_values_leave_it_to_the_offices() -> None:
    match = tied_at_58().desk("red", actions=1).desk("blue", actions=2).begin().play("red: end_turn")
    assert [match.standing(colour).points for colour in ("red", "blue")] == [58, 58]
    assert match.winners() == {"red"}
    assert match.result().tie_break == "more_offices"


@rule("HT-E18")
def test_a_lower_action_value_wins_at_once() -> None:
    match = tied_at_58().desk("red", actions=3).desk("blue", actions=2).begin().play("red: end_turn")
    assert [match.standing(colour).points for colour in ("red", "blue")] == [58, 58]
    assert match.winners() == {"blue"}
    assert match.result().tie_break == "lower_actions_value"


@rule("HT-E19")
def test_two_merchants_and_a_cube_are_removed() -> None:
    laid = table(2).without_cubes().holds("red", "remove_three").desk("blue", liber_sophiae=1)
    laid = laid.route("hamburg_luebeck", "blue merchant", "red trader").route("minden_hannover", "blue merchant", CUBE)
    match = laid.city("hamburg", "blue trader").begin()
    merchants, reserve = match.supply("blue")[1], match.state.reserve
    match.play("red: use_marker remove_three")
    assert match.options("remove_pick") == {
        "hamburg_luebeck next1 merchant",
        "minden_hannover next1 merchant",
        "minden_hannover next2 trader",
    }
    match.play("red: remove_pick hamburg_luebeck next1 merchant", "red: remove_pick minden_hannover next1 merchant")
    match.play("red: remove_pick minden_hannover next2 trader")
    assert match.supply("blue")[1] == merchants + 2
    assert match.state.reserve == reserve + 1


@rule("HT-E20")
def test_one_player_is_paid_for_both_ends() -> None:
    laid = table(3).turn_of("blue").city("hamburg", "red trader").city("luebeck", "red trader")
    match = laid.desk("blue", privilegium=1).fill("hamburg_luebeck", "blue trader").begin()
    match.play("blue: claim hamburg_luebeck")
    assert [match.prestige(colour) for colour in ("red", "blue")] == [2, 0]
    match.play("blue: b_office a")
    assert [match.prestige(colour) for colour in ("red", "blue")] == [2, 0]


@rule("HT-E21")
def test_four_more_actions_after_the_last_one() -> None:
    match = table(3).actions(0).plate("red", 1).holds("red", "actions_4").begin()
    match.play("red: use_marker actions_4")
    for left in (3, 2, 1, 0):
        match.play("red: place hamburg_lueneburg trader")
        assert match.actions_left() == left
    assert match.plate("red") == 1
    match.play("red: end_turn")
    assert match.asks() == "chance: marker_reveal"


@rule("HT-E22")
@pytest.mark.parametrize("seats", [3, 5])
def test_the_shortest_chain_has_five_offices(seats: int) -> None:
    laid = table(seats).desk("red", privilegium=1)
    for city in ("arnheim", "muenster", "minden", "brunswiek"):
        laid.city(city, "red trader")
    laid.fill("stendal_magdeburg", "red trader").fill("goslar_magdeburg", "red trader")
    match = laid.begin().play("red: claim stendal_magdeburg", "red: b_office a")
    assert match.prestige("red") == 7
    match.play("red: claim goslar_magdeburg", "red: b_office a")
    assert match.prestige("red") == 7
