"""The pictures of shared links, and what search engines are told about the pages."""

from typing import Annotated
from xml.sax.saxutils import escape

from fastapi import APIRouter, Query, Request, Response
from fastapi.responses import PlainTextResponse

from marrakech.server.http.dependencies import TheApplication
from marrakech.server.network.rate_limits import network_of_request
from marrakech.server.previews.gallery import Picture
from marrakech.server.previews.market import LONGEST_MARKET, PICTURES_VERSION, parse_market
from marrakech.server.site import ASK_AGAIN, FOR_EVER

SEARCHED_PAGES = ("", "rules", "learn")

MarketText = Annotated[str, Query(max_length=LONGEST_MARKET)]
DrawingText = Annotated[str, Query(max_length=len(PICTURES_VERSION))]
router = APIRouter(include_in_schema=False)


@router.api_route("/previews/home.png", methods=["GET", "HEAD"])
async def show_home_picture(
    request: Request, application: TheApplication, drawing: DrawingText = ""
) -> Response:
    """The scene for every page that has no market of its own."""
    picture = await application.picture(None, network_of_request(request))
    return _send(request, picture, drawing)


@router.api_route("/previews/market.png", methods=["GET", "HEAD"])
async def show_market_picture(
    request: Request, application: TheApplication, market: MarketText, drawing: DrawingText = ""
) -> Response:
    """A market; its text is the first two fields of a position's."""
    picture = await application.picture(parse_market(market), network_of_request(request))
    return _send(request, picture, drawing)


def _send(request: Request, picture: Picture, drawing: str) -> Response:
    headers = {
        "cache-control": FOR_EVER if drawing == PICTURES_VERSION else ASK_AGAIN,
        "etag": picture.tag,
        "cross-origin-resource-policy": "cross-origin",  # chats show it on pages of their own
    }
    if request.headers.get("if-none-match") == picture.tag:
        return Response(status_code=304, headers=headers)
    return Response(picture.body, headers=headers, media_type="image/png")


@router.api_route("/robots.txt", methods=["GET", "HEAD"])
async def show_robots(request: Request) -> Response:
    """Pages may be read by every robot; those not meant for a search say so themselves."""
    root = str(request.base_url)
    path = request.scope.get("root_path", "")
    lines = ("User-agent: *", f"Disallow: {path}/api/", "", f"Sitemap: {root}sitemap.xml", "")
    return PlainTextResponse("\n".join(lines), headers={"cache-control": ASK_AGAIN})


@router.api_route("/sitemap.xml", methods=["GET", "HEAD"])
async def show_sitemap(request: Request) -> Response:
    """The pages that are the same for everybody."""
    root = str(request.base_url)
    pages = "".join(f"<url><loc>{escape(root + page)}</loc></url>" for page in SEARCHED_PAGES)
    text = (
        '<?xml version="1.0" encoding="UTF-8"?>\n'
        f'<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">{pages}</urlset>\n'
    )
    headers = {"cache-control": ASK_AGAIN}
    return Response(text, headers=headers, media_type="application/xml")
