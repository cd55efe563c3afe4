### Les mots de la halle. Les sections avant « the table » sont celles de l’accueil et ce que les deux pages partagent.

# -- the hall

hall-title = Meadhall
hall-motto = Cinq jeux nordiques, une table. Sans compte.
hall-notice = Projet libre et non officiel. Les jeux appartiennent à leurs éditeurs ; textes et images sont les nôtres.
docs = Documentation
language = Langue
theme-to-parchment = Passer au thème parchemin
theme-to-night = Passer au thème de nuit
player-name = Votre nom
player-nameless = Votre nom ?
player-change = { $name } : changer de nom
skip-to-content = Aller aux tables

sagas = Jeux
choose-saga = Choisir un jeu
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
quick-edition = Édition
table-edition = { $name } ({ $edition })
table-chosen = { $name }
    .seed = { $name } (graine choisie)
    .record = { $name } (partie importée)
known-deal = Un joueur connaît peut-être les cartes cachées
    .seed = L’hôte a choisi la graine de cette table et connaît peut-être ce qui est caché.
    .record = L’hôte a importé cette partie et connaît peut-être ce qui est caché.
edition-base = édition Meadhall
quick-fair = Les bots ne voient jamais les cartes cachées
quick-bots = Bots
quick-level = Niveau des bots
quick-shield = Votre bouclier
quick-bots-count = { $count ->
    [0] Sans bots (solo)
    [one] 1 bot
   *[other] { $count } bots
}
level-youth = Facile
    .hint = Joue aussitôt ; voit un coup à l’avance
level-karl = Moyen
    .hint = Réfléchit un instant
level-jarl = Difficile
    .hint = Réfléchit plus longtemps et voit plus loin
level-mix = Varié
    .hint = Un Moyen, un Difficile, un Facile, tour à tour
start-now = Jouer
starting = Préparation de la table…
with-friends = Entre amis
learn-it = Apprendre à jouer
learn-name = Votre première partie

# -- lists of tables

your-tables = Vos tables
your-tables-none = Aucune table pour l’instant. Lancez une partie ci-dessus : elle apparaîtra ici.
your-tables-wait = { $count ->
    [0] aucune ne vous attend
    [one] 1 vous attend
   *[other] { $count } vous attendent
}
open-tables = Tables ouvertes
open-tables-none = Aucune table ouverte pour l’instant. Pour en ouvrir une, choisissez « Entre amis » et laissez une place à tous.
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
    .sub = en pause jusqu’au retour d’un joueur
table-taken-bot = { $shield } : un bot, à la place de { $name }
table-gone = Cette table n’existe plus
table-gone-chip = Disparue
table-looking = Chargement…
table-free-seat = place libre
table-taken-by = { $shield } : { $name }
table-somebody = quelqu’un
table-seats-free = { $count ->
    [one] 1 place
   *[other] { $count } places
}
play = Jouer
look-in = Ouvrir
replay = Revoir
sit-down = Rejoindre
sit-down-at = Rejoindre { $table }
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

name-title = Quel est votre nom ?
name-help = Les joueurs de vos tables le verront. Il reste dans ce navigateur jusqu’à votre première table.
name-label = Votre nom
name-keep = Enregistrer

join-title = Rejoindre par lien
join-button = Rejoindre par lien
join-help = Collez le lien reçu. Un lien de place permet de jouer ; un lien de spectateur permet de regarder.
join-label = Lien
join-go = Ouvrir le lien
join-wrong = Ce lien ne mène à aucune table de ce serveur.
join-elsewhere = Ce lien mène à un autre serveur : { $host }. Si vous faites confiance à l’expéditeur, collez-le dans la barre d’adresse.

record-button = Ouvrir une partie enregistrée
record-title = Ouvrir une partie enregistrée

