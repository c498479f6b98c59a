"""Of all reasons against a press, the one that helps is told first."""

from tabuleiro.core import State, find_game
from tabuleiro.core.present.why import LATER, UNPAYABLE, Reason, most_specific, reason_against, too_dear, why_not
from tabuleiro.testkit.soaking.policies import Dice


def cards_too_dear(state: State) -> list[Reason]:
    if state.decision() != "city_action":
        return []
    places = [f"display:{row}:{column}" for row in ("upper", "central", "lower") for column in range(1, 5)]
    reasons = [why_not(state, place) for place in places]
    return [reason for reason in reasons if reason is not None and reason.sort == UNPAYABLE]


def test_a_card_too_dear_was_not_what_is_asked_for_now() -> None:
    """The price is told before anything else."""
    state = find_game("coimbra").new(2)
    dice = Dice(3)
    while not cards_too_dear(state):
        state.apply(dice.pick(state.legal()))
    for _, refusal in cards_too_dear(state):
        assert refusal.rule == "CO-6.C5"
        assert int(refusal.arguments["cost"]) > int(refusal.arguments["held"])


def test_what_is_not_asked_for_is_told_its_moment() -> None:
    state = find_game("luna").new(2, {"setup": "preset", "colours": "by_seat"})
    dice = Dice(1)
    while state.decision() != "action":
        state.apply(dice.pick(state.legal()))
    reason = reason_against(state, state.game().parse("place_shrine book"))
    assert reason is not None
    assert (reason.sort, reason.refusal.rule) == (LATER, "LU-4.1")


def test_what_is_allowed_has_no_reason_against_it() -> None:
    state = find_game("hansa_teutonica").new(3, {"start_player": "0"})
    assert most_specific(state, state.legal()) is None


def test_after_the_end_the_catch_all_is_the_truth() -> None:
    state = find_game("luna").new(1)
    dice = Dice(5)
    while state.legal():
        state.apply(dice.pick(state.legal()))
    reason = why_not(state, "stone:5")
    assert reason is not None
    assert reason.refusal.message == "refusal-game_over"


def test_a_game_without_a_word_on_presses_goes_by_the_names_of_its_elements() -> None:
    state = find_game("toy").new(3)
    named = state.meant("word:accept").actions
    assert named == state.game().spaces.naming("accept")
    assert all("accept" in state.game().format(action) for action in named)


def test_what_costs_too_much_is_shown_with_its_price() -> None:
    """Each thing once for every kind of action, and none that the same kind offers."""
    shown: set[str] = set()
    for name in ("coimbra", "merv", "hansa_teutonica", "luna"):
        state = find_game(name).new(3)
        dice = Dice(7)
        for _ in range(400):
            if not state.legal():
                break
            described = [state.describe(action) for action in state.legal()]
            offered = {(action.kind, action.elements[0]) for action in described if action.elements}
            beyond = too_dear(state)
            things = [(action.kind, action.elements[0]) for action, _ in beyond]
            assert len(set(things)) == len(things)
            assert not offered.intersection(things)
            for action, refusal in beyond:
                assert state.refusal(action.id) == refusal
                assert action.seat == state.to_act()
                shown.add(action.kind)
            state.apply(dice.pick(state.legal()))
    assert {"acquire", "invest", "place_courtier", "build", "displace", "favor"} <= shown


def tokens_of(state: State) -> list[str]:
    parties = state.view()["parties"]
    assert isinstance(parties, list)
    favors = parties[state.to_act()]["favors"]
    assert isinstance(favors, list)
    return favors


def test_a_favor_that_is_held_was_told_too_dear() -> None:
    """More novices would not help: that it is held is the reason (LU-5.8)."""
    state = find_game("luna").new(3)
    dice = Dice(2)
    for _ in range(400):
        if not state.legal():
            break
        if state.decision() == "action":
            held = tokens_of(state)
            assert not [action for action, _ in too_dear(state) if action.elements[0].removeprefix("island:") in held]
        state.apply(dice.pick(state.legal()))


def test_a_displacement_without_an_action_left_is_not_too_dear() -> None:
    """Whoever has used up the turn is told so; the price is not what is lacking (HT-4.2)."""
    state = find_game("hansa_teutonica").new(3, {"start_player": "0"})
    dice = Dice(4)
    spent = 0
    for _ in range(600):
        if not state.legal():
            break
        if state.decision() == "main" and state.view()["actions_left"] == 0:
            spent += 1
            assert too_dear(state) == []
        state.apply(dice.pick(state.legal()))
    assert spent > 0


def test_a_game_without_prices_shows_nothing_that_is_too_dear() -> None:
    assert too_dear(find_game("toy").new(3)) == []
