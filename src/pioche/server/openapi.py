"""The API's own description, made from the types and the one table of routes."""

from pioche.server.asking import REVALIDATED, Ask, Reply, told


async def openapi(ask: Ask) -> Reply:
    """OpenAPI 3.1."""
    return told(ask.request.app.state.openapi, cache=REVALIDATED)
