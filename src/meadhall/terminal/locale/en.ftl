### The terminal's own words.

## Commands: the name one types, and .help

command-help = help
    .help = ? or help: show this list. ? and a word: explain that card, place, figure or rule
command-more = more
    .help = on a small screen: show the next part of the page; Enter also works
command-table = table
    .help = show the table again
command-hand = hand
    .help = read your cards in full
command-log = log
    .help = read what has happened so far
command-now = now
    .help = what a newcomer should look for here
command-hint = hint
    .help = get a hint from a bot
command-undo = undo
    .help = undo your last move, unless something was drawn or revealed
command-rules = rules
    .help = look up a rule by its number or by words: rules battle
command-save = save
    .help = save the match: save FILE
command-load = load
    .help = resume a saved match: load FILE
command-lang = lang
    .help = change the language: lang fr, lang en
command-quit = quit
    .help = leave the table

## Playing

how-to-play = This is not an interactive terminal. To play, run in a terminal: meadhall play { $saga }{ $me }. To send commands, run: meadhall play { $saga } --plain
welcome = { $title }. Type a number, or words from an option. Type ? for help.
since = Since your last turn
leaf = Part { $at } of { $last } · Enter: next
nothing-more = The whole page is already on the screen.
more-events = … and { $count } more (type log)
options = Your options
picked = Chosen: { $options }.
thinking = { $seat } is thinking…
hot-seat = Next: { $seat }. Press Enter when no one else is looking.
turn-over = Press Enter to end your turn, or type undo.
turn-over-again = Press Enter or type undo.
not-understood = “{ $line }” is not an option here. Type a number, words from an option, or ? for help.
several = “{ $line }” could mean several options:
no-number = There is no option { $line }. Choose 1 to { $last }.
hint-thinking = Thinking of a hint…
hint = Suggestion: { $number } ({ $option })
undone = Undone.
saved = Saved in { $file }.
loaded = { $file } loaded.
cannot = Error: { $reason }
which-file = Add a file name, for example: { $command } match.json
file-missing = { $file } does not exist.
file-is-folder = { $file } is a folder.
file-forbidden = you don’t have permission to open { $file }.
file-no-room = the disk is full, so { $file } was not saved.
which-lang = Choose a language: lang fr or lang en.
nothing-yet = Nothing has happened yet.
nothing-found = No card, place or rule matches “{ $word }”.
rules-found = { $count ->
    [one] One rule
   *[other] { $count } rules
} for “{ $word }”:
rules-more = … and { $count } more. Add words to narrow the search.
leave-save = Save before you leave? Type a file name, or press Enter to leave without saving.
farewell = See you next time.
end-of-input = End of input. The match was not saved.
over = The match is over.
place = { $rank }. { $seat } – { $score }
won-together = You won together. Score: { $score }.
won-alone = You won. Score: { $score }.
won-together-watched = { $names } won together. Score: { $score }.
won-alone-watched = { $names } won. Score: { $score }.
game-has-won = The game wins. Team score: { $score }.
lost-to-the-game = The game wins. Your score: { $score }.
commands = Commands

## Replaying

replay-step = Step { $step } of { $last }
replay-action = { $seat }: { $option }
replay-start = Start of the match.
replay-keys = n next · p previous · a number · first · last · q quit
replay-hand = Cards { $seat }

## Rules

rules-title = { $title }: { $count } rules
rules-chapter = { $chapter } – { $count }
rules-how = Look one up by number (meadhall rules { $saga } { $rule }) or by words (meadhall rules { $saga } battle).
rules-example = Example:
rules-source = { $source ->
    [R] rulebook
    [F] published fact
   *[other] our ruling
}
rules-page = rulebook, page { $page }

## Tables described from their picture

picture-played = Played
picture-left = { $count ->
    [0] none left
   *[other] { $count } left
}
picture-reached = met
picture-held = In hand
picture-creatures = Creatures
picture-shrines = Powers
picture-met = fulfilled
picture-slots-taken = slots taken { $taken } of { $slots }
picture-counts = (counts { $value })
picture-copies = copies { $count }
picture-line = { $name }: { $what }
picture-board = On the board
picture-empty = Nothing in
picture-nothing = nothing
picture-elsewhere = Elsewhere
picture-piles = Beside it
picture-slots = Slots
picture-free = free: { $places }
picture-slots-free = { $count ->
    [one] 1 slot free
   *[other] { $count } slots free
}
picture-of = { $value } of { $of }
picture-step = step { $step } of { $of }
picture-step-next = next { $value }
picture-where = On this table: { $places }
picture-limit = { $limit } at most
picture-to-come = To come
picture-piece = { $piece } ({ $seat })
picture-face-down = { $count ->
    [one] { $count } card face down
   *[other] { $count } cards face down
}
picture-against = { $value } against { $against }
picture-strength = strength { $strength }
picture-lost = { $count } lost
picture-wins = wins
picture-done = done
picture-now = now
picture-next = to come
picture-spent = exhausted
picture-goal = goal
picture-turned = turned
now-nothing = Nothing special to look for here.
