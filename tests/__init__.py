"""What must hold: rules/ (one test or more per rule number), conformance/ (laws of every game), goldens/ (games written down)."""
