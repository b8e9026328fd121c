### French: what only the command line says.

## What is wrong with a file or a command

file-missing = { $file } : fichier introuvable.
file-is-folder = { $file } est un dossier, pas un fichier.
file-not-text = { $file } : ce n’est pas un texte en UTF-8 (octet { NUMBER($byte, useGrouping: 0) }).
file-too-big = { $file } dépasse { $limit } mégaoctets ; une feuille de partie est bien plus petite.
file-exists = { $file } existe déjà et n’a pas été remplacé.
file-unreadable = Impossible de lire { $file } : { $reason }
file-unwritable = Impossible d’écrire { $file } : { $reason }
of-file = { $file } : { $problem }
error = Erreur : { $problem }
turn-beyond = la feuille de partie n’a pas de tour { NUMBER($turn, useGrouping: 0) } ; elle s’arrête au tour { NUMBER($last, useGrouping: 0) }.
bots-too-many = Pour { $bots } robots, il faut { $bots } places, mais il n’y a que { $players } joueurs.
names-too-many =
    { $names ->
        [one] { $names } nom a été donné
        [many] { $names } de noms ont été donnés
       *[other] { $names } noms ont été donnés
    }, mais { $people ->
        [0] seuls des robots jouent.
        [one] une seule personne joue.
        [many] seulement { $people } de personnes jouent.
       *[other] seulement { $people } personnes jouent.
    }
starter-unknown = « { $text } » n’est pas une façon de désigner le premier joueur ; écrivez random ou agreed.
nothing-to-resume = Il n’y a aucune partie inachevée à reprendre.
options-clash = { $first } et { $second } ne peuvent pas s’utiliser ensemble.
passed-over = Ignoré : { $problem }
language-unknown = La langue « { $text } » n’existe pas ici. Langues disponibles : { $languages }.
section-unknown = Les règles n’ont pas de section « { $text } ». Sections disponibles : { $sections }.
resume-alone = Une partie reprise garde ses joueurs et ses règles ; retirez { $option }.

## The store

store-full = { $file } : le disque est plein, rien de nouveau ne peut être enregistré. Tout ce qui l’a été est à l’abri ; libérez de la place pour continuer.
store-locked = { $file } est déjà utilisé par un autre serveur ou un autre programme.
store-broken = { $file } est abîmé ou n’est pas un fichier de tables ({ $reason }). Pour voir quelles tables sont intactes, lancez « marrakech check-store » ; avec --rescue, elles sont copiées dans un nouveau fichier.
store-gone = { $file } a été supprimé, déplacé ou remplacé pendant que le serveur s’en servait. Rien de nouveau ne pourra être enregistré tant que ce même fichier ne sera pas revenu.
store-newer = { $file } a été écrit par une version plus récente de marrakech (version { $found } du format ; celle-ci lit jusqu’à la version { $known }).
store-behind = { $file } est plus ancien que { $copy } : cette copie de secours contient des données qui manquent au fichier. Démarrez avec la copie (--data), ou déplacez-la ailleurs pour continuer avec le fichier plus ancien.
store-unreadable = Impossible d’ouvrir, de lire ou d’écrire { $file } : { $reason }
store-closed = { $file } est fermé : le serveur s’arrête.
store-extra = { $file } : il manque un paquet pour PostgreSQL. Pour l’installer : { $command }
store-server-old = { $file } : PostgreSQL { $found } est trop ancien ; il faut la version { $needed } ou une plus récente.
store-unsafe = { $file } est réglé avec { $setting } : des coups confirmés pourraient se perdre lors d’une panne. Activez ce réglage pour continuer.
store-not-empty = { $file } contient déjà des données, rien n’y a été copié.
store-none = { $file } n’est pas un fichier de tables, ou le début du fichier est abîmé.
check-store-whole = { $file } est intact : { $count ->
    [0] aucune table.
    [one] une table.
    [many] { $count } de tables.
   *[other] { $count } tables.
}
check-store-damaged = { $file } est abîmé. Tables intactes : { $whole } sur { $count }.
check-store-structure = { $file } : { $reason }
check-store-table =
    Table { $table } : { $problem ->
        [checksum] l’événement { $number } n’est plus tel qu’il a été écrit.
        [gap] il manque l’événement { $number }.
        [fold] l’événement { $number } n’a pas de sens.
       *[summary] tous les événements sont intacts, mais la liste des tables ne leur correspond pas.
    }
