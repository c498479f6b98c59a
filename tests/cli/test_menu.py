"""A newcomer must not drown in choices."""

from tabuleiro.cli.terminal.menu import FEW, Choice, Group, Menu, arrange, outcome_text, plain
from tabuleiro.cli.terminal.menu_screen import common_start
from tabuleiro.core import Action, Event
from tabuleiro.texts.catalogue import Catalogue

MANY = [Choice(i, "place", f"Place on route {i}", "") for i in range(FEW)] + [Choice(99, "pass", "Pass", "")]


def test_a_few_choices_stay_as_they_are() -> None:
    assert arrange(MANY[1:]) == MANY[1:]


def test_many_choices_are_grouped_by_kind_but_a_single_one_stays() -> None:
    assert arrange(MANY) == [Group("place", MANY[:FEW]), MANY[-1]]


def test_many_choices_of_one_kind_need_no_group() -> None:
    places = [Choice(i, "place", f"Place on route {i}", "") for i in range(60)]
    assert arrange(places) == places


def test_what_ends_the_turn_comes_last() -> None:
    end = Choice(0, "end", "End the turn", "", hands_over=True)
    assert arrange([end, *MANY]) == [Group("place", MANY[:FEW]), MANY[-1], end]
    assert arrange([end, MANY[0]]) == [MANY[0], end]


def test_the_words_that_all_choices_begin_with_are_said_once() -> None:
    assert common_start(["Place a cube on A", "Place a disc on A"]) == "Place a"
    assert common_start(["Take", "Take more"]) == ""
    assert common_start(["Pass", "Take it"]) == ""


def test_a_group_opens_and_closes() -> None:
    menu = Menu(MANY)
    menu.open(Group("place", MANY[:FEW]))
    assert menu.entries == MANY[:FEW]
    assert menu.is_narrowed()
    menu.close()
    assert len(menu.entries) == 2
    assert not menu.is_narrowed()


def test_a_search_needs_every_word_and_stays_inside_the_open_group() -> None:
    menu = Menu(MANY)
    assert menu.search("ROUTE 11")
    assert menu.entries == [MANY[11]]
    menu.open(Group("place", MANY[:FEW]))
    assert not menu.search("pass")
    assert menu.entries == MANY[:FEW]


def test_accents_and_case_do_not_matter() -> None:
    assert plain("Lübeck · Münster") == "lubeck · munster"


def test_an_outcome_leaves_out_what_the_action_says_already_and_the_own_name() -> None:
    text = Catalogue("toy", "en", ["Ana", "Rui"])
    action = Action(0, "take", "take", 0, [], "action-take", {"points": 3})
    events = [
        Event("take", 0, [], {"points": 3}),
        Event("pass", 0, [], {}),
        Event("pass", 1, [], {}),
    ]
    assert outcome_text(action, events, text) == "passed; Rui: passed"


def test_an_outcome_tells_a_first_event_that_the_action_does_not() -> None:
    """What an action costs often is its first event: dropping it hid the loss."""
    text = Catalogue("toy", "en", ["Ana", "Rui"])
    action = Action(0, "pass", "pass", 0, [], "action-pass", {})
    assert outcome_text(action, [Event("take", 0, [], {"points": 3})], text) == "took a 3"
