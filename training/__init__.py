"""How the champion learned: self-play and a network that values positions. Not installed with the package."""
