"""RULES.md, chapter 13, first part: the solo game and its virtual opponent."""

import pytest

from games.luna.story import LunaStory
from games.luna.table import Deal, set_up, solo
from tabuleiro.games.luna.data.components import ISLANDS, LAST_CHAIR
from tabuleiro.testkit.rules import rule


@rule("LU-13.1")
def test_the_set_up_of_two_players_with_one_favor_per_island_and_no_time() -> None:
    story = set_up(Deal(1))
    assert len(story.boards()) == 2
    assert len(story.path()) == 12
    assert [story.tokens(island) for island in ISLANDS] == [1] * 7
    assert [story.influence(party) for party in ("yellow", "opponent")] == [5, 5]
    assert int(story.state.time_left) == 0


@rule("LU-13.1")
def test_the_moon_priestess_of_the_small_games() -> None:
    laid = solo(priestess="tide", apostate="book", builder="herbs").acting().on("yellow", tide=3)
    story = laid.begin().play("yellow: end_phase")
    assert [story.gained(party, "priestess") for party in ("yellow", "opponent")] == [5, 2]


@rule("LU-13.2")
def test_at_level_three_priestess_and_builder_start_together() -> None:
    story = set_up(Deal(1, {"solo_level": "3"}, priestess="book", apostate="tide"))
    assert story.figure("moon_priestess") == story.figure("master_builder") == "book"
    assert story.figure("apostate") == "tide"
    chosen = set_up(Deal(1, {"solo_level": "3", "figure_placement": "chosen"}))
    chosen.play("yellow: place_figure book", "yellow: place_figure tide")
    assert chosen.figure("master_builder") == "book"
    assert chosen.asks() == "yellow: prelim_shrine"


@rule("LU-13.3")
@pytest.mark.parametrize("builder", ["herbs", "bribe"])
def test_the_opponent_starts_and_occupies_every_island(builder: str) -> None:
    story = set_up(Deal(1, builder=builder, stones=(3, 1)))
    assert story.start_player() == "opponent"
    assert story.stack(0) == ["opponent", "yellow"]
    assert story.shrines("opponent") == {builder}
    expected = {island: 1 if island in (builder, "sailboat") else 2 for island in ISLANDS}
    assert {island: story.active("opponent", island) for island in ISLANDS} == expected
    assert story.reserve("opponent") == 0


@rule("LU-13.4")
def test_both_enter_the_temple_with_a_book() -> None:
    story = set_up(Deal(1, stones=(1, 3), builder="herbs"))
    assert story.stone(1) == "temple opponent with Book"
    assert story.stone(3) == "temple yellow with Book"
    assert story.active("opponent", "book") == 1
    assert story.reserve("yellow") == 12


@rule("LU-13.4")
def test_the_only_novice_with_the_builder_may_be_the_one() -> None:
    story = set_up(Deal(1, stones=(1, 3), builder="book"))
    assert story.active("opponent", "book") == 0
    assert story.shrines("opponent") == {"book"}


@rule("LU-13.5")
def test_the_player_places_shrine_and_pairs_alone() -> None:
    story = set_up(Deal(1, builder="bribe"))
    assert story.asks() == "yellow: prelim_shrine"
    assert story.options("place_shrine") == set(ISLANDS) - {"herbs", "bribe"}
    story.play("yellow: place_shrine tide")
    for island in ("bribe", "book", "herbs", "shrine"):
        assert story.asks() == "yellow: prelim_pair"
        story.play(f"yellow: place_pair {island}")
    assert story.favors("yellow") == {"sailboat", "novice"}
    assert story.asks() == "yellow: solo_deactivate"


@rule("LU-13.6")
def test_the_player_deactivates_an_island_and_the_opponent_goes_up() -> None:
    story = solo(builder="tide").begin()
    assert story.options("solo_deactivate") == set(ISLANDS)
    story.play("yellow: solo_deactivate bribe")
    assert story.novices("opponent", "bribe") == (0, 2)
    assert story.chair("opponent") == 2
    assert story.asks() == "yellow: action"


@rule("LU-13.6")
def test_only_islands_with_an_active_novice_can_be_chosen() -> None:
    story = solo(builder="book").begin()
    assert story.options("solo_deactivate") == set(ISLANDS) - {"book"}
    assert story.play("yellow: solo_deactivate sailboat").chair("opponent") == 2
    assert solo(builder="tide").begin().play("yellow: solo_deactivate tide").chair("opponent") == 1


@rule("LU-13.6")
@pytest.mark.parametrize(("chair", "reached"), [(9, 11), (10, 12), (11, 12), (12, 12)])
def test_the_marker_stacks_as_usual_and_stops_on_the_last_chair(chair: int, reached: int) -> None:
    laid = solo(builder="tide").council(chair, "opponent").council(reached, "yellow")
    if chair == reached:
        laid.council(reached, "yellow", "opponent")
    story = laid.begin().play("yellow: solo_deactivate bribe")
    on_top = chair == reached or reached < LAST_CHAIR
    assert story.stack(reached) == (["yellow", "opponent"] if on_top else ["opponent", "yellow"])


