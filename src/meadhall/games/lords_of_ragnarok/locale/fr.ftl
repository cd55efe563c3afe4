### Lords of Ragnarok : noms, textes d’aide, effets des cartes, questions, options et récit.

## Joueurs

seat-green = Vert
    .subject = Vert
    .the = Vert
    .of = de Vert
    .from = à Vert
    .letter = V
seat-red = Rouge
    .subject = Rouge
    .the = Rouge
    .of = de Rouge
    .from = à Rouge
    .letter = R
seat-black = Noir
    .subject = Noir
    .the = Noir
    .of = de Noir
    .from = à Noir
    .letter = N
seat-yellow = Jaune
    .subject = Jaune
    .the = Jaune
    .of = de Jaune
    .from = à Jaune
    .letter = J
hall-seat-named = { $name }
    .subject = { $name }
    .the = { $name }
    .of = de { $name }
    .from = à { $name }

## Le plateau ; ce qui s’y trouve dépend de la face, donc du nombre de joueurs

region = Région { $number } ({ $seats ->
        [2] { $duel-fr }
       *[other] { $land-fr }
    })
    .in = dans la Région { $number } ({ $seats ->
        [2] { $duel-fr }
       *[other] { $land-fr }
    })
    .to = vers la Région { $number } ({ $seats ->
        [2] { $duel-fr }
       *[other] { $land-fr }
    })
    .from = depuis la Région { $number } ({ $seats ->
        [2] { $duel-fr }
       *[other] { $land-fr }
    })
    .of = de la Région { $number } ({ $seats ->
        [2] { $duel-fr }
       *[other] { $land-fr }
    })
    .short = { $seats ->
        [2] { $duel-fr }
       *[other] { $land-fr }
    } { $number }
    .text = { $seats ->
        [2] { $duel-text-fr }
       *[other] { $land-text-fr }
    }
region-population = Force de Population { $number }.
region-sea = Au bord de la Mer { $of }.
region-realm = Royaume voisin : { $name }.
region-monument = Monument { $of }.
region-yggdrasil = Adjacente à Yggdrasil.
region-away = Absent de cette face du plateau.
sea = { $seats ->
        [2] { $duel-fr }
       *[other] { $land-fr }
    }
    .the = la Mer { $seats ->
        [2] { $duel-of-fr }
       *[other] { $land-of-fr }
    }
    .in = dans la Mer { $seats ->
        [2] { $duel-of-fr }
       *[other] { $land-of-fr }
    }
    .to = vers la Mer { $seats ->
        [2] { $duel-of-fr }
       *[other] { $land-of-fr }
    }
    .from = depuis la Mer { $seats ->
        [2] { $duel-of-fr }
       *[other] { $land-of-fr }
    }
    .text = { $seats ->
        [2] { $duel-text-fr }
       *[other] { $land-text-fr }
    }
sea-coast = Sur sa côte : Régions { $regions }.
territory = { $name-fr }
    .of = { $of-fr }
    .colour = { $key ->
        [white] blanc
        [blue] bleu
        [yellow] jaune
        [red] rouge
        [brown] brun
       *[other] vert
    }
    .text = { $seats ->
        [2] { $duel-text-fr }
       *[other] { $land-text-fr }
    }
territory-regions = Régions { $regions }. Contrôlez-les toutes pour contrôler le Territoire.
realm = { $name-fr }
    .of = { $of-fr }
    .bonus = { $text-fr }
    .text = Lié à l’Action { $action ->
        [mobilize] Mobilisation
        [reinforce] Renforts
        [build-temple] Construction de Temple
        [monsters] Monstres
        [usurp] Usurpation
       *[other] Préparation
    }. Une Alliance coûte 1 Rune : { $rune ->
        [uruz] Uruz
        [othala] Othala
       *[other] Algiz
    }. Bonus à chaque allié quand l’Action reçoit son premier marqueur : { $text-fr }
symbol-altar = Autel
    .mark = A
    .text = Si vous contrôlez la Région, vous pouvez y bâtir un Temple.
symbol-village = Village
    .mark = V
    .text = Si vous contrôlez la Région, vous pouvez y Recruter, et y augmenter vos Armées en les Activant.
symbol-forge = Forge
    .mark = f
    .text = Un Héros présent en prend la Rune à l’étape de Prière. Elle est regarnie à chaque Construction de Monument.
symbol-monument = Monument
    .mark = M
    .text = Accueille des Prêtres. Son Dieu donne selon son niveau, de 0 à 3. Contrôlez la Région pour détenir son Artefact Divin.
symbol-temple = Temple
    .mark = T
    .text = Si vous contrôlez la Région : un Prêtre quand vous Construisez un Monument, et un pas vers le Grand Godi.
event = Événement de la Région { $number } ({ $seats ->
        [2] { $duel-fr }
       *[other] { $land-fr }
    })

## Dieux, Runes, Caractéristiques

god = { $name-fr }
    .of = { $of-fr }
    .to = à { $name-fr }
    .text = Un Prêtre envoyé sur un Monument de niveau 1 ou plus augmente de 1 { $attribute ->
        [authority] l’Autorité
        [might] la Puissance
       *[other] la Sagesse
    } et donne, au niveau 1 / 2 / 3 : { $text-fr }
rune-uruz = Uruz
    .a = une Rune Uruz
    .mark = ●
    .text = L’une des trois Runes. Elles paient les Actions Runiques ; la Sagesse limite votre réserve.
rune-othala = Othala
    .a = une Rune Othala
    .mark = ■
    .text = L’une des trois Runes. Elles paient les Actions Runiques ; la Sagesse limite votre réserve.
rune-algiz = Algiz
    .a = une Rune Algiz
    .mark = ▲
    .text = L’une des trois Runes. Elles paient les Actions Runiques ; la Sagesse limite votre réserve.
attribute-authority = Autorité
    .the = l’Autorité
    .own = son Autorité
    .letter = A
    .text = La valeur des Armées que vous Recrutez. De 2 à 6 ; Blessée, elle compte pour 2.
attribute-might = Puissance
    .the = la Puissance
    .own = sa Puissance
    .letter = P
    .text = Le nombre de cartes Combat piochées en début de Chasse, et la force des Régions que vous pouvez Usurper. De 2 à 6 ; Blessée, elle compte pour 2.
attribute-wisdom = Sagesse
    .the = la Sagesse
    .own = sa Sagesse
    .letter = S
    .text = Combien de Runes et combien de cartes Combat vous pouvez garder, et ce que vous ajoutez face à un Point Faible. De 2 à 6 ; Blessée, elle compte pour 2.
weapon-spear = Lance
    .mark = La
weapon-sword = Épée
    .mark = Ép
weapon-axe = Hache
    .mark = Ha
weapon-bow = Arc
    .mark = Ar
weapon-hammer = Marteau
    .mark = Ma
weapon-shield = Bouclier
    .mark = Bo
weapon-any = Arme au choix
    .mark = Qq
trophy-priest = Prêtre
    .short = Prêtre
    .text = Recevez 1 Prêtre.
trophy-army = Armée +1
    .short = Armée
    .text = Une de vos Armées gagne 1, avec ou sans Village.
trophy-realm = Royaume
    .short = Royaume
    .text = Alliez-vous à un Royaume au choix ; le premier allié y pioche 1 carte Combat.
trophy-rune = Rune
    .short = Rune
    .text = Recevez 1 Rune au choix.
die-move = flèche
    .asks = le dé montre une flèche. Choisissez la Région.
die-attack = flamme
    .asks = le dé montre une flamme. C’est l’Attaque de Région.
die-either = flèche et flamme
    .asks = choisissez sa Région, ou l’Attaque de Région sur place.
number = { $number }
value = Armée de { $number }
    .number = { $number }
box = case { $number }

## Étapes, Actions, voies de la victoire

step-draft = Donne de Héros
    .text = Chacun à son tour prend un Héros et une Origine, puis débarque avec un Drakkar et deux Armées.
step-prayer = Prière
    .text = Envoyez un Prêtre sur un Monument, et prenez la Rune de la Forge où se tient votre Héros.
step-hero = Héros
    .text = Déplacez votre Héros de 2 Régions au plus, ou votre Drakkar de 2 Mers au plus, ou soignez une Blessure.
step-runes = Actions Runiques
    .short = Runes
    .text = Faites une Action Runique, payée de 1 à 3 Runes.
step-manoeuvres = Manœuvres
    .text = Activez une Armée : elle gagne une Région adjacente, ou 1 de valeur dans une de vos Régions à Village.
step-special = Action Spéciale
    .short = Spéciale
    .text = Choisissez une Action de la Roue où vous n’avez pas de marqueur, ou Construisez un Monument.
step-over = Fin de partie
    .text = La victoire est acquise.
action-mobilize = Mobilisation
    .text = Activez une ou plusieurs de vos Armées, une fois chacune. Les Batailles viennent quand toutes ont bougé.
action-reinforce = Renforts
    .text = Recrutez une Armée : sur la côte de la Mer de votre Drakkar, ou dans une Région à Village sous votre contrôle.
action-build-temple = Construction de Temple
    .text = Bâtissez dans une Région sous votre contrôle, avec un Autel et sans Temple, et recevez un Prêtre. Certaines cases de la piste donnent une Donne de Bénédiction.
action-monsters = Monstres
    .text = Activez 1 ou 2 Monstres neutres ou à vous, ou Chassez le Monstre ou le Boss de la Région de votre Héros.
action-usurp = Usurpation
    .text = Prenez la Région de votre Héros par la seule Puissance. Les Armées étrangères se Replient, et vous pouvez y Recruter.
action-prepare = Préparation
    .text = Faites deux de ces choses, ou deux fois la même : soigner une Blessure, piocher une carte Combat, recevoir une Rune, augmenter une Armée dans une de vos Régions à Village.
action-build-monument = Construction de Monument
    .text = Seulement avec votre marqueur sur la Roue. Un Monument gagne un niveau. Vérifiez les Augures, videz la Roue, garnissez les Forges, prenez vos revenus, piochez un Événement.
deed-rouse-loki = Activer Loki
    .text = 1 Rune de sa fiche : Activez Loki dans la Région de votre Héros.
deed-tame = Prendre le contrôle d’un Monstre
    .text = 1 Rune de sa fiche : prenez le contrôle d’un Monstre neutre de la Région de votre Héros.
deed-ally = Former une Alliance
    .text = 1 Rune du Royaume : alliez-vous à un Royaume voisin de votre Héros. Le premier allié pioche 1 carte Combat.
