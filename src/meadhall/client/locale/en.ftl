### The hall's own words. Sections before "the table" are of the lobby and of everything both pages share.

# -- the hall

hall-title = Meadhall
hall-motto = Five sagas, one table. No account needed.
hall-notice = An unofficial, free project; the games belong to their publishers. Words and pictures are our own.
language = Language
theme-to-parchment = Switch to the parchment theme
theme-to-night = Switch to the night theme
player-name = Your name
player-nameless = Your name?
player-change = { $name }: change your name
skip-to-content = Skip to the tables

sagas = Sagas
choose-saga = Choose a saga
soon = Soon
saga-soon = { $title }, coming soon
saga-players = Players: { $players }
saga-time = About { $time } minutes
minutes = { $time } min

shield-wolf = Wolf
shield-bear = Bear
shield-serpent = Serpent
shield-raven = Raven

quick-start = Quick start
quick-edition = With the cards
table-edition = { $name } ({ $edition })
table-chosen = { $name }
    .seed = { $name }, dealt by a chosen seed
    .record = { $name }, from an imported record
known-deal = Somebody may know the deal
    .seed = Whoever opened this table chose its seed, and may know what is hidden.
    .record = Whoever brought this record may know what is hidden.
edition-base = of Meadhall
quick-fair = Bots see no more than you do
quick-bots = Bots
quick-level = They play like a
quick-shield = Your shield
quick-bots-count = { $count ->
    [0] No bots: you play alone
    [one] 1 bot
   *[other] { $count } bots
}
level-youth = Youth
    .hint = answers at once, and thinks one move ahead
level-karl = Karl
    .hint = thinks a little
level-jarl = Jarl
    .hint = thinks longer, and sees more
level-mix = Mix
    .hint = one after the other: a Karl, a Jarl, a Youth
start-now = Start now
starting = Setting the table…
with-friends = With friends
learn-it = Learn it
learn-name = Your first game

# -- lists of tables

your-tables = Your tables
your-tables-none = Nothing here yet. Start a game above; this browser will keep it for you.
your-tables-wait = { $count ->
    [0] nobody waits for you
    [one] 1 waits for you
   *[other] { $count } wait for you
}
open-tables = Open tables
open-tables-none = Nobody waits for company just now. Open a seat to anyone from “With friends”.
open-tables-count = { $count ->
    [0] none now
    [one] 1 table
   *[other] { $count } tables
}
watch-count = { $count } to watch
table-running = Playing
table-unnamed = { $saga } table
table-with = with { $names }
table-your-turn = Your turn
table-over = Over
table-broken = Stopped
    .sub = stopped on an error; its record is kept
table-won = you won, { $scores }
table-lost = { $name } won, { $scores }
table-shared = shared victory, { $scores }
table-game = the game won, { $scores }
table-together = you won together, { $scores }
table-nobody = nobody won, { $scores }
table-waits = Waiting
table-waits-for = waiting for { $names }
table-rests = Rests
    .sub = rests: nobody is there
table-taken-bot = { $shield }: a bot, for { $name }
table-gone = This table is no longer here
table-gone-chip = Gone
table-looking = Looking…
table-free-seat = free seat
table-taken-by = { $shield }: { $name }
table-somebody = somebody
table-seats-free = { $count ->
    [one] 1 seat
   *[other] { $count } seats
}
play = Play
look-in = Look in
replay = Replay
sit-down = Sit down
sit-down-at = Sit down at { $table }
watch = Watch
watch-table = Watch { $table }
remove = Remove
remove-table = Remove { $table } from this list
clock-live = { $seconds } s a move
clock-minutes = { $minutes } min a move
clock-days = { $days ->
    [one] 1 day a move
   *[other] { $days } days a move
}
clock-hours = { $hours ->
    [one] 1 hour a move
   *[other] { $hours } hours a move
}
clock-none-short = no clock
left-minutes = { $count } min left
left-hours = { $count } h left
left-days = { $count } d left

