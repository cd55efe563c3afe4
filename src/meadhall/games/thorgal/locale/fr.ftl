### Thorgal : noms, textes des cartes, questions, options, événements.

## Camps

seat-outlaws = Hors-la-loi{ $number ->
        [1] {""}
       *[other] {" "}{ $number }
    }
    .subject = Le camp hors-la-loi{ $number ->
        [1] {""}
       *[other] {" "}{ $number }
    }
    .the = le camp hors-la-loi{ $number ->
        [1] {""}
       *[other] {" "}{ $number }
    }
    .of = du camp hors-la-loi{ $number ->
        [1] {""}
       *[other] {" "}{ $number }
    }
    .letter = H
    .text = Un camp qui vit de ses armes : archers, coups de main sur la réserve des rivaux, et une force payée en dégâts.
seat-stars = Peuple des étoiles{ $number ->
        [1] {""}
       *[other] {" "}{ $number }
    }
    .subject = Le camp des étoiles{ $number ->
        [1] {""}
       *[other] {" "}{ $number }
    }
    .the = le camp des étoiles{ $number ->
        [1] {""}
       *[other] {" "}{ $number }
    }
    .of = du camp des étoiles{ $number ->
        [1] {""}
       *[other] {" "}{ $number }
    }
    .letter = É
    .text = Un camp de Puissance : mages, artefacts hors d’atteinte, et des cartes qui reviennent du Walhalla.
seat-lords = Seigneurs{ $number ->
        [1] {""}
       *[other] {" "}{ $number }
    }
    .subject = Le camp des seigneurs{ $number ->
        [1] {""}
       *[other] {" "}{ $number }
    }
    .the = le camp des seigneurs{ $number ->
        [1] {""}
       *[other] {" "}{ $number }
    }
    .of = du camp des seigneurs{ $number ->
        [1] {""}
       *[other] {" "}{ $number }
    }
    .letter = S
    .text = Un camp de cours et de coffres : des réserves pleines et de quoi les dépenser ; des cartes plus chères pour les rivaux.
seat-vikings = Vikings{ $number ->
        [1] {""}
       *[other] {" "}{ $number }
    }
    .subject = Le camp viking{ $number ->
        [1] {""}
       *[other] {" "}{ $number }
    }
    .the = le camp viking{ $number ->
        [1] {""}
       *[other] {" "}{ $number }
    }
    .of = du camp viking{ $number ->
        [1] {""}
       *[other] {" "}{ $number }
    }
    .letter = V
    .text = Un camp de guerriers : grande Bravoure, boucliers contre les dégâts, et la force du nombre.
number = { $value }
    .place = { $value ->
        [1] first
        [2] second
        [3] third
        [4] fourth
       *[other] later
    }
hall-seat-named = { $name } ({ $plays })
    .subject = { $name }
    .the = { $name }
    .of = de { $name }
    .from = à { $name }

## Choses

attribute-bravery = Bravoure
    .letter = B
    .text = L’un des trois attributs. On les compte séparément et aucun n’en remplace un autre.
attribute-cunning = Ruse
    .letter = R
    .text = L’un des trois attributs. On les compte séparément et aucun n’en remplace un autre.
attribute-might = Puissance
    .letter = P
    .text = L’un des trois attributs. On les compte séparément et aucun n’en remplace un autre.
phase-setup = Mise en place
    .text = Chacun choisit en secret deux terrains et un ou deux compagnons, d’un coût total de 3 au plus.
phase-prophecy = Prophétie
    .text = Vous avez sept points. Chacun prend une carte du paquet de votre rôle : d’abord en main, puis sans regarder en réserve.
phase-dawn = Aube
    .text = Le joueur Destinée forme son groupe, les joueurs Fléau lui barrent la route. Une action chacun à son tour, jusqu’à ce que tous passent à la suite.
phase-journey = Périple
    .text = Le joueur Destinée nomme un terrain et doit atteindre sa difficulté dans les trois attributs. Un compagnon d’un joueur Fléau peut s’y opposer.
phase-dusk = Crépuscule
    .text = Dernières actions, puis le joueur Destinée paie l’entretien de ses compagnons. Ensuite le nettoyage, et les rôles changent.
phase-over = Fin
    .text = Trois cornes donnent aussitôt la victoire. Si vous ne pouvez pas encaisser des dégâts, vous perdez.
zone-hand = main
    .from = de sa main
    .to = vers sa main
zone-deck_top = dessus du paquet
    .from = du dessus du paquet
    .to = sur le paquet
zone-deck_bottom = dessous du paquet
    .from = du dessous du paquet
    .to = sous le paquet
zone-reserve = réserve
    .from = de sa réserve
    .to = vers sa réserve
zone-discard = défausse
    .from = de sa défausse
    .to = vers sa défausse
zone-walhalla = Walhalla
    .from = du Walhalla
    .to = vers le Walhalla
ban-event = de jouer des événements
ban-scourge = de jouer des cartes Fléau
ban-activate_sup = d’activer des soutiens
ban-terrain = d’utiliser les effets Fenrir
deed-draw = piocher
deed-reserve = mettre en réserve
deed-search = chercher
deed-scry = regarder
deed-move = déplacer
deed-discard = défausser
deed-reveal = révéler
deed-dmg = blesser
deed-prevent = préserver
deed-gain = renforcer
deed-lose = affaiblir
deed-convert = transformer
deed-exhaust = épuiser
deed-ready = redresser
deed-destroy = détruire
deed-bounce = renvoyer en main
deed-keep = garder sans entretien
deed-protect = protéger
deed-detach = détacher
deed-recall = rappeler
deed-redirect = détourner
deed-terrain_in = faire entrer en jeu
deed-discount = rendre moins chère
deed-tax = rendre plus chère
deed-forbid = interdire
deed-pay = payer
deed-hurt = souffrir
deed-sac = sacrifier
deed-toll = taxer
deed-if = juger
deed-choose = choisir
deed-place = placer

## Cartes

card = { $name-fr }
    .the = { $the-fr }
    .kind = { $kind }
    .text = { $text-fr }
    .upkeep = { $upkeep-fr }
    .fenrir = { $fenrir-fr }
