"""The game server: rooms, protocol, storage and clocks, over HTTP and WebSocket."""