# -- dialogs

close = Close
cancel = Cancel
done = Done
copy = Copy
copied = Copied
copy-link-of = Copy the link: { $what }

name-title = What shall we call you?
name-help = The others at your tables see it. It stays in this browser until you sit down.
name-label = Your name
name-keep = Keep it

join-title = Join by link
join-button = Join by link
join-help = Paste the link that somebody gave you: a seat’s link lets you play, a spectator’s link lets you watch.
join-label = Link
join-go = Go there
join-wrong = That is not a link to a table of this hall.
join-elsewhere = That link leads to another hall: { $host }. Open it in the address bar if you trust whoever sent it.

record-button = Open a record
record-title = Open a record

open-title = A table with friends
open-seats = Seats
open-seats-help = A friend plays on a device of their own, with the seat’s link. Beside you, you take turns at this screen, and a curtain hides the cards in between. Whoever comes may sit down from the hall. Bots see no more than you do.
open-seat = Seat { $number }
open-who = Who sits here
open-kind-me = Me
open-kind-friend = A friend, by link
open-kind-hot = Beside me, here
open-kind-open = Whoever comes
open-kind-bot = A bot
open-shield = Shield
open-name-of = Name
open-friend-name = Friend’s name
open-level = Plays like a
open-anyone = from the hall
open-add = Add a seat
open-remove = Remove seat { $number }
open-table-name = Name of the table
open-table-hint = Frost-night table
open-options = How we play
open-first = Who starts
open-first-drawn = Drawn by lot
open-automatic = Forced choices answer themselves
open-automatic-help = When there is only one thing you can do, it is done.
open-public = List the table in the hall
open-public-help = Anybody may watch, and take the seats left to whoever comes.
open-clock = Time for a move
open-clock-none = No clock
open-clock-live = Live
open-clock-days = By post
open-clock-length = How long
open-clock-help = When the time is up, a bot plays for whoever is late, until they come back. When all are late, the match rests.
open-more = More
open-seed = Seed
open-seed-help = A number: the same one deals the same cards. Leave it empty for a new deal.
open-seed-wrong = A seed is a whole number of at most fifteen digits.
open-shields-twice = Two seats cannot have the same shield.
open-go = Open the table

share-title = The table is set
share-help = Give each friend the link of a seat: whoever has it plays that seat. You will find these links at the table, too.
share-seat = { $shield }
share-seat-of = { $shield }, for { $name }
share-open = For whoever wants a free seat
share-watch = For spectators
share-go = To the table
share-send = Share
share-send-of = Share { $what }
share-code = QR code
share-code-of = QR code of { $what }
share-code-for = QR code: { $what }
share-code-help = Hold a camera to it: the link opens there.
share-own = Your own seat, on another device
share-own-help = This link is your seat: whoever has it plays as you. It is for your phone or your other computer, and for nobody else.
door-near = You opened the hall on this machine. For friends in your network the links lead to
door-which = Address of the hall
door-alone = These links open on this machine only.
door-alone-help = The hall listens to nobody else. Close it, and for friends on other devices start it with