open-title = Nouvelle table
open-seats = Places
open-seats-help = Un ami joue sur son appareil, avec le lien de la place. « Sur cet appareil » : vous partagez l’écran, et les cartes restent cachées entre deux tours. « Tout le monde » : la place est proposée à l’accueil. Les bots ne voient jamais les cartes cachées.
open-seat = Place { $number }
open-who = Joueur
open-kind-me = Moi
open-kind-friend = Un ami (par lien)
open-kind-hot = Sur cet appareil
open-kind-open = Tout le monde
open-kind-bot = Un bot
open-shield = Bouclier
open-name-of = Nom
open-friend-name = Nom de l’ami
open-level = Niveau
open-anyone = depuis l’accueil
open-add = Ajouter une place
open-remove = Retirer la place { $number }
open-table-name = Nom de la table
open-table-hint = La table des nuits de givre
open-options = Réglages
open-first = Premier joueur
open-first-drawn = Au hasard
open-automatic = Jouer les choix forcés à ma place
open-automatic-help = Quand vous n’avez qu’une option, elle est jouée pour vous.
open-public = Afficher la table à l’accueil
open-public-help = Chacun peut regarder, et prendre une place laissée à « Tout le monde ».
open-clock = Temps par coup
open-clock-none = Sans horloge
open-clock-live = En direct
open-clock-days = Par correspondance
open-clock-length = Durée
open-clock-help = Quand un joueur dépasse son temps, un bot joue à sa place jusqu’à son retour. Si tous le dépassent, la partie se met en pause.
open-more = Plus
open-seed = Graine
open-seed-help = Un même nombre donne toujours la même donne. Laissez vide pour une donne au hasard.
open-seed-wrong = Entrez un nombre entier de 15 chiffres au plus.
open-shields-twice = Deux places ont le même bouclier. Changez-en un.
open-go = Créer la table

share-title = Votre table est prête
share-help = Envoyez à chaque ami le lien d’une place. Toute personne qui a ce lien peut y jouer. Vous retrouverez les liens dans le menu de la table.
share-seat = { $shield }
share-seat-of = { $shield }, pour { $name }
share-open = Pour une place libre
share-watch = Pour les spectateurs
share-go = Aller à la table
share-send = Partager
share-send-of = Partager { $what }
share-code = Code QR
share-code-of = Code QR de { $what }
share-code-for = Code QR : { $what }
share-code-help = Scannez-le pour ouvrir le lien.
share-own = Votre place, sur un autre appareil
share-own-help = Ce lien est votre place : toute personne qui l’ouvre joue à votre nom. Utilisez-le sur vos autres appareils, et ne le donnez pas.
door-near = Vous avez ouvert Meadhall sur cet ordinateur. Sur votre réseau, les liens pour vos amis utilisent
door-which = Adresse du serveur
door-alone = Ces liens ne fonctionnent que sur cet ordinateur.
door-alone-help = Les autres appareils ne peuvent pas encore joindre ce serveur. Fermez-le, puis relancez-le avec

