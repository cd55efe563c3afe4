### Asgard : noms, textes d’aide, questions, options et récit.

## Joueurs

seat-red = Rouge
    .subject = Rouge
    .the = Rouge
    .of = de Rouge
    .from = à Rouge
    .letter = R
seat-blue = Bleu
    .subject = Bleu
    .the = Bleu
    .of = de Bleu
    .from = à Bleu
    .letter = B
seat-yellow = Jaune
    .subject = Jaune
    .the = Jaune
    .of = de Jaune
    .from = à Jaune
    .letter = J
seat-mauve = Mauve
    .subject = Mauve
    .the = Mauve
    .of = de Mauve
    .from = à Mauve
    .letter = M
hall-seat-named = { $name }
    .subject = { $name }
    .the = { $name }
    .of = de { $name }
    .from = à { $name }

## Dieux

god-freyja = Freyja
    .power = jusqu’à { $number } Guerriers du Walhalla
    .of = de Freyja
    .to = à Freyja
    .text = Lumière ; { $about-fr }. Pouvoir : { god-freyja.power }. { $support-fr }
god-baldr = Baldr
    .power = un Sceau du camp de votre choix
    .of = de Baldr
    .to = à Baldr
    .text = Lumière ; { $about-fr }. Pouvoir : { god-baldr.power }. { $support-fr }
god-odin = Odin
    .power = la tuile Ordre du Tour de votre choix et une pierre blanche
    .of = d’Odin
    .to = à Odin
    .text = Lumière ; { $about-fr }. Pouvoir : { god-odin.power }. { $support-fr }
god-tyr = Tyr
    .power = la tuile de Tyr : elle gagne une Bataille perdue ou nulle
    .of = de Tyr
    .to = à Tyr
    .text = Lumière ; { $about-fr }. Pouvoir : { god-tyr.power }. { $support-fr }
god-thor = Thor
    .power = la tuile de Thor : +{ $number } dans une Bataille, ou Arme de { $number } au Ragnarök
    .of = de Thor
    .to = à Thor
    .text = Lumière ; { $about-fr }. Pouvoir : { god-thor.power }. { $support-fr }
god-loki = Loki
    .power = faire passer une Recrue d’un Dieu à un autre
    .of = de Loki
    .to = à Loki
    .text = Ténèbres ; { $about-fr }. Pouvoir : { god-loki.power }. { $support-fr }
god-hel = Hel
    .power = retirer jusqu’à { $number } Recrues d’un Dieu
    .of = de Hel
    .to = à Hel
    .text = Ténèbres ; { $about-fr }. Pouvoir : { god-hel.power }. { $support-fr }
god-mimir = Mimir
    .power = une Arme ou un Sortilège de votre choix
    .of = de Mimir
    .to = à Mimir
    .text = Ténèbres ; { $about-fr }. Pouvoir : { god-mimir.power }. { $support-fr }
god-surtr = Surtr
    .power = retourner une Population et profiter de son bonus
    .of = de Surtr
    .to = à Surtr
    .text = Ténèbres ; { $about-fr }. Pouvoir : { god-surtr.power }. { $support-fr }
god-fenrir = Fenrir
    .power = { $number } points, ou chasser un Disque adverse de son emplacement
    .of = de Fenrir
    .to = à Fenrir
    .text = Ténèbres ; { $about-fr }. Pouvoir : { god-fenrir.power }. { $support-fr }

camp-light = Lumière
    .mark = ○
    .seal = un Sceau de la Lumière
    .text = Freyja, Baldr, Odin, Tyr et Thor. Ses Sceaux achètent des Guerriers Blancs, des Géants et des Disques ; ses emplacements de Bataille donnent des Armes.
camp-dark = Ténèbres
    .mark = ●
    .seal = un Sceau des Ténèbres
    .text = Loki, Hel, Mimir, Surtr et Fenrir. Leurs Sceaux achètent des Guerriers Oranges, des Géants et des Disques ; leurs emplacements de Bataille donnent des Sortilèges.

## Pièces

recruit-white = Guerrier Blanc
    .mark = ♙
    .a = un Guerrier Blanc
    .many = Guerriers Blancs
    .text = Force 1. Tombe au Walhalla quand il est envoyé en Bataille. { $price-fr }
recruit-orange = Guerrier Orange
    .mark = ♟
    .a = un Guerrier Orange
    .many = Guerriers Oranges
    .text = Force 1. Tombe au Walhalla quand il est envoyé en Bataille. { $price-fr }
recruit-giant = Géant
    .mark = ♜
    .a = un Géant
    .many = Géants
    .text = Force 2. Retourne à la réserve quand il est envoyé en Bataille. { $price-fr }

stone-pink = rose
    .a = une pierre rose
stone-yellow = jaune
    .a = une pierre jaune
stone-red = rouge
    .a = une pierre rouge
stone-blue = bleue
    .a = une pierre bleue
stone-green = verte
    .a = une pierre verte
stone-black = noire
    .a = une pierre noire
stone-white = blanche
    .a = une pierre blanche

part-pink = la pierre rose
part-yellow = la pierre jaune
part-red = la pierre rouge
part-blue = la pierre bleue
part-green = la pierre verte
part-black = la pierre noire
part-white = la pierre blanche
part-fourth = la pierre d’une quatrième couleur

piece-white = Guerrier Blanc
    .a = un Guerrier Blanc
piece-orange = Guerrier Orange
    .a = un Guerrier Orange
piece-giant = Géant
    .a = un Géant
piece-pink-stone = pierre rose
    .a = une pierre rose
piece-yellow-stone = pierre jaune
    .a = une pierre jaune
piece-red-stone = pierre rouge
    .a = une pierre rouge
piece-blue-stone = pierre bleue
    .a = une pierre bleue
piece-green-stone = pierre verte
    .a = une pierre verte
piece-black-stone = pierre noire
    .a = une pierre noire
piece-white-stone = pierre blanche
    .a = une pierre blanche
piece-light-seal = Sceau de la Lumière
    .mark = ○
    .a = un Sceau de la Lumière
piece-dark-seal = Sceau des Ténèbres
    .mark = ●
    .a = un Sceau des Ténèbres

number = { $value }

## Mondes et emplacements

world = Monde { $number }
    .in = dans le Monde { $number }
place-light = Monde { $number }, Lumière
    .part = Lumière
    .in = dans le Monde { $number }, côté Lumière
    .text = Le côté Lumière du Monde { $number } : une Population ou un Dieu, et un emplacement de Bataille qui donne une Arme.
