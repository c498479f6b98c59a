"""RULES.md, chapter 6, phase C: the dice are retrieved."""

import pytest

from games.coimbra.table import table
from tabuleiro.testkit.rules import rule


@rule("CO-6.C1")
def test_castle_upper_central_lower_each_from_the_left() -> None:
    laid = table(4).row("castle", "phil gray 1", "eve gray 6").row("upper", "chris orange 6", "phil gray 1")
    match = laid.row("central", "ana purple 2").row("lower", "eve orange 3", "chris green 1").retrieve("castle")
    triggered: list[str] = []
    while match.state.decision() in ("castle_action", "city_action"):
        triggered.append(f"{match.location()} {match.asks()}")
        match.state.apply(match.state.fallback())
    assert triggered == [
        "castle phil: castle_action",
        "castle eve: castle_action",
        "upper chris: city_action",
        "upper phil: city_action",
        "central ana: city_action",
        "lower eve: city_action",
        "lower chris: city_action",
    ]


@rule("CO-6.C1", "CO-W3")
def test_the_castle_of_the_rulebook_example() -> None:
    laid = table(3).row("castle", "phil gray 2", "phil orange 3", "eve gray 5").row("upper", "chris orange 5", "T3")
    match = laid.retrieve("castle")
    match.play("phil: take_favor favor_resources", "phil: option 0")
    match.play("phil: take_favor favor_pilgrim", "phil: stop")
    assert match.favors("phil") == {"favor_resources", "favor_pilgrim"}
    match.play("eve: distress")
    assert (match.location(), match.asks()) == ("upper", "chris: city_action")


@rule("CO-6.C2")
def test_distress_may_be_chosen_instead_of_the_action() -> None:
    laid = table(4).row("castle", "phil gray 2").row("upper", "phil gray 5")
    match = laid.display("upper", "mer_2a", "mer_2b", "mer_2c", "mer_2d").retrieve("castle")
    assert len(match.choices("take_favor")) == 4
    match.play("phil: distress")
    assert match.choices("acquire") == ["1", "2", "3", "4"]
    match.play("phil: distress")
    assert match.purse("phil") == (7 + 4, 7 + 4, 0)
    assert "mer_2a" in match.pile()


@rule("CO-6.C2", "CO-6.C3")
def test_the_active_die_is_out_of_the_row_until_its_action_is_finished() -> None:
    laid = table(4).row("upper", "phil gray 5", "eve orange 2", "phil gray 1").display("upper", "cle_2a")
    match = laid.retrieve("upper")
    assert match.row("upper") == ["eve 2", "phil 1"]
    told = match.told("phil: acquire 1", "phil: step stop_nw_n", "phil: step m_i_1", "phil: step stop_n")
    assert told[-2:] == ["die_retrieved", "die_triggered"]
    assert match.board("phil") == ["gray_1", "white_1"]


@rule("CO-6.C4")
def test_a_favor_tile_is_free_and_kept() -> None:
    match = table(4).row("castle", "phil gray 6", "eve gray 6").retrieve("castle")
    match.play("phil: take_favor favor_cap", "phil: decline")
    assert match.purse("phil") == (7, 7, 4)
    assert match.favors("phil") == {"favor_cap"}
    assert match.choices("take_favor") == ["favor_voyage", "favor_pilgrim", "favor_resources"]


@rule("CO-6.C4", "CO-X2")
def test_the_fifth_die_in_the_castle_takes_distress() -> None:
    dice = ("phil gray 1", "phil gray 1", "eve orange 1", "eve orange 1", "chris purple 1")
    match = table(4).row("castle", *dice).retrieve("castle")
    match.play("phil: take_favor favor_resources", "phil: option 0", "phil: take_favor favor_cap", "phil: decline")
    match.play("eve: take_favor favor_pilgrim", "eve: stop", "eve: take_favor favor_voyage", "eve: decline")
    assert match.legal() == ["distress"]
    match.play("chris: distress")
    assert match.purse("chris") == (9, 9, 0)


@rule("CO-6.C5")
def test_the_icon_says_what_is_paid_the_die_how_much() -> None:
    laid = table(4).purse("phil", coins=6, guards=5).row("central", "phil gray 5")
    match = laid.display("central", "cou_2a", "mer_2a", None, "cle_2d").retrieve("central")
    assert match.prices() == [5, 5, None, 5]
    assert match.choices("acquire") == ["1", "2", "4"]
    assert match.play("phil: acquire 1").purse("phil") == (1, 5 + 4, 0)


@rule("CO-6.C5", "CO-W4")
def test_the_purchase_of_the_rulebook_example() -> None:
    laid = table(3).cards("phil", "sch_1b").purse("phil", coins=3, guards=9, points=10)
    match = laid.row("upper", "phil gray 5").display("upper", "cle_2a", "mer_2a").retrieve("upper")
    assert match.choices("acquire") == ["2"]
    match.play("phil: acquire 2")
    assert match.purse("phil") == (8, 4, 12)
    assert match.influence("phil") == [0, 2, 0, 0]
    assert match.zone("mer_2a") == "immediate"
    assert "gray_1" in match.board("phil")


