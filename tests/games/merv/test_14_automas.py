"""Chapter 14: the automas with two players and in solo."""

import pytest

from games.merv.story import MervStory
from games.merv.table import Layout, last_turn, set_up, table
from tabuleiro.testkit.rules import rule


def automa(seats: int = 2, side: str = "N", difficulty: str = "normal") -> Layout:
    """Yellow (and Red) had their turns on the slots 0 and 1; the High Courtier is next."""
    options = {"solo_difficulty": difficulty} if seats == 1 else {}
    laid = table(seats, options).year(1, side)
    return laid.acted(yellow=0, red=1) if seats == 2 else laid.acted(yellow=0)


def magistrate(difficulty: str = "normal") -> Layout:
    """Solo: only the Corrupt Magistrate has not acted."""
    return table(1, {"solo_difficulty": difficulty}).acted(yellow=0, courtier=1)


def drawn(laid: Layout, card: int) -> MervStory:
    """The automa draws a card and plays it."""
    return laid.begin().play(f"chance: solo_card solo_{card}")


@rule("ME-14.1")
def test_an_automa_has_buildings_and_servants_and_nothing_else() -> None:
    match = set_up(1)
    for name in ("courtier", "magistrate"):
        assert (match.houses(name), match.servants(name)) == (9, 8)
        assert (match.camels(name), match.favor(name), match.influence(name), match.cubes(name)) == (0, 0, 0, {})


@rule("ME-14.2")
def test_all_automas_draw_from_one_deck() -> None:
    match = drawn(automa(1), 5)
    assert match.asks() == "chance: solo_card"
    assert match.options("solo_card") == {"solo_1", "solo_2", "solo_3", "solo_4", "solo_6"}


@rule("ME-14.2", "ME-16.2", "ME-16.3")
def test_an_empty_deck_is_made_of_all_six_cards_again() -> None:
    match = drawn(automa(1).solo_deck(5), 5)
    assert len(match.options("solo_card")) == 6


@rule("ME-14.3")
@pytest.mark.parametrize(
    ("card", "cell"), [(1, "r0c2"), (2, "r1c3"), (3, "r2c4"), (4, "r4c4"), (5, "r3c3"), (6, "r0c2")]
)
def test_the_card_leads_to_a_slot_and_a_site(card: int, cell: str) -> None:
    match = drawn(automa(), card)
    assert match.building(cell) == "courtier"
    assert match.houses("courtier") == 8


@rule("ME-14.3")
def test_the_numbers_of_the_slots_are_clockwise() -> None:
    match = drawn(automa(2, "S"), 2)
    assert match.building("r3c4") == "courtier"


@rule("ME-14.3")
def test_occupied_sites_and_the_camel_market_are_passed_over() -> None:
    match = drawn(automa().houses("red", "r0c2", "r1c2"), 1)
    assert match.building("r3c2") == "courtier"


@rule("ME-14.3")
def test_in_a_full_line_nothing_is_built() -> None:
    match = drawn(automa().houses("red", "r0c2", "r1c2", "r3c2", "r4c2"), 1)
    assert match.houses("courtier") == 9
    assert match.courtiers("courtier") == {"orange": 1}


@rule("ME-14.3")
def test_without_a_building_left_nothing_is_built() -> None:
    nine = ("r0c1", "r1c1", "r2c1", "r3c1", "r4c1", "r0c3", "r1c3", "r3c3", "r4c3")
    match = drawn(automa().houses("courtier", *nine), 1)
    assert match.building("r0c2") is None


@rule("ME-14.4")
@pytest.mark.parametrize(("card", "hall"), [(1, "orange"), (2, "purple"), (3, "teal"), (4, "pink")])
def test_the_high_courtier_enters_the_hall_of_the_card(card: int, hall: str) -> None:
    match = drawn(automa(), card)
    assert match.courtiers("courtier") == {hall: 1}
    assert match.servants("courtier") == 7


@rule("ME-14.4")
@pytest.mark.parametrize("card", [5, 6])
def test_or_the_hall_with_the_fewest_courtiers(card: int) -> None:
    laid = automa().courtiers("red", purple=2, orange=1, teal=1, pink=2)
    assert drawn(laid, card).courtiers("courtier") == {"orange": 1}


@rule("ME-14.4")
def test_the_fewest_among_those_he_can_enter() -> None:
    laid = automa().courtiers("red", purple=2, orange=1, teal=2, pink=2).courtiers("courtier", orange=1)
    assert drawn(laid, 5).courtiers("courtier") == {"orange": 1, "purple": 1}


