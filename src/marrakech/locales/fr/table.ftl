### French: the table’s page.

## What to do

todo-you = { $step ->
    [turn] À vous : orientez Assam, puis lancez le dé.
    [roll] À vous : lancez le dé.
    [lay] Posez votre tapis { colour } à côté d’Assam.
    [steer] Orientez Assam pour le joueur suivant.
    [draw] On pioche votre prochain tapis.
   *[over] La partie est finie.
}
todo-shared = { $step ->
    [turn] { $name } : orientez Assam, puis lancez le dé.
    [roll] { $name } : lancez le dé.
    [lay] { $name } : posez votre tapis { colour } à côté d’Assam.
    [steer] { $name } : orientez Assam pour le joueur suivant.
    [draw] { $name } : on pioche le prochain tapis.
   *[over] La partie est finie.
}
todo-other =
    { $step ->
        [turn] { $name } choisit où ira Assam.
        [roll] { $name } va lancer le dé.
        [lay] { $name } cherche où poser un tapis { colour }.
        [steer] { $name } oriente Assam pour le joueur suivant.
        [draw] { $name } pioche le prochain tapis.
       *[over] La partie est finie.
    }
todo-playing = { $name } joue.
todo-playing-you = Vous jouez.
todo-lent = { $name } : un robot joue pour vous.
todo-getting-ready = { $name } se prépare…
act-roll = Lancer le dé
act-lay = Poser le tapis
act-steer = Orienter Assam
act-box = Remettre en boîte
act-choose-rug = Choisir deux cases
act-choose-facing = Choisir une direction
act-sent = Envoi…
act-wait = Aux autres de jouer
act-watch = Vous regardez
skip = Passer
action-title = À faire

## Hints

hint = Conseil
hint-hide = Masquer le conseil
hint-thinking = Un conseil se prépare…
hint-warming = Les robots se préparent. Votre conseil s’affichera dès qu’ils seront prêts.
hint-would-face = { $name } orienterait Assam plein { facing }.
hint-would-lay = { $name } poserait le tapis sur { $first } et { $second }.
hint-chance =
    { $times ->
        [0] Avec ce choix, vous ne gagneriez presque jamais.
        [one] Avec ce choix, vous gagneriez { $times } partie sur 100.
        [many] Avec ce choix, vous gagneriez { $times } de parties sur 100.
       *[other] Avec ce choix, vous gagneriez { $times } parties sur 100.
    }
hint-choices = Les meilleurs choix

## Taking back the last rug, round one device

undo = Annuler la pose
undo-help = Reprendre le dernier tapis (possible tant qu’Assam n’a pas été tourné de nouveau)
did-undo = { $name } reprend le dernier tapis.
keys-undo = reprendre le dernier tapis (quand tout le monde joue sur un même appareil)

## What happened besides

did-run-out = { $name } n’a plus de temps et quitte la partie.
did-break-rules = { $name } a enfreint les règles et quitte la partie.
did-fail =
    { $reason ->
        [engine-not-started] { $name } n’a pas pu démarrer et quitte la partie.
        [engine-hung] { $name } ne répond plus et quitte la partie.
        [engine-flooded] { $name } a envoyé beaucoup trop de texte et quitte la partie.
        [engine-junk] { $name } a envoyé un texte illisible et quitte la partie.
        [engine-illegal] { $name } a joué un coup interdit et quitte la partie.
       *[engine-crashed] { $name } a planté et quitte la partie.
    }
did-sit = { $name } s’installe.
did-vacate = La place { $seat } est de nouveau libre.
did-seat-bot = Un robot s’installe à la place { $seat }.
did-start = La partie commence.
did-stand-in =
    { $reason ->
        [time] { $name } n’a plus de temps ; un robot prend le relais.
       *[absent] { $name } est hors ligne ; un robot prend le relais.
    }
