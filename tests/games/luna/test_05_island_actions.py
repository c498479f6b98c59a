"""RULES.md, chapter 5: the action phase in general, and the island actions."""

import pytest

from games.luna.story import LunaStory
from games.luna.table import table
from tabuleiro.games.luna.data.components import ISLANDS
from tabuleiro.testkit.rules import rule


@rule("LU-5.1")
def test_one_action_or_one_meditation_each_clockwise_from_the_start_player() -> None:
    story = table(3).starts("red").turn_of("red").on("red", tide=1).on("yellow", tide=1).begin()
    story.play("red: council tide 1 plain", "blue: meditate", "yellow: council tide 1 plain")
    assert story.asks() == "red: action"


@rule("LU-5.1")
def test_every_round_has_an_action_phase_and_a_scoring_phase() -> None:
    story = table(3).begin()
    told = story.told("yellow: meditate", "red: meditate", "blue: meditate", "yellow: meditate")
    assert told.index("phase_ended") < told.index("temple_scored") < told.index("round_started")


@rule("LU-5.2")
def test_only_active_novices_can_be_used() -> None:
    story = table(3).on("yellow", tide=1).beside("yellow", tide=3, book=2).begin()
    assert story.options("favor") == set()
    assert story.options("recruit") == set()
    assert story.options("council") == {"tide 1 plain"}


@rule("LU-5.2")
def test_the_novices_of_others_are_of_no_use() -> None:
    story = table(3).on("red", tide=2).on("yellow", tide=1).begin()
    assert not story.allows("yellow: favor tide plain")


@rule("LU-5.3")
def test_used_novices_stand_beside_their_island() -> None:
    story = table(3).on("yellow", tide=3).begin().play("yellow: council tide 2 plain")
    assert story.novices("yellow", "tide") == (1, 2)


@rule("LU-5.3")
def test_the_novices_of_two_islands_cannot_be_used_together() -> None:
    story = table(3).on("yellow", tide=1, book=1).begin()
    assert story.options("favor") == set()
    assert story.options("recruit") == set()
    assert story.options("council") == {"tide 1 plain", "book 1 plain"}


@rule("LU-5.4")
def test_a_spent_token_lies_on_its_island_before_the_effect() -> None:
    story = table(3).on("yellow", herbs=1).holds("yellow", "novice").begin()
    told = story.told("yellow: favor herbs token")
    assert told == ["token_returned", "novices_used", "favor_gained"]
    assert story.favors("yellow") == {"herbs"}
    assert (story.tokens("novice"), story.tokens("herbs")) == (3, 2)


@rule("LU-5.4")
def test_a_returned_token_can_be_fetched_by_the_next_player() -> None:
    laid = table(2).holds("yellow", "herbs").holds("red", "tide").on("red", herbs=2).beside("yellow", book=1)
    story = laid.begin().play("yellow: herbs book 1")
    assert story.tokens("herbs") == 2
    assert story.play("red: favor herbs plain").favors("red") == {"herbs", "tide"}


@rule("LU-5.4")
def test_nobody_holds_two_of_a_kind() -> None:
    story = table(3).on("yellow", tide=2, book=2).holds("yellow", "tide").begin()
    assert story.options("favor") == {"book plain"}


@rule("LU-5.5")
def test_the_shrine_token_and_the_novice_token_in_one_action() -> None:
    story = table(3).on("yellow", herbs=1).holds("yellow", "shrine", "novice").begin()
    assert story.options("shrine") == {"token"}
    story.play("yellow: shrine token")
    assert story.favors("yellow") == set()
    assert story.shrines("yellow") == {"sailboat", "herbs"}
    assert story.novices("yellow", "herbs") == (0, 1)


@rule("LU-5.5")
def test_a_bribe_and_the_novice_token_in_one_action() -> None:
    story = table(3).on("yellow", tide=1).holds("yellow", "bribe", "novice").begin().play("yellow: promote 9 token")
    assert story.favors("yellow") == set()
    assert story.stone(9) == "path yellow"


@rule("LU-5.6")
def test_an_own_shrine_makes_only_favor_and_promotion_cheaper() -> None:
    laid = table(3).figures(master_builder="tide").shrines("yellow", "tide").on("yellow", tide=1)
    story = laid.holds("yellow", "shrine").begin()
    assert story.options("favor") == {"tide plain"}
    assert story.options("promote") == {"7 plain"}
    assert story.options("recruit") == set()
    assert story.options("shrine") == set()


@rule("LU-5.7")
def test_who_can_pay_for_nothing_can_only_meditate() -> None:
    assert table(3).beside("yellow", tide=4).begin().kinds() == {"meditate"}


@rule("LU-5.7")
def test_a_token_without_anything_to_do_is_no_action() -> None:
    story = table(3).holds("yellow", "herbs", "tide", "sailboat", "book", "shrine", "bribe").begin()
    assert story.kinds() == {"meditate"}


def priest(own: int, *, shrine: bool = False) -> LunaStory:
    """Yellow has some novices on Tide, and perhaps the shrine there."""
    return table(3).on("yellow", tide=own).shrines("yellow", "tide" if shrine else "book").begin()


