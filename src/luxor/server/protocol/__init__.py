"""What is said between the server and those who play: typed messages."""
