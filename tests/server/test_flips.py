"""Single flipped bits of a database file: `make flips` tries sixty times as many."""

from pathlib import Path

from flips import NOTHING, TOLD, Flips

FLIPS = 20


def test_flipped_bits_are_told_without_a_traceback_and_the_file_stays_as_it_is(tmp_path: Path) -> None:
    flips = Flips(tmp_path, seed=2)
    flips.run(FLIPS)
    assert flips.failures == []
    assert flips.outcomes[NOTHING] > 0, "most bits of so small a file belong to nothing"


def test_flipped_bits_of_what_was_written_are_told(tmp_path: Path) -> None:
    flips = Flips(tmp_path, seed=3)
    for words in (b"Person 7", b"CREATE TABLE", b"hansa_teutonica", b"SQLite format"):
        flips.flip(flips.clean.index(words), bit=flips.dice.randrange(8))
    assert flips.outcomes == {TOLD: 4}