calls = Call me when it is my turn
calls-help = You need not keep this page open. While you are at the table nobody calls you.
calls-push = This browser
calls-push-help = A notification comes even when the hall is closed in your browser.
calls-push-insecure = Browsers take such calls only from a hall that runs on https. The other ways work here, too.
calls-push-none = This hall was set up without push notifications. The other ways work all the same.
calls-push-go = Call this browser
calls-feed = A calendar or a feed
calls-feed-help = A link for your calendar or feed reader that says when it is your turn. It can only read: nobody can play with it.
calls-feed-calendar = For a calendar
calls-feed-atom = For a feed reader
calls-feed-go = Make the links
calls-hook = A webhook
calls-hook-help = Whenever it’s your turn, a message goes to this address, in the form that chat programs take. First it gets a code, which you enter here.
calls-hook-address = Address of the webhook
calls-hook-go = Add
calls-hook-all = Of everybody’s turns at this table
calls-mine = Ways you have set up
calls-of-push = a browser
calls-of-feed = a calendar or feed
calls-of-hook = a webhook
calls-code = Code
calls-code-help = A code was sent to this address. Enter it here to start the alerts.
calls-code-go = Confirm
calls-code-again = Send a new code
calls-old = The code has run out.
calls-waits = The last message didn’t arrive. Next try: { $time }.
calls-off-gone = Switched off: there is nothing at this address any longer.
calls-off-failed = Switched off: too many messages in a row didn’t arrive.
calls-on = Switch on again
as-of = the hall does not answer; as of { $time }
refusal-bad-address = This address cannot be used: it must begin with https:// or http://, lead to the open internet and not into the hall’s own network.
refusal-no-push = This hall was set up without push notifications.
refusal-no-answer = That address didn’t answer. Check it, then try again in a few minutes.
refusal-calls-full = No more of these are allowed for your seat, table or network. Remove one first.
refusal-old-code = This code has run out. Send a new one.
refusal-wrong-code = That isn’t the code. Check it, then try again.
refusal-no-call = There is no such call any more.

# -- what is refused

refusal-not-asked = It is not your turn to answer.
refusal-no-hint = Nobody has a hint to give just now.
refusal-hints-full = Other hints for your table or your network are still being worked out. Try again in a few seconds.
refusal-not-legal = The rules do not allow that now.
refusal-over = The match is over.
refusal-unknown = The hall did not understand that.
refusal-nothing-to-undo = There is nothing to take back: something was drawn or shown since, or others have acted.
refusal-stale = The table has moved on meanwhile. Look again.
refusal-spectator = You are watching; only players can do that.
refusal-foreign-token = This link doesn’t open a seat at this table. Perhaps it was cut short when it was copied, or the host has made a new one.
refusal-not-host = Only the player who opened this table can do that.
refusal-own-seat = You can’t remove yourself. Let a bot play for you instead.
refusal-claimed = You have taken this seat already, on another device. Play there, or ask the host for a new link.
refusal-broken = This table has stopped on an error. Its record is kept for a report; the other tables go on.
refusal-no-table = There is no such table. Perhaps the link was cut short.
refusal-no-saga = There is no such saga in this hall.
refusal-taken = Somebody was quicker: that seat is taken.
refusal-no-seat = There is no such seat.
refusal-no-thing = There is no such thing here.
refusal-not-together = There is nobody here to plan with.
refusal-no-player = Nobody has this seat.
refusal-no-moment = The match has no such moment.
refusal-not-yours = Another player’s seat can be given to a bot when its time is up.
refusal-not-over = You can have that when the match is over.
refusal-too-many = Not so fast: wait a moment, then try again.
refusal-too-large = That is too long for the hall.
refusal-too-long = That name or text is too long.
refusal-empty = There is nothing to say.
refusal-malformed = The hall could not read that. Reload the page, and try again.
refusal-origin = The hall only listens to its own pages. If this is one, its operator must start it with --proxy.
refusal-host = This hall doesn’t answer to this address. Its operator must start it with --name and this address.
refusal-bad-options = A table like this cannot be set. Look at the seats and options again.
refusal-bad-record = That file is not a match record this hall can read.
refusal-offline = The hall does not answer. Is it still running, and are you connected?
refusal-full = Too many people are watching this table already. Try again later.
refusal-other-format = This match was played with another version of the hall, which dealt the cards in another way. It cannot be played again here.
refusal-other-edition = This table plays with cards that this hall does not have. It waits for a hall opened with that edition.
refusal-damaged = This table’s log is damaged and cannot be opened; the other tables go on.
refusal-moved = The table is moving to another part of the hall. It will be back in a moment: look before you do it again.
refusal-not-kept = That could not be kept safely, so it was not done. Try again.
refusal-record-large = That file is too large to be a record.
refusal-failed = Something failed in the hall. It has been written down; try again.
refusal-silent = The line to the hall is too slow. Trying again.
refusal-other = Something went wrong: { $detail }