deed-train = Augmenter une Armée
    .text = 2 Runes différentes : une de vos Armées gagne 1, n’importe où.
deed-rouse = Activer un Monstre
    .text = 2 Runes différentes : Activez un Monstre, neutre ou à vous, n’importe où.
deed-study = Piocher une carte Combat
    .text = 2 Runes différentes : piochez 1 carte Combat.
deed-travel = Placer le Héros
    .text = 2 Runes différentes : placez votre Héros dans n’importe quelle Région.
deed-grow = Augmenter la Caractéristique la plus basse
    .text = 3 Runes différentes : votre Caractéristique la plus basse gagne 1.
deed-learn = Piocher deux cartes Combat
    .text = 3 Runes différentes : piochez 2 cartes Combat.
deed-muster = Rassemblement
    .text = 2 Runes différentes, avec la Bénédiction : Recrutez une Armée de valeur fixe dans une de vos Régions à Village.
deed-war-cry = Cri de guerre
    .text = 1 Rune, celle du Monstre, avec la Bénédiction : Activez un Monstre neutre ou à vous dans la Région de votre Héros ou à côté.
deed-ordain = Ordination
    .text = 3 Runes différentes, avec la Bénédiction : recevez un Prêtre.
preparation-heal = Soigner une Blessure
preparation-draw = Piocher une carte Combat
preparation-rune = Recevoir une Rune
preparation-grow = Augmenter une Armée
reward-card = carte Combat
reward-rune = Rune
reward-army = Armée +1
road-jarl-supreme = Jarl Suprême
    .text = Contrôler toutes les Régions de 3 Territoires.
road-great-godi = Grand Godi
    .text = Contrôler { $seats ->
        [2] 4
       *[other] 5
    } Régions avec un Temple.
road-slayer = Tueur
    .text = Tuer Loki dans une Chasse. Pour le Chasser, il faut { $seats ->
        [2] 1 Monstre tué : une figurine ou un pion Tueur
       *[other] 2 Monstres tués : figurines et pions Tueur
    }.
road-ragnarok = Ragnarok
    .text = Trois Augures retournés, ou les trois Monuments achevés. Après un dernier tour chacun, le plus de Régions adjacentes à Yggdrasil l’emporte.

## Cartes et fiches ; leurs noms sont dans l’édition, leurs textes sont faits de leurs effets

name-of = { $vowel ->
        [yes] d’{ $name }
       *[other] de { $name }
    }
hero = { $name-fr }
    .title = { $title-fr }
    .of = { $of-fr }
    .effect = { $text-fr }
    .text = { $title-fr }. { $text-fr }
origin = { $name-fr }
    .effect = { $text-fr }
    .text = Une fois, après le débarquement : { $text-fr }
card = { $name-fr }
    .hunt = { $hunt-fr }
    .battle = { $battle-fr }
    .text = { $text-fr }
card-numbers = { $weapon ->
        [spear] Lance
        [sword] Épée
        [axe] Hache
        [bow] Arc
        [hammer] Marteau
        [shield] Bouclier
       *[other] Arme au choix
    }, valeur { $value }, { $losses ->
        [0] sans Perte
        [one] { $losses } Perte
       *[other] { $losses } Pertes
    }.
card-hunt = Chasse : { $text }
card-battle = Bataille : { $text }
attack = { $name-fr }
    .effect = { $text-fr }
    .text = Rage { $rage }, Point Faible { $weak }, pioche { $draw } pour le camp de la bête. { $shield ->
        [yes] {""}
       *[no] Les Boucliers ne l’arrêtent pas.{" "}
    }Sans défense : { $text-fr }
blessing = { $name-fr }
    .effect = { $text-fr }
    .text = { $god ->
        [odin] Odin
        [thor] Thor
       *[other] Freya
    }. { $text-fr }
artefact = { $name-fr }
    .effect = { $text-fr }
    .text = { $text-fr } Déchargé à l’usage, rechargé à chaque Construction de Monument.
monster = { $name-fr }
    .of = { $of-fr }
    .attack = { $text-fr }
    .special = { $special-fr }
    .text = { $boxes ->
        [one] { $boxes } case
       *[other] { $boxes } cases
    }, Rune { $rune ->
        [uruz] Uruz
        [othala] Othala
       *[other] Algiz
    }. { $boss ->
        [yes] Activation
       *[no] Attaque de Région
    } : { $text-fr } Attaque Spéciale : { $special-fr }
omen = { $players ->
        [2] { $seats ->
            [2] { $name-fr }
           *[other] { $name-fr } (deux joueurs)
        }
       *[other] { $seats ->
            [2] { $name-fr } (trois ou quatre joueurs)
           *[other] { $name-fr }
        }
    }
    .sign = { $text-fr }
    .text = Retourné lors d’une Construction de Monument si ceci est rempli : { $text-fr } Trois Augures retournés amènent le Ragnarok.
source-rulebook = dans le livret de règles
source-public = dans des textes publics
source-design = de notre invention

## Ce que font les Héros et les Bénédictions

effect-power-chieftain = Dans le Territoire du Héros, en attaque : +{ $number } par Armée à vous dans la Bataille.
effect-power-volva = Quand les Royaumes donnent leur bonus, vous comptez comme allié de ceux qui touchent la Région du Héros.
effect-power-skald = Dans le Territoire du Héros, prendre sans Bataille une Région à Village rapporte { $number ->
        [one] 1 Rune
       *[other] { $number } Runes
    }.
effect-power-shieldmaiden = Dans le Territoire du Héros, après une Bataille gagnée : une de vos Armées engagées gagne { $number }.
effect-power-berserker = Quand vous subissez une Blessure, piochez { $number ->
        [one] 1 carte
       *[other] { $number } cartes
    }. Avant une Chasse, ou une Bataille dans le Territoire du Héros, vous pouvez subir une Blessure.
effect-power-recruit_value = Les Armées que vous Recrutez selon l’Autorité valent au moins { $number }.
effect-power-fallen_draw = Quand une de vos Armées est détruite, piochez { $number ->
        [one] 1 carte
       *[other] { $number } cartes
    }.
effect-power-forced_march = Aux Manœuvres, votre Armée peut franchir 2 Régions si vous contrôlez la première.
effect-power-levy = Aux Manœuvres, après votre Activation, une Armée dans une de vos Régions à Village gagne 1.
effect-power-high_seat = Fin de votre tour, avec un Territoire entier : recevez { $number ->
        [one] 1 Rune
       *[other] { $number } Runes
    }.
effect-power-see_hand = Avant la première carte de votre Bataille, vous voyez les cartes Combat adverses.
effect-power-small_cards = Vos cartes Combat de valeur 1 ou 2 comptent +{ $number } en Bataille.
effect-power-temple_guard = +{ $number } en Bataille quand vous défendez une Région à Temple.
effect-power-victors_spared = Après une Bataille gagnée, ignorez { $number ->
        [one] 1 Perte
       *[other] { $number } Pertes
    }.
effect-power-muster = Action Runique, 2 Runes : Recrutez une Armée de { $number } dans une de vos Régions à Village.
effect-power-usurper = Votre Puissance compte +{ $number } pour Usurper.
effect-power-safe_roads = Vos Armées peuvent se Replier dans toute Région que vous contrôlez.
effect-power-hunters_draw = Début de votre Chasse : piochez { $number ->
        [one] 1 carte
       *[other] { $number } cartes
    }.
effect-power-first_blood = Début de votre Chasse d’un Monstre, sans Blessure : recouvrez 1 case sans Trophée.
effect-power-thick_hide = Ignorez { $number ->
        [one] la première Blessure
       *[other] les { $number } premières Blessures
    } de chacune de vos Chasses.
effect-power-heal_more = Quand vous soignez, soignez { $number ->
        [one] 1 Blessure
       *[other] { $number } Blessures
    } de plus.
effect-power-attackers = +{ $number } en Bataille quand vous attaquez.
effect-power-any_hammer = Dans vos Chasses, les cartes Marteau valent toute Arme.
effect-power-tamer = Vous pouvez prendre le contrôle d’un Monstre neutre à côté de votre Héros.
effect-power-longer_way = À l’étape des Héros, votre Héros va { $number ->
        [one] 1 Région
       *[other] { $number } Régions
    } plus loin.
effect-power-trophy_rune = Le premier Trophée de chacune de vos Chasses rapporte aussi { $number ->
        [one] 1 Rune
       *[other] { $number } Runes
    }.
effect-power-war_cry = Action Runique, la Rune du Monstre : Activez un Monstre neutre ou à vous dans la Région du Héros ou à côté.
effect-power-blood_price = Dans votre Bataille, défaussez jusqu’à { $number ->
        [one] 1 Rune
       *[other] { $number } Runes
    } : +1 chacune.
effect-power-last_stand = Quand vous perdez une Bataille, avant les Pertes : une Armée adverse y perd { $number }, jamais sous 1.
effect-power-limits = Vous pouvez garder { $number ->
        [one] 1 Rune et 1 carte Combat
       *[other] { $number } Runes et { $number } cartes Combat
    } de plus.
effect-power-cold_forge = Vous pouvez prendre une Rune à une Forge vide, dans le Stock.
effect-power-more_priests = En Prière, vous pouvez envoyer { $number ->
        [one] 1 Prêtre
       *[other] { $number } Prêtres
    } de plus, sur un autre Monument.
effect-power-fly_home = À l’étape des Héros, vous pouvez à la place poser votre Héros dans une Région que vous contrôlez.
effect-power-other_attribute = Quand votre Prêtre augmente une Caractéristique, vous pouvez en augmenter une autre.
effect-power-others_monument = Quand un autre joueur Construit un Monument, recevez { $number ->
        [one] 1 Rune
       *[other] { $number } Runes
    }.
effect-power-any_rune_alliance = Vous pouvez payer une Alliance avec n’importe quelle Rune.
effect-power-covered_draw = Quand votre marqueur sur la Roue est recouvert, piochez aussi { $number ->
        [one] 1 carte
       *[other] { $number } cartes
    }.
effect-power-join_bonus = Quand votre marqueur en recouvre un autre, vous seul pouvez prendre le bonus de ce Royaume, si vous en êtes l’allié.
effect-power-ordain = Action Runique, 3 Runes : recevez { $number ->
        [one] 1 Prêtre
       *[other] { $number } Prêtres
    }.
effect-power-weave = Une fois par tour, quand vous piochez hors d’une Chasse : piochez { $number ->
        [one] 1 carte
       *[other] { $number } cartes
    } de plus, puis défaussez-en autant.
