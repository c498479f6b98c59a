"""RULES.md, chapter 14: what is known, and what is drawn when."""

from games.hansa_teutonica.story import CUBE, HansaStory
from games.hansa_teutonica.table import set_up, table
from tabuleiro.core import digest, find_game
from tabuleiro.testkit.rules import rule


def at_reveal() -> HansaStory:
    """Red has a marker on the plate, has held two others, and the turn is over."""
    laid = table(3).plate("red", 1).holds("red", "improve_ability", "actions_4")
    return laid.begin().play("red: end_turn")


@rule("HT-14.1")
def test_the_position_holds_the_pool_and_no_marker_by_place() -> None:
    match = table(3).plate("red", 1).begin()
    told = match.state.dump()
    assert told["stack"] == match.state.stack_size
    assert told["unseen"] == match.unseen()
    assert told["turned_up"] is None
    assert sum(match.unseen().values()) == match.state.stack_size + 1


@rule("HT-14.1")
def test_drawing_to_the_plate_reveals_nothing() -> None:
    """Two players draw in either order: the positions are one and the same."""
    laid = [table(3).marker("hamburg_luebeck", "actions_4").marker("minden_hannover", "actions_4") for _ in range(2)]
    for position in laid:
        position.fill("hamburg_luebeck", "red trader").fill("minden_hannover", "red trader")
    first, second = laid[0].begin(), laid[1].begin()
    first.play("red: claim hamburg_luebeck", "red: b_none", "red: claim minden_hannover", "red: b_none")
    second.play("red: claim minden_hannover", "red: b_none", "red: claim hamburg_luebeck", "red: b_none")
    assert digest(first.state) == digest(second.state)


@rule("HT-14.2")
def test_there_are_three_kinds_of_chance() -> None:
    families = find_game("hansa_teutonica").spaces.families
    assert [family.kind for family in families if family.chance] == ["start_player", "start_marker", "marker_reveal"]


@rule("HT-14.2")
def test_a_reveal_is_weighed_by_the_pool() -> None:
    match = at_reveal()
    game = match.state.game()
    weights = {game.format(action).split(" ")[1]: match.state.weight(action) for action in match.state.legal()}
    assert weights == {marker: count for marker, count in match.unseen().items() if count > 0}
    assert weights["improve_ability"] == 2
    assert weights["actions_4"] == 1


@rule("HT-14.2", forbids=True)
def test_a_marker_that_everybody_has_seen_is_not_revealed() -> None:
    match = table(3).plate("red", 1).holds("red", "actions_4", "actions_4").begin().play("red: end_turn")
    assert match.refusal("chance: marker_reveal actions_4") == "HT-14.2"


@rule("HT-14.3")
def test_with_an_empty_supply_nothing_is_placed_or_displaced() -> None:
    laid = table(3).supply("red").route("hamburg_luebeck", "blue trader").route("minden_hannover", "red trader")
    assert laid.begin().kinds() == {"income", "move_lift", "end_turn"}


@rule("HT-14.3")
def test_with_an_empty_stock_there_is_no_income() -> None:
    match = table(3).stock("red").route("hamburg_luebeck", "blue trader").begin()
    assert match.kinds() == {"place", "displace", "end_turn"}


@rule("HT-14.3")
def test_with_all_pieces_in_use_moving_claiming_and_markers_remain() -> None:
    laid = table(3).supply("red").stock("red").rest_in_offices("red", "arnheim", "stendal", "osnabrueck")
    match = laid.holds("red", "actions_3").fill("hamburg_luebeck", "red trader").begin()
    assert match.kinds() == {"move_lift", "claim", "use_marker", "end_turn"}


@rule("HT-14.4")
def test_the_pool_at_the_start() -> None:
    assert set_up(4).unseen() == {
        "extra_office": 3,
        "swap_offices": 1,
        "remove_three": 1,
        "actions_3": 2,
        "actions_4": 2,
        "improve_ability": 3,
    }


@rule("HT-14.4")
def test_drawing_changes_the_counts_only_and_revealing_takes_one_out() -> None:
    laid = table(3).marker("hamburg_luebeck", "swap_offices").fill("hamburg_luebeck", "red trader")
    match = laid.begin()
    pool, stack = match.unseen(), match.state.stack_size
    match.play("red: claim hamburg_luebeck", "red: b_none")
    assert (match.unseen(), match.state.stack_size, match.plate("red")) == (pool, stack - 1, 1)
    match.play("red: end_turn", "chance: marker_reveal actions_3")
    assert match.unseen() == {**pool, "actions_3": pool["actions_3"] - 1}
    assert match.state.stack_size == stack - 1
    assert match.plate("red") == 0


@rule("HT-14.5")
def test_an_event_with_one_outcome_still_takes_place() -> None:
    laid = table(3).stack(0, taken_by="blue").plate("red", 1)
    match = laid.begin().play("red: end_turn")
    assert match.asks() == "chance: marker_reveal"
    assert len(match.options("marker_reveal")) == 1


@rule("HT-14.5")
def test_the_third_start_marker_is_drawn_and_told() -> None:
    state = find_game("hansa_teutonica").new(3, {"start_player": "0"})
    state.journal = []
    for _ in range(3):
        state.apply(state.legal()[0])
    assert [event.kind for event in state.journal].count("start_marker_laid") == 3


@rule("HT-14.6")
def test_a_discarded_marker_is_known_and_not_in_the_pool() -> None:
    laid = table(2).marker("stade_hamburg", "actions_4").route("stade_hamburg", CUBE, CUBE)
    match = laid.city("stade", "red merchant").begin()
    pool = match.unseen()
    match.play("red: displace hamburg_luebeck next2 trader", "red: displace_pay trader 0")
    match.play("blue: neutral_put stade_hamburg")
    assert match.unseen() == pool
    assert match.state.dump()["discarded"] == {**dict.fromkeys(pool, 0), "actions_4": 1}


@rule("HT-14.6")
def test_plate_markers_are_never_revealed_after_the_end() -> None:
    laid = table(3).plate("red", 1).prestige("red", 19).city("hamburg", "red trader")
    match = laid.fill("hamburg_luebeck", "red trader").begin()
    pool = match.unseen()
    match.play("red: claim hamburg_luebeck", "red: b_none")
    assert match.asks() == "over"
    assert match.unseen() == pool


@rule("HT-14.7")
def test_every_marker_of_the_pool_may_still_come_from_the_same_position() -> None:
    match = at_reveal()
    before = digest(match.state)
    ends = set()
    for action in match.state.legal():
        world = match.state.copy()
        world.apply(action)
        assert world.check() == []
        ends.add(digest(world))
    assert len(ends) == sum(1 for count in match.unseen().values() if count > 0)
    assert digest(match.state) == before
