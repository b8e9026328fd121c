### English: what is round every page.

game-name = Marrakech
loading = Just a moment…
skip-to-content = Go to the content
server-unreachable = The server does not answer just now. Nothing is lost; it is tried again.
