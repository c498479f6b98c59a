"""Settings: every seat count, and every option value at least once."""

from tabuleiro.testkit.scenarios import Scenario, chosen_scenarios, every_scenario
from toy.game import GAME


def test_every_value_that_a_seat_count_may_choose_is_a_setting() -> None:
    assert every_scenario(GAME, 2) == [Scenario(2, {})]
    assert every_scenario(GAME, 3) == [Scenario(3, {}), Scenario(3, {"deck": "long"})]


def test_an_option_value_is_chosen_once_at_the_largest_seat_count() -> None:
    labels = [scenario.label() for scenario in chosen_scenarios(GAME, [2, 3])]
    assert labels == ["2-seats", "3-seats", "3-seats-deck-long"]
