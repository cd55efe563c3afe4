### Blood Rage : noms et textes d’aide.

## Clans

seat-wolf = Loup
    .subject = Le Loup
    .the = le Loup
    .of = du Loup
    .from = au Loup
    .letter = L
seat-bear = Ours
    .subject = L’Ours
    .the = l’Ours
    .of = de l’Ours
    .from = à l’Ours
    .letter = O
seat-serpent = Serpent
    .subject = Le Serpent
    .the = le Serpent
    .of = du Serpent
    .from = au Serpent
    .letter = S
seat-raven = Corbeau
    .subject = Le Corbeau
    .the = le Corbeau
    .of = du Corbeau
    .from = au Corbeau
    .letter = C
hall-source-cards = cartes et Monstres
hall-source-stolen = Gloire volée
hall-source-battles = batailles gagnées
hall-source-pillages = provinces pillées
hall-source-fallen = figurines perdues
hall-score = { $score ->
    [one] { $score } point de Gloire
   *[other] { $score } points de Gloire
    }
hall-course = la Gloire, du premier coup au dernier
hall-seat-named = { $name }
    .subject = { $name }
    .the = { $name }
    .of = de { $name }
    .from = à { $name }

## Provinces

place-myrkulor = Myrkulor
    .the = Myrkulor
    .in = à Myrkulor
    .from = de Myrkulor
    .text = Une bande de terre sombre. { $region-fr }, { $villages ->
        [one] { $villages } village
       *[other] { $villages } villages
    }, { $fjord-fr }. Voisines : { $borders-fr }.
place-elvagar = Elvagar
    .the = Elvagar
    .in = à Elvagar
    .from = d’Elvagar
    .text = Des rivières glacées. { $region-fr }, { $villages ->
        [one] { $villages } village
       *[other] { $villages } villages
    }, { $fjord-fr }. Voisines : { $borders-fr }.
place-angerboda = Angerboda
    .the = Angerboda
    .in = à Angerboda
    .from = d’Angerboda
    .text = Le pays des loups. { $region-fr }, { $villages ->
        [one] { $villages } village
       *[other] { $villages } villages
    }, { $fjord-fr }. Voisines : { $borders-fr }.
place-muspelheim = Muspelheim
    .the = Muspelheim
    .in = à Muspelheim
    .from = de Muspelheim
    .text = Là où les braises ne meurent jamais. { $region-fr }, { $villages ->
        [one] { $villages } village
       *[other] { $villages } villages
    }, { $fjord-fr }. Voisines : { $borders-fr }.
place-horgr = Horgr
    .the = Horgr
    .in = à Horgr
    .from = de Horgr
    .text = De vieux autels de pierre. { $region-fr }, { $villages ->
        [one] { $villages } village
       *[other] { $villages } villages
    }, { $fjord-fr }. Voisines : { $borders-fr }.
place-utgard = Utgard
    .the = Utgard
    .in = à Utgard
    .from = d’Utgard
    .text = Le seuil des géants. { $region-fr }, { $villages ->
        [one] { $villages } village
       *[other] { $villages } villages
    }, { $fjord-fr }. Voisines : { $borders-fr }.
place-andlang = Andlang
    .the = Andlang
    .in = à Andlang
    .from = d’Andlang
    .text = Une terre haute et étroite. { $region-fr }, { $villages ->
        [one] { $villages } village
       *[other] { $villages } villages
    }, { $fjord-fr }. Voisines : { $borders-fr }.
place-gimle = Gimle
    .the = Gimle
    .in = à Gimle
    .from = de Gimle
    .text = Une terre dorée. { $region-fr }, { $villages ->
        [one] { $villages } village
       *[other] { $villages } villages
    }, { $fjord-fr }. Voisines : { $borders-fr }.
place-yggdrasil = Yggdrasil
    .the = Yggdrasil
    .in = à Yggdrasil
    .from = d’Yggdrasil
    .text = L’Arbre-Monde, au centre : voisin des huit autres provinces, sans région ni fjord. Aucun village, donc toujours de la place ; on y entre par une Marche, car rien ne l’envahit, sauf un Monstre qui le dit. Le Ragnarök ne l’atteint jamais.

## Fjords

place-north = Fjord du Nord
    .the = le fjord du Nord
    .in = dans le fjord du Nord
    .from = du fjord du Nord
    .text = Soutient { $supports-fr }. Réservé aux navires, en nombre illimité ; fermé quand ses deux provinces sont détruites.
place-east = Fjord de l’Est
    .the = le fjord de l’Est
    .in = dans le fjord de l’Est
    .from = du fjord de l’Est
    .text = Soutient { $supports-fr }. Réservé aux navires, en nombre illimité ; fermé quand ses deux provinces sont détruites.
place-south = Fjord du Sud
    .the = le fjord du Sud
    .in = dans le fjord du Sud
    .from = du fjord du Sud
    .text = Soutient { $supports-fr }. Réservé aux navires, en nombre illimité ; fermé quand ses deux provinces sont détruites.
place-west = Fjord de l’Ouest
    .the = le fjord de l’Ouest
    .in = dans le fjord de l’Ouest
    .from = du fjord de l’Ouest
    .text = Soutient { $supports-fr }. Réservé aux navires, en nombre illimité ; fermé quand ses deux provinces sont détruites.

## Hors de la carte

place-reserve = Réserve
    .the = la réserve
    .in = dans la réserve
    .from = de la réserve
    .text = Les figurines d’un clan qui attendent à côté de la carte, prêtes à envahir. Elles ne comptent pas dans les Cornes.
place-valhalla = Valhalla
    .the = le Valhalla
    .in = au Valhalla
    .from = du Valhalla
    .text = Les figurines détruites y attendent la phase de Libération, qui les rend à leur réserve. Hors de la carte : ni Force, ni Cornes utilisées.

## Régions

region-manheim = Manheim
region-jotunheim = Jotunheim
region-alfheim = Alfheim
region-none = aucune région