place-dark = Monde { $number }, Ténèbres
    .part = Ténèbres
    .in = dans le Monde { $number }, côté Ténèbres
    .text = Le côté Ténèbres du Monde { $number } : une Population ou un Dieu, et un emplacement de Bataille qui donne un Sortilège.
place-light-lower = Monde Inférieur de la Lumière
    .part = Lumière
    .in = dans le Monde Inférieur de la Lumière
    .text = Une tuile Dieu placée ici rapporte aussitôt { $number } points. Elle ne participe ni aux Batailles ni au Ragnarök.
place-dark-lower = Monde Inférieur des Ténèbres
    .part = Ténèbres
    .in = dans le Monde Inférieur des Ténèbres
    .text = Une tuile Dieu placée ici rapporte aussitôt { $number } points. Elle ne participe ni aux Batailles ni au Ragnarök.

slot-request-1 = premier emplacement de Requête
    .on = sur le premier emplacement de Requête
    .text = Les deux pierres du Dieu, s’il a une couleur, et son pouvoir.
slot-request-2 = second emplacement de Requête
    .on = sur le second emplacement de Requête
    .text = Les deux pierres du Dieu, sans son pouvoir.
slot-temple = emplacement de Temple
    .on = sur l’emplacement de Temple
    .text = Payez un Temple, donnez toutes vos Recrues d’un type, placez la tuile du Dieu dans un Monde : votre Disque soutient alors le Dieu.
slot-asgard = Asgard
    .on = en Asgard
    .text = Retournez une tuile Asgard, achetez des Recrues, achetez des Disques, et renvoyez en Bataille vos Disques du centre.

rank-upper = emplacement de Soutien supérieur
rank-lower = emplacement de Soutien inférieur

spot-freyja = l’emplacement de Soutien de Freyja
spot-baldr = l’emplacement de Soutien de Baldr
spot-odin = l’emplacement de Soutien d’Odin
spot-tyr = l’emplacement de Soutien de Tyr
spot-thor = l’emplacement de Soutien de Thor
spot-loki = l’emplacement de Soutien de Loki
spot-hel = l’emplacement de Soutien de Hel
spot-mimir = l’emplacement de Soutien de Mimir
spot-surtr = l’emplacement de Soutien de Surtr
spot-fenrir = l’emplacement de Soutien de Fenrir
spot-world-1 = la Zone de Victoire du Monde 1
spot-world-2 = la Zone de Victoire du Monde 2
spot-world-3 = la Zone de Victoire du Monde 3
spot-world-4 = la Zone de Victoire du Monde 4
spot-world-5 = la Zone de Victoire du Monde 5
spot-world-6 = la Zone de Victoire du Monde 6
spot-world-7 = la Zone de Victoire du Monde 7
spot-centre = le centre du plateau

## Phases

phase-draft = Choix initial
    .text = Chacun sauf le Premier Joueur prend une Recrue, en commençant par le dernier dans l’ordre du tour.
phase-start = Début du tour
    .text = Un Dieu s’éveille. Sceaux et tuiles Asgard sont complétés. Les joueurs qui ont moins de deux Disques en reprennent.
phase-gods = Choix des Dieux
    .text = Chacun choisit en secret un Dieu par Disque, tous en même temps.
phase-placement = Choix des actions
    .text = Dans l’ordre du tour, montrez un Dieu et posez un Disque sur un de ses emplacements, ou en Asgard.
phase-actions = Actions
    .text = Dans l’ordre du tour, chacun joue un de ses Disques posés à la fois.
phase-battles = Batailles
    .text = Les Temples rapportent. Une Arme Ancestrale est révélée par camp. Les Disques se battent, du Monde 1 au Monde 7.
phase-ragnarok = Ragnarök
    .text = Les tuiles Bataille rapportent et le plateau se vide. Les Populations s’arment et les Recrues se déploient.
phase-valhalla = Walhalla
    .text = Les Guerriers tombés se relèvent pour les Dieux de la Lumière, un par un.
phase-arming = Armes et Sortilèges
    .text = Posez toutes vos Armes et tous vos Sortilèges face cachée sous des Dieux que vous soutenez.
phase-twilight = Dernières batailles
    .text = Du Monde 1 au Monde 7, tout est révélé. Les soutiens des Dieux vainqueurs marquent.
phase-over = Fin de la partie
    .text = Le plus de points gagne. En cas d’égalité, la tuile Ordre du Tour la plus basse l’emporte.

## Tuiles

kind-weapon = Arme
    .a = une Arme
    .many = Armes
    .text = Se prend pour un Disque sur un emplacement de Bataille de la Lumière, chez Mimir ou avec une Population. Gardée secrète, posée sous un Dieu au Ragnarök : son nombre est sa force.
kind-spell = Sortilège
    .a = un Sortilège
    .many = Sortilèges
    .text = Se prend pour un Disque sur un emplacement de Bataille des Ténèbres, chez Mimir ou avec une Population. Gardé secret, posé sous un Dieu au Ragnarök : il agit dans ce Monde.
kind-power = tuile Pouvoir
    .a = une tuile Pouvoir
    .many = tuiles Pouvoir
    .text = Thor et Tyr en ont une chacun. Sollicitez le Dieu pour la prendre, même à un autre joueur.
kind-god = tuile Dieu
    .a = une tuile Dieu
    .many = tuiles Dieu
    .text = Quatre par Dieu, deux pour Fenrir. Quand vous bâtissez un Temple pour un Dieu, posez sa première tuile dans un Monde, sur une Population de son camp.
kind-temple = Temple
    .a = un Temple
    .many = Temples
    .text = Quatre piles, la première tuile visible. Un Temple se paie en pierres et rapporte son nombre à chaque phase de Batailles.
kind-asgard = tuile Asgard
    .a = une tuile Asgard
    .many = tuiles Asgard
    .text = Quand vous agissez en Asgard, retournez-en d’abord une. Vous pouvez utiliser son bonus.
kind-ancestral = Arme Ancestrale
    .a = une Arme Ancestrale
    .many = Armes Ancestrales
    .text = Cinq par camp. Une est révélée à chaque tour et compte pour son camp dans toutes les Batailles. Au Ragnarök, elles sont cachées sous les Populations.
kind-population = Population
    .a = une Population
    .many = Populations
    .text = Les habitants d’un Monde. Mettez un Dieu à leur place pour les prendre et utiliser leur bonus une fois. Retournée : force 0, aucun bonus.
