### Les mots de la halle. Les sections avant « the table » sont celles de l’accueil et ce que les deux pages partagent.

# -- the hall

hall-title = Meadhall
hall-motto = Cinq sagas, une table. Sans compte.
hall-notice = Projet libre et non officiel ; les jeux appartiennent à leurs éditeurs. Textes et images sont les nôtres.
language = Langue
theme-to-parchment = Passer au thème parchemin
theme-to-night = Passer au thème de nuit
player-name = Votre nom
player-nameless = Votre nom ?
player-change = { $name } : changer de nom
skip-to-content = Aller aux tables

sagas = Sagas
choose-saga = Choisir une saga
soon = Bientôt
saga-soon = { $title }, bientôt
saga-players = Joueurs : { $players }
saga-time = Environ { $time } minutes
minutes = { $time } min

shield-wolf = Loup
shield-bear = Ours
shield-serpent = Serpent
shield-raven = Corbeau

quick-start = Partie rapide
quick-edition = Avec les cartes
table-edition = { $name } ({ $edition })
table-chosen = { $name }
    .seed = { $name }, donne choisie
    .record = { $name }, reprise d’un enregistrement
known-deal = Quelqu’un connaît peut-être la donne
    .seed = La personne qui a ouvert cette table en a choisi la graine et connaît peut-être ce qui est caché.
    .record = La personne qui a apporté cette partie connaît peut-être ce qui est caché.
edition-base = de Meadhall
quick-fair = Les bots n’en voient pas plus que vous
quick-bots = Bots
quick-level = Ils jouent comme un
quick-shield = Votre bouclier
quick-bots-count = { $count ->
    [0] Sans bots : vous jouez en solo
    [one] 1 bot
   *[other] { $count } bots
}
level-youth = Jeune
    .hint = répond aussitôt, et voit un coup à l’avance
level-karl = Karl
    .hint = réfléchit un peu
level-jarl = Jarl
    .hint = réfléchit plus longtemps, et voit plus loin
level-mix = Mélange
    .hint = l’un après l’autre : un Karl, un Jarl, un Jeune
start-now = Jouer
starting = On dresse la table…
with-friends = Entre amis
learn-it = Apprendre
learn-name = Votre première partie

# -- lists of tables

your-tables = Vos tables
your-tables-none = Rien encore. Lancez une partie ci-dessus ; ce navigateur la gardera pour vous.
your-tables-wait = { $count ->
    [0] personne ne vous attend
    [one] 1 vous attend
   *[other] { $count } vous attendent
}
open-tables = Tables ouvertes
open-tables-none = Personne n’attend de compagnie. Ouvrez une place à tous depuis « Entre amis ».
open-tables-count = { $count ->
    [0] aucune
    [one] 1 table
   *[other] { $count } tables
}
watch-count = { $count } à regarder
table-running = En cours
table-unnamed = Table de { $saga }
table-with = avec { $names }
table-your-turn = À vous
table-over = Finie
table-broken = Arrêtée
    .sub = arrêtée sur une erreur ; la partie est conservée
table-won = vous gagnez, { $scores }
table-lost = { $name } gagne, { $scores }
table-shared = victoire partagée, { $scores }
table-game = le jeu gagne, { $scores }
table-together = vous gagnez ensemble, { $scores }
table-nobody = personne ne gagne, { $scores }
table-waits = En attente
table-waits-for = on attend { $names }
table-rests = En pause
    .sub = en pause : il n’y a personne
table-taken-bot = { $shield } : un bot, pour { $name }
table-gone = Cette table n’existe plus
table-gone-chip = Disparue
table-looking = On cherche…
table-free-seat = place libre
table-taken-by = { $shield } : { $name }
table-somebody = quelqu’un
table-seats-free = { $count ->
    [one] 1 place
   *[other] { $count } places
}
play = Jouer
look-in = Voir
replay = Revoir
sit-down = S’asseoir
sit-down-at = S’asseoir à { $table }
watch = Regarder
watch-table = Regarder { $table }
remove = Retirer
remove-table = Retirer { $table } de cette liste
clock-live = { $seconds } s par coup
clock-minutes = { $minutes } min par coup
clock-days = { $days ->
    [one] 1 jour par coup
   *[other] { $days } jours par coup
}
clock-hours = { $hours ->
    [one] 1 heure par coup
   *[other] { $hours } heures par coup
}
clock-none-short = sans horloge
left-minutes = reste { $count } min
left-hours = reste { $count } h
left-days = reste { $count } j

