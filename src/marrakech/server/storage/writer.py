"""The writer: whatever waits is committed together, so that many share one wait for the disk."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple, TypeVar, cast

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError

from marrakech.server.storage.errors import is_corruption, is_passing, store_error_of
from marrakech.server.storage.insertion import Addition, write, write_each
from marrakech.table.ports import StoreError

LARGEST_GROUP = 500  # additions in one transaction
ATTEMPTS = 5  # at a transaction that the database rolls back for the sake of another one

_OF_ONE = (IntegrityError, DataError)  # errors that only one addition of a group has caused

Acknowledgement = asyncio.Future[object]  # of whatever the work returns
Work = Callable[[Connection], object]
Result = TypeVar("Result")
Given = TypeVar("Given")


class _Waiting(NamedTuple):
    """An addition, and the future that waits until it is on disk."""

    done: Acknowledgement
    addition: Addition


class Writer:
    """Writes one transaction at a time, each with everything that came while the last was written.

    A whole transaction runs in a thread: handing over its statements one by one would cost more
    than all of them together. A caller may be cancelled at any time: what has begun for it is still
    finished. Before and after each transaction `require` checks that the store's files are still
    the ones that were opened. If it raises, nothing is acknowledged. `broken` is called if the file
    turns out to be no database any more.
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
        self._works: list[tuple[Acknowledgement, Work]] = []
        self._work: asyncio.Task[None] | None = None
        self._thread = ThreadPoolExecutor(1, "store-writer")
        self._closed = False

    async def add(self, addition: Addition) -> None:
        """Wait until it is on disk."""
        done = self._new_wait()
        self._additions.append(_Waiting(done, addition))
        await done

    async def run(self, work: Callable[[Connection], Result]) -> Result:
        """Do something in a transaction of its own."""
        done = self._new_wait()
        self._works.append((done, work))
        return cast("Result", await done)

    async def close(self) -> None:
        """Finish what waits and take nothing more."""
        self._closed = True
        if self._work is not None:
            await self._work
        self._thread.shutdown()

    def _new_wait(self) -> Acknowledgement:
        if self._closed:
            raise StoreError("store-closed", file=self._file)
        loop = asyncio.get_running_loop()
        if self._work is None:
            self._work = loop.create_task(self._write_all())
        return loop.create_future()

    async def _write_all(self) -> None:
        try:
            while self._additions or self._works:
                if self._additions:
                    await self._write_group(self._take_group())
                if self._works:
                    await self._run_work(*self._works.pop(0))
        finally:
            self._work = None

    def _take_group(self) -> list[_Waiting]:
        taken = self._additions[:LARGEST_GROUP]
        del self._additions[:LARGEST_GROUP]
        return [one for one in taken if not one.done.done()]

    async def _run_work(self, done: Acknowledgement, work: Work) -> None:
        try:
            _settle(done, await self._in_thread(self._do, work))
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

    def _do(self, work: Callable[[Connection], Result]) -> Result:
        self._require()
        result = self._in_transaction(work)
        self._require()
        return result

    def _in_transaction(self, work: Callable[[Connection], Result]) -> Result:
        for _ in range(ATTEMPTS - 1):
            try:
                return self._one_transaction(work)
            except DBAPIError as error:
                if not is_passing(error):
                    raise
        return self._one_transaction(work)

    def _one_transaction(self, work: Callable[[Connection], Result]) -> Result:
        with self._engine.begin() as connection:
            return work(connection)

    def _commit(self, additions: list[Addition]) -> list[Exception | None]:
        """All at once; if one of them cannot be written, each in a savepoint of its own."""
        self._require()
        try:
            answers = self._in_transaction(lambda connection: write(connection, additions))
        except Exception as error:
            if isinstance(error, DBAPIError) and not isinstance(error, _OF_ONE):
                raise
            answers = self._in_transaction(lambda connection: write_each(connection, additions))
        self._require()
        return answers

    # What callers are told

    def _fail(self, waits: list[Acknowledgement], error: BaseException) -> None:
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


def _settle(done: Acknowledgement, answer: object) -> None:
    """Give an answer to the caller, if it still waits."""
    if done.done():
        return
    if isinstance(answer, Exception):
        done.set_exception(answer)
    else:
        done.set_result(answer)
