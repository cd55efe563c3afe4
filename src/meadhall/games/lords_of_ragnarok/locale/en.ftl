# -- in the hall: its banner, its shields, and what a table can be opened with

hall-title = Lords of Ragnarok
    .kind = Heroes, armies and monsters; three ways to win