did-come-back = { $name } est de retour.
did-move = { $name } joue maintenant sur un autre appareil.
did-hold = Le serveur a été en panne un moment. Rien n’a été perdu.
did-cancel = La table a été annulée.
log-face = { $facing ->
    [N] cap au nord
    [E] cap à l’est
    [S] cap au sud
   *[W] cap à l’ouest
}
log-steer = oriente Assam plein { facing } pour le joueur suivant
log-roll = fait { $slippers }, Assam va en { $square }
log-pay = paie { dirhams } à { $owner }
log-pay-part = n’a que { dirhams } pour { $owner }
log-go-out = est hors jeu
log-lay = tapis { colour } en { $first } et { $second }
log-return = remet un tapis en boîte
log-draw = prochain tapis : { colour }
log-title = Journal de la partie
log-empty = Rien pour l’instant. Le premier tour va commencer.
side-title = Journal et table

## Looking back at an earlier turn

log-about = Choisissez un tour pour le voir sur le marché.
look-title = Un tour précédent
look-back = Reculer d’un tour
look-forward = Avancer d’un tour
look-return = Revenir à la partie
look-opened = Vous revoyez un tour précédent. Échap vous ramène à la partie.
look-returned = Vous êtes de retour dans la partie.
look-your-turn = C’est à vous de jouer.
look-gone-on = La partie a continué.
keys-look = dans le journal : aller de tour en tour ; Entrée pour en voir un sur le marché, Échap pour revenir à la partie

## Seats

seats-title = Places
seat-open = Place { $seat } libre
seat-rugs = { $count ->
    [0] plus aucun tapis { colour }
    [one] encore { $count } tapis { colour }
    [many] encore { $count } de tapis { $letter ->
        [r] rouges
        [b] bleus
        [y] jaunes
       *[g] verts
    }
   *[other] encore { $count } tapis { $letter ->
        [r] rouges
        [b] bleus
        [y] jaunes
       *[g] verts
    }
}
seat-next = (le prochain)
seat-score = { dirhams } et { $squares ->
    [one] { $squares } case visible
    [many] { $squares } de cases visibles
   *[other] { $squares } cases visibles
} font { $points ->
    [one] { $points } point
    [many] { $points } de points
   *[other] { $points } points
}
seat-out-mark = hors jeu
mark-you = vous
mark-bot = robot
mark-lent = un robot joue
mark-away = hors ligne
bot-called =
    { $bot ->
        [random] Touriste
        [novice] Débutant
        [greedy] Apprenti
        [merchant] Marchand
        [master] Maître
        [champion] Champion
       *[other] Robot { $bot }
    }
bot-lettered =
    { $bot ->
        [random] Touriste { $letter }
        [novice] Débutant { $letter }
        [greedy] Apprenti { $letter }
        [merchant] Marchand { $letter }
        [master] Maître { $letter }
        [champion] Champion { $letter }
       *[other] Robot { $bot } { $letter }
    }
bot-about =
    { $bot ->
        [random] Joue au hasard.
        [novice] Joue bien environ une fois sur deux.
        [greedy] Anticipe d’un tour et vise les points.
        [merchant] Pèse ce que chaque choix rapportera plus tard.
        [master] Voit loin et se laisse rarement battre.
        [champion] A appris seul et reste le plus dur à battre.
       *[other] Joue à sa façon.
    }
watchers = { $watchers ->
    [one] { $watchers } personne regarde.
    [many] { $watchers } de personnes regardent.
   *[other] { $watchers } personnes regardent.
}
you-watch = { $others ->
    [0] Vous regardez.
    [one] Vous regardez, avec une autre personne.
    [many] Vous regardez, avec { $others } d’autres personnes.
   *[other] Vous regardez, avec { $others } autres personnes.
}
time-short = Plus que dix secondes.

## What a seat says when it is chosen

