"""What cites a rule: actions, events and refusals of a game, each said by its catalogue."""

import pytest

from tabuleiro.core import find_game, rule_ids
from tabuleiro.texts.catalogue import Catalogue
from tabuleiro.texts.citing import Citing, citings
from tabuleiro.texts.package import LANGUAGES, read_rules

GAMES = ("coimbra", "hansa_teutonica", "luna", "merv")


@pytest.mark.parametrize("name", GAMES)
def test_every_citing_is_of_a_rule_that_exists_and_can_be_said(name: str) -> None:
    found = citings(find_game(name))
    assert set(found) <= set(rule_ids(read_rules(name, "en")))
    kinds = {citing.kind for citing_of in found.values() for citing in citing_of}
    assert kinds == {"action", "event", "refusal"}
    for language in LANGUAGES:
        catalogue = Catalogue(name, language)
        assert all(catalogue.has(citing.message) for citing_of in found.values() for citing in citing_of)


def test_the_rule_of_the_coellen_table_is_cited_by_its_event_and_its_refusal() -> None:
    found = citings(find_game("hansa_teutonica"))["HT-6.6"]
    assert Citing("event", "event-coellen_slot_taken") in found
    assert [citing for citing in found if citing.kind == "refusal"]
