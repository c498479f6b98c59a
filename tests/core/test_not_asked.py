"""A person is not asked where every answer comes to the same."""

from games.merv.make_records import FOLDER
from tabuleiro.core import find_game, offer, unasked
from tabuleiro.core.records.parser import parse_record
from tabuleiro.core.records.replay import replay
from tabuleiro.testkit.soaking.policies import Dice


def test_a_payment_that_takes_every_cube_is_not_asked_and_any_other_is() -> None:
    record = parse_record((FOLDER / "every_scoring_tile.tab").read_text(encoding="utf-8"))
    asked: set[tuple[bool, bool]] = set()
    for _, state in replay(record):
        if state.to_act() < 0 or state.decision() != "pay_cube" or len(state.legal()) == 1:
            continue
        view = state.view()
        agenda, parties = view["agenda"], view["parties"]
        assert isinstance(agenda, list)
        assert isinstance(parties, list)
        cost = {unit: agenda[-1].get(unit, 0) for unit in ("orange", "purple", "teal", "pink", "any")}
        held = sum(parties[state.to_act()]["cubes"].values())
        asked.add((held == sum(cost.values()), unasked(state) is not None))
    assert (False, False) in asked
    assert (True, True) in asked
    assert (True, False) not in asked


def test_two_start_cards_are_used_in_any_order_unless_one_of_them_leaves_a_choice() -> None:
    """Coimbra asks which start card comes first only where that changes anything (CO-3.14)."""
    asked: set[bool] = set()
    for seed in range(12):
        state = find_game("coimbra").new(4)
        dice = Dice(seed)
        while state.to_act() < 0 or state.decision() != "start_cards":
            state.apply(dice.pick(state.legal()))
        first = unasked(state)
        asked.add(first is None)
        if first is not None:
            ends = [state.copy() for _ in range(2)]
            for end, action in zip(ends, state.legal(), strict=True):
                end.apply(action)
            assert ends[0].dump() == ends[1].dump()
    assert asked == {True, False}


def test_what_nobody_asks_for_belongs_to_the_action_before_it() -> None:
    """The preview of an action tells the payment that takes every cube."""
    record = parse_record((FOLDER / "every_scoring_tile.tab").read_text(encoding="utf-8"))
    for _, state in replay(record):
        if state.to_act() < 0:
            continue
        for action in state.legal():
            offered = offer(state, action, settling=True)
            trial = state.copy()
            trial.apply(action)
            for forced in offered.forced:
                assert unasked(trial) == forced
                trial.apply(forced)


def test_where_a_game_names_no_order_without_consequence_there_is_none() -> None:
    """`orderless_kinds` only spares the search for such decisions: it must not hide one."""
    for name in ("hansa_teutonica", "luna", "coimbra", "merv"):
        game = find_game(name)
        for seed in range(2):
            state = game.new(3)
            dice = Dice(seed)
            for _ in range(250):
                legal = state.legal()
                if not legal:
                    break
                if state.to_act() >= 0 and len(legal) == 2 and state.decision() not in game.orderless_kinds:
                    first, second = state.copy(), state.copy()
                    first.apply(legal[0])
                    second.apply(legal[1])
                    assert first.dump() != second.dump(), f"{name}: {state.decision()}"
                state.apply(dice.pick(legal))
