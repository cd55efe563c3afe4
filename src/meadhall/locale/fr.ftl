### Ce que dit la halle, quel que soit le jeu.

## Réponses refusées

refusal-not-asked = Ce n’est pas à vous de répondre.
refusal-not-legal = Les règles ne le permettent pas maintenant.
refusal-over = La partie est terminée.
refusal-unknown = Cette action n’existe pas.
refusal-nothing-to-undo = Rien à reprendre : une carte a été tirée ou montrée depuis, ou d’autres ont joué.
refusal-with-rule = Pas maintenant : { $text } ({ $rule }).