@rule("LU-5.8")
@pytest.mark.parametrize("shrine", [False, True])
def test_a_favor_costs_two_novices_or_one_with_a_shrine(*, shrine: bool) -> None:
    cost = 1 if shrine else 2
    assert priest(cost - 1, shrine=shrine).options("favor") == set()
    story = priest(3, shrine=shrine).play("yellow: favor tide plain")
    assert story.novices("yellow", "tide") == (3 - cost, cost)
    assert (story.favors("yellow"), story.tokens("tide")) == ({"tide"}, 2)


@rule("LU-5.8")
def test_the_shrine_of_somebody_else_makes_nothing_cheaper() -> None:
    story = table(3).on("yellow", tide=1).shrines("red", "tide").begin()
    assert story.options("favor") == set()


@rule("LU-5.8")
@pytest.mark.parametrize("island", ISLANDS)
def test_every_island_has_a_priest(island: str) -> None:
    story = table(4).shrines("yellow", "shrine" if island != "shrine" else "tide").on("yellow", **{island: 2}).begin()
    assert story.options("favor") == {f"{island} plain"}


@rule("LU-5.9")
def test_recruit_uses_two_novices_and_adds_an_inactive_one() -> None:
    story = table(3).on("yellow", tide=3).begin()
    reserve = story.reserve("yellow")
    story.play("yellow: recruit tide plain")
    assert story.novices("yellow", "tide") == (1, 3)
    assert story.reserve("yellow") == reserve - 1


@rule("LU-5.9")
def test_recruit_costs_two_even_with_a_shrine() -> None:
    assert priest(1, shrine=True).options("recruit") == set()
    assert priest(2, shrine=True).play("yellow: recruit tide plain").novices("yellow", "tide") == (0, 3)


@rule("LU-5.9")
def test_recruit_ends_with_the_reserve() -> None:
    last = table(3).on("yellow", tide=2, book=9).begin()
    assert last.reserve("yellow") == 1
    story = last.play("yellow: recruit tide plain", "red: meditate", "blue: meditate")
    assert story.reserve("yellow") == 0
    assert story.options("recruit") == set()


@rule("LU-5.10")
def test_a_shrine_is_built_where_the_master_builder_stands() -> None:
    laid = table(3).figures(master_builder="book").holds("yellow", "shrine").on("yellow", book=3, tide=2)
    story = laid.begin().play("yellow: shrine plain")
    assert story.shrines("yellow") == {"sailboat", "book"}
    assert story.novices("yellow", "book") == (1, 2)
    assert story.novices("yellow", "tide") == (2, 0)
    assert (story.shrine_reserve("yellow"), story.favors("yellow"), story.tokens("shrine")) == (4, set(), 3)


@rule("LU-5.10")
@pytest.mark.parametrize(("holding", "novices"), [((), 2), (("shrine",), 1), (("bribe",), 2)])
def test_a_shrine_needs_its_token_and_two_novices(holding: tuple[str, ...], novices: int) -> None:
    story = table(3).figures(master_builder="book").holds("yellow", *holding).on("yellow", book=novices, tide=2)
    assert story.begin().options("shrine") == set()


@rule("LU-5.10")
def test_one_shrine_per_island_and_player() -> None:
    laid = table(3).figures(master_builder="book").holds("yellow", "shrine").on("yellow", book=2)
    assert laid.shrines("yellow", "book").begin().options("shrine") == set()
    assert laid.shrines("yellow", "tide").shrines("red", "book").begin().options("shrine") == {"plain"}


@rule("LU-5.11")
def test_herbs_reactivate_one_or_two_novices_of_one_island() -> None:
    laid = table(3).holds("yellow", "herbs").beside("yellow", tide=3, book=1)
    story = laid.begin()
    assert story.options("herbs") == {"tide 1", "tide 2", "book 1"}
    story.play("yellow: herbs tide 2")
    assert story.novices("yellow", "tide") == (2, 1)
    assert (story.favors("yellow"), story.tokens("herbs")) == (set(), 3)


@rule("LU-5.11")
def test_herbs_work_neither_on_herbs_nor_on_the_pier() -> None:
    story = table(3).holds("yellow", "herbs").beside("yellow", herbs=2).pier("yellow", 1).begin()
    assert story.options("herbs") == set()


@rule("LU-5.11")
def test_herbs_need_their_token() -> None:
    assert table(3).holds("yellow", "tide").beside("yellow", book=2).begin().options("herbs") == set()


@rule("LU-5.12")
def test_a_shrine_is_never_used_up_and_is_no_novice() -> None:
    story = table(3).shrines("yellow", "tide").on("yellow", tide=1).begin().play("yellow: favor tide plain")
    assert story.shrines("yellow") == {"tide"}
    assert story.play("red: meditate", "blue: meditate").options("council") == set()


@rule("LU-5.12")
def test_a_shrine_counts_for_the_priestess_and_not_for_the_apostate() -> None:
    laid = table(3).figures(moon_priestess="tide", apostate="tide").shrines("yellow", "tide")
    story = laid.begin().end_round()
    assert story.gained("yellow", "priestess") == 5
    assert story.gained("yellow", "apostate") == 0