card-second = { $name } (second exemplaire)
card-of-outlaws = { $name } (Hors-la-loi)
card-of-stars = { $name } (Étoiles)
card-of-lords = { $name } (Seigneurs)
card-of-vikings = { $name } (Vikings)
effect = { $key }
    .first = { $first-fr }
    .second = { $second-fr }
    .third = { $third-fr }
    .fourth = { $fourth-fr }
effect-alone = { $key }
    .first = { $key }
    .second = { $key }
    .third = { $key }
    .fourth = { $key }
card-plain = Compte par ses seuls signes.
card-upkeep = Entretien : { $text }.
type-companion = Compagnon
type-support = Soutien
type-event = Événement
type-scourge = Fléau
type-terrain = Terrain
source-rulebook = du livret de règles
source-public = nom tiré de documents publiés
source-design = de notre invention

## Mots dont sont faits les textes des cartes

words-then = { $first } ; { $next }
words-new = { $first }. Puis { $next }
words-after = { $first } ; ensuite { $next }
words-or = — ou —
words-and = et
words-times = { $text } ({ $n ->
    [2] deux fois
   *[other] { $n } fois
})
words-else = ; sinon, { $text }
words-while = { $text } tant que { $cond }
words-unless = { $text } sauf si { $cond }
trigger-play = { $text }.
trigger-enter = Quand elle rejoint le groupe : { $text }.
trigger-perm = En permanence{ $some ->
        [0] {""}
       *[other] {" "}({ $phases })
    } : { $text }.
trigger-opp = En opposition : { $text }.
trigger-act = Activer ({ $phases }) : { $text }.
trigger-reward = Récompense : { $text }.
trigger-fenrir = Fenrir ({ $phases }{ $uses ->
        [1] {""}
       *[other] , { $uses } fois par manche
    }) : { $text }.
cards = { $n } { $other } { $kind } { $subtypes } { $cost }
cards-other = { $n ->
    [one] autre
   *[other] autres
}
cards-cost = de coût { $n } ou moins
cards-card = { $n ->
    [one] carte
   *[other] cartes
}
cards-comp = { $n ->
    [one] compagnon
   *[other] compagnons
}
cards-sup = { $n ->
    [one] soutien
   *[other] soutiens
}
cards-event = { $n ->
    [one] événement
   *[other] événements
}
cards-scourge = { $n ->
    [one] carte Fléau
   *[other] cartes Fléau
}
subtype-Outlaw = { $n ->
   *[other] Hors-la-loi
}
subtype-Star = { $n ->
    [one] Étoile
   *[other] Étoiles
}
subtype-Lord = { $n ->
    [one] Seigneur
   *[other] Seigneurs
}
subtype-Viking = { $n ->
    [one] Viking
   *[other] Vikings
}
subtype-Warrior = { $n ->
    [one] Guerrier
   *[other] Guerriers
}
subtype-Archer = { $n ->
    [one] Archer
   *[other] Archers
}
subtype-Mage = { $n ->
    [one] Mage
   *[other] Mages
}
subtype-Weapon = { $n ->
    [one] Arme
   *[other] Armes
}
subtype-Gear = { $n ->
    [one] Équipement
   *[other] Équipements
}
subtype-Artefact = { $n ->
    [one] Artefact
   *[other] Artefacts
}
subtype-Animal = { $n ->
    [one] Animal
   *[other] Animaux
}
subtype-Ship = { $n ->
    [one] Navire
   *[other] Navires
}
target-this = cette carte
target-dest = la destination
target-own = { $what } de votre groupe
target-grp = { $what } du groupe du joueur Destinée
from-hand = de votre main
from-deck_top = du dessus de votre paquet
from-deck_bottom = du dessous de votre paquet
from-reserve = de votre réserve
from-discard = de votre défausse
from-walhalla = de votre Walhalla
to-hand = dans votre main
to-deck_top = sur votre paquet
to-deck_bottom = sous votre paquet
to-reserve = dans votre réserve
to-discard = dans votre défausse
to-walhalla = dans votre Walhalla
op-draw = piochez { $n ->
    [one] 1 carte
   *[other] { $n } cartes
}
op-reserve = mettez en réserve, sans regarder, { $n ->
    [one] la première carte
   *[other] les { $n } premières cartes
} de votre paquet
op-search = regardez les { $n } premières cartes de votre paquet ; vous pouvez prendre en main { $one } ; mettez les autres sous le paquet
op-scry = regardez les { $n } premières cartes de votre paquet et remettez chacune dessus ou dessous
op-move = { $n ->
    [one] vous pouvez déplacer { $what }
   *[other] déplacez jusqu’à { $what }
} { $source } { $into }
op-discard = { $who ->
        [me] défaussez { $n ->
            [one] 1 carte
           *[other] { $n } cartes
        }
       *[foe] l’adversaire défausse { $n ->
            [one] 1 carte
           *[other] { $n } cartes
        }
    } { $who ->
        [me] { $pile ->
            [hand] de votre main
           *[reserve] de votre réserve
        }
       *[foe] { $pile ->
            [hand] de sa main
           *[reserve] de sa réserve
        }
    }
