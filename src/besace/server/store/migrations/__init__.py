"""Every change of the database's shape, in order. A migration is never edited once it has been released."""
