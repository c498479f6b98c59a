"""Setting up: one process at a time changes the environment, and what did not change is not done again."""

from pathlib import Path
from threading import Thread

import environment
import pytest


def test_a_second_build_waits_for_the_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(environment, "ROOT", tmp_path)
    done: list[str] = []

    def build() -> None:
        with environment.alone():
            done.append("second")

    second = Thread(target=build)
    with environment.alone():
        second.start()
        second.join(0.5)
        assert done == []
        done.append("first")
    second.join(20)
    assert done == ["first", "second"]
    assert "Waiting for another build" in capsys.readouterr().out


def test_a_build_that_was_killed_does_not_block_the_next(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(environment, "ROOT", tmp_path)
    with pytest.raises(KeyboardInterrupt), environment.alone():
        raise KeyboardInterrupt
    with environment.alone():
        assert (tmp_path / "build" / "environment.lock").exists()


def test_a_stamp_tells_what_was_installed(tmp_path: Path) -> None:
    stamp = tmp_path / "run.stamp"
    assert not environment.is_stamped(stamp, environment.hash_of([b"a"]))
    stamp.write_text(environment.hash_of([b"a"]), encoding="utf-8")
    assert environment.is_stamped(stamp, environment.hash_of([b"a"]))
    assert not environment.is_stamped(stamp, environment.hash_of([b"b"]))
    assert environment.hash_of([b"ab", b"c"]) != environment.hash_of([b"a", b"bc"])
