### Ce que dit la halle, quel que soit le jeu.

## Réponses refusées

refusal-not-asked = Ce n’est pas à vous de répondre.
refusal-not-legal = Les règles ne le permettent pas maintenant.
refusal-over = La partie est terminée.
refusal-unknown = Cette action n’existe pas.
refusal-nothing-to-undo = Rien à reprendre : quelque chose a été tiré ou montré depuis, ou d’autres ont joué.
refusal-with-rule = Pas maintenant : { $text } ({ $rule }).

## Conseils : ce que ferait un bot, et pourquoi

hint-expects = { $then }, vous devriez avoir environ { $amount }{ $stands ->
    [ahead] , { $by } de plus que le meilleur des autres
    [behind] , { $by } de moins que le meilleur des autres
    [level] , autant que le meilleur des autres
   *[alone] {""}
}.
hint-chance = { $tenths ->
    [0] Vous n’avez presque plus aucune chance de gagner
    [10] La victoire ne devrait plus vous échapper
   *[other] Vous devriez gagner environ { $tenths } fois sur dix
}.
hint-fears = Ce que je crains le plus : { $seat }, avec « { $option } ».
hint-bad-luck = Avec de la malchance, environ { $amount }.
hint-bad-luck-chance = Avec de la malchance, environ { $tenths } fois sur dix.
hint-only = Il n’y a rien d’autre à choisir.
hint-clear = Rien d’autre n’en approche.
hint-close = Cela se joue à peu de chose : « { $other } » semble aussi bon.
hint-next = Ensuite viendrait « { $other } ».