check-store-rescued = { $count ->
    [0] Aucune table intacte n’a été copiée dans { $file }
    [one] Une table intacte a été copiée dans { $file }
    [many] { $count } de tables intactes ont été copiées dans { $file }
   *[other] { $count } tables intactes ont été copiées dans { $file }
}
backup-done = Les tables de { $source } ont été copiées dans { $target }
move-done = Tout le contenu de { $source } a été copié dans { $target } et comparé. Tables : { $tables }, événements : { $events }. { $source } n’a pas changé.

## Drawing a position

seat-name = Place { $seat }
to-move = ▶
column-player = Joueur
column-rugs = Tapis restants
column-dirhams = Dirhams
column-squares = Cases
column-points = Points
column-next = Prochain
out = hors jeu
steps-next =
    { $step ->
        [turn] { $name } oriente Assam.
        [roll] { $name } lance le dé.
        [lay] { $name } pose un tapis.
        [draw] { $name } pioche le prochain tapis.
        [steer] { $name } oriente Assam pour le joueur suivant.
       *[over] La partie est finie.
    }
rules-in-force = Règles : { $rules }
rules-default = habituelles
legal-heading = Permis : { $actions }
chance-heading = Hasard : { $actions }

## Playing in the terminal

ask-players = Combien de joueurs ?
ask-bots = Dont combien de robots ?
ask-level = De quel niveau ? { $levels }
ask-name = Joueur { $number } : quel nom ?
ask-number-again = Tapez un nombre de { $low } à { $high }, s’il vous plaît.
bot-alone = Robot
bot-name = Robot { $number }
person-name = Joueur { $number }
welcome = Marrakech dans le terminal. Tapez ? à tout moment pour avoir de l’aide, ou appuyez sur Ctrl-C pour arrêter : la partie est enregistrée après chaque action.
bots-getting-ready = Les robots se préparent. La toute première fois, cela prend environ une demi-minute.
welcome-back = Vous revoilà : tour { $turn }. Tapez ? à tout moment pour avoir de l’aide.
saved-at = La feuille de partie est enregistrée dans { $file }
prompt-turn = { $name } : dans quelle direction ? { $choices }
choice-left = { $facing } ({ facing }) : à gauche
choice-straight = { $facing } ({ facing }) : tout droit
choice-right = { $facing } ({ facing }) : à droite
prompt-roll-facing = Assam sera tourné plein { facing }. Appuyez sur Entrée pour lancer le dé, ou choisissez une autre direction : { $others }
prompt-roll = { $name } : appuyez sur Entrée pour lancer le dé.
prompt-lay = { $name } : où poser le tapis { colour } ? Tapez un numéro ou les deux cases.
prompt-confirm-lay = { $action } ? Appuyez sur Entrée pour poser le tapis, ou choisissez un autre endroit.
prompt-confirm-steer = Assam sera tourné plein { facing }. Joueur suivant : { $next }. Appuyez sur Entrée pour valider, ou choisissez une autre direction.
stars-paid = Les étoiles marquent le groupe dont la dîme vient d’être payée.
prompt-must-return = { $name } : aucun tapis ne peut être posé ici. Appuyez sur Entrée pour en remettre un dans la boîte.
not-understood = « { $text } » n’est pas l’un des choix. Tapez ? pour avoir de l’aide.
help-facing = N E S W      orienter Assam : N (nord), E (est), S (sud) ou W (ouest) ; rien n’est fixé tant que le dé n’est pas lancé
help-lay = 1 2 3 … ou d4d5   choisir où poser le tapis ; rien n’est fixé tant que vous n’appuyez pas sur Entrée
help-position = position     montrer la position en texte
help-log = log          montrer la feuille de partie jusqu’ici
help-save = save FILE    enregistrer une copie de la feuille de partie dans FILE
help-give-up = give up      abandonner (avec confirmation)
help-quit = q ou quit    s’arrêter maintenant et reprendre plus tard
ask-give-up = { $name } : voulez-vous vraiment abandonner ? Tapez oui.
yes = oui
gave-not-up = Personne n’abandonne. La partie continue.
copy-saved = Une copie a été enregistrée dans { $file }
goodbye-early = Aucune partie n’a été commencée.
goodbye = Partie interrompue. Pour continuer, lancez : { $command }
save-trouble = La feuille de partie n’a pas pu être enregistrée : { $problem } Vous pouvez continuer à jouer ; elle le sera avec l’action suivante.
not-saved = Les dernières actions n’ont pas été enregistrées : { $problem }
over-heading = La partie est finie après { turns }.
resume-over = Cette partie est finie. Pour la revoir pas à pas, lancez « marrakech replay ».

## Other commands

