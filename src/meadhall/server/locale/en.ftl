### Messages outside the pages: feeds, calendars, hooks and notifications.

call-turn = It’s your turn at { $table }.
call-turn-of = { $table }: waiting for { $names }.
call-over = The match at { $table } is over.
call-rests = The match at { $table } is paused. Open the table to resume.
call-confirm = Meadhall: enter the code { $code } at your table to get alerts here. If you didn’t ask for this, ignore it: nothing else will be sent.
call-until = You have until { $time }.
feed-title = Your turns at { $table }
