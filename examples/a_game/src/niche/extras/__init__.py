"""What Niche has beyond being played."""