op-reveal = regardez la main de l’adversaire
op-dmg = { $who ->
    [me] subissez { $n ->
        [one] 1 dégât
       *[other] { $n } dégâts
    }
   *[foe] l’adversaire subit { $n ->
        [one] 1 dégât
       *[other] { $n } dégâts
    }
}
op-prevent = { $n ->
    [one] le prochain dégât que vous subiriez cette manche est ignoré
   *[other] les { $n } prochains dégâts que vous subiriez cette manche sont ignorés
}
op-gain = { $target } gagne { $attrs }
op-lose = { $target } perd { $attrs }
op-convert = changez jusqu’à { $n } { $source } de { $target } en { $into }
op-exhaust = épuisez { $target }
op-ready = retirez 1 jeton Épuisé de { $target }
op-destroy = détruisez { $target }
op-bounce = renvoyez { $target } dans la main de son propriétaire
op-keep = l’entretien de { $target } compte comme payé cette manche
op-protect = jusqu’au nettoyage, les adversaires ne peuvent ni épuiser, ni affaiblir, ni détruire, ni renvoyer { $target }
op-detach = détruisez { $one } qu’un adversaire a associée au périple
op-recall = le compagnon en opposition rejoint son groupe
op-redirect = vous pouvez déplacer la destination vers un autre terrain non conquis
op-terrain_in = faites entrer en jeu un de vos terrains mis de côté
op-discount = la prochaine fois que vous jouez 1 { $kind } pendant cette phase, cela coûte { $n } de moins
op-tax = les { $kinds } de l’adversaire coûtent { $n } de plus pendant cette phase
op-forbid = jusqu’à la fin de la phase, les adversaires ne peuvent plus { $ban ->
    [event] jouer d’événements
    [scourge] jouer de cartes Fléau
    [activate_sup] activer de soutiens
   *[terrain] utiliser d’effets Fenrir
}
op-pay = vous pouvez défausser { $n ->
    [one] 1 carte
   *[other] { $n } cartes
} de votre réserve pour faire ceci : { $then }
op-hurt = vous pouvez subir { $n ->
    [one] 1 dégât
   *[other] { $n } dégâts
} pour faire ceci : { $then }
op-sac = vous pouvez détruire { $target } pour faire ceci : { $then }
op-toll = l’adversaire peut défausser { $n ->
    [one] 1 carte
   *[other] { $n } cartes
} de sa réserve ; sinon, { $then }
op-if = si { $cond } : { $then } { $otherwise }
op-choose = choisissez : { $branches }
op-place = vous pouvez placer gratuitement { $one } { $source } dans votre groupe
cond-count-least = vous avez au moins { $what } dans votre groupe
cond-count-most = vous avez au plus { $what } dans votre groupe
cond-reserve = votre réserve contient au moins { $n ->
    [one] 1 carte
   *[other] { $n } cartes
}
cond-success = le périple de cette manche a réussi
cond-fail = le périple de cette manche a échoué
cond-opposed = un compagnon s’oppose au périple
static-attr = cette carte a { $attrs } de plus
static-aura = chaque { $kind } de votre groupe a { $attrs } de plus
static-cost = vos { $kinds } coûtent { $n } de moins
static-prophecy = { $n ->
    [one] 1 point
   *[other] { $n } points
} de prophétie de plus comme joueur Destinée
static-armor = { $n ->
    [one] le premier dégât que vous subissez chaque manche comme joueur Destinée est ignoré
   *[other] les { $n } premiers dégâts que vous subissez chaque manche comme joueur Destinée sont ignorés
}
static-immune = les adversaires ne peuvent { $immunity ->
    [exhaust] pas épuiser
    [both] ni épuiser ni détruire
   *[destroy] pas détruire
} cette carte
static-oppose_cost = s’opposer à votre périple coûte { $n } de plus, même si c’était gratuit
upkeep-have = avoir au moins { $what } dans votre groupe
upkeep-none = ne pas avoir de { $kind } dans votre groupe
upkeep-max = avoir au plus { $what } dans votre groupe, celui-ci compris
upkeep-state = { $cond }
upkeep-discard_all_reserve = défausser toute la réserve Destinée, au moins 1 carte
upkeep-bottom_all_hand = mettre toute votre main, au moins 1 carte, sous votre paquet Destinée
upkeep-discard_reserve = défausser { $n ->
    [one] 1 carte
   *[other] { $n } cartes
} de votre réserve Destinée
upkeep-bottom_hand = mettre { $n ->
    [one] 1 carte
   *[other] { $n } cartes
} de votre main sous votre paquet Destinée
upkeep-dmg = subir { $n ->
    [one] 1 dégât
   *[other] { $n } dégâts
}
upkeep-exhaust_this = poser un jeton Épuisé sur ce compagnon

## Questions à qui doit répondre ; .wait pour ceux qui attendent

ask-start_companions = Choisissez un ou deux compagnons de départ, de coût total 3 au plus. Choisis : { $picks }.
    .wait = { $seat-subject } choisit ses premiers compagnons.
ask-start_terrains = Choisissez deux terrains en secret. Choisi : { $picks } sur { $most }.
    .wait = { $seat-subject } choisit des terrains.
ask-add_terrains = Choisissez des terrains à ajouter à ceux en jeu. Choisi : { $picks } sur { $most }.
    .wait = { $seat-subject } ajoute des terrains.
ask-prophecy = Prophétie, encore { $left ->
        [one] 1 point
       *[other] { $left } points
    }. Choisissez où va la prochaine carte.{ $closed ->
        [0] {""}
       *[other] {" "}Désormais, en réserve seulement.
    }
    .wait = { $seat-subject } pioche ses cartes.
ask-turn = À vous : choisissez une action, ou passez.
    .wait = { $seat-subject } choisit une action.
ask-open_turn = À vous : choisissez une action, ou passez.
    .wait = { $seat-subject } choisit une action.
ask-ability = Choisissez l’effet à utiliser : { $card }.
    .wait = { $seat-subject } choisit un effet de { $card }.
ask-destination = Choisissez votre destination.
    .wait = { $seat-subject } choisit une destination.
ask-opposition = Opposer un compagnon à ce périple ?
    .wait = { $seat-subject } peut s’opposer au périple.
ask-reward = { $card } : prendre la récompense ? Il n’y aura pas d’autre occasion.
    .wait = { $seat-subject } peut prendre une récompense ({ $card }).
ask-elements = { $card }, Éléments : retirer un jeton Épuisé d’une carte ?
    .wait = { $seat-subject } peut redresser une carte ({ $card }).
ask-intrigue = { $card }, Intrigue : poser un jeton Épuisé sur une carte ?
    .wait = { $seat-subject } peut épuiser une carte ({ $card }).
ask-whose = { $card } : choisissez le propriétaire ({ $owners }).
    .wait = { $seat-subject } choisit le propriétaire de { $card }.
ask-target = { $card } : choisissez une carte à { $deed }.
    .wait = { $seat-subject } choisit une carte à { $deed } ({ $card }).
ask-foe = { $card } : choisissez un joueur Fléau.
    .wait = { $seat-subject } choisit un adversaire ({ $card }).