effect-power-grove = Quand vous Construisez un Temple : recevez { $number ->
        [one] 1 Rune
       *[other] { $number } Runes
    } et soignez une Blessure.

## Ce que font les Artefacts

effect-artefact-horn = Quand vous Activez une Armée : elle gagne aussi { $number }.
effect-artefact-rouse = Votre étape des Héros : Activez un Monstre neutre ou à vous.
effect-artefact-undaunted = Bataille perdue : aucune Perte pour la défaite.
effect-artefact-two_runes = Votre étape d’Actions Runiques : recevez { $number ->
        [one] 1 Rune
       *[other] { $number } Runes différentes
    }.
effect-artefact-stride = Votre étape des Héros : votre Héros avance encore de { $number ->
        [one] 1 Région
       *[other] { $number } Régions
    } au plus.
effect-artefact-march_again = Vos Manœuvres : Activez 1 Armée de plus.
effect-artefact-battle_value = Votre Bataille, avant la comparaison : +{ $number }.
effect-artefact-hunt_draw = Début de votre Chasse : piochez { $number ->
        [one] 1 carte
       *[other] { $number } cartes
    }.
effect-artefact-balm = Votre étape de Prière : recevez { $number ->
        [one] 1 Rune
       *[other] { $number } Runes
    } et soignez une Blessure.

## Ce que font les cartes Combat

effect-battle-outnumbered = +{ $number } si l’adversaire a plus d’Armées.
effect-battle-win_draw = Si vous gagnez, piochez { $number ->
        [one] 1 carte
       *[other] { $number } cartes
    }.
effect-battle-after_sword = +{ $number } après une Épée à vous.
effect-battle-attacking = +{ $number } si vous attaquez.
effect-battle-weaken = Une Armée adverse perd { $number }, jamais sous 1.
effect-battle-raid = +{ $number } si vous attaquez un Village.
effect-battle-hush = L’adversaire joue encore { $number ->
        [one] 1 carte
       *[other] { $number } cartes
    } au plus.
effect-battle-guard = Ignorez jusqu’à { $number ->
        [one] 1 Perte
       *[other] { $number } Pertes
    }.
effect-battle-defending = +{ $number } si vous défendez.
effect-battle-win_rune = Si vous gagnez, recevez { $number ->
        [one] 1 Rune
       *[other] { $number } Runes
    }.
effect-hunt-snatch = Le camp de la bête, s’il a au moins 2 cartes Attaque, en défausse { $number } au hasard.
effect-hunt-draw = Piochez { $number ->
        [one] 1 carte
       *[other] { $number } cartes
    }.
effect-hunt-cleave = Contre une Blessure, recouvrez 1 case de plus, sans Trophée, jamais du Boss.
effect-hunt-calm = Prochaine Attaque : Rage −{ $number }.
effect-hunt-block = Bloque une Attaque, quelle que soit sa Rage.

## Ce que font les bêtes

effect-strike-special = L’Attaque Spéciale de sa fiche.
effect-strike-injury = { $number ->
        [one] 1 Blessure
       *[other] { $number } Blessures
    }.
effect-strike-discard = Défaussez { $number ->
        [one] 1 carte Combat
       *[other] { $number } cartes Combat
    }.
effect-strike-regenerate = { $number ->
        [one] 1 marqueur du Chasseur quitte
       *[other] { $number } marqueurs du Chasseur quittent
    } sa fiche.
effect-strike-drain = Défaussez { $number ->
        [one] 1 Rune
       *[other] { $number } Runes
    } ; sans Rune, 1 Blessure.
effect-strike-vanish = La Chasse est perdue.
effect-strike-one_box = Prochain round du Héros : recouvrez au plus { $number ->
        [one] 1 case
       *[other] { $number } cases
    }.
effect-strike-discard_if_hurt = Déjà Blessé, défaussez { $number ->
        [one] 1 carte Combat
       *[other] { $number } cartes Combat
    }.
effect-strike-no_draw = Pas de pioche ce round, sauf pour le Point Faible.
effect-strike-lose_random = Défaussez { $number ->
        [one] 1 carte Combat
       *[other] { $number } cartes Combat
    } au hasard.
effect-strike-injury_or_discard = 1 Blessure, ou défaussez { $number ->
        [one] 1 carte Combat
       *[other] { $number } cartes Combat
    }.
effect-strike-more_attacks = Le camp de la bête pioche { $number ->
        [one] 1 carte Attaque
       *[other] { $number } cartes Attaque
    } de plus.
effect-rampage-all_lose = Chaque Armée de sa Région perd { $number }.
effect-rampage-rout = Toutes les Armées d’un joueur dans sa Région se Replient.
effect-rampage-one_loses = Une Armée de sa Région perd { $number }.
effect-rampage-near_loses = Une Armée d’une Région adjacente perd { $number }.
effect-rampage-heroes_hurt = Chaque Héros de sa Région subit { $number ->
        [one] 1 Blessure
       *[other] { $number } Blessures
    }.
effect-rampage-holder_pays = Le contrôleur de la Région défausse { $number ->
        [one] 1 Rune
       *[other] { $number } Runes
    }.
effect-rampage-storm = Tous les Drakkars d’une de ses Mers, de toute Mer si elle est enclavée, sont poussés vers une Mer adjacente.
effect-rampage-trickster = Il est placé dans une Région sans Armée ; puis une Armée voisine peut perdre { $number }.

## Ce que donnent et demandent Royaumes, Origines, Dieux et Augures

effect-bonus-rune = Recevez { $number ->
        [one] 1 Rune
       *[other] { $number } Runes
    }.
effect-bonus-hero_or_heal = Placez votre Héros dans n’importe quelle Région, ou soignez 1 Blessure.
effect-bonus-grow = { $number ->
        [one] Une de vos Armées gagne 1
       *[other] Vos Armées gagnent { $number } en tout
    }.
effect-bonus-recruit = Recrutez une Armée de { $number } dans une Région sous votre contrôle.
effect-bonus-draw = Piochez { $number ->
        [one] 1 carte Combat
       *[other] { $number } cartes Combat
    }.
effect-bonus-sail_or_place = Déplacez votre Drakkar de { $number ->
        [one] 1 Mer
       *[other] { $number } Mers
    } au plus, ou placez une de vos Armées dans une Région sous votre contrôle.
effect-birth-first = Vous jouez en premier.
effect-birth-rune = Recevez { $number ->
        [one] 1 Rune
       *[other] { $number } Runes
    }.
effect-birth-authority = Autorité +{ $number }.
effect-birth-might = Puissance +{ $number }.
effect-birth-wisdom = Sagesse +{ $number }.
effect-birth-landing = Une troisième Armée de { $number } débarque dans une autre Région de la côte de votre Drakkar.
effect-birth-alliance = Alliez-vous à un Royaume de votre choix.
effect-gift-grow = { $number ->
        [one] une Armée gagne 1
       *[other] des Armées gagnent { $number } en tout
    }
effect-gift-draw = { $number ->
        [one] 1 carte Combat
       *[other] { $number } cartes Combat
    }
effect-gift-rune = { $number ->
        [one] 1 Rune
       *[other] { $number } Runes
    }
effect-sign-level = Un Monument est au niveau { $number }.
effect-sign-levels = Les niveaux des Monuments totalisent { $number }.
effect-sign-territories = Un joueur contrôle { $number ->
        [one] un Territoire entier
       *[other] { $number } Territoires entiers
    }.
effect-sign-temples = Un joueur contrôle { $number ->
        [one] 1 Région
       *[other] { $number } Régions
    } avec Temple.
effect-sign-kills = Un joueur a { $number ->
        [one] 1 Monstre tué
       *[other] { $number } Monstres tués
    }.
effect-sign-slain = { $number ->
        [one] 1 Monstre a été tué
       *[other] { $number } Monstres ont été tués en tout
    }.

## Questions

ask-keep_hero = Choisissez un Héros à garder.
    .wait = { $seat-subject } choisit un Héros.
ask-keep_origin = Choisissez une Origine à garder.
    .wait = { $seat-subject } choisit une Origine.
ask-anchor = Choisissez une Mer pour votre Drakkar.
    .wait = { $seat-subject } place son Drakkar.
ask-land = Choisissez une Région pour votre Héros et deux Armées de 1.
    .wait = { $seat-subject } choisit où débarquer.
ask-land_again = Choisissez une autre Région de la côte pour votre troisième Armée.
    .wait = { $seat-subject } débarque une troisième Armée.
ask-first_alliance = Choisissez le Royaume qui est votre allié dès le départ.
    .wait = { $seat-subject } choisit un premier allié.
ask-pray = Prière : { $forged ->
        [0] envoyer un Prêtre, prendre la Rune d’une Forge, ou continuer ?
       *[other] la Rune de la Forge est à vous. Envoyer un Prêtre, ou continuer ?
    }
    .wait = { $seat-subject } prie.
ask-other_attribute = Votre Prêtre augmente { $attribute-the }. Choisissez une autre Caractéristique qui gagne 1.
    .wait = { $seat-subject } choisit une Caractéristique.
ask-hero_option = { $moved ->
        [0] Héros : vous déplacer, ramer, soigner, ou continuer ?
       *[other] Héros : utiliser un Artefact, ou continuer ?
    }
    .wait = { $seat-subject } joue son étape du Héros.
ask-rouse = Choisissez un Monstre à Activer.
    .wait = { $seat-subject } choisit un Monstre.
ask-stride = Choisissez où va votre Héros : à { $paces ->
        [one] { $paces } Région
       *[other] { $paces } Régions
    } au plus.
    .wait = { $seat-subject } déplace son Héros.
ask-rune_action = Choisissez une Action Runique.
    .wait = { $seat-subject } choisit une Action Runique.
ask-spare_rune = Payez deux Runes différentes. Choisissez celle que vous gardez.
    .wait = { $seat-subject } paie des Runes.
ask-tame = Choisissez un Monstre dont prendre le contrôle.
    .wait = { $seat-subject } prend le contrôle d’un Monstre.
ask-war_cry = Cri de guerre : choisissez un Monstre.
    .wait = { $seat-subject } appelle un Monstre.
ask-ally = Choisissez un Royaume à qui vous allier.
    .wait = { $seat-subject } choisit un allié.
ask-pay_any = Choisissez la Rune à payer pour l’Alliance avec { $realm }.
    .wait = { $seat-subject } paie une Alliance.
ask-travel = Choisissez une Région pour votre Héros.
    .wait = { $seat-subject } place son Héros.
ask-lowest_attribute = Choisissez laquelle de vos Caractéristiques les plus basses gagne 1.
    .wait = { $seat-subject } augmente une Caractéristique.
