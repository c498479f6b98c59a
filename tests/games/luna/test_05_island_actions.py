"""RULES.md, chapter 5: the action phase in general, and the island actions."""

import pytest

from games.luna.match import Match
from games.luna.table import table
from tabuleiro.games.luna.data.components import ISLANDS
from tabuleiro.testkit.rules import rule


@rule("LU-5.1")
def test_one_action_or_one_meditation_each_clockwise_from_the_start_player() -> None:
    match = table(3).starts("red").turn_of("red").on("red", tide=1).on("yellow", tide=1).begin()
    match.play("red: council tide 1 plain", "blue: meditate", "yellow: council tide 1 plain")
    assert match.asks() == "red: action"


@rule("LU-5.1")
def test_every_round_has_an_action_phase_and_a_scoring_phase() -> None:
    match = table(3).begin()
    told = match.told("yellow: meditate", "red: meditate", "blue: meditate", "yellow: meditate")
    assert told.index("phase_ended") < told.index("temple_scored") < told.index("round_started")


@rule("LU-5.2")
def test_only_active_novices_can_be_used() -> None:
    match = table(3).on("yellow", tide=1).beside("yellow", tide=3, book=2).begin()
    assert match.options("favor") == set()
    assert match.options("recruit") == set()
    assert match.options("council") == {"tide 1 plain"}


@rule("LU-5.2")
def test_the_novices_of_others_are_of_no_use() -> None:
    match = table(3).on("red", tide=2).on("yellow", tide=1).begin()
    assert not match.allows("yellow: favor tide plain")


@rule("LU-5.3")
def test_used_novices_stand_beside_their_island() -> None:
    match = table(3).on("yellow", tide=3).begin().play("yellow: council tide 2 plain")
    assert match.novices("yellow", "tide") == (1, 2)


@rule("LU-5.3")
def test_the_novices_of_two_islands_cannot_be_used_together() -> None:
    match = table(3).on("yellow", tide=1, book=1).begin()
    assert match.options("favor") == set()
    assert match.options("recruit") == set()
    assert match.options("council") == {"tide 1 plain", "book 1 plain"}


@rule("LU-5.4")
def test_a_spent_token_lies_on_its_island_before_the_effect() -> None:
    match = table(3).on("yellow", herbs=1).holds("yellow", "novice").begin()
    told = match.told("yellow: favor herbs token")
    assert told == ["token_returned", "novices_used", "favor_gained"]
    assert match.favors("yellow") == {"herbs"}
    assert (match.tokens("novice"), match.tokens("herbs")) == (3, 2)


@rule("LU-5.4")
def test_a_returned_token_can_be_fetched_by_the_next_player() -> None:
    laid = table(2).holds("yellow", "herbs").holds("red", "tide").on("red", herbs=2).beside("yellow", book=1)
    match = laid.begin().play("yellow: herbs book 1")
    assert match.tokens("herbs") == 2
    assert match.play("red: favor herbs plain").favors("red") == {"herbs", "tide"}


@rule("LU-5.4")
def test_nobody_holds_two_of_a_kind() -> None:
    match = table(3).on("yellow", tide=2, book=2).holds("yellow", "tide").begin()
    assert match.options("favor") == {"book plain"}


@rule("LU-5.5")
def test_the_shrine_token_and_the_novice_token_in_one_action() -> None:
    match = table(3).on("yellow", herbs=1).holds("yellow", "shrine", "novice").begin()
    assert match.options("shrine") == {"token"}
    match.play("yellow: shrine token")
    assert match.favors("yellow") == set()
    assert match.shrines("yellow") == {"sailboat", "herbs"}
    assert match.novices("yellow", "herbs") == (0, 1)


@rule("LU-5.5")
def test_a_bribe_and_the_novice_token_in_one_action() -> None:
    match = table(3).on("yellow", tide=1).holds("yellow", "bribe", "novice").begin().play("yellow: promote 9 token")
    assert match.favors("yellow") == set()
    assert match.stone(9) == "path yellow"


@rule("LU-5.6")
def test_an_own_shrine_makes_only_favor_and_promotion_cheaper() -> None:
    laid = table(3).figures(master_builder="tide").shrines("yellow", "tide").on("yellow", tide=1)
    match = laid.holds("yellow", "shrine").begin()
    assert match.options("favor") == {"tide plain"}
    assert match.options("promote") == {"7 plain"}
    assert match.options("recruit") == set()
    assert match.options("shrine") == set()


@rule("LU-5.7")
def test_who_can_pay_for_nothing_can_only_meditate() -> None:
    assert table(3).beside("yellow", tide=4).begin().kinds() == {"meditate"}


@rule("LU-5.7")
def test_a_token_without_anything_to_do_is_no_action() -> None:
    match = table(3).holds("yellow", "herbs", "tide", "sailboat", "book", "shrine", "bribe").begin()
    assert match.kinds() == {"meditate"}


def priest(own: int, *, shrine: bool = False) -> Match:
    """Yellow has some novices on Tide, and perhaps the shrine there."""
    return table(3).on("yellow", tide=own).shrines("yellow", "tide" if shrine else "book").begin()


