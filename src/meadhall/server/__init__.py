"""The server: tables in the browser, over WebSocket and plain HTTP."""
