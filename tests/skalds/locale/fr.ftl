### Le Défi des scaldes : tout ce que lit un joueur.

hall-title = Le Défi des scaldes
    .kind = Chanter seul, et le mieux

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
seat-raven = Corbeau
    .subject = Le Corbeau
    .the = le Corbeau
    .of = du Corbeau

## Les choses

phase-bids = Strophes
phase-seats = Bancs
place-door = Porte
    .at = à la porte
    .text = Courants d’air, mais au sec : 1 point de Gloire. Trois places.
place-hearth = Foyer
    .at = au foyer
    .text = Au chaud : 2 points de Gloire. Deux places.
place-high-seat = Haut siège
    .at = sur le haut siège
    .text = À côté du jarl : 4 points de Gloire. Une place.
piece-skald = Scalde
verse-verse-1 = Strophe 1
    .text = Vaut 1 point de Gloire, si personne d’autre ne la chante et qu’aucune n’est plus haute.
verse-verse-2 = Strophe 2
    .text = Vaut 2 points de Gloire, si personne d’autre ne la chante et qu’aucune n’est plus haute.
verse-verse-3 = Strophe 3
    .text = Vaut 3 points de Gloire, si personne d’autre ne la chante et qu’aucune n’est plus haute.
verse-verse-4 = Strophe 4
    .text = Vaut 4 points de Gloire, si personne d’autre ne la chante et qu’aucune n’est plus haute.
verse-verse-5 = Strophe 5
    .text = Vaut 5 points de Gloire, si personne d’autre ne la chante.

## Chapitres des règles

chapter-setup = Mise en place
chapter-verses = Strophes
chapter-benches = Bancs
chapter-end = Fin de la partie

## Questions : ce qui est demandé, et ce que les autres attendent

ask-bid = Quelle strophe chantez-vous ?
    .wait = { $seat-subject } choisit une strophe.
ask-take_seat = Vous avez gagné la manche. Où vous asseyez-vous ?
    .wait = { $seat-subject } a gagné la manche et cherche une place.

## Options

option-done = Terminé
option-bid = Chanter { $verse }
    .verb = Chanter
    .cell = { $verse }
option-sit = S’asseoir { $place-at }
    .verb = S’asseoir
    .cell = { $place-at }
option-stand = Rester debout

## Événements

event-RoundBegan = La manche { $round } commence.
event-Sung = { $seat-subject } chante : { $verse }.
event-Won = { $seat-subject } a chanté le mieux et gagne { $glory } de Gloire.
event-Drowned = Personne n’a chanté seul.
event-SatDown = { $seat-subject } s’assied { $place-at } : { $glory } de Gloire.
event-Stood = { $seat-subject } reste debout.

## Raisons

why-sk-202 = cette strophe est déjà chantée
why-sk-302 = { $room ->
    [one] la seule place est prise
   *[other] les { $room } places sont prises
}

## L’image

stage-round = Manche { $round }
badge-glory = { $glory } de Gloire
fact-room = { $free ->
    [one] { $free } place libre
   *[other] { $free } places libres
} sur { $of }
count-glory = Gloire
count-verses = Strophes restantes
zone-verses = Vos strophes
face-verse = Strophe

## Conseils : ce pour quoi l’on joue

hint-glory = { $count } de Gloire
    .then = Après cette manche
