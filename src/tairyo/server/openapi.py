"""The HTTP calls as an OpenAPI document, at /api/schema/openapi.json.

The framework writes it from the handlers. They read their bodies themselves, more strictly than it
would, so what it cannot know is added here: the bodies, what a refusal looks like, and that an id is not
just any text.
"""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request
from litestar.datastructures import State
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from tairyo.server.admin_forms import JudgeLine, Lift, SetBan
from tairyo.server.table import ID_LENGTH, LETTERS
from tairyo.server.wire import (
    ErrorInfo,
    ForkRecord,
    ForkTable,
    JoinTable,
    LuckyWords,
    MuteSeat,
    OneLine,
    OneSeat,
    OpenTable,
    PushOff,
    PushTo,
    SeatBot,
    SeatCode,
    TallySeats,
    TwoSeats,
)

BODIES: dict[str, type] = {
    "/api/tables": OpenTable,
    "/api/tables/{table_id}/join": JoinTable,
    "/api/tables/{table_id}/bot": SeatBot,
    "/api/tables/{table_id}/mute": MuteSeat,
    "/api/tables/{table_id}/report": OneLine,
    "/api/admin/tables/{table_id}/judge": JudgeLine,
    "/api/admin/bans": SetBan,
    "/api/admin/bans/lift": Lift,
    "/api/tables/{table_id}/kick": OneSeat,
    "/api/tables/{table_id}/swap": TwoSeats,
    "/api/tables/{table_id}/host": OneSeat,
    "/api/tables/{table_id}/words": LuckyWords,
    "/api/tables/{table_id}/stand-in": OneSeat,
    "/api/tables/{table_id}/whose": SeatCode,
    "/api/tables/{table_id}/claim": SeatCode,
    "/api/tables/{table_id}/fork": ForkTable,
    "/api/replays/fork": ForkRecord,
    "/api/games/{game}/tally": TallySeats,
    "/api/push": PushTo,
    "/api/push/stop": PushOff,
}
"""What a POST to an address carries."""

PARTS = "#/components/schemas/{name}"


class _Document(JsonRenderPlugin):
    """The framework's document, completed."""

    def render(self, request: Request[Any, Any, State], openapi_schema: dict[str, Any]) -> bytes:
        return super().render(request, completed(openapi_schema))


def completed(document: dict[str, Any]) -> dict[str, Any]:
    """The document with bodies, refusals and the form of an id."""
    types = [*BODIES.values(), ErrorInfo]
    references, parts = msgspec.json.schema_components(types, ref_template=PARTS)
    body_of = dict(zip(BODIES, references, strict=False))
    refusal = {"description": "Refused", "content": {"application/json": {"schema": references[-1]}}}
    paths = {
        path: {
            method: _operation(operation, body_of.get(path) if method == "post" else None, refusal)
            for method, operation in operations.items()
        }
        for path, operations in document["paths"].items()
    }
    components = document.get("components", {})
    schemas = {**components.get("schemas", {}), **parts}
    return {**document, "paths": paths, "components": {**components, "schemas": schemas}}


def _operation(operation: dict[str, Any], body: Any, refusal: dict[str, Any]) -> dict[str, Any]:
    done = {code: answer for code, answer in operation["responses"].items() if code < "400"}
    changed = {**operation, "responses": {**done, "4XX": refusal, "503": refusal}}
    if body is not None:
        changed["requestBody"] = {"required": True, "content": {"application/json": {"schema": body}}}
    if "parameters" in operation:
        changed["parameters"] = [_parameter(each) for each in operation["parameters"]]
    return changed


def _parameter(parameter: dict[str, Any]) -> dict[str, Any]:
    if parameter["name"] != "table_id":
        return parameter
    return {**parameter, "schema": {"type": "string", "pattern": f"^[{LETTERS}]{{{ID_LENGTH}}}$"}}


CONFIG = OpenAPIConfig(
    title="Tairyo", version="1", path="/api/schema", render_plugins=[_Document(path="/openapi.json")]
)
