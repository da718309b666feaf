"""Games written down once and for all, so that a change of the rules shows as a diff. ``make goldens`` writes them anew."""
