"""Pages of a game for players: how it is played, and every value printed on its boards, cards and tiles."""

import re
from functools import cache
from html import escape

from handbook.place import ROOT
from tabuleiro.core.edition import edition_name
from tabuleiro.core.game import Game
from tabuleiro.core.registry import find_game
from tabuleiro.texts.catalogue import Catalogue
from tabuleiro.texts.component_values import known_values, row_name, title
from tabuleiro.texts.guide import Note, read_guide
from tabuleiro.texts.provenance import PROVENANCES, ComponentValue

WORDS = {
    "en": {
        "players": "{} to {} players",
        "round": "A round",
        "signs": "Signs on the board",
        "options": "Options",
        "option": "option",
        "values": "values, the first one unless you say otherwise",
        "play": "Play it",
        "playing": "With `make play` in the browser, or at the terminal. The lesson is a first game, step by step.",
        "more": "All [rules](rules.md) by their IDs, and all [printed values](components.md).",
        "board": "The board in the middle of a game",
        "components": "Components",
        "counted": "{} values: {}. Where a value was reconstructed, the printed game may differ.",
        "correct": "Whoever has the game at hand can correct a value, without touching code: copy `components.toml`, "
        "change it, and let `tabuleiro components check` tell whether it is sound.",
        "source": "source",
        "edition": "This is edition {}.",
        "value": "value",
        "name": "name",
    },
    "pt-BR": {
        "players": "{} a {} jogadores",
        "round": "Uma rodada",
        "signs": "Símbolos no tabuleiro",
        "options": "Opções",
        "option": "opção",
        "values": "valores; vale o primeiro se nada for dito",
        "play": "Jogar",
        "playing": "Com `make play` no navegador, ou no terminal. A lição é uma primeira partida, passo a passo.",
        "more": "Todas as [regras](rules.md) com seus códigos e todos os [valores impressos](components.md).",
        "board": "O tabuleiro no meio de uma partida",
        "components": "Componentes",
        "counted": "{} valores: {}. Onde um valor foi reconstruído, o jogo impresso pode ser diferente.",
        "correct": "Quem tem o jogo em mãos pode corrigir um valor sem mexer no código: copie `components.toml`, "
        "mude-o e deixe `tabuleiro components check` dizer se está correto.",
        "source": "procedência",
        "edition": "Esta é a edição {}.",
        "value": "valor",
        "name": "nome",
    },
}
"""What these pages say besides the texts of the games."""
DRAWING = re.compile(r"""^ {2}(\w+):\s*[`'"](<.*?>)[`'"],?$""", re.MULTILINE | re.DOTALL)


@cache
def drawings() -> dict[str, str]:
    """The drawings of the page's icons, by their names."""
    web = ROOT / "web" / "src"
    files = [*sorted((web / "core" / "parts" / "icons").glob("*.ts")), *sorted((web / "games").glob("*/drawings.ts"))]
    return {name: markup for file in files for name, markup in DRAWING.findall(file.read_text(encoding="utf-8"))}


def icon(name: str) -> str:
    """An icon of the page, drawn in the text's own colour."""
    inside = " ".join(drawings()[name].split())
    return f'<svg class="sign" viewBox="0 0 24 24" aria-hidden="true">{inside}</svg>'


def cell(text: str) -> str:
    """A text inside a table of Markdown."""
    return text.replace("|", "\\|").replace("\n", " ")


def about_page(game: str, language: str) -> str:
    """How a game is played: what the primer tells, the course of a round, the signs, the options."""
    words, known = WORDS[language], find_game(game)
    text, guide = Catalogue(game, language), read_guide(game, language)
    picture = f"../../images/boards/{game}-middle-wide"
    pictures = [f"![{words['board']}]({picture}-{shade}.webp#only-{shade})" for shade in ("light", "dark")]
    facts = [words["players"].format(min(known.seats), max(known.seats)), text("game-designers"), text("game-year")]
    lines = [f"# {text('game-name')}", "", f"*{' · '.join(facts)}*", "", guide.aim, "", *pictures, ""]
    for page in guide.pages:
        lines += [f"## {page.title}", "", f"{''.join(map(icon, page.icons))}", "", page.text, ""]
    lines += [f"## {words['round']}", "", *notes(guide.course), "", f"## {words['signs']}", "", *notes(guide.signs), ""]
    lines += [
        f"## {words['options']}",
        "",
        *options(known, text, words),
        "",
        f"## {words['play']}",
        "",
        words["playing"],
    ]
    spoken = "" if language == "en" else f" --lang {language}"
    lines += ["", "<!-- not run: waits for a person -->", "", "```sh", f"tabuleiro play {game}{spoken}"]
    lines += [f"tabuleiro lesson {game}{spoken}", "```", "", words["more"]]
    return "\n".join(lines) + "\n"


