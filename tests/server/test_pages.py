"""The web client's files, and what every answer tells the browser."""

from __future__ import annotations

import gzip
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.server.conftest import Node
from tests.server.people import Person

Come = Callable[[Node], Person]
INDEX = '<!doctype html><html lang="en"><title>Tairyo</title>' + "<p>net</p>" * 200


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small built client in the place of the real one."""
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text(INDEX, encoding="utf-8")
    (static / "mark.svg").write_text("<svg/>", encoding="utf-8")
    (static / "assets" / "index-4f2a.js").write_text("export {};" * 200, encoding="utf-8")
    (static / "assets" / "maru-1c.woff2").write_bytes(b"\x00\x01")
    (tmp_path / "secret.txt").write_text("secret", encoding="utf-8")
    monkeypatch.setattr("tairyo.server.pages.STATIC", static)
    monkeypatch.setattr("tairyo.server.pages._files", lambda _: _files(static))
    return static


def _files(static: Path) -> dict[str, Path]:
    return {file.relative_to(static).as_posix(): file for file in static.rglob("*") if file.is_file()}


@pytest.mark.parametrize("path", ["/", "/index.html", "/table/k3x9", "/no/such/page", "/secret.txt"])
async def test_the_client_answers_every_address_that_is_not_a_file(
    house: Node, person: Come, client: Path, path: str
) -> None:
    answer = await person(house).http.get(path)
    assert (answer.status_code, answer.text) == (200, INDEX)
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"


async def test_the_page_of_a_table_in_use_says_its_game(house: Node, person: Come, client: Path) -> None:
    host = person(house)
    table = (await host.open(game="fishy-fables"))["id"]
    await host.get(f"/tables/{table}")  # brings it into memory
    marked = INDEX.replace("<html", '<html data-game="fishy-fables"')
    for path in (f"/t/{table}", f"/t/{table}/"):
        answer = await host.http.get(path)
        assert (answer.text, answer.headers["cache-control"]) == (marked, "no-cache")
    again = await host.http.get(f"/t/{table}", headers={"if-none-match": answer.headers["etag"]})
    assert again.status_code == 304
    for path in ("/", "/t/nosuchtable0", f"/replay/{table}"):
        answer = await host.http.get(path, headers={"if-none-match": again.headers["etag"]})
        assert (answer.status_code, answer.text) == (200, INDEX)


async def test_files_with_a_hash_in_their_name_are_kept_for_ever(
    house: Node, person: Come, client: Path
) -> None:
    for path, kind in (("/assets/index-4f2a.js", "text/javascript"), ("/assets/maru-1c.woff2", "font/woff2")):
        answer = await person(house).http.get(path)
        assert answer.status_code == 200
        assert answer.headers["content-type"].startswith(kind)
        assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"


async def test_a_file_comes_packed_and_only_where_it_has_changed(
    house: Node, person: Come, client: Path
) -> None:
    http = person(house).http
    async with http.stream("GET", "/", headers={"accept-encoding": "gzip"}) as answer:
        raw = b"".join([chunk async for chunk in answer.aiter_raw()])
        assert gzip.decompress(raw).decode() == INDEX
        assert answer.headers["vary"] == "accept-encoding"
    plain = await http.get("/", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    again = await http.get("/", headers={"if-none-match": plain.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    (client / "index.html").write_text("<!doctype html>", encoding="utf-8")
    changed = await http.get("/", headers={"if-none-match": plain.headers["etag"]})
    assert changed.text == "<!doctype html>"
    assert (await http.head("/")).headers["content-length"] == "15"


@pytest.mark.parametrize(
    "path", ["/../secret.txt", "/%2e%2e/secret.txt", "/assets/../../secret.txt", "/%00", "/" + "x" * 2000]
)
async def test_nothing_outside_the_client_is_served(
    house: Node, person: Come, client: Path, path: str
) -> None:
    answer = await person(house).http.get(path)
    assert "secret" not in answer.text
    assert answer.status_code in (200, 404)


@pytest.mark.parametrize("path", ["/assets/index-old.js", "/api", "/api/nothing", "/api/tables/x/y"])
async def test_what_is_no_page_is_not_answered_with_one(
    house: Node, person: Come, client: Path, path: str
) -> None:
    answer = await person(house).http.get(path)
    assert (answer.status_code, answer.json()["code"]) == (404, "not-found")


async def test_a_service_without_the_built_client_says_so(
    house: Node, person: Come, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("tairyo.server.pages.STATIC", tmp_path / "nothing")
    answer = await person(house).http.get("/")
    assert answer.status_code == 503
    assert "make setup" in answer.text
    assert (await person(house).http.get("/api/games")).status_code == 200


@pytest.mark.parametrize("path", ["/", "/api/games", "/api/nothing", "/assets/nothing.js"])
async def test_every_answer_keeps_foreign_code_out(
    house: Node, person: Come, client: Path, path: str
) -> None:
    answer = await person(house).http.get(path)
    policy = dict(part.strip().split(" ", 1) for part in answer.headers["content-security-policy"].split(";"))
    host = house.url.removeprefix("http://")
    assert policy["default-src"] == "'self'"
    assert policy["script-src"] == "'self'"
    assert policy["connect-src"] == f"'self' ws://{host} wss://{host}"
    assert policy["frame-ancestors"] == policy["object-src"] == policy["base-uri"] == "'none'"
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["referrer-policy"] == "no-referrer"
    assert "server" not in answer.headers


async def test_a_strange_host_does_not_get_into_the_policy(house: Node, person: Come, client: Path) -> None:
    answer = await person(house).http.get("/", headers={"host": "a; script-src *"})
    assert "script-src *" not in answer.headers.get("content-security-policy", "")


async def test_answers_about_tables_are_not_kept(house: Node, person: Come) -> None:
    answer = await person(house).http.get("/api/tables")
    assert answer.headers["cache-control"] == "no-store"


async def test_the_calls_are_described(house: Node, person: Come) -> None:
    paths = (await person(house).http.get("/api/schema/openapi.json")).json()["paths"]
    assert "/api/tables/{table_id}/join" in paths
