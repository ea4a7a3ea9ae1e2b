"""One game at the server as a value of its log: no clock, no sockets, no database."""
