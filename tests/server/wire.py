"""A WebSocket on a blocking socket, without threads: what is sent and received is what the test says, when it says."""

from __future__ import annotations

import socket
from collections import deque
from collections.abc import Mapping
from types import TracebackType

from websockets.client import ClientProtocol
from websockets.exceptions import InvalidState
from websockets.frames import Frame, Opcode
from websockets.http11 import Response
from websockets.uri import parse_uri

SECONDS = 60.0  # nothing in a test takes longer, however busy the machine is


class Closed(Exception):
    """The line is closed; `code` and `reason` are the other side's, 1006 if it just went."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(f"{code} {reason}")
        self.code = code
        self.reason = reason


class Wire:
    """One connection."""

    def __init__(self, address: str, headers: Mapping[str, str] | None = None) -> None:
        uri = parse_uri(address)
        self.protocol = ClientProtocol(uri)
        self.status = 0
        self._heard: deque[Frame] = deque()
        self.socket = socket.create_connection((uri.host, uri.port), SECONDS)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        request = self.protocol.connect()
        request.headers.update(headers or {})
        self.protocol.send_request(request)
        try:
            self._greet()
        except BaseException:
            self.socket.close()
            raise

    def _greet(self) -> None:
        self._flush()
        while not self.status:
            self._read()
        if self.status != 101:  # switching protocols
            raise Closed(self.status, "refused at the door")

    def _flush(self) -> None:
        for data in self.protocol.data_to_send():
            if data:
                try:
                    self.socket.sendall(data)
                except ConnectionError:
                    raise Closed(1006, "") from None

    def _read(self) -> None:
        try:
            data = self.socket.recv(65536)
        except ConnectionError:
            data = b""
        if data:
            self.protocol.receive_data(data)
        else:
            self.protocol.receive_eof()
        self._flush()
        for event in self.protocol.events_received():
            if isinstance(event, Response):
                self.status = event.status_code
            elif isinstance(event, Frame):
                self._heard.append(event)
        if not data and not self._heard:
            raise Closed(self.protocol.close_code or 1006, self.protocol.close_reason or "")

    def send(self, message: str | bytes) -> None:
        try:
            if isinstance(message, str):
                self.protocol.send_text(message.encode())
            else:
                self.protocol.send_binary(message)
        except InvalidState:  # the other side has said that it goes
            raise Closed(self.protocol.close_code or 1006, self.protocol.close_reason or "") from None
        self._flush()

    def receive(self, timeout: float = SECONDS) -> str:
        """The next message; `TimeoutError` if none comes."""
        self.socket.settimeout(timeout)
        parts: list[bytes] = []
        while True:
            while not self._heard:
                self._read()
            frame = self._heard.popleft()
            if frame.opcode in (Opcode.TEXT, Opcode.CONT):
                parts.append(bytes(frame.data))
                if frame.fin:
                    return b"".join(parts).decode()

    def __enter__(self) -> Wire:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None) -> None:
        self.socket.close()
