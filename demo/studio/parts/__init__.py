"""Parts that bodies share: wheels, forks, engines, lamps, seats and the rest."""