# -- the table

board = The board
stages = Stages of the match
prompt = What is asked
choices = What you can do
chosen-confirm = { $what }: Enter confirms, Escape goes back.
and-more = and { $count } more
meanwhile = While others act
meanwhile-waits = The table waits
meanwhile-then = Up to here
meanwhile-over = How it ended
choices-count = { $count ->
    [one] 1 way
   *[other] { $count } ways
}
choose-one = { $count ->
    [one] one is left
   *[other] choose one of { $count }
}
chosen-so-far = Chosen so far:
how-to-act = Choose something that glows, or a row of the list.
state-possible = can be chosen
state-locked = not possible now
why-not = { $what }: not now.
why-off = { $what }: { $why }.
why-so = Not now: { $why }.
hint = Ask for a hint
hint-says = A bot would say: { $what }.
hint-thinks = A bot thinks about it
hinted = the hint
back = Back
undo = Undo
please-wait = One moment…
may-change = You have chosen. Until all have, you may change your mind.
may-undo = You may still take your last move back.
waits-for = The table waits for { $names }.
bots-think = { $count ->
    [one] { $names }, a bot, is thinking.
   *[other] { $names } are thinking.
}
waits-away = A bot plays for { $name } meanwhile.
rests = The match rests: nobody is there.
rests-help = It goes on as soon as one of its players comes. No time runs meanwhile.
woken = The match rested while nobody was there. It goes on now; everybody has the full time again.
line-lost = The line to the hall is broken
line-back = It comes back by itself; nothing is lost.
line-closed = It is closed for good. Reload the page to try again.
broken = This table has stopped on an error
broken-help = The others go on. Its record is kept: send it along if you report what happened.
over = The match is over
over-help = Look at the result, or walk through it again, through anybody’s eyes.
result = Result
result-sources = Where the points came from
result-total = In all
result-course = How it went
result-lead = New in the lead: { $name }.
result-stroke = The biggest gain.
result-tap = Choose a number to see what is behind it.
result-deeds = What each one did
result-roads = How far on each road
result-again = Look at it again
result-sat = Who sat there
result-person = a person
result-bot = a bot
result-bot-called = a bot ({ $level })
result-hand = { $count ->
    [one] 1 decision
   *[other] { $count } decisions
}, { $time }
result-hand-bot = { $bot } for { $count ->
    [one] 1 decision
   *[other] { $count } decisions
}, { $time }
result-hand-all = { $bot } all along, { $count ->
    [one] 1 decision
   *[other] { $count } decisions
}
result-moves = { $count ->
    [one] 1 move
   *[other] { $count } moves
}
result-ahead = { $score }, { $lead } ahead of { $name }
lasts-seconds = { $count } s
lasts-minutes = { $count } min
lasts-hours = { $hours } h { $minutes } min
lasts-days = { $count ->
    [one] 1 day
   *[other] { $count } days
}
result-you = You win!
result-winner = Victory: { $name }
result-shared = Shared victory: { $names }
result-together = You won together!
result-team = { $names } win together
result-lost-together = You lose together: the game has won
result-lost = You lose: the game has won
result-score = Score: { $score }
result-game = The game has won
result-nobody = Nobody wins
rematch = Rematch
record-export = Save the record
table-closed = This table does not open
to-the-hall = Back to the hall
skip-to-play = Skip to the table

sheet-of = { $name }, { $seat }
sheet-slots = Cards in play
sheet-no-cards = No cards in play yet.
slot-empty = { $slot }, empty
seat-you = you
seat-free = free
seat-away = a bot plays: away
seat-late = a bot plays: late
stood-in = a bot, while its player was away
seat-bot = { $level }
seat-bot-plain = bot
seat-thinks = is thinking
seat-nobody = Nobody sits there yet. Send somebody the link.
seat-give-bot = Let a bot play for me
seat-take-back = Take my seat back
away = A bot plays for you
away-help = Watch, or take your seat back whenever you like.
clock-left = Time left for this answer