kind-card = carte Dieu
    .a = une carte Dieu
    .many = cartes Dieu
    .text = Dix par joueur, une par Dieu. Choisissez-en une par Disque ; elles sont secrètes jusqu’à ce que vous les montriez.

tile-weapon = Arme { $value }
tile-ancestral = Arme Ancestrale { $camp ->
    [light] de la Lumière
   *[other] des Ténèbres
} { $value }
tile-god = { $god ->
    [freyja] Freyja
    [baldr] Baldr
    [odin] Odin
    [tyr] Tyr
    [thor] Thor
    [loki] Loki
    [hel] Hel
    [mimir] Mimir
    [surtr] Surtr
   *[other] Fenrir
} { $value }
tile-card = Carte { $god ->
    [freyja] Freyja
    [baldr] Baldr
    [odin] Odin
    [tyr] Tyr
    [thor] Thor
    [loki] Loki
    [hel] Hel
    [mimir] Mimir
    [surtr] Surtr
   *[other] Fenrir
}
tile-temple = Temple { $value } ({ $stones-fr })
    .text = Rapporte { $value } points à chaque phase de Batailles.
tile-thor-tile = tuile de Thor
    .text = +{ $value } dans une de vos Batailles, puis retour chez Thor ; ou Arme de { $value } au Ragnarök.
tile-tyr-tile = tuile de Tyr
    .text = Gagne une de vos Batailles perdue ou nulle, puis retourne chez Tyr.
tile-spell = { $name-fr }
    .text = { $text-fr }
tile-population = { $name-fr } ({ $value })
    .text = Force { $value }. Bonus : { $text-fr }
tile-asgard = { $name-fr }
    .text = { $text-fr }

temple-several = { $count ->
    [2] deux { $stone }s
   *[other] trois { $stone }s
}
temple-more = une autre

god-stones = pierres { $stone }s
god-stoneless = sans pierre à lui
god-from = dès le tour { $round }
god-support = Soutien : { $upper }, puis { $lower }.
god-alone = Aucune Recrue ne soutient ce Dieu.
support-or = { $one } ou { $other }
recruit-price = Coûte { $light } Sceau de la Lumière et { $dark } des Ténèbres en Asgard.

## Ce que font les tuiles, d’après leurs effets

effect-nothing = Il ne se passe rien.
effect-no_ancestral = L’Arme Ancestrale d’en face compte 0.
effect-no_god = La tuile Dieu d’en face compte 0. Une Population n’est pas touchée.
effect-double_recruits = Les Recrues de ce Dieu comptent double ici.
effect-upper_bonus = Si ce Dieu gagne ici, le propriétaire du Disque supérieur marque { $number } points de plus.
effect-lower_bonus = Si ce Dieu gagne ici, le propriétaire du Disque inférieur marque { $number } points de plus.
effect-no_weapons = Les Armes d’en face comptent 0, la tuile de Thor comprise.
effect-no_recruits = Les Recrues d’en face comptent 0.
effect-both_seals = un Sceau de la Lumière et un Sceau des Ténèbres.
effect-a_weapon = une Arme de votre choix.
effect-two_warriors = 2 Guerriers de n’importe quelles couleurs.
effect-a_giant = un Géant.
effect-a_stone = une pierre de n’importe quelle couleur, blanche comprise.
effect-points = { $number } points.
effect-discount = un Temple vous coûte une pierre de moins.
effect-a_spell = un Sortilège de votre choix.
effect-comrades = { $number ->
    [1] Prenez une Recrue d’un type, puis une d’un autre.
   *[other] Prenez deux Recrues d’un type, puis une d’un autre.
}
effect-swap = Échangez une de vos pierres contre une d’une autre couleur de la réserve.

cause-temples = Temples
cause-lower-world = un Dieu dans le Monde Inférieur
cause-population = une Population
cause-fenrir = Fenrir
cause-battle-tiles = tuiles Bataille
cause-world = un Monde conquis
cause-spell = un Sortilège

## Questions

ask-draft_recruit = Choisissez une Recrue.
    .wait = { $seat-subject } prend une Recrue.
ask-seal_giver = Il manque { $camp-seal } à la réserve. Choisissez le joueur qui en donne un.
    .wait = { $seat-subject } choisit qui donne un Sceau.
ask-recover = Choisissez un Disque à reprendre : vous en avez moins de deux.
    .wait = { $seat-subject } reprend un Disque.
ask-choose_gods = Choisissez des Dieux en secret : { $picks } sur { $most }.
    .wait = { $seat-subject } choisit ses Dieux.
ask-place_disc = Montrez un Dieu et posez un Disque.
    .wait = { $seat-subject } pose un Disque.
ask-act = Choisissez un Disque à résoudre.
    .wait = { $seat-subject } choisit une action.
ask-use_bonus = Utiliser un bonus maintenant ?
    .wait = { $seat-subject } peut utiliser un bonus.
ask-giver = La réserve n’a plus de { $piece }. Choisissez le joueur qui vous en donne.
    .wait = { $seat-subject } choisit qui donne { $piece-a }.
ask-freyja = Freyja : choisissez les Guerriers à relever ({ $picks } sur { $most } au plus).
    .wait = { $seat-subject } relève des Guerriers du Walhalla.
ask-baldr = Baldr : choisissez un Sceau.
    .wait = { $seat-subject } choisit un Sceau.
ask-odin = Odin : choisissez une tuile Ordre du Tour.
    .wait = { $seat-subject } choisit une tuile Ordre du Tour.
ask-power_tile = Prendre la { $tile } ?
    .wait = { $seat-subject } peut prendre la { $tile }.
ask-loki = Loki : choisissez une Recrue à envoyer chez un autre Dieu.
    .wait = { $seat-subject } choisit une Recrue à déplacer.
ask-loki_target = Loki : choisissez le Dieu qui reçoit { $recruit-a } { $god-of }.
    .wait = { $seat-subject } choisit où va la Recrue.
ask-hel = Hel : choisissez les Recrues d’un Dieu à retirer ({ $picks } sur { $most } au plus).
    .wait = { $seat-subject } choisit des Recrues à retirer.
ask-mimir = Mimir : choisissez une pile à consulter.
    .wait = { $seat-subject } choisit une pile.
ask-take_tile = Prenez { $kind-a } : vous seul voyez la pile.
    .wait = { $seat-subject } consulte la pile des { $kind-many }.
