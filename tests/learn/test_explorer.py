"""The explorer: first choices are read from events, counted as they are, and called good only where that is sure."""

import json
import random
from collections import Counter
from pathlib import Path

import pytest

from learn.analysis_story import played
from tabuleiro.arena.executor import BadBlock
from tabuleiro.core.records.parser import parse_record
from tabuleiro.core.records.record import Record, write_record
from tabuleiro.core.registry import find_game
from tabuleiro.learn.explorer.book import Book, Count, decode_book, make_book, shipped_book, unpack_record
from tabuleiro.learn.explorer.explore import BadQuestion, FacetShape, Question, explore, judge
from tabuleiro.learn.explorer.folder import read_folder
from tabuleiro.learn.explorer.played import WHOLE, PlayedGame, PlayedSeat, read_played, who_played
from tabuleiro.texts.catalogue import Catalogue
from tabuleiro.texts.package import LANGUAGES

GAMES = ("coimbra", "hansa_teutonica", "luna", "merv")
EXAMPLES = Path(__file__).parents[2] / "src/tabuleiro/games"


def synthetic(effect: float, seed: int, games: int = 400, *, values: int = 10) -> Book:
    """Games of two that chance decides, but for what choosing `0` adds to the share of wins."""
    dice, book = random.Random(seed), Book("toy")
    for number in range(games):
        chosen = [f"{dice.randrange(values)}" for _ in range(2)]
        chance = 0.5 + effect / (1 - 1 / values) * ((chosen[0] == "0") - (chosen[1] == "0"))
        first = int(dice.random() < chance)
        seats = [
            PlayedSeat(WHOLE * won, 2 - won, 10, {}, {"first_take": chosen[seat]})
            for seat, won in enumerate((first, 1 - first))
        ]
        book.add(PlayedGame("toy", "1-x", {}, "people", f"t{number}", seats))
    return book


def verdicts(book: Book) -> dict[str, str]:
    return {one["value"]: one["verdict"] for one in facet(book, "first_take")["values"]}


def facet(book: Book, name: str) -> FacetShape:
    return next(one for one in explore([book], Question())["facets"] if one["facet"] == name)


def test_an_effect_of_fifteen_points_is_found_and_no_other_value_is_called_anything() -> None:
    told = verdicts(synthetic(0.15, seed=5, values=3))
    assert told["0"] == "above"


def test_where_there_is_no_effect_hardly_anything_is_called_good_or_bad() -> None:
    told = [verdict for seed in range(20) for verdict in verdicts(synthetic(0.0, seed)).values()]
    assert len(told) == 200
    assert sum(verdict in ("above", "below") for verdict in told) <= 10


def test_many_values_make_chance_look_like_skill_and_are_allowed_for() -> None:
    """One of twenty values at the edge of its 95 % interval is what chance brings; alone it would be called."""
    edge = Count(games=100, wins=61 * WHOLE)
    assert judge({"a": edge}, 0.5) == {"a": "above"}
    many = {"a": edge} | {f"v{number}": Count(100, 50 * WHOLE) for number in range(19)}
    assert set(judge(many, 0.5).values()) == {"even"}


def test_what_was_chosen_less_than_twenty_times_is_not_ranked() -> None:
    book = Book("toy")
    for number in range(40):
        value, share = ("1", WHOLE) if number < 19 else ("2", 0)
        book.add(PlayedGame("toy", "1-x", {}, "people", "", [PlayedSeat(share, 1, 5, {}, {"first_take": value})] * 2))
    told = facet(book, "first_take")["values"]
    assert [(one["value"], one["games"], one["verdict"]) for one in told] == [("1", 38, "above"), ("2", 42, "below")]
    few = Book("toy")
    for _ in range(9):
        few.add(PlayedGame("toy", "1-x", {}, "people", "", [PlayedSeat(WHOLE, 1, 5, {}, {"first_take": "1"})] * 2))
    assert facet(few, "first_take")["values"][0]["verdict"] == "few"


def first_taken(record: Record, seat: int) -> str:
    """The first acorn that a seat took: the last one that was turned up before."""
    face = ""
    for ply in record.plies:
        if ply.text.startswith("reveal"):
            face = str(("one", "two", "three").index(ply.text.split()[1]) + 1)
        if ply.actor == seat and ply.text == "take":
            return face
    return "none"


def test_counts_are_those_of_the_games() -> None:
    """Counted again from the texts of the records alone: who took which acorn first, and who won."""
    records = [played(2 + seed % 2, seed) for seed in range(60)]
    book = make_book("toy", [(one, record) for record in records if (one := read_played(record)) is not None])
    for seats in (2, 3):
        games, wins = Counter[str](), Counter[str]()
        for record in [one for one in records if one.seats == seats]:
            found = read_played(record)
            assert found is not None
            for seat in range(seats):
                value = first_taken(record, seat)
                games[value] += 1
                wins[value] += found.seats[seat].share
        told = next(one for one in explore([book], Question(seats=seats))["facets"] if one["facet"] == "first_take")
        assert {one["value"]: one["games"] for one in told["values"]} == dict(games)
        for row in told["values"]:
            assert row["share"] == pytest.approx(wins[row["value"]] / WHOLE / games[row["value"]], abs=1e-4)