def notes(of: list[Note]) -> list[str]:
    """A table of drawings with their names and a sentence each."""
    rows = [f"| {icon(note.icon)} | **{cell(note.name)}** | {cell(note.text)} |" for note in of]
    return ["| | | |", "|---|---|---|", *rows]


def options(game: Game, text: Catalogue, words: dict[str, str]) -> list[str]:
    """A table of what can be agreed on before a game, in words and as the command line takes it."""
    lines = [f"| {words['option']} | `--option` | {words['values']} |", "|---|---|---|"]
    for option in game.options:
        values = [option.default, *(value for value in option.values if value != option.default)]
        said = "; ".join(f"{text(f'option-{option.name}-{value}')} (`{value}`)" for value in values)
        lines.append(f"| {cell(text(f'option-{option.name}'))} | `{option.name}` | {cell(said)} |")
    return lines


def components_page(game: str, language: str) -> str:
    """Every printed value of a game with where it comes from: a table for each table of components.toml."""
    words, known = WORDS[language], find_game(game)
    text, values = Catalogue(game, language), known_values(known)
    counts = {word: sum(value.provenance == word for value in values) for word in PROVENANCES}
    told = ", ".join(f"{count} {text(f'provenance-{word}')}" for word, count in counts.items() if count)
    lines = [
        f"# {text('game-name')}: {words['components'].lower()}",
        "",
        words["counted"].format(len(values), told),
        "",
    ]
    lines += [words["edition"].format(f"`{edition_name(known)}`"), "", words["correct"], ""]
    sections: dict[str, list[ComponentValue]] = {}
    for value in values:
        sections.setdefault(value.section, []).append(value)
    shown = ""
    for section, inside in sections.items():
        heading = text(title(section))
        lines += [] if heading == shown else [f"## {heading}", ""]
        lines += [f"`{section}`", ""]
        shown = heading
        lines += [*(tall(inside, text, words) if not inside[0].item else wide(inside, text, words)), ""]
    return "\n".join(lines) + "\n"


def tall(values: list[ComponentValue], text: Catalogue, words: dict[str, str]) -> list[str]:
    """A table of single values, a line each."""
    lines = [f"| | {words['value']} | {words['source']} |", "|---|---|---|"]
    return [*lines, *(f"| `{one.field}` | {printed(one)} | {text(f'provenance-{one.provenance}')} |" for one in values)]


def wide(values: list[ComponentValue], text: Catalogue, words: dict[str, str]) -> list[str]:
    """A table of things of one kind, a line each, as they lie in the box."""
    fields = list(dict.fromkeys(value.field for value in values))
    rows: dict[str, list[ComponentValue]] = {}
    for value in values:
        rows.setdefault(value.item, []).append(value)
    titles = "".join(f" `{field}` |" for field in fields)
    lines = [f"| {words['name']} |{titles} {words['source']} |", "|---|" + "---|" * (len(fields) + 1)]
    for item, row in rows.items():
        message = row_name(text, row[0])
        name = f"{text(message)}<br>`{item}`" if message else f"`{item}`"
        by_field = {value.field: printed(value) for value in row}
        sources = list(dict.fromkeys(text(f"provenance-{value.provenance}") for value in row))
        cells = "".join(f" {by_field.get(field, '')} |" for field in fields)
        lines.append(f"| {cell(name)} |{cells} {', '.join(sources)} |")
    return lines


def printed(value: ComponentValue) -> str:
    """A value as the data file writes it; marked where it was reconstructed."""
    shown = cell(escape(value.value or "..."))
    return f"*{shown}*" if value.provenance == "reconstructed" and re.fullmatch(r"[\w ,.+-]+", shown) else shown