ask-surtr = Surtr : choisissez une Population à retourner.
    .wait = { $seat-subject } choisit une Population à retourner.
ask-fenrir = Fenrir : marquer 3 points, ou retirer un Disque de son emplacement de Bataille ?
    .wait = { $seat-subject } s’adresse à Fenrir.
ask-two_warriors = Choisissez des Guerriers : { $picks } sur { $most }.
    .wait = { $seat-subject } choisit des Guerriers.
ask-any_stone = Choisissez une pierre.
    .wait = { $seat-subject } choisit une pierre.
ask-build = Choisissez un Temple à construire.
    .wait = { $seat-subject } choisit un Temple.
ask-discounts = Choisissez combien de réductions utiliser pour le { $tile }.
    .wait = { $seat-subject } compte ses pierres.
ask-spare_stone = Choisissez une pierre du { $tile } à laisser de côté : { $picks } sur { $most }.
    .wait = { $seat-subject } compte ses pierres.
ask-fourth_stone = Choisissez la pierre d’une quatrième couleur pour payer le { $tile }.
    .wait = { $seat-subject } paie un Temple.
ask-give_recruits = Choisissez les Recrues à donner { $god-to }. Vous donnez toutes celles du type.
    .wait = { $seat-subject } choisit des Recrues pour { $god }.
ask-settle = Choisissez où placer la tuile { $tile }.
    .wait = { $seat-subject } place la tuile { $tile }.
ask-turn_tile = Choisissez une tuile Asgard à retourner.
    .wait = { $seat-subject } retourne une tuile Asgard.
ask-muster = { $tile-key ->
        [asgard-3] { $picks ->
            [0] Choisissez un type : prenez deux Recrues.
           *[other] Choisissez un autre type : prenez une Recrue.
        }
       *[other] { $picks ->
            [0] Choisissez un type : prenez une Recrue.
           *[other] Choisissez un autre type : prenez une Recrue.
        }
    }
    .wait = { $seat-subject } choisit des Recrues.
ask-swap_stone = Échanger une pierre contre une d’une autre couleur ?
    .wait = { $seat-subject } peut échanger une pierre.
ask-buy_recruit = Acheter une Recrue ?
    .wait = { $seat-subject } peut acheter des Recrues.
ask-buy_disc = { $free ->
        [0] Acheter un Disque, en réserve ou en Bataille avec sa tuile ?
       *[other] Prendre un Disque gratuit, en réserve ou en Bataille avec sa tuile ?
    }
    .wait = { $seat-subject } peut prendre des Disques.
ask-march = Choisissez où envoyer votre Disque du centre.
    .wait = { $seat-subject } renvoie un Disque en Bataille.
ask-reinforce = { $world } : il vous manque { $needed } de force. Envoyer de l’aide, ou renoncer ?
    .wait = { $seat-subject } peut envoyer de l’aide : { $world }.
ask-raise_warrior = Un Guerrier se relève du Walhalla. Choisissez le Dieu qu’il rejoint.
    .wait = { $seat-subject } peut relever un Guerrier.
ask-lay_tile = Choisissez une tuile à poser face cachée, et le Dieu qui la reçoit.
    .wait = { $seat-subject } pose une tuile sous un Dieu.

## Options ; .verb, .row et .cell pour les listes

option-done = { $question ->
    [reinforce] Ne rien envoyer
    [use_bonus] Garder pour plus tard
    [buy_recruit] Plus de Recrues
    [buy_disc] Plus de Disques
    [freyja] Terminé
    [hel] Terminé
    [muster] Renoncer
   *[other] Terminé
}
option-decline = Renoncer
option-pass = Passer (plus de Guerriers)
option-draft = Prendre { $recruit-a }
    .verb = Prendre
    .cell = { $recruit }
option-recover = Reprendre le Disque ({ $spot })
    .verb = Reprendre
    .cell = { $spot }
option-from = { $seat-subject } donne
    .verb = Donneur
    .cell = { $seat }
option-choose = Choisir { $god }
    .verb = Choisir
    .cell = { $god }
option-place = Montrer { $god } : Disque { $slot-on }
    .verb = Montrer
    .row = { $god }
    .cell = { $slot }
    .asks-slot = { $god } : choisissez l’emplacement du Disque.
option-resolve = Agir chez { $god }
    .verb = Agir
    .cell = { $god }
option-recall = Reprendre le Disque de chez { $god } sans agir
    .verb = Reprendre
    .cell = { $god }
option-asgard = Agir en Asgard avec un Disque
option-asgard-all = Agir une fois en Asgard avec tous vos Disques : un Disque est gratuit
option-asgard-recall = Reprendre un Disque d’Asgard sans agir
option-use = Utiliser { $tile }
    .verb = Utiliser
    .cell = { $tile }
option-build = Construire le { $tile }
    .verb = Construire
    .cell = { $tile }
option-discount = Réductions utilisées : { $number }
    .verb = Réductions
    .cell = { $number }
option-spare = Laisser de côté { $part }
    .verb = Laisser
    .cell = { $part }
option-pay = Payer { $stone-a }
    .verb = Payer
    .cell = { $stone }
option-give = Donner tous vos { $recruit-many }
    .verb = Donner
    .cell = { $recruit-many }
option-settle = La placer { $place-in }
    .verb = Placer
    .cell = { $place }
option-turn = Retourner « { $tile } »
    .verb = Retourner
    .cell = { $tile }
option-muster = Prendre { $recruit-a }
    .verb = Prendre
    .cell = { $recruit }
option-swap = Échanger { $given-a } contre { $stone-a }
    .verb = Échanger
    .row = { $given }
    .cell = { $stone }
    .asks-stone = Choisissez quoi prendre contre { $given-a }.
option-buy = Acheter { $recruit-a }
    .verb = Acheter
    .cell = { $recruit }
option-disc-supply = Mettre le Disque en réserve
option-disc = Mettre le Disque en Bataille { $place-in }
    .verb = Bataille
    .cell = { $place }
option-march = L’envoyer en Bataille { $place-in }
    .verb = Bataille
    .cell = { $place }
option-take = Prendre { $tile-key ->
        [thor-tile] la { $tile }
        [tyr-tile] la { $tile }
       *[other] la tuile { $tile }
    }
    .verb = Prendre
    .cell = { $tile }
option-call = Appeler { $recruit-a }
    .verb = Appeler
    .cell = { $recruit }
option-seal = Prendre { $camp-seal }
    .verb = Sceau
    .cell = { $camp }
