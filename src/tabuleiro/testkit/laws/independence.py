"""Keeps the judge a second reading: it may not share code with what generates the legal actions."""

import ast
import re
import sys
from pathlib import Path
from typing import Final

OWN: Final = ("actions", "decisions", "state")
"""The modules of its own game that the judge may import, besides itself and the packages below."""
ROOMS: Final = ("judge", "data")
"""The packages of its own game that the judge may import from."""
CORE: Final = ("tabuleiro.core.refusal", "tabuleiro.core.action", "tabuleiro.core.agenda")
LIBRARIES: Final = ("librt", "mypy_extensions")
GENERATOR: Final = ("legal", "legal_into", "apply", "copy", "copy_from", "describe")
"""Methods that the judge may not call: they are the other reading, or lead to it."""
_RULE: Final = re.compile(r"[A-Z]{2}-[0-9A-Za-z]+(\.[0-9A-Za-z]+)*")


def judge_files(package: Path) -> list[Path]:
    """The files of a game's judge."""
    return sorted((package / "judge").glob("*.py"))


def independence_problems(package: Path, module: str) -> list[str]:
    """Every import and call in the judge of a game package that leads to the generator."""
    files = judge_files(package)
    problems = [] if files else [f"{package} has no judge"]
    for path in files:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            place = f"{path.name}:{getattr(node, 'lineno', 0)}"
            problems += [f"{place} imports {name}" for name in _imported(node, module) if not _is_allowed(name, module)]
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in GENERATOR:
                problems.append(f"{place} calls {node.func.attr}")
    return problems


def judge_rule_ids(package: Path) -> list[str]:
    """Every rule ID that stands as a literal in the judge, sorted."""
    found: set[str] = set()
    for path in judge_files(package):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and _RULE.fullmatch(node.value):
                found.add(node.value)
    return sorted(found)


def _imported(node: ast.AST, module: str) -> list[str]:
    """The modules that one statement imports; `from game import state` counts as `game.state`."""
    if isinstance(node, ast.Import):
        return [alias.name for alias in node.names]
    if isinstance(node, ast.ImportFrom):
        source = "." * node.level + (node.module or "")
        if source == module:
            return [f"{source}.{alias.name}" for alias in node.names]
        return [source]
    return []


def _is_allowed(name: str, module: str) -> bool:
    inside = name.removeprefix(f"{module}.")
    if inside != name:
        return inside in OWN or inside.split(".")[0] in ROOMS
    top = name.split(".", maxsplit=1)[0]
    return name in CORE or top in LIBRARIES or top in sys.stdlib_module_names
