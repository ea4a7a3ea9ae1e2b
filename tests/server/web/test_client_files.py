"""The browser's client as the server serves it: a small one of the test's own, or none."""

from __future__ import annotations

import gzip
import http.client
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from luxor.server.protocol.paths import PAGE
from luxor.server.settings import Settings
from luxor.server.web import static_files
from luxor.server.web.security import CONTENT_SECURITY_POLICY
from luxor.server.web.static_files import (
    A_DAY,
    ASK_AGAIN,
    FOREVER,
    GAME,
    INDEX,
    INDICES,
    LOST,
    PAGES,
    TYPES,
    WAITING_ROOM,
    load,
)
from tests.server.web.stand_in import OneRoom, in_thread

pytestmark = pytest.mark.compiled

ROOT = Path(__file__).resolve().parents[3]
BASES = ['<base href="/">', '<base href="/" />', '<base href="/"/>']
SCRIPT = "assets/index-CkzPbRkt.js"

FILES = {
    INDEX: f"<!doctype html><head>{BASES[0]}<script type=module src=./{SCRIPT}></script></head>",
    "icon.svg": "<svg xmlns='http://www.w3.org/2000/svg'/>",
    SCRIPT: "export const long = 1;\n" * 200,
    "assets/index.svelte-DQxkwFFy.css": ".a { color: red }",
    "assets/plain.js": "1",
    "notes.doc": "not for browsers",
}


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """The folder of a small client."""
    for name, text in FILES.items():
        path = tmp_path / "client" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return tmp_path / "client"


