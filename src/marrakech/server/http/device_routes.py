"""Devices over HTTP: getting a token, adding a device, signing out."""

from typing import Annotated, Any, Literal, Self

from fastapi import APIRouter, Request, Response
from pydantic import Field, model_validator

from marrakech.rules import Refusal
from marrakech.server.devices.cookies import delete_token, has_old_name, set_token, token_in
from marrakech.server.devices.links import LINK_SECONDS
from marrakech.server.devices.registry import Devices, Visitor, public_id
from marrakech.server.http.dependencies import application_of
from marrakech.server.http.requests import Shape, Short
from marrakech.server.http.responses import Answer
from marrakech.server.http.routes import refused
from marrakech.server.network.rate_limits import network_in
from marrakech.table.nicknames import new_token

router = APIRouter(prefix="/api")


class TokenAnswer(Answer):
    """Whether a request came with a valid token, or has got one with this answer."""

    status: Literal["known", "new", "none"]
    signed_out: bool = Field(description="whether it came with one that has been signed out")
    old_name: bool = Field(
        description="whether its cookie has the name of an older version; POST renames it"
    )


class DeviceAnswer(Answer):
    """A device in the list."""

    id: str
    browser: str = Field(description='like "Firefox"; "" where unknown')
    system: str = Field(description='like "Android"; "" where unknown')
    created: int = Field(description="when it first took a seat, in milliseconds")
    last_seen: int = Field(description="to the hour")
    this: bool = Field(description="whether it is the one that asks")


class DevicesAnswer(Answer):
    """Your devices, the one seen last first."""

    devices: list[DeviceAnswer]
    now: int = Field(description="the server's clock, in milliseconds")


class LinkAnswer(Answer):
    """A code that adds one device."""

    code: str
    seconds: int = Field(description="how long it works")


class JoinShape(Shape):
    """The code of a link that somebody has opened and agreed to."""

    code: Short


class SignOutShape(Shape):
    """Which devices are to be signed out: one by its id, or all of them."""

    device: Annotated[Short, Field(min_length=1)] | None = None
    everywhere: bool = False

    @model_validator(mode="after")
    def _one_or_all(self) -> Self:
        if (self.device is None) is not self.everywhere:
            raise ValueError
        return self


class SignedOutAnswer(Answer):
    """What was signed out."""

    here: bool = Field(description="whether the device that asked is among them")


def _devices(request: Request) -> Devices:
    return application_of(request).devices


def _count(request: Request) -> None:
    """Tokens, links and devices: too many from one network are refused."""
    if not application_of(request).limits.devices.allows(network_in(request)):
        raise Refusal("too-often")


def _note(request: Request, what: str) -> None:
    application_of(request).audit.device(request.scope, what)


def _told(status: str, visitor: Visitor, old_name: bool = False) -> dict[str, Any]:
    return {"status": status, "signed_out": visitor.signed_out, "old_name": old_name}


@router.get("/device", response_model=TokenAnswer, responses=refused(413, 503))
async def show_device(request: Request) -> dict[str, Any]:
    """Whether this request came with a valid token. If not, right after `POST /api/device`, the
    browser keeps no cookies."""
    visitor = await _devices(request).visitor(request)
    status = "known" if visitor.holder else "none"
    return _told(status, visitor, has_old_name(request))


@router.post("/device", response_model=TokenAnswer, responses=refused(403, 413, 429, 503))
async def give_token(request: Request, response: Response) -> dict[str, Any]:
    """Get a token, in a cookie, unless this request came with a valid one. Nothing else hands one
    out, so ask once and wait for the answer: two answers would be two devices."""
    visitor = await _devices(request).visitor(request)
    token = token_in(request)
    if visitor.holder and token:
        if has_old_name(request):
            # Another host of the domain may have planted it, and know it.
            _count(request)
            renewed = new_token()
            await _devices(request).renew(await _devices(request).device(request), renewed)
            set_token(request, response, renewed)
        return _told("known", visitor)
    _count(request)
    _note(request, "new")
    set_token(request, response, new_token())
    return _told("new", visitor)


@router.get("/devices", response_model=DevicesAnswer, responses=refused(413, 503))
async def list_devices(request: Request) -> dict[str, Any]:
    """All devices that have the same seats as this one; none for a request without a token."""
    devices = _devices(request)
    if not (await devices.visitor(request)).holder:
        return {"devices": [], "now": devices.now()}
    here = await devices.device(request)
    shown = [
        {
            "id": public_id(one),
            "browser": one.browser,
            "system": one.system,
            "created": one.created,
            "last_seen": one.last_seen or one.created,
            "this": one.token_hash == here.token_hash,
        }
        for one in await devices.list_of(here)
    ]
    return {"devices": shown, "now": devices.now()}


@router.post("/devices/link", response_model=LinkAnswer, responses=refused(403, 413, 429, 503))
async def make_link(request: Request) -> dict[str, Any]:
    """A code with which another device gets the same seats: once, and within ten minutes."""
    maker = await _devices(request).device(request)
    _count(request)
    return {"code": _devices(request).links.make(maker), "seconds": LINK_SECONDS}


@router.post(
    "/devices/join", response_model=DevicesAnswer, responses=refused(403, 413, 422, 429, 503)
)
async def join(request: Request, wanted: JoinShape) -> dict[str, Any]:
    """Make this device one of those of whoever made the code. It gives up the seats it had."""
    device = await _devices(request).device(request)
    _count(request)
    await _devices(request).join(device, wanted.code)
    _note(request, "joined")
    return await list_devices(request)


@router.post(
    "/devices/sign-out",
    response_model=SignedOutAnswer,
    responses=refused(403, 404, 413, 422, 429, 503),
)
async def sign_out(request: Request, response: Response, wanted: SignOutShape) -> dict[str, Any]:
    """Sign out one of your devices, or all: their tokens are refused, their sockets closed."""
    devices = _devices(request)
    device = await devices.device(request)
    if not await devices.is_kept(device):
        _count(request)
    here = await devices.sign_out(device, wanted.device)
    _note(request, "signed out")
    if here:
        delete_token(request, response)
    return {"here": here}
