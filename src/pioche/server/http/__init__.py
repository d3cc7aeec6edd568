"""How clients reach the server: routes, their handlers, and the sockets of tables."""