ask-muster = Choisissez une Région à Village où Recruter.
    .wait = { $seat-subject } Recrute.
ask-manoeuvre = Manœuvres : choisissez une Armée à Activer.
    .wait = { $seat-subject } choisit une Armée.
ask-march_again = Plume de tempête : choisissez une autre Armée à Activer.
    .wait = { $seat-subject } choisit une autre Armée.
ask-army_acts = Choisissez où marche votre Armée de { $value }, depuis { $region-short }.
    .wait = { $seat-subject } déplace une Armée.
ask-special = Choisissez une Action Spéciale.
    .wait = { $seat-subject } choisit une Action Spéciale.
ask-realm_bonus = { $realm } : prendre le bonus ? { $realm-bonus }
    .wait = { $seat-subject } peut prendre le bonus { $realm-of }.
ask-settle_army = Choisissez où placer l’Armée qui se trouve { $region-in }.
    .wait = { $seat-subject } place une Armée.
ask-mobilize = { $first ->
        [0] Mobilisation : choisissez l’Armée suivante à Activer, ou finissez.
       *[other] Mobilisation : choisissez la première Armée à Activer.
    }
    .wait = { $seat-subject } mobilise.
ask-prepare = Choisissez ce que vous préparez.
    .wait = { $seat-subject } se prépare.
ask-garrison = Recruter une Armée dans la Région que vous Usurpez ({ $region }) ?
    .wait = { $seat-subject } peut Recruter { $region-in }.
ask-build_temple = Choisissez une Région pour votre Temple.
    .wait = { $seat-subject } bâtit un Temple.
ask-take_blessing = Choisissez une Bénédiction.
    .wait = { $seat-subject } choisit une Bénédiction.
ask-monsters = Choisissez un Monstre à Activer, ou à Chasser.
    .wait = { $seat-subject } choisit un Monstre.
ask-second_monster = { $first } a agi. Choisissez un autre Monstre à Activer.
    .wait = { $seat-subject } peut Activer un autre Monstre.
ask-erect = Choisissez le Dieu dont le Monument gagne un niveau.
    .wait = { $seat-subject } Construit un Monument.
ask-grow_army = { $village ->
        [0] Choisissez une de vos Armées qui gagne 1.
       *[other] Choisissez une de vos Armées en Région à Village qui gagne 1.
    }
    .wait = { $seat-subject } augmente une Armée.
ask-recruit = Choisissez où Recruter une Armée.
    .wait = { $seat-subject } Recrute.
ask-retreat = { $value ->
        [0] Vos Armées se Replient { $region-from }. Choisissez où.
       *[other] Votre Armée de { $value } se Replie { $region-from }. Choisissez où.
    }
    .wait = { $seat-subject } se Replie { $region-from }.
ask-next_battle = Choisissez la Bataille à livrer d’abord.
    .wait = { $seat-subject } choisit la prochaine Bataille.
ask-gain_rune = Choisissez une Rune à recevoir.
    .wait = { $seat-subject } choisit une Rune.
ask-drop_rune = Choisissez une Rune à défausser.
    .wait = { $seat-subject } défausse une Rune.
ask-discard_card = Choisissez une carte Combat à défausser.
    .wait = { $seat-subject } défausse une carte Combat.
ask-injure = Votre Héros est Blessé. Choisissez une Caractéristique.
    .wait = { $seat-subject } choisit une Blessure.
ask-heal_injury = Choisissez une Blessure à soigner.
    .wait = { $seat-subject } soigne une Blessure.
ask-beast_acts = { $monster } : { $face-asks }
    .wait = { $seat-subject } choisit pour { $monster }.
ask-trample = { $monster } vient { $region-in }. Choisissez une Armée à Piétiner.
    .wait = { $seat-subject } choisit une Armée que { $monster } Piétine.
ask-strike = Choisissez une Armée à frapper.
    .wait = { $seat-subject } choisit une Armée à frapper.
ask-whose = Choisissez le joueur dont les Armées sont frappées.
    .wait = { $seat-subject } choisit à qui sont les Armées frappées.
ask-blow = Une tempête { $region-in } : choisissez les Drakkars poussés, et où.
    .wait = { $seat-subject } choisit où souffle la tempête.
ask-free_monster = Vous contrôlez deux Monstres. Choisissez celui que vous libérez.
    .wait = { $seat-subject } libère un Monstre.
ask-place_loki = Choisissez où va Loki.
    .wait = { $seat-subject } place Loki.
ask-loki_strikes = Choisissez une Armée voisine de Loki à frapper.
    .wait = { $seat-subject } choisit une Armée que Loki frappe.
ask-rage_before = Bataille { $region-in } : subir d’abord une Blessure pour piocher une carte Combat ?
    .wait = { $seat-subject } peut subir une Blessure avant la Bataille.
ask-battle_card = Choisissez une carte Combat à jouer.
    .wait = { $seat-subject } choisit une carte Combat.
ask-weaken = Choisissez une Armée { $foe-of } { $region-in } qui perd 1.
    .wait = { $seat-subject } choisit une Armée { $foe-of } à affaiblir.
ask-spend_artefact = Décharger maintenant l’Artefact { $artefact } ? { $artefact-effect }
    .wait = { $seat-subject } peut utiliser l’Artefact { $artefact }.
ask-blood_price = Choisissez combien de Runes payer, pour +1 chacune.
    .wait = { $seat-subject } peut payer des Runes pour la valeur de Bataille.
ask-spare_army = Choisissez une de vos Armées { $region-in } que vos Boucliers préservent de la défaite.
    .wait = { $seat-subject } peut préserver des Armées de la défaite.
ask-ignore_losses = Choisissez combien de Pertes de vos cartes ignorer : { $limit } au plus.
    .wait = { $seat-subject } peut ignorer des Pertes.
ask-take_loss = Choisissez une de vos Armées { $region-in } qui subit une Perte.
    .wait = { $seat-subject } subit des Pertes.
ask-claim = Vous avez gagné ! Choisissez votre première récompense.
    .wait = { $seat-subject } prend ses récompenses.
ask-praise = Choisissez une de vos Armées { $region-in } qui gagne 1.
    .wait = { $seat-subject } augmente une Armée.
ask-start_hunt = La Chasse commence. Choisissez ce que vous utilisez avant le premier round.
    .wait = { $seat-subject } se prépare à la Chasse.
ask-attack = Vous jouez { $monster } contre { $hunter-the }. Choisissez une carte Attaque ; les autres sont défaussées.
    .wait = { $seat-subject } choisit l’Attaque de la bête.
ask-defend = Choisissez des cartes pour vous défendre.{ $picks ->
        [0] {""}
        [one] {" "}Une carte jusqu’ici.
       *[other] {" "}{ $picks } cartes jusqu’ici.
    }
    .wait = { $seat-subject } se défend.
ask-regenerate = Choisissez un marqueur du Chasseur à retirer de la fiche.
    .wait = { $seat-subject } choisit un marqueur.
ask-injury_or_discard = Subir une Blessure, ou défausser { $count ->
        [one] { $count } carte Combat
       *[other] { $count } cartes Combat
    } ?
    .wait = { $seat-subject } choisit entre Blessure et défausse.
ask-strike_beast = Choisissez une carte et une case à recouvrir.
    .wait = { $seat-subject } frappe la bête.
ask-second_card = Choisissez une carte qui frappe avec { $card }.
    .wait = { $seat-subject } choisit une seconde carte.
ask-cleave = Subir une Blessure pour recouvrir aussi une autre case ?
    .wait = { $seat-subject } peut recouvrir une autre case.
ask-use_effect = Utiliser l’effet de Chasse de la carte { $card } ?
    .wait = { $seat-subject } peut utiliser l’effet de la carte { $card }.
ask-realm_trophy = Votre Trophée est une Alliance. Choisissez un Royaume.
    .wait = { $seat-subject } choisit un Royaume.

## Options ; .verb, .row et .cell pour les listes

option-done = { $question ->
    [pray] Passer à l’étape des Héros
    [hero_option] Passer aux Actions Runiques
    [rune_action] Aucune Action Runique
    [manoeuvre] N’Activer aucune Armée
    [march_again] Aucune autre Armée
    [mobilize] Terminer
    [second_monster] Aucun autre Monstre
    [start_hunt] Passer au premier round
    [defend] Terminé
    [strike_beast] Finir le round
    [spare_army] N’en préserver plus
   *[other] Terminé
}
option-pass = Passer
option-decline = { $question ->
    [realm_bonus] Refuser le bonus
    [garrison] Ne rien Recruter
    [trample] Ne Piétiner aucune Armée
    [loki_strikes] Ne frapper aucune Armée
    [rage_before] Pas de Blessure
    [spend_artefact] Le garder
    [injury_or_discard] Défausser des cartes
    [cleave] Aucune autre case
    [use_effect] Ne pas utiliser son effet
   *[other] Non
}
option-accept = { $question ->
    [realm_bonus] Prendre le bonus
    [garrison] Recruter une Armée
    [rage_before] Subir une Blessure
    [start_hunt] Subir une Blessure, contre une carte Combat
    [injury_or_discard] Subir une Blessure
    [use_effect] Utiliser son effet
   *[other] Oui
}
option-keep-hero = Garder { $hero }
    .verb = Garder
    .cell = { $hero }
option-keep-origin = Garder { $origin }
    .verb = Garder
    .cell = { $origin }
option-anchor = Mouiller { $sea-in }
    .verb = Mouiller
    .cell = { $sea }
option-land = Débarquer { $region-in }
    .verb = Débarquer
    .cell = { $region-short }
option-send = Envoyer un Prêtre { $god-to }
    .verb = Envoyer un Prêtre
    .cell = { $god-to }
option-forge = Prendre la Rune de la Forge
option-walk = Déplacer votre Héros { $region-to }
    .verb = Déplacer votre Héros
    .cell = { $region-short }
option-row = Mener votre Drakkar { $sea-to }
    .verb = Ramer
    .cell = { $sea }
option-heal = Soigner { $attribute-the }
    .verb = Soigner
    .cell = { $attribute }
option-appear = Placer votre Héros { $region-in }
    .verb = Placer votre Héros
    .cell = { $region-short }
option-invoke = { $deed }
    .verb = Action Runique
    .cell = { $deed }
option-spare = Garder { $rune-a }
    .verb = Garder
    .cell = { $rune }
option-pay = Payer { $rune-a }
    .verb = Payer
    .cell = { $rune }
option-use = Utiliser { $artefact }
    .verb = Utiliser
    .cell = { $artefact }