hand = Your cards
hand-empty = No cards in hand.
hand-spectator = You are watching: hands are hidden.
group-of = { $name }’s group
group-empty = No cards in play.
cards-held = { $count ->
    [one] 1 card held, face down
   *[other] { $count } cards held, face down
}
reminders = Not to be forgotten
gauge-against = against
value-now = { $now } instead of { $printed }
zone-offer = To choose from
pass-wait = Wait, let me look
passes-alone = There is nothing else to do: this answers itself in a moment. The menu switches that off.
tray = At hand
piece-of = { $piece } ({ $seat })
contest-hidden = nothing shown yet
contest-strength = Strength with the cards on the table
series-again = One by one
in-view = Close-up
original-name = Published as “{ $name }”
in-view-nothing = Point at a card, a place, a figure or a line of the log to read about it. A click keeps it here.
unpin = Let it go

talk = Log, chat and replay
log = Log
chat = Chat
chat-say = Say something
chat-send = Send
chat-players = Nobody has said anything yet. Spectators read along.
chat-spectators = You talk with the other spectators; the players do not hear you before the end.
spectator = Spectator
since-you-left = since you left
replay-at = Move { $at } of { $of }
replay-help = You are looking at the past. The match goes on without you meanwhile.
replay-live = Back to now
replay-scrub = Moment of the match
replay-first = To the beginning
replay-prev = One move back
replay-run = Let it play by itself
replay-next = One move on
replay-link = Copy a link to this moment
replay-eyes = Seen through the eyes of
replay-own = yourself
replay-spectator = a spectator

rules = Rules
rules-example = Example
rules-search = Search: a word, or a rule’s number
rules-found = { $count ->
    [0] Nothing found.
    [one] 1 rule
   *[other] { $count } rules
}
keys = Keys
key-choose = choose from the list
key-confirm = do what is chosen
key-back = one step back
key-undo = undo
key-hint = hint
key-arrows = from place to place on the board
key-tab = board, cards, list
key-help = rules and keys

menu = Menu
pref-confirm = Ask before I act
pref-originals = Cards by their published names
pref-autopass = Answer automatically when there is nothing to choose
pref-sound = Sound
pref-motion = Animations
pref-notices = Notify me when it is my turn
notices-denied = The browser does not allow this page to notify you; its settings for this site can change that.
sound-on = Sound on
sound-off = Sound off
language-other = Français
share = Links to this table
share-here = A seat’s link lets whoever has it play that seat.
players = Players and links
players-help = If a seat’s link got into the wrong hands, give the seat a new one. Everyone at the table sees it in the chat.
players-new-link = New link
players-new-link-of = New link for { $name }
players-remove = Remove
players-remove-of = Remove { $name }
players-link-means = The old link of { $name } ends at once, on every device, with its alerts and feeds.
players-link-do = Make a new link
players-remove-means = A bot plays in the place of { $name } from now on. This can’t be undone.
players-remove-do = Remove player
players-link-made = The old link of { $name } has ended. This is the new one:
players-link-of = For { $name }
notice-relinked = The host has made a new link for { $name }.
notice-removed = The host has removed { $name }. A bot plays on.
curtain-title = Pass the device to { $name }
curtain-help = Everybody else looks away. Nothing is shown before the button is pressed.
curtain-open = I am { $name }
views = Views
view-map = Map
view-hand = Hand
view-seats = Seats
view-creatures = Beasts
view-shrines = Gods
view-market = Market
view-field = Table

# -- a field in common: stacks, places, goals

price-of = costs { $price }
stack-left = { $count ->
    [0] none left
   *[other] { $count } left
}
place-number = place { $number }
goal-met = { $name }: met
goal-far = { $name }: { $value } of { $of }
plan-of = marked by { $name }
plan-mark = Mark it for the others
plan-unmark = Take your mark away
plan-help = They see your shield on it. It costs nothing and binds nobody.

