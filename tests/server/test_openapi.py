"""The OpenAPI document says what the service does: schemathesis asks everything in it, and more."""

from __future__ import annotations

import logging
from collections import Counter
from contextlib import suppress
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.conftest import ADMIN, Node

CHECKS = [
    not_a_server_error,
    content_type_conformance,
    negative_data_rejection,
    response_schema_conformance,
    status_code_conformance,
]
TABLE = {"game": "farm-hand", "seats": 3, "options": {}, "nickname": "Hana", "words": "", "public": True}
SETTINGS = settings(
    max_examples=60,
    deadline=None,
    derandomize=True,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)


def test_every_call_answers_as_the_document_says(open_house: Node, caplog: pytest.LogCaptureFixture) -> None:
    document = schemathesis.openapi.from_url(f"{open_house.url}/api/schema/openapi.json")
    table = httpx.post(f"{open_house.url}/api/tables", json=TABLE).json()["id"]
    asked, statuses = Counter[str](), Counter[int]()
    for operation in document.get_all_operations():
        for mode in GenerationMode:

            @SETTINGS
            @given(operation.ok().as_strategy(generation_mode=mode))
            def ask(case: Any) -> None:
                if "table_id" in case.path_parameters and asked.total() % 2:
                    case.path_parameters["table_id"] = table  # one that is there
                answer = case.call(headers={"authorization": f"Bearer {ADMIN}"})
                if answer.status_code != 413:  # refused unread, and so before anything in it
                    case.validate_response(answer, checks=CHECKS)
                asked[f"{case.method} {case.path}"] += 1
                statuses[answer.status_code] += 1

            with suppress(Unsatisfiable):  # a call without a body has no wrong one
                ask()
    told = httpx.get(f"{open_house.url}/api/schema/openapi.json").json()["paths"]
    assert len(asked) == sum(len(operations) for operations in told.values()), asked
    assert sum(asked.values()) > 500
    assert min(statuses[status] for status in (200, 400, 404)) > 50, statuses
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


def test_the_document_names_every_body(open_house: Node) -> None:
    document = httpx.get(f"{open_house.url}/api/schema/openapi.json").json()
    posts = {path: each["post"] for path, each in document["paths"].items() if "post" in each}
    bare = {path.rsplit("/", 1)[1] for path, post in posts.items() if "requestBody" not in post}
    assert bare == {"start", "leave", "close", "move", "rematch", "delete", "replays"}
    for post in posts.values():
        for content in post.get("requestBody", {}).get("content", {}).values():
            name = content["schema"]["$ref"].rpartition("/")[2]
            assert document["components"]["schemas"][name]["additionalProperties"] is False