option-gain = Recevoir { $rune-a }
    .verb = Recevoir
    .cell = { $rune }
option-drop = Défausser { $rune-a }
    .verb = Défausser
    .cell = { $rune }
option-discard = Défausser { $card }
    .verb = Défausser
    .cell = { $card }
option-hurt = Blessure : { $attribute }
    .verb = Blessure
    .cell = { $attribute }
option-raise = Augmenter { $attribute-the } de 1
    .verb = Augmenter
    .cell = { $attribute }
option-join = S’allier à { $realm }
    .verb = S’allier à
    .cell = { $realm }
option-activate = Activer l’Armée de { $value-number } { $region-in }
    .verb = Activer
    .row = { $region-short }
    .cell = { $value }
    .asks-value = Choisissez une Armée { $region-in }.
option-march = Marcher { $region-to }
    .verb = Marcher
    .cell = { $region-short }
option-grow = Augmenter l’Armée de { $value-number } { $region-in }
    .verb = Augmenter
    .row = { $region-short }
    .cell = { $value }
option-train = Entraîner l’Armée sur place : +1
option-recruit = Recruter { $region-in }
    .verb = Recruter
    .cell = { $region-short }
option-move = Placer ailleurs l’Armée de { $value-number } { $region-of }
    .verb = Placer
    .row = { $region-short }
    .cell = { $value }
option-settle = La placer { $region-in }
    .verb = Placer
    .cell = { $region-short }
option-retreat = Se Replier { $region-to }
    .verb = Se Replier
    .cell = { $region-short }
option-strike = L’Armée de { $value-number } { $region-in }
    .verb = Frapper
    .row = { $region-short }
    .cell = { $value }
option-lose = Perte pour l’Armée de { $value-number } { $region-in }
    .verb = Perte
    .row = { $region-short }
    .cell = { $value }
option-keep = Préserver l’Armée de { $value-number } { $region-in }
    .verb = Préserver
    .row = { $region-short }
    .cell = { $value }
option-whose = Celles { $foe-of }
    .verb = Armées
    .cell = { $foe-of }
option-act = { $action }
    .verb = Action Spéciale
    .cell = { $action }
option-prepare = { $preparation }
    .verb = Préparer
    .cell = { $preparation }
option-build = Bâtir { $region-in }
    .verb = Bâtir
    .cell = { $region-short }
option-erect = Le Monument { $god-of }
    .verb = Construire
    .cell = Monument { $god-of }
option-take = Prendre { $blessing }
    .verb = Prendre
    .cell = { $blessing }
option-fight = Se battre { $region-in }
    .verb = Se battre
    .cell = { $region-short }
option-draw = Piocher pour la Chasse
option-rouse = Activer { $monster }
    .verb = Activer
    .cell = { $monster }
option-tame = Prendre le contrôle { $monster-of }
    .verb = Contrôler
    .cell = { $monster }
option-free = Libérer { $monster }
    .verb = Libérer
    .cell = { $monster }
option-hunt = Chasser { $monster }
    .verb = Chasser
    .cell = { $monster }
option-stalk = Aller { $region-in }
    .verb = Déplacer
    .cell = { $region-short }
option-rampage = Attaquer sa Région
option-blow = Pousser les Drakkars { $sea-from } { $target-to }
    .verb = Pousser
    .row = { $sea-from }
    .cell = { $target-to }
    .asks-target = Choisissez où vont les Drakkars { $sea-from }.
option-attack = Jouer { $attack }
    .verb = Jouer
    .cell = { $attack }
option-defend = Se défendre avec { $card }
    .verb = Se défendre avec
    .cell = { $card }
option-cover = Recouvrir la { $box } avec { $card }
    .verb = Frapper
    .row = { $card }
    .cell = { $box }
    .asks-box = Choisissez la case à recouvrir avec { $card }.
option-with = Avec { $card }
    .verb = Avec
    .cell = { $card }
option-box = { $question ->
        [regenerate] Libérer
       *[other] Recouvrir
    } la { $box }
    .verb = { $question ->
        [regenerate] Libérer
       *[other] Recouvrir
    }
    .cell = { $box }
option-play = Jouer { $card }
    .verb = Jouer
    .cell = { $card }
option-claim = Prendre : { $reward }
    .verb = Prendre
    .cell = { $reward }
option-offer = { $question ->
        [blood_price] Runes payées : { $number }
       *[other] Pertes ignorées : { $number }
    }
    .verb = { $question ->
        [blood_price] Payer
       *[other] Ignorer
    }
    .cell = { $number }

## Ce qui se passe

event-DraftBegan = { $seat-subject } débute la Donne de Héros.
event-HeroKept = { $seat-subject } joue { $hero }, { $origin }.
event-DrakkarPlaced = { $seat-subject } mouille { $sea-in }.
event-Landed = { $seat-subject } débarque { $region-in } avec son Héros et deux Armées de 1.
event-FirstPlayer = { $seat-subject } joue en premier.
event-TurnBegan = Tour { $seat-of }, manche { $round }.
event-StepBegan = { $seat-subject } : { $step }.
event-PriestSent = { $seat-subject } envoie un Prêtre { $god-to } (niveau { $level }).
event-RuneForged = { $seat-subject } prend { $rune-a } à la Forge { $region-of }.
event-HeroMoved = { $seat-subject } déplace son Héros { $region-to }.
event-HeroPlaced = { $seat-subject } place son Héros { $region-in }.
event-DrakkarMoved = { $seat-subject } rame { $sea-to }.
event-RuneActionTaken = { $seat-subject } paie { $runes } : { $deed }.
event-SpecialActionTaken = { $seat-subject } choisit une Action Spéciale : { $action }.
event-MarkerCovered = Le marqueur { $seat-of } ({ $action }) est recouvert : une Rune en échange.
event-RealmBonusTaken = { $seat-subject } prend le bonus { $realm-of }.
event-RealmBonusDeclined = { $seat-subject } refuse le bonus { $realm-of }.
event-RunesGained = { $seat-subject } reçoit { $runes-count ->
    [one] une Rune
   *[other] des Runes
} : { $runes }.
event-RunesDiscarded = { $seat-subject } défausse { $runes-count ->
    [one] une Rune
   *[other] des Runes
} : { $runes }.
event-PriestsGained = { $seat-subject } reçoit { $count ->
    [one] un Prêtre
   *[other] { $count } Prêtres
}.
event-CardsDrawn = { $seat-subject } pioche { $count ->
    [one] une carte Combat
   *[other] { $count } cartes Combat
}.
event-CardsSeen = { $seat-subject } pioche { $cards }.
event-CardsDiscarded = { $seat-subject } défausse { $cards }.
event-DeckShuffled = Les cartes Combat sont remélangées : { $count } dans le paquet.
event-ArtefactWon = { $seat-subject } prend l’Artefact { $artefact }.
event-ArtefactUsed = { $seat-subject } utilise l’Artefact { $artefact }.
event-BlessingsOffered = Bénédictions proposées : { $blessings }.
event-BlessingTaken = { $seat-subject } prend la Bénédiction { $blessing }.
event-BlessingDiscarded = La Bénédiction { $blessing } est défaussée.
event-AttributeRaised = { $seat-subject } porte { $attribute-own } à { $value }.
event-Injured = { $seat-subject } subit une Blessure : { $attribute }.
event-InjuryIgnored = { $seat-subject } ignore une Blessure.
event-Healed = { $seat-subject } soigne { $attribute-own }.
event-AllianceFormed = { $seat-subject } s’allie à { $realm }.
event-Recruited = { $seat-subject } Recrute une Armée de { $value } { $region-in }.
event-ArmyMoved = { $seat-subject } marche avec une Armée de { $value } { $origin-from } { $region-to }.
event-ArmyPlaced = { $seat-subject } place une Armée de { $value } { $region-in }.
event-ArmyGrew = Une Armée { $seat-of } { $region-in } passe à la valeur { $value }.
event-ArmyShrank = Une Armée { $seat-of } { $region-in } tombe à la valeur { $value }.
event-ArmyDestroyed = Une Armée { $seat-of } { $region-in } est détruite.
event-ArmyRetreated = Une Armée de { $value } { $seat-of } se Replie { $origin-from } { $region-to }.
event-ControlTaken = { $seat-subject } contrôle la { $region }.
event-Usurped = { $seat-subject } Usurpe la { $region }.
event-TempleBuilt = { $seat-subject } bâtit un Temple { $region-in }.
event-MonumentBuilt = { $seat-subject } porte le Monument { $god-of } au niveau { $level }.
event-OmenTurned = Un Augure s’accomplit : { $omen }.
event-WheelCleared = Les Prêtres rentrent, la Roue est vidée, les Artefacts sont rechargés.
event-ForgesFilled = Les Forges sont garnies : { $regions }.
event-ForgesHarvested = { $seat-subject } récolte les Runes de ses Forges : { $runes }.
event-EventDrawn = Un Événement : { $region }, Rune { $placement }.
event-RagnarokBegan = Le Ragnarok commence ! Encore un tour chacun, { $seat-the } en dernier.
event-RagnarokOver = Le Ragnarok est passé. On compte les Régions adjacentes à Yggdrasil.
event-Victory = { $seat-subject } gagne : { $road }.
event-MonsterPlaced = { $monster } apparaît { $region-in }.
event-DieRolled = Le dé pour { $monster } : { $face }.
event-MonsterMoved = { $monster } va { $region-in }.
event-MonsterRampaged = { $monster } attaque la { $region }.
event-Trampled = { $monster } Piétine une Armée { $seat-of } { $region-in }.
event-MonsterTamed = { $seat-subject } prend le contrôle { $monster-of }.
event-MonsterFreed = { $seat-subject } libère { $monster }.
event-DrakkarsBlown = Une tempête pousse les Drakkars { $origin-from } { $sea-to }.
event-MonsterSlain = { $seat-subject } tue { $monster } !
event-SlayerTokenGained = { $seat-subject } reçoit un pion Tueur pour { $monster }.
event-HuntBegan = { $seat-subject } Chasse { $monster } ; { $keeper-subject } joue la bête.
event-AttackPlayed = { $monster } attaque : { $attack }, Rage { $rage }.
event-DefencePlayed = { $cards-count ->
    [0] { $seat-subject } ne se défend pas.
   *[other] { $seat-subject } se défend avec { $cards } (valeur { $value }).
}
event-AttackBlocked = { $seat-subject } résiste à l’Attaque.
event-AttackHit = { $seat-subject } encaisse l’Attaque : { $attack }.
event-WeakPointFound = { $seat-subject } trouve le Point Faible : { $total } contre { $needed }.
event-BoxCovered = { $seat-subject } recouvre la case { $box } { $monster-of }{ $cards-count ->
    [0] {""}
   *[other] {" "}avec { $cards }
}.
event-BoxFreed = { $seat-subject } perd son marqueur de la case { $box } { $monster-of }.
event-TrophyWon = { $seat-subject } gagne un Trophée : { $trophy }.
event-AttacksDiscarded = Le camp de la bête défausse { $attacks }.
event-HuntWon = { $seat-subject } gagne la Chasse contre { $monster }.
event-HuntLost = { $seat-subject } perd la Chasse contre { $monster }.
event-HuntOver = La Chasse contre { $monster } est finie.
event-SheetCleared = Tous les marqueurs quittent la fiche { $monster-of }.
event-BattleBegan = Bataille { $region-in } : { $attacker-subject } attaque, { $defender-subject } défend.
event-HandShown = { $seat-subject } { $cards-count ->
    [0] n’a aucune carte Combat à montrer
   *[other] montre { $cards }
}.
event-HandLookedAt = { $seat-subject } regarde les cartes Combat { $other-of }.
event-CombatCardPlayed = { $seat-subject } joue { $card } (+{ $value }).
event-PassedInBattle = { $seat-subject } passe.
event-ValueAdded = { $seat-subject } ajoute { $amount } à sa valeur de Bataille.
event-ValuesCompared = Valeurs de Bataille : { $attacker } { $attack }, { $defender } { $defence }.
event-BattleWon = { $seat-subject } gagne la Bataille { $region-in }.
event-BattleOver = La Bataille { $region-in } est finie.
event-LossesIgnored = { $seat-subject } ignore { $count ->
    [one] une Perte
   *[other] { $count } Pertes
}.

