"""The picture of a match and the hands on it: model, places, motion, drawing, trade desk."""
