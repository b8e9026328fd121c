"""Bots and engines that play at the server's tables, each in a process of its own."""