option-order = Prendre la tuile Ordre du Tour { $number }
    .verb = Ordre du Tour
    .cell = { $number }
option-stone = Prendre { $stone-a }
    .verb = Prendre
    .cell = { $stone }
option-lure = Déplacer { $recruit-a } { $god-of }
    .verb = Détourner
    .row = { $god }
    .cell = { $recruit }
    .asks-recruit = Choisissez la Recrue { $god-of } à déplacer.
option-lead = L’envoyer { $god-to }
    .verb = Amener
    .cell = { $god-to }
option-slay = { $god } perd { $recruit-a }
    .verb = Retirer
    .row = { $god }
    .cell = { $recruit }
    .asks-recruit = Choisissez ce que perd { $god }.
option-search = Consulter la pile des { $kind-many }
    .verb = Consulter
    .cell = { $kind-many }
option-burn = Retourner la Population { $place-in }
    .verb = Retourner
    .cell = { $place }
option-oust = Retirer le Disque { $place-in }
    .verb = Chasser
    .cell = { $place }
option-score = Marquer 3 points
option-send = Envoyer { $recruit-a }
    .verb = Envoyer
    .cell = { $recruit }
option-thor = Dépenser la tuile de Thor : +3
option-tyr = Dépenser la tuile de Tyr : la Bataille est gagnée
option-raise = Relever { $recruit-a } { $place-in }
    .verb = Relever
    .row = { $recruit }
    .cell = { $place }
    .asks-place = Choisissez où relever { $recruit-a }.
option-lay = Poser { $tile-key ->
    [thor-tile] la { $tile }
    [tyr-tile] la { $tile }
   *[other] la tuile { $tile }
} { $place-in }
    .verb = Poser
    .row = { $tile }
    .cell = { $place }
    .asks-place = { $tile } : choisissez le monde.
option-claim = Prendre la { $tile }
    .verb = Prendre
    .cell = { $tile }

## Ce qui se passe

event-RoundBegan = Le tour { $round } commence. Premier Joueur : { $first }.
event-PhaseBegan = { $phase }.
event-RecruitDrafted = { $seat-subject } prend { $recruit-a }.
event-GodActivated = { $god } s’éveille.
event-SealLaid = { $god } reçoit { $camp-seal }{ $seat-key ->
    [none] {""}
   *[other] , pris { $seat-from }
}.
event-AsgardTileDrawn = Nouvelle tuile en Asgard : « { $tile } ».
event-AsgardPileShuffled = Les tuiles Asgard utilisées sont de nouveau mélangées.
event-DiscRecovered = { $seat-subject } reprend un Disque ({ $spot }).
event-GodsChosen = { $seat-subject } a choisi { $gods }.
event-GodsChosenHidden = { $seat-subject } a choisi { $count ->
    [one] un Dieu
   *[other] { $count } Dieux
}.
event-DiscPlaced = { $seat-subject } montre { $god } et pose un Disque { $slot-on }.
event-SealTaken = { $seat-subject } prend le Sceau { $god-of } ({ $camp }).
event-RequestMade = { $seat-subject } adresse une Requête { $god-to }.
event-TempleBegun = { $seat-subject } construit un Temple pour { $god }.
event-AsgardEntered = { $seat-subject } agit en Asgard avec { $count ->
    [one] un Disque
   *[other] { $count } Disques à la fois
}.
event-ActionDeclined = { $seat-subject } reprend un Disque { $god-key ->
    [none] d’Asgard
   *[other] de chez { $god }
} sans agir.
event-StoneGained = { $seat-subject } prend { $stone-a }{ $giver-key ->
    [none] {""}
   *[other] {" "}{ $giver-from }
}.
event-RecruitGained = { $seat-subject } prend { $recruit-a }{ $giver-key ->
    [none] {""}
   *[other] {" "}{ $giver-from }
}.
event-SealGained = { $seat-subject } prend { $camp-seal }{ $giver-key ->
    [none] {""}
   *[other] {" "}{ $giver-from }
}.
event-NothingLeft = Il n’en reste plus pour { $seat-the }.
event-TempleBuilt = { $seat-subject } construit le { $tile }. Payé : { $stones }.
event-RecruitsGiven = { $seat-subject } donne { $god-to } : { $recruit } ×{ $count }.
event-GodTilePlaced = Tuile placée : { $tile }, { $place-in }.
event-GodTileBoxed = Plus de place pour la tuile { $tile }.
event-PopulationTaken = { $seat-subject } prend la Population : { $tile }.
event-PopulationDiscarded = La Population est défaussée sans bonus, { $place-in }.
event-TileTurnedUp = Tuile révélée : { $tile }.
event-SupportBegan = { $seat-subject } soutient { $god } ({ $rank }).
event-BonusUsed = { $seat-subject } utilise un bonus : { $tile }.
event-Scored = { $seat-subject } marque { $points ->
    [one] { $points } point
   *[other] { $points } points
} : { $cause }.
event-AsgardTileTurned = { $seat-subject } retourne la tuile « { $tile } ».
event-StoneSwapped = { $seat-subject } échange { $given-a } contre { $stone-a }.
event-RecruitBought = { $seat-subject } achète { $recruit-a } ({ $light ->
    [0] { $dark ->
        [0] gratuit
       *[other] Sceaux : { $dark } des Ténèbres
    }
   *[other] { $dark ->
        [0] Sceaux : { $light } de la Lumière
       *[other] Sceaux : { $light } de la Lumière, { $dark } des Ténèbres
    }
}).
event-DiscBought = { $seat-subject } prend un Disque de sa rangée ({ $light ->
    [0] { $dark ->
        [0] gratuit
       *[other] Sceaux : { $dark } des Ténèbres
    }
   *[other] { $dark ->
        [0] Sceaux : { $light } de la Lumière
       *[other] Sceaux : { $light } de la Lumière, { $dark } des Ténèbres
    }
}).
event-DiscStationed = { $seat-subject } met un Disque en Bataille { $place-in }.
event-DiscKept = { $seat-subject } ajoute le Disque à sa réserve.
event-PileSearched = { $seat-subject } consulte la pile des { $kind-many }.
event-TileTaken = { $seat-subject } prend { $tile-key ->
    [thor-tile] la { $tile }
    [tyr-tile] la { $tile }
   *[other] la tuile { $tile }
}.
event-TileTakenHidden = { $seat-subject } prend { $kind-a }.
event-WarriorCalled = Freyja envoie { $seat-from } { $recruit-a } du Walhalla.
event-TurnOrderTaken = { $seat-subject } prend la tuile Ordre du Tour { $number }.
event-PowerTileTaken = { $seat-subject } prend la { $tile }{ $giver-key ->
    [none] {""}
   *[other] {" "}{ $giver-from }
}.
event-RecruitMoved = Loki envoie { $recruit-a } { $origin-of } { $god-to }, pour { $seat-the }.
event-RecruitSlain = Hel prend { $recruit-a } { $god-to }, pour { $seat-the }.
event-PopulationFlipped = { $seat-subject } retourne la Population { $place-in } : { $tile }.
event-DiscOusted = { $seat-subject } chasse le Disque { $victim-of }, { $place-in }.
event-AncestralShown = Tuile révélée : { $tile }.
event-BattleFought = { $world } : Lumière { $light }, Ténèbres { $dark }.
event-RecruitsSent = { $seat-subject } envoie { $recruits } (force { $strength }).
event-PowerTileSpent = { $seat-subject } dépense la { $tile }.
event-BattleWon = { $seat-subject } gagne { $world-in }.
event-BattleLost = { $seat-subject } perd { $world-in } ; le Disque va au centre.
event-BattleTileTaken = { $seat-subject } prend une tuile Bataille de { $value }.
event-PopulationsLeft = Personne ne se bat pour le { $world }.
event-AncestralHidden = La Population cache une Arme Ancestrale, { $place-in }.
event-RecruitsDeployed = Les Recrues { $god-of } se déploient { $place-in } (force { $strength }).
event-RecruitsDismissed = { $god } n’a pas de Monde à conquérir : ses Recrues s’en vont.
event-WarriorRaised = { $seat-subject } relève { $recruit-a } { $place-in }.
event-ValhallaPassed = { $seat-subject } ne relève plus de Guerriers.
event-TileLaid = { $seat-subject } pose { $tile-key ->
    [thor-tile] la { $tile }
    [tyr-tile] la { $tile }
   *[other] la tuile { $tile }
} { $place-in }.
event-TileLaidHidden = { $seat-subject } pose { $kind-a } { $place-in }.
event-TilesDiscarded = { $seat-subject } ne soutient aucun Dieu dans les Mondes et défausse { $count ->
    [one] une tuile
   *[other] { $count } tuiles
}.
event-TileShown = Tuile révélée : { $tile }, { $place-in }.
event-WorldFought = { $world } : Lumière { $light }, Ténèbres { $dark }.
event-WorldWon = { $god } conquiert le { $world }.
event-WorldHeld = La Population garde le { $world }.
event-WorldTied = Personne ne conquiert le { $world }.
event-MatchEnded = { $seat-subject } gagne avec { $points } points.