## Figurines

figure-warrior = Guerrier
    .one = un Guerrier
    .own = un Guerrier
    .mark = ♟
    .text = Le gros de la troupe : 8 par clan, Force 1 sans amélioration. L’envoyer envahir coûte autant de Rage que sa Force.
figure-leader = Chef
    .one = le Chef
    .own = son Chef
    .mark = ♛
    .text = Un par clan, Force 3. Ses Invasions ne coûtent aucune Rage, mais il en faut toujours au moins 1 pour agir.
figure-ship = Navire
    .one = le Navire
    .own = son Navire
    .mark = ▲
    .text = Un par clan, Force 2. Il envahit un fjord pour 2 points de Rage, compte dans les deux provinces de ce fjord et n’en bouge plus.
monster = { $name-fr }
    .one = { $one-fr }
    .own = { $own-fr }
    .mark = { $mark-fr }
    .text = Monstre, Force { $strength }, Invasion à { $cost ->
        [0] 0 point
        [1] 1 point
       *[other] { $cost } points
    } de Rage. { $text-fr }
monster-one-m = le { $name }
monster-one-f = la { $name }
monster-one-vowel = l’{ $name }
monster-own-m = son { $name }
monster-own-f = sa { $name }
monster-own-vowel = son { $name }

## Caractéristiques et mots

stat-rage = Rage
    .own = sa Rage
    .text = La Rage reçue pour chaque phase d’Action : { $track }. Une hausse compte dès l’Âge suivant. En fin de partie, rang par rang : { $bonus } de Gloire.
stat-axes = Haches
    .own = ses Haches
    .text = La Gloire marquée pour chaque bataille gagnée : { $track }. En fin de partie, rang par rang : { $bonus } de Gloire.
stat-horns = Cornes
    .own = ses Cornes
    .text = Le nombre maximal de vos figurines sur la carte, fjords compris, quand vous envahissez : { $track }. En fin de partie, rang par rang : { $bonus } de Gloire.

## Phases

phase-gifts = Cadeaux des Dieux
    .short = Cadeaux
    .text = Chacun reçoit 8 cartes. Gardez-en une (deux à 2 joueurs) et passez le reste à gauche. Recommencez jusqu’à en avoir six.
phase-action = Action
    .short = Actions
    .text = Jouez chacun votre tour, une action à la fois. La phase finit quand tous sont à court de Rage ou ont passé, ou quand toutes les provinces restantes sont pillées.
phase-discard = Défausse
    .short = Défausse
    .text = Défaussez votre main. Aux Âges 1 et 2, vous pouvez garder une carte pour l’Âge suivant.
phase-quest = Quête
    .short = Quêtes
    .text = Révélez vos Quêtes. Chaque Quête accomplie donne sa Gloire et un rang de caractéristique. Un échec ne coûte rien.
phase-ragnarok = Ragnarök
    .short = Ragnarök
    .text = La province condamnée est détruite. Chaque figurine perdue sur place ou dans son fjord rapporte { $age-1 }, { $age-2 } ou { $age-3 } points de Gloire (Âge 1, 2 ou 3).
phase-release = Libération du Valhalla
    .short = Valhalla
    .text = Toutes les figurines du Valhalla retournent dans la réserve de leur clan.
phase-over = Fin de la partie
    .short = Fin
    .text = Chaque caractéristique donne de la Gloire selon son rang : { $bonus }. Le plus de Gloire gagne ; les ex æquo partagent la victoire.

## Familles de cartes

family-battle = Bataille
    .short = Bataille
family-quest = Quête
    .short = Quête
family-monster = Amélioration de Monstre
    .short = Monstre
family-leader = Amélioration de Chef
    .short = Chef
family-warrior = Amélioration de Guerrier
    .short = Guerrier
family-ship = Amélioration de Navire
    .short = Navire
family-clan = Amélioration de Clan
    .short = Clan

## Dieux

god-frigga = Frigga
god-heimdall = Heimdall
god-loki = Loki
god-odin = Odin
god-thor = Thor
god-tyr = Tyr
god-none = aucun dieu

## Récompenses de Pillage

reward-rage = +1 rang de Rage
    .mark = +1 Rage
reward-axes = +1 rang de Haches
    .mark = +1 Haches
reward-horns = +1 rang de Cornes
    .mark = +1 Cornes
reward-glory = { $glory ->
        [one] { $glory } point
       *[other] { $glory } points
    } de Gloire
    .mark = +{ $glory } de Gloire
reward-all = +1 rang aux trois caractéristiques
    .mark = +1 partout

## Sources

source-rulebook = d’après le livret de règles
source-public = d’après les listes de cartes et réponses publiées
source-design = notre propre décision

## Cartes : nommées par l’édition, et racontées d’après ce qu’elles font

card = { $name-fr }
    .original = { $name-en }
    .goal = { $goal-fr }
    .text = { $text-fr }
card-strength = Force { $number }.
card-ship = Navire de Force { $number }.
card-plain = Aucun texte : rien que de la Force.
card-quest = Rapporte { $glory } points de Gloire et un rang de caractéristique.
listed-or = { $most } ou { $last }
listed-and = { $most } et { $last }

## Ce que disent les cartes, d’après leurs effets

