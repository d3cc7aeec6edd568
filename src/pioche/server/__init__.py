"""One table for everybody: rooms, protocol, storage, clocks, over HTTP and WebSocket."""
