"""Positions set up by hand: pieces come from their homes, every broken law is told, and nothing else is changed."""

import json
from typing import Any

import pytest

from tabuleiro.core import digest, find_game
from tabuleiro.core.errors import BadPosition
from tabuleiro.core.state import Position
from tabuleiro.learn.editor import BadEdit, Edit, edit, opening
from tabuleiro.testkit.laws.assertions import Broken
from tabuleiro.testkit.laws.editing import EditingExaminer, check_editing
from toy.game import GAME as TOY

HANSA = find_game("hansa_teutonica")
SPACE = "routes.hamburg_luebeck.spaces[0]"


def laid(game: str = "hansa_teutonica", seats: int = 3) -> Any:  # noqa: ANN401 - a JSON table
    """A position to begin with."""
    return opening(find_game(game), seats, {}, 1).dump()


def test_a_piece_comes_from_the_stock_and_goes_back_there() -> None:
    position = laid()
    stock = position["players"][0]["stock"]["trader"]
    put = edit(HANSA, position, [Edit(SPACE, "0 trader")])
    assert put.problems == []
    assert set(put.changed) == {SPACE, "players[0].stock.trader"}
    after: Any = put.position
    assert after["players"][0]["stock"]["trader"] == stock - 1
    assert edit(HANSA, after, [Edit(SPACE, None)]).digest() == digest(HANSA.load(position))


def test_an_empty_stock_is_told_and_nothing_is_invented() -> None:
    position = laid()
    spaces = [f"routes.{route}.spaces[0]" for route in position["routes"]][:20]
    edited = edit(HANSA, position, [Edit(path, "0 merchant") for path in spaces])
    (problem,) = [problem for problem in edited.problems if problem.key == "merchants"]
    assert (problem.rule, problem.arguments["seat"]) == ("HT-17.1", "seat-0")
    assert "players[0].stock.merchant" in problem.paths


def test_without_balance_a_piece_too_many_is_told_with_its_rule() -> None:
    edited = edit(HANSA, laid(), [Edit(SPACE, "0 trader")], balance=False)
    assert [(problem.rule, problem.key) for problem in edited.problems] == [("HT-17.1", "traders")]
    assert edited.changed == [SPACE]


def test_all_problems_are_told_not_the_first() -> None:
    edits = [Edit(SPACE, "0 trader"), Edit("cities.luebeck.offices[1]", "1 trader")]
    keys = {problem.key for problem in edit(HANSA, laid(), edits, balance=False).problems}
    assert {"traders", "office-gap"} <= keys


def test_what_follows_is_counted_along() -> None:
    offices = laid()["cities"]["emden"]["offices"]
    edits = [Edit(f"cities.emden.offices[{i}]", "0 trader") for i in range(len(offices))]
    after: Any = edit(HANSA, laid(), edits).position
    assert after["completed"] == 1
    assert edit(HANSA, laid(), [Edit("active", 2)]).state.to_act() == 2


def test_east_and_west_connected_brings_the_award() -> None:
    """A desk level gives its piece back to the stock, and a network from Arnheim to Stendal is noticed (HT-8.6)."""
    way = ("arnheim", "muenster", "minden", "brunswiek", "stendal")
    after: Any = edit(HANSA, laid(), [Edit(f"cities.{city}.offices[0]", "0 trader") for city in way]).position
    assert [player["connected"] for player in after["players"]] == [1, 0, 0]
    stock = after["players"][0]["stock"]["trader"]
    raised: Any = edit(HANSA, after, [Edit("players[0].levels.actions", 1)]).position
    assert raised["players"][0]["stock"]["trader"] == stock + 1


@pytest.mark.parametrize(
    ("path", "value", "key"),
    [
        ("routes.hamburg_luebeck.spaces[9]", None, "path"),
        ("version", 1, "path"),
        ("players[0].prestige", 28, "count"),
        ("players[0].prestige", True, "count"),
        ("players[0].prestige", "7", "count"),
        (SPACE, "9 trader", "choice"),
        (SPACE, 0, "choice"),
        ("active", None, "choice"),
        ("cities.emden.extra", "0 trader", "list"),
        ("cities.emden.extra", ["0 trader"] * 5, "length"),
    ],
)
def test_what_cannot_be_set_is_refused_and_changes_nothing(path: str, value: object, key: str) -> None:
    position = laid()
    before = json.dumps(position)
    with pytest.raises(BadEdit) as caught:
        edit(HANSA, position, [Edit(path, value)])
    assert caught.value.key == f"bad-edit-{key}"
    assert json.dumps(position) == before


