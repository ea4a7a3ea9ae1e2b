"""The server as the net sees it: HTTP, WebSockets, the page, limits, logs, figures."""
