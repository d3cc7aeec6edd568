"""The doors of the server: routes, their handlers, and the sockets of tables."""
