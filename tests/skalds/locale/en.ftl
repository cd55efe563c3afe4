### The Skalds' Wager: every sentence a player reads.

hall-title = The Skalds’ Wager
    .kind = Sing alone, and sing best

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
seat-raven = Raven
    .subject = The Raven
    .the = the Raven
    .of = of the Raven

## Things

phase-bids = Bids
phase-seats = Seats
place-door = Door
    .at = at the door
    .text = Draughty, but dry: 1 Glory. Three may sit here.
place-hearth = Hearth
    .at = at the hearth
    .text = Warm: 2 Glory. Two may sit here.
place-high-seat = High seat
    .at = on the high seat
    .text = Beside the jarl: 4 Glory. One may sit here.
piece-skald = Skald
verse-verse-1 = Verse 1
    .text = Worth 1 Glory, if nobody else sings it and none is higher.
verse-verse-2 = Verse 2
    .text = Worth 2 Glory, if nobody else sings it and none is higher.
verse-verse-3 = Verse 3
    .text = Worth 3 Glory, if nobody else sings it and none is higher.
verse-verse-4 = Verse 4
    .text = Worth 4 Glory, if nobody else sings it and none is higher.
verse-verse-5 = Verse 5
    .text = Worth 5 Glory, if nobody else sings it.

## Chapters of the rules

chapter-setup = Setup
chapter-verses = Verses
chapter-benches = Benches
chapter-end = End of the game

## Questions: what is asked, and what the others wait for

ask-bid = Which verse do you sing?
    .wait = { $seat-subject } chooses a verse.
ask-take_seat = You have won the round. Where do you sit down?
    .wait = { $seat-subject } has won the round and looks for a seat.

## Options

option-done = Done
option-bid = Sing { $verse }
    .verb = Sing
    .cell = { $verse }
option-sit = Sit down { $place-at }
    .verb = Sit down
    .cell = { $place-at }
option-stand = Stand

## Events

event-RoundBegan = Round { $round } begins.
event-Sung = { $seat-subject } sings { $verse }.
event-Won = { $seat-subject } has sung best and gains { $glory } Glory.
event-Drowned = Nobody was heard alone.
event-SatDown = { $seat-subject } sits down { $place-at }: { $glory } Glory.
event-Stood = { $seat-subject } stands.

## Reasons

why-sk-202 = this verse was sung already
why-sk-302 = { $room ->
    [one] the only seat here is taken
   *[other] all { $room } seats here are taken
}

## The picture

stage-round = Round { $round }
badge-glory = { $glory } Glory
fact-room = { $free } of { $of } seats free
count-glory = Glory
count-verses = Verses left
zone-verses = Your verses
face-verse = Verse

## Hints: what one plays for

hint-glory = { $count } Glory
    .then = After this round