seat-each-counts = Chaque dirham vaut un point, et chaque case où l’on voit un tapis de cette couleur aussi.
seat-each-counts-two = Chaque dirham vaut un point, et chaque case où l’on voit un tapis de l’une de ces deux couleurs aussi.
seat-pile-two =
    { $whose ->
        [you] Votre pioche a des tapis de deux couleurs.
       *[other] Cette pioche a des tapis de deux couleurs.
    }
seat-pile-next = Le prochain tapis est { colour }. Tout le monde peut le voir.
seat-pile-empty = Tous ces tapis ont été posés.
seat-next-mark = prochain
seat-about-out = Hors jeu. Ces tapis restent sur le marché, et s’y arrêter ne coûte rien.
seat-about-away = Hors ligne : la page de cette partie n’est pas ouverte en ce moment.
seat-about-bot = Un robot. { bot-about }
seat-about-lent = Un robot joue ici en attendant le retour du joueur. { bot-about }

## Reactions: a few words that people round a table can send each other

reactions = Réactions
react = Réagir
reaction =
    { $reaction ->
        [hello] Bonjour !
        [good-luck] Bonne chance !
        [well-played] Bien joué !
        [thanks] Merci !
        [ouch] Aïe !
        [laugh] Ha ha !
        [wow] Waouh !
       *[moment] Un instant !
    }
did-react = { $name } : { reaction }
did-react-you = Vous : { reaction }
did-react-spectator = Un spectateur : { reaction }
reactions-mute = Masquer les réactions à cette table
reactions-mute-help = Vous ne verrez et n’entendrez plus ce que les autres envoient. Vous pourrez toujours envoyer les vôtres.

## A square that was asked about

area-price = Ce groupe { colour } { $squares ->
    [one] d’une seule case
    [many] de { $squares } de cases
   *[other] de { $squares } cases
} est à { $owner }. S’y arrêter coûte { dirhams } aux autres.
area-free = Ce groupe { colour } { $squares ->
    [one] d’une seule case
    [many] de { $squares } de cases
   *[other] de { $squares } cases
} ne coûte rien : { $owner } est hors jeu.

## The price of a rug, on the market

price-tag = { $owner } : { dirhams }
price-tag-yours = Le vôtre : les autres paient { dirhams }
price-tag-free = Rien à payer
price-nudge =
    { $how ->
        [touch] Touchez n’importe quel tapis pour voir ce qu’il en coûte de s’y arrêter.
       *[mouse] Survolez n’importe quel tapis pour voir ce qu’il en coûte de s’y arrêter.
    }

## The board’s words

board-label = Le marché
board-square = { $square }, { $colour ->
    [bare] case vide
    [r] tapis rouge
    [b] tapis bleu
    [y] tapis jaune
   *[g] tapis vert
}{ $assam ->
    [here] , Assam est là
   *[no] {""}
}
board-facing = Orienter Assam plein { facing }
board-lay = Un tapis sur { $first } et { $second }
board-die = Le dé montre { $slippers ->
    [one] { $slippers } babouche
    [many] { $slippers } de babouches
   *[other] { $slippers } babouches
}

## The line

line-connecting = Connexion…
line-slow = La connexion est lente…
line-back = La connexion est rétablie.
line-lost =
    Pas de connexion depuis { $seconds ->
        [one] { $seconds } seconde
        [many] { $seconds } de secondes
       *[other] { $seconds } secondes
    }. Reconnexion en cours ; rien n’est perdu.
line-lost-kept =
    Pas de connexion depuis { $seconds ->
        [one] { $seconds } seconde
        [many] { $seconds } de secondes
       *[other] { $seconds } secondes
    }. Votre coup est gardé et partira dès que la connexion reviendra.
bot-played = Un robot a joué pour vous en votre absence. Vous voilà de retour dans la partie.
bot-plays-for-you = Un robot joue pour vous.
play-myself = Reprendre la main
away-long = { $name } est hors ligne depuis un moment.
away-wait = Attendre
away-bot = Laisser jouer un robot

## The server is well again

server-recovered = Le serveur marche à nouveau. Vous pouvez continuer à jouer.