calls = Me prévenir quand c’est mon tour
calls-help = Vous pouvez fermer cette page. Vous ne recevez pas d’alerte tant que vous êtes à la table.
calls-push = Ce navigateur
calls-push-help = Recevez une notification même quand cette page est fermée.
calls-push-insecure = Les notifications du navigateur demandent une adresse https. Les autres options fonctionnent ici.
calls-push-none = Ce serveur a été installé sans notifications. Les autres options fonctionnent ici.
calls-push-go = Activer les notifications
calls-feed = Agenda ou flux
calls-feed-help = Un lien privé pour votre agenda ou votre lecteur de flux. Il indique quand c’est votre tour et ne permet pas de jouer.
calls-feed-calendar = Pour un agenda
calls-feed-atom = Pour un lecteur de flux
calls-feed-go = Créer les liens
calls-hook = Webhook
calls-hook-help = Envoie un message à cette adresse quand c’est votre tour, au format de Slack, Discord et Mattermost. Elle reçoit d’abord un code, à entrer ici.
calls-hook-address = URL du webhook
calls-hook-go = Ajouter
calls-hook-all = Pour le tour de chaque joueur
calls-mine = Alertes actives
calls-of-push = un navigateur
calls-of-feed = un agenda ou un flux
calls-of-hook = un webhook
calls-code = Code
calls-code-help = Un code a été envoyé à cette adresse. Entrez-le ici pour activer les alertes.
calls-code-go = Confirmer
calls-code-again = Envoyer un autre code
calls-old = Ce code a expiré.
calls-waits = Le dernier message n’est pas arrivé. Prochain essai : { $time }.
calls-off-gone = Désactivé : cette adresse n’existe plus.
calls-off-failed = Désactivé : trop de messages de suite ont échoué.
calls-on = Réactiver
as-of = hors ligne, mis à jour { $time }
refusal-bad-address = Utilisez une adresse http:// ou https:// de l’internet public.
refusal-no-push = Ce serveur a été installé sans notifications.
refusal-no-answer = Cette adresse n’a pas répondu. Vérifiez-la, puis réessayez dans quelques minutes.
refusal-calls-full = Votre place, votre table ou votre réseau a déjà le maximum d’alertes. Retirez-en une d’abord.
refusal-old-code = Ce code a expiré. Envoyez-en un autre.
refusal-wrong-code = Ce n’est pas le bon code. Vérifiez-le, puis réessayez.
refusal-no-call = Cette alerte n’existe plus.

# -- what is refused

refusal-not-asked = Ce n’est pas votre tour.
refusal-no-hint = Aucun conseil disponible pour l’instant. Réessayez dans un moment.
refusal-hints-full = Trop de conseils sont en préparation pour votre table ou votre réseau. Réessayez dans quelques secondes.
refusal-not-legal = Les règles ne le permettent pas maintenant.
refusal-over = La partie est terminée.
refusal-unknown = Le serveur n’a pas compris. Rechargez la page et réessayez.
refusal-nothing-to-undo = Annulation impossible : quelque chose a été pioché ou révélé, ou un autre joueur a joué.
refusal-stale = La table a changé. Regardez-la avant de jouer.
refusal-spectator = Cette action est réservée aux joueurs.
refusal-foreign-token = Ce lien n’ouvre aucune place à cette table. Il est peut-être incomplet, ou l’hôte en a créé un nouveau.
refusal-not-host = Seul l’hôte peut faire cela.
refusal-own-seat = Vous ne pouvez pas vous retirer vous-même. Laissez plutôt un bot jouer pour vous.
refusal-claimed = Vous avez déjà cette place sur un autre appareil. Jouez-y, ou demandez un nouveau lien à l’hôte.
refusal-broken = Une erreur a arrêté cette table. La partie est conservée pour un rapport de bug ; les autres tables vont bien.
refusal-no-table = Table introuvable. Le lien est peut-être incomplet.
refusal-no-saga = Ce serveur n’a pas ce jeu.
refusal-taken = Quelqu’un vient de prendre cette place.
refusal-no-seat = Cette place n’existe pas.
refusal-no-thing = Cela n’existe pas à cette table.
refusal-not-together = Vous n’avez pas de coéquipiers pour qui marquer ceci.
refusal-no-player = Cette place n’a pas de joueur.
refusal-no-moment = Cette scène n’est pas dans la partie.
refusal-not-yours = Vous pourrez confier cette place à un bot quand son joueur aura dépassé son temps.
refusal-not-over = Disponible une fois la partie terminée.
refusal-too-many = Trop de demandes. Attendez un instant, puis réessayez.
refusal-too-large = Ce message est trop gros.
refusal-too-long = Ce nom ou ce texte est trop long.
refusal-empty = Écrivez d’abord quelque chose.
refusal-malformed = Le serveur n’a pas pu lire la demande. Rechargez la page et réessayez.
refusal-origin = Ce serveur ne répond qu’à ses propres pages. Si celle-ci en est une, l’administrateur doit le lancer avec --proxy.
refusal-host = Ce serveur ne répond pas à cette adresse. L’administrateur doit le lancer avec --name et cette adresse.
refusal-bad-options = Ces réglages ne vont pas ensemble. Vérifiez les places et les réglages.
refusal-bad-record = Ce fichier n’est pas une partie de Meadhall, ou il est abîmé.
refusal-offline = Serveur injoignable. Est-il lancé, et êtes-vous en ligne ?
refusal-full = Cette table a trop de spectateurs. Réessayez plus tard.
refusal-other-format = Cette partie vient d’une autre version, qui distribue les cartes autrement. Elle ne peut pas être rejouée ici.
refusal-other-edition = Cette table utilise une édition que ce serveur n’a pas. Elle rouvrira quand l’édition sera installée.
refusal-damaged = Les données de cette table sont abîmées : elle ne peut pas s’ouvrir. Les autres tables vont bien.
refusal-moved = Cette table change de processus. Attendez un instant, puis regardez-la avant de jouer.
refusal-not-kept = Votre coup n’a pas pu être enregistré : il n’a pas été joué. Réessayez.
refusal-record-large = Ce fichier est trop gros pour être une partie.
refusal-failed = Erreur du serveur. Elle est consignée ; réessayez.
refusal-silent = La connexion est lente. Nouvel essai…
refusal-other = Quelque chose a échoué : { $detail }


