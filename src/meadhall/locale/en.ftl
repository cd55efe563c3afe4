### What the hall says, whatever is played.

## Answers that are refused

refusal-not-asked = It is not your turn to answer.
refusal-not-legal = The rules do not allow that now.
refusal-over = The match is over.
refusal-unknown = There is no such action.
refusal-nothing-to-undo = There is nothing to take back: something was drawn or shown since, or others have acted.
refusal-with-rule = Not now: { $text } ({ $rule }).

## Hints: what a bot would do, and why

hint-expects = { $then } I expect you to have about { $amount }{ $stands ->
    [ahead] , { $by } ahead of the best of the others
    [behind] , { $by } behind the best of the others
    [level] , level with the best of the others
   *[alone] {""}
}.
hint-chance = { $tenths ->
    [0] You have hardly any chance left of winning
    [10] You can hardly fail to win
   *[other] I expect you to win about { $tenths } times in ten
}.
hint-fears = What I fear most: { $seat }, with “{ $option }”.
hint-bad-luck = With bad luck it is about { $amount }.
hint-bad-luck-chance = With bad luck it is about { $tenths } in ten.
hint-only = There is nothing else to choose.
hint-clear = Nothing else comes near it.
hint-close = It is a close call: “{ $other }” looks as good.
hint-next = Next best: “{ $other }”.
