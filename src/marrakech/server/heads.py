"""The head of a request: refused once it is too long, before it is all read."""

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol


def with_short_heads(longest: int) -> type[HttpToolsProtocol]:
    """HTTP whose requests tell in so many bytes what they want."""

    class ShortHeads(HttpToolsProtocol):
        """Counts what comes before a request's body."""

        in_head = True
        head = 0

        def data_received(self, data: bytes) -> None:
            """Bytes have come."""
            self.head += len(data)
            super().data_received(data)
            if self.in_head and self.head > longest and not self.transport.is_closing():
                self.send_400_response("request-big")

        def on_message_begin(self) -> None:
            """A request begins."""
            self.in_head, self.head = True, 0
            super().on_message_begin()

        def on_headers_complete(self) -> None:
            """Its body follows, which has a limit of its own."""
            self.in_head = False
            super().on_headers_complete()

    return ShortHeads