## Pourquoi quelque chose ne peut être choisi, en quelques mots ; par la règle qui le dit

# -- raisons : les bêtes et les chasses

why-lr-501 = un Monstre Activé se déplace ou attaque
why-lr-503 = un Monstre va dans une Région adjacente
    .die = le dé ne montre qu’une flèche : déplacez le Monstre
why-lr-504 = choisissez ce que frappe l’Attaque de Région
    .far = hors de portée de l’Attaque de Région
    .whose = aucune Armée de ce joueur n’est visée
why-lr-509 = aucune Armée de cette valeur ne s’y trouve
why-lr-510 = il Piétine une Armée de la Région où il arrive
why-lr-511 = choisissez l’Armée à Piétiner
why-lr-512 = un Monstre neutre doit Piétiner
why-lr-517 = libérez d’abord un de vos deux Monstres
    .yours = vous ne le contrôlez pas
why-lr-526 = choisissez où le vent pousse les Drakkars
    .empty = aucun Drakkar n’est dans cette Mer
    .far = la tempête n’atteint pas cette Mer
    .next = le vent pousse les Drakkars dans une Mer adjacente
why-lr-527 = vous pouvez recouvrir { $most } cases ce round
why-lr-531 = subissez une Blessure, ou défaussez
    .cards = il faut { $needs } cartes Combat ; vous en avez { $has }
why-lr-544 = décidez pour Loki
    .armies = Loki ne va que dans une Région sans Armée
    .far = pas dans une Région adjacente à Loki
why-lr-547 = jouez la carte pour l’autre symbole
    .hand = vous n’avez pas d’autre carte de ce genre
    .two = la case demande deux cartes ; vous n’en avez pas pour son autre symbole
    .weapon = elle ne montre pas l’autre symbole
why-lr-604 = utilisez d’abord les effets du début de la Chasse
    .none = vous n’avez pas cet effet
    .used = déjà utilisé dans cette Chasse
why-lr-609 = jouez une carte Attaque pour le Monstre
    .hand = cette carte Attaque n’est pas dans votre main
why-lr-610 = défendez-vous avec des cartes Combat, ou terminez
    .hand = pas dans votre main
    .laid = vous avez joué toutes vos cartes de ce genre
why-lr-622 = recouvrez une case avec une carte, ou terminez le round
    .hand = pas dans votre main
    .weapon = l’arme ne correspond pas à la case
why-lr-623 = déjà recouverte
    .none = aucune case de ce numéro sur la fiche
why-lr-624 = utilisez l’effet de Chasse de la carte, ou déclinez
why-lr-630 = un Bouclier n’inflige pas de Dégât
why-lr-633 = choisissez un Royaume pour le Trophée
    .allied = vous y êtes déjà allié
why-lr-929 = déchargé
why-lr-938 = recouvrez une autre case pour une Blessure, ou déclinez
    .same = la carte recouvre déjà cette case
    .trophy = seulement une case sans Trophée
why-lr-957 = retirez de la fiche un marqueur du Chasseur
    .open = aucun marqueur n’est sur cette case
    .other = ce marqueur n’est pas celui du Chasseur
why-lr-974 = recouvrez une case sans Trophée
    .boss = pas contre le Boss
    .hurt = seulement un Héros sans Blessure
    .trophy = seulement une case sans Trophée
why-lr-997 = les trois Caractéristiques sont Blessées

# -- reasons: battles

why-lr-250 = Repliez-vous dans une Région adjacente que vous contrôlez
    .foreign = vous ne contrôlez pas cette Région
    .far = pas adjacente
why-lr-254 = un autre joueur y a des Armées
    .loki = aucune Armée n’entre dans la Région de Loki
why-lr-702 = choisissez l’une des Batailles à livrer
why-lr-704 = jouez une carte Combat ou passez
    .hand = pas dans votre main
why-lr-707 = coûte { $losses } en Pertes ; vos Armées valent { $has }
why-lr-708 = coûte { $losses } en Pertes en plus de { $played } ; vos Armées valent { $has }
why-lr-712 = la Perte frappe l’une de vos Armées
    .absent = vous n’avez pas cette Armée dans la Bataille
why-lr-725 = choisissez votre prochaine récompense
why-lr-842 = utilisez cet Artefact maintenant, ou gardez-le chargé
    .charge = déchargé
    .moment = inutilisable maintenant
    .owner = cet Artefact n’est pas à vous
why-lr-907 = Lagertha renforce une Armée qui a pris part à la Bataille
    .absent = vous n’avez pas cette Armée dans la Bataille
    .full = aucune Armée ne dépasse { $most }
why-lr-909 = Beowulf peut s’infliger une Blessure maintenant
why-lr-940 = choisissez une Armée ennemie de cette Bataille
    .absent = pas d’Armée ennemie de cette valeur dans la Bataille
    .least = cette Armée ne peut pas être réduite davantage
why-lr-945 = plus de cartes après le Coup de tonnerre
why-lr-947 = choisissez les Pertes que votre Bouclier ignore
    .most = vous pouvez en ignorer { $most } au plus
why-lr-983 = choisissez combien de Runes payer
    .most = vous pouvez en payer { $most } au plus
    .runes = il faut { $needs } Runes ; vous en avez { $has }

# raisons : le tour

why-lr-244 = une Armée se déplace vers une Région adjacente
why-lr-245 = aucune Armée n’entre dans la Région de Loki
why-lr-302 = suivez l’ordre des étapes du tour
why-lr-303 = l’Action Spéciale est obligatoire
why-lr-306 = priez, ou passez à l’étape des Héros
    .forged = vous avez déjà forgé une Rune dans cette Prière
    .sent = vous avez déjà envoyé un Prêtre dans cette Prière
why-lr-308 = vous n’avez aucun Prêtre en Réserve
why-lr-309 = les { $slots } emplacements de Prêtre de ce Monument sont pris
why-lr-319 = votre Héros n’est pas sur une Forge
why-lr-320 = cette Forge est vide
why-lr-321 = déplacez le Héros ou le Drakkar, soignez, ou continuez
    .chosen = vous avez déjà joué cette étape
why-lr-322 = votre Héros se déplace de { $most } Régions au plus
why-lr-323 = votre Drakkar se déplace de { $most } Mers au plus
why-lr-324 = soignez une Caractéristique Blessée
    .unharmed = cette Caractéristique n’est pas Blessée
why-lr-325 = déjà au plus haut
why-lr-330 = choisissez la Caractéristique à Blesser
    .injured = déjà Blessée
why-lr-334 = faites une Action Runique, ou continuez
    .taken = une seule Action Runique par tour
why-lr-336 = vous n’avez pas la Rune qu’elle coûte
why-lr-337 = payez des Runes de types différents
    .missing = vous n’avez pas les deux autres
    .set = il faut { $needs } Runes de types différents ; vous en avez { $has }
why-lr-338 = Loki n’est pas avec votre Héros
why-lr-339 = prenez le contrôle d’un Monstre neutre
    .far = ce Monstre n’est pas à portée de votre Héros
    .held = déjà contrôlé
    .none = aucun Monstre n’est à portée de votre Héros
    .taken = tout Monstre à portée de votre Héros est déjà contrôlé
why-lr-340 = alliez-vous à un Royaume
    .far = ce Royaume n’est pas adjacent à la Région de votre Héros
    .none = aucun Royaume n’est adjacent à la Région de votre Héros
    .taken = vous êtes allié à tout Royaume adjacent à la Région de votre Héros
why-lr-342 = choisissez un Monstre à Activer
    .away = ce Monstre n’est pas en jeu
    .boss = Loki n’est pas un Monstre
    .foreign = contrôlé par un autre joueur
    .none = aucun Monstre en jeu n’est neutre ou à vous
why-lr-344 = placez votre Héros dans une autre Région
why-lr-345 = augmentez votre Caractéristique la plus basse
why-lr-348 = demande sa Bénédiction
why-lr-349 = Activez une Armée, ou continuez
    .army = vous n’y avez aucune Armée de cette valeur
    .none = vous n’y avez aucune Armée
why-lr-350 = l’Armée se déplace, ou augmente
    .stuck = cette Armée ne peut ni se déplacer ni augmenter
why-lr-351 = cette Armée n’est pas dans une de vos Régions à Village
why-lr-352 = seulement sans Armée en jeu ; vous en avez { $has }
why-lr-356 = il ne vous reste aucune Armée en Réserve
why-lr-358 = cela ne changerait rien
why-lr-360 = déjà à { $most }
why-lr-401 = choisissez une Action Spéciale
why-lr-403 = votre marqueur est déjà sur cette Action
why-lr-407 = prenez le bonus du Royaume, ou renoncez
    .useless = le bonus ne ferait rien
