### Blood Rage : noms et textes d’aide.

## Clans

clan-wolf = Loup
    .the = le clan du Loup
clan-bear = Ours
    .the = le clan de l’Ours
clan-serpent = Serpent
    .the = le clan du Serpent
clan-raven = Corbeau
    .the = le clan du Corbeau

## Provinces

place-myrkulor = Myrkulor
    .text = Une bande de terre sombre de Manheim, avec 3 villages seulement, au bord du fjord de l’Ouest. Voisines : Elvagar, Gimle et Yggdrasil.
place-elvagar = Elvagar
    .text = Les rivières glacées de Manheim, avec 4 villages au bord du fjord du Nord. Voisines : Angerboda, Myrkulor et Yggdrasil.
place-angerboda = Angerboda
    .text = Le pays des loups, avec 5 villages : la plus vaste terre de Manheim, au bord du fjord du Nord. Voisines : Elvagar, Muspelheim et Yggdrasil.
place-muspelheim = Muspelheim
    .text = Là où les braises ne meurent jamais : 5 villages de Jotunheim, au bord du fjord de l’Est. Voisines : Angerboda, Horgr et Yggdrasil.
place-horgr = Horgr
    .text = Les vieux autels de pierre de Jotunheim, avec 4 villages au bord du fjord de l’Est. Voisines : Muspelheim, Utgard et Yggdrasil.
place-utgard = Utgard
    .text = Le seuil des géants, en Jotunheim : 3 villages bien serrés, au bord du fjord du Sud. Voisines : Horgr, Andlang et Yggdrasil.
place-andlang = Andlang
    .text = Une terre haute et étroite d’Alfheim, avec 3 villages, au bord du fjord du Sud. Voisines : Utgard, Gimle et Yggdrasil.
place-gimle = Gimle
    .text = La moitié dorée d’Alfheim : 5 villages au bord du fjord de l’Ouest. Voisines : Andlang, Myrkulor et Yggdrasil.
place-yggdrasil = Yggdrasil
    .text = L’Arbre-Monde, au centre : voisin des huit autres provinces, sans région ni fjord. Aucun village, donc toujours de la place ; on y entre par une Marche, car seul l’Elfe noir l’envahit. Le Ragnarök ne l’atteint jamais.

## Fjords

place-north = Fjord du Nord
    .text = Soutient Elvagar et Angerboda. Réservé aux navires, en nombre illimité ; fermé quand ses deux provinces sont détruites.
place-east = Fjord de l’Est
    .text = Soutient Muspelheim et Horgr. Réservé aux navires, en nombre illimité ; fermé quand ses deux provinces sont détruites.
place-south = Fjord du Sud
    .text = Soutient Utgard et Andlang. Réservé aux navires, en nombre illimité ; fermé quand ses deux provinces sont détruites.
place-west = Fjord de l’Ouest
    .text = Soutient Gimle et Myrkulor. Réservé aux navires, en nombre illimité ; fermé quand ses deux provinces sont détruites.

## Hors de la carte

place-reserve = Réserve
    .text = Les figurines d’un clan qui attendent à côté de la carte, prêtes à envahir. Elles ne comptent pas dans les Cornes.
place-valhalla = Valhalla
    .text = Les figurines détruites y festoient jusqu’à la phase de Libération, qui les rend à leur réserve. Hors de la carte : elles n’ont pas de Force et ne comptent pas dans les Cornes.

## Régions

region-manheim = Manheim
region-jotunheim = Jotunheim
region-alfheim = Alfheim
region-none = aucune région

## Figurines

figure-warrior = Guerrier
    .a = un Guerrier
    .the = le Guerrier
    .many = Guerriers
    .text = Le gros de la troupe : 8 par clan, Force 1 sans amélioration. L’envoyer envahir coûte autant de Rage que sa Force.
figure-leader = Chef
    .a = un Chef
    .the = le Chef
    .many = Chefs
    .text = Un par clan, Force 3. Ses Invasions ne coûtent aucune Rage, mais il en faut toujours au moins 1 pour agir.
figure-ship = Navire
    .a = un Navire
    .the = le Navire
    .many = Navires
    .text = Un par clan, Force 2. Il envahit un fjord pour 2 points de Rage, compte dans les deux provinces de ce fjord et n’en bouge plus.
figure-troll = Troll
    .a = un Troll
    .the = le Troll
    .many = Trolls
    .text = Monstre, Force 2, Invasion à 2 points de Rage. Quand il envahit une province, tous les Guerriers ennemis présents sont détruits.