ask-branch = { $card } : choisissez un de ses effets.
    .wait = { $seat-subject } choisit un effet de { $card }.
ask-how_many = { $card } : choisissez un nombre, { $limit } au plus.
    .wait = { $seat-subject } choisit un nombre ({ $card }).
ask-pay = { $card } : défausser { $count ->
        [one] 1 carte
       *[other] { $count } cartes
    } de votre réserve ?
    .wait = { $seat-subject } peut payer pour { $card }.
ask-hurt = { $card } : subir { $amount ->
        [one] 1 dégât
       *[other] { $amount } dégâts
    } ?
    .wait = { $seat-subject } peut subir des dégâts pour { $card }.
ask-toll = { $card } : défausser { $count ->
        [one] 1 carte
       *[other] { $count } cartes
    } de votre réserve pour y échapper ?
    .wait = { $seat-subject } peut payer un tribut ({ $card }).
ask-sacrifice = { $card } : choisissez une carte de votre groupe à sacrifier.
    .wait = { $seat-subject } peut sacrifier une carte ({ $card }).
ask-detach = { $card } : choisissez une carte associée à détruire.
    .wait = { $seat-subject } choisit une carte associée à détruire ({ $card }).
ask-redirect = { $card } : déplacer la destination ?
    .wait = { $seat-subject } peut déplacer la destination ({ $card }).
ask-bring_terrain = { $card } : choisissez un de vos terrains à faire entrer en jeu.
    .wait = { $seat-subject } fait entrer un terrain en jeu ({ $card }).
ask-search = { $card } : choisissez une carte à prendre.
    .wait = { $seat-subject } cherche dans son paquet ({ $card }).
ask-bury = Choisissez la prochaine carte à mettre sous le paquet.
    .wait = { $seat-subject } met des cartes sous son paquet.
ask-scry = Mettre la carte sur le paquet, ou dessous ?
    .wait = { $seat-subject } regarde le dessus de son paquet.
ask-move = { $card } : choisissez les cartes à déplacer : { $picks } sur { $most } au plus.
    .wait = { $seat-subject } déplace des cartes ({ $card }).
ask-place = { $card } : choisissez une carte qui rejoint gratuitement votre groupe.
    .wait = { $seat-subject } peut placer une carte dans son groupe ({ $card }).
ask-discard_hand = { $card } : choisissez les cartes à défausser de votre main : { $picks } sur { $count }.
    .wait = { $seat-subject } défausse de sa main ({ $card }).
ask-damage = Dégâts : { $amount }. Choisissez des cartes de votre main à détruire ; le paquet subit le reste. Choisi : { $picks }.
    .wait = { $seat-subject } choisit comment subir ses dégâts ({ $amount }).
ask-tend = Entretien : choisissez le compagnon suivant (restants : { $left }).
    .wait = { $seat-subject } paie l’entretien.
ask-unmet = Vous ne pouvez pas payer l’entretien de { $card }. Perdre ce compagnon, ou subir 2 dégâts ?
    .wait = { $seat-subject } ne peut pas payer l’entretien de { $card }.
ask-bottom_hand = Entretien de { $card } : choisissez les cartes de votre main à mettre sous votre paquet : { $picks } sur { $count }.
    .wait = { $seat-subject } paie l’entretien de { $card }.
ask-settle_hand = Nettoyage : mettez chaque carte restante en réserve ou sur le paquet.
    .wait = { $seat-subject } range sa main.

## Options ; .verb et .cell pour les listes

option-done = Terminé
option-pass = Passer
option-accept = Oui
option-decline = { $question ->
    [opposition] Ne pas s’opposer
    [search] Ne rien prendre
    [sacrifice] Ne rien sacrifier
    [redirect] Garder la destination
   *[other] Non
}
option-hand = En main
option-reserve = Mettre le reste des cartes en réserve, sans les voir
option-dismiss = Perdre ce compagnon
option-suffer = Le garder et subir 2 dégâts
option-start = Commencer avec { $card }
    .verb = Commencer avec
    .cell = { $card }
option-bring = Apporter { $card-kind ->
        [terrain] { $card-the }
       *[other] { $card }
    }
    .verb = Apporter
    .cell = { $card }
option-play = Jouer { $card }
    .verb = Jouer
    .cell = { $card }
option-activate = Activer { $card }
    .verb = Activer
    .cell = { $card }
option-fenrir = Utiliser l’effet Fenrir ({ $card })
    .verb = Fenrir
    .cell = { $card }
option-journey = Partir pour { $card-kind ->
        [terrain] { $card-the }
       *[other] { $card }
    }
    .verb = Partir pour
    .cell = { $card }
option-oppose = Opposer { $card }
    .verb = Opposer
    .cell = { $card }
option-target = Choisir { $card }
    .verb = Choisir
    .cell = { $card }
option-exhaust = Épuiser { $card }
    .verb = Épuiser
    .cell = { $card }
option-ready = Redresser { $card }
    .verb = Redresser
    .cell = { $card }
option-destroy = Détruire { $card } de votre main
    .verb = Détruire
    .cell = { $card }
option-sacrifice = Sacrifier { $card }
    .verb = Sacrifier
    .cell = { $card }
option-detach = Détruire { $card }
    .verb = Détruire
    .cell = { $card }
option-take = Prendre { $card }
    .verb = Prendre
    .cell = { $card }
option-under = Mettre { $card } sous le paquet
    .verb = Sous le paquet
    .cell = { $card }
option-top = Mettre { $card } sur le paquet
    .verb = Sur le paquet
    .cell = { $card }
option-store = Mettre { $card } en réserve
    .verb = En réserve
    .cell = { $card }
option-move = Déplacer { $card }
    .verb = Déplacer
    .cell = { $card }
option-discard = Défausser { $card }
    .verb = Défausser
    .cell = { $card }
option-place = Placer { $card } dans votre groupe
    .verb = Placer
    .cell = { $card }
option-redirect = Partir plutôt pour { $card-kind ->
    [terrain] { $card-the }
   *[other] { $card }
}
    .verb = Se tourner vers
    .cell = { $card }
