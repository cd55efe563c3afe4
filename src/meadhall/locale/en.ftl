### What Meadhall says in each game.

## Answers that are refused

refusal-not-asked = It’s not your turn.
refusal-not-legal = The rules don’t allow that now.
refusal-over = The match is over.
refusal-unknown = That action doesn’t exist.
refusal-nothing-to-undo = You can’t undo: something was drawn or revealed, or another player has acted.
refusal-with-rule = Not allowed: { $text } ({ $rule }).

## Hints: what a bot would do, and why

hint-expects = { $then }, you should have about { $amount }{ $stands ->
    [ahead] , { $by } more than your best rival
    [behind] , { $by } less than your best rival
    [level] , as much as your best rival
   *[alone] {""}
}.
hint-chance = { $tenths ->
    [0] You have almost no chance of winning
    [1] You should win about once in 10
    [10] You are almost certain to win
   *[other] You should win about { $tenths } times in 10
}.
hint-fears = Biggest risk: { $seat } plays “{ $option }”.
hint-bad-luck = With bad luck, about { $amount }.
hint-bad-luck-chance = { $tenths ->
    [0] With bad luck, almost never
    [1] With bad luck, about once in 10
   *[other] With bad luck, about { $tenths } times in 10
}.
hint-only = This is your only option.
hint-clear = This is clearly the best option.
hint-close = It’s close: “{ $other }” looks just as good.
hint-next = Next best: “{ $other }”.