effect-win_glory = Si vous gagnez : marquez { $number ->
    [one] { $number } point
   *[other] { $number } points
} de Gloire.
effect-win_rage = Si vous gagnez : recevez { $number ->
    [one] { $number } point
   *[other] { $number } points
} de Rage, à dépenser dans cet Âge. Votre Rage peut dépasser votre caractéristique.
effect-win_step = Si vous gagnez : augmentez d’un rang une caractéristique de votre choix. Les Haches, si vous les augmentez, comptent déjà pour cette victoire.
effect-steal_rage = Si vous perdez : volez { $number ->
    [one] { $number } point
   *[other] { $number } points
} de Rage au vainqueur, avant qu’il le dépense pour garder des cartes. En cas d’égalité, pas de vainqueur à voler.
effect-steal_glory = Si vous perdez : volez { $number ->
    [one] { $number } point
   *[other] { $number } points
} de Gloire au vainqueur, ou ce qu’il a s’il en a moins. En cas d’égalité, pas de vainqueur à voler.
effect-poison = Si vous perdez : prenez en main les cartes jouées par le vainqueur, ajouts tardifs compris, même celles qu’il paierait pour garder. En cas d’égalité, pas de vainqueur à voler.
effect-death_glory = Victoire ou défaite : gagnez { $number ->
    [one] { $number } point
   *[other] { $number } points
} de Gloire par figurine détruite dans cette bataille, les vôtres comprises. Une figurine sauvée ou en fuite ne compte pas.
effect-white_disc = Disque blanc : engagez-la face cachée comme toute autre carte, ou ajoutez-la après la révélation.
effect-grace = Si votre Pillage réussit : augmentez d’un rang une caractéristique, autre que celle du jeton. Après un jeton de Gloire ou Yggdrasil, le choix est libre.
effect-sight = Vaut le plus haut bonus d’une seule carte montrée par un adversaire dans cette bataille, ajouts tardifs compris. Elle copie le nombre, jamais le texte ; annulée, elle vaut 0.
effect-watch = Toutes les cartes révélées sont perdues pour de bon ; gagnez en Gloire la somme de leurs bonus. Chaque participant joue une nouvelle carte. De deux cartes semblables révélées ensemble, seule agit la première dans l’ordre.
effect-primacy = Le texte des cartes révélées par vos adversaires est annulé avant d’agir, même s’il balaie toutes les cartes. Les bonus restent ; ajouts tardifs et améliorations en place ne sont pas touchés.
effect-smite = Avant de comparer les Forces, chaque adversaire dans la bataille perd un Guerrier de cette province. Sans Guerrier sur place, il ne perd rien.
effect-tide = Avant de comparer les Forces, chaque participant, vous compris, garde une figurine de son choix et perd toutes les autres. Les navires du fjord comptent.
goal-region = La plus grande Force à { $places }
goal-yggdrasil = La plus grande Force à Yggdrasil
goal-deaths = { $number } de vos figurines au Valhalla
effect-region = À la phase de Quête, ayez strictement la plus grande Force à { $places }, navires du fjord compris.
effect-yggdrasil = À la phase de Quête, ayez strictement la plus grande Force à Yggdrasil.
effect-deaths = À la phase de Quête, avant le Ragnarök, ayez au moins { $number } de vos figurines au Valhalla.
effect-slay = Quand il envahit une province, tous les Guerriers ennemis présents sont détruits. Il lui faut d’abord un village vide ; une Marche ou un renfort au combat ne compte pas.
effect-burn = Quand il envahit une province, toutes les figurines ennemies sur place ou dans son fjord sont détruites, sauf les Monstres. Il lui faut d’abord un village vide ; ni Marche ni renfort ne comptent.
effect-serpent = Un Monstre qui est aussi un navire : il n’envahit que les fjords, ne bouge jamais et compte pour les effets de navire.
effect-free = Envahir avec lui coûte 0 point de Rage, mais il en faut au moins 1 pour agir.
effect-home = Force { $number } à Yggdrasil, que lui seul peut envahir directement.
effect-kill_glory = Gagnez { $number ->
    [one] { $number } point
   *[other] { $number } points
} de Gloire par figurine ennemie détruite dans une bataille où il se trouve, victoire ou défaite, même s’il y tombe.
effect-twice = Si votre Pillage réussit, avec ou sans bataille, et qu’il est encore sur place, la récompense du jeton est doublée ; la Gloire des Haches, non.
effect-flee = Au lieu d’être détruit dans une province extérieure, il peut fuir à Yggdrasil, même face au Ragnarök, mais sans rien rapporter. On ne fuit ni Yggdrasil ni un sacrifice.
effect-ride = Après votre Pillage réussi, avec ou sans bataille, si votre Chef est dans la province, vous pouvez le déplacer dans une province adjacente où il reste de la place. C’est gratuit, sans être une Invasion.
effect-raise_one = Après votre Pillage réussi, avec ou sans bataille, si votre Chef est encore dans la province : augmentez d’un rang une caractéristique de votre choix.
effect-raise_all = Après votre Pillage réussi, avec ou sans bataille, si votre Chef est encore dans la province : augmentez d’un rang vos trois caractéristiques.
effect-strong = Vos Guerriers ont une Force de { $each }, y compris ceux déjà sur la carte. Chacun envahit désormais pour { $each } points de Rage.
effect-pairs = Deux de vos Guerriers dans une même province comptent ensemble { $both } de Force ; un Guerrier seul compte { $each }. Chacun envahit pour { $each ->
    [one] { $each } point
   *[other] { $each } points
} de Rage.
effect-ship_glory = Gagnez { $number ->
    [one] { $number } point
   *[other] { $number } points
} de Gloire chaque fois qu’un de vos navires est détruit, même un Monstre qui en est un : bataille, Invasion, Ragnarök ou sacrifice.
effect-discount = Dès la suivante, vos cartes Amélioration coûtent { $number ->
    [one] { $number } point
   *[other] { $number } points
} de Rage de moins, sans descendre sous 0. Le prix des Invasions ne change pas.
effect-succor = Chaque fois que vous envahissez une province, un Guerrier de votre réserve peut l’envahir aussi, gratuitement, si un village et vos Cornes le permettent. Ni avec un navire, ni à Yggdrasil.
effect-blessing = Quand vous perdez une bataille, égalité comprise, un Guerrier de votre réserve peut ensuite envahir la province gratuitement, si un village et vos Cornes le permettent. Pas à Yggdrasil.
effect-release_glory = À la Libération du Valhalla, gagnez { $number ->
    [one] { $number } point
   *[other] { $number } points
} de Gloire par figurine libérée de votre clan. Plusieurs cartes semblables se cumulent.
effect-massacre = Après une bataille où vous étiez, gagnée ou perdue, marquez { $number ->
    [one] { $number } point
   *[other] { $number } points
} de Gloire si au moins 2 figurines ennemies y ont été détruites. Une fois par bataille.
effect-quest_bonus = Une carte Quête que vous révélez au combat peut compter comme une carte Bataille +{ $number }. De plusieurs cartes semblables, une seule compte.
effect-protect = En phase d’Action, quand vos figurines vont être détruites, vous pouvez en sauver sur place, pour 1 point de Rage chacune. Sans effet contre le Ragnarök ou votre propre sacrifice.
effect-ragnarok_times = La Gloire de vos figurines détruites par le Ragnarök est multipliée par { $number } : { $age-1 }, { $age-2 } ou { $age-3 } points chacune à l’Âge 1, 2 ou 3.
effect-at_once = Après avoir envahi une province non pillée, vous pouvez payer 2 points de Rage pour la piller aussitôt, dans le même tour. Pas après un navire, une Marche ou le Guerrier qui suit une bataille perdue.
effect-challenge = Nouvelle action : payez 2 points de Rage pour piller une province déjà pillée à cet Âge. Présence, bataille et récompense comme d’habitude ; la province peut être défiée à nouveau.
effect-prowess = Quand vous gagnez une bataille, vous pouvez payer 1 point de Rage par carte jouée pour la garder au lieu de la défausser. Le poison d’un perdant la prend quand même.
effect-rise = Nouvelle action : pour 1 point de Rage en tout, envahissez avec une de vos figurines du Valhalla, quelle qu’elle soit. Cornes, placement et effets d’Invasion s’appliquent.
effect-sacrifice = Nouvelle action, sans Rage : détruisez 2 de vos figurines sur la carte, sans pouvoir les sauver, puis augmentez d’un rang une caractéristique. Il en faut une sous le rang 6.
effect-quest_times = La Gloire de vos Quêtes accomplies est multipliée par { $number } ; le rang de caractéristique ne l’est pas.
effect-end_glory = En fin de partie, après le dernier Ragnarök et la dernière Libération, gagnez { $number ->
    [one] { $number } point
   *[other] { $number } points
} de Gloire par figurine à vous sur la carte, fjords compris.

