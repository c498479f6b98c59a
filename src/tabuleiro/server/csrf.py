"""CSRF: another site's page must not act for a person, neither by a request nor by a WebSocket."""

from collections.abc import Mapping
from urllib.parse import urlsplit

from tabuleiro.server.errors import RequestError


def check_origin(headers: Mapping[str, str], public: str) -> None:
    """Refuse an unsafe request or a socket that another site's page has sent.

    A browser says where it comes from (`Sec-Fetch-Site`, `Origin`); a program that says nothing carries no cookies
    that it was not given. `public` is our address when a proxy stands in front, else it is the `Host`.
    """
    if headers.get("sec-fetch-site", "same-origin") not in {"same-origin", "none"}:
        raise RequestError("forbidden", "this request comes from another site")
    origin = headers.get("origin")
    if origin is None:
        return
    if public:
        is_ours = origin == public
    else:
        is_ours = origin in {f"http://{headers.get('host', '')}", f"https://{headers.get('host', '')}"}
    if not is_ours or urlsplit(origin).netloc == "":
        raise RequestError("forbidden", "this request comes from another site")
