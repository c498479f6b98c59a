"""Single flipped bits of a database file: `make flips` tries sixty times as many."""

from pathlib import Path

from flips import TOLD, Flips

FLIPS = 24


def test_flipped_bits_are_told_without_a_traceback_and_the_file_stays_as_it_is(tmp_path: Path) -> None:
    flips = Flips(tmp_path, seed=2)
    flips.run(FLIPS)
    assert flips.failures == []
    assert flips.outcomes[TOLD] >= FLIPS / 6, "most bits of so small a file belong to nothing"