why-lr-413 = vous n’avez aucune Région où Recruter
why-lr-414 = Activez vos Armées
    .again = déjà Activée
    .first = Activez au moins une Armée
    .none = aucune de vos Armées ne peut être Activée
why-lr-417 = choisissez ce que vous préparez
why-lr-422 = aucune Préparation n’aurait d’effet
    .draw = il ne reste aucune carte Combat
    .grow = aucune de vos Armées en Région à Village ne peut augmenter
    .heal = votre Héros n’a aucune Blessure
    .rune = il ne reste aucune Rune au Stock
why-lr-423 = choisissez une Région à Autel libre que vous contrôlez
    .altar = cette Région n’a pas d’Autel
    .control = vous ne contrôlez pas cette Région
    .none = vous ne contrôlez aucune Région à Autel libre
    .temple = a déjà un Temple
why-lr-429 = il ne reste aucun Temple
why-lr-432 = prenez une des Bénédictions proposées
why-lr-434 = Activez un Monstre, ou Chassez
    .none = rien à Activer ni à Chasser
    .roused = vous avez choisi d’Activer
why-lr-435 = ce Monstre a déjà agi
why-lr-436 = pas dans la Région de votre Héros
why-lr-437 = il faut { $needs } Monstres tués pour Chasser le Boss ; vous en avez { $has }
why-lr-439 = un autre Héros est dans cette Région
why-lr-440 = vous contrôlez déjà cette Région
why-lr-441 = il faut une Puissance de { $needs } ; la vôtre est de { $has }
why-lr-443 = il faut une Puissance de { $needs } ; la vôtre est de { $has }
why-lr-446 = Recrutez dans la Région Usurpée, ou renoncez
why-lr-449 = vous n’avez aucun marqueur sur la Roue
why-lr-452 = choisissez un Monument
    .complete = tous les Monuments sont achevés
    .most = ce Monument est déjà au niveau { $most }
why-lr-471 = Activez un second Monstre, ou arrêtez
why-lr-541 = aucune Armée n’est placée chez Loki
why-lr-829 = défaussez jusqu’à votre limite
    .card = vous n’avez pas cette carte en main
    .rune = vous n’avez aucune Rune de ce type
why-lr-835 = choisissez une Rune du Stock
    .stock = il n’en reste aucune au Stock
why-lr-919 = seulement dans une Région que vous contrôlez
why-lr-921 = choisissez où placer l’Armée
    .far = votre Drakkar se déplace de { $most } Mers au plus
    .own = seulement dans une autre Région que vous contrôlez
why-lr-925 = les deux Runes sont de types différents
why-lr-926 = votre Héros poursuit sa route
    .far = { $most } Régions au plus
why-lr-970 = Recrutez dans une de vos Régions à Village
why-lr-982 = choisissez un Monstre pour le Cri de guerre
    .far = ce Monstre n’est ni dans la Région de votre Héros ni à côté
    .none = aucun Monstre n’est dans la Région de votre Héros ni à côté
    .taken = tout Monstre dans la Région de votre Héros ou à côté est à un autre joueur
why-lr-987 = envoyez le second Prêtre sur un autre Monument
why-lr-988 = seulement vers une autre Région que vous contrôlez
why-lr-989 = choisissez la Caractéristique à augmenter
why-lr-991 = payez n’importe quelle Rune que vous avez

# reasons: draft and Armies

why-lr-133 = gardez l’une des cartes qui vous sont proposées
    .hero = ce Héros ne vous est pas proposé
    .origin = cette Origine ne vous est pas proposée
why-lr-139 = placez votre Drakkar dans une Mer
why-lr-140 = débutez dans une Région bordant la Mer de votre Drakkar
why-lr-141 = un autre joueur y a des Armées ou un marqueur
why-lr-142 = Loki s’y trouve
why-lr-150 = cette côte n’offre aucune Région où débuter
why-lr-238 = vous êtes déjà allié à ce Royaume
why-lr-256 = vous n’avez pas d’Armée de cette valeur à cet endroit
why-lr-257 = choisissez l’Armée à augmenter
    .full = une Armée ne dépasse jamais 6
why-lr-354 = recrutez dans une Région bordant la Mer de votre Drakkar ou dans une Région à Village que vous contrôlez
    .far = cette Région ne borde pas la Mer de votre Drakkar et n’est pas une Région à Village que vous contrôlez
why-lr-357 = aucune Armée n’est recrutée là où se trouve Loki
why-lr-421 = cette Armée n’est pas dans une Région à Village que vous contrôlez
why-lr-914 = choisissez une autre Région bordant la Mer de votre Drakkar
why-lr-915 = formez une Alliance avec un Royaume

## L’image dans la halle

token-drakkar = Drakkar
token-priest = Prêtre
creature-at = { $region-in }
creature-left = cases libres : { $left } sur { $all }
creature-waits = pas encore en jeu
creature-slain = tué
creature-boss = Monstres tués requis pour le Chasser : { $kills }
good-events = Événements dans le paquet
notice-name = Événement
notice-event = Dernier Événement : { $region }
shrine-level = niveau du Monument
shrine-nothing = rien encore : le Monument est au niveau 0
shrine-gift-grow = { $number ->
        [one] une Armée gagne 1
       *[other] des Armées gagnent { $number } en tout
    }
shrine-gift-draw = { $number ->
        [one] 1 carte Combat
       *[other] { $number } cartes Combat
    }
shrine-gift-rune = { $number ->
        [one] 1 Rune
       *[other] { $number } Runes
    }
badge-temple = Temple
badge-forge = Forge et sa Rune : { $rune }
badge-forge-cold = Forge vide : { $rune }
badge-monument = Monument { $god-of }, niveau { $level }
fact-held = Contrôlée par { $seat-the }
    .aloud = en a le contrôle
fact-neutral = Neutre, Force de Population { $population }
fact-armies = { $seat } : { $count ->
        [one] une Armée
       *[other] { $count } Armées
    }, valeur totale { $total }
    .aloud = { "" }
fact-hero = { $hero }, Héros { $seat-of }
    .aloud = { "" }
fact-monster = { $monster } est ici
    .aloud = { "" }
fact-ally = Allié : { $seat }
    .aloud = allié
fact-marker = Marqueur du dessus : { $seat }
    .aloud = marqueur du dessus
more-marker = Marqueur dessous : { $seat }
    .aloud = marqueur dessous
more-monument = Monument { $god-of }
more-tree = adjacente à Yggdrasil
slot-spent = { $artefact } (déchargé)
slot-dead = { $monster } : mort
kind-spear = Lance
kind-sword = Épée
kind-axe = Hache
kind-bow = Arc
kind-hammer = Marteau
kind-shield = Bouclier
kind-any = Arme au choix
kind-attack = Attaque
kind-blessing = Bénédiction
kind-artefact = Artefact
kind-hero = Héros
kind-origin = Origine
face-copies = { $copies ->
        [one] une dans le paquet
       *[other] { $copies } dans le paquet
    }
face-attack = Rage { $rage }, Point Faible { $weak }
contest-battle = Bataille { $region-in }
battle-step-cards = Cartes
battle-step-value = Valeurs
battle-step-losses = Pertes
battle-step-retreat = Repli
battle-step-control = Contrôle
battle-step-rewards = Récompenses
part-armies = Armées
part-cards = Cartes
part-declared = Artefact et Runes
part-battle-joy = Joie du combat
part-chieftain = Chef de clan
part-temple-guard = Garde du Temple
side-attacks = attaque
side-defends = défend
need-attacker = Il faut { $value } à l’attaquant pour gagner
need-defender = Il faut { $value } au défenseur pour gagner
forecast-wins = { $seat-subject } gagnerait, { $own } contre { $foe }
forecast-loser = { $seat } : { $armies ->
        [one] l’Armée perd 1
       *[other] chacune des { $armies } Armées perd 1
    }{ $losses ->
        [0] {""}
       *[other] , puis { $losses } de plus par les cartes
    }{ $spared ->
        [0] {""}
       *[other] {" "}(peut en ignorer jusqu’à { $spared })
    }
forecast-winner = { $seat } : { $losses ->
        [0] aucune Perte
        [one] 1 Perte par les cartes{ $spared ->
            [0] {""}
           *[other] {" "}(peut l’ignorer)
        }
       *[other] { $losses } Pertes par les cartes{ $spared ->
            [0] {""}
           *[other] {" "}(peut en ignorer jusqu’à { $spared })
        }
    }
duel-title = { $hero } Chasse { $monster }
duel-round = Round { $round }
duel-hero = { $hero }, { $injuries ->
        [0] sans Blessure
        [one] { $injuries } Blessure
       *[other] { $injuries } Blessures
    }
duel-deck = Cartes Attaque dans le paquet : { $cards }
duel-keeper = { $seat-subject } joue la bête, cartes Attaque en main : { $cards }
duel-most = Cases que l’on peut recouvrir ce round : { $boxes }
duel-end-box = Dernière case recouverte : la bête meurt
duel-end-injury = Une quatrième Blessure : la Chasse est perdue
duel-end-deck = Plus de carte Attaque, ou aucun Dégât dans un round : la Chasse est perdue
hunt-step-begin = Début
hunt-step-attack = Attaque
hunt-step-defence = Défense
hunt-step-effect = Effet
hunt-step-draws = Pioches
hunt-step-strike = Round du Héros
number-rage = Rage
number-weak = Point Faible
gauge-rage = Défense contre la Rage
gauge-weak = Défense et Sagesse contre le Point Faible
verdict-defended = défendu
verdict-hit = touché
verdict-found = trouvé : une carte de plus
verdict-missed = pas trouvé
omens-title = Augures { $turned } sur { $needed }
omens-tip = Les Augures s’accomplissent quand on Construit un Monument ; à { $needed }, le Ragnarok commence
omen-holds = { $omen-sign }
temples-title = Temples
track-temples = Temples restant sur la piste : { $left }
count-lands = Territoires entiers
    .brief = Territoires { $value }/{ $of }
count-temples = Régions avec Temple
    .brief = Temples { $value }/{ $of }
count-kills = Monstres tués : figurines et pions Tueur
    .brief = tués { $value }/{ $of }
count-priests = Prêtres en Réserve
    .brief = Prêtres { $value }
count-hand = cartes Combat en main
    .brief = cartes { $value }
count-crown = Régions voisines d’Yggdrasil
    .brief = Yggdrasil { $value }
count-tokens = pions Tueur
    .brief = pions Tueur { $value }
count-reserve = Armées en Réserve
    .brief = Armées { $value }