@rule("CO-6.C6")
def test_the_order_of_an_acquisition() -> None:
    laid = table(4).cards("phil", "sch_1b").row("upper", "phil gray 5").display("upper", "mer_2a")
    match = laid.crown("merchants", "upper 1").retrieve("upper")
    told = match.told("phil: acquire 1")
    assert told[:7] == [
        "card_acquired",
        "influence_gained",
        "coins_gained",
        "coins_gained",
        "points_gained",
        "crown_taken",
        "die_retrieved",
    ]
    assert match.crowns_on()["merchants"] == "phil"


@rule("CO-6.C6", "CO-X4")
def test_the_crown_is_taken_after_the_bonus() -> None:
    laid = table(4).monasteries(m_i_1="mon_1i").row("upper", "phil gray 5").display("upper", "cle_2a")
    match = laid.crown("clerics", "upper 1").retrieve("upper")
    match.play("phil: acquire 1", "phil: step stop_nw_n", "phil: step m_i_1")
    assert match.points("phil") == 0
    assert match.crowns_on()["clerics"] == "upper 1"
    match.play("phil: stop")
    assert match.crowns_on()["clerics"] == "phil"


@rule("CO-6.C6")
@pytest.mark.parametrize(("card", "zone"), [("cou_2c", "phase_e"), ("sch_2d", "game_end"), ("mer_2a", "immediate")])
def test_a_card_goes_to_the_zone_of_its_bonus(card: str, zone: str) -> None:
    match = table(4).row("lower", "phil gray 1").display("lower", card).retrieve("lower").play("phil: acquire 1")
    assert match.zone(card) == zone
    assert match.cards("phil") == [card]
    assert match.points("phil") == 0


@rule("CO-6.C7")
def test_diplomas_count_as_soon_as_the_card_is_owned() -> None:
    laid = table(4).monasteries(m_iii_1="mon_3a").pilgrim("phil", "stop_ruby_n3").row("lower", "phil gray 1")
    match = laid.display("lower", "cle_2b").retrieve("lower").play("phil: acquire 1", "phil: step m_iii_1")
    assert match.points("phil") == 1


@rule("CO-6.C8")
@pytest.mark.parametrize(("before", "after"), [((0, 0), (2, 2)), ((18, 19), (20, 20))])
def test_distress_gives_two_coins_and_two_guards(before: tuple[int, int], after: tuple[int, int]) -> None:
    laid = table(4).purse("phil", *before).row("upper", "phil gray 6")
    assert laid.retrieve("upper").play("phil: distress").purse("phil") == (*after, 0)


@rule("CO-6.C9")
@pytest.mark.parametrize(
    ("start", "prices"), [("mer_1b", [4, 5]), ("cou_1b", [5, 4]), ("mer_1a", [5, 5])], ids=["coins", "guards", "none"]
)
def test_a_discount_of_one_for_its_cost_type(start: str, prices: list[int]) -> None:
    laid = table(4).cards("phil", start).cards("eve", "cle_1a").row("upper", "phil gray 5")
    match = laid.display("upper", "cou_2a", "mer_2a").retrieve("upper")
    assert match.prices()[:2] == prices
    match.play("phil: acquire 1")
    assert match.coins("phil") == 7 - prices[0]


@rule("CO-6.C9", "CO-X3")
def test_a_die_of_one_with_a_discount_costs_nothing() -> None:
    laid = table(4).cards("phil", "mer_1b").purse("phil", coins=0).row("upper", "phil gray 1")
    match = laid.display("upper", "cou_2a").retrieve("upper")
    assert match.prices()[0] == 0
    assert match.play("phil: acquire 1").coins("phil") == 0


@rule("CO-6.C9", "CO-9.4")
def test_the_discount_holds_for_the_discard_pile() -> None:
    laid = table(4).cards("phil", "mer_1b").pile("sch_2f").row("lower", "phil gray 1").display("lower", "cou_2f")
    match = laid.retrieve("lower").play("phil: acquire 1")
    assert match.prices() == {"sch_2f": 2}
    assert match.play("phil: take_discard sch_2f").coins("phil") == 5


@rule("CO-6.C10")
def test_a_phase_c_bonus_is_paid_once_for_each_card_of_its_class() -> None:
    laid = table(4).cards("phil", "sch_1b").purse("phil", coins=1, guards=20)
    laid.row("upper", "phil gray 1", "phil gray 1", "phil gray 1")
    match = laid.display("upper", "mer_2e", "mer_2c", "cle_2d").retrieve("upper").play("phil: acquire 1")
    assert match.purse("phil") == (2, 19, 2)
    match.play("phil: acquire 2")
    assert match.purse("phil") == (3, 18, 4)
    match.play("phil: acquire 3")
    assert match.purse("phil") == (3, 17, 4)


