"""How endpoints get the application."""

from typing import Annotated

from fastapi import Depends
from starlette.requests import HTTPConnection

from marrakech.server.application import Application


def application_of(connection: HTTPConnection) -> Application:
    """The application that a request or a socket is for."""
    application: Application = connection.app.state.application
    return application


TheApplication = Annotated[Application, Depends(application_of)]