figure-dwarf-chieftain = Chef nain
    .a = un Chef nain
    .the = le Chef nain
    .many = Chefs nains
    .text = Monstre (carte Dwarf Chieftain), Force 2. Il prête sa hache pour rien : sa carte et ses Invasions coûtent 0 point de Rage.
figure-sea-serpent = Serpent de mer
    .a = un Serpent de mer
    .the = le Serpent de mer
    .many = Serpents de mer
    .text = Monstre (carte Sea Serpent), Force 3, Invasion à 3 points de Rage. C’est aussi un navire : il n’envahit que les fjords, ne bouge jamais et compte pour les effets de navire.
figure-valkyrie = Valkyrie
    .a = une Valkyrie
    .the = la Valkyrie
    .many = Valkyries
    .text = Monstre, Force 2, Invasion à 2 points de Rage. Son clan gagne 2 points de Gloire par figurine ennemie détruite dans une bataille où elle se trouve.
figure-dark-elf = Elfe noir
    .a = un Elfe noir
    .the = l’Elfe noir
    .many = Elfes noirs
    .text = Monstre (carte Dark Elf), Force 1, Invasion à 1 point de Rage. Lui seul peut envahir directement Yggdrasil, où sa Force passe à 3.
figure-fire-giant = Géant de feu
    .a = un Géant de feu
    .the = le Géant de feu
    .many = Géants de feu
    .text = Monstre (carte Fire Giant), Force 4, Invasion à 4 points de Rage. Quand il envahit une province, toutes les figurines ennemies sur place ou dans son fjord sont détruites, sauf les Monstres.
figure-frost-giant = Géant de givre
    .a = un Géant de givre
    .the = le Géant de givre
    .many = Géants de givre
    .text = Monstre (carte Frost Giant), Force 4, Invasion à 4 points de Rage. S’il participe à un Pillage réussi de son clan, la récompense est gagnée deux fois.
figure-soldier-of-hel = Soldat de Hel
    .a = un Soldat de Hel
    .the = le Soldat de Hel
    .many = Soldats de Hel
    .text = Monstre (carte Soldier of Hel), Force 3. Les morts marchent sans solde : sa carte et ses Invasions coûtent 0 point de Rage.
figure-volur-witch = Sorcière Volur
    .a = une Sorcière Volur
    .the = la Sorcière Volur
    .many = Sorcières Volur
    .text = Monstre (carte Volur Witch), Force 3, Invasion à 3 points de Rage. Sur le point d’être détruite dans une province extérieure, elle peut fuir à Yggdrasil.

## Caractéristiques et mots

stat-rage = Rage
    .text = La Rage reçue pour chaque phase d’Action : 6, 7, 8, 9, 12, 12. Une hausse compte dès l’Âge suivant. En fin de partie : 10 points de Gloire au rang 4 ou 5, 20 au rang 6.
stat-axes = Haches
    .text = La Gloire marquée pour chaque bataille gagnée : 3, 4, 5, 6, 8, 8. En fin de partie : 10 points de Gloire au rang 4 ou 5, 20 au rang 6.
stat-horns = Cornes
    .text = Le nombre maximal de vos figurines sur la carte, fjords compris, quand vous envahissez : 4, 5, 6, 7, 10, 10. En fin de partie : 10 points de Gloire au rang 4 ou 5, 20 au rang 6.
word-glory = Gloire
word-rage = Rage
word-strength = Force

## Phases

phase-gifts = Cadeaux des Dieux
    .text = Huit cartes chacun : gardez-en une (deux à 2 joueurs), passez le reste à gauche, et ainsi de suite jusqu’à en avoir six.
phase-action = Action
    .text = Chacun son tour, une action à la fois, jusqu’à ce que tous soient à 0 en Rage ou aient passé, ou que toute province encore debout soit pillée.
phase-discard = Défausse
    .text = Défaussez votre main ; aux Âges 1 et 2, vous pouvez garder une carte pour l’Âge suivant.
phase-quest = Quête
    .text = Révélez les Quêtes où vous êtes engagé : chacune, si elle est accomplie, donne sa Gloire et un rang de caractéristique ; un échec ne coûte rien.
phase-ragnarok = Ragnarök
    .text = La province condamnée est détruite, et chaque figurine perdue sur place ou dans son fjord rapporte 2, 3 ou 4 points de Gloire à l’Âge 1, 2 ou 3.
phase-release = Libération du Valhalla
    .text = Toutes les figurines du Valhalla retournent dans la réserve de leur clan.
phase-over = Fin de la partie
    .text = Chaque caractéristique au rang 4 ou 5 donne 10 points de Gloire, et 20 au rang 6 ; puis le clan le plus glorieux l’emporte, et des ex æquo partagent la victoire.