## Before the game

gathering-title = En attendant les autres
gathering-title-full = Tout le monde est là
gathering-title-guest = Une partie va commencer
gathering-open = { $open ->
    [one] Il reste { $open } place libre. La partie commencera dès qu’elle sera prise.
    [many] Il reste { $open } de places libres. La partie commencera dès qu’elles seront prises.
   *[other] Il reste { $open } places libres. La partie commencera dès qu’elles seront prises.
}
gathering-awaited = La partie commencera automatiquement dès que tout le monde aura ouvert cette page. On attend encore : { $names }.
gathering-unready = La partie pourra commencer dès que tout le monde aura ouvert cette page. On attend encore : { $names }.
gathering-full = { $host ->
    [you] Commencez quand vous voulez.
   *[other] La personne qui a préparé la table va lancer la partie.
}
invite-title = Invitez vos amis
invite-text = Envoyez-leur ce lien ou faites-leur scanner le code. Quiconque l’ouvre peut s’asseoir, sans compte.
invite-link = Lien d’invitation
invite-qr = Code QR du lien d’invitation
invite-message = Une partie de Marrakech ensemble ?
invite-here-only = L’adresse { $host } ne marche que sur cet ordinateur. Pour laisser entrer les autres, lancez le serveur ainsi et ouvrez le jeu à l’adresse réseau de cet ordinateur :
invite-renew = Créer un nouveau lien
invite-renewed = Voici un nouveau lien. L’ancien ne marche plus.
invite-host-has-it = La personne qui a préparé cette table a le lien d’invitation.
watch-title = Quelqu’un veut seulement regarder ?
watch-link = Lien pour regarder
watching-gathering = Vous regardez. Pour jouer, demandez le lien d’invitation.
watching-full = Toutes les places sont prises. Vous pouvez regarder, et vous asseoir ici si quelqu’un s’en va.
join-late = Si l’une de ces places est à vous, vous pouvez la transférer ici : sur l’appareil d’origine, ouvrez « { this-table } » et choisissez « { move-seat } ».
your-name = Votre nom
player-numbered = Joueur { $seat }
sit-down = S’asseoir
seat-bot = Ajouter un robot
which-bot = Quel robot
remove = Retirer
remove-name = Retirer : { $name }
leave-seat = Partir
start-game = Commencer la partie
cancel-table = Annuler la table
cancel-title = Annuler cette table ?
cancel-text = Plus personne ne pourra s’y asseoir, et le lien ne marchera plus.
cancel-no = La garder

## An invitation

invited-by = { $name } vous invite à une partie de Marrakech
invited-again = { $name } aimerait rejouer
invited-new = Vous découvrez Marrakech ?
invited-back = Revenir à l’invitation
seats-taken-title = Toutes les places sont prises
seats-taken-text = Cette fois, la partie se joue sans vous. Vous pouvez la regarder, ou demander une autre table à vos amis.
seats-taken-watch = Regarder la partie
seats-taken-own = Préparer une table
gathering-away = Hors ligne en ce moment : { $names }

## The next game with the same players

gathering-title-again = La partie suivante
gathering-asked = Invitation envoyée à : { $names }
gathering-here = Déjà là : { $names }
mark-asked = en attente
invite-again = Envoyer le lien

## This table

