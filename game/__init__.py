"""An unofficial Bohnanza: the bean-trading card game at one table."""

VERSION = "1.0.0"
