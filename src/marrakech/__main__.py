"""`python -m marrakech` is the command `marrakech`."""

from marrakech.cli import main

if __name__ == "__main__":
    main()