option-tend = Payer pour { $card }
    .verb = S’occuper de
    .cell = { $card }
option-against = Contre { $foe-the }
    .verb = Contre
    .cell = { $foe }
option-branch = { $question ->
    [ability] { $number-place ->
        [first] { $acts-first }
        [second] { $acts-second }
        [third] { $acts-third }
        [fourth] { $acts-fourth }
       *[other] Effet { $number }
    }
    [branch] { $number-place ->
        [first] { $op-first }
        [second] { $op-second }
        [third] { $op-third }
        [fourth] { $op-fourth }
       *[other] Effet { $number }
    }
   *[other] Effet { $number }
}
    .verb = Effet
    .cell = { $question ->
        [ability] { $number-place ->
            [first] { $acts-first }
            [second] { $acts-second }
            [third] { $acts-third }
            [fourth] { $acts-fourth }
           *[other] Effet { $number }
        }
        [branch] { $number-place ->
            [first] { $op-first }
            [second] { $op-second }
            [third] { $op-third }
            [fourth] { $op-fourth }
           *[other] Effet { $number }
        }
       *[other] Effet { $number }
    }
option-count = { $number }
    .verb = Combien
    .cell = { $number }

## Ce qui se passe

event-CompanionsRevealed = { $seat-subject } commence avec { $cards }.
event-TerrainsRevealed = { $seat-subject } apporte { $cards }.
event-FirstDrawn = Premier joueur Destinée, tiré au sort : { $seat-the }.
event-TerrainAdded = { $seat-subject } ajoute { $card-the } aux terrains en jeu.
event-RoundBegan = Manche { $round }. Joueur Destinée : { $seat-the }.
event-PhaseBegan = { $phase }.
event-Passed = { $seat-subject } passe.
event-Elimination = { $seat-subject } ne peut subir ces dégâts et perd la partie.
event-Stalemate = Rien n’a changé depuis { $rounds } manches : la partie s’arrête là.
event-MatchEnded = { $seat-subject } gagne, avec { $horns ->
    [one] { $horns } corne
   *[other] { $horns } cornes
} !
event-CardDrawn = { $seat-subject } pioche { $card }.
event-CardDrawnHidden = { $seat-subject } pioche une carte.
event-CardsReserved = { $seat-subject } met { $count ->
    [one] 1 carte
   *[other] { $count } cartes
} en réserve.
event-CardsPaid = { $seat-subject } paie avec { $cards }.
event-CardPlayed = { $seat-subject } joue { $card } ({ $cost ->
    [0] gratuit
   *[other] coût { $cost }
}).
event-CardPlaced = { $seat-subject } place { $card } dans son groupe.
event-CardDestroyed = { $card } { $seat-of } : carte détruite.
event-CardsDiscarded = { $seat-subject } défausse { $cards }.
event-CardBounced = { $card } retourne dans la main { $seat-of }.
event-CardMoved = { $source-key ->
    [deck_top] { $zone-key ->
        [deck_top] { $seat-subject } laisse { $card } sur le paquet.
       *[other] { $seat-subject } déplace { $card } { $source-from } { $zone-to }.
    }
   *[other] { $seat-subject } déplace { $card } { $source-from } { $zone-to }.
}
event-CardMovedHidden = { $source-key ->
    [deck_top] { $zone-key ->
        [deck_top] { $seat-subject } laisse une carte sur le paquet.
       *[other] { $seat-subject } déplace une carte { $source-from } { $zone-to }.
    }
   *[other] { $seat-subject } déplace une carte { $source-from } { $zone-to }.
}
event-CardsSeen = { $seat-subject } regarde { $count ->
    [one] la première carte
   *[other] les { $count } premières cartes
} de son paquet.
event-CardTaken = { $seat-subject } prend { $card } en main.
event-CardTakenHidden = { $seat-subject } prend une carte en main.
event-CardShown = { $seat-subject } montre { $card } et la prend en main.
event-NothingTaken = { $seat-subject } ne prend rien.
event-HandCardSeen = { $seat-subject } voit { $card } dans la main { $victim-of }.
event-HandCardSeenHidden = { $seat-subject } voit une carte de la main { $victim-of }.
event-DiscardReturned = { $seat-subject } remet { $count ->
    [one] 1 carte défaussée
   *[other] { $count } cartes défaussées
} sous son paquet.
event-Activation = { $seat-subject } active { $card }.
event-FenrirUsed = { $seat-subject } utilise l’effet Fenrir ({ $card }).
event-CardExhausted = { $card } reçoit un jeton Épuisé.
event-CardReadied = { $card } perd un jeton Épuisé.
event-AttributesGained = { $card } gagne{ $bravery ->
    [0] {""}
   *[other] {" "}+{ $bravery } Bravoure
}{ $cunning ->
    [0] {""}
   *[other] {" "}+{ $cunning } Ruse
}{ $might ->
    [0] {""}
   *[other] {" "}+{ $might } Puissance
}.
event-AttributesLost = { $card } reçoit{ $bravery ->
    [0] {""}
   *[other] {" "}−{ $bravery } Bravoure
}{ $cunning ->
    [0] {""}
   *[other] {" "}−{ $cunning } Ruse
}{ $might ->
    [0] {""}
   *[other] {" "}−{ $might } Puissance
}.
event-AttributesTurned = { $card } : { $count } { $source } devient { $into }.
event-CardKept = L’entretien de { $card } compte comme payé cette manche.
event-CardProtected = { $card } est sous protection jusqu’au nettoyage.
event-DamageTaken = { $seat-subject } subit { $amount ->
    [one] 1 dégât
   *[other] { $amount } dégâts
}.
event-DamageIgnored = { $seat-subject } ignore { $amount ->
    [one] 1 dégât
   *[other] { $amount } dégâts
}.
event-Prevention = { $seat-subject } ignorera { $amount ->
    [one] le prochain dégât
   *[other] les { $amount } prochains dégâts
}.
event-Discount = { $seat-subject } paiera une carte { $amount } de moins.
event-Tax = { $seat-subject } paie ses cartes { $amount } de plus pendant cette phase.
event-Prohibition = { $seat-subject } interdit à ses adversaires { $ban } jusqu’à la fin de la phase.
event-TollPaid = { $seat-subject } paie le tribut.
event-TollRefused = { $seat-subject } ne paie pas le tribut.
event-JourneyBegan = { $seat-subject } part pour { $card-the }.
event-Opposition = { $seat-subject } oppose { $card } ({ $cost ->
    [0] gratuit
   *[other] coût { $cost }
}).
event-Unopposed = Personne ne s’oppose au périple.
event-Association = { $seat-subject } associe { $card } au périple.
event-OpposerReturned = { $card } rejoint le groupe { $seat-of }.
event-Redirection = { $seat-subject } part maintenant pour { $card-the }.
event-JourneyMeasured = Force { $bravery } · { $cunning } · { $might } contre difficulté { $bravery_needed } · { $cunning_needed } · { $might_needed } (Bravoure · Ruse · Puissance).
event-JourneySucceeded = Le périple { $seat-of } vers { $card-the } réussit.
event-JourneyFailed = Le périple { $seat-of } vers { $card-the } échoue.
event-Conquest = { $seat-subject } conquiert { $card-the } et a { $horns ->
    [one] { $horns } corne
   *[other] { $horns } cornes
}.
event-RewardTaken = { $seat-subject } prend la récompense ({ $card }).
event-RewardLeft = { $seat-subject } laisse la récompense ({ $card }).
event-UpkeepMet = { $seat-subject } paie l’entretien de { $card }.
event-UpkeepMissed = { $seat-subject } ne peut pas payer l’entretien de { $card }.

