### Les mots du terminal.

## Commandes : le nom à taper, et .help

command-help = aide
    .help = ? ou aide : cette liste ; ? suivi d’un mot explique ce qu’il désigne : une carte, un lieu, une figurine, une règle
command-more = suite
    .help = sur un petit écran : la suite de la page ; la touche Entrée suffit
command-table = table
    .help = montrer la table à nouveau
command-hand = main
    .help = lire vos cartes en entier
command-log = journal
    .help = ce qui s’est passé jusqu’ici
command-now = repères
    .help = ce à quoi faire attention ici, pour débuter
command-hint = indice
    .help = demander à un bot ce qu’il ferait
command-undo = annuler
    .help = reprendre votre dernière réponse, si rien n’a été tiré ni montré depuis
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

how-to-play = Personne n’est au clavier. Jouez dans un terminal avec : meadhall play { $saga }{ $me } --lang fr, ou envoyez des commandes à : meadhall play { $saga } --plain --lang fr
welcome = { $title }. Tapez un numéro, ou des mots d’une option ; ? pour l’aide.
since = Depuis votre dernier tour
leaf = Page { $at } sur { $last } · Entrée : la suite
nothing-more = Toute la page est à l’écran.
more-events = … et { $count } de plus (tapez journal)
options = Vos options
picked = Jusqu’ici : { $options }.
thinking = { $seat } réfléchit…
hot-seat = Le clavier est pour { $seat }. Appuyez sur Entrée quand personne d’autre ne regarde.
turn-over = Entrée pour finir votre tour, ou tapez annuler.
turn-over-again = Entrée ou annuler, rien d’autre ici.
not-understood = « { $line } » n’est pas une option ici. Tapez un numéro, des mots d’une option, ou ? pour l’aide.
several = « { $line } » peut désigner plusieurs options :
no-number = Il n’y a pas d’option { $line } ; elles vont de 1 à { $last }.
hint-thinking = Un bot y réfléchit…
hint = Je choisirais { $number } : { $option }
undone = C’est annulé.
saved = Enregistré dans { $file }.
loaded = { $file } : la partie continue.
cannot = Cela n’a pas marché : { $reason }
which-file = Quel fichier ? Par exemple : { $command } partie.json
file-missing = il n’y a pas de fichier ou de dossier { $file }.
file-is-folder = { $file } est un dossier.
file-forbidden = { $file } ne peut pas être ouvert : ce n’est pas autorisé.
file-no-room = le disque est plein, { $file } n’a pas été écrit.
which-lang = Quelle langue ? langue fr, ou langue en.
nothing-yet = Il ne s’est encore rien passé.
nothing-found = Rien ne s’appelle « { $word } » ici, et aucune règle n’en parle.
rules-found = { $count ->
    [one] { $count } règle
   *[other] { $count } règles
} pour « { $word } » :
rules-more = … et { $count } de plus : essayez avec plus de mots.
leave-save = Enregistrer avant de partir ? Tapez un nom de fichier, ou Entrée pour partir sans enregistrer.
farewell = La halle vous attend quand vous voudrez.
end-of-input = Plus de commandes : la partie s’arrête ici, rien n’a été enregistré.
over = La partie est terminée.
place = { $rank }. { $seat } – { $score }
won-together = Vous avez gagné ensemble. Score : { $score }.
won-alone = Vous avez gagné. Score : { $score }.
won-together-watched = { $names } ont gagné ensemble. Score : { $score }.
won-alone-watched = { $names } a gagné. Score : { $score }.
game-has-won = Le jeu a gagné. Score de l’équipe : { $score }.
lost-to-the-game = Le jeu a gagné. Votre score : { $score }.
commands = Commandes

## Revoir une partie

replay-step = Étape { $step } sur { $last }
replay-action = { $seat } : { $option }
replay-start = La table est dressée.
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
