"""Learn to play: the first game, its lessons and the coach who speaks in it."""