## Chapitres des règles

chapter-components = Matériel
chapter-setup = Mise en place
chapter-deck-construction--optional- = Construction de paquets (facultative)
chapter-prophecy = Prophétie
chapter-example = Exemple
chapter-round-structure = Déroulement d’une manche
chapter-dawn = Aube
chapter-playing-cards = Jouer des cartes
chapter-activating = Activer
chapter-passing = Passer
chapter-journey-1--announcement = Périple 1 : annonce
chapter-journey-2--actions = Périple 2 : actions
chapter-journey-3--conclusion = Périple 3 : conclusion
chapter-journey-4--return = Périple 4 : retour
chapter-journey-5--end = Périple 5 : fin
chapter-dusk-1--actions = Crépuscule 1 : actions
chapter-dusk-2--upkeep = Crépuscule 2 : entretien
chapter-dusk-3--clean-up = Crépuscule 3 : nettoyage
chapter-dusk-4--end-of-round = Crépuscule 4 : fin de la manche
chapter-damage = Dégâts
chapter-victory-and-defeat = Victoire et défaite
chapter-three-and-four-players = À trois et quatre joueurs
chapter-zones = Zones
chapter-information = Information
chapter-limits = Limites
chapter-uniqueness = Cartes uniques
chapter-golden-rule = Règle d’or
chapter-duration = Durée
chapter-symbols = Symboles
chapter-grammar = Lire une carte
chapter-conditions = Conditions
chapter-triggers = Quand un effet agit
chapter-operations = Ce que font les effets
chapter-statics = Effets permanents
chapter-upkeep-conditions = Conditions d’entretien

## La table dans la salle

badge-exhausted = { $count ->
    [one] 1 jeton Épuisé
   *[other] { $count } jetons Épuisé
}
badge-token = { $attribute } : { $amount } par des jetons
badge-kept = Entretien compté comme payé cette manche
badge-protected = Protégée jusqu’au nettoyage
badge-opposing = { $cost ->
    [0] S’opposer est gratuit
    [one] S’opposer coûte 1 carte de la réserve
   *[other] S’opposer coûte { $cost } cartes de la réserve
}
sign-pip-bravery = Bravoure
sign-pip-cunning = Ruse
sign-pip-might = Puissance
sign-pip-elements = Éléments
sign-pip-intrigue = Intrigue
sign-pip-damage = Dégât
reminder-dusk = Entretien au Crépuscule
reminder-upkeep = { $card } : { $card-upkeep }
reminder-kept = { $card } : compté comme payé cette manche
reminder-fenrir = Fenrir
reminder-terrain = { $card } : { $card-fenrir }
stage-round = Manche { $round }
count-horns = Cornes
    .brief = { $value } sur { $of }
count-hand = Cartes en main
    .brief = main { $value }
count-destiny-deck = Paquet Destinée
    .brief = paquet { $value }
count-destiny-reserve = Réserve Destinée
    .brief = réserve { $value }
count-scourge-deck = Paquet Fléau
    .brief = paquet { $value }
count-scourge-reserve = Réserve Fléau
    .brief = réserve { $value }
count-aside = Terrains mis de côté
    .brief = terrains de côté { $value }
count-points = points de prophétie
    .brief = { $value ->
        [one] { $value } point de prophétie
       *[other] { $value } points de prophétie
    }
count-pawn = pion de prophétie
    .brief = pion { $value }
count-prevented = dégâts à ignorer
    .brief = { $value ->
        [one] ignore le prochain dégât
       *[other] ignore les { $value } prochains dégâts
    }
goods-destiny = Destinée
goods-scourge = Fléau
role-destiny = Destinée
role-scourge = Fléau
flag-passed = a passé
flag-out = hors jeu
zone-own-hand = Votre main
zone-own-looked = Cartes que vous regardez
zone-own-chosen = Vos premiers compagnons, face cachée
zone-own-aside = Vos terrains mis de côté
pile-destiny-discard = Défausse Destinée { $seat-of }
    .brief = défausse { $value }
pile-scourge-discard = Défausse Fléau { $seat-of }
    .brief = défausse { $value }
pile-walhalla = Walhalla { $seat-of }
    .brief = Walhalla { $value }
pile-niflhel = Niflhel { $seat-of }
    .brief = Niflhel { $value }
