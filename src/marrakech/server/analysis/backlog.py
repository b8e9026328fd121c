"""The jobs that wait: every network in its turn, and not more than a few of anybody."""

from collections import OrderedDict, deque
from itertools import chain, zip_longest
from typing import Generic, TypeVar

from marrakech.rules import Refusal
from marrakech.server.analysis.jobs import Job

MOST_OF_DEVICE, MOST_OF_NETWORK, MOST = 10, 30, 200  # jobs that may wait
AnyJob = TypeVar("AnyJob", bound=Job)


class Backlog(Generic[AnyJob]):
    """Jobs in the order in which they will be done. A network that asks for many delays itself."""

    def __init__(
        self,
        most_of_device: int = MOST_OF_DEVICE,
        most_of_network: int = MOST_OF_NETWORK,
        most: int = MOST,
    ) -> None:
        self._most_of_device = most_of_device
        self._most_of_network = most_of_network
        self._most = most
        # The networks in the order of their turns, each with its own jobs.
        self._waiting: OrderedDict[str, deque[AnyJob]] = OrderedDict()

    def __len__(self) -> int:
        return sum(map(len, self._waiting.values()))

    def require_room(self, job: AnyJob) -> None:
        """Refuse a job that would be one too many."""
        own = self._waiting.get(job.asker.network, ())
        of_device = sum(one.asker.device == job.asker.device for one in own)
        if of_device >= self._most_of_device or len(own) >= self._most_of_network:
            raise Refusal("analysis-many")
        if len(self) >= self._most:
            raise Refusal("analysis-full")

    def add(self, job: AnyJob) -> None:
        """Put a job behind those of its network."""
        self._waiting.setdefault(job.asker.network, deque()).append(job)

    def take(self) -> AnyJob | None:
        """The next job, if any waits."""
        if not self._waiting:
            return None
        network, jobs = self._waiting.popitem(last=False)
        job = jobs.popleft()
        if jobs:
            self._waiting[network] = jobs  # after all other networks
        return job

    def in_order(self) -> list[AnyJob]:
        """All of them, the next first."""
        rounds = zip_longest(*self._waiting.values())
        return [job for job in chain.from_iterable(rounds) if job is not None]