card-of-age = { $name } { $age ->
    [1] I
    [2] II
   *[other] III
}
bonus = { $value ->
    [0] rien
   *[other] +{ $value }
}

## Hors de la table

place-box = Boîte
    .the = la boîte
    .in = dans la boîte
    .from = de la boîte
    .text = Les Monstres qu’aucun clan n’a encore joués, ou retirés de la partie.

## Emplacements de la fiche de clan

slot-warrior = l’emplacement de Guerrier
slot-leader = l’emplacement de Chef
slot-ship = l’emplacement de Navire
slot-monster-1 = le premier emplacement de Monstre
slot-monster-2 = le second emplacement de Monstre
slot-clan-1 = le premier emplacement de Clan
slot-clan-2 = le deuxième emplacement de Clan
slot-clan-3 = le troisième emplacement de Clan

## D’où vient la Gloire

cause-battle = bataille gagnée
cause-pillage = Pillage
cause-quest = Quête
cause-ragnarok = Ragnarök
cause-stats = caractéristiques

## Questions, à qui doit répondre ; et .wait, à ceux qui attendent

ask-turn = À vous : choisissez une action, ou passez.
    .wait = { $seat-subject } choisit son action.
ask-marching = Choisissez les figurines qui marchent { $origin-from } vers { $target-the } : { $picks } sur { $most } au plus.
    .wait = { $seat-subject } envoie des figurines { $origin-from } vers { $target-the }.
ask-slot = Choisissez un emplacement pour { $card }.
    .wait = { $seat-subject } place { $card }.
ask-free_invasion = Envahir maintenant avec { $figure-one }, gratuitement ?
    .wait = { $seat-subject } peut envahir avec { $figure-own }.
ask-succor = Secours de Frigga : envoyer aussi un Guerrier { $province-in }, gratuitement ?
    .wait = { $seat-subject } peut envoyer un Guerrier { $province-in }.
ask-pillage_at_once = Domaine de Thor : payer 2 points de Rage pour piller maintenant { $province-the } ?
    .wait = { $seat-subject } peut piller maintenant { $province-the }.
ask-sacrifice = Sacrifice de Frigga : choisissez une figurine à détruire ({ $picks } sur { $most }).
    .wait = { $seat-subject } choisit son sacrifice.
ask-raise_stat = Choisissez une caractéristique à augmenter.{ $barred-key ->
        [none] {""}
        [rage] {" "}Pas la Rage, cette fois.
        [axes] {" "}Pas les Haches, cette fois.
       *[other] {" "}Pas les Cornes, cette fois.
    }
    .wait = { $seat-subject } choisit une caractéristique à augmenter.
ask-join_battle = Bataille { $province-in } : envoyer une figurine, ou rester à l’écart ?
    .wait = { $seat-subject } peut rejoindre la bataille { $province-in }.
ask-battle_card = Bataille ! Choisissez une carte à jouer face cachée.
    .wait = { $seat-subject } choisit sa carte pour la bataille.
ask-count_quest = Choisissez pour combien compte votre Quête.
    .wait = { $seat-subject } choisit pour combien compte sa Quête.
ask-late_card = Toutes les cartes sont révélées. Ajouter une carte à disque blanc ?
    .wait = { $seat-subject } peut ajouter une carte à la bataille.
ask-hold_figure = Marée d’Odin : choisissez la figurine qui reste { $province-in }.
    .wait = { $seat-subject } choisit la figurine qui reste { $province-in }.
ask-buy_back = Prouesse de Tyr : payer 1 point de Rage pour garder une carte jouée ?
    .wait = { $seat-subject } peut garder ses cartes contre de la Rage.