@rule("LU-13.7", "LU-13.8")
def test_the_opponent_takes_the_highest_approved_stone_it_can() -> None:
    # Approved in round 2: 6 (Novice), 8 (Herbs), 9 (Tide), 11 (Bribe).
    story = solo(builder="shrine").round(2).begin().play("yellow: solo_deactivate sailboat")
    assert story.stone(11).startswith("temple opponent")
    assert story.active("opponent", "bribe") == 1
    assert story.gained("opponent", "sanctification") == 5


@rule("LU-13.7")
def test_deactivated_and_claimed_stones_are_passed_over() -> None:
    story = solo(builder="shrine").round(2).begin().play("yellow: solo_deactivate bribe")
    assert story.stone(9).startswith("temple opponent")
    claimed = solo(builder="shrine").round(2).claimed("yellow", 9).begin().play("yellow: solo_deactivate bribe")
    assert claimed.stone(8).startswith("temple opponent")
    assert claimed.stone(9) == "path yellow"


@rule("LU-13.7")
def test_without_a_candidate_the_opponent_gets_nothing() -> None:
    # Boards yellow and green: approved are 8 (Herbs) and 5 (Bribe). Builder on Herbs, whose only novice stands on 4.
    laid = solo(boards=("yellow", "green"), stones=(4, 1), builder="herbs")
    story = laid.begin()
    told = story.told("yellow: solo_deactivate bribe")
    assert told == ["opponent_deactivated", "council_advanced", "opponent_skipped"]
    assert story.influence("opponent") == 5
    assert story.stone(1) == "temple yellow with Book"
    assert story.asks() == "yellow: action"


def displacing(options: dict[str, str]) -> LunaStory:
    """Round 3: the opponent takes 16, beside the player's unprotected novice on 8."""
    table = solo(builder="shrine").round(3).temple("yellow", 8)
    table.state.displaces = 0 if options.get("opponent_displaces") == "no" else 1
    return table.begin().play("yellow: solo_deactivate sailboat")


@rule("LU-13.9")
def test_the_opponent_displaces_the_player() -> None:
    story = displacing({})
    assert story.stone(16).startswith("temple opponent")
    assert story.stone(8) == "temple"
    assert story.pier("yellow") == 1
    assert story.gained("opponent", "displacement") == 1


@rule("LU-13.9", "LU-16.1")
def test_the_option_opponent_displaces_can_forbid_it() -> None:
    story = displacing({"opponent_displaces": "no"})
    assert story.stone(16).startswith("temple opponent")
    assert story.stone(8) == "temple yellow"
    assert story.gained("opponent", "displacement") == 0


@rule("LU-13.10")
def test_then_the_lowest_book_of_the_player_goes_to_the_opponents_lowest_stone() -> None:
    laid = solo(builder="shrine", stones=(3, 1)).round(2).temple("yellow", 6).temple("opponent", 8).books(1, 6)
    story = laid.begin().play("yellow: solo_deactivate sailboat")
    assert (story.stone(1), story.stone(3)) == ("temple yellow", "temple opponent with Book")
    assert (story.stone(6), story.stone(8)) == ("temple yellow with Book", "temple opponent")
    assert story.gained("opponent", "book") == 1


@rule("LU-13.10")
def test_the_opponents_new_stone_counts_too() -> None:
    story = solo(builder="shrine", stones=(3, 1)).begin().play("yellow: solo_deactivate herbs")
    assert story.stone(6) == "temple opponent with Book"
    assert story.stone(1) == "temple yellow"


@rule("LU-13.10")
def test_without_a_book_of_the_player_none_is_taken() -> None:
    laid = solo(builder="shrine", stones=(3, 1)).round(2).temple("opponent", 8).books(3, 8)
    story = laid.begin().play("yellow: solo_deactivate sailboat")
    assert story.stone(3) == "temple opponent with Book"
    assert story.gained("opponent", "book") == 0


@rule("LU-13.10")
def test_without_a_stone_no_book_is_taken() -> None:
    laid = solo(boards=("yellow", "green"), stones=(4, 1), builder="herbs")
    story = laid.begin().play("yellow: solo_deactivate bribe")
    assert story.stone(1) == "temple yellow with Book"
    assert story.gained("opponent", "book") == 0


@rule("LU-13.11")
def test_the_player_acts_until_the_phase_is_ended_by_choice() -> None:
    story = solo().acting().on("yellow", book=3).begin()
    story.play("yellow: council book 1 plain", "yellow: council book 1 plain")
    assert story.asks() == "yellow: action"
    assert "meditate" not in story.kinds()
    story.play("yellow: end_phase")
    assert story.gained("yellow", "meditation") == 0
    assert story.asks() == "yellow: solo_deactivate"
    assert int(story.state.round) == 2


