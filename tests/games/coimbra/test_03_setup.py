"""RULES.md, chapter 3: the set-up."""

import pytest

from games.coimbra.deal import Deal, cards_of, chosen, rolling, set_up
from games.coimbra.story import NAMES
from games.coimbra.table import table
from tabuleiro.core import InputError, find_game
from tabuleiro.games.coimbra.data import components as c
from tabuleiro.testkit.rules import rule

GAME = find_game("coimbra")
BACKS = {tile: c.BACKS[c.MONASTERY_BACK[i]] for i, tile in enumerate(c.MONASTERIES)}
CORNERS = ["corner_nw", "corner_ne", "corner_se", "corner_sw"]


@rule("CO-3.1")
def test_eight_tiles_i_four_ii_and_two_iii_are_laid_face_up() -> None:
    deal = Deal(3, monasteries={"m_i_1": "mon_1l", "m_ii_4": "mon_3d", "m_iii_1": "mon_3c"})
    laid = set_up(deal).dump()["monasteries"]
    assert list(laid.values()) == deal.monasteries
    assert [BACKS[tile] for tile in laid.values()] == ["I"] * 8 + ["II"] * 4 + ["III"] * 2
    assert (laid["m_i_1"], laid["m_ii_4"], laid["m_iii_1"]) == ("mon_1l", "mon_3d", "mon_3c")


@rule("CO-3.2")
def test_a_scoring_tile_lies_above_each_track() -> None:
    match = set_up(Deal(4, tiles=("ist_3", "ist_1", "ist_4", "ist_2")))
    assert match.dump()["scoring_tiles"] == {
        "council": "ist_3",
        "merchants": "ist_1",
        "clerics": "ist_4",
        "scholars": "ist_2",
    }
    assert match.seen()["tracks"]["clerics"]["points"] == [12, 7, 4]


@rule("CO-3.3")
@pytest.mark.parametrize(
    ("seats", "upper", "central", "lower"),
    [(2, ["T3", "T2"], ["T4", "T3"], ["T5"]), (3, ["T3"], ["T4"], ["T3"]), (4, [], [], [])],
)
def test_die_tokens(seats: int, upper: list[str], central: list[str], lower: list[str]) -> None:
    match = set_up(Deal(seats))
    rows = [match.row(location) for location in ("castle", "upper", "central", "lower")]
    assert rows == [[], upper, central, lower]


@rule("CO-3.4")
def test_six_voyages_lie_open() -> None:
    match = set_up(Deal(3, voyages=("diu", "goa")))
    assert match.dump()["voyages"] == ["diu", "goa", "tanger", "madeira", "cabo_verde", "sansibar"]


@rule("CO-3.5", "CO-6.A1")
@pytest.mark.parametrize(("seats", "dice"), [(2, 7), (3, 11), (4, 13)])
def test_the_dice_of_a_game_are_rolled_one_by_one(seats: int, dice: int) -> None:
    match = rolling(Deal(seats)).roll(*[1] * (dice - 1))
    assert match.asks() == "chance: roll_die"
    assert len(match.seen()["pool"]) == dice - 1
    match.roll(6)
    assert match.asks() == "phil: draft"
    assert len(match.seen()["pool"]) == dice


@rule("CO-3.6")
def test_what_a_player_begins_with() -> None:
    match = set_up(Deal(4))
    for name in NAMES:
        assert match.purse(name) == (7, 7, 0)
        assert match.influence(name) == [0, 0, 0, 0]
        assert (match.cards(name), match.disks(name), match.voyages(name), match.board(name)) == ([], set(), [], [])
    assert [player["pilgrim"] for player in match.dump()["players"]] == [None] * 4


@rule("CO-3.7", "CO-3.8")
def test_lions_and_stacks_are_in_the_order_that_was_drawn() -> None:
    match = set_up(Deal(4, order=("chris", "phil", "ana", "eve")))
    assert match.order() == ["chris", "phil", "ana", "eve"]
    for track in ("council", "merchants", "clerics", "scholars"):
        assert match.track(track) == ["chris", "phil", "ana", "eve"]


