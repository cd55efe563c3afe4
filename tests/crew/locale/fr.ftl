### L’Équipage : tout ce que lit un joueur.

hall-title = L’Équipage
    .kind = Un bateau à bâtir pendant que la marée monte
hall-choice-mode = La partie
    .help = Un équipage est sauvé ou perdu ensemble ; entre rivaux, le meilleur bâtisseur gagne.
hall-choice-mode-crew = Un équipage
hall-choice-mode-rivals = Rivaux
hall-choice-tide = La marée
hall-choice-tide-0 = Habituelle
hall-choice-tide-1 = Haute
hall-choice-tide-2 = Très haute
hall-choice-spring = Eaux calmes au début

## Les places à table

seat-wolf = Loup
    .subject = Le Loup
    .the = le Loup
    .of = du Loup
seat-bear = Ours
    .subject = L’Ours
    .the = l’Ours
    .of = de l’Ours
seat-serpent = Serpent
    .subject = Le Serpent
    .the = le Serpent
    .of = du Serpent

## Les choses

card-plank = Planche
    .text = Vaut 1.
card-bucket = Seau
    .text = Vaut 2.
card-keel = Quille
    .text = Vaut 3.
card-mast = Mât
    .text = Vaut 4.
place-shore = Rivage

## Chapitres des règles

chapter-setup = Mise en place
chapter-work = Travail
chapter-end-of-the-game = Fin de la partie

## Questions, options, événements

ask-work = Écoper ou bâtir : avec quelle carte ?
    .wait = { $seat-subject } est à l’ouvrage.
option-done = Terminé
option-bail = Écoper : { $card }
    .verb = Écoper
    .cell = { $card }
option-build = Bâtir : { $card }
    .verb = Bâtir
    .cell = { $card }
event-Bailed = { $seat-subject } écope : { $card }.
event-Built = { $seat-subject } bâtit : { $card }.
event-Risen = L’eau monte à { $water }.

## L’image

badge-boat = Bateau : { $boat } sur { $of }
badge-water = Eau : { $water }, et perdus au-dessus de { $of }
fact-deck = { $deck ->
    [one] 1 carte restante
   *[other] { $deck } cartes restantes
}
number-built = Bâti
zone-hand = Vos cartes
face-card = Carte