# -- dialogs

close = Fermer
cancel = Annuler
done = Terminé
copy = Copier
copied = Copié
copy-link-of = Copier le lien : { $what }

name-title = Comment vous appeler ?
name-help = Les autres le voient à vos tables. Il reste dans ce navigateur jusqu’à ce que vous vous asseyiez.
name-label = Votre nom
name-keep = Garder ce nom

join-title = Rejoindre par lien
join-button = Rejoindre par lien
join-help = Collez le lien qu’on vous a donné : celui d’une place permet de jouer, celui des spectateurs de regarder.
join-label = Lien
join-go = Y aller
join-wrong = Ce n’est pas un lien vers une table de cette halle.
join-elsewhere = Ce lien mène à une autre halle : { $host }. Ouvrez-le dans la barre d’adresse si vous faites confiance à qui vous l’a envoyé.

record-button = Ouvrir une partie
record-title = Ouvrir une partie enregistrée

open-title = Une table entre amis
open-seats = Places
open-seats-help = Un ami joue sur son propre appareil, avec le lien de la place. À côté de vous, on se relaie devant cet écran, et un rideau cache les cartes entre deux tours. « Qui voudra » : on s’assied depuis la halle. Les bots n’en voient pas plus que vous.
open-seat = Place { $number }
open-who = Qui s’assied ici
open-kind-me = Moi
open-kind-friend = Un ami, par lien
open-kind-hot = À côté de moi
open-kind-open = Qui voudra
open-kind-bot = Un bot
open-shield = Bouclier
open-name-of = Nom
open-friend-name = Nom de l’ami
open-level = Joue comme un
open-anyone = de la halle
open-add = Ajouter une place
open-remove = Retirer la place { $number }
open-table-name = Nom de la table
open-table-hint = La table des nuits de givre
open-options = Comment on joue
open-first = Qui commence
open-first-drawn = Tiré au sort
open-automatic = Les choix forcés se font seuls
open-automatic-help = Quand une seule chose est possible, elle est faite.
open-public = Annoncer la table dans la halle
open-public-help = Chacun peut regarder, et prendre les places laissées à qui voudra.
open-clock = Temps par coup
open-clock-none = Sans horloge
open-clock-live = En direct
open-clock-days = Par courrier
open-clock-length = Combien
open-clock-help = Le temps écoulé, un bot joue pour le retardataire, jusqu’à son retour. Quand tous sont en retard, la partie se met en pause.
open-more = Plus
open-seed = Graine
open-seed-help = Un nombre : le même distribue les mêmes cartes. Laissez vide pour une nouvelle donne.
open-seed-wrong = Une graine est un nombre entier de quinze chiffres au plus.
open-shields-twice = Deux places ne peuvent avoir le même bouclier.
open-go = Ouvrir la table

share-title = La table est dressée
share-help = Donnez à chaque ami le lien d’une place : qui le possède joue à cette place. Vous retrouverez ces liens à la table.
share-seat = { $shield }
share-seat-of = { $shield }, pour { $name }
share-open = Pour qui veut une place libre
share-watch = Pour les spectateurs
share-go = À la table
share-send = Partager
share-send-of = Partager { $what }
share-code = Code QR
share-code-of = Code QR de { $what }
share-code-for = Code QR : { $what }
share-code-help = Visez-le avec un appareil photo : le lien s’y ouvre.
share-own = Votre propre place, sur un autre appareil
share-own-help = Ce lien est votre place : qui le possède joue en votre nom. Il est pour votre téléphone ou votre autre ordinateur, et pour personne d’autre.
door-near = Vous avez ouvert la halle sur cette machine. Pour vos amis du même réseau, les liens mènent à
door-which = Adresse de la halle
door-alone = Ces liens ne s’ouvrent que sur cette machine.
door-alone-help = La halle n’écoute personne d’autre. Fermez-la et, pour vos amis sur d’autres appareils, lancez-la avec