face-event = Événement · { $phase }
face-scourge = Fléau · { $phase }
face-unique = unique
spread-own-group = Votre groupe
spread-group = Groupe { $seat-of }
spread-passed = a passé
spread-prevented = { $amount ->
    [one] ignore le prochain dégât
   *[other] ignore les { $amount } prochains dégâts
}
spread-lands = { $count } terrains
spread-goal = destination
spread-journey = Périple : { $card }
fact-conquered = Conquis par { $seat-the } : une corne, et la face Fenrir
side-own = Avec vous
side-own-foes = Contre vous
side-with = Pour le périple
side-against = Contre le périple
gauge-group = dans le groupe
gauge-ok = suffit
gauge-just = juste assez
gauge-short = manque { $lacks }
step-setup = Compagnons et terrains sont choisis en secret
step-prophecy = Des cartes en main, puis en réserve
step-dawn = Le groupe se forme
step-journey = Le périple
step-dusk = Dernières actions et entretien
step-over = La partie est finie
step-announcement = Annonce : destination et opposant
step-actions = Actions : une chacun, jusqu’à ce que tous passent à la suite
step-conclusion = Conclusion : force contre difficulté
step-return = Retour : l’opposant rejoint son groupe
step-end = Fin du périple
step-upkeep = Entretien des compagnons
step-clean-up = Nettoyage
step-change = Les rôles changent

## La table dans le terminal

symbol-elements = Éléments
    .text = Le joueur Destinée peut retirer un jeton Épuisé de n’importe quelle carte.
symbol-intrigue = Intrigue
    .text = Qui l’a jouée peut poser un jeton Épuisé sur n’importe quelle carte, même déjà épuisée.
symbol-damage = Dégâts
    .text = Le joueur Destinée subit 1 dégât.
table-step-announcement = annonce
table-step-actions = actions
table-step-conclusion = conclusion
table-step-return = retour
table-step-end = fin
table-step-upkeep = entretien
table-step-clean-up = nettoyage
table-step-change = changement de rôles
table-round = Manche { $round }
table-turn = à { $seat } d’agir
table-passes = { $count ->
    [one] { $count } tour passé
   *[other] { $count } tours passés
} de suite
table-terrains = Terrains
table-conquered = corne
table-journey = Périple vers { $card }
table-strength = Force
table-difficulty = Difficulté
table-group = groupe
table-opposer = s’oppose
table-enough = suffit
table-short = il manque { $count }
table-playing = Carte jouée
table-lasting = En vigueur
lasting-discount = la prochaine fois, { $kind } { $seat-of } : { $amount } de moins
lasting-tax = { $kinds } { $seat-of } : { $amount } de plus
lasting-ban = interdit : { $ban }
table-destiny = Destinée
table-scourge = Fléau
table-discard = défausse { $count }
table-kept = entretien payé
table-protected = protégée
table-legend = B Bravoure  R Ruse  P Puissance  { $exhausted } jeton Épuisé  +1B jeton  ▸ destination
table-price = { $price } au lieu de { $printed }
card-unique = unique
card-first = conseillée pour une première partie
card-copies = { $count ->
    [one] { $count } exemplaire
   *[other] { $count } exemplaires
}
plain-line = { $name } : { $what }.
plain-card = { $name } ({ $kind }) : { $text }

## Why something is off

why-th-123 = choisissez un ou deux compagnons de votre paquet
    .kind = seuls des compagnons commencent avec vous
why-th-124 = coûte { $costs } ; il vous reste { $left } sur 3
why-th-129 = choisissez deux de vos cinq terrains
why-th-132 = choisissez parmi les terrains qui vous restent
why-th-134 = pas en jeu
why-th-202 = mettez la carte suivante en main ou en réserve
why-th-207 = après une carte en réserve, plus aucune ne va en main
why-th-209 = il vous reste { $points } points à dépenser
why-th-305 = à l’Aube : jouez une carte, activez une carte de votre groupe ou passez
why-th-306 = à l’Aube : jouez une carte Fléau, utilisez un effet Fenrir ou passez
why-th-307 = un joueur Fléau ne peut pas utiliser de cartes Destinée
why-th-308 = le joueur Destinée ne peut utiliser ni cartes Fléau ni effets Fenrir
why-th-309 = ne rejoint le groupe qu’à l’Aube
why-th-311 = coûte { $needs } ; vous avez { $has } en réserve
why-th-314 = pas dans votre main
why-th-316 = placez une carte que l’effet permet, ou déclinez
    .match = l’effet ne s’applique pas à cette carte
why-th-317 = ne s’utilise pas pendant cette phase
    .dawn = ne se joue qu’à l’Aube
    .journey = ne se joue que pendant le Périple
    .dusk = ne se joue qu’au Crépuscule
why-th-330 = elle n’a aucun effet à activer
why-th-332 = son effet ne s’utilise pas pendant cette phase
why-th-334 = épuisée
why-th-335 = pas dans votre groupe
why-th-402 = vous devez partir en périple
why-th-403 = nommez un terrain non conquis
why-th-404 = déjà conquis
why-th-408 = opposez un compagnon de votre groupe, ou déclinez
    .group = pas dans votre groupe
    .kind = seuls des compagnons peuvent s’opposer
why-th-410 = s’opposer coûte { $needs } ; vous avez { $has } en réserve
why-th-412 = opposez-vous juste après l’annonce de la destination
why-th-416 = déjà en opposition
why-th-417 = aucune carte pendant l’annonce du périple
why-th-421 = en périple : jouez un événement, activez une carte de votre groupe ou passez
why-th-422 = en périple : jouez une carte Fléau, utilisez un effet Fenrir ou passez
why-th-464 = prenez la récompense ou laissez-la
why-th-467 = sa face Fenrir ne vous est pas accessible
why-th-468 = vous l’avez conquis
why-th-469 = déjà utilisé cette manche
why-th-470 = son effet Fenrir ne s’utilise pas pendant cette phase
why-th-471 = épuisé
why-th-502 = au Crépuscule : jouez un événement, activez une carte de votre groupe ou passez
why-th-503 = au Crépuscule : jouez une carte Fléau, utilisez un effet Fenrir ou passez
why-th-512 = choisissez le prochain compagnon à entretenir
why-th-514 = perdez le compagnon, ou subissez des dégâts
why-th-519 = dégâts à subir : { $needs } ; cartes à détruire : { $has }
why-th-523 = aucune carte après les actions du Crépuscule
why-th-532 = mettez votre main en réserve ou sur le paquet
    .hand = pas dans votre main