# -- the table

board = Le plateau
stages = Phases
prompt = Votre décision
newcomers = À savoir
newcomers-hide = Masquer les conseils dans ce jeu
newcomers-hidden = Les conseils sont masqués dans ce jeu.
choices = Vos options
chosen-confirm = { $what }. Entrée pour confirmer, Échap pour revenir.
and-more = { $count ->
    [one] et 1 autre
   *[other] et { $count } autres
}
meanwhile = En attendant
meanwhile-waits = On attend
meanwhile-then = Jusqu’ici
meanwhile-over = La fin de la partie
choices-count = { $count ->
    [one] 1 option
   *[other] { $count } options
}
not-possible = { $count ->
    [one] 1 impossible
   *[other] { $count } impossibles
}
choose-one = { $count ->
    [one] il en reste 1
   *[other] 1 à choisir sur { $count }
}
chosen-so-far = Déjà choisi :
how-to-act = Cliquez sur ce qui brille, ou choisissez dans la liste.
state-possible = peut être choisi
state-locked = pas disponible
why-not = { $what } : pas disponible.
why-off = { $what } : { $why }.
why-so = Impossible : { $why }.
hint = Demander un conseil
hint-says = Conseil : { $what }.
hint-thinks = Recherche d’un conseil…
hinted = conseillé
back = Retour
undo = Annuler
please-wait = Un instant…
may-change = C’est choisi. Vous pouvez changer d’avis tant que tous n’ont pas choisi.
may-undo = Vous pouvez encore annuler votre dernier coup.
waits-for = On attend { $names }.
bots-think = { $count ->
    [one] { $names }, un bot, réfléchit.
   *[other] { $names } réfléchissent.
}
waits-away = Un bot joue pour { $name }.
rests = Partie en pause : tous les joueurs sont absents.
rests-help = Elle reprend au retour d’un joueur. Les horloges sont arrêtées.
woken = La partie s’est mise en pause pendant votre absence à tous. Elle reprend ; chacun retrouve tout son temps.
line-lost = Connexion perdue
line-back = Reconnexion… Rien n’est perdu.
line-closed = Le serveur a fermé la connexion. Rechargez la page pour réessayer.
broken = Une erreur a arrêté cette table
broken-help = Les autres tables vont bien. La partie est conservée : joignez-la si vous signalez le problème.
over = La partie est terminée
over-help = Voyez le résultat, ou revoyez la partie depuis n’importe quelle place.
result = Résultat
result-sources = D’où viennent les points
result-total = Total
result-course = Le cours de la partie
result-lead = { $name } prend la tête.
result-stroke = Le plus beau coup.
result-tap = Sélectionnez un nombre pour voir d’où il vient.
result-deeds = Ce que chacun a fait
result-roads = Progrès sur chaque voie
result-again = Revoir
result-sat = Joueurs
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
result-lost-together = Défaite : le jeu gagne
result-lost = Défaite : le jeu gagne
result-score = Score : { $score }
result-game = Le jeu gagne
result-nobody = Personne ne gagne
rematch = Revanche
record-export = Enregistrer la partie
table-closed = Impossible d’ouvrir cette table
to-the-hall = Retour à l’accueil
skip-to-play = Aller à la table