calls = M’appeler quand c’est mon tour
calls-help = Inutile de garder cette page ouverte. Tant que vous êtes à la table, personne ne vous appelle.
calls-push = Ce navigateur
calls-push-help = Une notification arrive même quand la halle est fermée dans votre navigateur.
calls-push-insecure = Les navigateurs n’acceptent ces appels que d’une halle en https. Les autres moyens marchent ici aussi.
calls-push-none = Cette halle a été installée sans notifications. Les autres moyens marchent quand même.
calls-push-go = Appeler ce navigateur
calls-feed = Un agenda ou un flux
calls-feed-help = Un lien pour votre agenda ou votre lecteur de flux, qui dit quand c’est votre tour. Il ne fait que lire : personne ne peut jouer avec.
calls-feed-calendar = Pour un agenda
calls-feed-atom = Pour un lecteur de flux
calls-feed-go = Créer les liens
calls-hook = Un webhook
calls-hook-help = Chaque fois que c’est votre tour, un message part à cette adresse, au format des messageries. Elle reçoit d’abord un code, à entrer ici.
calls-hook-address = Adresse du webhook
calls-hook-go = Ajouter
calls-hook-all = Pour les tours de tout le monde à cette table
calls-mine = Les moyens en place
calls-of-push = un navigateur
calls-of-feed = un agenda ou un flux
calls-of-hook = un webhook
calls-code = Code
calls-code-help = Un code a été envoyé à cette adresse. Entrez-le ici pour activer les alertes.
calls-code-go = Confirmer
calls-code-again = Envoyer un autre code
calls-old = Le code n’est plus valable.
calls-waits = Le dernier message n’est pas arrivé. Prochain essai : { $time }.
calls-off-gone = Désactivé : il n’y a plus rien à cette adresse.
calls-off-failed = Désactivé : trop de messages de suite ne sont pas arrivés.
calls-on = Réactiver
as-of = la halle ne répond pas ; état du { $time }
refusal-bad-address = Cette adresse ne convient pas : elle doit commencer par https:// ou http://, et mener à l’internet ouvert, non dans le réseau de la halle.
refusal-no-push = Cette halle a été installée sans notifications.
refusal-no-answer = Cette adresse n’a pas répondu. Vérifiez-la, puis réessayez dans quelques minutes.
refusal-calls-full = Votre place, votre table ou votre réseau en a déjà le maximum. Retirez-en un d’abord.
refusal-old-code = Ce code n’est plus valable. Envoyez-en un autre.
refusal-wrong-code = Ce n’est pas le bon code. Vérifiez-le, puis réessayez.
refusal-no-call = Cet appel n’existe plus.

# -- what is refused