## Familles de cartes

family-battle = Bataille
family-quest = Quête
family-monster = Amélioration de Monstre
family-leader = Amélioration de Chef
family-warrior = Amélioration de Guerrier
family-ship = Amélioration de Navire
family-clan = Amélioration de Clan

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
reward-axes = +1 rang de Haches
reward-horns = +1 rang de Cornes
reward-glory = 5 points de Gloire
reward-all = +1 rang aux trois caractéristiques

## Sources

source-rulebook = d’après le livret de règles
source-public = d’après les listes de cartes et réponses publiées
source-design = notre propre décision

## Cartes Bataille

card-friggas-grace = Frigga’s Grace
    .text = Si votre Pillage réussit : augmentez d’un rang une caractéristique, autre que celle du jeton. Après 5 points de Gloire ou Yggdrasil, le choix est libre.
card-heimdalls-sight = Heimdall’s Sight
    .text = Vaut le plus haut bonus d’une seule carte montrée par un adversaire dans cette bataille, ajouts tardifs compris. Elle copie le nombre, jamais le texte ; annulée, elle vaut 0.
card-heimdalls-eye = Heimdall’s Eye
    .text = Disque blanc : engagez-la face cachée comme toute autre carte, ou ajoutez-la après la révélation.
card-heimdalls-gaze = Heimdall’s Gaze
    .text = Disque blanc : engagez-la face cachée comme toute autre carte, ou ajoutez-la après la révélation.
card-heimdalls-watch = Heimdall’s Watch
    .text = Toutes les cartes révélées sont perdues pour de bon ; gagnez en Gloire la somme de leurs bonus. Chaque participant joue une nouvelle carte. De deux Watch révélées ensemble, seule agit la première dans l’ordre.
card-lokis-trickery = Loki’s Trickery
    .text = Si vous perdez : volez 1 point de Rage au vainqueur, avant qu’il le dépense pour Tyr’s Prowess. En cas d’égalité, pas de vainqueur à voler.
card-lokis-backstab = Loki’s Backstab
    .text = Si vous perdez : volez 2 points de Gloire au vainqueur, ou ce qu’il a s’il en a moins. En cas d’égalité, pas de vainqueur à voler.
card-lokis-poison = Loki’s Poison
    .text = Si vous perdez : prenez en main les cartes jouées par le vainqueur, ajouts tardifs compris, même face à Tyr’s Prowess. En cas d’égalité, pas de vainqueur à voler.
card-odins-smite = Odin’s Smite
    .text = Avant de comparer les Forces, chaque adversaire dans la bataille perd un Guerrier de cette province. Sans Guerrier sur place, il ne perd rien.
card-odins-tide = Odin’s Tide
    .text = Avant de comparer les Forces, chaque participant, vous compris, garde une figurine de son choix et perd toutes les autres. Les navires du fjord comptent.
card-odins-judgement = Odin’s Judgement
    .text = Victoire ou défaite : gagnez 2 points de Gloire par figurine détruite dans cette bataille, les vôtres comprises. Une figurine sauvée ou en fuite ne compte pas.
card-thors-hammer = Thor’s Hammer
    .text = Si vous gagnez : marquez 3 points de Gloire.
card-thors-oath = Thor’s Oath
    .text = Si vous gagnez : augmentez d’un rang une caractéristique de votre choix. Des Haches augmentées comptent déjà pour cette victoire.
card-thors-ascension = Thor’s Ascension
    .text = Si vous gagnez : recevez 3 points de Rage, à dépenser dans cet Âge, et 3 points de Gloire. Votre Rage peut dépasser votre caractéristique.
card-thors-primacy = Thor’s Primacy
    .text = Le texte des cartes révélées par vos adversaires est annulé avant d’agir, même Heimdall’s Watch. Les bonus restent ; ajouts tardifs et améliorations en place ne sont pas touchés.
card-tyrs-bash = Tyr’s Bash
    .text = Aucun texte : rien que de la Force.
card-tyrs-smash = Tyr’s Smash
    .text = Aucun texte : rien que de la Force.
card-tyrs-crush = Tyr’s Crush
    .text = Aucun texte : rien que de la Force.
card-tyrs-smite = Tyr’s Smite
    .text = Aucun texte : rien que de la Force.
card-tyrs-rage = Tyr’s Rage
    .text = Aucun texte : rien que de la Force.

## Cartes Quête

card-alfheim = Alfheim!
    .text = À la phase de Quête, ayez strictement la plus grande Force à Andlang ou à Gimle, navires du fjord compris : { $value } points de Gloire et un rang de caractéristique.