@rule("CO-3.7")
def test_the_first_of_the_stack_on_space_0_scores_nothing() -> None:
    assert all(table(3).end().standing(name).categories["influence"] == 0 for name in NAMES[:3])


@rule("CO-3.9")
def test_the_stack_has_24_cards_of_each_back_and_the_pile_is_empty() -> None:
    match = set_up(Deal(3), events=14 + 4 + 6 + 3)
    assert match.choices("draw_character") == cards_of("II")
    assert set(match.dump()["undrawn"]) == set(cards_of("I") + cards_of("II") + cards_of("III"))
    assert match.pile() == set()


@rule("CO-3.9")
@pytest.mark.parametrize(("number", "back"), [(1, "II"), (2, "III"), (3, "III")])
def test_the_next_layout_shows_the_cards_that_are_left(number: int, back: str) -> None:
    match = table(2).round(number).invest().play("phil: decline", "eve: decline")
    assert match.asks() == "chance: draw_character"
    left = [card for card in match.dump()["undrawn"] if card in cards_of(back)]
    assert match.choices("draw_character") == left
    assert len(left) == (24 if number == 2 else 12)


@rule("CO-3.10")
def test_the_display_is_filled_row_by_row_from_left_to_right() -> None:
    cards = cards_of("II")[::2]
    match = set_up(Deal(3, characters=cards))
    rows = [match.display(location) for location in ("upper", "central", "lower")]
    assert rows == [cards[0:4], cards[4:8], cards[8:12]]
    assert match.dump()["favors"] == dict.fromkeys(
        ("favor_voyage", "favor_cap", "favor_pilgrim", "favor_resources"), None
    )
    assert match.dump()["cap"] is None


@rule("CO-3.11", "CO-X1")
def test_crowns_go_to_the_first_card_of_a_class_from_the_right() -> None:
    upper = ("cle_2a", "mer_2a", "cou_2a", "cou_2b")
    central = ("sch_2a", "mer_2b", "mer_2c", "cou_2c")
    lower = ("cle_2b", "sch_2b", "mer_2d", "mer_2e")
    match = set_up(Deal(3, characters=upper + central + lower))
    assert match.crowns_on() == {
        "council": "upper 4",
        "merchants": "lower 4",
        "clerics": "upper 1",
        "scholars": "lower 2",
    }


@rule("CO-3.11")
def test_a_class_without_a_card_leaves_its_crown_unused() -> None:
    characters = [card for card in cards_of("II") if card[:3] in ("cou", "mer")]
    match = set_up(Deal(3, characters=characters))
    assert match.crowns_on() == {"council": "upper 4", "merchants": "central 4", "clerics": None, "scholars": None}


@rule("CO-3.12")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_as_many_groups_of_two_as_players(seats: int) -> None:
    cards = cards_of("I")[::-1]
    match = set_up(Deal(seats, start_cards=cards[: 2 * seats]))
    assert match.dump()["groups"] == [cards[2 * i : 2 * i + 2] for i in range(seats)]
    assert [card for card in match.dump()["undrawn"] if card in cards_of("I")] == cards[2 * seats :][::-1]


@rule("CO-3.13")
def test_the_first_pass_runs_backwards_the_second_forwards() -> None:
    match = set_up(Deal(3, order=("chris", "phil", "eve")))
    assert match.asks() == "eve: start_choice"
    assert match.legal() == ["take_group 0", "take_group 1", "take_group 2", *(f"place_pilgrim {c}" for c in CORNERS)]
    match.play("eve: take_group 1", "phil: place_pilgrim corner_se", "chris: take_group 0")
    assert match.asks() == "chris: start_choice"
    assert match.choices("place_pilgrim") == ["corner_nw", "corner_ne", "corner_sw"]
    assert match.choices("take_group") == []
    match.play("chris: place_pilgrim corner_sw")
    assert match.legal() == ["take_group 2"]
    match.play("phil: take_group 2")
    assert match.choices("place_pilgrim") == ["corner_nw", "corner_ne"]
    match.play("eve: place_pilgrim corner_nw")
    assert match.asks() == "chris: start_cards"
    assert [match.node(name) for name in ("phil", "eve", "chris")] == ["corner_se", "corner_nw", "corner_sw"]


