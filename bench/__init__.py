"""How fast Luxor is: random games on one core, with and without modules, counted in turns."""
