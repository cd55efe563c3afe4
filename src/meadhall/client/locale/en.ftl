### The hall's own words. Sections before "the table" are of the lobby and of everything both pages share.

# -- the hall

hall-title = Meadhall
hall-motto = Five Norse board games, one table. No account needed.
hall-notice = A free, unofficial project. The games belong to their publishers; the text and art are our own.
docs = Documentation
language = Language
theme-to-parchment = Switch to the parchment theme
theme-to-night = Switch to the night theme
player-name = Your name
player-nameless = Your name?
player-change = { $name }: change your name
skip-to-content = Skip to the tables

sagas = Games
choose-saga = Choose a game
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
quick-edition = Edition
table-edition = { $name } ({ $edition })
table-chosen = { $name }
    .seed = { $name } (chosen seed)
    .record = { $name } (imported match)
known-deal = A player may know the hidden cards
    .seed = The host chose this table’s seed, so they may know what is hidden.
    .record = The host imported this match, so they may know what is hidden.
edition-base = Meadhall edition
quick-fair = Bots never see hidden cards
quick-bots = Bots
quick-level = Bot level
quick-shield = Your shield
quick-bots-count = { $count ->
    [0] No bots (solo)
    [one] 1 bot
   *[other] { $count } bots
}
level-youth = Easy
    .hint = Plays at once; looks one move ahead
level-karl = Medium
    .hint = Thinks for a moment
level-jarl = Hard
    .hint = Thinks longer and sees further ahead
level-mix = Mixed
    .hint = One Medium, one Hard, one Easy, in turn
start-now = Start now
starting = Setting up the table…
with-friends = With friends
learn-it = Learn to play
learn-name = Your first game

# -- lists of tables

