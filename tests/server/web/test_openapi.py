"""The OpenAPI: complete, and the server keeps to it whatever it is asked."""

from __future__ import annotations

from typing import Any, cast

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.specs.openapi.checks import (
    ignored_auth,
    missing_required_header,
    negative_data_rejection,
    positive_data_acceptance,
)

from luxor.server.protocol import paths
from luxor.server.rooms.lobby import Lobby
from luxor.server.settings import Settings
from luxor.server.web.app import make_app
from tests.server.web.running import Running
from tests.server.web.stand_in import OneRoom

pytestmark = pytest.mark.compiled

DOCUMENT: dict[str, Any] = make_app(cast("Lobby", OneRoom()), Settings(metrics=True)).http.openapi()
HTTP = [
    getattr(paths, name)
    for name in dir(paths)
    if name.isupper() and name not in ("SOCKET", "PAGE", "TOKEN_FRAGMENT", "ONCE_FRAGMENT")
]
schema = schemathesis.openapi.from_dict(DOCUMENT)


FEW = settings(
    max_examples=12,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=list(HealthCheck),
)


def operations() -> list[tuple[str, dict[str, Any]]]:
    """Return every operation with its path and method."""
    return [
        (f"{method} {path}", operation)
        for path, methods in DOCUMENT["paths"].items()
        for method, operation in methods.items()
    ]


def test_the_server_says_what_it_can_be_asked(server: Running) -> None:
    reply = server.ask("GET", "/openapi.json")
    assert reply.status == 200
    assert reply.json == DOCUMENT
    assert set(DOCUMENT["paths"]) == {*HTTP, "/healthz", "/readyz", "/metrics"}


@pytest.mark.parametrize(("name", "operation"), operations(), ids=lambda found: str(found)[:40])
def test_every_error_of_every_route_is_a_problem(name: str, operation: dict[str, Any]) -> None:
    errors = {
        status: found for status, found in operation["responses"].items() if status[0] in "45"
    }
    assert {"400", "403", "413", "422", "429", "500", "503"} <= set(errors)
    for status, found in errors.items():
        model = "Health" if (name, status) == ("get /readyz", "503") else "Problem"
        content = found["content"]["application/json"]["schema"]
        assert content == {"$ref": f"#/components/schemas/{model}"}, (name, status)
    assert operation["description"] or operation["summary"]


@schema.parametrize()
@FEW
def test_the_server_keeps_to_its_openapi(case: Any, server: Running) -> None:
    keeps_to_it(case, server)


@schema.exclude(method="DELETE").include(path_regex="{game}").parametrize()
@FEW
def test_the_server_keeps_to_its_openapi_for_a_real_game(case: Any, server: Running) -> None:
    game = server.create()
    case.path_parameters["game"] = game["game"]
    case.headers = {**(case.headers or {}), "Authorization": f"Bearer {game['host']}"}
    # What was made up wrong about path and token has just been put right.
    keeps_to_it(case, server, missing_required_header, ignored_auth, negative_data_rejection)


def keeps_to_it(case: Any, server: Running, *but: Any) -> None:
    """Ask the server and check that it answers as the OpenAPI says."""
    response = case.call(base_url=server.address.rstrip("/"))
    # A schema cannot say that colours differ or that a text is a record ...
    left_out = [positive_data_acceptance, *but]
    if response.status_code == 413:  # ... and what is too large is not even read
        left_out.append(negative_data_rejection)
    case.validate_response(response, excluded_checks=left_out)
