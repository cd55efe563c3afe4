### Ce que dit la halle, quel que soit le jeu.

## Réponses refusées

refusal-not-asked = Ce n’est pas votre tour.
refusal-not-legal = Les règles ne le permettent pas maintenant.
refusal-over = La partie est terminée.
refusal-unknown = Cette action n’existe pas.
refusal-nothing-to-undo = Annulation impossible : quelque chose a été pioché ou révélé, ou un autre joueur a joué.
refusal-with-rule = Impossible : { $text } ({ $rule }).

## Conseils : ce que ferait un bot, et pourquoi

hint-expects = { $then }, vous devriez avoir environ { $amount }{ $stands ->
    [ahead] , { $by } de plus que votre meilleur rival
    [behind] , { $by } de moins que votre meilleur rival
    [level] , autant que votre meilleur rival
   *[alone] {""}
}.
hint-chance = { $tenths ->
    [0] Vous n’avez presque aucune chance de gagner
    [10] Votre victoire est presque certaine
   *[other] Vous devriez gagner environ { $tenths } fois sur 10
}.
hint-fears = Le plus grand risque : { $seat } joue « { $option } ».
hint-bad-luck = Avec de la malchance, environ { $amount }.
hint-bad-luck-chance = { $tenths ->
    [0] Avec de la malchance, presque jamais
   *[other] Avec de la malchance, environ { $tenths } fois sur 10
}.
hint-only = C’est votre seule option.
hint-clear = C’est nettement la meilleure option.
hint-close = C’est serré : « { $other } » semble aussi bon.
hint-next = Ensuite viendrait « { $other } ».
