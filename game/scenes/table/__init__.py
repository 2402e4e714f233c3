"""The table's scene: what is shown over the table and what a person's input does there."""
