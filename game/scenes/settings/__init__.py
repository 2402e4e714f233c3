"""The settings: their tabs, rows, preview and movable keys."""