card-jotunheim = Jotunheim!
    .text = À la phase de Quête, ayez strictement la plus grande Force à Muspelheim, Horgr ou Utgard, navires du fjord compris : { $value } points de Gloire et un rang de caractéristique.
card-manheim = Manheim!
    .text = À la phase de Quête, ayez strictement la plus grande Force à Myrkulor, Elvagar ou Angerboda, navires du fjord compris : { $value } points de Gloire et un rang de caractéristique.
card-yggdrasil = Yggdrasil!
    .text = À la phase de Quête, ayez strictement la plus grande Force à Yggdrasil : { $value } points de Gloire et un rang de caractéristique.
card-glorious-death = Glorious Death!
    .text = À la phase de Quête, avant le Ragnarök, ayez au moins 4 de vos figurines au Valhalla : { $value } points de Gloire et un rang de caractéristique.

## Améliorations de Monstre

card-dwarf-chieftain = Dwarf Chieftain
    .text = Chef nain, Force 2. Jouer cette carte et envahir avec lui coûtent 0 point de Rage, mais il en faut au moins 1 pour agir.
card-sea-serpent = Sea Serpent
    .text = Serpent de mer, Force 3. Un Monstre qui est aussi un navire : fjords seulement, sans jamais bouger, et sa mort déclenche vos Dragons. Fire Giant ne peut le brûler.
card-troll = Troll
    .text = Force 2. Quand il envahit une province, tous les Guerriers ennemis présents sont détruits. Il lui faut d’abord un village vide ; une Marche ou un renfort au combat ne compte pas.
card-dark-elf = Dark Elf
    .text = Elfe noir, Force 1, ou 3 à Yggdrasil, qu’il peut envahir directement. L’Invasion coûte 1 point de Rage, même là.
card-fire-giant = Fire Giant
    .text = Géant de feu, Force 4. Quand il envahit, toutes les figurines ennemies de la province et de son fjord sont détruites, sauf les Monstres. Il lui faut d’abord un village vide ; une Marche ne compte pas.
card-valkyrie = Valkyrie
    .text = Force 2. Gagnez 2 points de Gloire par figurine ennemie détruite dans une bataille où elle se trouve, victoire ou défaite, même si elle y tombe.
card-frost-giant = Frost Giant
    .text = Géant de givre, Force 4. Si votre Pillage réussit, avec ou sans bataille, et qu’il est encore sur place, la récompense du jeton est doublée ; la Gloire des Haches, non.
card-soldier-of-hel = Soldier of Hel
    .text = Soldat de Hel, Force 3. Jouer cette carte et envahir avec lui coûtent 0 point de Rage, mais il en faut au moins 1 pour agir.
card-volur-witch = Volur Witch
    .text = Sorcière, Force 3. Au lieu d’être détruite dans une province extérieure, elle peut fuir à Yggdrasil, même face au Ragnarök, mais sans rien rapporter. On ne fuit ni Yggdrasil ni Frigga’s Sacrifice.

## Améliorations de Chef

card-lord-of-hammers = Lord of Hammers
    .text = Après votre Pillage réussi, avec ou sans bataille, si votre Chef est dans la province, vous pouvez le déplacer dans une province adjacente où il reste de la place. C’est gratuit, sans être une Invasion.
card-lord-of-axes = Lord of Axes
    .text = Après votre Pillage réussi, avec ou sans bataille, si votre Chef est encore dans la province : augmentez d’un rang une caractéristique de votre choix.
card-lord-of-spears = Lord of Spears
    .text = Après votre Pillage réussi, avec ou sans bataille, si votre Chef est encore dans la province : augmentez d’un rang vos trois caractéristiques.

## Améliorations de Guerrier

card-brothers-in-arms = Brothers in Arms
    .text = Deux de vos Guerriers dans une même province comptent ensemble 3 de Force ; un Guerrier seul compte 1. Chacun envahit toujours pour 1 point de Rage.
card-experts-in-arms = Experts in Arms
    .text = Vos Guerriers ont une Force de 2, y compris ceux déjà sur la carte. Chacun envahit désormais pour 2 points de Rage.
card-masters-in-arms = Masters in Arms
    .text = Deux de vos Guerriers dans une même province comptent ensemble 6 de Force ; un Guerrier seul compte 2. Chacun envahit pour 2 points de Rage.

## Améliorations de Navire

card-lokis-dragons = Loki’s Dragons
    .text = Navire de Force 2. Gagnez 4 points de Gloire chaque fois qu’un de vos navires est détruit, Serpent de mer compris : bataille, Invasion, Ragnarök ou sacrifice.
