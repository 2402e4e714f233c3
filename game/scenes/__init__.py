"""The screens: boot, menu, set-up, table, results, and the panels laid over them."""