learn-next = Go on
learn-skip = Skip this step
learn-stop = Stop the lesson
learn-end = Let me play
learn-do = Do it to go on.
learn-back = The lesson will be back with “{ $title }”.
learn-watch = Watch how it goes: the lesson will be back afterwards.
learn-other = The lesson asks for something else here. Skip this step to do as you like.

box-no-prize = no trophy
contest-forecast = If it ended like this
side-passed = passed
side-holds = { $count ->
    [0] no card left
    [one] one card
   *[other] { $count } cards
}
side-losses = { $count ->
    [one] one Loss on its cards
   *[other] { $count } Losses on its cards
}
duel-against = Laid against it
track-turned = turned
track-turned-to = { $name }: { $counts }, instead of { $value }
goods-limit = at most { $limit } in all

# -- the stage

stage-bar = What happened
stage-label = { $title }, step { $at } of { $of }: { $step }
stage-steps = Steps
stage-step = Step { $at } of { $of }
stage-alone = plays by itself
stage-rests = paused
stage-kept = it stays in the log
stage-missed = { $count ->
    [one] 1 moment since you left
   *[other] { $count } moments since you left, { $left } to see
}
stage-prev = Step back (left arrow)
stage-pause = Pause (P)
stage-again = Again
stage-skip = Skip
stage-skip-help = Skip to the outcome
stage-space = Space
stage-to = { $name }
stage-next = Next
stage-table = Back to the table
stage-result = To the result
stage-whole = Whole board
stage-on = On with the replay
stage-opens = { $count ->
    [one] Now on the stage: { $title }. Space closes it.
   *[other] Now on the stage: { $title }, in { $count } steps. Space goes on, S skips.
}
stage-see = See it
stage-you = { $name } (you)
stage-falls = { $name }: falls
stage-cancelled = cancelled
stage-only-you = only you see it
stage-face-down = a card face down
stage-choosing = still choosing
stage-choosing-you = your choice
stage-nothing = nothing
stage-asks = is asked
stage-asks-you = you are asked
stage-comers = Can still come
stage-seat = Seat
stage-before = before
stage-comes = what comes
stage-rose = { $count ->
    [one] one place up
   *[other] { $count } places up
}
stage-fell = { $count ->
    [one] one place down
   *[other] { $count } places down
}
stage-met = fulfilled
stage-missed-goal = nothing
stage-of = { $count } of { $of }
pref-moments = Battles and other moments: { $which }
pref-moments-all = all of them
pref-moments-mine = only mine
pref-moments-outcome = only how they end
pref-moments-off = none

# -- alone: ranks, the seed of the day, what was done before

alone-start = Play alone
campaign-open = Ranks and daily seed
campaign-title = { $saga }: alone or together
campaign-ranks = Ranks
campaign-none = No victory yet. The first one is the hardest; the second one, too.
campaign-rank = Your rank: { $rank }
campaign-got = reached
campaign-next = Try next
campaign-past = What you have done
campaign-count = { $count ->
    [0] {""}
    [one] 1 match, { $won } won
   *[other] { $count } matches, { $won } won
}
campaign-empty = Matches against the game are listed here once they are over.
campaign-here = Kept in this browser only.
campaign-export = Export
campaign-import = Import
campaign-file-wrong = That file holds no matches exported from here.
deed-won = Won, score { $score }
deed-ranked = Won, rank { $rank }
deed-lost = Lost
deed-seats = { $count ->
    [one] alone
   *[other] { $count } together
}
deed-day = seed of { $day }
day-title = The seed of the day, { $day }
day-help = Everybody who plays it today gets the same deal. It can be known beforehand: it is for comparing, not for stakes. Only the first try counts.
day-results = The last days
day-none = not played
day-play = Play today’s seed
day-again = Once more, just for fun
day-name = Seed of { $day }