sheet-of = { $name }, { $seat }
sheet-slots = Cartes en jeu
sheet-no-cards = Aucune carte en jeu.
slot-empty = { $slot }, vide
seat-you = vous
seat-free = libre
seat-away = absent (un bot joue)
seat-late = temps dépassé (un bot joue)
stood-in = un bot, en l’absence du joueur
seat-bot = { $level }
seat-bot-plain = bot
seat-thinks = réfléchit…
seat-nobody = Cette place est libre. Envoyez le lien à quelqu’un.
seat-give-bot = Laisser un bot jouer pour moi
seat-take-back = Reprendre ma place
away = Un bot joue pour vous
away-help = Regardez, ou reprenez votre place à tout moment.
clock-left = Temps restant pour ce coup

hand = Vos cartes
hand-empty = Aucune carte en main.
hand-spectator = Les spectateurs ne voient pas les mains.
group-of = Groupe de { $name }
group-empty = Aucune carte en jeu.
cards-held = { $count ->
    [one] 1 carte en main, face cachée
   *[other] { $count } cartes en main, face cachée
}
reminders = Rappels
gauge-against = contre
value-now = { $now } au lieu de { $printed }
zone-offer = Au choix
pass-wait = Attendre
passes-alone = Rien à choisir : la suite arrive dans un instant. Le menu permet de désactiver cela.
tray = Vos pièces
piece-of = { $piece } ({ $seat })
contest-hidden = rien n’est révélé
contest-strength = Force avec les cartes sur la table
series-again = Une par une
in-view = Détails
original-name = En anglais : { $name }
in-view-nothing = Pointez une carte, un lieu, une figurine ou une ligne du journal pour voir les détails. Cliquez pour les épingler.
unpin = Désépingler

talk = Journal, discussion et relecture
log = Journal
chat = Discussion
chat-say = Écrire un message
chat-send = Envoyer
chat-players = Aucun message. Les spectateurs peuvent lire cette discussion.
chat-spectators = Discussion des spectateurs. Les joueurs pourront la lire après la partie.
spectator = Spectateur
since-you-left = depuis votre départ
replay-at = Coup { $at } sur { $of }
replay-help = Vous regardez un coup passé. La partie continue.
replay-live = Revenir au direct
replay-scrub = Position dans la partie
replay-first = Début de la partie
replay-prev = Coup précédent
replay-run = Lecture automatique
replay-next = Coup suivant
replay-link = Copier un lien vers ce coup
replay-eyes = Vu par
replay-own = vous
replay-spectator = un spectateur

rules = Règles
rules-example = Exemple
rules-search = Chercher un mot ou un numéro de règle
rules-found = { $count ->
    [0] Aucune règle trouvée.
    [one] 1 règle
   *[other] { $count } règles
}
keys = Touches
key-choose = choisir dans la liste
key-confirm = confirmer
key-back = revenir
key-undo = annuler
key-hint = conseil
key-arrows = se déplacer sur le plateau
key-tab = plateau, cartes, liste
key-help = règles et touches

