"""The Host allow-list: the names under which this server answers.

A foreign name that its owner points at this machine (DNS rebinding) would make a foreign page
look like ours to a browser. Addresses cannot be pointed anywhere, so they are always allowed.
"""

import re
import socket
from ipaddress import ip_address
from urllib.parse import urlsplit

from starlette.datastructures import Headers

from marrakech.locales import page_catalogue
from marrakech.rules import Refusal
from marrakech.rules.refusal import excerpt
from marrakech.server.audit_log import Audit
from marrakech.server.network.rate_limits import RateLimits
from marrakech.server.settings import Settings
from marrakech.server.site import language_for

HOST_NAME_OPTION = "--host-name"
_FORM = re.compile(r"(?:\[([0-9A-Fa-f:.]+)\]|([^\[\]:@/\s]+))(?::\d{0,5})?")


class AllowedHosts:
    """The names under which requests are answered."""

    def __init__(self, settings: Settings) -> None:
        own = socket.gethostname().lower()
        short = own.partition(".")[0]
        self._names = {
            "localhost",
            *(name for name in (own, short, f"{short}.local") if short),
            *(_plain(name) for name in settings.host_names),
            *(_plain(urlsplit(origin).hostname or "") for origin in settings.origins),
            _plain(settings.host),
        } - {""}
        self._log_limit = RateLimits(1, 60, remembered=1000)

    def allows(self, headers: Headers) -> bool:
        """Whether a request names us. Every browser sends Host; a health check without it, by
        HTTP/1.0, is let in."""
        hosts = headers.getlist("host")
        return not hosts or (len(hosts) == 1 and self._knows(hosts[0]))

    def _knows(self, host: str) -> bool:
        found = _FORM.fullmatch(host)
        if found is None:
            return False
        return _is_address(found[1] or found[2]) or _plain(host) in self._names

    def refusal(self, headers: Headers, network: str, audit: Audit) -> Refusal:
        """Why a request is not answered; it is logged once a minute for each name."""
        host = excerpt(headers.get("host", ""))
        if self._log_limit.allows(host):
            audit.host_refused(host, network)
        return Refusal("host-refused", host=host, option=HOST_NAME_OPTION)


def sentence(refusal: Refusal, headers: Headers) -> str:
    """A refusal as a sentence, for a browser that gets no page from us."""
    language = language_for(headers.get("accept-language", ""))
    return page_catalogue(language).explain(refusal)


def _plain(host: str) -> str:
    """A name as names are compared: without port and final dot, in small letters."""
    return host.rpartition("]")[2].partition(":")[0].rstrip(".").lower()


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
