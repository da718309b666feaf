"""What must hold: rules/ (one test or more per rule number), conformance/ (what the kit besace.conformance does not ask),
goldens/ (games written down), outside/ (a game of another package), and a folder for each floor of the house."""