menu = Menu
pref-confirm = Confirmer chaque action
pref-originals = Noms anglais des cartes
pref-autopass = Continuer automatiquement quand il n’y a rien à choisir
pref-notices = M’avertir quand c’est mon tour
notices-denied = Votre navigateur bloque les notifications de ce site. Autorisez-les dans ses réglages.
sound-on = Activer le son
sound-off = Couper le son
language-other = English
share = Liens de cette table
share-here = Toute personne qui a le lien d’une place peut y jouer.
players = Joueurs et liens
players-help = Si le lien d’une place est tombé en de mauvaises mains, donnez-lui-en un nouveau. Toute la table le voit dans la discussion.
players-new-link = Nouveau lien
players-new-link-of = Nouveau lien pour { $name }
players-remove = Retirer
players-remove-of = Retirer { $name }
players-link-means = L’ancien lien de { $name } cesse aussitôt de fonctionner, sur tous les appareils, avec ses alertes et ses flux.
players-link-do = Créer un nouveau lien
players-remove-means = Un bot jouera désormais à la place de { $name }. C’est irréversible.
players-remove-do = Retirer de la table
players-link-made = L’ancien lien de { $name } ne fonctionne plus. Voici le nouveau :
players-link-of = Pour { $name }
notice-relinked = L’hôte a créé un nouveau lien pour { $name }.
notice-removed = L’hôte a retiré { $name }. Un bot prend sa place.
curtain-title = Passez l’appareil à { $name }
curtain-help = Les autres, détournez les yeux. Rien ne s’affiche avant l’appui sur le bouton.
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
plan-of = marqué par { $name }
plan-mark = Marquer pour mon équipe
plan-unmark = Retirer ma marque
plan-help = Votre équipe voit ici votre bouclier. Cela n’engage à rien.

learn-next = Suivant
learn-skip = Passer cette étape
learn-stop = Arrêter la leçon
learn-end = À moi de jouer
learn-do = Faites-le pour continuer.
learn-back = Prochaine étape : « { $title } ».
learn-watch = Regardez ce qui se passe. La leçon reprend juste après.
learn-other = Cette étape demande autre chose. Passez-la pour jouer librement.

box-no-prize = sans trophée
contest-forecast = Si cela finissait maintenant
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
goods-limit = { $limit } au total au plus

# -- la scène

