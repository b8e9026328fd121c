"""How the champion learned: a network that values positions, and self-play to teach it.

Not installed with the package.
"""
