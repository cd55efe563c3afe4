# -- dans la halle : sa bannière, ses boucliers, et les choix à l’ouverture d’une table

hall-title = Vikings Gone Wild
    .kind = Bâtissez, brassez, chassez les morts, seul ou ensemble
hall-source-undead = Morts-Vivants détruits
hall-source-boss = coups portés au Boss
hall-source-challenges = Défis relevés
hall-source-held = Bâtiments qui ont tenu
hall-source-fell = Bâtiments tombés
hall-source-built = Bâtiments construits
hall-source-halls = niveaux de l’Hôtel de Ville
hall-source-bought = cartes achetées
hall-line-team = Équipe
hall-line-desolation = Désolation
hall-score = { $score } PV
    .team = { $score ->
        [one] { $score } point
       *[other] { $score } points
    } de Gloire
hall-course = du premier coup au dernier

hall-rank-thief = Voleur
hall-rank-warrior = Guerrier
hall-rank-housecarl = Housecarl
hall-rank-warlord = Seigneur de Guerre
hall-rank-jarl = Jarl
hall-campaign = Une victoire vaut 1 point de Gloire, plus 1 sans aucune perte, plus 1 par palier de handicap. Un Jarl peut doubler ou tripler les handicaps : c’est la Guerre des Jarls.

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
    .source = Bonus { $name-fr }
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
card-attack = Attaque { $number }.
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
        [one] { $number } jeton or à un rival
       *[other] jusqu’à { $number } jetons or à un même rival
    } ; si aucun n’en a, +1 or.
effect-play-steal_beer = Prenez jusqu’à { $number ->
        [one] { $number } jeton bière
       *[other] { $number } jetons bière
    } à un même rival ; si aucun n’en a, +1 bière.
effect-play-arm = Une de vos Unités a +{ $number } en attaque pendant ce tour.
effect-play-double = Doublez l’attaque imprimée d’une de vos Unités pendant ce tour, de +{ $number } au plus.
effect-play-arm_all = Toutes vos Unités ont +{ $number } en attaque pendant ce tour.
effect-play-borrow = Servez-vous d’une Unité de la défausse d’un rival pendant ce tour, puis rendez-la.
effect-play-cheap_building = Le prochain Bâtiment que vous construisez ce tour-ci coûte { $number } de moins au total, en bière ou en or à votre choix.
effect-play-cheap = Plus tard ce tour-ci, un achat, une construction ou une amélioration coûte { $number } de moins au total, en bière ou en or à votre choix.
effect-play-burn = Retirez de la partie jusqu’à { $number ->
        [one] { $number } carte
       *[other] { $number } cartes
    } de votre main ou de votre défausse.
effect-play-renew = Retirez de la partie jusqu’à { $number ->
        [one] { $number } carte
       *[other] { $number } cartes
    } de votre main et piochez-en le même nombre.
effect-play-beer_or_gold = +{ $number ->
        [one] { $number } bière
       *[other] { $number } bières
    } ou +{ $other } or.