zone-heroes = Héros proposés
zone-origins = Origines proposées
zone-draft = Bénédictions proposées
zone-attacks = Cartes Attaque de la bête
zone-hand = Cartes Combat
zone-shown = Cartes Combat de l’adversaire
pile-combat = Défausse Combat
pile-attacks = Défausse Attaque
pile-blessings = Défausse Bénédiction
pile-events = Défausse Événement

## Chapitres des règles

chapter-armies = Armées
chapter-artefact-trophy = Artefact en Trophée
chapter-artefacts = Artefacts
chapter-attack-cards = Cartes Attaque
chapter-attributes = Caractéristiques
chapter-battle = Bataille
chapter-blessing-draft = Donne de Bénédiction
chapter-blessings = Bénédictions
chapter-board = Plateau
chapter-boss-hunt = Chasser le Boss
chapter-boss = Boss
chapter-combat-cards = Cartes Combat
chapter-components = Matériel
chapter-control = Contrôle
chapter-decks = Paquets
chapter-divine-artefacts = Artefacts Divins
chapter-example = Exemple
chapter-hero-draft = Donne de Héros
chapter-hero-round = Round du Héros
chapter-hero = Étape des Héros
chapter-heroes = Héros
chapter-hunt-end = Fin de Chasse
chapter-hunt = Chasse
chapter-information = Information
chapter-injuries = Blessures
chapter-killing = Mort des Monstres
chapter-limits = Limites
chapter-manoeuvres = Manœuvres
chapter-mobilize = Mobilisation
chapter-monster-activation = Activation des Monstres
chapter-monster-artefacts = Artefacts de Monstre
chapter-monster-control = Contrôle des Monstres
chapter-monster-round = Round du Monstre
chapter-monster-sheets = Fiches de Monstre
chapter-monsters = Monstres
chapter-monument = Construction de Monument
chapter-movement = Déplacement
chapter-omens = Augures
chapter-origins = Origines
chapter-ownership = Propriété
chapter-prayer = Prière
chapter-prepare = Préparation
chapter-ragnarok = Ragnarok
chapter-realms = Royaumes
chapter-recruiting = Recrutement
chapter-reinforce = Renforts
chapter-retreat = Repli
chapter-rune-actions = Actions Runiques
chapter-seas = Mers
chapter-setup = Mise en place
chapter-special-actions = Actions Spéciales
chapter-temple = Construction de Temple
chapter-trample = Piétinement
chapter-trophies = Trophées
chapter-turn = Tour
chapter-usurp = Usurpation
chapter-victory = Victoire

## La table dans le terminal

table-round = Manche { $round }
table-seas = Mers
table-legend = ° Yggdrasil  (3) Pop.  A Autel  T Temple  V Village  M Monument  ● Uruz  ■ Othala  ▲ Algiz  f Forge  ♞ Héros  ! Blessée
table-level = { $level }/{ $most }
table-omens = Augures
table-stock = Stock
table-temples = Temples { $count }
table-combat = cartes Combat { $count }
table-discard = défaussées { $count }
table-blessings = Bénédictions { $count }
table-events = Événements { $count }
table-waiting = hors jeu : { $monsters }
table-killed = { $monster } tué par
table-battle = Bataille { $region }
table-value = valeur { $value }
table-losses = { $count ->
    [one] 1 Perte
   *[other] { $count } Pertes
}
table-passed = a passé
table-shown = L’adversaire tient { $cards }
table-hunt = { $hunter } Chasse { $monster }, { $keeper } joue la bête · round { $round }
table-rage = défense { $value } contre Rage { $rage }
table-weak = { $value } contre Point Faible { $weak }
table-attacks = Cartes Attaque : { $hand } en main, { $deck } dans le paquet
table-calm = prochaine Rage −{ $count }
table-last-turns = Ragnarok : { $count ->
    [0] dernier tour
    [one] encore 1 tour
   *[other] encore { $count } tours
}
aside-runes = { $count ->
    [one] 1 Rune
   *[other] { $count } Runes
}

## La table en lignes simples

plain-line = { $name } : { $what }.
plain-borders = Voisine de { $regions }.
plain-card = { $name } ({ $kind }). { $text }
plain-bare-card = { $name } ({ $kind })
card-line = Exemplaires dans le paquet : { $copies }, { $source }.

## Dans la halle : sa bannière, ses boucliers, et ce qu’une table laisse choisir

hall-title = Lords of Ragnarok
    .kind = Armées, Temples et bêtes : trois voies vers la victoire
hall-source-crown = Régions autour d’Yggdrasil, au dernier compte
hall-score = { $score ->
    [one] { $score } Région
   *[other] { $score } Régions
    }
hall-source-regions = Régions prises
hall-source-battles = Batailles gagnées
hall-source-temples = Temples bâtis
hall-source-monuments = niveaux de Monument bâtis
hall-source-beasts = Monstres tués
hall-source-blessings = Bénédictions
hall-course = les Régions tenues, du premier coup au dernier
hall-paint = Votre couleur
hall-shield-green = Vert
hall-shield-red = Rouge
hall-shield-black = Noir
hall-shield-yellow = Jaune
hall-choice-track = Piste de Temple
    .help = La face a convient à une première partie.
hall-choice-track-a = Face a : deux Donnes de Bénédiction
hall-choice-track-b = Face b : trois Donnes de Bénédiction

# -- moments
stage-attacks = { $seat-subject } attaque
stage-value = Valeur de Bataille
stage-cards = { $count ->
    [0] Aucune carte jouée
    [one] Une carte jouée
   *[other] { $count } cartes jouées
}
stage-no-cards = aucune carte
stage-wins = { $seat-subject } gagne, { $own } contre { $foe }
stage-tied = Égalité à { $own } : le défenseur gagne ({ $seat-subject })
stage-winner = gagne
stage-short = { $count } de moins
stage-tie-lost = à égalité
stage-armies = Armées
stage-holds = { $seat-subject } tient la { $region }
stage-lost-all = { $seat-subject } a gagné, sans tenir la { $region }
stage-retreats = Repli { $region-to }
stage-all-gone = { $count ->
        [one] détruite
       *[other] toutes détruites
    }
stage-of-armies = { $count ->
        [one] Armée
       *[other] Armées
    }
stage-owner = { $seat-subject } contrôle encore la { $region }
stage-ownerless = Personne ne contrôle la { $region }
stage-stays = reste { $region-in }
stage-kept = { $seat-subject } joue { $monster }
stage-round = { $attack }, puis { $boxes ->
        [0] aucune case recouverte
        [one] une case recouverte
       *[other] { $boxes } cases recouvertes
    }
stage-defence = défense
stage-undefended = pas de défense
stage-box = Case { $box } recouverte{ $cards ->
        [0] {""}
       *[other] {" "}avec { $card }
    }
stage-outcome = Issue
stage-hunt = { $rounds ->
        [one] Un round
       *[other] { $rounds } rounds
    }, { $boxes ->
        [0] aucune case recouverte
        [one] une case recouverte
       *[other] { $boxes } cases recouvertes
    }
stage-end = La fin
stage-count = Yggdrasil
stage-later = a joué après
stage-regions = { $count ->
        [one] Région
       *[other] Régions
    }
stage-lands = { $count ->
        [one] Territoire
       *[other] Territoires
    }
stage-temples = { $count ->
        [one] Temple
       *[other] Temples
    }
stage-kills = { $count ->
        [one] Monstre tué
       *[other] Monstres tués
    }
stage-last-turns = Derniers tours
stage-begins = Le Ragnarok commence !
stage-each-turn = Encore un tour chacun, { $seat-the } en dernier
stage-will-count = Encore un tour chacun, { $seat-the } en dernier. Puis le plus de Régions autour d’Yggdrasil l’emporte, sauf si un joueur achève une voie avant.
stage-road-jarl-supreme = { $count } Territoires entiers
stage-road-great-godi = { $count } Régions avec un Temple
stage-road-slayer = { $count ->
    [one] Un Monstre tué, puis Loki
   *[other] { $count } Monstres tués, puis Loki
}
stage-road-ragnarok = Le plus de Régions autour d’Yggdrasil à la fin

## Unités des nombres dans les listes

measure-value = en Bataille
measure-defence = de défense
measure-losses = { $losses ->
    [one] Perte
   *[other] Pertes
}

## Lines for newcomers, below the question

now-jarl = { $seat-subject } tient { $has } Territoires entiers : { $of } donnent la victoire aussitôt.
now-godi = { $seat-subject } tient { $has } Régions avec un Temple : { $of } donnent la victoire aussitôt.
now-slayer = { $seat-subject } peut Chasser Loki. Le tuer donne la victoire aussitôt.
now-last-turns = Ragnarok est là : ce sont les derniers tours. La victoire va à qui tient le plus de Régions autour d’Yggdrasil.
now-omens = { $turned } Augures sur { $of } sont retournés. Le prochain amène Ragnarok.
now-hero = L’Autorité est la valeur des nouvelles Armées, la Puissance compte à la Chasse, la Sagesse limite vos Runes et vos cartes.
now-land = Un Village recrute et renforce les Armées, un Autel accueille un Temple, une Forge donne sa Rune.
now-alliance = Quand l’Action d’un Royaume reçoit son premier marqueur, tous ses alliés peuvent prendre son bonus.
now-prayer = Dès le niveau 1, un Prêtre sur un Monument augmente sa Caractéristique de 1, et le Dieu donne un bonus.
now-hero-step = Votre Héros Chasse, Usurpe et prend les Runes là où il est. Pensez au tour suivant.
now-runes = Une Action Runique par tour. Trois Runes différentes augmentent votre Caractéristique la plus basse.
now-manoeuvre = Une Armée au moins égale à la Population d’une Région neutre la prend. Une fois prise, la Population compte 0.
now-special = Vous devez choisir une Action, jamais celle où est votre marqueur. Couvrir celui d’un rival lui donne une Rune.
now-monsters = Un Monstre Activé frappe autour de lui. Pour le Chasser, votre Héros doit être dans sa Région.
now-monument = Ensuite, les Augures sont vérifiés ; Prêtres et marqueurs sont retirés. Un Événement suit.
now-battle = À égalité, le défenseur gagne. Les Pertes de vos cartes vous coûtent des Armées, même en cas de victoire.
now-hunt = À chaque round, la bête attaque d’abord. Un round sans Dégât perd la Chasse et blesse votre Héros.
now-defend = Vos cartes doivent atteindre la Rage de la bête, ou compter un Bouclier.
now-boxes = Couvrez une case avec une carte de l’arme indiquée. Toutes couvertes, la bête est morte.