refusal-not-asked = Ce n’est pas à vous de répondre.
refusal-no-hint = Personne n’a de conseil à donner pour l’instant.
refusal-hints-full = D’autres conseils pour votre table ou votre réseau sont encore en préparation. Réessayez dans quelques secondes.
refusal-not-legal = Les règles ne le permettent pas maintenant.
refusal-over = La partie est terminée.
refusal-unknown = La halle n’a pas compris.
refusal-nothing-to-undo = Rien à reprendre : quelque chose a été tiré ou montré depuis, ou d’autres ont joué.
refusal-stale = La table a avancé entre-temps. Regardez de nouveau.
refusal-spectator = Vous regardez ; seuls les joueurs peuvent faire cela.
refusal-foreign-token = Ce lien n’ouvre aucune place à cette table. Il a peut-être été coupé à la copie, ou l’hôte en a créé un nouveau.
refusal-not-host = Seule la personne qui a ouvert cette table peut faire cela.
refusal-own-seat = Vous ne pouvez pas vous retirer vous-même. Laissez plutôt un bot jouer pour vous.
refusal-claimed = Vous avez déjà pris cette place sur un autre appareil. Jouez-y, ou demandez un nouveau lien à l’hôte.
refusal-broken = Cette table s’est arrêtée sur une erreur. La partie est conservée pour un rapport ; les autres tables continuent.
refusal-no-table = Cette table n’existe pas. Le lien a peut-être été coupé.
refusal-no-saga = Cette saga n’est pas dans la halle.
refusal-taken = Quelqu’un a été plus rapide : la place est prise.
refusal-no-seat = Cette place n’existe pas.
refusal-no-thing = Cela n’existe pas ici.
refusal-not-together = Il n’y a personne ici avec qui préparer quoi que ce soit.
refusal-no-player = Personne n’a cette place.
refusal-no-moment = Ce moment n’existe pas dans la partie.
refusal-not-yours = La place d’un autre peut passer à un bot quand son temps est écoulé.
refusal-not-over = Ce sera possible quand la partie sera finie.
refusal-too-many = Pas si vite : attendez un instant, puis réessayez.
refusal-too-large = C’est trop long pour la halle.
refusal-too-long = Ce nom ou ce texte est trop long.
refusal-empty = Il n’y a rien à dire.
refusal-malformed = La halle n’a pas pu lire cela. Rechargez la page et réessayez.
refusal-origin = La halle n’écoute que ses propres pages. Si celle-ci en est une, l’administrateur doit la lancer avec --proxy.
refusal-host = La halle ne porte pas ce nom. L’administrateur doit la lancer avec --name et cette adresse.
refusal-bad-options = On ne peut pas dresser une telle table. Revoyez les places et les options.
refusal-bad-record = Ce fichier n’est pas une partie que cette halle sait lire.
refusal-offline = La halle ne répond pas. Est-elle ouverte, et êtes-vous connecté ?
refusal-full = Trop de monde regarde déjà cette table. Réessayez plus tard.
refusal-other-format = Cette partie a été jouée avec une autre version de la halle, qui distribuait les cartes autrement. Elle ne peut pas être rejouée ici.
refusal-other-edition = Cette table joue avec des cartes que cette halle n’a pas. Elle attend une halle ouverte avec cette édition.
refusal-damaged = Le journal de cette table est abîmé et ne s’ouvre pas ; les autres tables continuent.
refusal-moved = La table passe dans une autre partie de la halle. Elle revient dans un instant : regardez avant de recommencer.
refusal-not-kept = L’enregistrement n’était pas sûr : rien n’a été fait. Réessayez.
refusal-record-large = Ce fichier est trop gros pour être une partie.
refusal-failed = Quelque chose a échoué dans la halle. C’est noté ; réessayez.
refusal-silent = La liaison avec la halle est trop lente. On réessaie.
refusal-other = Quelque chose a échoué : { $detail }


# -- the table

