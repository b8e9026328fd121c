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
todo-other = { $step ->
    [turn] { $name } choisit où ira Assam.
    [roll] { $name } lance le dé.
    [lay] { $name } cherche où poser un tapis { colour }.
    [steer] { $name } oriente Assam pour le joueur suivant.
    [draw] { $name } : on pioche le prochain tapis.
   *[over] La partie est finie.
}
todo-told = { $name } joue.
todo-told-you = Vous jouez.
todo-lent = Un robot joue pour { $name }.
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
hint-warming = Les robots se préparent. Le conseil viendra dès qu’ils seront prêts.
hint-would-face = { $name } orienterait Assam plein { facing }.
hint-would-lay = { $name } poserait le tapis sur { $first } et { $second }.
hint-chance = { $times ->
    [0] Ce choix ne gagne presque jamais.
    [one] Ce choix gagne { $times } partie sur 100.
    [many] Ce choix gagne { $times } de parties sur 100.
   *[other] Ce choix gagne { $times } parties sur 100.
}
hint-choices = Les meilleurs choix

## What happened besides

did-run-out = { $name } n’a plus de temps et quitte la partie.
did-break-rules = { $name } a enfreint les règles et quitte la partie.
did-fail = { $reason ->
    [engine-not-started] { $name } n’a pas pu démarrer et quitte la partie.
    [engine-hung] { $name } n’a pas répondu et quitte la partie.
    [engine-flooded] { $name } en a beaucoup trop dit et quitte la partie.
    [engine-junk] { $name } a répondu n’importe quoi et quitte la partie.
    [engine-illegal] { $name } a choisi un coup interdit et quitte la partie.
   *[engine-crashed] { $name } a planté et quitte la partie.
}
did-sit = { $name } s’installe.
did-vacate = La place { $seat } est de nouveau libre.
did-seat-bot = Un robot s’installe à la place { $seat }.
did-start = La partie commence.
did-stand-in = { $reason ->
    [time] { $name } n’a plus de temps ; un robot continue.
   *[absent] { $name } est hors ligne ; un robot continue.
}
did-come-back = { $name } est de retour.
did-move = { $name } continue sur un autre appareil.
did-hold = Le serveur s’est absenté un moment. Rien n’a été perdu.
did-cancel = La table a été annulée.
log-face = { $facing ->
    [N] cap au nord
    [E] cap à l’est
    [S] cap au sud
   *[W] cap à l’ouest
}
log-steer = oriente Assam plein { facing }
log-roll = fait { $slippers }, jusqu’en { $square }
log-pay = paie { dirhams } à { $owner }
log-pay-part = n’a que { dirhams } pour { $owner }
log-go-out = est hors jeu
log-lay = tapis { colour } en { $first } et { $second }
log-return = remet un tapis en boîte
log-draw = prochain tapis : { colour }
log-title = Ce qui s’est passé
log-empty = Rien pour l’instant. Le premier tour va commencer.
side-title = Journal et table

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
bot-called = { $bot ->
    [random] Débutant
    [novice] Novice
    [greedy] Apprenti
    [merchant] Marchand
    [master] Maître
   *[other] Robot { $bot }
}
bot-lettered = { $bot ->
    [random] Débutant { $letter }
    [novice] Novice { $letter }
    [greedy] Apprenti { $letter }
    [merchant] Marchand { $letter }
    [master] Maître { $letter }
   *[other] Robot { $bot } { $letter }
}
bot-about = { $bot ->
    [random] Joue au hasard.
    [novice] Joue bien une fois sur deux.
    [greedy] Prévoit un tour, pour les points.
    [merchant] Pèse ce que chaque choix rapportera.
    [master] Le plus fort : il voit le plus loin.
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
line-lost = Pas de connexion depuis { $seconds ->
    [one] { $seconds } seconde
    [many] { $seconds } de secondes
   *[other] { $seconds } secondes
}. Nouvel essai en cours ; rien n’est perdu.
line-lost-kept = Pas de connexion depuis { $seconds ->
    [one] { $seconds } seconde
    [many] { $seconds } de secondes
   *[other] { $seconds } secondes
}. Votre coup est gardé et partira dès qu’elle reviendra.
bot-played = Un robot a joué pour vous en votre absence. Vous revoilà.
bot-plays-for-you = Un robot joue pour vous.
play-myself = Reprendre la main
away-long = { $name } est hors ligne depuis un moment.
away-wait = Attendre
away-bot = Laisser jouer un robot

## Before the game

gathering-title = En attendant les autres
gathering-title-full = Tout le monde est là
gathering-title-guest = Une partie va commencer
gathering-open = { $open ->
    [one] Il reste { $open } place libre. La partie commencera dès qu’elle sera prise.
    [many] Il reste { $open } de places libres. La partie commencera dès qu’elles seront prises.
   *[other] Il reste { $open } places libres. La partie commencera dès qu’elles seront prises.
}
gathering-awaited = La partie commencera d’elle-même dès que ces joueurs auront ouvert cette page : { $names }.
gathering-unready = La partie pourra commencer dès que ces joueurs auront ouvert cette page : { $names }.
gathering-full = { $host ->
    [you] Commencez quand vous voulez.
   *[other] La personne qui a préparé la table va lancer la partie.
}
invite-title = Invitez vos amis
invite-text = Envoyez-leur ce lien ou faites-leur scanner le code. Chaque personne qui l’ouvre peut s’asseoir ; pas besoin de compte.
invite-link = Lien vers une place
invite-qr = Code QR du lien vers une place
invite-message = Une partie de Marrakech ensemble ?
invite-here-only = L’adresse { $host } n’existe que pour cette machine. Pour laisser entrer les autres, lancez le serveur ainsi et ouvrez le jeu à l’adresse de cette machine :
invite-renew = Créer un nouveau lien
invite-renewed = Un nouveau lien est prêt. L’ancien n’ouvre plus de place.
invite-host-has-it = La personne qui a préparé cette table a le lien qui ouvre une place.
watch-title = Quelqu’un veut seulement regarder ?
watch-link = Lien pour regarder
watching-gathering = Vous regardez. Pour jouer aussi, demandez le lien qui ouvre une place.
watching-full = Toutes les places sont prises. Vous pouvez regarder ; si quelqu’un se lève, vous pourrez vous asseoir ici.
join-late = Si l’une de ces places est à vous, amenez-la ici depuis l’appareil d’origine : là-bas, sous « { this-table } », choisissez « { move-seat } ».
your-name = Votre nom
player-numbered = Joueur { $seat }
sit-down = S’asseoir
seat-bot = Ajouter
which-bot = Quel robot
remove = Retirer
remove-name = Retirer { $name }
leave-seat = Se lever
start-game = Commencer la partie
cancel-table = Annuler la table
cancel-title = Annuler cette table ?
cancel-text = Plus personne ne pourra s’y asseoir, et le lien ne marchera plus.
cancel-no = La garder

## This table

this-table = Cette table
rules-on = Règles
rules-edition = Édition : { $edition }
rules-usual = Les règles habituelles.
rules-bankruptcy-play-on = Qui ne peut pas payer donne ce qu’il a et continue à jouer.
rules-steering-after-must = La variante : on lance d’abord le dé ; après la pose, on doit tourner Assam à gauche ou à droite pour le joueur suivant.
rules-steering-after-may = La variante : on lance d’abord le dé ; après la pose, on peut tourner Assam pour le joueur suivant.
rules-area-owner = Un groupe compte les deux couleurs de son propriétaire.
rules-whole-nobody = On ne recouvre d’un coup aucun tapis entier, pas même le sien.
rules-halves-colours = Un tapis ne couvre jamais deux cases de la même couleur.
rules-pile-alternating = À deux joueurs, les couleurs d’une pioche alternent.
rules-stock-15 = À deux joueurs, chacun a 15 tapis d’une seule couleur.
rules-tie-shared = En cas d’égalité, la victoire est partagée.
rules-clock-none = Pas de pendule.
rules-clock-turn = { $seconds ->
    [one] { $seconds } seconde par tour.
    [many] { $seconds } de secondes par tour.
   *[other] { $seconds } secondes par tour.
} { $timeout ->
    [bot] Quand le temps est écoulé, un robot continue.
   *[out] Quand le temps est écoulé, on est hors jeu.
}
rules-clock-game = { $minutes ->
    [one] { $minutes } minute pour toute la partie
    [many] { $minutes } de minutes pour toute la partie
   *[other] { $minutes } minutes pour toute la partie
}{ $increment ->
    [0] .
    [one] , et { $increment } seconde de plus à chaque tour.
    [many] , et { $increment } de secondes de plus à chaque tour.
   *[other] , et { $increment } secondes de plus à chaque tour.
} { $timeout ->
    [bot] Quand le temps est écoulé, un robot continue.
   *[out] Quand le temps est écoulé, on est hors jeu.
}
read-rules = Lire les règles
fair-title = Un dé honnête
fair-text = Chaque lancer découle d’un secret du serveur, promis ci-dessous avant la partie, et d’une graine de chaque place. Après la partie, le secret est montré et chaque lancer peut être vérifié.
fair-seats = Les places promettent aussi leur graine. Votre page montre la sienne d’elle-même quand toutes les promesses sont faites : personne ne peut choisir sa graine d’après celles des autres.
fair-hash = Empreinte promise de la graine pour { $name } (SHA-256)
fair-commitment = La promesse du serveur (SHA-256)
fair-seed = Graine pour { $name }
fair-change = Changer votre graine
fair-change-name = Changer la graine pour { $name }
fair-change-do = Changer
fair-salted = Des lettres tirées au hasard sont ajoutées à la graine, pour que personne ne la devine d’après son empreinte.
fair-changed = Votre graine est changée.
move-seat = Jouer sur un autre appareil
move-seat-name = Déplacer { $name } vers un autre appareil
move-seat-title = Emportez votre place
move-seat-text = { $minutes ->
    [one] Ouvrez ce lien sur l’autre appareil d’ici { $minutes } minute. Il ne marche qu’une fois ; ensuite, la place est là-bas et plus ici.
    [many] Ouvrez ce lien sur l’autre appareil d’ici { $minutes } de minutes. Il ne marche qu’une fois ; ensuite, la place est là-bas et plus ici.
   *[other] Ouvrez ce lien sur l’autre appareil d’ici { $minutes } minutes. Il ne marche qu’une fois ; ensuite, la place est là-bas et plus ici.
}
move-seat-link = Lien pour l’autre appareil
move-seat-qr = Code QR du lien pour l’autre appareil
claim-title = Jouer sur cet appareil ?
claim-text = Ce lien amène une place sur cet appareil. Celui d’où elle vient ne pourra plus que regarder.
claim-yes = Jouer ici
claim-no = Regarder seulement
seat-claimed = La place est à vous maintenant. Continuez.
give-up = Abandonner
give-up-name = Abandonner pour { $name }
give-up-title = Abandonner la partie ?
give-up-text = Vous serez hors jeu, vos dirhams iront à la banque et vos tapis ne compteront pour personne. Les autres continuent.
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
    [engine] est tombé en panne
    [gave-up] a abandonné
   *[poor] n’a pas pu payer
}
chart-title = Points tour par tour
chart-turn = Tour
chart-as-table = La même chose en tableau
rematch = Rejouer
rematch-join = Rejoindre la partie suivante
rematch-wanted = Les autres veulent rejouer.
rematch-watch = La partie suivante se prépare.
watch-next = Regarder la partie suivante
replay-game = Revoir la partie
download-record = Télécharger la partie
share = Partager
share-title = Partager le résultat
share-text = Texte et lien
share-result = Marrakech : { $result }
dice-check = Vérifier le dé
dice-checking = Vérification…
dice-fine = { $count ->
    [0] Il n’y a eu aucun tirage.
    [one] L’unique tirage est bien celui que donnent les graines.
    [many] Les { $count } de tirages sont bien ceux que donnent les graines.
   *[other] Les { $count } tirages sont bien ceux que donnent les graines.
}
dice-compared = { $how ->
    [all] La promesse du serveur et celles de toutes les places sont bien celles que cet appareil avait gardées avant de montrer sa propre graine.
    [server] La promesse du serveur est bien celle que cet appareil a vue. Il n’a pas gardé les promesses des places.
   *[none] Cet appareil n’a gardé aucune promesse avant la partie : il n’y a rien à quoi comparer la feuille de partie.
}
dice-rounds = { $count ->
    [one] Avant cela, cet appareil avait montré une graine pour rien : toutes ont été promises à nouveau.
    [many] Avant cela, cet appareil avait montré { $count } de graines pour rien : chaque fois, toutes ont été promises à nouveau.
   *[other] Avant cela, cet appareil avait montré { $count } graines pour rien : chaque fois, toutes ont été promises à nouveau.
}
dice-other-promise = La promesse de la feuille de partie est { $found } ; à cette table, c’était { $seen }.
dice-seed-lost = Cet appareil n’a pas la graine promise pour votre place, et il est trop tard pour en promettre une autre. Ouvrez cette page sur l’appareil qui l’a ; sinon, la personne qui a préparé la table peut mettre un bot à votre place ou annuler la table.
dice-other-table = Cette feuille de partie vient d’une autre table : { $found }.

