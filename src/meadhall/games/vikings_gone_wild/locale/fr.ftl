# -- dans la halle : sa bannière, ses boucliers, et les choix à l’ouverture d’une table

hall-title = Vikings Gone Wild
    .kind = Bâtir, brasser, combattre les morts-vivants

## Cartes, bâtiments, buts : ce qu’ils sont et ce qu’ils disent (tiré de leurs effets)

name-of = { $vowel ->
        [yes] d’{ $name }
       *[other] de { $name }
    }
card = { $name-fr }
    .of = { $of-fr }
    .kind = { $kind-fr }
    .effect = { $text-fr }
    .quip = { $quip-fr }
    .text = { $kind-fr }. { $rest-fr }
building = { $name-fr }
    .of = { $of-fr }
    .kind = { $kind-fr }
    .effect = { $text-fr }
    .quip = { $quip-fr }
    .text = { $kind-fr }, défense { $defence }. { $rest-fr }
hall = Hôtel de Ville { $level ->
        [1] I
        [2] II
       *[other] III
    }
    .of = de l’Hôtel de Ville { $level ->
        [1] I
        [2] II
       *[other] III
    }
    .kind = Hôtel de Ville
    .effect = { $text-fr }
    .quip = { $level ->
        [1] Un toit. Ou presque.
        [2] Désormais avec une porte qui ferme.
       *[other] On le voit du Valhalla. Odin s’est plaint du vis-à-vis.
    }
    .text = Hôtel de Ville, défense { $defence }. { $rest-fr }
undead = { $name-fr }
    .of = { $of-fr }
    .kind = { $kind-fr }
    .effect = { $text-fr }
    .quip = { $quip-fr }
    .text = { $kind-fr }{ $attack ->
        [0] {""}
       *[other] , attaque { $attack }
    }{ $defence ->
        [0] {""}
       *[other] , défense { $defence }
    }. { $rest-fr }
objective = { $name-fr }
    .of = { $of-fr }
    .kind = { $kind-fr }
    .effect = { $text-fr }
    .text = Objectif de chaque joueur. { $text-fr }
mission = { $name-fr }
    .of = { $of-fr }
    .kind = { $kind-fr }
    .effect = { $text-fr }
    .text = Mission de niveau { $level }, { $points } PV. { $text-fr }
bonus = { $name-fr }
    .of = { $of-fr }
    .kind = { $kind-fr }
    .effect = { $text-fr }
    .text = Bonus de fin de partie. { $text-fr }
rank = { $name-fr }
    .of = { $of-fr }
    .kind = { $kind-fr }
    .effect = { $text-fr }
    .quip = { $quip-fr }
    .text = { $rest-fr }
kind-resource = Ressource
kind-action = Action
kind-unit = Unité
kind-defence = Défense
kind-unit-defence = Unité et Défense
kind-relic = Relique
kind-building = Bâtiment
kind-undead-unit = Unité Mort-Vivant
kind-undead-building = Bâtiment Mort-Vivant
kind-challenge = Défi
kind-boss = Boss
kind-objective = Objectif
kind-mission = Mission
kind-bonus = Bonus
kind-rank = Rang
cost-beer = { $number ->
        [one] { $number } bière
       *[other] { $number } bières
    }
cost-gold = { $number } or
cost-both = { $beer } et { $gold }
card-attack = Attaque à { $number }.
card-defence = { $either ->
        [yes] Ou, de votre main, sur un de vos Bâtiments attaqués : +{ $number }.
       *[no] De votre main, sur un de vos Bâtiments attaqués : +{ $number }.
    }
card-price = Coûte { $cost }.
card-nothing = Ne fait rien quand on la pioche.
effect-play-beer = +{ $number ->
        [one] { $number } bière
       *[other] { $number } bières
    }.
effect-play-gold = +{ $number } or.
effect-play-draw = Piochez { $number ->
        [one] { $number } carte
       *[other] { $number } cartes
    }.
effect-play-steal_gold = Prenez { $number ->
        [one] { $number } jeton or
       *[other] { $number } jetons or
    } à un rival ; si aucun n’en a, +1 or.