list-number = { $number }.
verify-fine =
    { $file } : tout est en ordre. { $count ->
        [0] Il n’y a encore aucun tirage.
        [one] L’unique tirage correspond aux graines.
        [many] Les { $count } de tirages correspondent aux graines.
       *[other] Les { $count } tirages correspondent tous aux graines.
    }
verify-promised =
    { $file } : { $promised ->
        [all] la graine de chaque joueur correspond à son empreinte publiée dans la feuille de partie. Seul un appareil qui a gardé ces empreintes à la table peut dire si elles ont été publiées avant qu’aucune graine ne soit révélée.
        [some] certaines places ont donné leur graine en clair, sans empreinte ({ $seats }) ; les autres graines correspondent à leurs empreintes publiées dans la feuille de partie. Seul un appareil qui a gardé ces empreintes à la table peut dire si elles ont été publiées avant qu’aucune graine ne soit révélée.
       *[none] aucune place n’a publié d’empreinte avant de révéler sa graine : quelqu’un qui jouait et faisait aussi tourner le serveur aurait pu choisir les lancers.
    }
check-fine = { $file } : tout est en ordre. { turns }, { $result }
replay-prompt = Appuyez sur Entrée pour avancer ou sur b pour reculer ; tapez un nombre pour aller à ce tour, ou q pour arrêter
replay-start = Avant la première action
replay-turn = Tour { $turn } sur { $last } : { $line }
replay-comment = « { $text } »
replay-end = La feuille de partie s’arrête ici.
edition-column = Édition
edition-source = Livret
edition-options = Options
edition-box = Tapis
edition-starter = Premier joueur
edition-default-rules = par défaut
edition-footer = Les options entre (parenthèses) sont notre choix, car le livret n’en dit rien ; toutes les autres y sont imprimées.
starter = { $who ->
    [random] par tirage au sort
    [morocco] dernier séjour au Maroc
    [youngest] le plus jeune ou tirage au sort
   *[agreed] d’un commun accord
}
perft-total = { $nodes ->
    [one] { $nodes } suite
    [many] { $nodes } de suites
   *[other] { $nodes } suites
} de { $depth ->
    [one] { $depth } action
    [many] { $depth } d’actions
   *[other] { $depth } actions
}
perft-counting = comptage
simulate-progress = parties
simulate-title = { games } à { $players } joueurs, qui jouent tous au hasard
simulate-seat = Place
simulate-wins = Victoires
simulate-points = Points
simulate-paid = Dîmes payées
simulate-received = Dîmes reçues
simulate-out = Hors jeu
simulate-length = Une partie dure { $mean } tours en moyenne (de { $low } à { $high }).
simulate-anyone-out = Un joueur se retrouve hors jeu dans { $share } des parties ; { $shared } des victoires sont partagées.
simulate-speed = { $rate } parties par seconde.
simulate-stopped = Arrêté après { games }.

## Engines

engine-not-started = Le moteur « { $engine } » n’a pas pu démarrer : { $detail }
engine-crashed = Le moteur « { $engine } » s’est arrêté de façon inattendue ({ $detail }).
engine-hung = Le moteur « { $engine } » n’a pas répondu à temps. { $detail }
engine-flooded = Le moteur « { $engine } » a envoyé beaucoup trop de texte : { $detail }
engine-junk = Le moteur « { $engine } » ne suit pas le protocole des moteurs : { $detail }
engine-illegal = Le moteur « { $engine } » a joué un coup interdit : { $detail }
bot-needs-engine = Il n’y a pas de robot « { $name } ». Si c’est un moteur, donnez sa commande avec --engine.
engine-line = « { $text } » n’est pas une ligne du protocole des moteurs ; elles sont toutes dans docs/engine-protocol.md.
engine-no-position = Il n’y a pas encore de position à étudier.
engine-no-decision = Il n’y a rien à décider ici : { $step ->
    [roll] c’est au dé de parler.
    [draw] c’est à la pioche de parler.
   *[over] la partie est finie.
}
engine-option = Il n’y a pas d’option « { $option } » qui puisse valoir « { $value } ».
engine-bot-failed = Le robot est tombé en panne : { $error }
engine-cannot-judge = Le robot « { $bot } » ne sait pas évaluer les positions.
engine-no-beginning = Seule une position où un tour commence peut être évaluée.
engine-no-judge = Le moteur « { $engine } » ne sait pas évaluer les positions : il ne connaît pas la ligne « judge » du protocole des moteurs.
engine-starting = Démarrage du moteur « { $engine } »…
engine-thinks = Le moteur réfléchit ; arrêtez-le d’abord.

## Rolling out a decision: games are played to the end from each choice, to see what it is worth

