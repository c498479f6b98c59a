"""Every kind of event names the rule that brings it about: the first one that RULES.md says, in both languages."""

import re

import pytest

from tabuleiro.core import Event, find_game, rule_ids
from tabuleiro.texts.package import LANGUAGES, read_rules

GAMES = ("coimbra", "hansa_teutonica", "luna", "merv")


def written_rules(text: str, kinds: list[str], prefix: str) -> dict[str, str]:
    """The rules in the last column of the table of events, by kind."""
    found: dict[str, str] = {}
    for line in text.splitlines():
        first, *_, last = line.strip("|").split("|") if line.startswith("|") else ("", "")
        rule = re.match(rf" {prefix}-[0-9A-Z.]+", last)
        for kind in first.replace("`", "").replace(",", " ").split():
            if kind in kinds and rule:
                found.setdefault(kind, rule[0].strip())
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_the_engine_names_the_rule_that_the_table_of_events_names(name: str, language: str) -> None:
    game, text = find_game(name), read_rules(name, language)
    assert list(game.event_rules) == game.event_kinds
    assert written_rules(text, game.event_kinds, game.rule_prefix) == game.event_rules


@pytest.mark.parametrize("name", GAMES)
def test_every_rule_of_an_event_exists(name: str) -> None:
    assert set(find_game(name).event_rules.values()) <= set(rule_ids(read_rules(name, "en")))


@pytest.mark.parametrize(
    ("name", "kind", "argument", "value", "rule"),
    [
        ("hansa_teutonica", "prestige_gained", "reason", "reason-city_controller", "HT-5.5.3"),
        ("hansa_teutonica", "prestige_gained", "reason", "reason-coin_office", "HT-6.3"),
        ("hansa_teutonica", "prestige_gained", "reason", "reason-east_west", "HT-8.6"),
        ("coimbra", "part_scored", "part", "category-diplomas", "CO-10.4"),
        ("merv", "points", "category", "category-palace", "ME-12.1"),
        ("luna", "temple_scored", "points", "3", "LU-9.6"),
    ],
)
def test_points_that_come_by_several_rules_name_their_own(
    name: str, kind: str, argument: str, value: str, rule: str
) -> None:
    assert find_game(name).event_rule(Event(kind, 0, [], {argument: value})) == rule


def test_an_event_that_the_game_does_not_know_has_no_rule() -> None:
    assert find_game("luna").event_rule(Event("eclipse", 0, [], {})) == ""