@rule("CO-3.13")
def test_both_cards_of_the_group_are_taken() -> None:
    match = set_up(Deal(2, start_cards=("sch_1b", "cle_1a", "mer_1a", "cou_1b"))).play("eve: take_group 1")
    assert match.cards("eve") == ["mer_1a", "cou_1b"]
    assert match.dump()["groups"] == [["sch_1b", "cle_1a"], [None, None]]


@rule("CO-3.14", "CO-W1")
def test_two_start_cards_are_resolved() -> None:
    match = chosen(Deal(2, order=("eve", "phil"), start_cards=("cou_1a", "cle_1b")))
    assert match.cards("phil") == ["cou_1a", "cle_1b"]
    match.play("eve: start_card_first 0")
    assert match.asks() == "phil: start_cards"
    match.play("phil: start_card_first 0")
    assert match.influence("phil") == [2, 0, 1, 0]
    assert match.purse("phil") == (7, 11, 0)
    assert (match.zone("cou_1a"), match.zone("cle_1b")) == ("immediate", "phase_c")


@rule("CO-3.14")
@pytest.mark.parametrize(("first", "order"), [(0, ["cle_1a", "cou_1a"]), (1, ["cou_1a", "cle_1a"])])
def test_the_player_chooses_which_card_comes_first(first: int, order: list[str]) -> None:
    match = chosen(Deal(2, order=("phil", "eve"), start_cards=("mer_1a", "sch_1a", "cle_1a", "cou_1a")))
    assert match.cards("phil") == ["cle_1a", "cou_1a"]
    events = match.events(f"phil: start_card_first {first}", "phil: stop")
    assert [event.elements[0][5:] for event in events if event.kind == "start_card_used"] == order


@rule("CO-3.14")
def test_steps_of_a_start_card_move_the_pilgrim_at_once() -> None:
    match = chosen(Deal(2, order=("phil", "eve"), start_cards=("mer_1a", "sch_1a", "cle_1a", "cou_1a")))
    match.play("phil: start_card_first 0")
    assert match.asks() == "phil: step"
    assert match.guards("phil") == 7
    match.play("phil: step stop_nw_n", "phil: step m_i_1")
    assert match.guards("phil") == 7 + 3 + 4
    assert match.asks() == "eve: start_cards"


@rule("CO-3.14", "CO-6.C10")
def test_a_start_card_triggers_no_phase_c_bonus() -> None:
    match = chosen(Deal(2, order=("phil", "eve"), start_cards=("sch_1a", "cou_1b", "sch_1b", "mer_1a")))
    assert match.cards("phil") == ["sch_1b", "mer_1a"]
    match.play("phil: start_card_first 0")
    assert match.purse("phil") == (7 + 4, 7, 0)


@rule("CO-3.15")
def test_the_one_option_is_a_reading_and_there_are_no_automata() -> None:
    assert [(option.name, option.default, option.before) for option in GAME.options] == [
        ("phase_e_beginning", "phase", "own_turn")
    ]
    assert [GAME.parties(seats) for seats in (2, 4)] == [
        ["seat-0", "seat-1"],
        ["seat-0", "seat-1", "seat-2", "seat-3"],
    ]


@rule("CO-3.16", forbids=True)
@pytest.mark.parametrize("seats", [0, 1, 5])
def test_two_to_four_play(seats: int) -> None:
    assert GAME.seats == [2, 3, 4]
    with pytest.raises(InputError):
        GAME.new(seats)