ask-blessing = Bénédiction de Loki : envoyer un Guerrier { $province-in }, gratuitement ?
    .wait = { $seat-subject } peut envoyer un Guerrier { $province-in }.
ask-leader_moves = Seigneur des marteaux : déplacer le Chef { $province-from } dans une province adjacente ?
    .wait = { $seat-subject } peut déplacer son Chef { $province-from }.
ask-flee = Sorcière Volur : fuir { $province-from } vers Yggdrasil ?
    .wait = { $seat-subject } choisit si la Sorcière Volur fuit { $province-from }.
ask-save_figure = Protection de Frigga : payer 1 point de Rage pour sauver une figurine ? En danger : { $victims }.
    .wait = { $seat-subject } peut sauver des figurines contre de la Rage.
ask-draft = { $most ->
        [1] Gardez 1 carte ; passez le reste à gauche.
       *[other] Gardez { $most } cartes ; passez le reste à gauche. Choisi : { $picks }.
    }
    .wait = { $seat-subject } choisit parmi les cadeaux des dieux.
ask-keep_card = Garder 1 carte pour l’Âge suivant ?
    .wait = { $seat-subject } choisit une carte à garder pour l’Âge suivant.

## Options ; .verb, .row et .cell pour les listes

option-done = C’est tout
option-pass = Passer (perdre la Rage restante)
option-accept = Oui
option-decline = { $question ->
    [join_battle] Rester à l’écart
    [late_card] Ne rien ajouter
    [keep_card] Ne rien garder
    [free_invasion] Pas maintenant
    [leader_moves] Rester sur place
   *[other] Non
}
option-sacrifice = Détruire 2 de vos figurines pour augmenter une caractéristique (Sacrifice de Frigga)
option-invade = Envahir { $place-the } avec { $figure-one }
    .verb = Envahir
    .row = avec { $figure-one }
    .cell = { $place }
    .asks-place = { $figure } : choisissez la province à envahir.
    .asks-figure = Choisissez qui envahit { $place-the }.
option-march = Marcher { $origin-from } vers { $place-the }
    .verb = Marcher
    .row = { $origin-from }
    .cell = { $place }
    .asks-place = Choisissez où marcher en partant { $origin-from }.
    .asks-origin = Choisissez d’où marcher vers { $place-the }.
option-upgrade = Jouer l’amélioration { $card }
    .verb = Jouer
    .cell = { $card }
option-quest = S’engager dans la Quête { $card }
    .verb = S’engager dans
    .cell = { $card }
option-pillage = Piller { $place-the }
    .verb = Piller
    .cell = { $place }
option-challenge = Défier { $place-the }, déjà pillée (Défi de Tyr)
    .verb = Défier
    .cell = { $place }
option-rise = Envahir { $place-the } avec { $figure-one } du Valhalla (Domaine de Frigga)
    .verb = Relever
    .row = { $figure-one }
    .cell = { $place }
option-send = Envoyer { $figure-one }
    .verb = Envoyer
    .cell = { $figure-one }
option-offer = Sacrifier { $figure-one } { $place-in }
    .verb = Sacrifier
    .row = { $figure-one }
    .cell = { $place }
option-enter = Aller { $place-in }
    .verb = Aller
    .cell = { $place }
option-slot = Utiliser { $slot }
    .verb = Utiliser
    .cell = { $slot }
option-join = Envoyer { $figure-one } { $place-from }
    .verb = Envoyer
    .row = { $figure-one }
    .cell = { $place-from }
option-play = Jouer { $card }
    .verb = Jouer
    .cell = { $card }
option-add = Ajouter { $card }
    .verb = Ajouter
    .cell = { $card }
option-count = Compter pour { $bonus }
    .verb = Compter
    .cell = { $bonus }
option-hold = Garder { $figure-one }
    .verb = Garder
    .cell = { $figure-one }
option-save = Sauver { $figure-one }
    .verb = Sauver
    .cell = { $figure-one }
option-buy = Garder { $card } pour 1 point de Rage
    .verb = Garder
    .cell = { $card }
option-raise = Augmenter { $stat-key ->
        [rage] la Rage
        [axes] les Haches
       *[other] les Cornes
    }
    .verb = Augmenter
    .cell = { $stat }
option-keep = Garder { $card }
    .verb = Garder
    .cell = { $card }

## Ce qui arrive