## Links, dialogs, pages

copy = Copier
copied = Copié
copy-by-hand = Le lien est sélectionné : copiez-le au clavier ou au doigt.
close = Fermer
dialog-no = Non
table-try-again = Réessayer
to-home = Vers l’accueil
table-heading = Marrakech : { $names }
table-loading = Un instant : on dresse la table…
table-gone-title = Cette table n’existe pas
table-gone = Le lien est peut-être incomplet, ou la table a été débarrassée depuis longtemps.
table-unreachable-title = Le serveur ne répond pas
table-cancelled-title = Cette table a été annulée
table-cancelled = La personne qui l’avait préparée l’a annulée. En préparer une autre ?
title-your-turn = ● À vous de jouer – Marrakech
title-table = La table – Marrakech

## Help

keys-title = Raccourcis
key-arrows = Flèches
key-enter = Entrée
key-escape = Échap
keys-arrows = orienter Assam, ou passer d’un tapis à l’autre
keys-enter = lancer le dé, poser le tapis
keys-escape = annuler un choix non validé ; passer l’animation
keys-skip = passer l’animation
keys-log = ouvrir ou replier le journal
keys-hint = demander un conseil, ou le masquer
keys-sounds = activer ou couper les sons
keys-help = cette aide
keys-touch = Au doigt ou à la souris : touchez une case pour y voir un tapis, et encore pour le suivant. L’autre moitié du tapis, ou le bouton, le pose. Un appui sur n’importe quel tapis dit ce qu’il coûte de s’y arrêter.
