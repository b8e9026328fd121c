"""Devices over HTTP: getting a token, adding a device, signing out."""

from typing import Literal

from fastapi import APIRouter, Request, Response

from marrakech.server.devices.cookies import delete_token, has_old_name, set_token, token_in
from marrakech.server.devices.links import LINK_SECONDS
from marrakech.server.devices.registry import Devices, Visitor, public_id
from marrakech.server.http.dependencies import application_of
from marrakech.server.http.json_bodies import json_response, read_body
from marrakech.server.http.openapi import body, returns
from marrakech.server.http.requests import JoinRequest, SignOutRequest
from marrakech.server.http.responses import (
    DeviceInfo,
    DeviceLink,
    DeviceList,
    SignedOut,
    TokenInfo,
)
from marrakech.server.network.clients import client_of
from marrakech.server.network.rate_limits import network_of_request
from marrakech.table.nicknames import new_token

router = APIRouter(prefix="/api", default_response_class=Response)


def _devices(request: Request) -> Devices:
    return application_of(request).devices


def _count(request: Request) -> None:
    """Tokens, links and devices: too many from one network are refused."""
    application_of(request).limits.devices.require(network_of_request(request))


def _note(request: Request, what: str) -> None:
    application_of(request).audit.device(request.scope, what)


def _token_response(
    status: Literal["known", "new", "none"], visitor: Visitor, old_name: bool = False
) -> Response:
    return json_response(TokenInfo(status, visitor.signed_out, old_name))


@router.get("/device", responses=returns(TokenInfo, 413, 503))
async def show_device(request: Request) -> Response:
    """Whether this request came with a valid token. If not, right after `POST /api/device`, the
    browser keeps no cookies."""
    visitor = await _devices(request).visitor(client_of(request))
    return _token_response("known" if visitor.holder else "none", visitor, has_old_name(request))


@router.post("/device", responses=returns(TokenInfo, 403, 413, 429, 503))
async def give_token(request: Request) -> Response:
    """Get a token, in a cookie, unless this request came with a valid one. Nothing else hands one
    out, so ask once and wait for the answer: two answers would be two devices."""
    visitor = await _devices(request).visitor(client_of(request))
    token = token_in(request)
    if visitor.holder and token:
        known = _token_response("known", visitor)
        if has_old_name(request):
            # Another host of the domain may have planted it, and know it.
            _count(request)
            renewed = new_token()
            device = await _devices(request).device(client_of(request))
            await _devices(request).renew(device, renewed)
            set_token(request, known, renewed)
        return known
    _count(request)
    _note(request, "new")
    response = _token_response("new", visitor)
    set_token(request, response, new_token())
    return response


async def _list(request: Request) -> DeviceList:
    devices = _devices(request)
    if not (await devices.visitor(client_of(request))).holder:
        return DeviceList([], devices.now())
    here = await devices.device(client_of(request))
    shown = [
        DeviceInfo(
            id=public_id(one),
            browser=one.browser,
            system=one.system,
            created=one.created,
            last_seen=one.last_seen or one.created,
            this=one.token_hash == here.token_hash,
        )
        for one in await devices.list_of(here)
    ]
    return DeviceList(shown, devices.now())


@router.get("/devices", responses=returns(DeviceList, 413, 503))
async def list_devices(request: Request) -> Response:
    """All devices that have the same seats as this one; none for a request without a token."""
    return json_response(await _list(request))


@router.post("/devices/link", responses=returns(DeviceLink, 403, 413, 429, 503))
async def make_link(request: Request) -> Response:
    """A code with which another device gets the same seats: once, and within ten minutes."""
    maker = await _devices(request).device(client_of(request))
    _count(request)
    return json_response(DeviceLink(_devices(request).links.make(maker), LINK_SECONDS))


@router.post(
    "/devices/join",
    responses=returns(DeviceList, 403, 413, 422, 429, 503),
    openapi_extra=body(JoinRequest),
)
async def join(request: Request) -> Response:
    """Add this device to those of the person who made the code. It gives up the seats it had."""
    wanted = await read_body(request, JoinRequest)
    device = await _devices(request).device(client_of(request))
    _count(request)
    await _devices(request).join(device, wanted.code)
    _note(request, "joined")
    return json_response(await _list(request))


@router.post(
    "/devices/sign-out",
    responses=returns(SignedOut, 403, 404, 413, 422, 429, 503),
    openapi_extra=body(SignOutRequest),
)
async def sign_out(request: Request) -> Response:
    """Sign out one of your devices, or all: their tokens are refused, their sockets closed."""
    wanted = await read_body(request, SignOutRequest)
    devices = _devices(request)
    device = await devices.device(client_of(request))
    if not await devices.is_kept(device):
        _count(request)
    here = await devices.sign_out(device, wanted.device)
    _note(request, "signed out")
    response = json_response(SignedOut(here))
    if here:
        delete_token(request, response)
    return response
