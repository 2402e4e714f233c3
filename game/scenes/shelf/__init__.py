"""Kept games: history, replay, review, charts, codes, export and import."""
