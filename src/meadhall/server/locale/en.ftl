### What the hall says outside of its pages: in feeds, calendars, hooks and notifications.

call-turn = It is your turn at { $table }.
call-turn-of = { $table }: it is the turn of { $names }.
call-over = The match at { $table } is over.
call-rests = The match at { $table } rests: nobody is there. Come back to go on.
call-asked = It is your turn.
call-confirm = Meadhall: enter the code { $code } at your table to get alerts here. If you didn’t ask for this, ignore it: nothing else will be sent.
call-until = You have until { $time }.
feed-title = Your turns at { $table }
feed-waits = Nobody waits for you at { $table }.
