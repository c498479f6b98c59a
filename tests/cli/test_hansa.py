"""Hansa Teutonica in the terminal: many choices, several decisions in a row."""

from cli.running import Run

PLAY = ("play", "hansa_teutonica", "--seats", "human,random,random", "--seed", "3")
BOARD = "Coellen table"


def test_the_board_is_drawn_once_per_turn_and_when_asked(tabuleiro: Run) -> None:
    first = "place stade_hamburg trader\n"
    assert tabuleiro(*PLAY).stdout.count(BOARD) == 1
    once = tabuleiro(*PLAY, typed=first).stdout
    assert once.count(BOARD) == 1
    assert "one action left" in once
    assert tabuleiro(*PLAY, typed=f"{first}board\n").stdout.count(BOARD) == 2
    assert tabuleiro(*PLAY, typed=f"{first}undo\n").stdout.count(BOARD) == 2
    assert tabuleiro(*PLAY, typed=first * 2).stdout.count(BOARD) == 2


def test_many_choices_are_opened_by_kind_and_searched(tabuleiro: Run) -> None:
    done = tabuleiro(*PLAY, typed="2\nlubeck\n1\n")
    assert "Place a piece on a route (" in done.stdout
    assert "1 Place a Trader on Hamburg" in done.stdout
    assert "You: Trader placed on Hamburg" in done.stdout


def test_ending_the_turn_is_the_last_choice(tabuleiro: Run) -> None:
    menu = tabuleiro(*PLAY).stdout.split("Choose an action\n")[1].split("\n")
    numbered = [line for line in menu if line[:1].isdecimal()]
    assert "End the turn" in numbered[-1]


def test_the_set_up_does_not_push_the_board_away(tabuleiro: Run) -> None:
    """Dozens of drawn things were told between the board and the first question."""
    said = tabuleiro("play", "coimbra", "--seats", "human,random", "--seed", "3").stdout
    news = said.split("Map: disks")[1].split("Take a pair of start cards")[0].splitlines()
    assert len(news) < 8
    assert any("more lines are in the log" in line for line in news)