def test_a_question_picks_the_games_and_what_is_not_there_is_refused() -> None:
    book = synthetic(0.0, 1, games=30)
    for number in range(10):
        seats = [PlayedSeat(WHOLE, 1, 5, {}, {"first_take": "1"}), *[PlayedSeat(0, 2, 3, {}, {"first_take": "2"})] * 2]
        book.add(PlayedGame("toy", "2-y", {}, "strong:30i", f"b{number}", seats))
    told = explore([book], Question())
    assert (told["seats"], told["games"], told["fair"]) == (2, 30, 0.5)
    assert told["choices"]["seats"] == {"2": 30, "3": 10}
    three = explore([book], Question(seats=3, seat=0))
    assert (three["games"], [one["value"] for one in three["facets"][0]["values"]]) == (10, ["1"])
    assert three["choices"]["who"] == {"strong:30i": 10}
    with pytest.raises(BadQuestion):
        explore([book], Question(seats=2, who="strong:30i"))
    assert explore([Book("toy")], Question())["games"] == 0


def test_luck_is_told_where_games_were_analysed() -> None:
    book = synthetic(0.0, 1, games=1)
    game = PlayedGame("toy", "1-x", {}, "people", "t", [PlayedSeat(WHOLE, 1, 5, {}, {"first_take": "77"})] * 2)
    book.add(game)
    book.add_adjusted(game, [9000, 3000])
    value = next(one for one in facet(book, "first_take")["values"] if one["value"] == "77")
    assert (value["judged"], value["adjusted"]) == (2, 0.6)


def test_a_book_is_kept_as_it_is_and_holds_examples_that_can_be_played_again() -> None:
    records = [played(2, seed) for seed in range(12)]
    book = make_book("toy", [(one, record) for record in records if (one := read_played(record)) is not None])
    again = decode_book(json.loads(json.dumps(book.encode())))
    assert explore([again], Question()) == explore([book], Question())
    example = facet(again, "first_take")["values"][0]["examples"][0]
    assert example["is_record"]
    assert parse_record(unpack_record(again.records[int(example["name"])])).game == "toy"


@pytest.mark.parametrize("game", GAMES)
def test_every_first_choice_of_a_real_game_can_be_said(game: str) -> None:
    record = parse_record((EXAMPLES / game / "guide/example.tab").read_text(encoding="utf-8"))
    found = read_played(record)
    assert found is not None
    for seat in found.seats:
        assert set(seat.facets) <= set(find_game(game).facet_names)
        assert len(seat.facets) >= 3
    values = {value for seat in found.seats for value in seat.facets.values()}
    words = {word for value in values for word in value.split() if word != "none" and not word[0].isdecimal()}
    assert words
    for language in LANGUAGES:
        text = Catalogue(game, language)
        assert [word for word in words if not text.has(word)] == []


@pytest.mark.parametrize("game", GAMES)
def test_the_games_that_come_with_the_package_can_be_explored(game: str) -> None:
    told = explore([shipped_book(game)], Question())
    assert told["games"] >= 200
    assert any(one["examples"] for facet in told["facets"] for one in facet["values"])
    text = Catalogue(game, "pt-BR")
    for value in [one["value"] for facet in told["facets"] for one in facet["values"]]:
        assert all(word == "none" or word[0].isdecimal() or text.has(word) for word in value.split()), value


def test_a_folder_is_read_and_its_first_bad_file_named(tmp_path: Path) -> None:
    (tmp_path / "deep").mkdir()
    (tmp_path / "a.tab").write_text(write_record(played(2, 1)), encoding="utf-8")
    (tmp_path / "deep/b.tab").write_text(write_record(played(3, 2)), encoding="utf-8")
    (tmp_path / "unfinished.tab").write_text(write_record(played(2, 3, most=2)), encoding="utf-8")
    heard: list[tuple[int, int]] = []
    found = read_folder(tmp_path, 1, lambda done, of: heard.append((done, of)))
    assert [len(one.played.seats) for one in found] == [2, 3]
    assert heard[-1] == (3, 3)
    (tmp_path / "c.tab").write_text("nothing", encoding="utf-8")
    with pytest.raises(BadBlock, match=r"c\.tab"):
        list(read_folder(tmp_path, 1, lambda *_: None))


def test_who_played_is_told_by_the_names() -> None:
    assert who_played(["strong:30i", "strong:30i"]) == "strong:30i"
    assert who_played(["Ana", "Bia"]) == "people"
    assert who_played(["Ana", "regular"]) == "mixed"