effect-play-steal_beer = Prenez jusqu’à { $number ->
        [one] { $number } jeton bière
       *[other] { $number } jetons bière
    } à un même rival ; si aucun n’en a, +1 bière.
effect-play-arm = Une de vos Unités a +{ $number } en attaque pendant ce tour.
effect-play-double = Doublez l’attaque d’une de vos Unités pendant ce tour, de +{ $number } au plus.
effect-play-arm_all = Toutes vos Unités ont +{ $number } en attaque pendant ce tour.
effect-play-borrow = Servez-vous d’une Unité de la défausse d’un rival pendant ce tour, puis rendez-la.
effect-play-cheap_building = Le prochain Bâtiment que vous construisez ce tour-ci coûte { $number } de moins en tout, bière ou or à votre guise.
effect-play-cheap = Plus tard dans ce tour, un achat, une construction ou une amélioration coûte { $number } de moins en tout, bière ou or à votre guise.
effect-play-burn = Retirez de la partie jusqu’à { $number ->
        [one] { $number } carte
       *[other] { $number } cartes
    } de votre main ou de votre défausse.
effect-play-renew = Retirez de la partie jusqu’à { $number ->
        [one] { $number } carte
       *[other] { $number } cartes
    } de votre main et piochez-en autant.
effect-play-beer_or_gold = +{ $number ->
        [one] { $number } bière
       *[other] { $number } bières
    } ou +{ $other } or.
effect-strike-vanish = Après avoir attaqué, retirée de la partie.
effect-strike-alone = Là où elle attaque seule un Bâtiment, aucune carte Défense n’aide.
effect-strike-draw = Piochez { $number ->
        [one] { $number } carte
       *[other] { $number } cartes
    } quand elle attaque.
effect-strike-damage_point = +{ $number } PV si elle endommage un Bâtiment.
effect-guard-every = Elle compte pour chacun de vos Bâtiments que cet attaquant attaque ce tour-ci.
effect-guard-draw = Piochez { $number ->
        [one] { $number } carte
       *[other] { $number } cartes
    }.
effect-guard-hold_point = +{ $number } PV si le Bâtiment tient.
effect-bought-points = À l’achat : { $number } PV.
building-brewery-does = À chaque Production : { $number ->
        [one] { $number } bière
       *[other] { $number } bières
    }.
building-gold-mine-does = À chaque Production : { $number } or.
building-beer-storage-does = Garde jusqu’à { $number ->
        [one] { $number } bière
       *[other] { $number } bières
    }.
building-gold-storage-does = Garde jusqu’à { $number } or.
building-drakkar-does = En fin de tour, gardez { $number ->
        [one] { $number } carte
       *[other] { $number } cartes
    } de votre main.
building-tavern-does = Piochez { $number ->
        [one] { $number } carte
       *[other] { $number } cartes
    } de plus à chaque tour.
town-hall-limit = Au plus { $number ->
        [one] { $number } Bâtiment
       *[other] { $number } Bâtiments
    } de chaque type.
town-hall-points = Les uns contre les autres : { $number } PV quand vous l’atteignez.
undead-untouchable = Ne peut être attaqué.
undead-lives = Chaque attaque qui atteint sa défense lui coûte une vie ; vies à 1, 2, 3, 4 joueurs : { $life-1 }, { $life-2 }, { $life-3 }, { $life-4 }. Aucun choc ne le défausse.
undead-unit-loss = Attaque tout le monde : −{ $number } PV par joueur qui ne tient pas.
undead-boss-loss = Attaque tout le monde : −{ $number } PV par joueur qui ne tient pas.
undead-building-loss = Quand il frappe, l’équipe perd { $number } PV. Pas de défense possible.
undead-challenge-loss = Sinon, −{ $number } PV par joueur.
effect-fail-lose_beer = Et chacun perd tous ses jetons bière, même stockés.
effect-fail-lose_gold = Et chacun perd tous ses jetons or, même stockés.
effect-challenge-pay_beer = Un joueur paie { $number ->
        [one] { $number } bière
       *[other] { $number } bières
    }.