board = Le plateau
stages = Étapes de la partie
prompt = Ce qui est demandé
choices = Ce que vous pouvez faire
chosen-confirm = { $what } : Entrée confirme, Échap revient en arrière.
and-more = { $count ->
    [one] et 1 autre
   *[other] et { $count } autres
}
meanwhile = Pendant que les autres jouent
meanwhile-waits = La table attend
meanwhile-then = Jusqu’ici
meanwhile-over = La fin de la partie
choices-count = { $count ->
    [one] 1 possibilité
   *[other] { $count } possibilités
}
choose-one = { $count ->
    [one] il en reste une
   *[other] choisissez parmi { $count }
}
chosen-so-far = Déjà choisi :
how-to-act = Choisissez ce qui luit, ou une ligne de la liste.
state-possible = peut être choisi
state-locked = pas possible maintenant
why-not = { $what } : pas maintenant.
why-off = { $what } : { $why }.
why-so = Pas maintenant : { $why }.
hint = Demander un conseil
hint-says = Un bot dirait : { $what }.
hint-thinks = Un bot y réfléchit
hinted = le conseil
back = Retour
undo = Annuler
please-wait = Un instant…
may-change = Vous avez choisi. Tant que les autres choisissent, vous pouvez changer d’avis.
may-undo = Vous pouvez encore reprendre votre dernier coup.
waits-for = La table attend { $names }.
bots-think = { $count ->
    [one] { $names }, un bot, réfléchit.
   *[other] { $names } réfléchissent.
}
waits-away = Un bot joue pour { $name } en attendant.
rests = La partie est en pause : il n’y a personne.
rests-help = Elle reprend dès que l’un de ses joueurs revient. D’ici là, le temps ne court pas.
woken = La partie était en pause tant qu’il n’y avait personne. Elle reprend ; chacun retrouve tout son temps.
line-lost = La liaison avec la halle est rompue
line-back = Elle se rétablit seule ; rien n’est perdu.
line-closed = Elle est fermée pour de bon. Rechargez la page pour réessayer.
broken = Cette table s’est arrêtée sur une erreur
broken-help = Les autres continuent. La partie est conservée : joignez-la si vous signalez l’incident.
over = La partie est terminée
over-help = Voyez le résultat, ou revivez la partie par les yeux de chacun.
result = Résultat
result-sources = D’où viennent les points
result-total = En tout
result-course = Le cours de la partie
result-lead = En tête : { $name }.
result-stroke = Le plus beau coup.
result-tap = Choisissez un nombre pour voir d’où il vient.
result-deeds = Ce que chacun a fait
result-roads = Jusqu’où sur chaque voie
result-again = À revoir
result-sat = Qui a joué
result-person = une personne
result-bot = un bot
result-bot-called = un bot ({ $level })
result-hand = { $count ->
    [one] 1 décision
   *[other] { $count } décisions
}, { $time }
result-hand-bot = { $bot } pour { $count ->
    [one] 1 décision
   *[other] { $count } décisions
}, { $time }
result-hand-all = { $bot } d’un bout à l’autre, { $count ->
    [one] 1 décision
   *[other] { $count } décisions
}
result-moves = { $count ->
    [one] 1 coup
   *[other] { $count } coups
}
result-ahead = { $score }, { $lead } de plus que { $name }
lasts-seconds = { $count } s
lasts-minutes = { $count } min
lasts-hours = { $hours } h { $minutes } min
lasts-days = { $count ->
    [one] 1 jour
   *[other] { $count } jours
}
result-you = Vous gagnez !
result-winner = Victoire : { $name }
result-shared = Victoire partagée : { $names }
result-together = Vous gagnez ensemble !
result-team = { $names } gagnent ensemble
result-lost-together = Vous perdez ensemble : le jeu a gagné
result-lost = Vous perdez : le jeu a gagné
result-score = Score : { $score }
result-game = Le jeu a gagné
result-nobody = Personne ne gagne
rematch = Revanche
record-export = Enregistrer la partie
table-closed = Cette table ne s’ouvre pas
to-the-hall = Retour à la halle
skip-to-play = Aller à la table

sheet-of = { $name }, { $seat }
sheet-slots = Cartes en jeu
sheet-no-cards = Aucune carte en jeu.
slot-empty = { $slot }, vide
seat-you = vous
seat-free = libre
seat-away = un bot joue : absent
seat-late = un bot joue : en retard
stood-in = un bot, pendant l’absence de son joueur
seat-bot = { $level }
seat-bot-plain = bot
seat-thinks = réfléchit
seat-nobody = Personne n’est encore assis là. Envoyez le lien à quelqu’un.
seat-give-bot = Laisser un bot jouer pour moi
seat-take-back = Reprendre ma place
away = Un bot joue pour vous
away-help = Regardez, ou reprenez votre place quand vous voulez.
clock-left = Temps restant pour cette réponse

hand = Vos cartes
hand-empty = Aucune carte en main.
hand-spectator = Vous regardez : les mains sont cachées.
group-of = Groupe de { $name }
group-empty = Aucune carte en jeu.
cards-held = { $count ->
    [one] 1 carte tenue, face cachée
   *[other] { $count } cartes tenues, face cachée
}
reminders = À ne pas oublier
gauge-against = contre
value-now = { $now } au lieu de { $printed }
zone-offer = Au choix
pass-wait = Un instant, je regarde
passes-alone = Rien d’autre à faire : la réponse part d’elle-même dans un instant. Le menu permet de l’éviter.
tray = Sous la main
piece-of = { $piece } ({ $seat })
contest-hidden = rien n’est révélé
contest-strength = Force avec les cartes sur la table
series-again = Une par une
in-view = À la loupe
original-name = En anglais : { $name }
in-view-nothing = Pointez une carte, un lieu, une figurine ou une ligne du journal pour en savoir plus. Un clic garde l’affichage.
unpin = Ne plus garder