event-AgeBegan = L’Âge { $age ->
    [1] I
    [2] II
   *[other] III
} commence. Premier joueur : { $first-the }.
event-PhaseBegan = { $phase-key ->
    [over] Le dernier Âge est terminé.
   *[other] Phase : { $phase }.
}
event-CardsDealt = Chaque clan reçoit { $count } cartes.
event-CardKept = { $seat-subject } garde { $card }.
event-CardKeptHidden = { $seat-subject } garde une carte.
event-HandsPassed = Les mains passent à gauche.
event-HandDiscarded = { $seat-subject } défausse { $count ->
    [one] une carte
   *[other] { $count } cartes
}, face cachée.
event-TurnPassed = { $seat-subject } passe et perd { $rage ->
    [one] 1 point
   *[other] { $rage } points
} de Rage.
event-Invasion = { $seat-subject } envahit { $place-the } avec { $figure-own } ({ $rage ->
    [0] gratuit
   *[other] { $rage } de Rage
}).
event-March = { $seat-subject } marche { $origin-from } vers { $place-the } avec { $count ->
    [one] une figurine
   *[other] { $count } figurines
} (1 de Rage).
event-FigureMoved = { $seat-subject } déplace { $figure-own } { $origin-from } vers { $place-the }.
event-UpgradePlayed = { $seat-subject } joue l’amélioration { $card } ({ $rage ->
    [0] gratuit
   *[other] { $rage } de Rage
}).
event-UpgradeReplaced = { $seat-subject } défausse son amélioration { $card }.
event-MonsterRemoved = { $seat-subject } retire { $figure-own } de la partie.
event-QuestCommitted = { $seat-subject } s’engage dans la Quête { $card }.
event-QuestCommittedHidden = { $seat-subject } s’engage dans une Quête.
event-PillageDeclared = { $seat-subject } part piller { $place-the }.
event-BattleJoined = { $seat-subject } envoie { $figure-own } { $origin-from } dans la bataille.
event-BattleBegan = Bataille { $place-in } !
event-PillageUnopposed = Personne ne s’oppose { $seat-from } { $place-in }.
event-CardRevealed = { $seat-subject } révèle { $card }.
event-CardAdded = { $seat-subject } ajoute { $card }.
event-QuestCounted = { $seat-subject } compte { $card } pour +{ $bonus }.
event-TextCancelled = Le texte de la carte { $card }, jouée par { $seat-the }, est annulé.
event-CardsSwept = { $seat-subject } défausse toutes les cartes révélées (Veille de Heimdall).
event-BattleTotal = { $seat-subject } se bat avec une Force de { $strength }.
event-BattleWon = { $seat-subject } gagne la bataille { $place-from }.
event-BattleTied = Égalité { $place-in } : personne ne gagne.
event-CardsDiscarded = { $seat-subject } défausse { $count ->
    [one] la carte jouée
   *[other] les { $count } cartes jouées
}.
event-CardsTakenBack = { $seat-subject } reprend { $count ->
    [one] sa carte
   *[other] ses { $count } cartes
}.
event-CardBoughtBack = { $seat-subject } paie 1 point de Rage pour garder { $card }.
event-CardsPoisoned = { $seat-subject } prend { $count ->
    [one] une carte
   *[other] { $count } cartes
} { $victim-from } (Poison de Loki).
event-RageStolen = { $seat-subject } vole { $amount ->
    [one] 1 point
   *[other] { $amount } points
} de Rage { $victim-from }.
event-GloryStolen = { $seat-subject } vole { $amount ->
    [one] 1 point
   *[other] { $amount } points
} de Gloire { $victim-from }.
event-RageGained = { $seat-subject } reçoit { $amount ->
    [one] 1 point
   *[other] { $amount } points
} de Rage.
event-GloryGained = { $seat-subject } gagne { $amount ->
    [one] 1 point
   *[other] { $amount } points
} de Gloire ({ $cause }).
event-GloryFromCard = { $seat-subject } gagne { $amount ->
    [one] 1 point
   *[other] { $amount } points
} de Gloire ({ $card }).
event-StatRaised = { $seat-subject } porte { $stat-own } à { $value }.
event-ProvincePillaged = { $seat-subject } pille { $place-the } : { $reward }.
event-FigureDestroyed = { $seat-subject } perd { $figure-own } { $place-in }.
event-FigureSaved = { $seat-subject } paie 1 point de Rage pour sauver { $figure-own } { $place-in }.
event-WitchFled = La Sorcière Volur { $seat-of } fuit { $place-from } à Yggdrasil.
event-QuestFulfilled = { $seat-subject } accomplit { $card }.
event-QuestFailed = { $seat-subject } n’accomplit pas { $card }.
event-ProvinceDestroyed = Le Ragnarök détruit { $place-the }.
event-FiguresReleased = { $seat-subject } reprend { $count ->
    [one] une figurine
   *[other] { $count } figurines
} du Valhalla.
event-MatchEnded = { $seat-subject } l’emporte avec { $glory ->
    [one] { $glory } point
   *[other] { $glory } points
} de Gloire !

## La table dans le terminal

table-age = Âge { $age ->
    [1] I
    [2] II
   *[other] III
}
table-passed = a passé
table-pillaged = pillée
table-destroyed = détruite
table-closed = fermé
table-doomed = †{ $age ->
    [1] I
    [2] II
   *[other] III
}
table-legend = { $figures } ●○ villages ≈ fjord † condamnée
table-kept = Gardée pour l’Âge suivant
table-battle = Bataille { $place-in }
table-nothing-shown = rien de révélé
card-battle = Bataille +{ $value }
card-line = { $family } ({ $kind }) · { $age } · { $god } · { $source }
plain-line = { $name } : { $what }.
plain-card = { $name } ({ $kind }) : { $text }

## Chapitres des règles

chapter-components = Matériel
chapter-setup = Mise en place
chapter-age-and-phases = Âges et phases
chapter-action-phase = Phase d’Action
chapter-example = Exemple
chapter-draft = Draft
chapter-draft-option = Jouer sans draft
chapter-invade = Invasion
chapter-march = Marche
chapter-upgrade = Amélioration
chapter-quest-action = Action de Quête
chapter-pillage = Pillage
chapter-call-to-battle = Appel à la bataille
chapter-unopposed-pillage = Pillage sans opposition
chapter-playing-cards = Cartes en bataille
chapter-resolution = Résolution de la bataille
chapter-pillage-rewards = Récompenses de Pillage
chapter-discard-phase = Phase de Défausse
chapter-quest-phase = Phase de Quête
chapter-ragnarok = Ragnarök
chapter-release-valhalla = Libération du Valhalla
chapter-end-of-age = Fin de l’Âge
chapter-end-of-game = Fin de la partie
chapter-hidden-information = Informations cachées
chapter-general-principles = Principes généraux
chapter-battle-card = Cartes Bataille
chapter-quest-card = Cartes Quête
chapter-monster = Monstres
chapter-troop-upgrade = Améliorations de troupes
chapter-clan-upgrade = Améliorations de Clan
chapter-card-ruling = Décisions sur les cartes

## Pourquoi une chose ne peut être choisie, en quelques mots ; par la règle qui le dit

why-br-113 = seuls les navires entrent dans un fjord
why-br-135 = cette province est détruite
why-br-146 = sa carte Monstre n’est pas sur votre fiche de clan
why-br-209 = cela ne se fait pas à votre tour
    .granted = aucune de vos améliorations ne le permet