this-table = Cette table
rules-on = Règles
rules-edition = Édition : { $edition }
rules-usual = Les règles habituelles.
rules-bankruptcy-play-on = Un joueur qui ne peut pas tout payer donne ce qu’il a et continue à jouer.
rules-steering-after-must = Variante : on lance d’abord le dé. Après la pose, on doit tourner Assam à gauche ou à droite pour le joueur suivant.
rules-steering-after-may = Variante : on lance d’abord le dé. Après la pose, on peut tourner Assam pour le joueur suivant.
rules-area-owner = Pour la dîme, les deux couleurs du propriétaire comptent.
rules-whole-nobody = On ne recouvre d’un coup aucun tapis entier, pas même le sien.
rules-halves-colours = Un tapis ne peut jamais couvrir deux cases de la même couleur.
rules-pile-alternating = À deux joueurs, les couleurs de chaque pioche alternent.
rules-stock-15 = À deux joueurs, chacun a 15 tapis d’une seule couleur.
rules-tie-shared = À égalité de points, la victoire est partagée.
rules-clock-none = Pas de pendule.
rules-clock-turn =
    { $seconds ->
        [one] { $seconds } seconde par tour.
        [many] { $seconds } de secondes par tour.
       *[other] { $seconds } secondes par tour.
    } { $timeout ->
        [bot] Quand le temps d’un joueur est écoulé, un robot prend le relais.
       *[out] Un joueur dont le temps est écoulé est hors jeu.
    }
rules-clock-game =
    { $minutes ->
        [one] { $minutes } minute par joueur pour toute la partie
        [many] { $minutes } de minutes par joueur pour toute la partie
       *[other] { $minutes } minutes par joueur pour toute la partie
    }{ $increment ->
        [0] .
        [one] , plus { $increment } seconde par tour.
        [many] , plus { $increment } de secondes par tour.
       *[other] , plus { $increment } secondes par tour.
    } { $timeout ->
        [bot] Quand le temps d’un joueur est écoulé, un robot prend le relais.
       *[out] Un joueur dont le temps est écoulé est hors jeu.
    }
read-rules = Lire les règles
fair-title = Un dé honnête
fair-text = Chaque lancer est calculé à partir de la graine secrète du serveur et d’une graine de chaque place. Avant la partie, le serveur publie l’empreinte ci-dessous, et sa graine devra y correspondre. Après la partie, cette graine est révélée, et chacun peut vérifier tous les lancers.
fair-seats = La page de chaque joueur publie elle aussi une empreinte de sa graine, puis révèle la graine automatiquement quand toutes les empreintes sont là. Ainsi, personne ne peut choisir sa graine d’après celles des autres.
fair-hash = Empreinte de la graine (SHA-256) : { $name }
fair-commitment = Empreinte de la graine du serveur (SHA-256)
fair-seed = Graine : { $name }
fair-change = Changer votre graine
fair-change-name = Changer la graine : { $name }
fair-change-do = Changer
fair-salted = Des caractères tirés au hasard sont ajoutés à votre graine, pour que personne ne la devine d’après son empreinte.
fair-changed = Votre graine a été changée.
move-seat = Jouer sur un autre appareil
move-seat-name = Jouer sur un autre appareil : { $name }
move-seat-title = Emportez votre place
move-seat-text =
    { $minutes ->
        [one] Ouvrez ce lien sur l’autre appareil d’ici { $minutes } minute. Il ne marche qu’une fois. Vous jouerez alors là-bas, et ici vous ne pourrez plus que regarder.
        [many] Ouvrez ce lien sur l’autre appareil d’ici { $minutes } de minutes. Il ne marche qu’une fois. Vous jouerez alors là-bas, et ici vous ne pourrez plus que regarder.
       *[other] Ouvrez ce lien sur l’autre appareil d’ici { $minutes } minutes. Il ne marche qu’une fois. Vous jouerez alors là-bas, et ici vous ne pourrez plus que regarder.
    }
move-seat-link = Lien pour l’autre appareil
move-seat-qr = Code QR du lien pour l’autre appareil
claim-title = Jouer sur cet appareil ?
claim-text = Ce lien transfère une place sur cet appareil. Sur l’autre, on ne pourra plus que regarder.
claim-yes = Jouer ici
claim-no = Regarder seulement
seat-claimed = Vous jouez maintenant sur cet appareil.
give-up = Abandonner
give-up-name = Abandonner : { $name }
give-up-title = Abandonner cette partie ?
give-up-text = Vous serez hors jeu. Vos dirhams iront à la banque, et vos tapis ne compteront plus pour personne.
give-up-no = Continuer à jouer

