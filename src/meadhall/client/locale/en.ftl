### The hall's own words. Sections before "the table" are of the lobby and of everything both pages share.

# -- the hall

hall-title = Meadhall
hall-motto = Five sagas, one table. No account.
hall-notice = An unofficial, free project; the games belong to their publishers. Our own words and pictures.
hall-tools = Hall
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
saga-blood-rage = Blood Rage
    .kind = Draft, raid and die well before Ragnarök
saga-asgard = Asgard
    .kind = Choose your gods in secret, build, prepare the last battle
saga-thorgal = Thorgal
    .kind = A duel of destinies: travel, and hinder the other’s road
saga-lords-of-ragnarok = Lords of Ragnarok
    .kind = Heroes, armies and monsters; three ways to win
saga-vikings-gone-wild = Vikings Gone Wild
    .kind = Build a village, brew, fight the undead, alone or together

shield-wolf = Wolf
shield-bear = Bear
shield-serpent = Serpent
shield-raven = Raven

quick-start = Quick start
quick-fair = Against bots that see no more than you do
quick-bots = Bots
quick-level = They play like a
quick-clan = Your clan
quick-bots-count = { $count ->
    [one] 1 bot
   *[other] { $count } bots
}
level-youth = Youth
    .hint = answers at once, and thinks one move ahead
level-karl = Karl
    .hint = thinks a little
level-jarl = Jarl
    .hint = thinks longer, and sees more
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
table-unnamed = { $saga } table
table-with = with { $names }
table-alone = alone
table-your-turn = Your turn
table-over = Over
table-broken = Stopped
table-won = you won, { $scores }
table-lost = { $name } won, { $scores }
table-shared = shared victory, { $scores }
table-score-line = won by { $name }, { $scores }
table-waits = Waiting
table-waits-for = waiting for { $names }
table-stage = { $stage }, { $step }
table-gone = This table is no longer here
table-gone-chip = Gone
table-looking = Looking…
table-free-seat = free seat
table-taken-by = { $shield }: { $name }
table-bot = { $name } (bot)
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
join-wrong = That is no link to a table of this hall.
join-elsewhere = That link leads to another hall: { $host }. Open it in the address bar if you trust whoever sent it.

record-button = Open a record
record-title = Open a record
record-reading = Reading the record…
record-name = A record
record-large = That file is too large to be a record.

open-title = A table with friends
open-seats = Seats
open-seat = Seat { $number }
open-who = Who sits here
open-kind-me = Me
open-kind-friend = A friend, by link
open-kind-hot = Somebody here beside me
open-kind-open = Whoever comes
open-kind-bot = A bot
open-clan = Clan
open-name-of = Name
open-friend-name = Friend’s name
open-level = Plays like a
open-anyone = joins from the hall
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
open-clock-help = When the time is up, a bot plays for whoever is late, until they come back.
open-more = More
open-seed = Seed
open-seed-help = A number: the same one deals the same cards. Leave it empty for a new deal.
open-seed-wrong = A seed is a whole number of at most fifteen digits.
open-clans-twice = Two seats cannot lead the same clan.
open-go = Open the table
choice-beginners = Beginners’ first Age
    .help = No draft in the first Age: everybody is dealt a hand.
choice-yes = Yes
choice-no = No

share-title = The table is set
share-help = Give each friend the link of a seat: whoever has it plays that seat. You will find these links at the table, too.
share-seat = { $shield }
share-seat-of = { $shield }, for { $name }
share-open = For whoever wants a free seat
share-watch = For spectators
share-go = To the table

# -- what is refused

problem = Something went wrong
refusal-not-asked = It is not your turn to answer.
refusal-not-legal = The rules do not allow that now.
refusal-over = The match is over.
refusal-unknown = The hall did not understand that.
refusal-nothing-to-undo = There is nothing to take back: something was drawn or shown since, or others have acted.
refusal-with-rule = { $reason } { $rule }: { $text }
refusal-stale = The table has moved on meanwhile. Look again.
refusal-spectator = You are watching; only players can do that.
refusal-foreign-token = This link opens no seat at this table. Perhaps it was cut short when it was copied.
refusal-broken = This table has stopped on an error. Its record is kept for a report; the other tables go on.
refusal-no-table = There is no such table. Perhaps the link was cut short.
refusal-no-saga = There is no such saga in this hall.
refusal-taken = Somebody was quicker: that seat is taken.
refusal-no-seat = There is no such seat.
refusal-no-player = Nobody has this seat.
refusal-no-moment = The match has no such moment.
refusal-not-yours = Another player’s seat can be given to a bot when its time is up.
refusal-not-over = That can be had when the match is over.
refusal-too-many = Not so fast: wait a moment, then try again.
refusal-too-large = That is too long for the hall.
refusal-too-long = That name or text is too long.
refusal-empty = There is nothing to say.
refusal-malformed = The hall could not read that. Reload the page, and try again.
refusal-origin = The hall only listens to its own pages.
refusal-bad-options = A table like this cannot be set. Look at the seats and options again.
refusal-bad-record = That file is no record of a match this hall can read.
refusal-offline = The hall does not answer. Is it still running, and are you connected?
refusal-other = Something went wrong: { $detail }