why-br-212 = il faut { $needs } de Rage ; vous en avez { $has }
why-br-304 = gardez une carte de votre main de draft
    .hand = pas dans votre main de draft
why-br-403 = les { $villages } villages sont occupés
why-br-404 = un Navire n’envahit que les fjords
why-br-405 = Yggdrasil ne s’envahit pas ; marchez-y
why-br-407 = il faut une Corne libre ; vos { $horns } sont prises
why-br-410 = fermé, car ses deux provinces sont détruites
why-br-411 = déjà sur la carte
    .fallen = au Valhalla jusqu’à la fin de l’Âge
why-br-422 = choisissez au moins une figurine
    .nobody = vous n’y avez plus de figurine
why-br-423 = déjà dans cette province
why-br-424 = cette province est détruite
why-br-425 = plus de place : { $villages } villages, tous occupés
why-br-427 = un navire ne bouge jamais
why-br-441 = pas une carte Amélioration
    .hand = pas dans votre main
why-br-442 = choisissez un emplacement pour la carte
    .kind = cette carte ne va pas dans cet emplacement
    .empty = utilisez le premier emplacement vide
why-br-448 = pas dans votre réserve
why-br-449 = envahissez maintenant avec ce Monstre, ou refusez
why-br-470 = pas une Quête
    .hand = pas dans votre main
why-br-501 = vous n’avez aucune figurine là ni dans son fjord
why-br-506 = cette province est détruite
why-br-512 = envoyez une figurine d’une province adjacente, ou refusez
    .far = cette province n’est pas adjacente
    .nobody = vous n’y avez aucune figurine
why-br-513 = un navire ne peut pas rejoindre une bataille
why-br-536 = choisissez une carte pour la bataille
    .hand = pas dans votre main
why-br-538 = une carte Bataille ne se joue qu’en bataille
why-br-544 = ajoutez une carte à disque blanc, ou refusez
    .hand = pas dans votre main
    .disc = pas de disque blanc sur cette carte
why-br-558 = déjà pillée à cet Âge
why-br-601 = gardez une carte, ou aucune
    .hand = pas dans votre main
why-br-811 = choisissez la caractéristique à augmenter
    .last = déjà à son dernier rang
why-br-825 = plus de Guerrier dans votre réserve
why-br-910 = choisissez la figurine qui reste
    .nobody = vous n’avez aucune figurine dans cette bataille
why-br-923 = le Serpent de mer n’envahit que les fjords
why-br-930 = choisissez si elle fuit
why-br-931 = déplacez le Chef dans une province adjacente, ou refusez
    .far = cette province n’est pas adjacente
why-br-941 = envoyez aussi un Guerrier, ou refusez
why-br-942 = envoyez un Guerrier sur place, ou refusez
why-br-945 = choisissez pour combien compte la Quête
    .bonus = aucune de vos améliorations ne la compte +{ $bonus }
why-br-946 = sauvez une figurine, ou finissez
    .safe = cette figurine n’est pas en danger
why-br-949 = pillez maintenant, ou refusez
why-br-950 = il faut { $needs } de Rage ; vous en avez { $has }
why-br-951 = payez pour garder une carte, ou terminez
    .card = vous ne l’avez pas jouée dans cette bataille
why-br-952 = pas au Valhalla
why-br-959 = il faut une Corne libre ; vos { $horns } sont prises
why-br-960 = le pillage vient de l’augmenter
why-br-998 = vous n’avez aucune figurine là ni dans son fjord
    .reward = pas encore pillée à cet Âge
why-br-999 = choisissez deux de vos figurines sur la carte
    .figures = il faut { $needs } figurines sur la carte ; vous en avez { $has }
    .nobody = vous n’y avez plus de figurine
    .steps = toutes vos caractéristiques sont au dernier rang

## Words of the picture

stage-doom = { $place } tombe : +{ $glory } de Gloire par figurine
    .aloud = { $place } tombe, +{ $glory } de Gloire par figurine
stage-fallen = { $place }
region-fell = détruite, Âge { $age ->
    [1] I
    [2] II
   *[other] III
}
region-fell-early = détruite dès le début
badge-doom = le Ragnarök détruit { $place-the } à la fin de l’Âge { $age ->
        [1] I
        [2] II
       *[other] III
    }
    .aloud = condamnée à l’Âge { $age ->
        [1] I
        [2] II
       *[other] III
    }
badge-pillaged = déjà pillée à cet Âge
badge-reward = pillage : { $reward }
    .aloud = récompense { $reward }
fact-villages = { $free ->
    [one] { $free } village libre sur { $of }
   *[other] { $free } villages libres sur { $of }
}
fact-strength = { $seat } : Force { $strength }
    .aloud = Force { $strength }
fact-support = { $seat } : depuis le fjord, Force { $strength }
    .aloud = depuis le fjord, Force { $strength }
count-on-map = figurines sur la carte, au plus
    .aloud = figurines sur la carte
    .brief = sur la carte { $value }/{ $of }
count-reserve = figurines en réserve
    .brief = { "" }
count-valhalla = figurines au Valhalla
    .brief = { "" }
count-hand = cartes en main
    .brief = main { $value }
count-quests = Quêtes en cours
    .brief = { $value ->
        [one] { $value } Quête
       *[other] { $value } Quêtes
    }
count-rage = Rage restante
    .brief = { $value } Rage
count-glory = Gloire
    .brief = { $value } Gloire
goods-reserve = En réserve
goods-valhalla = Au Valhalla
mark-first = Premier joueur
flag-passed = a passé
zone-draft = Au choix
zone-picked = Déjà gardées
zone-hand = Votre main
zone-kept = Pour l’Âge suivant
zone-quests = Vos Quêtes
pile-valhalla = Les morts reviennent en réserve après le Ragnarök
pile-discard = Défausse
contest = Bataille { $place-in }
face-age = Âge { $age ->
    [1] I
    [2] II
   *[other] III
}