## Pourquoi quelque chose ne peut pas être choisi, en peu de mots ; par la règle qui le dit

why-as-137 = prenez une des trois Recrues
    .taken = déjà prise
why-as-138 = prenez une des trois Recrues
    .taken = déjà prise
why-as-139 = prenez une des trois Recrues
    .taken = déjà prise
why-as-140 = ce Dieu n’a pas de second emplacement de Requête
why-as-209 = inactif avant le tour { $round }
why-as-212 = un joueur qui en a le plus donne un de ces Sceaux
    .fewer = a { $has } de ces Sceaux ; un autre en a { $most }
why-as-217 = il faut { $needs } Disques en réserve ; vous en avez { $has }
why-as-218 = reprenez un de vos Disques
    .none = vous n’y avez aucun Disque
why-as-301 = choisissez d’abord vos Dieux
why-as-303 = il faut { $needs } Dieux ; vous en avez { $has }
why-as-304 = inactif avant le tour { $round }
why-as-305 = déjà choisi ; chaque Dieu n’a qu’une carte
why-as-306 = vous n’avez pas choisi ce Dieu
why-as-402 = montrez un Dieu choisi et posez un Disque
why-as-404 = un Disque occupe déjà cet emplacement
why-as-406 = vous avez déjà posé votre Disque pour ce Dieu
why-as-407 = vous soutenez déjà ce Dieu
why-as-408 = ce Dieu n’a plus d’emplacement de Soutien libre
why-as-411 = montrez un Dieu choisi ; Asgard est toujours ouvert
why-as-501 = jouez un de vos Disques
    .asgard = vous n’avez aucun Disque en Asgard
    .god = vous n’avez pas de Disque chez ce Dieu
why-as-507 = jouez un de vos Disques
    .pass = il vous reste un Disque à résoudre
why-as-514 = prenez la tuile, ou renoncez
why-as-521 = il faut des pierres, une Recrue et un emplacement de Soutien libre
    .gone = il ne reste aucun Temple
    .stones = quel que soit le Temple, il manque { $short ->
        [one] une pierre
       *[other] { $short } pierres
    }
    .support = ce Dieu n’a plus d’emplacement de Soutien libre
why-as-522 = construisez le Temple du dessus d’une pile
    .top = pas au-dessus de sa pile
why-as-523 = vous n’avez pas cette pierre
why-as-524 = payez une quatrième pierre
    .printed = la quatrième pierre doit être d’une autre couleur
    .short = il manque { $short ->
        [one] une pierre
       *[other] { $short } pierres
    }
why-as-527 = refusées par son emplacement de Soutien
why-as-529 = donnez les Recrues d’un type
why-as-530 = vous n’avez aucune Recrue acceptée par son emplacement de Soutien
    .type = vous n’avez aucune de ces Recrues
why-as-532 = placez la tuile du Dieu
why-as-533 = seulement du côté de son camp
why-as-534 = un Dieu s’y trouve déjà
why-as-535 = hors jeu à ce nombre de joueurs
why-as-537 = vous n’avez pas cette Population
why-as-539 = utilisez un bonus, ou terminez
why-as-550 = suivez l’ordre des étapes en Asgard
why-as-551 = retournez d’abord une tuile Asgard
    .away = pas dans la rangée
    .used = déjà face cachée
why-as-554 = achetez des Recrues, ou terminez
why-as-555 = coûte un Sceau des Ténèbres
why-as-556 = coûte un Sceau de la Lumière
why-as-557 = coûte un Sceau de la Lumière et un Sceau des Ténèbres
why-as-559 = prenez un Disque de votre rangée, ou terminez
why-as-560 = coûte des Sceaux : { $light } de la Lumière, { $dark } des Ténèbres
why-as-567 = prenez une tuile de cette pile
    .gone = plus dans la pile
    .pile = elle est de l’autre pile
