"""Settings: every seat count, and every option value at least once."""

from tabuleiro.testkit.settings import Setting, chosen_settings, every_setting
from toy.game import GAME


def test_every_value_that_a_seat_count_may_choose_is_a_setting() -> None:
    assert every_setting(GAME, 2) == [Setting(2, {})]
    assert every_setting(GAME, 3) == [Setting(3, {}), Setting(3, {"deck": "long"})]


def test_an_option_value_is_chosen_once_at_the_largest_seat_count() -> None:
    labels = [setting.label() for setting in chosen_settings(GAME, [2, 3])]
    assert labels == ["2-seats", "3-seats", "3-seats-deck-long"]
