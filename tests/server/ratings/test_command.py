"""`tabuleiro ratings`: a ladder to read, faults to look into, and all of it made anew from the logs."""

import asyncio
import json
from pathlib import Path

from typer.testing import CliRunner

from server.ratings.test_result import PEOPLE, Club
from tabuleiro.cli import app
from tabuleiro.server.ratings import ledger

RUN = CliRunner()


def test_ratings_are_made_anew_and_shown(tmp_path: Path) -> None:
    club = Club(tmp_path)

    async def story() -> None:
        table = await club.sit(PEOPLE)
        await club.play(table)

    asyncio.run(story())
    assert len(club.store.read_now(ledger.uncounted)) == 1
    club.store.close()
    database = ["--database", f"sqlite:///{tmp_path}/t.db"]
    made = RUN.invoke(app, ["ratings", "rebuild", *database])
    assert (made.exit_code, made.stdout.strip()) == (0, "1"), made.output
    shown = RUN.invoke(app, ["ratings", "show", "luna", "--json", *database])
    ladder = json.loads(shown.stdout)
    assert (ladder["rows"], ladder["game"]) == ([], "luna")
    assert ladder["bots"][-1]["level"] == "random"
    assert RUN.invoke(app, ["ratings", "show", "--faults", *database]).stdout == ""
    refused = RUN.invoke(app, ["ratings", "show", "chess", *database])
    assert refused.exit_code != 0
    assert "chess" in refused.output