@rule("LU-5.8")
@pytest.mark.parametrize("shrine", [False, True])
def test_a_favor_costs_two_novices_or_one_with_a_shrine(*, shrine: bool) -> None:
    cost = 1 if shrine else 2
    assert priest(cost - 1, shrine=shrine).options("favor") == set()
    match = priest(3, shrine=shrine).play("yellow: favor tide plain")
    assert match.novices("yellow", "tide") == (3 - cost, cost)
    assert (match.favors("yellow"), match.tokens("tide")) == ({"tide"}, 2)


@rule("LU-5.8")
def test_the_shrine_of_somebody_else_makes_nothing_cheaper() -> None:
    match = table(3).on("yellow", tide=1).shrines("red", "tide").begin()
    assert match.options("favor") == set()


@rule("LU-5.8")
@pytest.mark.parametrize("island", ISLANDS)
def test_every_island_has_a_priest(island: str) -> None:
    match = table(4).shrines("yellow", "shrine" if island != "shrine" else "tide").on("yellow", **{island: 2}).begin()
    assert match.options("favor") == {f"{island} plain"}


@rule("LU-5.9")
def test_recruit_uses_two_novices_and_adds_an_inactive_one() -> None:
    match = table(3).on("yellow", tide=3).begin()
    reserve = match.reserve("yellow")
    match.play("yellow: recruit tide plain")
    assert match.novices("yellow", "tide") == (1, 3)
    assert match.reserve("yellow") == reserve - 1


@rule("LU-5.9")
def test_recruit_costs_two_even_with_a_shrine() -> None:
    assert priest(1, shrine=True).options("recruit") == set()
    assert priest(2, shrine=True).play("yellow: recruit tide plain").novices("yellow", "tide") == (0, 3)


@rule("LU-5.9")
def test_recruit_ends_with_the_reserve() -> None:
    last = table(3).on("yellow", tide=2, book=9).begin()
    assert last.reserve("yellow") == 1
    match = last.play("yellow: recruit tide plain", "red: meditate", "blue: meditate")
    assert match.reserve("yellow") == 0
    assert match.options("recruit") == set()


@rule("LU-5.10")
def test_a_shrine_is_built_where_the_master_builder_stands() -> None:
    laid = table(3).figures(master_builder="book").holds("yellow", "shrine").on("yellow", book=3, tide=2)
    match = laid.begin().play("yellow: shrine plain")
    assert match.shrines("yellow") == {"sailboat", "book"}
    assert match.novices("yellow", "book") == (1, 2)
    assert match.novices("yellow", "tide") == (2, 0)
    assert (match.shrine_reserve("yellow"), match.favors("yellow"), match.tokens("shrine")) == (4, set(), 3)


@rule("LU-5.10")
@pytest.mark.parametrize(("holding", "novices"), [((), 2), (("shrine",), 1), (("bribe",), 2)])
def test_a_shrine_needs_its_token_and_two_novices(holding: tuple[str, ...], novices: int) -> None:
    match = table(3).figures(master_builder="book").holds("yellow", *holding).on("yellow", book=novices, tide=2)
    assert match.begin().options("shrine") == set()


@rule("LU-5.10")
def test_one_shrine_per_island_and_player() -> None:
    laid = table(3).figures(master_builder="book").holds("yellow", "shrine").on("yellow", book=2)
    assert laid.shrines("yellow", "book").begin().options("shrine") == set()
    assert laid.shrines("yellow", "tide").shrines("red", "book").begin().options("shrine") == {"plain"}


@rule("LU-5.11")
def test_herbs_reactivate_one_or_two_novices_of_one_island() -> None:
    laid = table(3).holds("yellow", "herbs").beside("yellow", tide=3, book=1)
    match = laid.begin()
    assert match.options("herbs") == {"tide 1", "tide 2", "book 1"}
    match.play("yellow: herbs tide 2")
    assert match.novices("yellow", "tide") == (2, 1)
    assert (match.favors("yellow"), match.tokens("herbs")) == (set(), 3)


@rule("LU-5.11")
def test_herbs_work_neither_on_herbs_nor_on_the_pier() -> None:
    match = table(3).holds("yellow", "herbs").beside("yellow", herbs=2).pier("yellow", 1).begin()
    assert match.options("herbs") == set()


@rule("LU-5.11")
def test_herbs_need_their_token() -> None:
    assert table(3).holds("yellow", "tide").beside("yellow", book=2).begin().options("herbs") == set()


@rule("LU-5.12")
def test_a_shrine_is_never_used_up_and_is_no_novice() -> None:
    match = table(3).shrines("yellow", "tide").on("yellow", tide=1).begin().play("yellow: favor tide plain")
    assert match.shrines("yellow") == {"tide"}
    assert match.play("red: meditate", "blue: meditate").options("council") == set()


@rule("LU-5.12")
def test_a_shrine_counts_for_the_priestess_and_not_for_the_apostate() -> None:
    laid = table(3).figures(moon_priestess="tide", apostate="tide").shrines("yellow", "tide")
    match = laid.begin().end_round()
    assert match.gained("yellow", "priestess") == 5
    assert match.gained("yellow", "apostate") == 0