@rule("ME-14.4")
@pytest.mark.parametrize(("seats", "points"), [(1, {"other": 1}), (2, {})])
def test_when_he_is_there_already_he_scores_in_solo_only(seats: int, points: dict[str, int]) -> None:
    match = drawn(automa(seats).courtiers("courtier", orange=1), 1)
    assert match.courtiers("courtier") == {"orange": 1}
    assert match.points("courtier") == points


@rule("ME-14.4", "ME-8.2.2")
def test_a_full_hall_keeps_him_out() -> None:
    match = drawn(automa(1).courtiers("yellow", orange=4), 1)
    assert match.courtiers("courtier") == {}
    assert match.points("courtier") == {"other": 1}


@rule("ME-14.4", "ME-8.2.3")
def test_a_first_space_that_he_takes_gives_nobody_anything() -> None:
    match = drawn(automa(), 1)
    assert (match.favor("courtier"), match.influence("courtier")) == (0, 0)
    match = table(2).courtiers("courtier", purple=1).cubes("yellow", purple=1).chosen("r1c0").begin()
    match.play("yellow: main_action site", "yellow: place_courtier hall_purple")
    assert match.favor("yellow") == 0


@rule("ME-14.5", "ME-14.10")
@pytest.mark.parametrize(("difficulty", "points"), [("easy", 5), ("normal", 13), ("hard", 17)])
def test_the_magistrate_takes_a_contract(difficulty: str, points: int) -> None:
    match = drawn(magistrate(difficulty), 1)
    assert match.contracts("magistrate") == [1]
    assert match.points("magistrate") == {"contracts": points}
    assert match.pile("pile_1a") == [3]


@rule("ME-14.5")
@pytest.mark.parametrize(("card", "contract"), [(1, 1), (3, 7), (5, 1)])
def test_of_the_level_of_the_card(card: int, contract: int) -> None:
    assert drawn(magistrate(), card).contracts("magistrate") == [contract]


@rule("ME-14.5")
def test_the_card_with_more_points() -> None:
    assert drawn(magistrate().contracts("yellow", 1), 1).contracts("magistrate") == [2]
    laid = magistrate().contracts("yellow", 2)
    assert drawn(laid, 1).contracts("magistrate") == [1]
    laid = magistrate().contracts("yellow", 1, 3)
    assert drawn(laid, 1).contracts("magistrate") == [2]


@rule("ME-14.5")
def test_no_contract_of_the_level_left_means_a_caravan_card() -> None:
    match = drawn(magistrate().contracts("yellow", 1, 2, 3, 4).row("pepper", "cumin", camels=1), 1)
    assert match.spices("magistrate") == {"pepper": 1}


@rule("ME-14.5", "ME-8.1.4")
@pytest.mark.parametrize("card", [2, 4, 6])
def test_he_takes_the_first_caravan_card_and_its_camel_goes_to_the_supply(card: int) -> None:
    laid = magistrate().row("pepper", *["cumin"] * 4, "ginger", "ginger", "ginger", camels=2)
    match = laid.begin()
    supply = int(match.state.supply_camels)
    match.play(f"chance: solo_card solo_{card}")
    assert match.spices("magistrate") == {"pepper": 1}
    assert int(match.state.supply_camels) == supply + 1
    assert match.asks() == "chance: caravan_card"
    match.play("chance: caravan_card saffron")
    assert match.row() == ["cumin*", "cumin", "cumin", "cumin", "ginger", "ginger", "ginger", "saffron"]
    assert match.moment() == (1, "E")


@rule("ME-14.5")
def test_an_empty_row_is_worth_a_point() -> None:
    owned = dict.fromkeys(("saffron", "pepper", "cinnamon", "ginger", "cardamom", "cumin"), 4)
    match = drawn(magistrate().row().spices("yellow", **owned).influence("yellow", 20), 2)
    assert match.points("magistrate") == {"other": 1}


@rule("ME-14.5.1")
def test_with_two_players_the_magistrates_part_of_a_card_is_ignored() -> None:
    match = drawn(automa(), 1)
    assert match.pile("pile_1a") == [1, 3]
    assert len(drawn(automa(), 2).row()) == 8


@rule("ME-14.5.1")
def test_an_automa_neither_produces_nor_acts() -> None:
    match = drawn(automa(1).market("cm_b1"), 1)
    assert match.market() == {"cm_b1"}
    assert match.soldier("r0c2") is None
    assert match.cubes("courtier") == {}