## The end

you-win = Vous gagnez !
standings-title = Classement
standings-rank = Rang
standings-name = Joueur
standings-dirhams = Dirhams
standings-squares = Cases
standings-points = Points
standings-plus = + { $squares }
standings-out = { $why ->
    [time] n’avait plus de temps
    [rules] a enfreint les règles
    [engine] a mal fonctionné
    [gave-up] a abandonné
   *[poor] n’a pas pu payer
}
chart-title = Points tour par tour
chart-turn = Tour
chart-as-table = Afficher en tableau
rematch = Rejouer
rematch-join = Rejoindre la partie suivante
rematch-wanted = Les autres veulent rejouer.
watch-next = Regarder la partie suivante
replay-game = Revoir la partie
download-record = Télécharger la partie
share = Partager
share-title = Partager le résultat
share-text = Texte et lien
share-result = Marrakech : { $result }
dice-check = Vérifier le dé
dice-checking = Vérification…
dice-fine =
    { $count ->
        [0] Il n’y a eu aucun tirage.
        [one] L’unique tirage correspond aux graines.
        [many] Les { $count } de tirages correspondent aux graines.
       *[other] Les { $count } tirages correspondent tous aux graines.
    }
dice-compared =
    { $how ->
        [all] Toutes les empreintes publiées, celle du serveur et celles des places, sont bien celles que cet appareil avait gardées avant de révéler sa propre graine.
        [server] L’empreinte du serveur est bien celle que cet appareil a vue. Il n’a gardé aucune empreinte des places à comparer.
       *[none] Cet appareil n’a gardé aucune empreinte avant la partie : il n’y a rien à quoi comparer la feuille de partie.
    }
dice-rounds =
    { $count ->
        [one] Avant cela, cet appareil avait révélé une fois une graine, mais la partie n’a pas commencé ; toutes les graines ont alors été remplacées.
        [many] Avant cela, cet appareil avait révélé { $count } de fois une graine, mais la partie n’a pas commencé ; chaque fois, toutes les graines ont été remplacées.
       *[other] Avant cela, cet appareil avait révélé { $count } fois une graine, mais la partie n’a pas commencé ; chaque fois, toutes les graines ont été remplacées.
    }
dice-other-promise = L’empreinte du serveur a changé. Cet appareil avait vu { $seen } à cette table et trouve maintenant { $found }.
dice-seed-lost = Cet appareil n’a pas la graine de votre place, et il est trop tard pour en choisir une autre. Ouvrez cette page sur l’appareil qui l’a. Si ce n’est pas possible, la personne qui a préparé la table peut confier votre place à un robot ou annuler la table.
dice-other-table = Cette feuille de partie vient d’une autre table : { $found }.

## The end, for the person at this screen

you-share-win = Vous partagez la victoire !
over-by-points =
    { $lead ->
        [one]
            Victoire avec { $lead } point d’avance : { dirhams } et { $squares ->
                [one] { $squares } case
                [many] { $squares } de cases
               *[other] { $squares } cases
            }.
        [many]
            Victoire avec { $lead } de points d’avance : { dirhams } et { $squares ->
                [one] { $squares } case
                [many] { $squares } de cases
               *[other] { $squares } cases
            }.
       *[other]
            Victoire avec { $lead } points d’avance : { dirhams } et { $squares ->
                [one] { $squares } case
                [many] { $squares } de cases
               *[other] { $squares } cases
            }.
    }
over-by-dirhams =
    { $points ->
        [one] Les dirhams ont fait la différence, { $most } contre { $next } : { $names } sont à égalité avec { $points } point.
        [many] Les dirhams ont fait la différence, { $most } contre { $next } : { $names } sont à égalité avec { $points } de points.
       *[other] Les dirhams ont fait la différence, { $most } contre { $next } : { $names } sont à égalité avec { $points } points.
    }
