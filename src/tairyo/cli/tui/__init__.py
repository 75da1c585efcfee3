"""The drawn table, on Textual. It knows the kernel and a game's `Face`, and no game."""