effect-challenge-pay_gold = Un joueur paie { $number } or.
effect-challenge-shields = Un joueur défausse { $number ->
        [one] { $number } carte Défense
       *[other] { $number } cartes Défense
    } de sa main.
effect-challenge-hunt = Un joueur détruit { $number ->
        [one] { $number } Unité ou Bâtiment Mort-Vivant
       *[other] { $number } Unités ou Bâtiments Morts-Vivants
    } dans un même tour.
effect-challenge-builders = Un joueur construit ou améliore { $number ->
        [one] une fois
        [2] deux fois
       *[other] { $number } fois
    } dans un même tour.
effect-challenge-sacrifice = Un joueur retire de la partie { $number ->
        [one] { $number } carte de sa main ou jouée
       *[other] { $number } cartes de sa main ou jouées
    } ce tour-ci.
effect-objective-hall = Un Hôtel de Ville de niveau { $number } au moins.
effect-objective-industry = Au moins { $number } Brasseries et Mines d’Or en tout.
effect-objective-beer = Au moins { $number ->
        [one] { $number } bière en réserve
       *[other] { $number } bières en réserve
    }.
effect-objective-gold = Au moins { $number } or en réserve.
effect-objective-units = Au moins { $number ->
        [one] { $number } Unité achetée
       *[other] { $number } Unités achetées
    } dans votre paquet.
effect-objective-defences = Au moins { $number ->
        [one] { $number } carte
       *[other] { $number } cartes
    } Défense dans votre paquet.
effect-objective-types = Des Bâtiments d’au moins { $number } types, sans l’Hôtel de Ville.
effect-mission-build = Construire { $number ->
        [one] un Bâtiment
       *[other] { $number } Bâtiments
    } ce tour-ci.
effect-mission-buy_unit = Acheter { $number ->
        [one] une Unité
       *[other] { $number } Unités
    } ce tour-ci.
effect-mission-buy_path = Acheter { $number ->
        [one] une carte
       *[other] { $number } cartes
    } de la Voie d’Odin ce tour-ci.
effect-mission-buy_defence = Acheter { $number ->
        [one] une carte Défense
       *[other] { $number } cartes Défense
    } ce tour-ci.
effect-mission-win = Réussir { $number ->
        [one] une attaque
       *[other] { $number } attaques
    } ce tour-ci : un Bâtiment, Draco, le Camp.
effect-mission-spend_beer = Dépenser { $number ->
        [one] { $number } bière
       *[other] { $number } bières
    } ce tour-ci.
effect-mission-spend_gold = Dépenser { $number } or ce tour-ci.
effect-mission-trade = Faire un échange, et acheter ou construire, ce tour-ci.
effect-mission-damage = Endommager { $number ->
        [one] un Bâtiment
       *[other] { $number } Bâtiments
    } ce tour-ci.
effect-mission-hall = Avoir un Hôtel de Ville de niveau { $number } au moins.
effect-mission-reveal = Montrer { $number ->
        [one] une carte Défense
       *[other] { $number } cartes Défense
    } de votre main.
effect-mission-own = Posséder { $number } Bâtiments, sans l’Hôtel de Ville.
effect-mission-tokens = Avoir { $number } jetons ressource, stockés compris.
effect-mission-strike = Endommager un Bâtiment ce tour-ci par une attaque de { $number } ou plus.
effect-mission-spend = Dépenser { $number } ressources ce tour-ci, bière et or confondus.
effect-bonus-units = Qui a le plus d’Unités, Guerriers Vikings non comptés.
effect-bonus-might = Qui a le plus d’attaque, toutes cartes additionnées.
effect-bonus-defences = Qui a le plus de cartes Défense.
effect-bonus-buildings = Qui a le plus de Bâtiments, sans l’Hôtel de Ville.
effect-bonus-industry = Qui a le plus de Brasseries et de Mines d’Or en tout.
effect-bonus-stored = Qui a le plus de jetons en réserve après le dernier Stockage.
effect-bonus-path = Qui a le plus de cartes de la Voie d’Odin.
effect-bonus-missions = Qui a accompli le plus de Missions.
rank-glory = À partir de { $number } de Gloire.

