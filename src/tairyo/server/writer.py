"""Group commit: appends that wait at the same moment reach the disk together, each under its own verdict."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

MOST = 500
"""Appends in one transaction, so that none waits long behind the others."""


class Taken(Exception):
    """This version of a table has been appended already."""


@dataclass(eq=False)
class Append:
    """One entry on its way to the disk; ``row`` is the log's, ``over`` says that it ends the game, ``due``
    is when a clock may run out next, on a ``clocked`` table.
    """

    row: dict[str, Any]
    over: bool
    done: asyncio.Future[None]
    clocked: bool = False
    due: datetime | None = None

    @property
    def place(self) -> tuple[str, int]:
        """Table and version."""
        return self.row["table_id"], self.row["version"]


class Writer:
    """Appends for one service. ``commit`` makes all it is given durable, or raises and has made none.

    It raises Taken where one of the entries has no place; then each is tried alone, so that nobody
    pays for a neighbour. Whatever else it raises goes to all of them.
    """

    def __init__(self, commit: Callable[[Sequence[Append]], Awaitable[None]]) -> None:
        self._commit = commit
        self._waiting: deque[Append] = deque()
        self._task: asyncio.Task[None] | None = None

    async def append(
        self, row: dict[str, Any], over: bool, *, clocked: bool = False, due: datetime | None = None
    ) -> None:
        """Wait until the row is durable. Raises Taken, or whatever keeps the database from it."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(Append(row, over, done, clocked, due))
        if self._task is None:
            self._task = asyncio.create_task(self._run())
        await done

    async def close(self) -> None:
        """Wait for what is under way."""
        if self._task is not None:
            await self._task

    async def _run(self) -> None:
        try:
            while self._waiting:
                batch = [self._waiting.popleft() for _ in range(min(MOST, len(self._waiting)))]
                # whoever has stopped waiting was told nothing: its entry need not be there
                batch = [each for each in batch if not each.done.done()]
                # one order for all: two nodes that append to the same tables never block each other
                await self._keep(sorted(batch, key=lambda each: each.place))
        finally:
            self._task = None

    async def _keep(self, batch: Sequence[Append]) -> None:
        try:
            if batch:
                await self._commit(batch)
        except Taken as error:
            if len(batch) == 1:
                _tell(batch[0], error)
            else:
                for each in batch:
                    await self._keep([each])
        except Exception as error:
            for each in batch:
                _tell(each, error)
        else:
            for each in batch:
                _tell(each, None)


def _tell(append: Append, error: Exception | None) -> None:
    if append.done.done():
        return
    if error is None:
        append.done.set_result(None)
    else:
        append.done.set_exception(error)
