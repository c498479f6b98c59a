"""A person is not asked where every answer comes to the same."""

from games.merv.make_records import FOLDER
from tabuleiro.cli.terminal.terminal_game import comes_to_the_same
from tabuleiro.core.records.parser import parse_record
from tabuleiro.core.records.replay import replay


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
        asked.add((held == sum(cost.values()), comes_to_the_same(state)))
    assert (False, False) in asked
    assert (True, True) in asked
    assert (True, False) not in asked