## Ce que les cartes demandent quand on les joue, et ce qui s’ensuit

ask-rob = À qui prenez-vous { $resource-key ->
        [beer] de la bière
       *[gold] de l’or
    } ?
    .wait = { $seat-subject } cherche qui détrousser.
ask-beer_or_gold = Prenez-vous { $beer ->
        [one] { $beer } bière
       *[other] { $beer } bières
    } ou { $gold } or ?
    .wait = { $seat-subject } prend de la bière ou de l’or.
ask-arm = Laquelle de vos Unités est plus forte ce tour-ci ?
    .wait = { $seat-subject } arme une Unité.
ask-borrow = Quelle Unité empruntez-vous ?
    .wait = { $seat-subject } emprunte une Unité, sans demander.
ask-burn = Quelles cartes brûlez-vous ? ({ $picks } sur { $most })
    .wait = { $seat-subject } choisit quoi brûler.
ask-renew = Quelles cartes changez-vous pour de nouvelles ? ({ $picks } sur { $most })
    .wait = { $seat-subject } choisit quoi sacrifier.
ask-spare = Cela coûte { $beer ->
        [one] { $beer } bière
       *[other] { $beer } bières
    } et { $gold } or. Qu’économisez-vous ?
    .wait = { $seat-subject } marchande.
event-ResourcesGained = { $seat-subject } gagne { $beer ->
        [0] {""}
        [one] { $beer } bière
       *[other] { $beer } bières
    }{ $gold ->
        [0] {""}
       *[other] { $gold } or
    }.
event-TokensStolen = { $seat-subject } détrousse { $foe-the } : { $number } { $resource }.
event-UnitArmed = { $card } { $seat-of } a +{ $bonus } en attaque ce tour-ci.
event-UnitsRallied = Toutes les Unités { $seat-of } ont +{ $bonus } en attaque ce tour-ci.
event-UnitBorrowed = { $seat-subject } emprunte { $card } { $foe-of }.
event-UnitReturned = { $card } retourne dans la défausse { $foe-of }.
event-PricesCut = { $building ->
        [1] Le prochain Bâtiment { $seat-of } coûte { $number } de moins.
       *[other] Un achat, une construction ou une amélioration { $seat-of } coûte ce tour-ci { $number } de moins.
    }
event-CostSpared = { $seat-subject } économise { $beer ->
        [one] { $beer } bière
       *[other] { $beer } bières
    } et { $gold } or.
why-vg-950 = désignez un rival
    .rival = désignez un rival
    .none = il n’y a rien de tel à prendre
why-vg-952 = seulement une de vos Unités qui peut encore attaquer
    .unit = seulement une de vos Unités qui peut encore attaquer
why-vg-956 = choisissez comment répartir l’économie : cela coûte { $beer } de bière et { $gold } d’or
why-vg-957 = seulement des cartes de votre main ou de votre défausse
    .discard = elle n’est pas dans votre défausse
why-vg-962 = seulement des Unités de la défausse d’un rival
    .rival = désignez un rival
    .unit = ce n’est pas une Unité
    .discard = elle n’est pas dans cette défausse
why-vg-967 = prenez de la bière ou de l’or
why-vg-970 = seulement des cartes de votre main
    .hand = elle n’est pas dans votre main

## L’image : titres, marques et ce que les cartes disent en bref