over-shared =
    { $points ->
        [one] Égalité parfaite : { $points } point partout.
        [many] Égalité parfaite : { $points } de points partout.
       *[other] Égalité parfaite : { $points } points partout.
    }
over-only-one = Il ne reste plus que { $name } en jeu.
over-only-you = Il ne reste plus que vous en jeu.
over-others-gave-up = Tous les autres ont abandonné.
over-you-close =
    { $lead ->
        [one] C’était serré : il ne vous manquait que { $lead } point. Bien joué !
        [many] C’était serré : il ne vous manquait que { $lead } de points. Bien joué !
       *[other] C’était serré : il ne vous manquait que { $lead } points. Bien joué !
    }
over-you-equal = C’était serré : seuls les dirhams ont fait la différence. Bien joué !
over-you-second = Vous terminez deuxième. Bien joué !
over-you-third = Vous terminez troisième. Bien joué !
over-you-fourth = Vous terminez quatrième. Plus de chance la prochaine fois !
over-you-lost = Bien joué ! Le marché reste ouvert pour une autre partie.
over-you-out = Vous étiez hors jeu avant la fin. Le marché reste ouvert pour une autre partie.

## The points by turn

chart-help = Touchez le graphique, ou utilisez les flèches du clavier, pour voir les points de chacun après n’importe quel tour.
chart-walk = Points après un tour
chart-value = Après le tour { $turn } : { $points }.
chart-value-start = Au départ : { $points }.
chart-points-of = { $name } : { $points }
chart-watch-turn = Voir le marché après le tour { $turn }
chart-watch-start = Voir le marché au départ

## Links, dialogs, pages

copy = Copier
copied = Copié
copy-by-hand = Le lien est sélectionné : il ne reste qu’à le copier.
close = Fermer
dialog-no = Non
table-try-again = Réessayer
to-home = Aller à l’accueil
table-heading = Marrakech : { $names }
table-loading = Ouverture de la table…
table-gone-title = Table introuvable
table-gone = Le lien est peut-être incomplet, ou la table a été supprimée.
table-unreachable-title = Le serveur ne répond pas
table-cancelled-title = Cette table a été annulée
table-cancelled = La personne qui l’avait préparée a annulé la partie. Voulez-vous en préparer une autre ?

## Window titles

title-my-turn = ● À vous de jouer
title-playing = Partie en cours
title-gathering = En attente de joueurs
title-won =
    { $count ->
        [one] { $names } gagne
        [many] { $names } se partagent la victoire
       *[other] { $names } se partagent la victoire
    }
title-you-won = Vous gagnez
title-you-share = Vous partagez la victoire
title-replay = Revoir : { $names }

## Help

keys-title = Raccourcis
key-arrows = Flèches
key-enter = Entrée, Espace
key-escape = Échap
keys-arrows = choisir une direction pour Assam, ou un endroit pour votre tapis
keys-enter = lancer le dé, ou poser le tapis choisi
keys-escape = annuler un choix non validé, ou passer l’animation
keys-skip = passer l’animation
keys-log = ouvrir ou fermer le journal
keys-hint = afficher ou masquer un conseil
keys-sounds = activer ou couper les sons
keys-help = afficher cette aide
keys-touch = Au doigt : touchez une case pour y voir un tapis. Touchez-la encore pour voir le suivant, ou touchez une case voisine pour choisir ces deux-là. Pour poser le tapis, appuyez sur le bouton.

## Help: mouse, arrows and prices

keys-mouse = À la souris : cliquez sur un tapis pour le choisir, et encore une fois pour le poser. Un double clic ne fait que le choisir.
keys-facing = Toucher une flèche ou cliquer dessus ne fait qu’orienter Assam. Pour lancer le dé, appuyez sur le bouton.
keys-price = Touchez n’importe quel autre tapis, ou cliquez dessus, pour voir ce qu’il en coûte de s’y arrêter.