def test_what_is_no_position_is_told_as_ever() -> None:
    foreigners: tuple[object, ...] = ({}, None, [], {**laid(), "seats": 9})
    for foreign in foreigners:
        with pytest.raises(BadPosition):
            edit(HANSA, foreign, [])


def test_a_council_marker_lies_on_one_chair() -> None:
    luna = find_game("luna")
    position = laid("luna", 2)
    chair = next(i for i, stack in enumerate(position["council"]) if 0 in stack)
    after: Any = edit(luna, position, [Edit("council[7]", [0])]).position
    assert (after["council"][7], 0 in after["council"][chair]) == ([0], chair == 7)
    with pytest.raises(BadEdit):
        edit(luna, position, [Edit("council[7]", [0])], balance=False)


def test_other_temple_boards_bring_their_stones() -> None:
    luna = find_game("luna")
    position = laid("luna", 2)
    others = [board for board in ("blue", "yellow", "red", "green") if board not in position["boards"]]
    edited = edit(luna, position, [Edit("boards", others)])
    assert edited.problems == []
    assert set(table(edited.position, "stones")) != set(position["stones"])


def table(position: Position, key: str) -> dict[str, object]:
    found = position[key]
    assert isinstance(found, dict)
    return found


def test_two_monasteries_change_places() -> None:
    coimbra = find_game("coimbra")
    position = laid("coimbra", 2)
    first, second = position["monasteries"]["m_i_1"], position["monasteries"]["m_i_2"]
    edited = edit(coimbra, position, [Edit("monasteries.m_i_1", second)])
    assert edited.problems == []
    assert (table(edited.position, "monasteries")["m_i_1"], table(edited.position, "monasteries")["m_i_2"]) == (
        second,
        first,
    )


def test_dice_in_rows_are_sorted_and_somebody_is_next() -> None:
    coimbra = find_game("coimbra")
    position = laid("coimbra", 2)
    dice = sorted(position["dice"], key=lambda name: position["dice"][name]["value"])
    edited = edit(coimbra, position, [Edit("rows.castle", [dice[-1], dice[0]])])
    assert edited.problems == []
    after: Any = edited.position
    assert [die for die in after["rows"]["castle"] if die in dice] == [dice[0], dice[-1]]
    assert (after["lap"], after["turn"], edited.state.decision()) == (1, 0, "draft")


def test_what_was_half_done_gives_way_to_the_quiet_decision() -> None:
    """A lifted piece is put away when the position under it no longer fits."""
    state = opening(HANSA, 3, {}, 1)
    route = "routes.hamburg_luebeck.spaces"
    position: Any = edit(HANSA, state.dump(), [Edit(f"{route}[{i}]", "0 trader") for i in range(2)]).position
    position = edit(HANSA, position, [Edit("active", 0)]).position
    lifted = HANSA.load(position)
    lifted.apply(HANSA.parse("move_lift hamburg_luebeck trader"))
    assert lifted.decision() != "main"
    edited = edit(HANSA, lifted.dump(), [Edit("players[0].levels.liber_sophiae", 0), Edit("active", 1)])
    assert (edited.problems, edited.state.decision(), edited.state.to_act()) == ([], "main", 1)


def test_the_quiet_decision_is_told_when_it_takes_the_place_of_another() -> None:
    merv = find_game("merv")
    state = opening(merv, 2, {}, 1)
    state.apply(state.legal()[0])
    assert state.decision() == "choose_site"
    path = next(field.path for field in merv.editing.fields(state.dump()) if field.path.startswith("slots"))
    edited = edit(merv, state.dump(), [Edit(path, None)], balance=False)
    assert edited.is_calmed or edited.problems


def test_a_game_of_which_nothing_can_be_set_keeps_the_laws() -> None:
    assert check_editing(TOY, 2, {}) == 0


def test_a_field_without_words_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    fields = HANSA.editing.fields(laid())
    broken = fields[0]._replace(label=fields[0].label._replace(message="no-such-message"))
    monkeypatch.setattr(HANSA, "editing", HANSA.editing._replace(fields=lambda _position: [broken]))
    with pytest.raises(Broken, match="field-text"):
        EditingExaminer(HANSA, 3, 1).check_fields(laid())