kind-hall = Hôtel de Ville
kind-riposte = Riposte
brief-resource = Ressource
brief-action = Action
brief-unit = Unité
brief-defence = Défense
brief-unit-defence = au choix
brief-relic = lourde
brief-beer = +{ $number } bière
brief-gold = +{ $number } or
brief-both = +{ $beer } et +{ $gold }
brief-draw = pioche { $number }
brief-points = { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
brief-bonus = { $first } · { $second }
brief-brewery = +{ $number } par tour
brief-gold-mine = +{ $number } par tour
brief-beer-storage = garde { $number }
brief-gold-storage = garde { $number }
brief-drakkar = garde { $number }
brief-tavern = pioche +{ $number }
brief-hall = { $number } de chaque
brief-undead-unit = −{ $number } chacun
brief-undead-building = −{ $number }
brief-boss = −{ $number } chacun
brief-pay_beer = { $number } bières
brief-pay_gold = { $number } ors
brief-shields = { $number } défenses
brief-hunt = { $number } à tuer
brief-builders = { $number } chantiers
brief-sacrifice = { $number } cartes
brief-riposte = tient bon
brief-lives = reste { $left }/{ $lives }
board-draco = Draco
    .text = Petit dragon, grande soif. Une fois par tour, une Unité d’attaque 1 suffit : il vous laisse 1 bière ou 1 or.
board-camp = Camp mort-vivant
    .short = Camp
    .text = À battre une fois par tour, et c’est un point.
board-riposte = Riposte
    .text = Vos meilleurs hommes, ou du moins ceux qui étaient réveillés. Ils tiennent deux tours, emplacement par emplacement : là où ils sont, pas d’Affrontement.
sign-attack = attaque
sign-defence = défense
title-row = L’Armée Mort-Vivante sur le Chemin d’Odin
title-path = Chemin d’Odin
title-goals = Objectifs
title-market = Marché
title-village = Votre village
title-village-of = Le village { $seat-of }
title-purse = À dépenser
title-favours = Faveurs
title-bonuses = À la fin
title-coming = Ce qui vient
title-glory = Gloire
zone-hand = Votre main
zone-missions = Missions
pile-army = Armée
pile-fallen = Tombés
pile-path = Chemin
pile-path-gone = Passées
pile-deck = Pioche
pile-discard = Défausse
boss-below = Boss dessous
boss-is-out = Boss sorti
slot-empty = vide
clashes = affronte
lives-left = Vies restantes
omen-end = la fin
omen-awake = depuis { $step }
omen-asleep = dès { $step }
track-desolation = Désolation
track-team = Équipe
track-gap = { $gap } entre nous et la fin
track-favour = Une Faveur
track-goal = Le dernier tour
goal-need = { $objective-effect }
goal-stock = reste { $stock }, il en faut { $lacking }
beast-draco-gives = bière ou or
beast-camp-gives = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
bonus-points = premier { $first }, second { $second }
state-raised = en construction
state-burnt = attaqué ce tour
why-short-none = épuisé
why-short-limit = { $has }/{ $limit }
fund-fresh = { $number } ce tour
fund-kept = { $number } en jetons
fund-stored = { $number } en réserve
fund-nothing = rien
number-points = points
count-hand = cartes en main
count-deck = pioche
count-discard = défausse
stored-beer = Bière en réserve
stored-gold = Or en réserve
mark-hammer = Le marteau : joue en premier
stage-round = Tour { $round }
clash-title = { $undead } frappe tous les villages
clash-loss = −{ $loss } pour chacun de nous qui ne tient pas
clash-mine = à vous : { $building }
clash-side = { $building }
clash-none = rien à sa portée
clash-open = −{ $loss } si ça ne tient pas
clash-falls = perdu, −{ $loss }
clash-help = { $cards ->
        [0] main vide
        [one] { $cards } carte en main
       *[other] { $cards } cartes en main
    }
aim-beats = suffit
aim-short = pas encore assez
aim-holds = tient
aim-falls = tombe
coming-riposte = La Riposte tient la ligne : rien n’affronte là où elle se trouve.
coming-horn = Tour { $round } : { $horn }, l’emplacement { $slot } affronte.
coming-awake = Le { $horn } sonne : l’emplacement { $slot } affronte à chaque tour.
coming-rank = { $glory } : { $rank }
glory-steps = Victoire { $win }, aucune perte { $unhurt }, chaque cran de handicap 1 ; { $steps ->
        [0] aucun choisi
       *[other] { $steps } choisi(s)
    }.