@rule("ME-14.6")
def test_an_automa_takes_the_last_free_space_and_its_camels_go_to_the_supply() -> None:
    laid = table(2).acted(yellow=0, red=4).camels("yellow", 2)
    match = laid.begin().play("chance: solo_card solo_1")
    assert match.asks() == "yellow: queue_space"
    supply = int(match.state.supply_camels)
    match.play("yellow: queue_space 1")
    assert match.order() == ["yellow", "red", "courtier"]
    assert int(match.state.supply_camels) == supply + 1
    assert (match.camels("yellow"), match.camels("red")) == (0, 1)


@rule("ME-14.7")
def test_automas_pay_no_ransom() -> None:
    laid = last_turn(1, 2).houses("courtier", "r0c0", "r0c1", "r4c0").houses("magistrate", "r1c1")
    match = laid.soldiers("yellow", "r0c1").forts("s0", "w4").begin().play("yellow: main_action favor")
    assert [match.building(cell) for cell in ("r0c0", "r0c1", "r4c0", "r1c1")] == [None, "courtier", "courtier", None]
    assert match.houses("courtier") == 7


@rule("ME-14.8")
def test_an_automas_line_produces_for_the_human_alone() -> None:
    match = table(2).houses("courtier", "r0c0", "r1c0").upgrade("r1c0", "up_white_1").stands(0).begin()
    match.play("yellow: choose_site r0c0")
    assert match.cubes("yellow") == {"orange": 1, "white": 1}
    assert match.cubes("courtier") == {}


@rule("ME-14.9")
def test_with_two_players_the_high_courtier_is_not_ranked() -> None:
    laid = last_turn(2, 3).houses("courtier", "r0c0").soldiers("red", "r0c0").courtiers("courtier", pink=1)
    match = laid.points("yellow", 4).begin().play("yellow: main_action favor")
    standing = match.standing("courtier")
    assert (standing.party, standing.rank, standing.points) == ("high_courtier", 0, 0)
    assert match.standing("yellow").rank == 1


@rule("ME-14.9", "ME-2.13")
def test_two_players_may_play_without_him() -> None:
    options = {"two_player_courtier": "false"}
    assert set_up(2, options).order() == ["yellow", "red"]
    match = last_turn(2, 3, "W", options).begin().play("yellow: main_action favor")
    standing = match.result().standings[2]
    assert (standing.party, standing.rank, standing.points) == ("high_courtier", 0, 0)


@rule("ME-14.10")
@pytest.mark.parametrize(("difficulty", "worth"), [("easy", 2), ("normal", 7), ("hard", 8)])
def test_automas_score_buildings_and_courtiers_in_solo(difficulty: str, worth: int) -> None:
    laid = last_turn(1, 1, "W", {"solo_difficulty": difficulty}).houses("courtier", "r0c0", "r0c1")
    match = laid.houses("magistrate", "r1c0").courtiers("courtier", pink=1, teal=1).begin()
    match.play("yellow: main_action favor")
    assert match.points("courtier") == {"buildings": 2, "palace": 2 * worth}
    assert match.points("magistrate") == {"buildings": 1}


@rule("ME-14.10", "ME-13.1")
def test_the_magistrates_cards_score_at_the_end() -> None:
    match = last_turn(1, 3).spices("magistrate", pepper=2, cumin=1).begin().play("yellow: main_action favor")
    assert match.points("magistrate") == {"spice_sets": 3}


@rule("ME-14.10")
@pytest.mark.parametrize(
    ("points", "rank", "margin", "tie_break", "share"), [(11, 1, 1, "", 1), (10, 2, 0, "automa", 0), (9, 2, -1, "", 0)]
)
def test_the_human_wins_with_more_points_than_each_automa(
    points: int, rank: int, margin: int, tie_break: str, share: int
) -> None:
    laid = last_turn(1, 3).points("yellow", points).points("courtier", 10).points("magistrate", 3)
    result = laid.begin().play("yellow: main_action favor").result()
    assert result.standings[0].rank == rank
    assert (result.margin, result.tie_break) == (margin, tie_break)
    assert result.shares == [share]


@rule("ME-14.10")
def test_both_automas_may_be_ahead() -> None:
    laid = last_turn(1, 3).points("yellow", 3).points("courtier", 10).points("magistrate", 5)
    result = laid.begin().play("yellow: main_action favor").result()
    assert [standing.rank for standing in result.standings] == [3, 1, 2]
    assert result.margin == -7