@pytest.fixture
def port(built: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[int]:
    """The port of a server that serves it."""
    monkeypatch.setattr(static_files, "FOLDER", built)
    with in_thread(OneRoom(), Settings(port=0)) as (port, _):
        yield port


def get(
    port: int, path: str, method: str = "GET", **headers: str
) -> tuple[int, http.client.HTTPMessage, bytes]:
    line = http.client.HTTPConnection("127.0.0.1", port, timeout=20)
    line.request(method, path, headers={key.replace("_", "-"): headers[key] for key in headers})
    reply = line.getresponse()
    body = reply.read()
    line.close()
    return reply.status, reply.headers, body


def test_the_index_is_served_wherever_one_may_come_in(port: int) -> None:
    assert PAGES["/"] == "home"
    assert PAGES[PAGE] == "game"
    for page in PAGES:
        status, headers, body = get(port, page.format(game="any_game"))
        assert (status, body.decode()) == (200, FILES[INDEX])
        assert headers["content-type"] == "text/html; charset=utf-8"
        assert headers["cache-control"] == ASK_AGAIN
        assert headers["content-security-policy"] == CONTENT_SECURITY_POLICY
        assert get(port, page.format(game="any_game"), "HEAD")[::2] == (200, b"")
    for nowhere in ("/elsewhere", "/games/any_game/other", "/games/", "/new/", "/assets/"):
        assert get(port, nowhere)[0] == 404


@pytest.fixture
def indices(built: Path) -> Path:
    """The folder of a client that has an index for some pages and languages."""
    (built / INDICES).mkdir()
    for page in ("home", GAME, WAITING_ROOM, LOST):
        for language in ("en", "fr"):
            index = FILES[INDEX] + f"<p lang={language}>{page}</p>"
            (built / INDICES / f"{page}.{language}.html").write_text(index)
    return built


WISHES = {
    None: "en",
    "fr": "fr",
    "FR-ca": "fr",
    "en-GB,en;q=0.9,fr;q=0.8": "en",
    "en;q=0.5,fr;q=0.8": "fr",
    "fr; q=0, en": "en",
    "xx,fr;q=0.1": "fr",
    "*": "en",
    "la": "en",
    ",;q=,fr;q=9": "fr",
}


@pytest.mark.usefixtures("indices")
@pytest.mark.parametrize(("wish", "language"), WISHES.items())
def test_each_page_has_an_index_of_its_own_in_the_language_that_is_asked_for(
    port: int, wish: str | None, language: str
) -> None:
    headers = {} if wish is None else {"accept_language": wish}
    for path, page in (
        ("/", "home"),
        ("/games/any", GAME),
        ("/games/waiting_game", WAITING_ROOM),
    ):
        status, told, body = get(port, path, **headers)
        assert (status, told["vary"]) == (200, "accept-encoding, accept-language")
        assert body.decode().endswith(f"<p lang={language}>{page}</p>")
        assert get(port, path, if_none_match=told["etag"], **headers)[0] == 304
    status, _, body = get(port, "/elsewhere", accept="text/html", **headers)
    assert (status, body.decode()[-11:]) == (404, f"{language}>{LOST}</p>")


@pytest.mark.usefixtures("indices")
def test_where_a_page_has_no_index_of_its_own_the_plain_one_is_served(port: int) -> None:
    assert get(port, "/rules")[2].decode() == FILES[INDEX]
    assert get(port, f"/{INDICES}home.en.html")[0] == 404


def test_every_index_names_the_base_path(indices: Path) -> None:
    files = load("/luxor", indices)
    assert all(
        b'<base href="/luxor/">' in files[f"{INDICES}game.{one}.html"].body for one in ("en", "fr")
    )
    (indices / INDICES / "game.en.html").write_text("<!doctype html>")
    with pytest.raises(ValueError, match=r"game\.en\.html has no <base"):
        load("/luxor", indices)


def test_every_file_is_served_with_its_type_and_told_unchanged(port: int, built: Path) -> None:
    files = load("", built)
    assert set(files) == set(FILES) - {"notes.doc"}
    for name, file in files.items():
        status, headers, body = get(port, f"/{name}")
        assert (status, body) == (200, file.body)
        assert headers["content-type"] == TYPES[Path(name).suffix]
        assert get(port, f"/{name}", if_none_match=headers["etag"])[::2] == (304, b"")
    assert get(port, "/notes.doc")[0] == 404


ALONE = {
    *("content-security-policy", "cross-origin-opener-policy"),
    *("permissions-policy", "referrer-policy"),
}


def test_what_a_browser_may_show_by_itself_has_all_headers_of_security(port: int) -> None:
    for path in (f"/{INDEX}", "/icon.svg", "/assets/nothing.js", "/openapi.json", "/"):
        assert set(get(port, path)[1]) >= ALONE, path
    for path in (f"/{SCRIPT}", "/assets/plain.js", "/assets/index.svelte-DQxkwFFy.css"):
        assert not ALONE & {name.lower() for name in get(port, path)[1]}, path
    for path in (f"/{INDEX}", "/icon.svg", f"/{SCRIPT}", "/assets/index.svelte-DQxkwFFy.css"):
        _, headers, _ = get(port, path)
        for again in (headers, get(port, path, if_none_match=headers["etag"])[1]):
            assert again["x-content-type-options"] == "nosniff"
            assert again["cross-origin-resource-policy"] == "same-origin"


def test_what_has_a_hash_is_kept_for_ever_and_pictures_for_a_day(built: Path) -> None:
    kept = {name: file.headers["cache-control"] for name, file in load("", built).items()}
    assert {name for name, how in kept.items() if how == FOREVER} == {
        SCRIPT,
        "assets/index.svelte-DQxkwFFy.css",
    }
    assert {name for name, how in kept.items() if how == A_DAY} == {"icon.svg"}
    assert set(kept.values()) == {FOREVER, A_DAY, ASK_AGAIN}


def test_large_files_are_packed_for_those_who_can_unpack(port: int) -> None:
    _, headers, body = get(port, f"/{SCRIPT}", accept_encoding="br, gzip")
    assert headers["content-encoding"] == "gzip"
    assert headers["vary"] == "accept-encoding"
    assert gzip.decompress(body).decode() == FILES[SCRIPT]
    assert "content-encoding" not in get(port, f"/{SCRIPT}")[1]


@pytest.mark.parametrize("base", BASES)
def test_the_index_names_the_base_path(built: Path, base: str) -> None:
    (built / INDEX).write_text(FILES[INDEX].replace(BASES[0], base))
    for path, wanted in (("", "/"), ("/luxor", "/luxor/")):
        body = load(path, built)[INDEX].body.decode()
        assert re.findall("<base[^>]*>", body) == [f'<base href="{wanted}">']


def test_an_index_without_a_place_for_the_base_path_is_an_error(built: Path) -> None:
    (built / INDEX).write_text("<!doctype html>")
    with pytest.raises(ValueError, match="no <base"):
        load("", built)


def test_the_index_of_the_sources_has_a_place_for_the_base_path(built: Path) -> None:
    (built / INDEX).write_bytes((ROOT / "web" / INDEX).read_bytes())
    assert b'<base href="/luxor/">' in load("/luxor", built)[INDEX].body


@pytest.mark.parametrize("rest", [False, True])
def test_where_nothing_was_built_a_page_says_how(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, rest: bool
) -> None:
    if rest:  # of a build that was broken off
        (tmp_path / "client" / "assets").mkdir(parents=True)
        (tmp_path / "client" / SCRIPT).write_text("1")
    monkeypatch.setattr(static_files, "FOLDER", tmp_path / "client")
    with in_thread(OneRoom(), Settings(port=0, base_path="/luxor")) as (port, _):
        for page in PAGES:
            status, headers, body = get(port, "/luxor" + page.format(game="any"))
            assert status == 200
            assert headers["cache-control"] == ASK_AGAIN
            text = body.decode()
            assert "python3 run.py play" in text
            assert '<base href="/luxor/">' in text
            assert "<script" not in text
            assert "style" not in text
        assert get(port, f"/luxor/{SCRIPT}")[0] == 404