@rule("LU-13.12")
def test_a_displaced_novice_of_the_opponent_goes_beside_its_island() -> None:
    laid = solo(builder="shrine").round(3).acting().temple("opponent", 8).claimed("yellow", 14)
    story = laid.begin().play("yellow: sanctify 14")
    assert story.stone(8) == "temple"
    assert story.novices("opponent", "herbs") == (1, 1)
    assert story.pier("opponent") == 0
    assert story.gained("yellow", "displacement") == 1


@rule("LU-13.13")
def test_the_first_book_action_of_each_round_brings_two() -> None:
    laid = solo(builder="shrine").round(2).acting().temple("yellow", 8).holds("yellow", "book")
    story = laid.begin().play("yellow: book_take 3", "yellow: book_put 8")
    assert story.gained("yellow", "book") == 2
    assert not story.state.book_bonus
    assert story.play("yellow: end_phase").state.book_bonus


@rule("LU-13.13")
def test_the_opponents_transfer_is_no_book_action() -> None:
    story = solo(builder="shrine", stones=(3, 1)).begin().play("yellow: solo_deactivate herbs")
    assert story.gained("opponent", "book") == 1
    assert bool(story.state.book_bonus)


@rule("LU-13.14")
def test_the_opponent_builds_before_scoring_where_the_builder_stands() -> None:
    laid = solo(priestess="tide", builder="shrine", apostate="book").acting().figures(master_builder="tide")
    story = laid.shrines("yellow", "tide").on("yellow", tide=1).council(3, "opponent").begin()
    told = story.told("yellow: end_phase")
    assert told.index("shrine_built") < told.index("priestess_scored")
    assert story.shrines("opponent") == {"shrine", "tide"}
    assert story.shrine_reserve("opponent") == 4
    assert [story.gained(party, "priestess") for party in ("yellow", "opponent")] == [2, 5]


@rule("LU-13.14")
def test_it_builds_neither_twice_nor_without_an_active_novice() -> None:
    there = solo(builder="shrine").acting().begin().play("yellow: end_phase")
    assert there.shrines("opponent") == {"shrine"}
    story = solo(builder="shrine").figures(master_builder="tide").begin()
    assert story.play("yellow: solo_deactivate tide", "yellow: end_phase").shrines("opponent") == {"shrine"}


@rule("LU-13.14")
def test_it_builds_in_round_six_too() -> None:
    laid = solo(builder="shrine").round(6).acting().figures(master_builder="tide")
    story = laid.begin().play("yellow: end_phase")
    assert story.standing("opponent").categories["shrines"] == 8


@rule("LU-13.15")
def test_the_opponent_scores_but_never_loses_to_the_apostate() -> None:
    laid = solo(apostate="tide", priestess="book").acting().on("yellow", tide=1).temple("opponent", 8)
    story = laid.begin().play("yellow: end_phase")
    assert [story.gained(party, "apostate") for party in ("yellow", "opponent")] == [-2, 0]
    assert [story.gained(party, "temple") for party in ("yellow", "opponent")] == [1, 2]


@rule("LU-13.16")
def test_the_apostate_follows_the_player_only() -> None:
    story = solo(apostate="tide").acting().beside("yellow", book=1).begin().play("yellow: end_phase")
    assert story.figure("apostate") == "book"
    assert solo(apostate="tide").acting().begin().play("yellow: end_phase").figure("apostate") == "tide"
    alone = solo(apostate="tide").acting().on("yellow", tide=2).begin()
    assert alone.play("yellow: end_phase").figure("apostate") == "tide"


@rule("LU-13.16")
def test_the_novices_of_the_opponent_wake_up_too() -> None:
    story = solo(builder="shrine").begin().play("yellow: solo_deactivate herbs", "yellow: end_phase")
    assert story.novices("opponent", "herbs") == (2, 0)


@rule("LU-13.17")
@pytest.mark.parametrize(("lead", "won"), [(1, 1), (0, 0), (-1, 0)])
def test_the_player_wins_with_more_influence_only(lead: int, won: int) -> None:
    laid = solo(builder="shrine", priestess="novice", apostate="book").round(6).acting()
    laid.figures(moon_priestess="novice").influence("opponent", 20)
    # Opponent: 5 from the Priestess, 1 temple, 4 for its shrine; the player: 1 temple, 4 for the shrine.
    story = laid.influence("yellow", 25 + lead).begin().play("yellow: end_phase")
    result = story.result()
    assert result.margin == lead
    assert [int(share) for share in result.shares] == [won]
    assert story.ranking()[0] == ("yellow" if won else "opponent")
    assert story.standing("opponent").categories["favors"] == 0