your-tables = Your tables
your-tables-none = No tables yet. Start a game above and it will appear here.
your-tables-wait = { $count ->
    [0] none waiting for you
    [one] 1 waiting for you
   *[other] { $count } waiting for you
}
open-tables = Open tables
open-tables-none = No open tables right now. To open one, choose “With friends” and leave a seat for anyone.
open-tables-count = { $count ->
    [0] none
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
    .sub = stopped by an error; the match is saved
table-won = you won, { $scores }
table-lost = { $name } won, { $scores }
table-shared = shared victory, { $scores }
table-game = the game won, { $scores }
table-together = you won together, { $scores }
table-nobody = no one won, { $scores }
table-waits = Waiting
table-waits-for = waiting for { $names }
table-rests = Paused
    .sub = paused until a player returns
table-taken-bot = { $shield }: bot, standing in for { $name }
table-gone = This table no longer exists
table-gone-chip = Gone
table-looking = Loading…
table-free-seat = free seat
table-taken-by = { $shield }: { $name }
table-somebody = someone
table-seats-free = { $count ->
    [one] 1 seat
   *[other] { $count } seats
}
play = Play
look-in = Open
replay = Replay
sit-down = Join
sit-down-at = Join { $table }
watch = Watch
watch-table = Watch { $table }
remove = Remove
remove-table = Remove { $table } from this list
clock-live = { $seconds } s per move
clock-minutes = { $minutes } min per move
clock-days = { $days ->
    [one] 1 day per move
   *[other] { $days } days per move
}
clock-hours = { $hours ->
    [one] 1 hour per move
   *[other] { $hours } hours per move
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

name-title = What’s your name?
name-help = Players at your tables will see it. It stays in this browser until you join a table.
name-label = Your name
name-keep = Save name

join-title = Join by link
join-button = Join by link
join-help = Paste the link you were sent. A seat link lets you play; a spectator link lets you watch.
join-label = Link
join-go = Open link
join-wrong = This link doesn’t lead to a table on this server.
join-elsewhere = This link leads to another server: { $host }. If you trust the sender, paste it into the address bar.

record-button = Open a saved match
record-title = Open a saved match

open-title = New table
open-seats = Seats
open-seats-help = A friend plays on their own device, with the seat’s link. “On this device” shares your screen and hides the cards between turns. “Anyone” offers the seat in the lobby. Bots never see hidden cards.
open-seat = Seat { $number }
open-who = Player
open-kind-me = Me
open-kind-friend = A friend (by link)
open-kind-hot = On this device
open-kind-open = Anyone
open-kind-bot = A bot
open-shield = Shield
open-name-of = Name
open-friend-name = Friend’s name
open-level = Level
open-anyone = from the lobby
open-add = Add a seat
open-remove = Remove seat { $number }
open-table-name = Name of the table
open-table-hint = Frost-night table
open-options = Settings
open-first = First player
open-first-drawn = Random
open-automatic = Play forced choices for me
open-automatic-help = When you have only one option, it is played for you.
open-public = List this table in the lobby
open-public-help = Anyone can watch, and join a seat left to “Anyone”.
open-clock = Time per move
open-clock-none = No clock
open-clock-live = Live
open-clock-days = Correspondence
open-clock-length = Time limit
open-clock-help = When a player runs out of time, a bot plays for them until they return. If everyone runs out, the match pauses.
open-more = More
open-seed = Seed
open-seed-help = The same number always gives the same deal. Leave it empty for a random one.
open-seed-wrong = Enter a whole number of up to 15 digits.
open-shields-twice = Two seats have the same shield. Change one of them.
open-go = Create table

share-title = Your table is ready
share-help = Send each friend the link to a seat. Anyone with that link can play the seat. You’ll find the links again in the table’s menu.
share-seat = { $shield }
share-seat-of = { $shield }, for { $name }
share-open = For any free seat
share-watch = For spectators
share-go = Go to the table
share-send = Share
share-send-of = Share { $what }
share-code = QR code
share-code-of = QR code of { $what }
share-code-for = QR code: { $what }
share-code-help = Scan it with a camera to open the link.
share-own = Your seat, on another device
share-own-help = This link is your seat: anyone who opens it plays as you. Use it on your other devices, and don’t share it.
door-near = You opened Meadhall on this computer. Links for friends on your network use
door-which = Server address
door-alone = These links work on this computer only.
door-alone-help = Other devices can’t reach this server yet. Close it, then start it with

calls = Tell me when it’s my turn
calls-help = You can close this page. You get no alerts while you are at the table.
calls-push = This browser
calls-push-help = Get a notification even when this page is closed.
calls-push-insecure = Browser notifications need an https address. The other options work here.
calls-push-none = This server was installed without push notifications. The other options work here.
calls-push-go = Turn on notifications
calls-feed = Calendar or feed
calls-feed-help = A private link for your calendar or feed reader. It shows when it’s your turn and can’t be used to play.
calls-feed-calendar = For a calendar
calls-feed-atom = For a feed reader
calls-feed-go = Create links
calls-hook = Webhook
calls-hook-help = Sends a message to this address when it’s your turn, in the format Slack, Discord and Mattermost read. First, it gets a code to enter here.
calls-hook-address = Webhook URL
calls-hook-go = Add
calls-hook-all = For every player’s turn
calls-mine = Active alerts
calls-of-push = a browser
calls-of-feed = a calendar or feed
calls-of-hook = a webhook
calls-code = Code
calls-code-help = A code was sent to this address. Enter it here to start the alerts.
calls-code-go = Confirm
calls-code-again = Send a new code
calls-old = This code has expired.
calls-waits = The last message didn’t arrive. Next try: { $time }.
calls-off-gone = Turned off: this address no longer exists.
calls-off-failed = Turned off: too many messages in a row failed.
calls-on = Turn on again
as-of = offline, last updated { $time }
refusal-bad-address = Use an http:// or https:// address on the public internet.
refusal-no-push = This server was installed without push notifications.
refusal-no-answer = That address didn’t answer. Check it, then try again in a few minutes.
refusal-calls-full = Your seat, table or network has the maximum number of alerts. Remove one first.
refusal-old-code = This code has expired. Send a new one.
refusal-wrong-code = That isn’t the code. Check it, then try again.
refusal-no-call = This alert no longer exists.

# -- what is refused

refusal-not-asked = It’s not your turn.
refusal-no-hint = No hint available right now. Try again in a moment.
refusal-hints-full = Too many hints are being worked out for your table or network. Try again in a few seconds.
refusal-not-legal = The rules don’t allow that now.
refusal-over = The match is over.
refusal-unknown = The server didn’t understand that. Reload the page and try again.
refusal-nothing-to-undo = You can’t undo: something was drawn or revealed, or another player has acted.
refusal-stale = The table has changed. Look again before you play.
refusal-spectator = You’re a spectator. Only players can do that.
refusal-foreign-token = This link doesn’t open a seat at this table. It may be incomplete, or the host has made a new one.
refusal-not-host = Only the host can do that.
refusal-own-seat = You can’t remove yourself. Let a bot play for you instead.
refusal-claimed = You already have this seat on another device. Play there, or ask the host for a new link.
refusal-broken = An error stopped this table. The match is saved for a bug report; other tables are fine.
refusal-no-table = Table not found. The link may be incomplete.
refusal-no-saga = This server doesn’t have that game.
refusal-taken = Someone else just took that seat.
refusal-no-seat = That seat doesn’t exist.
refusal-no-thing = That doesn’t exist at this table.
refusal-not-together = You have no teammates to mark this for.
refusal-no-player = This seat has no player.
refusal-no-moment = This scene isn’t in the match.
refusal-not-yours = You can give this seat to a bot once its player is out of time.
refusal-not-over = Available once the match is over.
refusal-too-many = Too many requests. Wait a moment, then try again.
refusal-too-large = That message is too large.
refusal-too-long = That name or text is too long.
refusal-empty = Write something first.
refusal-malformed = The server couldn’t read that. Reload the page and try again.
refusal-origin = This server only answers its own pages. If this is one, the operator must start the server with --proxy.
refusal-host = This server doesn’t answer to this address. The operator must start it with --name and this address.
refusal-bad-options = These settings don’t work together. Check the seats and the settings.
refusal-bad-record = This file isn’t a Meadhall match, or it is damaged.
refusal-offline = Can’t reach the server. Is it running, and are you online?
refusal-full = This table has too many spectators. Try again later.
refusal-other-format = This match comes from another version, which deals cards differently. It can’t be replayed here.
refusal-other-edition = This table uses an edition this server doesn’t have. It will open again once the edition is installed.
refusal-damaged = This table’s saved data is damaged, so it can’t be opened. Other tables are fine.
refusal-moved = This table is moving to another server process. Wait a moment, then check it before you play.
refusal-not-kept = Your move couldn’t be saved, so it wasn’t played. Try again.
refusal-record-large = This file is too large to be a match.
refusal-failed = Server error. It has been logged; try again.
refusal-silent = The connection is slow. Retrying…
refusal-other = Something went wrong: { $detail }


# -- the table

board = The board
stages = Phases
prompt = Your decision
newcomers = Now
newcomers-hide = Hide tips in this game
newcomers-hidden = Tips are hidden in this game.
choices = Your options
chosen-confirm = { $what }. Press Enter to confirm, Escape to go back.
and-more = and { $count } more
meanwhile = While you wait
meanwhile-waits = Waiting for
meanwhile-then = So far
meanwhile-over = How it ended
choices-count = { $count ->
    [one] 1 option
   *[other] { $count } options
}
not-possible = { $count ->
    [one] 1 not possible
   *[other] { $count } not possible
}
choose-one = { $count ->
    [one] 1 left
   *[other] choose 1 of { $count }
}
chosen-so-far = Chosen so far:
how-to-act = Click anything that glows, or pick from the list.
state-possible = can be chosen
state-locked = not available now
why-not = { $what }: not available now.
why-off = { $what }: { $why }.
why-so = Not allowed: { $why }.
hint = Get a hint
hint-says = Suggestion: { $what }.
hint-thinks = Thinking of a hint…
hinted = suggested
back = Back
undo = Undo
please-wait = One moment…
may-change = You’ve chosen. You can change your mind until everyone has.
may-undo = You can still undo your last move.
waits-for = Waiting for { $names }.
bots-think = { $count ->
    [one] { $names }, a bot, is thinking.
   *[other] { $names } are thinking.
}
waits-away = A bot is playing for { $name }.
rests = Match paused: all players are away.
rests-help = It resumes when a player returns. The clocks are stopped.
woken = The match paused while everyone was away. It’s running again, with full time for all.
line-lost = Connection lost
line-back = Reconnecting… Nothing is lost.
line-closed = The server closed the connection. Reload the page to try again.
broken = An error stopped this table
broken-help = Other tables are fine. The match is saved: attach it if you report the problem.
over = The match is over
over-help = See the result, or replay the match from any seat.
result = Result
result-sources = Where the points came from
result-total = Total
result-course = How the match went
result-lead = { $name } takes the lead.
result-stroke = The biggest gain.
result-tap = Select a number to see where it comes from.
result-deeds = What each player did
result-roads = Progress on each road to victory
result-again = Watch again
result-sat = Players
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
result-hand-all = { $bot } throughout, { $count ->
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
result-lost-together = Defeat: the game wins
result-lost = Defeat: the game wins
result-score = Score: { $score }
result-game = The game wins
result-nobody = No one wins
rematch = Rematch
record-export = Save match
table-closed = Can’t open this table
to-the-hall = Back to the lobby
skip-to-play = Skip to the table

sheet-of = { $name }, { $seat }
sheet-slots = Cards in play
sheet-no-cards = No cards in play yet.
slot-empty = { $slot }, empty
seat-you = you
seat-free = free
seat-away = away (a bot is playing)
seat-late = out of time (a bot is playing)
stood-in = a bot, while the player was away
seat-bot = { $level }
seat-bot-plain = bot
seat-thinks = thinking…
seat-nobody = This seat is free. Send someone the link.
seat-give-bot = Let a bot play for me
seat-take-back = Take my seat back
away = A bot is playing for you
away-help = Watch, or take your seat back at any time.
clock-left = Time left for this move

hand = Your cards
hand-empty = No cards in hand.
hand-spectator = Hands are hidden from spectators.
group-of = { $name }’s group
group-empty = No cards in play.
cards-held = { $count ->
    [one] 1 card in hand, face down
   *[other] { $count } cards in hand, face down
}
reminders = Reminders
gauge-against = against
value-now = { $now } instead of { $printed }
zone-offer = Choose from
pass-wait = Wait
passes-alone = Nothing to choose: continuing in a moment. You can turn this off in the menu.
tray = Your pieces
piece-of = { $piece } ({ $seat })
contest-hidden = nothing revealed yet
contest-strength = Strength with the cards on the table
series-again = One by one
in-view = Details
original-name = Published as “{ $name }”
in-view-nothing = Point at a card, a place, a figure or a log line for details. Click to pin them.
unpin = Unpin

talk = Log, chat and replay
log = Log
chat = Chat
chat-say = Write a message
chat-send = Send
chat-players = No messages yet. Spectators can read this chat.
chat-spectators = Spectators’ chat. Players can read it after the match.
spectator = Spectator
since-you-left = since you left
replay-at = Move { $at } of { $of }
replay-help = You’re looking at an earlier move. The match goes on.
replay-live = Back to live
replay-scrub = Position in the match
replay-first = Start of the match
replay-prev = Previous move
replay-run = Autoplay
replay-next = Next move
replay-link = Copy a link to this move
replay-eyes = View as
replay-own = you
replay-spectator = a spectator

rules = Rules
rules-example = Example
rules-search = Search by word or rule number
rules-found = { $count ->
    [0] No rules found.
    [one] 1 rule
   *[other] { $count } rules
}
keys = Keys
key-choose = choose from the list
key-confirm = confirm
key-back = go back
key-undo = undo
key-hint = hint
key-arrows = move around the board
key-tab = board, cards, list
key-help = rules and keys

menu = Menu
pref-confirm = Confirm each action
pref-originals = Use the published card names
pref-autopass = Continue automatically when there’s nothing to choose
pref-notices = Notify me when it’s my turn
notices-denied = Your browser blocks notifications from this site. Allow them in its site settings.
sound-on = Sound on
sound-off = Sound off
language-other = Français
share = Links to this table
share-here = Anyone with a seat link can play that seat.
players = Players and links
players-help = If a seat’s link gets into the wrong hands, give the seat a new one. Everyone at the table sees it in the chat.
players-new-link = New link
players-new-link-of = New link for { $name }
players-remove = Remove
players-remove-of = Remove { $name }
players-link-means = { $name }’s old link stops working at once, on every device, with its alerts and feeds.
players-link-do = Create a new link
players-remove-means = A bot will play for { $name } from now on. This can’t be undone.
players-remove-do = Remove player
players-link-made = { $name }’s old link no longer works. The new one:
players-link-of = For { $name }
notice-relinked = The host created a new link for { $name }.
notice-removed = The host removed { $name }. A bot takes over.
curtain-title = Pass the device to { $name }
curtain-help = Everyone else, look away. Nothing shows until you press the button.
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
plan-mark = Mark for my team
plan-unmark = Remove my mark
plan-help = Your team sees your shield here. It commits you to nothing.

learn-next = Next
learn-skip = Skip this step
learn-stop = Stop the lesson
learn-end = Start playing
learn-do = Do this to continue.
learn-back = Next step: “{ $title }”.
learn-watch = Watch what happens. The lesson continues right after.
learn-other = This step asks for something else. Skip it to play freely.

box-no-prize = no trophy
contest-forecast = If it ended now
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
duel-against = Played in defence
track-turned = turned
track-turned-to = { $name }: { $counts }, instead of { $value }
goods-limit = { $limit } in total at most

# -- the stage

stage-bar = What happened
stage-label = { $title }, step { $at } of { $of }: { $step }
stage-steps = Steps
stage-step = Step { $at } of { $of }
stage-alone = autoplay
stage-rests = paused
stage-kept = saved in the log
stage-missed = { $count ->
    [one] 1 scene since you left
   *[other] { $count } scenes since you left, { $left } to see
}
stage-prev = Step back (left arrow)
stage-pause = Pause (P)
stage-again = Again
stage-skip = Skip
stage-skip-help = Skip to the result
stage-space = Space
stage-to = { $name }
stage-next = Next
stage-table = Back to the table
stage-result = See the result
stage-whole = Whole board
stage-on = Continue the replay
stage-opens = { $count ->
    [one] Scene: { $title }. Press Space to close.
   *[other] Scene: { $title }, { $count } steps. Press Space for the next step, S to skip.
}
stage-see = Watch
stage-you = { $name } (you)
stage-falls = { $name }: falls
stage-cancelled = cancelled
stage-only-you = only you can see it
stage-face-down = a card face down
stage-choosing = still choosing
stage-choosing-you = your choice
stage-nothing = nothing
stage-asks = deciding
stage-asks-you = your decision
stage-comers = Can still join
stage-seat = Seat
stage-before = before
stage-comes = change
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

# -- alone: ranks, the seed of the day, what was done before

alone-start = Play solo
campaign-open = Ranks and daily match
campaign-title = { $saga }: solo and co-op
campaign-ranks = Ranks
campaign-none = No victory yet. The first one is the hardest. So is the second.
campaign-rank = Your rank: { $rank }
campaign-got = reached
campaign-next = Try next
campaign-past = Your matches
campaign-count = { $count ->
    [0] {""}
    [one] 1 match, { $won } won
   *[other] { $count } matches, { $won } won
}
campaign-empty = Your solo and co-op matches appear here once they are over.
campaign-here = Saved in this browser only.
campaign-export = Export
campaign-import = Import
campaign-file-wrong = This file has no exported matches in it.
deed-won = Won, score { $score }
deed-ranked = Won, rank { $rank }
deed-lost = Lost
deed-seats = { $count ->
    [one] solo
   *[other] { $count } together
}
deed-day = daily match of { $day }
day-title = Daily match, { $day }
day-help = Everyone gets the same deal today. It can be looked up in advance, so play it for fun, not for prizes. Only your first try counts.
day-results = Recent days
day-none = not played
day-play = Play today’s match
day-again = Play again, just for fun
day-name = Daily match of { $day }

# -- settings

settings = Settings
settings-help = Kept in this browser. Changes show at once.
settings-parts = Parts of the settings
settings-as-it-was = Undo changes
settings-usual = Restore defaults
settings-reading = Reading
settings-playing = Playing
settings-seeing = Seeing
settings-sound = Sound
settings-motion = Motion
settings-on = on
settings-off = off
settings-always = Always
settings-never = Never
settings-by-game = By game
settings-system = System
settings-text = Text size
settings-text-help = Cards and buttons grow with it. Where it gets narrow, the layout changes to match.
settings-text-small = Small
settings-text-usual = Normal
settings-text-large = Large
settings-text-largest = Largest
settings-theme = Theme
settings-theme-system = System
settings-theme-night = Night
settings-theme-parchment = Parchment
settings-possible = What you can choose
settings-possible-help = Outlines are easier to see.
settings-possible-light = Light and depth
settings-possible-lines = Outlines too
settings-contrast = Contrast
settings-contrast-more = More
settings-speed = Animation speed
settings-speed-help = Follows your system until you choose.
settings-speed-none = None
settings-speed-quick = Quick
settings-speed-usual = Normal
settings-speed-slow = Slow
settings-scenes = Battle scenes and others
settings-scenes-help = Steps you don’t watch are still in the log.
settings-scenes-all = All
settings-scenes-mine = Mine only
settings-scenes-outcome = Results only
settings-scenes-off = None
settings-silent = silent
settings-hear = Play the sound: { $what }
settings-sound-all = All sounds
    .hint = on this device
settings-sound-turn = Your turn
    .hint = a horn
settings-sound-battle = A battle that asks you
    .hint = a war horn
settings-sound-end = End of the match
    .hint = a fanfare
settings-sound-chat = Chat
    .hint = a knock
pref-confirm-help = A second click or Enter plays what you chose.
pref-newcomer = Tips for newcomers
pref-newcomer-help = A line below the question. You can also turn it off in each game.
pref-originals-help = Where they differ from Meadhall’s names.
key-settings = settings
key-overview = one-page overview
leave-title = Let a bot play for you?
leave-help = A bot plays your seat until you take it back. You can do that at any time.
leave-go = Let a bot play
you-are = Your seat: { $who }
    .name = Your seat: { $who }, as { $name }

# -- the overview

overview = Overview
overview-of = { $game }: overview
overview-aim = Goal
overview-ends = The end
overview-good = What a good move looks like
overview-signs = Signs
overview-rules = All rules
overview-print = Print on one page
overview-rule = Rule { $rule }
overview-games = Games
overview-loading = Loading…
start-offline = Offline: can’t start now
