### Les mots du terminal.

## Commandes : le nom à taper, et .help

command-help = aide
    .help = ? ou aide : montrer cette liste. ? et un mot : expliquer cette carte, ce lieu, cette figurine ou cette règle
command-more = suite
    .help = sur un petit écran : montrer la suite de la page ; la touche Entrée suffit
command-table = table
    .help = montrer la table à nouveau
command-hand = main
    .help = lire vos cartes en entier
command-log = journal
    .help = lire ce qui s’est passé jusqu’ici
command-now = repères
    .help = ce à quoi faire attention ici, pour débuter
command-hint = conseil
    .help = demander conseil à un bot
command-undo = annuler
    .help = annuler votre dernier coup, si rien n’a été pioché ni révélé
command-rules = règles
    .help = chercher une règle par son numéro ou par des mots : règles bataille
command-save = enregistrer
    .help = enregistrer la partie : enregistrer FICHIER
command-load = charger
    .help = reprendre une partie enregistrée : charger FICHIER
command-lang = langue
    .help = changer de langue : langue fr, langue en
command-quit = quitter
    .help = quitter la table

## La partie

how-to-play = Ce terminal n’est pas interactif. Pour jouer, lancez dans un terminal : meadhall play { $saga }{ $me } --lang fr. Pour envoyer des commandes, lancez : meadhall play { $saga } --plain --lang fr
welcome = { $title }. Tapez un numéro, ou des mots d’une option. Tapez ? pour l’aide.
since = Depuis votre dernier tour
leaf = Page { $at } sur { $last } · Entrée : la suite
nothing-more = Toute la page est déjà à l’écran.
more-events = … et { $count } de plus (tapez journal)
options = Vos options
picked = Choisi : { $options }.
thinking = { $seat } réfléchit…
hot-seat = À { $seat }. Appuyez sur Entrée quand personne d’autre ne regarde.
turn-over = Entrée pour finir votre tour, ou tapez annuler.
turn-over-again = Appuyez sur Entrée ou tapez annuler.
not-understood = « { $line } » n’est pas une option ici. Tapez un numéro, des mots d’une option, ou ? pour l’aide.
several = « { $line } » peut désigner plusieurs options :
no-number = Il n’y a pas d’option { $line }. Choisissez de 1 à { $last }.
hint-thinking = Recherche d’un conseil…
hint = Conseil : { $number } ({ $option })
undone = Annulé.
saved = Enregistré dans { $file }.
loaded = { $file } chargé.
cannot = Erreur : { $reason }
which-file = Ajoutez un nom de fichier, par exemple : { $command } partie.json
file-missing = { $file } n’existe pas.
file-is-folder = { $file } est un dossier.
file-forbidden = vous n’avez pas le droit d’ouvrir { $file }.
file-no-room = le disque est plein : { $file } n’a pas été enregistré.
which-lang = Choisissez une langue : langue fr ou langue en.
nothing-yet = Il ne s’est encore rien passé.
nothing-found = Aucune carte, aucun lieu ni aucune règle pour « { $word } ».
rules-found = { $count ->
    [one] { $count } règle
   *[other] { $count } règles
} pour « { $word } » :
rules-more = … et { $count } de plus. Ajoutez des mots pour affiner.
leave-save = Enregistrer avant de partir ? Tapez un nom de fichier, ou Entrée pour partir sans enregistrer.
farewell = À la prochaine.
end-of-input = Fin de l’entrée. La partie n’a pas été enregistrée.
over = La partie est terminée.
place = { $rank }. { $seat } – { $score }
won-together = Vous avez gagné ensemble. Score : { $score }.
won-alone = Vous avez gagné. Score : { $score }.
won-together-watched = { $names } ont gagné ensemble. Score : { $score }.
won-alone-watched = { $names } a gagné. Score : { $score }.
game-has-won = Le jeu gagne. Score de l’équipe : { $score }.
lost-to-the-game = Le jeu gagne. Votre score : { $score }.
commands = Commandes

## Revoir une partie

replay-step = Étape { $step } sur { $last }
replay-action = { $seat } : { $option }
replay-start = Début de la partie.
replay-keys = n suivante · p précédente · un numéro · first · last · q quitter
replay-hand = Cartes { $seat }

## Règles

rules-title = { $title } : { $count } règles
rules-chapter = { $chapter } – { $count }
rules-how = Cherchez-en une par son numéro (meadhall rules { $saga } { $rule } --lang fr) ou par des mots (meadhall rules { $saga } bataille --lang fr).
rules-example = Exemple :
rules-source = { $source ->
    [R] livret de règles
    [F] fait publié
   *[other] notre décision
}
rules-page = livret, page { $page }

## Les tables racontées d’après leur image

picture-played = Joué
picture-left = { $count ->
    [0] plus aucune
   *[other] reste { $count }
}
picture-reached = atteint
picture-held = En main
picture-creatures = Créatures
picture-shrines = Puissances
picture-met = accompli
picture-slots-taken = emplacements pris { $taken } sur { $slots }
picture-counts = (compte pour { $value })
picture-copies = exemplaires { $count }
picture-line = { $name } : { $what }
picture-board = Sur le plateau
picture-empty = Rien dans
picture-nothing = rien
picture-elsewhere = Ailleurs
picture-piles = À côté
picture-slots = Emplacements
picture-free = libre : { $places }
picture-slots-free = { $count ->
    [one] 1 emplacement libre
   *[other] { $count } emplacements libres
}
picture-of = { $value } sur { $of }
picture-step = cran { $step } sur { $of }
picture-step-next = ensuite { $value }
picture-where = Sur cette table : { $places }
picture-limit = { $limit } au plus
picture-to-come = À venir
picture-piece = { $piece } ({ $seat })
picture-face-down = { $count ->
    [one] { $count } carte face cachée
   *[other] { $count } cartes face cachée
}
picture-against = { $value } contre { $against }
picture-strength = force { $strength }
picture-lost = { $count ->
    [one] { $count } perte
   *[other] { $count } pertes
}
picture-wins = gagne
picture-done = terminé
picture-now = en cours
picture-next = à venir
picture-spent = épuisée
picture-goal = but
picture-turned = tournée
now-nothing = Rien de particulier à surveiller ici.