# -- dans la halle : sa bannière, ses boucliers, et les choix à l’ouverture d’une table

hall-title = Blood Rage
    .kind = Draftez, pillez, et mourez avec gloire au Ragnarök
hall-paint = Votre clan
hall-choice-beginners = Premier Âge des débutants
    .help = Pas de draft au premier Âge : chacun reçoit une main toute faite.

## Unités des nombres dans les listes

measure-strength = de Force
measure-glory = de Gloire
measure-rage = de Rage
aside-rage = { $rage ->
    [0] gratuit
   *[other] { $rage } de Rage
    }
measure-end-glory = +{ $glory } de Gloire à la fin

## Moments

event-BattleOver = La bataille { $place-in } est finie.
event-AgeEnded = L’Âge { $age ->
    [1] I
    [2] II
   *[other] III
} est fini.
moment-pillages = { $seat-subject } pille
moment-call = Appel
moment-called = { $seat-subject } appelle à la bataille { $place-in }
moment-room = { $count ->
    [one] 1 place libre { $place-in }
   *[other] { $count } places libres { $place-in }
}
moment-no-limit = de la place pour tous
moment-comer = { $figure }, { $place-from }
moment-stake = Si { $seat-the } gagne : { $reward }
moment-role-pillages = pille
moment-role-joined = participe
moment-role-there = était là
moment-strength = Force
moment-cards = Cartes
moment-reveal = Révélation
moment-choosing = Chacun choisit une carte en secret
moment-turned = Les cartes sont révélées
moment-cancels = { $card } annule tous les autres textes
moment-cancelled-by = annulée par { $card } ; son nombre compte
moment-sums = Sommes
moment-figures = Figurines
moment-wins = { $seat-subject } gagne, { $best } contre { $next }
moment-tied = Égalité à { $best } : personne ne gagne
moment-winner = gagne
moment-short = il manque { $count }
moment-tie = à égalité
moment-dead = Les morts
moment-fallen = { $count ->
    [0] Aucune figurine ne tombe
    [one] Une figurine part au Valhalla
   *[other] { $count } figurines partent au Valhalla
}
moment-to-valhalla = { $count ->
    [one] au Valhalla
   *[other] { $count } au Valhalla
}
moment-stay = { $count ->
    [one] reste
   *[other] restent
}
moment-played = Cartes
moment-discarded = gagné : { $count ->
    [one] défaussée
   *[other] défaussées
}
moment-taken-back = perdu : { $count ->
    [one] reprise
   *[other] reprises
} en main
moment-poisoned = { $count ->
    [one] prise
   *[other] prises
} par le Poison de Loki
moment-gains = Gains
moment-stolen = vol
moment-robbed = vol subi
moment-not-pillaged = { $place } n’est pas pillée
moment-age = Fin de l’Âge { $age ->
    [1] I
    [2] II
   *[other] III
}
moment-quests = { $count ->
    [one] Une Quête
   *[other] { $count } Quêtes
}, { $met ->
    [0] aucune accomplie
    [one] une accomplie
   *[other] { $met } accomplies
}
moment-decided = { $card-goal } · { $place } : { $own } contre { $other }
moment-deaths = { $card-goal } · { $own } sur place
moment-none-there = { $card-goal } · aucune figurine sur place
moment-paid = +{ $glory } de Gloire
moment-nobody-there = aucune figurine sur place
moment-burns = { $place } brûle{ $count ->
    [0] {""} ; aucune figurine ne meurt
    [one] {""} ; une figurine meurt
   *[other] {""} ; { $count } figurines meurent
}
moment-falls = { $place } tombe, avec toutes ses figurines, fjord compris
moment-dead-there = { $count ->
    [one] 1 figurine
   *[other] { $count } figurines
}
moment-home = { $count ->
    [one] Une figurine revient du Valhalla
   *[other] { $count } figurines reviennent du Valhalla
}
moment-all-home = Le Valhalla s’ouvre
moment-back = { $count } en réserve
moment-judged = Quêtes
moment-doom = Ragnarök
moment-valhalla = Valhalla
moment-level = À égalité en tête : { $glory } de Gloire
moment-scores = Scores
moment-leads = { $seat-subject } mène avec { $glory } points de Gloire
moment-next = Prochaine à tomber, { $place } : +{ $glory } de Gloire par figurine perdue

## Conseils : ce pour quoi l’on joue

hint-glory = { $count } { $count ->
    [one] point
   *[other] points
} de Gloire
    .then = À la fin de l’Âge

## Lines for newcomers, below the question

now-last-rage = Il vous reste 1 Rage. À 0, vous n’agissez plus de l’Âge, même gratuitement.
now-doom = { $province } : détruite à la fin de cet Âge. Chaque figurine y meurt et rapporte { $glory } points de Gloire.
now-horns = Vous avez { $figures } figurines sur la carte : vos Cornes n’en permettent pas plus.
now-draft = Vous gardez des cartes et passez les autres. Les Quêtes paient en fin d’Âge, les Améliorations restent, les cartes Bataille font gagner.
now-keep = Toutes vos autres cartes sont défaussées.
now-turn = Piller est gratuit, et fait monter une caractéristique ou rapporte de la Gloire. Cherchez où vous êtes fort et où peu de rivaux peuvent venir.
now-march = Il faut un village vide à l’arrivée, sauf à Yggdrasil. Les Navires ne bougent jamais.
now-stat = À la fin, les derniers rangs de chaque caractéristique rapportent de la Gloire.
now-join = La victoire rapporte autant de Gloire que de Haches. À égalité en tête, tous perdent, et les figurines vaincues vont au Valhalla.
now-card = Les cartes sont révélées ensemble. Le vainqueur défausse la sienne, les vaincus la reprennent.
now-late = Les cartes à disque blanc s’ajoutent après la révélation, toutes les Forces étant connues.
