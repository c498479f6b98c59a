"""Lines of a text board in the columns there are."""

from tabuleiro.core.screen import Segment, TextLine, columns, flow, wrapped


def shown(lines: list[TextLine]) -> list[str]:
    """The lines without their styles."""
    return ["".join(segment.text for segment in line) for line in lines]


def test_a_line_that_fits_stays_as_it_is() -> None:
    line = [Segment("two  words", "title")]
    assert wrapped(line, 10) == [line]


def test_a_long_line_breaks_at_blanks_and_goes_on_indented() -> None:
    assert shown(wrapped([Segment("  one two three four")], 12, 4)) == ["  one two", "    three", "    four"]


def test_segments_that_touch_stay_together() -> None:
    line = [Segment("owner: "), Segment("●", "seat-0"), Segment("12 left")]
    assert shown(wrapped(line, 9, 1)) == ["owner:", " ●12 left"]


def test_a_word_that_is_wider_than_the_line_is_not_cut() -> None:
    assert shown(wrapped([Segment("a Quedlinburg b")], 6, 1)) == ["a", " Quedlinburg", " b"]


def test_cells_flow_and_keep_their_separators() -> None:
    cells: list[TextLine] = [[Segment("four")], [Segment("five six")], [Segment("x")]]
    assert shown(flow([Segment("Head:")], cells, 14, gap=", ")) == ["Head: four,", "  five six, x"]


def test_cells_stand_side_by_side_as_far_as_they_fit() -> None:
    cells: list[TextLine] = [[Segment(word)] for word in ("aa", "b", "cc", "d", "e")]
    assert shown(columns(cells, 100)) == ["aa  b  cc  d  e"]
    assert shown(columns(cells, 9)) == ["aa  cc  e", "b   d"]
    assert shown(columns(cells, 2)) == ["aa", "b", "cc", "d", "e"]


def test_a_few_wide_cells_take_two_lines_for_one_more_column() -> None:
    words = ("one a", "two b", "three", "four", "five", "a wider cell", "six", "seven", "eight", "nine")
    cells: list[TextLine] = [[Segment(word)] for word in words]
    assert shown(columns(cells, 18)) == [
        "one a     a wider",
        "two b         cell",
        "three     six",
        "four      seven",
        "five      eight",
        "          nine",
    ]


def test_many_wide_cells_stand_one_below_the_other() -> None:
    cells: list[TextLine] = [[Segment("a wider cell")] for _ in range(6)]
    assert shown(columns(cells, 20)) == ["a wider cell"] * 6