why-th-602 = détruisez des cartes de votre main, ou terminez
    .deck = encore à détruire : { $needs } ; restant au paquet : { $has }
why-th-715 = choisissez un des joueurs Fléau
why-th-834 = ramènerait une position déjà vue
why-th-840 = votre groupe a déjà une carte de ce nom
why-th-842 = une carte de ce nom est déjà là
why-th-907 = choisissez une carte d’un groupe ou un terrain conquis, ou déclinez
    .ready = elle ne porte pas de jeton Épuisé
    .whose = choisissez le propriétaire de la carte
why-th-920 = choisissez un de ses effets
why-th-921 = choisissez combien
    .most = { $most } au plus
why-th-922 = choisissez une carte du groupe du joueur Destinée
why-th-926 = l’effet ne s’applique pas à cette carte
why-th-947 = prenez une des cartes regardées, ou déclinez
    .match = l’effet ne s’applique pas à cette carte
    .under = choisissez la prochaine carte à mettre sous le paquet
why-th-948 = choisissez où va chaque carte
why-th-949 = choisissez des cartes à déplacer, ou terminez
    .match = l’effet ne s’applique pas à cette carte
why-th-950 = choisissez des cartes de votre main à défausser
why-th-958 = elle ne porte pas de jeton Épuisé
why-th-962 = protégée
why-th-963 = choisissez une carte associée de vos adversaires
    .match = l’effet ne s’applique pas à cette carte
    .own = elle est de votre côté
why-th-965 = choisissez un autre terrain non conquis, ou déclinez
    .same = déjà la destination
why-th-966 = choisissez un terrain que vous avez mis de côté
why-th-969 = un effet l’interdit pendant cette phase
why-th-970 = payez l’effet, ou déclinez
why-th-971 = subissez des dégâts pour l’effet, ou déclinez
why-th-972 = détruisez une carte de votre groupe, ou déclinez
    .match = l’effet ne s’applique pas à cette carte
why-th-973 = payez le tribut, ou déclinez
why-th-975 = choisissez un des effets
why-th-981 = les effets des autres joueurs ne peuvent pas l’épuiser
why-th-982 = les effets des autres joueurs ne peuvent pas la détruire
why-th-983 = s’opposer coûte { $needs } ; vous avez { $has } en réserve
why-th-991 = choisissez des cartes de votre main à mettre sous le paquet

# -- dans la halle : sa bannière, ses boucliers, et les choix à l’ouverture d’une table

hall-title = Thorgal
    .kind = Duel de destins : menez votre périple, déjouez le sien
hall-source-succeeded = périples réussis
hall-source-failed = périples manqués
hall-course = les cornes, du premier coup au dernier
hall-paint = Votre faction
hall-shield-outlaws = Hors-la-loi
hall-shield-stars = Peuple des étoiles
hall-shield-lords = Seigneurs
hall-shield-vikings = Vikings
hall-choice-horns = Cornes pour gagner
    .help = Deux cornes : une partie plus courte. À quatre joueurs seulement.

## Unités des nombres dans les listes

aside-cards = { $cards ->
    [0] gratuit
   *[other] coût { $cards }
}
measure-cost = { $cards ->
    [0] gratuit
    [one] carte
   *[other] cartes
}

## Moments

event-JourneyOver = Le périple vers { $card-the } est terminé.
moment-journey = Périple { $seat-of }
moment-strength = Force
moment-measured = La force contre la difficulté, attribut par attribut
moment-group = groupe { $group }{ $events ->
    [0] {""}
   *[other] {""}, événements { $events }
}
moment-land = terrain { $land }{ $opposed ->
    [0] {""}
   *[other] {""}, opposant { $opposed }
}{ $hindered ->
    [0] {""}
   *[other] {""}, obstacles { $hindered }
}
moment-opposed = Opposant : { $card }
moment-outcome = Issue
moment-conquered = { $card } : terrain conquis
moment-failed = Le périple échoue
moment-horns = Cornes : { $horns } sur { $needed }
moment-lacks = { $attribute } : il manque { $lacks } ; un surplus ailleurs ne compte pas
moment-lost = En chemin
moment-destroyed = détruite
moment-home = de retour dans son groupe

## Lines for newcomers, below the question

now-rival-horn = { $seat-subject } : plus qu’une corne avant la victoire.
now-short-deck = Il vous reste { $cards } cartes, main et paquet Destinée, pour encaisser les dégâts. S’il en manque, vous perdez.
now-no-reserve = Votre réserve est vide. Elle paie les cartes : sans elle, seules les cartes de coût 0 se jouent.
now-prophecy = Les cartes en main se jouent, celles de la réserve paient. Quatre en main et trois pour payer : un bon partage.
now-companions = Un compagnon reste tant que vous payez son entretien : lisez-le. Ensemble, ils devraient avoir ce que vos Terrains exigent.
now-terrains = Tous voyagent vers les mêmes Terrains. Cherchez ceux qui exigent vos meilleurs attributs.
now-destination = Les trois attributs doivent atteindre ceux du Terrain. Un rival s’oppose sans payer avec un compagnon de l’un de ses sous-types.
now-opposition = Ses attributs s’ajoutent à la difficulté. Si le périple réussit, il est détruit.
now-unmet = Sans son entretien, un compagnon est détruit ou vous coûte 2 dégâts.
now-damage = Chaque dégât détruit une carte de votre paquet. Si vous n’en avez plus, vous perdez.
now-settle = Les cartes sur le paquet reviennent bientôt ; celles de la réserve paient.
now-dawn-destiny = Compagnons et soutiens ne se jouent qu’à l’Aube. Regardez ce que demande encore le Terrain voulu.
now-dawn-scourge = Vous pourrez encore agir, sauf si tous passent d’affilée. Les cartes gardées peuvent arrêter le périple.
now-journey-destiny = Les trois totaux doivent atteindre la difficulté. Vos adversaires peuvent encore jouer après vous.
now-journey-scourge = Un seul point manquant à un attribut arrête le périple. Cherchez le total le plus juste.
