"""HTTP and WebSocket: routes, connections and access."""
