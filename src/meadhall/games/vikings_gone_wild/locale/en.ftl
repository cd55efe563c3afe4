# -- in the hall: its banner, its shields, and what a table can be opened with

hall-title = Vikings Gone Wild
    .kind = Build a village, brew, fight the undead, alone or together
