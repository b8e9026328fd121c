"""The one that writes: whatever waits is committed together, so that many wait for one disk."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError, IntegrityError

from marrakech.server.storage.errors import is_corruption, store_error_of
from marrakech.server.storage.insertion import Addition, write, write_each
from marrakech.table.ports import StoreError

LARGEST_GROUP = 500  # additions in one transaction

Done = asyncio.Future[Any]
Errand = Callable[[Connection], Any]
Result = TypeVar("Result")
Given = TypeVar("Given")


class _Waiting(NamedTuple):
    """Somebody who waits until something is on disk."""

    done: Done
    addition: Addition


class Writer:
    """Writes one transaction at a time, each with everything that came while the last was written.

    A transaction is one errand of a thread: handing over its statements one by one would cost more
    than all of them together. Whoever waits may be cancelled at any time: what has been begun for
    them is still finished. Before and after each transaction `require` is asked whether the
    store's files are still the ones that were opened. If it raises, nobody is told that anything
    was written. `broken` is told of a file in which no database can be found any more.
    """

    def __init__(
        self,
        engine: Engine,
        file: str,
        require: Callable[[], None] = lambda: None,
        broken: Callable[[StoreError], None] = lambda trouble: None,
    ) -> None:
        self._engine = engine
        self._file = file
        self._require = require
        self._broken = broken
        self._additions: list[_Waiting] = []
        self._errands: list[tuple[Done, Errand]] = []
        self._work: asyncio.Task[None] | None = None
        self._thread = ThreadPoolExecutor(1, "store-writer")
        self._closed = False

    async def add(self, addition: Addition) -> None:
        """Come back when it is on disk."""
        done = self._new_wait()
        self._additions.append(_Waiting(done, addition))
        await done

    async def run(self, errand: Callable[[Connection], Result]) -> Result:
        """Do something in a transaction of its own."""
        done = self._new_wait()
        self._errands.append((done, errand))
        result: Result = await done
        return result

    async def close(self) -> None:
        """Finish what waits and take nothing more."""
        self._closed = True
        if self._work is not None:
            await self._work
        self._thread.shutdown()

    def _new_wait(self) -> Done:
        if self._closed:
            raise StoreError("store-closed", file=self._file)
        loop = asyncio.get_running_loop()
        if self._work is None:
            self._work = loop.create_task(self._write_all())
        return loop.create_future()

    async def _write_all(self) -> None:
        try:
            while self._additions or self._errands:
                if self._additions:
                    await self._write_group(self._take_group())
                if self._errands:
                    await self._run_errand(*self._errands.pop(0))
        finally:
            self._work = None

    def _take_group(self) -> list[_Waiting]:
        taken = self._additions[:LARGEST_GROUP]
        del self._additions[:LARGEST_GROUP]
        return [one for one in taken if not one.done.done()]

    async def _run_errand(self, done: Done, errand: Errand) -> None:
        try:
            _settle(done, await self._in_thread(self._do, errand))
        except BaseException as error:
            self._fail([done], error)

    async def _write_group(self, group: list[_Waiting]) -> None:
        try:
            additions = [one.addition for one in group]
            answers = await self._in_thread(self._commit, additions)
        except BaseException as error:
            self._fail([one.done for one in group], error)
            return
        for one, answer in zip(group, answers, strict=True):
            _settle(one.done, answer)

    async def _in_thread(self, work: Callable[[Given], Result], given: Given) -> Result:
        return await asyncio.get_running_loop().run_in_executor(self._thread, work, given)

    # What happens in the thread

    def _do(self, errand: Callable[[Connection], Result]) -> Result:
        self._require()
        result = self._in_transaction(errand)
        self._require()
        return result

    def _in_transaction(self, errand: Callable[[Connection], Result]) -> Result:
        with self._engine.begin() as connection:
            return errand(connection)

    def _commit(self, additions: list[Addition]) -> list[Exception | None]:
        """All at once; if one of them cannot be written, each in a savepoint of its own."""
        self._require()
        try:
            answers = self._in_transaction(lambda connection: write(connection, additions))
        except Exception as error:
            if isinstance(error, DBAPIError) and not isinstance(error, IntegrityError):
                raise
            answers = self._in_transaction(lambda connection: write_each(connection, additions))
        self._require()
        return answers

    # What those who wait are told

    def _fail(self, waits: list[Done], error: BaseException) -> None:
        trouble = store_error_of(error, self._file)
        if trouble and is_corruption(error):
            self._broken(trouble)
        for done in waits:
            if isinstance(error, Exception):
                _settle(done, trouble or error)
            else:
                done.cancel()
        if not isinstance(error, Exception):
            raise error


def _settle(done: Done, answer: object) -> None:
    """Give an answer to whoever still waits for it."""
    if done.done():
        return
    if isinstance(answer, Exception):
        done.set_exception(answer)
    else:
        done.set_result(answer)
