"""The places of a finished game."""


def places(scores: list[int], winners: list[int]) -> list[float]:
    """The place of each seat, winners first, then by score; those who are level share the mean of their places.

    Whether high or low scores are good shows in the winner's own: it is always one of the two ends.
    """
    sign = -1 if scores[winners[0]] == max(scores) else 1
    ranks = [(seat not in winners, 0 if seat in winners else sign * score) for seat, score in enumerate(scores)]
    return [1 + sum(other < rank for other in ranks) + (ranks.count(rank) - 1) / 2 for rank in ranks]
