### What the hall says, whatever is played.

## Answers that are refused

refusal-not-asked = It is not your turn to answer.
refusal-not-legal = The rules do not allow that now.
refusal-over = The match is over.
refusal-unknown = There is no such action.
refusal-nothing-to-undo = There is nothing to take back: something was drawn or shown since, or others have acted.
refusal-with-rule = Not now: { $text } ({ $rule }).