rollout-nothing = Il n’y a rien à comparer ici : { $step ->
    [roll] c’est au dé de parler.
    [draw] c’est à la pioche de parler.
    [over] la partie est finie.
   *[other] il n’y a qu’un seul choix.
}
rollout-what = Indiquez une feuille de partie, ou une position avec --position.
rollout-step-alone = --step va avec un tour : indiquez-le avec --turn.
rollout-no-decision = { $step ->
    [turn] Au tour { $turn }, personne n’a orienté Assam.
    [lay] Au tour { $turn }, personne n’a posé de tapis.
    [steer] Au tour { $turn }, personne n’a orienté Assam pour le joueur suivant.
   *[any] Au tour { $turn }, personne n’a eu de choix à faire.
}
rollout-turn = Tour { $turn } : { $sentence }
rollout-choice = Choix
rollout-behind = Retard sur le meilleur
rollout-played = joué
rollout-stopped = { $games ->
    [0] Arrêté avant la fin de la première partie.
    [one] Arrêté après { $games } partie par choix.
    [many] Arrêté après { $games } de parties par choix.
   *[other] Arrêté après { $games } parties par choix.
}

## The arena

arena-twice = { $bot } est donné deux fois ; ne donnez chaque robot qu’une fois.
arena-alone = Il faut être deux : donnez un autre robot, un moteur avec --engine, ou l’un ou l’autre avec --against.
arena-ms = { $ms } millisecondes, ce n’est pas un temps de réflexion valable.
arena-sprt = « { $text } » ne donne pas deux taux de victoire entre 0 et 1, le plus bas d’abord, comme 0.5,0.55.
arena-worker-died = Un processus qui jouait des parties s’est arrêté, peut-être faute de mémoire. Les parties déjà finies comptent.
chart-ending = { $file } : un graphique ne peut être dessiné qu’en .svg ou .png ; choisissez un nom qui finit ainsi.
results-foreign = { $file } ne contient pas les résultats d’une arène. Le fichier n’a pas été modifié.
results-differ = { $file } contient les résultats d’une autre rencontre : { $setting } y vaut { $found }, et ici { $wanted }.
results-line = { $file }, ligne { NUMBER($line, useGrouping: 0) } : ce n’est pas la manche attendue : { $text }
results-busy = Un autre processus écrit en ce moment dans { $file }.
bot-illegal = il a choisi « { $action } », qui n’est pas permis là.
bot-raised = il est tombé en panne avec { $error }
arena-getting-ready = préparation
arena-progress = parties
arena-speed = { $rate }/s
arena-title = { games } à { $players } joueurs
arena-bot = Robot
arena-against = Contre
arena-rating = Cote
arena-ratings = Cote selon le nombre de joueurs
arena-wins = Victoires
arena-interval = Intervalle à 95 %
arena-margin = Écart
arena-median = ms, médiane
arena-slow = ms, 99 %
arena-games = Parties
arena-even = Qui a battu qui (égalité : { $share })
arena-range = { $low } à { $high }
arena-several = { $count } × { $bot }
arena-verdict = { $bot } contre { $others } : { $verdict ->
    [H1] le taux de victoire est de { $high } plutôt que de { $low } (H1 acceptée).
    [H0] le taux de victoire est de { $low } plutôt que de { $high } (H0 acceptée).
   *[open] rien de tranché encore entre { $low } et { $high }.
} LLR { $llr } entre { $below } et { $above }, { $rounds ->
    [one] { $rounds } manche.
    [many] { $rounds } de manches.
   *[other] { $rounds } manches.
}
arena-ladder-holds = L’échelle tient : chaque robot bat celui du dessous, avec 95 % de confiance.
arena-ladder-open = Pas encore certain, avec 95 % de confiance : { $pairs }
arena-over = { $bot } devant { $other }
arena-gave-up = { $bot } a dû abandonner dans { games }. La première fois : { $problem }
arena-stopped = Arrêté après { games }. Utilisez --out FILE pour pouvoir continuer plus tard.
arena-stopped-kept = Arrêté après { games }. Relancez la même commande pour continuer.
arena-chart = Le graphique a été enregistré dans { $file }
arena-chart-title = { games } à { $players } joueurs
chart-wins = Taux de victoire, avec son intervalle de confiance à 95 %
chart-even = égalité
chart-rating = cote { $rating }
chart-matrix = Victoires de la ligne
chart-matrix-rest = Victoires de la ligne, seule contre les autres

## Luck and skill: marrakech analyse

