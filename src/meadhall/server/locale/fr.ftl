### Messages hors des pages : flux, agendas, webhooks et notifications.

call-turn = C’est à vous de jouer à { $table }.
call-turn-of = { $table } : on attend { $names }.
call-over = La partie à { $table } est terminée.
call-rests = La partie à { $table } est en pause. Ouvrez la table pour la reprendre.
call-confirm = Meadhall : entrez le code { $code } à votre table pour être prévenu ici. Si vous n’avez rien demandé, ignorez ce message : rien d’autre ne sera envoyé.
call-until = Vous avez jusqu’au { $time }.
feed-title = Vos tours à { $table }
