"""Refuses requests that are too large, or that a proxy could read differently."""

from __future__ import annotations

from typing import Final

import h11

HEAD_LIMIT: Final = 32_768  # bytes of the names and values of a request's headers
MOST_HEADERS: Final = 100
VERSIONS: Final = (b"1.0", b"1.1")


class StrictConnection(h11.Connection):
    """An HTTP connection with stricter checks; `status` answers an error."""

    def __init__(self) -> None:
        super().__init__(h11.SERVER, HEAD_LIMIT)
        self.status = 400

    def next_event(self) -> h11.Event | type[h11.NEED_DATA] | type[h11.PAUSED]:
        try:
            event = super().next_event()
            if isinstance(event, h11.Request):
                check(event)
        except h11.RemoteProtocolError as error:
            self.status = error.error_status_hint
            raise
        return event


def check(request: h11.Request) -> None:
    """Check what h11 doesn't: version, size and number of headers.

    With both a length and chunks (RFC 9112, 6.1) two servers can disagree where a request ends, and the rest would be
    read as another request (request smuggling).
    """
    names = {name for name, _ in request.headers}
    if request.http_version not in VERSIONS:
        raise h11.RemoteProtocolError("not a version of HTTP/1", error_status_hint=505)
    if names >= {b"content-length", b"transfer-encoding"}:
        raise h11.RemoteProtocolError("both Content-Length and Transfer-Encoding")
    if len(request.headers) > MOST_HEADERS or sum([len(n) + len(v) for n, v in request.headers]) > HEAD_LIMIT:
        raise h11.RemoteProtocolError("too many headers", error_status_hint=431)
