"""REST: the description of the API, for programs (OpenAPI) and as a plain page for people, without a script."""

from functools import lru_cache
from html import escape
from typing import Any, Final

import orjson
from fastapi import APIRouter, Request
from fastapi.responses import Response

from tabuleiro.server.http.kept_answer import KeptAnswer

router = APIRouter(prefix="/api", include_in_schema=False)
STYLE: Final = """
body { font: 16px/1.5 sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color-scheme: light dark }
summary { cursor: pointer; padding: .4rem 0 }
dt { font-family: monospace; font-weight: 600 }
pre { overflow: auto; padding: .5rem; border: 1px solid #8888 }
"""


@lru_cache(maxsize=2)
def keep(description: bytes, *, is_page: bool) -> KeptAnswer:
    """The description of an application, as it is or as a page."""
    if is_page:
        return KeptAnswer(draw_page(orjson.loads(description)).encode(), "text/html; charset=utf-8")
    return KeptAnswer(description, "application/json")


@router.get("/openapi.json")
async def openapi(request: Request) -> Response:
    """The OpenAPI description."""
    return keep(orjson.dumps(request.app.openapi()), is_page=False).respond(request)


@router.get("/docs")
async def docs(request: Request) -> Response:
    """The same as a page."""
    return keep(orjson.dumps(request.app.openapi()), is_page=True).respond(request)


def draw_page(description: dict[str, Any]) -> str:
    """The page: every endpoint with what it takes, then every shape."""
    title = escape(f"{description['info']['title']} {description['info']['version']}: API")
    endpoints = [
        draw_endpoint(method, path, endpoint)
        for path, methods in description["paths"].items()
        for method, endpoint in methods.items()
    ]
    shapes = [draw_shape(name, shape) for name, shape in description["components"]["schemas"].items()]
    return (
        f'<!doctype html><html lang="en"><head><meta charset="utf-8"><title>{title}</title>'
        f"<style>{STYLE}</style></head><body>"
        f'<h1>{title}</h1><p>For programs: <a href="/api/openapi.json">openapi.json</a>. Moves go over the '
        "WebSocket <code>/api/socket</code>; docs/protocol.md tells how.</p>"
        f"<h2>Endpoints</h2>{''.join(endpoints)}<h2>Shapes</h2>{''.join(shapes)}</body></html>"
    )


def draw_endpoint(method: str, path: str, endpoint: dict[str, Any]) -> str:
    """One endpoint: its sentence, its parameters, the shapes of its body and of its answer."""
    lines = [
        f"<dt>{escape(one['name'])}</dt><dd>{'' if one.get('required') else 'optional, '}{escape(one['in'])}</dd>"
        for one in endpoint.get("parameters", ())
    ]
    if "requestBody" in endpoint:
        lines.append(f"<dt>body</dt><dd>{draw_content(endpoint['requestBody'])}</dd>")
    for status, answer in endpoint["responses"].items():
        if status != "default":
            lines.append(f"<dt>{escape(status)}</dt><dd>{draw_content(answer)}</dd>")
    told = escape(endpoint.get("description", ""))
    name = f"<code>{method.upper()} {escape(path)}</code>"
    return f"<details><summary>{name} {told}</summary><dl>{''.join(lines)}</dl></details>"


def draw_content(content: dict[str, Any]) -> str:
    """What a body or an answer consists of."""
    kinds = content.get("content", {})
    return "; ".join(f"{escape(kind)}: {draw_type(one.get('schema', {}))}" for kind, one in kinds.items()) or "nothing"


def draw_type(schema: dict[str, Any]) -> str:
    """A type in few words; a shape is a link to where it is told."""
    if "$ref" in schema:
        name = escape(schema["$ref"].rsplit("/", 1)[1])
        return f'<a href="#{name}">{name}</a>'
    if "anyOf" in schema:
        return " or ".join(draw_type(one) for one in schema["anyOf"])
    if schema.get("type") == "array":
        return f"list of {draw_type(schema.get('items', {}))}"
    return escape(str(schema.get("type", "anything")))


def draw_shape(name: str, shape: dict[str, Any]) -> str:
    """One shape with its fields."""
    fields = [
        f"<dt>{escape(field)}</dt><dd>{draw_type(schema)}</dd>" for field, schema in shape.get("properties", {}).items()
    ]
    told = escape(shape.get("description", ""))
    return f'<h3 id="{escape(name)}">{escape(name)}</h3><p>{told}</p><dl>{"".join(fields)}</dl>'
