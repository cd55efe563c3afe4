### The Crew: every sentence a player reads.

hall-title = The Crew
    .kind = A boat to build while the tide rises
hall-choice-mode = The game
    .help = One crew is saved together or lost together; among rivals the best builder wins.
hall-choice-mode-crew = One crew
hall-choice-mode-rivals = Rivals
hall-choice-tide = The tide
hall-choice-tide-0 = Usual
hall-choice-tide-1 = High
hall-choice-tide-2 = Very high
hall-choice-spring = Calm water at the start

## Seats

seat-wolf = Wolf
    .subject = The Wolf
    .the = the Wolf
    .of = of the Wolf
seat-bear = Bear
    .subject = The Bear
    .the = the Bear
    .of = of the Bear
seat-serpent = Serpent
    .subject = The Serpent
    .the = the Serpent
    .of = of the Serpent

## Things

card-plank = Plank
    .text = Worth 1.
card-bucket = Bucket
    .text = Worth 2.
card-keel = Keel
    .text = Worth 3.
card-mast = Mast
    .text = Worth 4.
place-shore = Shore

## Chapters of the rules

chapter-setup = Setup
chapter-work = Work
chapter-end-of-the-game = End of the game

## Questions, options, events

ask-work = Bail or build: with which card?
    .wait = { $seat-subject } is at work.
option-done = Done
option-bail = Bail with { $card }
    .verb = Bail
    .cell = { $card }
option-build = Build with { $card }
    .verb = Build
    .cell = { $card }
event-Bailed = { $seat-subject } bails with { $card }.
event-Built = { $seat-subject } builds with { $card }.
event-Risen = The water rises to { $water }.

## The picture

badge-boat = Boat: { $boat } of { $of }
badge-water = Water: { $water }, and lost over { $of }
fact-deck = { $deck ->
    [one] 1 card left
   *[other] { $deck } cards left
}
number-built = Built
zone-hand = Your cards
face-card = Card
