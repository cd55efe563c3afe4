"""The hall: tables in the browser, over WebSocket and plain HTTP, durable before acknowledged."""
