"""The exhibition's screens: attract mode, the idle prompt, the guard and the staff page."""