effect-strike-vanish = Après avoir attaqué, elle est retirée de la partie.
effect-strike-alone = Si elle attaque seule un Bâtiment, aucune carte Défense n’aide.
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
effect-guard-hold_point = +{ $number } PV de plus si des cartes Défense sauvent le Bâtiment.
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
building-drakkar-does = En Fin de Tour, gardez { $number ->
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
undead-untouchable = Ne peut pas être attaqué.
undead-lives = Chaque attaque qui atteint sa défense lui coûte une vie. Vies à 1, 2, 3, 4 joueurs : { $life-1 }, { $life-2 }, { $life-3 }, { $life-4 }. Aucun Affrontement ne le défausse.
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
effect-objective-hall = Un Hôtel de Ville de niveau { $number ->
        [3] 3
       *[other] { $number } au moins
    }.
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
effect-objective-types = Des Bâtiments d’au moins { $number } types, sans compter l’Hôtel de Ville.
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
effect-mission-hall = Avoir un Hôtel de Ville de niveau { $number ->
        [3] 3
       *[other] { $number } au moins
    }.
effect-mission-reveal = Montrer { $number ->
        [one] une carte Défense
       *[other] { $number } cartes Défense
    } de votre main.
effect-mission-own = Posséder { $number } Bâtiments, sans compter l’Hôtel de Ville.
effect-mission-tokens = Avoir { $number } jetons ressource, stockés compris.
effect-mission-strike = Endommager un Bâtiment ce tour-ci par une attaque de { $number } ou plus.
effect-mission-spend = Dépenser { $number } ressources ce tour-ci, bière et or confondus.
effect-bonus-units = Le joueur qui a le plus d’Unités, sans compter les Guerriers Vikings.
effect-bonus-might = Le joueur qui a le plus d’attaque, toutes cartes additionnées.
effect-bonus-defences = Le joueur qui a le plus de cartes Défense.
effect-bonus-buildings = Le joueur qui a le plus de Bâtiments, sans compter l’Hôtel de Ville.
effect-bonus-industry = Le joueur qui a le plus de Brasseries et de Mines d’Or en tout.
effect-bonus-stored = Le joueur qui a le plus de jetons en réserve après le dernier Stockage.
effect-bonus-path = Le joueur qui a le plus de cartes de la Voie d’Odin.
effect-bonus-missions = Le joueur qui a accompli le plus de Missions.
rank-glory = À partir de { $number ->
        [one] { $number } point
       *[other] { $number } points
    } de Gloire.

## La table et ses règles : places, choses, chapitres

seat-wolf = Loup
    .subject = Le Loup
    .the = le Loup
    .of = du Loup
    .letter = L
seat-bear = Ours
    .subject = L’Ours
    .the = l’Ours
    .of = de l’Ours
    .letter = O
seat-serpent = Serpent
    .subject = Le Serpent
    .the = le Serpent
    .of = du Serpent
    .letter = S
seat-raven = Corbeau
    .subject = Le Corbeau
    .the = le Corbeau
    .of = du Corbeau
    .letter = C
building-town-hall = Hôtel de Ville
    .of = de l’Hôtel de Ville
    .kind = Bâtiment
    .effect = Son niveau fixe combien de Bâtiments de chaque type vous pouvez posséder.
    .quip = On y crie jusqu’à être d’accord.
    .text = Bâtiment. Son niveau fixe combien de Bâtiments de chaque type vous pouvez posséder, et comment il tient face à une attaque. On peut l’attaquer comme tout autre Bâtiment.
resource-beer = bière
    .letter = bi
    .text = Paie les Unités et les Bâtiments. Celle des cartes Bière est perdue à la fin de votre tour. Celle des Brasseries est un jeton : les Réserves de Bière le gardent.
resource-gold = or
    .letter = or
    .text = Paie les Défenses, les Bâtiments et l’Hôtel de Ville. Celui des cartes Or est perdu à la fin de votre tour. Celui des Mines d’Or est un jeton : les Réserves d’Or le gardent.
phase-production = Production
    .text = Chaque Brasserie et chaque Mine d’Or en service donne son jeton.
phase-draw = Pioche
    .text = Chacun pioche sa main, avec une carte de plus par Taverne en service.
phase-players = Joueurs
    .text = Un tour chacun, du marteau vers la gauche : jouer, acheter, construire, améliorer, échanger, attaquer, dans l’ordre voulu.
phase-ragnarok = Ragnarök
    .text = Les cartes sous les Cornes actives frappent, la Riposte bouge, l’Armée des Morts-Vivants serre les rangs et la Désolation gagne 1.
phase-storage = Stockage
    .text = Les jetons qui tiennent dans les Réserves en service sont gardés ; le reste est perdu.
phase-end = Fin de Tour
    .text = Défaussez votre main et vos cartes jouées, sauf celles que gardent les Drakkars. Retirez dégâts et échafaudages. Passez le marteau à gauche.
horn-first = Première Corne
    .text = Active dès que la Désolation atteint sa marque. À partir du tour suivant, la carte de l’emplacement 5 frappe.
horn-second = Deuxième Corne
    .text = Active dès que la Désolation atteint sa marque. À partir du tour suivant, la carte de l’emplacement 4 frappe aussi.
horn-ragnarok = Ragnarök
    .text = Face visible quand les jetons Équipe et Désolation se rejoignent : vous perdez.
slot = emplacement { $number }
number = { $number }
source-rulebook = dans le livret de règles
source-public = dans des textes publics
source-design = de notre invention
chapter-setup = Mise en place
chapter-phases = Phases
chapter-player-turn = Le tour d’un joueur
chapter-undead-army = L’Armée des Morts-Vivants
chapter-ragnarok-phase = La Phase Ragnarök
chapter-end-of-game = Fin de la partie
chapter-competitive-game = Le jeu compétitif
chapter-limits-and-information = Limites et informations
chapter-card-effects = Effets des cartes
chapter-example = Exemples
hall-choice-mode = Le jeu
    .help = Contre les Morts-Vivants : sauvez vos villages, seul ou en équipe. Chacun pour soi : attaquez vos rivaux pour des points.
hall-choice-mode-ragnarok = Contre les Morts-Vivants
hall-choice-mode-versus = Chacun pour soi
hall-choice-jarl = Guerre des Jarls
    .help = Si vous avez gagné avec le rang de Jarl, vous pouvez doubler ou tripler les handicaps.
hall-choice-undead = Plus de Morts-Vivants
    .help = Trois cartes de plus dans l’Armée par palier. Chaque palier vaut 1 point de Gloire si vous gagnez.
hall-choice-undead-0 = normal
hall-choice-undead-1 = 3 de plus
hall-choice-undead-2 = 6 de plus
hall-choice-undead-3 = 9 de plus
hall-choice-objectives = Plus d’Objectifs
    .help = Un Objectif de plus, que chacun doit remplir, par palier. Chaque palier vaut 1 point de Gloire si vous gagnez.
hall-choice-objectives-0 = normal
hall-choice-objectives-1 = 1 de plus
hall-choice-objectives-2 = 2 de plus
hall-choice-objectives-3 = 3 de plus
hall-choice-points = Piste plus courte
    .help = L’Équipe commence trois cases plus près de la Désolation par palier. Chaque palier vaut 1 point de Gloire si vous gagnez.
hall-choice-points-0 = normal
hall-choice-points-1 = 3 cases
hall-choice-points-2 = 6 cases
hall-choice-points-3 = 9 cases

## Questions

ask-act = À vous : jouez, achetez, bâtissez, attaquez ou finissez.
    .wait = { $seat-subject } joue son tour.
ask-send = Choisissez les Unités à envoyer. Il faut { $defence } d’attaque.
    .wait = { $seat-subject } choisit des Unités pour une attaque.
ask-spoils = Vous battez Draco ! Prendre de la bière ou de l’or ?
    .wait = { $seat-subject } choisit la bière ou l’or de Draco.
ask-give_shields = Choisissez une carte Défense à défausser.
    .wait = { $seat-subject } défausse des cartes Défense.
ask-sacrifice = Choisissez une carte à retirer pour de bon.
    .wait = { $seat-subject } choisit une carte à retirer.
ask-defend = Défendre votre { $building } ?
    .wait = { $seat-subject } peut se défendre : { $building }.
ask-keep = Choisissez une carte que votre Drakkar garde.
    .wait = { $seat-subject } choisit les cartes à garder.

## Options

option-done = { $question ->
        [act] Finir le tour
        [send] Attaquer
        [defend] Ne rien ajouter
        [guard] Ne rien ajouter
        [empty_storage] Ne rien vider de plus
        [keep] Ne rien garder de plus
       *[other] Terminé
    }
option-play = Jouer { $card }
    .verb = Jouer
    .cell = { $card }
option-gather = Jouer toutes les cartes de bière et d’or
option-buy = Acheter { $card }
    .verb = Acheter
    .cell = { $card }
option-build = Construire : { $building }
    .verb = Construire
    .cell = { $building }
option-upgrade = Améliorer l’Hôtel de Ville
option-trade = { $resource-key ->
        [beer] Échanger de la bière contre de l’or
       *[gold] Échanger de l’or contre de la bière
    }
    .verb = Échanger
    .cell = { $resource }
option-attack = Attaquer : { $undead }, { $slot }
    .verb = Attaquer
    .row = { $undead }
    .cell = { $slot }
option-draco = Attaquer Draco
option-with = Envoyer { $card }
    .verb = Envoyer
    .cell = { $card }
option-take = { $resource-key ->
        [beer] Prendre de la bière
       *[gold] Prendre de l’or
    }
    .verb = Prendre
    .cell = { $resource }
option-meet = Relever le Défi : { $undead }
    .verb = Relever
    .cell = { $undead }
option-discard = Défausser { $card }
    .verb = Défausser
    .cell = { $card }
option-remove = Sacrifier { $card } de votre main
    .verb = Sacrifier
    .cell = { $card }
option-remove-played = Sacrifier { $card }, déjà jouée
    .verb = Sacrifier une carte jouée
    .cell = { $card }
option-defend = Défendre avec { $card } : { $building }
    .verb = Défendre avec
    .row = { $card }
    .cell = { $building }
    .asks-building = Choisissez ce que défend { $card }.
option-keep = Garder { $card }
    .verb = Garder
    .cell = { $card }
option-camp = Attaquer le Camp des Morts-Vivants
option-raid = Attaquer { $foe-the } : { $building }
    .verb = Attaquer
    .row = { $foe }
    .cell = { $building }
    .asks-building = Choisissez un Bâtiment { $foe-of } à attaquer.
option-strike = À l’assaut
option-renew = Remplacer { $card } sur la Voie d’Odin
    .verb = Remplacer
    .cell = { $card }
option-claim = Valider la Mission { $mission }
    .verb = Valider
    .cell = { $mission }
option-change = Changer la Mission { $mission }
    .verb = Changer
    .cell = { $mission }
option-favour = Prendre la Faveur { $card }
    .verb = Prendre
    .cell = { $card }
option-empty = { $resource-key ->
        [beer] Vider une Réserve de Bière
       *[gold] Vider une Réserve d’Or
    }
    .verb = Vider
    .cell = { $resource }
option-rob = Voler { $foe-the }
    .verb = Voler
    .cell = { $foe }
option-arm = Armer { $card }
    .verb = Armer
    .cell = { $card }
option-borrow = Emprunter { $card } { $foe-of }
    .verb = Emprunter
    .row = { $foe }
    .cell = { $card }
    .asks-card = Choisissez une carte { $foe-of } à emprunter.
option-remove-discarded = Sacrifier { $card } de votre défausse
    .verb = Sacrifier de la défausse
    .cell = { $card }
option-spare = Économiser : bière { $beer }, or { $gold }
    .verb = Économiser
    .row = bière { $beer }
    .cell = or { $gold }

## Événements

event-RoundBegan = Tour { $round }. { $seat-subject } a le marteau.
event-PhaseBegan = { $phase }.
event-TurnBegan = { $seat-subject } commence son tour.
event-TurnEnded = { $seat-subject } finit son tour{ $beer ->
        [0] {""}
        [one] , 1 bière perdue
       *[other] , { $beer } bières perdues
    }{ $gold ->
        [0] {""}
       *[other] , { $gold } or perdu
    }.
event-Produced = { $seat-subject } produit { $beer ->
        [0] { $gold } or
        [one] 1 bière{ $gold ->
            [0] {""}
           *[other] {" "}et { $gold } or
        }
       *[other] { $beer } bières{ $gold ->
            [0] {""}
           *[other] {" "}et { $gold } or
        }
    }.
event-Stored = { $seat-subject } { $beer ->
        [0] { $gold ->
            [0] ne stocke rien
           *[other] stocke { $gold } or
        }
        [one] stocke 1 bière{ $gold ->
            [0] {""}
           *[other] {" "}et { $gold } or
        }
       *[other] stocke { $beer } bières{ $gold ->
            [0] {""}
           *[other] {" "}et { $gold } or
        }
    }{ $lost ->
        [0] {""}
        [one] {" ;"} 1 jeton perdu
       *[other] {" ;"} { $lost } jetons perdus
    }.
event-HammerPassed = Le marteau passe à gauche, chez { $seat-the }.
event-CardsDrawn = { $seat-subject } pioche { $number ->
        [one] { $number } carte
       *[other] { $number } cartes
    }.
event-Reshuffled = { $seat-subject } mélange { $number ->
        [one] { $number } carte défaussée
       *[other] { $number } cartes défaussées
    } en une nouvelle pioche.
event-CardPlayed = { $seat-subject } joue { $card }.
event-Gathered = { $seat-subject } joue { $cards } : { $beer ->
        [0] { $gold } or
        [one] 1 bière{ $gold ->
            [0] {""}
           *[other] {" "}et { $gold } or
        }
       *[other] { $beer } bières{ $gold ->
            [0] {""}
           *[other] {" "}et { $gold } or
        }
    }.
event-CardBought = { $seat-subject } achète { $card }.
event-CardsDiscarded = { $seat-subject } défausse { $cards }.
event-CardsRemoved = { $seat-subject } sacrifie pour de bon : { $cards }.
event-CardsKept = { $seat-subject } garde { $number ->
        [one] { $number } carte
       *[other] { $number } cartes
    } à bord.
event-Traded = { $resource-key ->
        [beer] { $seat-subject } échange { $given ->
            [one] 1 bière
           *[other] { $given } bières
        } contre { $got } or.
       *[gold] { $seat-subject } échange { $given } or contre { $got ->
            [one] 1 bière
           *[other] { $got } bières
        }.
    }
event-BuildingBegun = { $seat-subject } ouvre un chantier : { $building }.
event-HallUpgraded = { $seat-subject } élève son Hôtel de Ville au niveau { $level }.
event-DracoBeaten = { $seat-subject } bat Draco avec { $units } et prend 1 { $resource }.
event-TeamLost = L’Équipe perd { $points } PV et passe à { $team }.
event-HornSounded = { $horn-key ->
        [first] La Première Corne retentit : désormais l’emplacement 5 frappe.
        [second] La Deuxième Corne retentit : désormais l’emplacement 4 frappe aussi.
       *[ragnarok] La Troisième Corne retentit : c’est le Ragnarök !
    }
event-UndeadSlain = { $seat-subject } envoie { $units } ({ $attack }) et détruit { $undead }, { $slot }.
event-BossWounded = { $seat-subject } envoie { $units } et blesse { $undead } : { $left ->
        [one] { $left } vie restante
       *[other] { $left } vies restantes
    }.
event-BossSlain = { $seat-subject } envoie { $units } et terrasse { $undead } !
event-ChallengeMet = { $seat-subject } relève le Défi { $undead }.
event-ClashBegan = Affrontement, { $slot } : { $undead }.
event-BuildingAttacked = { $undead } attaque { $seat-the } : { $building }.
event-NothingToAttack = { $undead } ne trouve aucun Bâtiment à battre dans le village { $seat-of } : le village ne tient pas.
event-BuildingHeld = { $seat-subject } tient bon ({ $building }) avec { $defence } de défense{ $cards-count ->
        [0] {""}
       *[other] , grâce à { $cards }
    }.
event-BuildingFell = { $seat-subject } ne tient pas ({ $building }) avec { $defence } de défense{ $cards-count ->
        [0] {""}
       *[other] , malgré { $cards }
    }.
event-UndeadFailed = { $undead } : rien ne l’arrête.
event-TokensLost = { $resource-key ->
        [beer] Chacun perd tous ses jetons bière.
       *[gold] Chacun perd tous ses jetons or.
    }
event-RiposteMoved = La Riposte recule : { $slot }.
event-RiposteGone = La Riposte n’est plus. Plus rien n’arrête les Morts-Vivants.
event-UndeadCame = { $undead } apparaît, { $slot }.
event-DesolationGrew = La Désolation monte à { $desolation }.
event-ObjectiveMissed = { $seat-subject } manque l’Objectif { $objective }.
event-TeamWon = Le Boss est mort, tous les Objectifs sont remplis : { $glory ->
        [one] { $glory } point
       *[other] { $glory } points
    } de Gloire, rang { $rank } !
event-TeamFailed = Le Boss est mort, mais il manque un Objectif. Vous perdez.

## Pourquoi pas

why-vg-120 = pas de Voie d’Odin contre les Morts-Vivants
why-vg-157 = pas d’Armée des Morts-Vivants entre rivaux
why-vg-241 = on ne garde que des cartes de sa main
    .hand = on ne garde que des cartes de sa main
    .played = déjà jouée ; on ne garde que des cartes de sa main
why-vg-253 = { $needs } bières font 1 or ; vous en avez { $has }
why-vg-254 = 1 or fait 1 bière ; vous en avez { $has }
why-vg-302 = c’est votre tour : jouer, acheter, construire, attaquer, ou finir
    .gather = il faut plusieurs cartes de ressources ; vous en avez { $cards }
why-vg-304 = pas dans votre main
    .hand = pas dans votre main
    .played = déjà jouée
why-vg-310 = dans aucune pile du marché
    .stack = pas en vente en ce moment
why-vg-312 = la pile est vide
why-vg-313 = il en coûte { $beer ->
        [one] { $beer } bière
       *[other] { $beer } bières
    } et { $gold } or ; vous avez { $has_beer } et { $has_gold }
why-vg-323 = un Hôtel de Ville de niveau { $level } en permet { $limit } de chaque type
why-vg-333 = déjà au niveau 3, le plus haut
why-vg-342 = envoyez des Unités contre lui
    .unit = seules les Unités peuvent attaquer
why-vg-344 = les Unités attaquent depuis votre main
    .attack = c’est une Unité : attaquez avec elle
    .none = vous n’avez aucune Unité en main
    .hand = pas dans votre main
why-vg-348 = prenez de la bière ou de l’or
    .attack = il faut { $defence } d’attaque ; vos Unités ont { $attack }
why-vg-349 = vous avez déjà battu Draco ce tour-ci
why-vg-360 = jouez des cartes Défense de votre main
    .defence = pas une carte Défense
    .building = c’est un autre de vos Bâtiments qui est attaqué
    .hand = pas dans votre main
why-vg-363 = ne se joue que quand on vous attaque
why-vg-407 = pas à cet emplacement
    .slot = pas là
why-vg-409 = il n’a pas de défense et ne peut pas être attaqué
why-vg-412 = il faut { $defence } d’attaque ; vos Unités ont { $attack }
why-vg-420 = pas un Défi de la rangée
    .challenge = pas un Défi
    .row = il n’est pas dans la rangée
why-vg-424 = il en faut { $of } ce tour-ci ; vous en avez fait { $done }
why-vg-427 = un Défi ne s’attaque pas : relevez-le
why-vg-516 = défendez le Bâtiment attaqué, ou renoncez
    .building = c’est un autre de vos Bâtiments qui est attaqué
why-vg-932 = payez de la bière
    .means = il faut { $needs } bières ; vous en avez { $has }
why-vg-933 = payez de l’or
    .means = il faut { $needs } or ; vous en avez { $has }
why-vg-934 = défaussez une carte Défense de votre main
    .means = il faut { $needs } cartes Défense en main ; vous en avez { $has }
    .hand = cette carte Défense n’est pas dans votre main
why-vg-937 = sacrifiez une carte de votre main ou une carte jouée
    .means = il faut { $needs } cartes en main ou jouées ; vous en avez { $has }
    .hand = pas dans votre main
    .played = vous ne l’avez pas jouée ce tour-ci
    .discarded = une carte défaussée ne peut pas être sacrifiée
why-vg-959 = elle n’a pas d’effet quand on la joue

## Ce que les cartes demandent quand on les joue, et ce qui s’ensuit

ask-rob = Choisissez un rival à qui prendre { $resource-key ->
        [beer] de la bière
       *[gold] de l’or
    }.
    .wait = { $seat-subject } choisit un rival à voler.
ask-beer_or_gold = Prendre { $beer ->
        [one] { $beer } bière
       *[other] { $beer } bières
    } ou { $gold } or ?
    .wait = { $seat-subject } choisit de la bière ou de l’or.
ask-arm = Choisissez une Unité à renforcer ce tour-ci.
    .wait = { $seat-subject } arme une Unité.
ask-borrow = Choisissez une Unité à emprunter.
    .wait = { $seat-subject } emprunte une Unité.
ask-burn = Choisissez les cartes à retirer ({ $picks } sur { $most }).
    .wait = { $seat-subject } choisit des cartes à retirer.
ask-renew = Choisissez les cartes à remplacer ({ $picks } sur { $most }).
    .wait = { $seat-subject } choisit des cartes à remplacer.
ask-spare = Cela coûte { $beer ->
        [0] { $gold } or
        [one] { $beer } bière{ $gold ->
            [0] {""}
           *[other] {" "}et { $gold } or
        }
       *[other] { $beer } bières{ $gold ->
            [0] {""}
           *[other] {" "}et { $gold } or
        }
    }. Choisissez ce que vous économisez.
    .wait = { $seat-subject } choisit ce qu’il faut économiser.
event-StockLeft = { $seat-subject } a son compte pour l’Objectif { $objective } et laisse { $partner-the } prendre ce qui reste ({ $number }).
event-ResourcesGained = { $seat-subject } gagne { $beer ->
        [0] {""}
        [one] { $beer } bière
       *[other] { $beer } bières
    }{ $gold ->
        [0] {""}
       *[other] { $beer ->
            [0] {""}
           *[other] {" "}et{" "}
        }{ $gold } or
    }.
event-TokensStolen = { $seat-subject } détrousse { $foe-the } : { $resource-key ->
        [beer] { $number ->
            [one] 1 bière
           *[other] { $number } bières
        }
       *[gold] { $number } or
    }.
event-UnitArmed = { $card } { $seat-of } a +{ $bonus } en attaque ce tour-ci.
event-UnitsRallied = Toutes les Unités { $seat-of } ont +{ $bonus } en attaque ce tour-ci.
event-UnitBorrowed = { $seat-subject } emprunte { $card } { $foe-of }.
event-UnitReturned = { $card } retourne dans la défausse { $foe-of }.
event-PricesCut = { $building ->
        [1] Le prochain Bâtiment { $seat-of } coûte { $number } de moins.
       *[other] Un achat, une construction ou une amélioration { $seat-of } coûte ce tour-ci { $number } de moins.
    }
event-CostSpared = { $seat-subject } économise { $beer ->
        [0] { $gold } or
        [one] { $beer } bière{ $gold ->
            [0] {""}
           *[other] {" "}et { $gold } or
        }
       *[other] { $beer } bières{ $gold ->
            [0] {""}
           *[other] {" "}et { $gold } or
        }
    }.
why-vg-950 = choisissez un rival
    .rival = choisissez un rival
    .none = ce rival n’en a pas
why-vg-952 = seulement une de vos Unités qui peut encore attaquer
    .unit = seulement une de vos Unités qui peut encore attaquer
why-vg-956 = choisissez comment répartir l’économie
    .mix = choisissez comment répartir l’économie : cela coûte { $beer ->
        [one] { $beer } bière
       *[other] { $beer } bières
    } et { $gold } or
why-vg-957 = seulement des cartes de votre main ou de votre défausse
    .discard = pas dans votre défausse
why-vg-962 = seulement des Unités de la défausse d’un rival
    .rival = choisissez un rival
    .unit = pas une Unité
    .discard = pas dans cette défausse
why-vg-967 = prenez de la bière ou de l’or
why-vg-970 = seulement des cartes de votre main
    .hand = pas dans votre main

## Entre rivaux : attaques, Voie d’Odin, Missions, Faveurs, Bonus

ask-assign = Choisissez des Unités à envoyer, ou ajoutez une cible.
    .wait = { $seat-subject } prépare une attaque.
ask-guard = Attaque de { $attack } contre votre { $building } : défendre ?
    .wait = { $seat-subject } peut défendre : { $building }.
ask-favour = Choisissez une Faveur Divine.
    .wait = { $seat-subject } choisit une Faveur Divine.
ask-empty_storage = Vider une Réserve pleine pour 1 PV ?
    .wait = { $seat-subject } peut vider des Réserves pleines.

event-RaidBegan = { $seat-subject } envoie { $units } ({ $attack }) contre { $foe-the } : { $building }.
event-BuildingDefended = { $seat-subject } défend avec { $cards } : { $building }.
event-BuildingDamaged = { $seat-subject } endommage un Bâtiment { $foe-of } ({ $building }) : { $attack } contre { $defence }.
event-RaidRepelled = { $foe-subject } tient bon ({ $building }) : { $defence } contre { $attack } pour { $seat-the }.
event-CampBeaten = { $seat-subject } bat le Camp des Morts-Vivants avec { $units } ({ $attack }).
event-UnitsVanished = { $cards } : retiré de la partie, comme convenu avec { $seat-the }.
event-PointsScored = { $seat-subject } marque { $points } PV : { $total } en tout.
event-FavourTaken = { $seat-subject } prend la Faveur { $card }.
event-FavourTurnedUp = { $card } rejoint les Faveurs visibles.
event-StorageEmptied = { $resource-key ->
        [beer] { $seat-subject } vide une Réserve de { $tokens } bières pour des points.
       *[gold] { $seat-subject } vide une Réserve de { $tokens } or pour des points.
    }
event-LastRound = { $seat-subject } a { $points } PV : c’est le dernier tour.
event-BonusAwarded = Bonus { $bonus } : { $points } PV pour { $seat-the } (total : { $count }).
event-PathTurnedUp = { $card } apparaît sur la Voie d’Odin, { $slot }.
event-PathRenewed = { $seat-subject } remplace { $card } sur la Voie d’Odin.
event-MissionCompleted = { $seat-subject } accomplit la Mission { $mission }.
event-DefencesShown = { $seat-subject } montre { $cards }.
event-MissionChanged = { $seat-subject } rend la Mission { $mission }.
event-MissionDrawn = { $seat-subject } pioche la Mission { $mission }.

why-vg-118 = pas de Camp contre l’Armée des Morts-Vivants
why-vg-340 = il faut { $defence } d’attaque ; vos Unités sur place ont { $attack }
why-vg-355 = déjà attaqué ce tour-ci
why-vg-402 = des coéquipiers ne s’attaquent pas
why-vg-702 = attaquez les Bâtiments d’un autre joueur
    .seat = cette place est libre
    .building = pas de tel Bâtiment dans ce village
why-vg-703 = c’est à vous
why-vg-704 = donnez des Unités à toutes les cibles, puis frappez
    .unit = envoyez d’abord une Unité contre votre cible
    .aimed = c’est déjà une cible
why-vg-705 = jouez des cartes Défense sur le Bâtiment attaqué, ou renoncez
why-vg-712 = vous avez déjà battu le Camp ce tour-ci
why-vg-720 = seulement sur la Voie d’Odin
    .row = elle n’est pas sur la Voie d’Odin en ce moment
why-vg-723 = remplacez une carte de la Voie d’Odin
    .row = elle n’est pas sur la Voie d’Odin
    .once = vous avez déjà remplacé une carte ce tour-ci
    .deck = il ne reste aucune carte pour la remplacer
    .gold = coûte { $needs } or ; vous en avez { $has }
why-vg-730 = pas une de vos Missions
why-vg-732 = vous avez déjà accompli une Mission ce tour-ci
why-vg-736 = changez une de vos Missions
    .once = vous avez déjà changé de Mission ce tour-ci
    .deck = il ne reste aucune Mission de ce niveau
    .gold = coûte { $needs } or ; vous en avez { $has }
why-vg-737 = il en faut { $needs } ; vous en avez { $done }
why-vg-750 = prenez une des Faveurs visibles
    .open = pas visible
    .price = les Faveurs ne s’achètent pas ; elles se gagnent avec des points
why-vg-760 = videz une Réserve pleine, ou aucune
    .full = il en faut { $needs } dans une Réserve ; { $has } en réserve
why-vg-947 = un Assassin seul ne laisse pas le temps de se défendre

## L’image : titres, marques et ce que les cartes disent en bref

kind-hall = Hôtel de Ville
kind-riposte = Riposte
brief-resource = Ressource
brief-action = Action
brief-unit = Unité
brief-defence = Défense
brief-unit-defence = au choix
brief-relic = lourde
brief-beer = +{ $number ->
        [one] { $number } bière
       *[other] { $number } bières
    }
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
brief-pay_gold = { $number } or
brief-shields = { $number } Défenses
brief-hunt = { $number } à tuer
brief-builders = { $number } chantiers
brief-sacrifice = { $number } cartes
brief-riposte = tient bon
brief-lives = reste { $left }/{ $lives }
board-draco = Draco
    .text = Petit dragon, grande soif. Une fois par tour, battez-le avec { $defence } d’attaque pour prendre 1 bière ou 1 or.
board-camp = Camp des Morts-Vivants
    .short = Camp
    .text = À battre une fois par tour, pour { $points ->
        [one] un point
       *[other] { $points } points
    }.
board-riposte = Riposte
    .text = Vos meilleurs Vikings, ou du moins ceux qui étaient réveillés. Ils tiennent deux tours, emplacement par emplacement : là où ils sont, pas d’Affrontement.
sign-attack = attaque
sign-defence = défense
title-row = L’Armée des Morts-Vivants sur la Voie d’Odin
title-path = Voie d’Odin
title-goals = Objectifs
title-market = Marché
title-village = Votre village
title-village-of = Le village { $seat-of }
title-purse = À dépenser
title-favours = Faveurs
title-bonuses = À la fin
title-coming = À venir
title-glory = Gloire
zone-hand = Votre main
zone-missions = Missions
pile-army = Armée
pile-fallen = Tombés
pile-path = Voie
pile-path-gone = Passées
pile-deck = Pioche
pile-discard = Défausse
boss-below = Boss dessous
boss-is-out = Boss sorti
slot-empty = vide
clashes = frappe
lives-left = Vies restantes
omen-end = la fin
omen-awake = depuis { $step }
omen-asleep = dès { $step }
track-desolation = Désolation
track-team = Équipe
track-gap = { $gap ->
        [0] Plus rien
        [one] { $gap } case
       *[other] { $gap } cases
    } entre nous et la fin
track-favour = Une Faveur
track-goal = Le dernier tour
track-goal-at = Dernier tour à { $goal } PV
goal-hall = Hôtel de Ville { $needed ->
        [1] I
        [2] II
       *[other] III
    }
goal-industry = { $needed } Brasseries et Mines
goal-beer = { $needed ->
        [one] { $needed } bière
       *[other] { $needed } bières
    } en réserve
goal-gold = { $needed } or en réserve
goal-units = { $needed } Unités achetées
goal-defences = { $needed } cartes Défense
goal-types = { $needed } types de bâtiments
goal-stock = reste { $stock }, il en faut { $lacking }
beast-draco-gives = bière ou or
beast-camp-gives = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
bonus-mine = { $mine } · max { $best }
bonus-best = max { $best }
mission-progress = { $mission } { $progress }/{ $needed }
raid-title = { $seat-subject } attaque{ $count ->
        [one] {""}
        [2] {" "}deux fois
       *[other] {" "}{ $count } fois
    }
raid-next = { $damaged ->
        [0] un Bâtiment endommagé rapporte { $next } PV, le deuxième 2, le troisième 3…
       *[other] { $damaged } ce tour-ci : le prochain rapporte { $next } PV
    }
raid-target = { $target }
raid-open = aucune Unité pour l’instant
raid-holds = tient
raid-falls = tombe
raid-burns = tombe, sauf défense
raid-alone = aucune Défense n’aide ici
bonus-points = 1er { $first } PV, 2e { $second } PV
state-raised = en construction
state-burnt = attaqué ce tour-ci
short-none = vide
short-limit = { $has }/{ $limit }
fund-fresh = { $number } ce tour
fund-kept = { $number } en jetons
fund-stored = { $number } en réserve
fund-nothing = rien
count-points = points
    .brief = { $value ->
        [one] { $value } point
       *[other] { $value } points
    }
count-cards = cartes en main
    .brief = main { $value }
count-deck = pioche
    .brief = pioche { $value }
count-discard = défausse
    .brief = défausse { $value }
count-completed = Missions accomplies
    .brief = { $value ->
        [one] { $value } accomplie
       *[other] { $value } accomplies
    }
count-stored-beer = Bière en réserve
    .brief = en réserve { $value }/{ $of }B
count-stored-gold = Or en réserve
    .brief = en réserve { $value }/{ $of }O
mark-hammer = Le marteau : joue en premier
stage-round = Tour { $round }
clash-title = { $undead } frappe tous les villages
clash-loss = −{ $loss } PV pour chaque village qui ne tient pas
clash-mine = votre { $building }
clash-side = { $building }
clash-none = rien à sa portée
clash-open = −{ $loss } PV si cela ne tient pas
clash-falls = perdu, −{ $loss } PV
clash-help = { $cards ->
        [0] main vide
        [one] { $cards } carte en main
       *[other] { $cards } cartes en main
    }
aim-beats = suffit
aim-short = pas encore assez
aim-holds = tient
aim-falls = tombe
coming-riposte = Rien ne frappe là où se trouve la Riposte.
coming-horn = Tour { $round } : { $horn }, l’emplacement { $slot } frappe.
coming-awake = { $horn } : l’emplacement { $slot } frappe à chaque tour.
coming-rank = Gloire { $glory } : { $rank }
glory-steps = Victoire { $win }, aucune perte { $unhurt }, chaque palier de handicap 1 ; { $steps ->
        [0] aucun choisi
        [one] { $steps } choisi
       *[other] { $steps } choisis
    }.

## La table dessinée du terminal


## Les attaques entre rivaux et la fin, sur la scène

moment-raid = L’attaque { $seat-of }
moment-target = { $building }
moment-fell = { $attack } contre { $defence } : { $seat-the } endommage un Bâtiment { $foe-of } ({ $building }).
moment-held = { $defence } contre { $attack } : { $foe-the } tient bon ({ $building }).
moment-attacks = attaque
moment-defends = défend
moment-no-cards = aucune carte
moment-stronger = renforcées
moment-walls = Remparts de Boucliers
moment-is-whole = { $building } : tient bon
moment-is-damaged = { $building } : tombe
moment-attack = attaque
moment-tokens = La Désolation face à l’Équipe
moment-gains = Gains
moment-villages = Villages
moment-end = Décompte final
moment-over = La fin de la partie
moment-outcome = Issue
moment-rank = { $rank-quip }
moment-counted = { $seat-subject } finit avec { $points } PV.
event-RaidOver = L’attaque { $seat-of } est finie : { $damaged ->
        [0] rien n’est endommagé
        [one] { $damaged } Bâtiment endommagé
       *[other] { $damaged } Bâtiments endommagés
    }.
event-PointsCounted = Les Bonus sont comptés. La partie est finie.
moment-ragnarok = Ragnarök
moment-slot = Emplacement { $slot }
moment-struck = { $undead } frappe : { $held ->
        [0] aucun village ne tient
        [one] 1 village tient
       *[other] { $held } villages tiennent
    }{ $fell ->
        [0] , aucun ne tombe.
        [one] , 1 tombe : −{ $points } PV.
       *[other] , { $fell } tombent : −{ $points } PV.
    }
moment-struck-last = { $undead } frappe : { $held ->
        [0] aucun village ne tient
        [one] 1 village tient
       *[other] { $held } villages tiennent
    }{ $fell ->
        [one] , 1 tombe. C’était le coup de trop.
       *[other] , { $fell } tombent. C’était au moins un de trop.
    }
moment-nothing-stops = { $undead } : rien ne l’arrête, −{ $points } PV.
moment-nothing-stops-last = { $undead } : rien ne l’arrête. C’était la goutte de trop, et la bière a débordé.
moment-ranks = Les rangs se resserrent
moment-lost = Les jetons se sont rejoints. C’est le Ragnarök, et il ne reste personne pour en faire une chanson.

## D’où viennent les points, et comment on appelle les gens

cause-raid = attaques
cause-defence = défense
cause-camp = Camp des Morts-Vivants
cause-mission = Missions
cause-hall = Hôtel de Ville
cause-relic = Pierres Runiques
cause-storage = Réserves pleines
hall-seat-named = { $name }
    .subject = { $name }
    .the = { $name }
    .of = de { $name }

## Conseils : ce pour quoi l’on joue

hint-points = { $count } PV
    .then = À la fin du tour
hint-gap = { $count ->
    [one] { $count } case
   *[other] { $count } cases
} d’avance sur la Désolation
    .then = À la fin du tour

## Lines for newcomers, below the question

now-gap = { $steps ->
        [one] Les jetons sont à { $steps } case l’un de l’autre.
       *[other] Les jetons sont à { $steps } cases l’un de l’autre.
    } S’ils se rejoignent, vous perdez.
now-clash = { $cards ->
        [one] { $cards } carte est sous une Corne active et frappera après vos tours.
       *[other] { $cards } cartes sont sous des Cornes actives et frapperont après vos tours.
    } Les cartes Défense gardées en main aideront.
now-goal = En tête : { $points } PV. À { $goal }, le dernier tour commence.
now-act = Les cartes achetées viennent plus tard, les Bâtiments servent dès le tour suivant. Chacun doit remplir chaque Objectif.
now-act-versus = Les cartes achetées viennent plus tard, les Bâtiments servent dès le tour suivant. Plusieurs Bâtiments endommagés dans un tour rapportent de plus en plus.
now-send = Les Unités d’un même joueur s’additionnent, et chacune attaque une fois par tour.
now-assign = Le premier Bâtiment endommagé du tour rapporte 1 PV, le deuxième 2, le troisième 3.
now-defend = Vous tenez si la défense et les cartes dépassent l’attaque. Sinon, l’équipe perd des points.
now-keep = Les autres cartes de votre main sont défaussées.