talk = Journal, discussion et relecture
log = Journal
chat = Discussion
chat-say = Dire quelque chose
chat-send = Envoyer
chat-players = Personne n’a encore rien dit. Les spectateurs peuvent lire.
chat-spectators = Vous parlez avec les autres spectateurs ; les joueurs ne vous entendent pas avant la fin.
spectator = Spectateur
since-you-left = depuis votre départ
replay-at = Coup { $at } sur { $of }
replay-help = Vous regardez le passé. Pendant ce temps, la partie continue.
replay-live = Revenir au présent
replay-scrub = Moment de la partie
replay-first = Au début
replay-prev = Un coup en arrière
replay-run = Laisser défiler la partie
replay-next = Un coup en avant
replay-link = Copier un lien vers ce moment
replay-eyes = Vu par les yeux de
replay-own = vous-même
replay-spectator = un spectateur

rules = Règles
rules-example = Exemple
rules-search = Chercher : un mot, ou le numéro d’une règle
rules-found = { $count ->
    [0] Rien trouvé.
    [one] 1 règle
   *[other] { $count } règles
}
keys = Touches
key-choose = choisir dans la liste
key-confirm = faire ce qui est choisi
key-back = un pas en arrière
key-undo = annuler
key-hint = conseil
key-arrows = d’un lieu à l’autre sur le plateau
key-tab = plateau, cartes, liste
key-help = règles et touches

menu = Menu
pref-confirm = Demander avant d’agir
pref-originals = Noms anglais des cartes
pref-autopass = Répondre automatiquement quand il n’y a rien à choisir
pref-sound = Son
pref-motion = Animations
pref-notices = M’avertir quand c’est mon tour
notices-denied = Le navigateur ne permet pas à cette page de vous prévenir ; ses réglages pour ce site peuvent changer cela.
sound-on = Activer le son
sound-off = Couper le son
language-other = English
share = Liens de cette table
share-here = Le lien d’une place permet d’y jouer à qui le possède.
players = Joueurs et liens
players-help = Si le lien d’une place est tombé en de mauvaises mains, donnez-lui-en un nouveau. Toute la table le voit dans la discussion.
players-new-link = Nouveau lien
players-new-link-of = Nouveau lien pour { $name }
players-remove = Retirer
players-remove-of = Retirer { $name }
players-link-means = L’ancien lien de { $name } cesse aussitôt, sur tous les appareils, avec ses alertes et ses flux.
players-link-do = Créer un nouveau lien
players-remove-means = Un bot joue désormais à la place de { $name }. C’est irréversible.
players-remove-do = Retirer de la table
players-link-made = L’ancien lien de { $name } a cessé. Voici le nouveau :
players-link-of = Pour { $name }
notice-relinked = L’hôte a créé un nouveau lien pour { $name }.
notice-removed = L’hôte a retiré { $name }. Un bot joue à sa place.
curtain-title = Passez l’appareil à { $name }
curtain-help = Les autres détournent les yeux. Rien n’est montré avant qu’on appuie sur le bouton.
curtain-open = Je suis { $name }
views = Vues
view-map = Carte
view-hand = Main
view-seats = Places
view-creatures = Bêtes
view-shrines = Dieux
view-market = Marché
view-field = Table

# -- un terrain commun : piles, emplacements, objectifs

price-of = coûte { $price }
stack-left = { $count ->
    [0] plus aucune
   *[other] reste { $count }
}
place-number = emplacement { $number }
goal-met = { $name } : atteint
goal-far = { $name } : { $value } sur { $of }
plan-of = repéré par { $name }
plan-mark = Marquer pour les autres
plan-unmark = Retirer votre marque
plan-help = Ils y voient votre bouclier. Cela ne coûte rien et n’engage personne.

learn-next = Continuer
learn-skip = Passer cette étape
learn-stop = Arrêter la leçon
learn-end = À moi de jouer
learn-do = Faites-le pour continuer.
learn-back = La leçon reprendra avec « { $title } ».
learn-watch = Voyez ce qui se passe : la leçon reprend ensuite.
learn-other = La leçon demande ici autre chose. Passez cette étape pour agir à votre guise.