@rule("CO-6.C10")
def test_a_card_from_the_discard_pile_triggers_phase_c_bonuses_too() -> None:
    laid = table(4).cards("phil", "sch_1b").pile("mer_2e").row("lower", "phil gray 1").display("lower", "cou_2f")
    match = laid.retrieve("lower").play("phil: acquire 1", "phil: take_discard mer_2e")
    assert match.purse("phil") == (7 + 1, 7 - 1 - 3, 2)


@rule("CO-6.C11", "CO-W5")
def test_the_tokens_of_the_rulebook_example() -> None:
    laid = table(2).row("central", "phil gray 6", "T4", "T3", "eve orange 2")
    match = laid.display("central", "cle_2b", "mer_2a", "sch_2b", "cou_2c").retrieve("central")
    events = match.events("phil: acquire 2")
    assert [event.elements for event in events if event.kind == "card_discarded"] == [["card:sch_2b"], ["card:cle_2b"]]
    assert match.display("central") == [None, None, None, "cou_2c"]
    assert match.seen()["face_down"]["central"] == [4, 3]
    match.play("eve: acquire 4")
    assert match.row("central") == ["T4", "T3"]


@rule("CO-6.C11", "CO-X21")
def test_a_token_over_an_empty_row_is_only_flipped() -> None:
    match = (
        table(3).row("central", "phil gray 6", "T4", "eve orange 2").display("central", "mer_2a").retrieve("central")
    )
    told = match.told("phil: acquire 1")
    assert told[-2:] == ["token_triggered", "die_triggered"]
    assert match.legal() == ["distress"]
    assert match.row("central") == []


@rule("CO-6.C12")
def test_a_crown_on_a_discarded_card_is_out() -> None:
    laid = table(3).row("central", "phil gray 6", "T4", "eve orange 2").display("central", "cou_2c", "mer_2b", "sch_2d")
    match = laid.crown("merchants", "central 2").crown("scholars", "central 3").retrieve("central")
    match.play("phil: acquire 1")
    assert match.crowns_on()["merchants"] is None
    assert match.crowns_on()["scholars"] == "central 3"
    match.play("eve: distress")
    assert match.crowns_on()["scholars"] is None


@rule("CO-6.C13")
def test_the_rest_of_a_row_is_discarded_and_its_tokens_turn_up_again() -> None:
    laid = table(2).row("upper", "T3", "phil gray 3", "T2").display("upper", "cou_2c", "mer_2b", "sch_2d", "cle_2a")
    match = laid.retrieve("upper")
    assert match.row("upper") == ["T2"]
    match.play("phil: acquire 1")
    assert match.display("upper") == [None] * 4
    assert {"mer_2b", "sch_2d", "cle_2a"} <= match.pile()
    assert match.row("upper") == ["T3", "T2"]


@rule("CO-6.C13")
def test_a_row_without_a_die_is_cleaned_up_too() -> None:
    match = table(4).row("castle", "phil gray 1").display("upper", "cou_2a", "mer_2a", "cle_2a", "sch_2a")
    played = match.row("central", "eve gray 1").retrieve("castle").play("phil: distress")
    assert (played.location(), played.asks()) == ("central", "eve: city_action")
    assert {"cou_2a", "mer_2a", "cle_2a", "sch_2a"} <= played.pile()


@rule("CO-6.C14")
def test_cards_never_fill_gaps() -> None:
    laid = table(4).row("upper", "phil gray 1", "eve gray 1").display("upper", "cou_2c", "mer_2c", "cle_2e", "sch_2d")
    match = laid.retrieve("upper").play("phil: acquire 2")
    assert match.display("upper") == ["cou_2c", None, "cle_2e", "sch_2d"]
    assert match.choices("acquire") == ["1", "3", "4"]


@rule("CO-6.C14", "CO-6.C11")
def test_leftmost_means_the_printed_column() -> None:
    laid = table(3).row("upper", "phil gray 6", "T3", "eve gray 1")
    match = laid.display("upper", "cou_2c", "mer_2d", "mer_2b", "sch_2b").retrieve("upper")
    match.play("phil: acquire 1")
    assert match.display("upper") == [None, None, "mer_2b", "sch_2b"]


@rule("CO-6.C15")
def test_favor_tiles_that_nobody_took_stay() -> None:
    match = table(4).row("castle", "phil gray 1").row("upper", "phil gray 1").retrieve("castle")
    match.play("phil: take_favor favor_resources", "phil: option 1")
    favors = match.dump()["favors"]
    assert favors == {"favor_voyage": None, "favor_cap": None, "favor_pilgrim": None, "favor_resources": 0}
