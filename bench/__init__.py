"""How fast Luxor is: random games of the base game on one core, counted in turns."""