stage-bar = Ce qui s’est passé
stage-label = { $title }, étape { $at } sur { $of } : { $step }
stage-steps = Étapes
stage-step = Étape { $at } sur { $of }
stage-alone = lecture automatique
stage-rests = en pause
stage-kept = gardé dans le journal
stage-missed = { $count ->
    [one] 1 scène depuis votre départ
   *[other] { $count } scènes depuis votre départ, encore { $left } à voir
}
stage-prev = Étape précédente (flèche gauche)
stage-pause = Pause (P)
stage-again = Revoir
stage-skip = Passer
stage-skip-help = Aller au résultat
stage-space = Espace
stage-to = { $name }
stage-next = Suivant
stage-table = Retour à la table
stage-result = Voir le résultat
stage-whole = Tout le plateau
stage-on = Continuer la relecture
stage-opens = { $count ->
    [one] Scène : { $title }. Espace pour fermer.
   *[other] Scène : { $title }, { $count } étapes. Espace pour continuer, S pour passer.
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
stage-asks-you = votre décision
stage-comers = Peuvent encore rejoindre
stage-seat = Place
stage-before = avant
stage-comes = variation
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

# -- seul : rangs, graine du jour, ce qui a été fait

alone-start = Jouer en solo
campaign-open = Rangs et partie du jour
campaign-title = { $saga } : solo et coopératif
campaign-ranks = Rangs
campaign-none = Pas encore de victoire. La première est la plus dure ; la deuxième aussi.
campaign-rank = Votre rang : { $rank }
campaign-got = atteint
campaign-next = À tenter ensuite
campaign-past = Vos parties
campaign-count = { $count ->
    [0] {""}
    [one] 1 partie, { $won } gagnée
   *[other] { $count } parties, { $won } gagnées
}
campaign-empty = Vos parties solo et coopératives apparaissent ici une fois terminées.
campaign-here = Enregistré dans ce navigateur seulement.
campaign-export = Exporter
campaign-import = Importer
campaign-file-wrong = Ce fichier ne contient aucune partie exportée.
deed-won = Gagné, score { $score }
deed-ranked = Gagné, rang { $rank }
deed-lost = Perdu
deed-seats = { $count ->
    [one] en solo
   *[other] à { $count }
}
deed-day = partie du { $day }
day-title = Partie du jour, { $day }
day-help = Aujourd’hui, tout le monde a la même donne. On peut la connaître d’avance : jouez pour le plaisir, pas pour un prix. Seul le premier essai compte.
day-results = Derniers jours
day-none = pas jouée
day-play = Jouer la partie du jour
day-again = Rejouer, pour le plaisir
day-name = Partie du { $day }

# -- les réglages

settings = Réglages
settings-help = Gardés dans ce navigateur. Les changements se voient aussitôt.
settings-parts = Parties des réglages
settings-as-it-was = Annuler les changements
settings-usual = Valeurs par défaut
settings-reading = Lecture
settings-playing = Jeu
settings-seeing = Vue
settings-sound = Son
settings-motion = Mouvement
settings-on = oui
settings-off = non
settings-always = Toujours
settings-never = Jamais
settings-by-game = Selon le jeu
settings-system = Système
settings-text = Taille du texte
settings-text-help = Cartes et boutons grandissent avec elle. S’il manque de place, la disposition change.
settings-text-small = Petit
settings-text-usual = Normal
settings-text-large = Grand
settings-text-largest = Très grand
settings-theme = Thème
settings-theme-system = Système
settings-theme-night = Nuit
settings-theme-parchment = Parchemin
settings-possible = Ce que vous pouvez choisir
settings-possible-help = Les contours se voient mieux.
settings-possible-light = Lumière et relief
settings-possible-lines = Contours aussi
settings-contrast = Contraste
settings-contrast-more = Renforcé
settings-speed = Vitesse des animations
settings-speed-help = Suit votre système jusqu’à votre choix.
settings-speed-none = Aucune
settings-speed-quick = Rapide
settings-speed-usual = Normale
settings-speed-slow = Lente
settings-scenes = Scènes de bataille et autres
settings-scenes-help = Les étapes que vous ne regardez pas restent dans le journal.
settings-scenes-all = Toutes
settings-scenes-mine = Les miennes
settings-scenes-outcome = L’issue
settings-scenes-off = Aucune
settings-silent = muet
settings-hear = Écouter : { $what }
settings-sound-all = Tous les sons
    .hint = sur cet appareil
settings-sound-turn = À votre tour
    .hint = un cor
settings-sound-battle = Une bataille vous attend
    .hint = un cor de guerre
settings-sound-end = Fin de la partie
    .hint = une fanfare
settings-sound-chat = Discussion
    .hint = un coup frappé
pref-confirm-help = Un second clic ou Entrée joue ce que vous avez choisi.
pref-newcomer = Conseils aux débutants
pref-newcomer-help = Une ligne sous la question. Vous pouvez aussi la couper jeu par jeu.
pref-originals-help = Là où ils diffèrent de ceux de Meadhall.
key-settings = réglages
key-overview = aide en une page
leave-title = Laisser un bot jouer pour vous ?
leave-help = Un bot joue à votre place jusqu’à ce que vous la repreniez. Vous le pouvez à tout moment.
leave-go = Laisser jouer un bot
you-are = Votre place : { $who }
    .name = Votre place : { $who }, sous le nom de { $name }

# -- l’aide en une page

overview = Aide en une page
overview-of = { $game } : l’aide en une page
overview-aim = Le but
overview-ends = La fin
overview-good = À quoi ressemble un bon coup
overview-signs = Symboles
overview-rules = Toutes les règles
overview-print = Imprimer sur une page
overview-rule = Règle { $rule }
overview-games = Jeux
overview-loading = Chargement…
start-offline = Hors ligne : impossible de commencer
