"""`pioche bench server`: simulated players on a real server, and the load that they cause."""