card-fire-dragons = Fire Dragons
    .text = Navire de Force 2. Gagnez 8 points de Gloire chaque fois qu’un de vos navires est détruit, Serpent de mer compris : bataille, Invasion, Ragnarök ou sacrifice.
card-eternal-dragons = Eternal Dragons
    .text = Navire de Force 2. Gagnez 12 points de Gloire chaque fois qu’un de vos navires est détruit, Serpent de mer compris : bataille, Invasion, Ragnarök ou sacrifice.

## Améliorations de Clan

card-friggas-charm = Frigga’s Charm
    .text = Dès la suivante, vos cartes Amélioration coûtent 1 point de Rage de moins, sans descendre sous 0. Le prix des Invasions ne change pas.
card-friggas-succor = Frigga’s Succor
    .text = Chaque fois que vous envahissez une province, un Guerrier de votre réserve peut l’envahir aussi, gratuitement, si un village et vos Cornes le permettent. Ni avec un navire, ni à Yggdrasil.
card-friggas-protection = Frigga’s Protection
    .text = En phase d’Action, quand vos figurines vont être détruites, vous pouvez en sauver sur place, pour 1 point de Rage chacune. Sans effet contre le Ragnarök ou votre Frigga’s Sacrifice.
card-friggas-domain = Frigga’s Domain
    .text = Nouvelle action : pour 1 point de Rage en tout, envahissez avec une de vos figurines du Valhalla, quelle qu’elle soit. Cornes, placement et effets d’Invasion s’appliquent.
card-friggas-sacrifice = Frigga’s Sacrifice
    .text = Nouvelle action, sans Rage : détruisez 2 de vos figurines sur la carte, sans pouvoir les sauver, puis augmentez d’un rang une caractéristique. Il en faut une sous le rang 6.
card-lokis-blessing = Loki’s Blessing
    .text = Quand vous perdez une bataille, égalité comprise, un Guerrier de votre réserve peut ensuite envahir la province gratuitement, si un village et vos Cornes le permettent. Pas à Yggdrasil.
card-lokis-domain = Loki’s Domain
    .text = À la Libération du Valhalla, gagnez 1 point de Gloire par figurine libérée de votre clan. Se cumule avec Loki’s Eminence et Loki’s Wrath.
card-lokis-eminence = Loki’s Eminence
    .text = À la Libération du Valhalla, gagnez 2 points de Gloire par figurine libérée de votre clan. Se cumule avec Loki’s Domain et Loki’s Wrath.
card-lokis-wrath = Loki’s Wrath
    .text = À la Libération du Valhalla, gagnez 3 points de Gloire par figurine libérée de votre clan. Se cumule avec Loki’s Domain et Loki’s Eminence.
card-odins-inspiration = Odin’s Inspiration
    .text = La Gloire de vos figurines détruites par le Ragnarök est doublée : 4, 6 ou 8 points chacune à l’Âge 1, 2 ou 3.
card-odins-throne = Odin’s Throne
    .text = La Gloire de vos Quêtes accomplies est doublée ; le rang de caractéristique ne l’est pas.
card-thors-glory = Thor’s Glory
    .text = Après une bataille où vous étiez, gagnée ou perdue, marquez 2 points de Gloire si au moins 2 figurines ennemies y ont été détruites. Une fois par bataille.
card-thors-domain = Thor’s Domain
    .text = Après avoir envahi une province non pillée, vous pouvez payer 2 points de Rage pour la piller aussitôt, dans le même tour. Pas après un navire, une Marche ou Loki’s Blessing.
card-thors-conquest = Thor’s Conquest
    .text = En fin de partie, après le dernier Ragnarök et la dernière Libération, gagnez 3 points de Gloire par figurine à vous sur la carte, fjords compris.
card-tyrs-domain = Tyr’s Domain
    .text = Une carte Quête que vous révélez au combat peut compter comme une carte Bataille +3. Avec Tyr’s Wrath aussi en place, elle compte +5 et non +8.
card-tyrs-challenge = Tyr’s Challenge
    .text = Nouvelle action : payez 2 points de Rage pour piller une province déjà pillée à cet Âge. Présence, bataille et récompense comme d’habitude ; la province peut être défiée à nouveau.
card-tyrs-prowess = Tyr’s Prowess
    .text = Quand vous gagnez une bataille, vous pouvez payer 1 point de Rage par carte jouée pour la garder au lieu de la défausser. Loki’s Poison la prend quand même.
card-tyrs-wrath = Tyr’s Wrath
    .text = Une carte Quête que vous révélez au combat peut compter comme une carte Bataille +5. Avec Tyr’s Domain aussi en place, elle compte +5 et non +8.
