"""The code of a table is pure: it can run where there is no SQL, no web framework, no process and no orjson."""

import inspect
import json
import subprocess
import sys
from pathlib import Path

import pytest

import tabuleiro.server
from tabuleiro.server.sockets.client_messages import MODELS
from tabuleiro.server.sockets.watching import TOPIC_COMMANDS
from tabuleiro.server.table.commands import CLIENT_COMMANDS, COMMANDS, HINT_COMMANDS

SERVER = Path(tabuleiro.server.__file__).parent


def module_name(path: Path) -> str:
    """What a file of the package is imported as."""
    return ".".join(["tabuleiro", *path.relative_to(SERVER.parent).with_suffix("").parts])


ANALYSES = ("analysed", "analysis_queue", "work")
"""What a device needs of analyses; the others count for many people, or write reports."""
PURE = [
    "tabuleiro.server.clock",
    "tabuleiro.server.errors",
    "tabuleiro.server.people.names",
    "tabuleiro.server.people.user",
    "tabuleiro.server.stages",
    *(f"tabuleiro.server.analyses.{name}" for name in ANALYSES),
    *(module_name(path) for path in sorted((SERVER / "table").rglob("[!_]*.py"))),
    *(module_name(path) for path in sorted((SERVER / "answers").rglob("[!_]*.py"))),
    *(module_name(path) for path in sorted((SERVER.parent / "local").rglob("[!_]*.py"))),
]
"""What runs in a browser too: it may import the standard library, core, games, bots, texts, learn and each other."""
PARTS = ("tabuleiro.core", "tabuleiro.games", "tabuleiro.bots", "tabuleiro.texts", "tabuleiro.learn")
LIBRARIES = {"librt", "mypy_extensions", "orjson", "typing_extensions"}
"""What core and games are compiled with, what wire.py can do without, and what a newer Python has itself."""
FORBIDDEN = {"multiprocessing", "subprocess", "sqlite3", "socket", "http"}
"""Parts of the standard library that a browser's worker does not have. asyncio brings socket and subprocess itself."""

HEAD = {"type", "nonce", "table", "key", "seq"}
"""The fields that say which command is meant, by whom and where; the others are the command's arguments."""

IMPORTS = """
import sys, asyncio
before = set(sys.modules)
import {module}
print(*sorted(set(sys.modules) - before))
"""

STORY = """
import asyncio, random, sys
{blocked}
from tabuleiro.core.registry import register
from server.small_world import Watcher, World
from tabuleiro.server.table import live_tables, moves
from tabuleiro.server.table.table import Request
from tabuleiro.server.table.wire import encode_text

register("toy", "toy")
live_tables.new_id = lambda length=10: "table"

async def story():
    for game, users in (("toy", (1, 2)), ("luna", (1, 1))):
        world, dice, watcher = World(), random.Random(1), Watcher(1)
        table = await world.table(*users, game=game)
        print(table.subscribe(watcher))
        for step in range(12):
            state = table.snapshot.playing().state
            request = Request(table.snapshot.seats[state.to_act()].user, f"n{{step}}", table.snapshot.head)
            await moves.play(table, request, seat=state.to_act(), action=dice.choice(state.legal()))
        print(*watcher.heard, table.snapshot.chain, encode_text("olá \\u2028 \\x07 \\\\ \\"<"), sep="\\n")

asyncio.run(story())
"""


def run(script: str) -> str:
    """What a script prints in a process of its own that finds our sources and tests."""
    path = [str(SERVER.parents[1]), str(Path(__file__).parents[1]), str(Path(__file__).parents[2] / "bench")]
    lines = f"import sys\nsys.path[:0] = {path!r}\n" + script
    done = subprocess.run([sys.executable, "-c", lines], check=True, capture_output=True, text=True)  # noqa: S603 - our own script
    return done.stdout


def problems_of(imported: list[str]) -> list[str]:
    """The modules that a pure one must not bring with it."""
    problems: list[str] = []
    for name in imported:
        top = name.split(".", maxsplit=1)[0]
        if top == "tabuleiro":
            is_lawful = name in PURE or name.startswith(PARTS) or any(pure.startswith(f"{name}.") for pure in PURE)
        elif top.endswith("__mypyc"):  # the C library of a compiled package, which the law knows by its modules
            is_lawful = top.removesuffix("__mypyc").replace("_", ".", 1).startswith(PARTS)
        else:
            is_lawful = top in LIBRARIES or (top in sys.stdlib_module_names and top not in FORBIDDEN)
        if not is_lawful:
            problems.append(name)
    return problems


@pytest.mark.parametrize("module", PURE)
def test_a_pure_module_brings_no_sql_no_web_framework_and_no_process(module: str) -> None:
    assert problems_of(run(IMPORTS.format(module=module)).split()) == []


def test_the_law_of_purity_refuses_what_it_should() -> None:
    brought = run(IMPORTS.format(module="tabuleiro.server.sockets.frames, tabuleiro.server.store.store")).split()
    assert {"pydantic", "sqlalchemy", "tabuleiro.server.store.store"} <= set(problems_of(brought))
    brought = run(IMPORTS.format(module="tabuleiro.server.bot_workers")).split()
    assert {"multiprocessing", "tabuleiro.arena", "tabuleiro.server.bot_workers"} <= set(problems_of(brought))


def test_only_the_wire_knows_orjson() -> None:
    named = [path.name for path in (SERVER / "table").rglob("*.py") if "orjson" in path.read_text("utf-8")]
    assert named == ["wire.py"]


def test_without_orjson_every_frame_and_every_hash_is_the_same() -> None:
    usual = run(STORY.format(blocked=""))
    plain = run(STORY.format(blocked="sys.modules['orjson'] = None"))
    assert [json.loads(line)["type"] for line in usual.splitlines()[:13]] == ["update"] * 13
    assert plain == usual


@pytest.mark.parametrize("kind", [kind for kind in MODELS if kind not in {"ping", *TOPIC_COMMANDS}])
def test_the_arguments_of_a_command_are_the_fields_of_its_message(kind: str) -> None:
    command = ({**COMMANDS, **CLIENT_COMMANDS, **HINT_COMMANDS})[kind]
    parameters = inspect.signature(command).parameters.values()
    arguments = {one.name for one in parameters if one.kind is inspect.Parameter.KEYWORD_ONLY}
    assert arguments == set(MODELS[kind].model_fields) - HEAD