analyse-depth = « { $text } » n’est pas une profondeur ; écrivez quick, normal ou deep.
analyse-one-file = { $option } ne marche qu’avec une seule feuille de partie.
analyse-no-turns = la feuille de partie n’a encore aucun tour à analyser.
analyse-annotated-long = avec ses commentaires, la feuille de partie dépasserait { $longest } caractères ; elle n’a donc pas été écrite.
analyse-progress = tours
analyse-stopped = Analyse arrêtée : { $done } sur { turns }.
analyse-annotated = La feuille de partie commentée a été enregistrée dans { $file }
analyse-title = { $file }, évalué par { $evaluator } ({ $depth })
analyse-luck = { $name } : le dé lui a valu { $luck }.
analyse-not-over = La partie n’est pas finie : le résultat, ce sont les chances de victoire dans la dernière position.
analyse-gave-up = { $name } a abandonné. Ce que cela a coûté figure parmi ses propres erreurs, mais ne compte pas comme une décision.
analyse-errors = Ce qu’ont coûté les décisions
analyse-kind = Décision
analyse-step = { $step ->
    [turn] orienter Assam
    [steer] orienter pour le suivant
   *[lay] poser des tapis
}
analyse-error-each = Coût moyen
analyse-largest = Les plus grosses erreurs, et ce qui était mieux
analyse-turn = Tour
analyse-played = Joué
analyse-better = Mieux
analyse-chance = Chances
analyse-error = Erreur
analyse-rolls = Les lancers les plus chanceux et les plus malchanceux
analyse-rolled = Lancer
analyse-luck-column = Chance
analyse-turns = Tour par tour, avec les chances de chacun après chaque tour
analyse-actions = Actions jouées
analyse-comment-error = { $grade ->
    [slip] Imprécision
    [mistake] Faute
   *[blunder] Gaffe
} ({ $error }). Mieux : { $better }, avec { $chance } de chances de victoire au lieu de { $instead }.
analyse-comment-judged = Analyse par { $evaluator } ({ $depth })
analyse-comment-luck = Chance : { $luck }
analyse-profiles = Ce que les joueurs ont gagné
analyse-games = Parties
analyse-interval = Intervalle à 95 %
analyse-profile-errors = Ce qu’a coûté une décision
analyse-all = Toutes
analyse-phase = { $phase ->
    [opening] Début
    [middle] Milieu
   *[end] Fin
}
analyse-profile-words = Erreurs pour 100 décisions, selon leur gravité
analyse-unfinished = Parties inachevées, exclues des profils : { $count }
analyse-abandoned = Parties avec un abandon, exclues des profils : { $count }

## Measuring this machine

bench-ready = Préparation (la première fois, compilation comprise)
bench-import = Chargement de la bibliothèque, ms
bench-load = Chargement du noyau compilé, ms
bench-first-move = Du démarrage à froid au premier coup du Maître, ms
bench-rules-games = Parties au hasard avec les règles, un cœur, par seconde
bench-kernel-games = Parties au hasard dans le noyau, un cœur, par seconde
bench-kernel-turns = Tours dans le noyau, un cœur, par seconde
bench-kernel-everywhere = Parties au hasard dans le noyau, tous les cœurs, par seconde
bench-nodes = Positions que le Maître examine, par seconde
bench-decision = Une décision du robot { $bot }, ms
bench-machine = { $cpu }, { $cores ->
    [one] { $cores } cœur
    [many] { $cores } de cœurs
   *[other] { $cores } cœurs
}, { $system }, Python { $python }, Numba { $numba }
bench-stopped = Arrêté. Voici ce qui a été mesuré jusque-là.
bench-child = Un processus mesuré est tombé en panne : { $problem }

## Running a server

serve-ready = Marrakech vous attend à l’adresse { $link }
serve-lan = Sur le réseau local : { $link }
serve-data = Impossible d’enregistrer les parties dans { $file } : { $reason }
serve-host = « { $host } » n’est pas une adresse de cet ordinateur : { $reason }
serve-stop = Appuyez sur Ctrl-C pour arrêter le serveur. Chaque partie est enregistrée dans { $file }
serve-port = Le port { $port } est pris ou interdit : { $reason }
serve-only-here = Seul cet ordinateur y a accès ; avec --host 0.0.0.0, le réseau local aussi.
open-already = Marrakech tourne déjà à l’adresse { $link }
open-other = Marrakech tourne déjà à l’adresse { $link }, avec un autre hôte ou un autre fichier. Arrêtez-le d’abord, ou choisissez un autre port.
open-browser = Le jeu va s’ouvrir dans votre navigateur. Sinon, suivez le lien.
open-yourself = Ouvrez le lien dans un navigateur.