why-as-568 = un Disque occupe déjà cet emplacement de Bataille
why-as-569 = le Monde 7 n’accueille qu’un seul Disque
why-as-570 = votre Disque est dans la Zone de Victoire de ce Monde
why-as-571 = vous tenez déjà l’autre emplacement de Bataille de ce Monde
why-as-572 = aucun emplacement de Bataille ici
why-as-575 = choisissez un emplacement de Bataille pour votre Disque
why-as-577 = il faut deux Disques en Asgard ; vous en avez un
why-as-580 = plus aucun Disque sur votre rangée
why-as-611 = envoyez de l’aide, ou terminez
    .none = vous n’en avez plus
why-as-612 = il faut une force de { $needs } ; vous envoyez { $has }
why-as-613 = il faut une force de { $needs } ; vous avez { $has }
why-as-715 = relevez un Guerrier, ou passez
    .giant = aucun Géant n’est au Walhalla
    .none = il n’en reste pas au Walhalla
why-as-717 = vous ne soutenez pas ce Dieu
    .dark = seulement pour les Dieux de la Lumière
why-as-718 = aucun Dieu ne s’y trouve
why-as-719 = placez une tuile sous un Dieu que vous soutenez
    .held = vous n’avez pas cette tuile
why-as-720 = vous ne soutenez pas ce Dieu
    .nobody = aucun Dieu ne s’y trouve
why-as-721 = placez d’abord toutes vos tuiles
why-as-803 = un joueur qui en a le plus en donne
    .fewer = en a { $has } ; un autre en a { $most }
why-as-804 = la réserve est vide, et vous seul en avez le plus
why-as-805 = vous ne pouvez pas vous en prendre
why-as-807 = il n’en reste plus
why-as-809 = la réserve n’en a pas à vous donner
why-as-810 = cette pile est vide
why-as-901 = appelez des Guerriers du Walhalla, ou terminez
    .giant = aucun Géant n’est au Walhalla
    .none = il n’en reste pas au Walhalla
why-as-902 = prenez un Sceau, ou renoncez
why-as-903 = prenez une autre tuile Ordre du Tour, ou renoncez
    .own = elle est déjà à vous
    .players = pas en jeu à ce nombre de joueurs
why-as-905 = Tyr ne donne que la tuile de Tyr
why-as-906 = vous n’avez pas la tuile de Tyr
    .alone = la tuile de Tyr gagne sans aide
why-as-907 = Thor ne donne que la tuile de Thor
why-as-908 = vous n’avez pas la tuile de Thor
    .sent = déjà envoyée
why-as-909 = vous n’avez pas la tuile de Thor
why-as-910 = faites passer une Recrue d’un Dieu à un autre
    .fenrir = Fenrir ne veut pas de Recrues
    .inactive = inactif avant le tour { $round }
    .none = ce Dieu n’en a pas
    .same = déjà sur place
why-as-911 = retirez des Recrues d’un même Dieu, ou terminez
    .god = toutes deux du même Dieu
    .inactive = inactif avant le tour { $round }
    .none = ce Dieu n’en a pas d’autre
why-as-912 = consultez une pile, ou renoncez
why-as-913 = retournez une Population, ou renoncez
    .empty = aucune tuile ne s’y trouve
    .god = un Dieu s’y trouve
why-as-914 = déjà retournée
why-as-916 = marquez, retirez un Disque, ou renoncez
    .none = aucun Disque n’y est
    .own = c’est votre propre Disque
why-as-933 = prenez des Guerriers, Blancs ou Oranges
why-as-935 = prenez une pierre
why-as-937 = choisissez combien de réductions utiliser
    .more = { $needs ->
        [one] il faut une réduction
       *[other] il faut { $needs } réductions
    }
    .waits = s’utilise seulement quand vous construisez un Temple
why-as-941 = coûte deux pierres d’une couleur
    .short = il manque { $short ->
        [one] une pierre
       *[other] { $short } pierres
    }
why-as-942 = coûte les deux pierres imprimées
    .short = il manque { $short ->
        [one] une pierre
       *[other] { $short } pierres
    }
why-as-943 = coûte les trois pierres imprimées
    .short = il manque { $short ->
        [one] une pierre
       *[other] { $short } pierres
    }
why-as-945 = laissez de côté une pierre du coût
    .cost = cette pierre n’est plus dans le coût
    .rest = vous ne pourriez pas payer le reste
why-as-946 = { $has ->
    [one] vous avez une réduction
   *[other] vous avez { $has } réductions
}
why-as-951 = prenez deux types de Recrues, ou terminez
    .same = prenez un autre type que le premier
    .second = prenez un second type
why-as-952 = prenez deux types de Recrues, ou terminez
    .same = prenez un autre type que le premier
    .second = prenez un second type
why-as-953 = échangez une pierre, ou renoncez
    .none = vous n’avez pas cette pierre
    .same = choisissez une autre couleur que la pierre rendue
why-as-954 = aucune de cette couleur dans la réserve

## L’image dans le hall

board-temples = Temples
board-asgard = Asgard
board-influence = Influence
board-lower = +5 points
board-lower-worlds = Mondes Inférieurs, { $points } points aussitôt
board-centre = centre
token-disc = Disque
stage-round = Tour { $round }
count-score = Points
    .brief = { $value ->
        [one] { $value } point
       *[other] { $value } points
    }
count-order = place dans l’ordre du tour
    .brief = { $value ->
        [1] premier à jouer
        [2] deuxième
        [3] troisième
       *[other] quatrième
    }
count-supply = Disques en réserve personnelle
    .brief = Disques { $value }
count-row = Disques restant sur la rangée d’Influence
    .brief = rangée { $value }
count-asgard = Disques en Asgard
    .brief = en Asgard { $value }
count-centre = Disques au centre
    .brief = au centre { $value }
count-chosen = cartes Dieu choisies, pas encore montrées
    .brief = { $value ->
        [one] { $value } Dieu caché
       *[other] { $value } Dieux cachés
    }
count-revealed = Dieux montrés ce tour
    .brief = montrés : { $cards }
