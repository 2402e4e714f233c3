"""A small general toolkit on pygame-ce: loop, scenes, input, layout, widgets, motion, sound."""