box-no-prize = sans trophée
contest-forecast = Si cela finissait ainsi
side-passed = a passé
side-holds = { $count ->
    [0] plus de carte
    [one] une carte
   *[other] { $count } cartes
}
side-losses = { $count ->
    [one] une Perte sur ses cartes
   *[other] { $count } Pertes sur ses cartes
}
duel-against = Joué en défense
track-turned = retourné
track-turned-to = { $name } : { $counts }, au lieu de { $value }
goods-limit = { $limit } au plus en tout

# -- la scène

stage-bar = Ce qui s’est passé
stage-label = { $title }, étape { $at } sur { $of } : { $step }
stage-steps = Étapes
stage-step = Étape { $at } sur { $of }
stage-alone = défilement automatique
stage-rests = en pause
stage-kept = reste dans le journal
stage-missed = { $count ->
    [one] 1 moment depuis votre départ
   *[other] { $count } moments depuis votre départ, encore { $left } à voir
}
stage-prev = Étape précédente (flèche gauche)
stage-pause = Pause (P)
stage-again = Revoir
stage-skip = Passer
stage-skip-help = Aller droit à l’issue
stage-space = Espace
stage-to = { $name }
stage-next = Suivant
stage-table = Retour à la table
stage-result = Au résultat
stage-whole = Tout le plateau
stage-on = Suite de la partie
stage-opens = { $count ->
    [one] Sur la scène : { $title }. Espace la referme.
   *[other] Sur la scène : { $title }, en { $count } étapes. Espace pour continuer, S pour passer.
}
stage-see = Voir
stage-you = { $name } (vous)
stage-falls = { $name } : tombe
stage-cancelled = annulée
stage-only-you = vous seul la voyez
stage-face-down = une carte face cachée
stage-choosing = choisit encore
stage-choosing-you = à vous de choisir
stage-nothing = rien
stage-asks = décide
stage-asks-you = à vous de décider
stage-comers = Peuvent encore venir
stage-seat = Place
stage-before = avant
stage-comes = ce qui vient
stage-rose = { $count ->
    [one] une place gagnée
   *[other] { $count } places gagnées
}
stage-fell = { $count ->
    [one] une place perdue
   *[other] { $count } places perdues
}
stage-met = accomplie
stage-missed-goal = rien
stage-of = { $count } sur { $of }
pref-moments = Batailles et autres moments : { $which }
pref-moments-all = tous
pref-moments-mine = seulement les miens
pref-moments-outcome = seulement leur issue
pref-moments-off = aucun

# -- seul : rangs, graine du jour, ce qui a été fait

alone-start = Jouer en solo
campaign-open = Rangs et graine du jour
campaign-title = { $saga } : seul ou ensemble
campaign-ranks = Rangs
campaign-none = Pas encore de victoire. La première est la plus dure ; la deuxième aussi.
campaign-rank = Votre rang : { $rank }
campaign-got = atteint
campaign-next = À tenter ensuite
campaign-past = Ce que vous avez fait
campaign-count = { $count ->
    [0] {""}
    [one] 1 partie, { $won } gagnée
   *[other] { $count } parties, { $won } gagnées
}
campaign-empty = Les parties contre le jeu s’inscrivent ici une fois finies.
campaign-here = Gardé dans ce navigateur seulement.
campaign-export = Exporter
campaign-import = Importer
campaign-file-wrong = Ce fichier ne contient aucune partie exportée d’ici.
deed-won = Gagné, score { $score }
deed-ranked = Gagné, rang { $rank }
deed-lost = Perdu
deed-seats = { $count ->
    [one] seul
   *[other] à { $count }
}
deed-day = graine du { $day }
day-title = La graine du jour, { $day }
day-help = Tous ceux qui la jouent aujourd’hui reçoivent la même donne. On peut la connaître d’avance : c’est pour comparer, pas pour parier. Seul le premier essai compte.
day-results = Les derniers jours
day-none = pas jouée
day-play = Jouer la graine du jour
day-again = Encore une fois, pour le plaisir
day-name = Graine du { $day }
