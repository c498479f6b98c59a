"""An element of the board explains itself to whoever may see the table."""

import pytest

from server.people import Person
from tabuleiro.core.registry import find_game
from tabuleiro.texts.package import LANGUAGES, read_rules

HALLE = "city:halle"


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_element_says_what_it_is_by_which_rule_and_how_sure_that_is(ana: Person, language: str) -> None:
    table = ana.create("hansa_teutonica", "me", "hotseat")
    told = ana.get(f"/tables/{table['table']}/explain/{language}", element=HALLE, seat="0").json()
    assert told["title"] == {"message": "city-halle", "arguments": {}, "then": []}
    assert {"message": "explain-city-figure", "arguments": {"track": "track-keys"}, "then": []} in told["lines"]
    assert told["now"], "it means something for a player"
    assert told["rules"][0]["rule"] == "HT-6.5"
    assert all(f" {rule['heading']}" in read_rules("hansa_teutonica", language) for rule in told["rules"])
    assert told["provenance"] == "public"


def test_every_listed_element_is_explained_to_a_visitor(ana: Person, visitor: Person) -> None:
    table = ana.create("hansa_teutonica", "me", "hotseat")
    for element in find_game("hansa_teutonica").elements(2, {})[::25]:
        assert visitor.get(f"/tables/{table['table']}/explain/en", element=element).status_code == 200, element


def test_an_earlier_ply_is_explained_as_it_was(ana: Person) -> None:
    with ana.watch(ana.create("hansa_teutonica", "me", "hotseat")) as tab:
        asked = {"element": "actions:0", "seat": "0"}
        path = f"/tables/{tab.update['table']}/explain/en"
        before, ply = ana.get(path, **asked).json()["now"], tab.update["ply"]
        tab.play()
        assert ana.get(path, **asked, ply=str(ply)).json()["now"] == before
        assert ana.get(path, **asked, ply="-1").json()["code"] == "unknown"


@pytest.mark.parametrize("element", ["", "city:atlantis", "space:hamburg_luebeck:99", "x" * 500, "../../etc"])
def test_an_unknown_element_is_refused_by_name(ana: Person, element: str) -> None:
    table = ana.create("hansa_teutonica", "me", "hotseat")
    refused = ana.get(f"/tables/{table['table']}/explain/en", element=element)
    assert (refused.status_code, refused.json()["code"]) == (404, "unknown")
    assert element[:20] in refused.json()["text"]


def test_nobody_asks_for_the_seat_of_another(ana: Person, bia: Person, visitor: Person) -> None:
    table = ana.create("hansa_teutonica", "me", "hotseat")
    path = f"/tables/{table['table']}/explain/en"
    for person, seat in ((bia, "0"), (visitor, "0"), (ana, "7"), (ana, "-1")):
        assert person.get(path, element=HALLE, seat=seat).json()["code"] == "forbidden", seat


def test_a_private_table_explains_itself_with_its_key_only(ana: Person, visitor: Person) -> None:
    table = ana.create("hansa_teutonica", "me", "hotseat", visibility="link")
    path = f"/tables/{table['table']}/explain/en"
    assert visitor.get(path, element=HALLE).json()["code"] == "unknown_table"
    assert visitor.get(path, element=HALLE, key=table["key"]).status_code == 200


def test_an_unknown_language_and_a_table_that_has_not_started_are_refused(ana: Person) -> None:
    table = ana.create("hansa_teutonica", "me", "hotseat")
    assert ana.get(f"/tables/{table['table']}/explain/de", element=HALLE).json()["code"] == "unknown"
    waiting = ana.create("hansa_teutonica", "me", "open")
    assert ana.get(f"/tables/{waiting['table']}/explain/en", element=HALLE).json()["code"] == "not_started"
