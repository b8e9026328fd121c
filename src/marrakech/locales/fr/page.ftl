### English: what is round every page.

game-name = Marrakech
loading = Just a moment…
skip-to-content = Go to the content
server-unreachable = The server does not answer just now. Nothing is lost; it is tried again.
page-description = The board game of rugs, dirhams and one stubborn market owner: play in the browser, alone against bots, with friends by a link, or round one device.
page-noscript = This game needs JavaScript.
