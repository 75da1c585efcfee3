"""How the service says no: a code, the clause where a rule is broken, and what fills the text's gaps."""

from __future__ import annotations

from tairyo.kernel.action import IllegalAction, Refusal
from tairyo.server.wire import ErrorInfo


class Problem(Exception):
    """Something that was asked for and is not done. ``status`` is its HTTP status, ``gaps`` fill the text."""

    def __init__(self, code: str, status: int = 409, **args: str | int) -> None:
        super().__init__(code)
        self.code = code
        self.status = status
        self.gaps: dict[str, str | int] = args
        self.clause: str | None = None

    @classmethod
    def of(cls, refusal: Refusal) -> Problem:
        """What the rules or the kernel refused."""
        problem = cls(refusal.code, 409 if isinstance(refusal, IllegalAction) else 400, **refusal.details)
        problem.clause = refusal.clause if isinstance(refusal, IllegalAction) else None
        return problem

    @property
    def info(self) -> ErrorInfo:
        """What the client is told."""
        return ErrorInfo(self.code, self.clause, self.gaps)
