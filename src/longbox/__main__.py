"""`python -m longbox` is the command line."""

from longbox.cli import main

if __name__ == "__main__":
    main()