goods-next-disc = Disque suivant
good-battle = tuile Bataille, { $value } points au Ragnarök
good-battle-left = tuile Bataille, { $value } points au Ragnarök (reste { $left })
goods-temples = Temples
goods-battles = Batailles
goods-valhalla = Walhalla
stock-reserve = Réserve
zone-pile = Vous seul voyez cette pile
zone-gods = Vos Dieux
zone-chosen = Choisis en secret
zone-shown = Montrés
zone-tiles = Armes et Sortilèges
note-asleep = dort jusqu’au tour { $round }
note-price = prochain Disque : { $light } Lumière, { $dark } Ténèbres
    .aloud = { "" }
badge-top = prochaine tuile : { $tile } ; tuiles dans la pile : { $left }
    .aloud = tuile visible { $tile }, dans la pile { $left }
badge-stones = { $piece }, en réserve : { $count }
    .aloud = { $piece } ×{ $count }
badge-recruits = { $recruit } ×{ $count }
badge-cost = { $piece }
    .aloud = { "" }
badge-flipped = Population retournée : force 0
    .aloud = { $tile }, retournée
badge-guard = Arme Ancestrale, face cachée
badge-used = utilisée ce tour : { $tile }
fact-upper = Emplacement de Soutien supérieur : { $seat }
    .aloud = emplacement de Soutien supérieur
fact-lower = Emplacement de Soutien inférieur : { $seat }
    .aloud = emplacement de Soutien inférieur
fact-zone = Zone de Victoire : { $seat }
    .aloud = dans la Zone de Victoire
support-upper-only = emplacement de Soutien supérieur libre pour les { $one-many }
support-upper-either = emplacement de Soutien supérieur libre pour les { $one-many } ou les { $other-many }
support-lower-only = emplacement de Soutien inférieur libre pour les { $one-many }
support-lower-either = emplacement de Soutien inférieur libre pour les { $one-many } ou les { $other-many }
fact-rewards = Ragnarök : { $upper } points pour le Disque supérieur, { $lower } pour l’inférieur
    .aloud = { $upper } et { $lower } points au Ragnarök
fact-price = { $seat } : le prochain Disque coûte { $light } de la Lumière et { $dark } des Ténèbres, en Sceaux
    .aloud = prochain Disque pour { $light } Lumière, { $dark } Ténèbres
region-slot = { $god }, { $slot }
    .aloud = { $slot }
region-temples = Pile de Temples { $pile }, tuiles : { $left }
    .aloud = pile { $pile }, reste { $left }
face-from = { $round ->
    [1] dès le début
   *[other] dès le tour { $round }
}

## Chapitres des règles

chapter-setup = Mise en place
chapter-example = Exemple
chapter-round-start = Début du tour
chapter-choosing-gods = Choix des Dieux
chapter-placing-discs = Pose des Disques
chapter-actions = Actions
chapter-battles = Batailles
chapter-ragnarok = Ragnarök
chapter-limits-and-information = Limites et informations
chapter-powers-and-tiles = Pouvoirs et tuiles

## La table dans le terminal

table-round = Tour { $round } sur { $last }
table-worlds = Yggdrasil
table-zone = Victoire
table-rewards = Ragnarök
table-lower = Inférieurs
table-out = hors jeu
table-flipped = retournée
table-gods = Dieux
table-god-seal = Sceau
table-god-stones = Pierres
table-god-requests = Requêtes
table-god-temple = Temple
table-god-support = Soutien
table-god-recruits = Recrues
table-god-tile = Tuiles
table-battle-tiles = Tuiles Bataille
table-ancestral = Ancestrales
table-used = utilisée
table-discs-there = Disques { $seats }
table-hidden = { $kind } ?
table-legend = ♙ Guerrier Blanc  ♟ Guerrier Orange  ♜ Géant  ○ Lumière  ● Ténèbres  · libre
table-weapons = Armes { $count }
table-spells = Sortilèges { $count }
table-shown = montrés : { $gods }

## La table en lignes simples

plain-line = { $name } : { $what }.
plain-card = { $name } ({ $kind }) : { $text }
plain-bare-card = { $name } ({ $kind })
holders-line = En réserve : { $reserve }. Joueurs : { $players }.
source-rulebook = dans le livret de règles
source-public = dans des textes publics
source-design = de notre invention

# -- dans la halle : sa bannière, ses boucliers, et les choix à l’ouverture d’une table

hall-title = Asgard
    .kind = Choisissez vos Dieux en secret, bâtissez, combattez
hall-score = { $score ->
    [one] { $score } point
   *[other] { $score } points
    }
hall-course = les points, du premier coup au dernier
hall-paint = Votre couleur
hall-shield-red = Rouge
hall-shield-blue = Bleu
hall-shield-yellow = Jaune
hall-shield-mauve = Mauve

## Unités des nombres dans les listes

measure-strength = de force
measure-points = points par tour
measure-stones = { $stone } ×{ $count }
aside-free = gratuit
aside-seals = { $count } { $camp }

## Moments

event-BattlesOver = Les Batailles du tour { $round } sont finies.
event-RagnarokOver = Le Ragnarök est fini.
moment-battles = Batailles du tour { $round }
moment-wins = l’emporte
moment-loses = perd
moment-tie = égalité
moment-helped = { $seat-subject } envoie de l’aide : +{ $strength } de force
moment-scored = { $seat-subject } marque { $points ->
    [one] { $points } point
   *[other] { $points } points
}
moment-scores = Points
moment-points = points
moment-leads = { $seat-subject } mène avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}
moment-level = À égalité en tête : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## Conseils : ce pour quoi l’on joue

hint-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
    .then = À la fin du tour

## Lines for newcomers, below the question

now-last-round = Dernier tour : le Ragnarök suit. Pierres, Sceaux, Recrues et Disques restants ne rapportent rien.
now-few-discs = Vous avez { $discs } Disques, donc { $discs } actions ce tour. D’autres s’achètent en Asgard.
now-choose = Chacun choisit en secret : un Dieu par Disque en réserve. Deux Disques ne partagent jamais un emplacement.
now-place = Le premier emplacement de Requête donne aussi le pouvoir du Dieu ; le second, ses pierres seulement. Allez vite chez les Dieux convoités.
now-act = Le premier Disque résolu chez un Dieu prend son Sceau.
now-build = Un Temple rapporte ses points à chaque tour, et son Disque reste pour soutenir le Dieu.
now-recruit = Les Recrues combattent pour leur Dieu au Ragnarök : un Guerrier ajoute 1, un Géant 2.
now-disc = Un Disque de plus, c’est une action de plus à chaque tour suivant.
now-reinforce = Un Guerrier ajoute 1 de force, un Géant 2. Sans aide suffisante, votre Disque va au centre.
