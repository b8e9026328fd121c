### French: what is refused, and why. A message’s name is the key that goes over the wire.

## What the rules refuse

action-unknown = « { $text } » n’est pas une action.
depth-negative = Le nombre d’actions ne peut pas être négatif : { $depth }.
draw-none-left = { $action } : il ne reste aucun tapis de cette couleur dans la pioche de la place { $seat }.
game-over = { $action } : la partie est finie.
lay-covers-rug = { $action } recouvrirait d’un seul coup un tapis entier, ce qui est interdit.
lay-must = Vous pouvez poser un tapis, donc vous le devez.
lay-not-beside = { $action } : une moitié du tapis au moins doit avoir un côté commun avec la case d’Assam.
lay-on-assam = { $action } : on ne peut pas poser de tapis sur la case d’Assam.
lay-one-colour = { $action } recouvrirait deux cases de la même couleur, ce que ces règles interdisent.
not-this-step =
    { $action } ne peut pas se jouer maintenant. { $step ->
        [turn] Il faut orienter Assam : N (nord), E (est), S (sud) ou W (ouest).
        [steer] Il faut orienter Assam : N (nord), E (est), S (sud) ou W (ouest).
        [roll] Il faut lancer le dé : de 1 à 4.
        [draw] Il faut piocher le prochain tapis, par exemple *r.
       *[lay] Il faut poser un tapis, par exemple d4d5.
    }
roll-unknown = « { $action } » n’est pas un résultat du dé, qui va de 1 à 4.
seat-out = { $action } : la place { $seat } est déjà hors jeu.
seat-unknown = { $action } : il n’y a pas de place { $seat } dans cette partie.
steer-must-turn =
    { $action } : Assam regarde déjà { $facing ->
        [N] vers le nord
        [E] vers l’est
        [S] vers le sud
       *[W] vers l’ouest
    }. Tournez-le d’un quart de tour à gauche ou à droite.
turn-half-round =
    { $action } : Assam regarde { $facing ->
        [N] vers le nord
        [E] vers l’est
        [S] vers le sud
       *[W] vers l’ouest
    } et ne peut pas faire demi-tour. Choisissez une autre direction.

## What cannot be set up

bot-unknown = Il n’y a pas de robot « { $name } ». Robots disponibles : { $names }.
edition-unknown = Il n’y a pas d’édition « { $name } ». Pour les voir toutes, lancez « marrakech editions ».
facing-unknown = « { $facing } » n’est pas une direction ; choisissez N (nord), E (est), S (sud) ou W (ouest).
option-clash = { $first } et { $second } ne peuvent pas se combiner.
option-unknown = Il n’y a pas d’option « { $option } ». Options disponibles : { $options }.
option-value = L’option { $option } ne peut pas valoir « { $value } ». Valeurs possibles : { $values }.
players-number = Marrakech se joue de 2 à 4, pas à { $players }.

## What is wrong with a position

assam-form = « { $text } » n’est pas une case suivie d’une direction, comme d4S.
board-character = « { $text } » n’a rien à faire sur le plateau.
board-rank-length = la rangée { $rank } { $found ->
    [8] a plus de 7 cases.
    [one] n’a que { $found } case au lieu de 7.
    [many] n’a que { $found } de cases au lieu de 7.
   *[other] n’a que { $found } cases au lieu de 7.
}
board-ranks = le plateau a 7 rangées séparées par « / », pas { $found }.
board-run = deux suites de cases vides se touchent dans la rangée { $rank } ; écrivez leur somme.
colour-unseated = aucune place n’a ici la couleur « { $colour } ».
draw-one-way = la place { $seat } n’a rien à piocher : son prochain tapis est déjà déterminé.
half-alone = « { $half } » en { $square } pointe vers une autre moitié qui ne pointe pas vers elle.
mover-no-rugs = l’étape est « { $step } », mais la place { $seat } n’a plus de tapis.
mover-out = l’étape est « { $step } », mais la place { $seat } est hors jeu.
number-form = « { $text } » n’est pas un nombre entier.
number-range = { $text } est trop grand ; le plus grand nombre permis est { $highest }.
option-default = « { $text } » est la valeur par défaut ; ne l’écrivez pas.
option-form = « { $text } » n’est pas une option avec sa valeur, comme area=owner.
option-order = l’option « { $option } » n’est pas à sa place ; triez les options et n’écrivez chacune qu’une fois.
out-everyone = un joueur au moins doit être encore en jeu.
out-order = les joueurs hors jeu sont numérotés x1, x2… dans l’ordre de leur sortie ; trouvé : { $found }.
position-fields = une position a six champs séparés par un seul espace ; trouvé : { $found }.
position-long = une position ne peut pas dépasser { $longest } caractères.
seat-colours = la place { $seat } joue « { $colours } » ; trouvé : « { $text } ».
seat-form = la place { $seat } doit s’écrire comme 30:r12, pas « { $text } ».
seat-number = « { $text } » n’est pas l’une des { $seats } places.
seats-number = une position a de 2 à 4 places, pas { $found }.
should-be-over = plus personne ne peut jouer ; l’étape doit être « over », pas « { $step } ».
step-ruleset = l’étape « { $step } » n’existe pas dans ces règles.
step-unknown = « { $text } » n’est pas une étape. Les étapes sont : { $steps }.
top-colour = le tapis du dessus de la pioche de la place { $seat } doit être une lettre de « { $colours } », pas « { $text } ».
top-early = la pioche de la place { $seat } attend encore son tirage et ne peut pas montrer de premier tapis.
top-missing = la pioche de la place { $seat } doit montrer son premier tapis, comme *r.
top-none-left = le premier tapis de la pioche de la place { $seat } ne peut pas être « { $colour } » : il n’en reste plus.
top-one-colour = la pioche de la place { $seat } n’a qu’une couleur ; n’écrivez pas son premier tapis.

## What is wrong with a record

comment-brace = un commentaire ne peut pas contenir d’accolade fermante : « { $text } ».
comment-open = ce commentaire n’est pas refermé sur la même ligne.
comment-place = le commentaire « { $text } » se trouve là où il ne peut pas y en avoir, ou n’est pas dans l’ordre.
comment-result = un commentaire ne peut pas être à côté du résultat, au-dessus ou après ; mettez-le parmi les tours.
not-canonical = ce n’est pas la forme standard. Attendu : { $expected }
record-character = une feuille de partie ne peut pas contenir le caractère « { $text } ».
record-cut-off = la dernière ligne est incomplète ; la feuille de partie semble coupée.
record-edition = les règles de l’édition « { $name } » diffèrent de celles de la position de la balise Start.
record-empty = il n’y a rien ici.
record-long = une feuille de partie ne peut pas dépasser { $longest } caractères.
record-no-result = la feuille de partie s’arrête sans résultat. Elle doit finir par une ligne vide, puis « * » ou les points.
record-players = il faut à la feuille de partie la balise Start, ou de deux à quatre joueurs dans l’ordre (Seat1, Seat2…).
record-seat = { $tag } : la partie n’a que { $seats } places.
record-start = les balises ne correspondent pas au début de cette partie.
record-sections = après cette ligne vide, seul le résultat peut suivre.
result-wrong = le résultat devrait être { $expected }, pas « { $text } ».
tag-form = ceci n’est pas une balise comme [Seat1 "Ana"] : { $text }
tag-name = « { $tag } » n’est pas un nom de balise valable.
tag-reserved = la balise { $tag } est écrite automatiquement d’après le départ, les noms et l’édition ; ne la donnez pas.
tag-twice = la balise { $tag } apparaît ici une deuxième fois.
turn-empty = ce tour n’a aucune action.
turn-form = un tour commence par son numéro, comme « 1. » ; trouvé : « { $text } ».
turn-line = le tour finit avant « { $text } », qui va sur une nouvelle ligne.
turn-number = c’est le tour { NUMBER($expected, useGrouping: 0) } qui devrait suivre, pas { $text }.
turn-unfinished = le tour n’est pas fini : il manque l’étape « { $step } ».

## Dice

seed-form = « { $text } » n’est pas une graine valable : il faut de 1 à { $longest } caractères ASCII imprimables, sans espace.
commitment-form = « { $text } » n’est pas une empreinte SHA-256 : il faut 64 chiffres hexadécimaux, en minuscules.
commitments-missing =
    { $people ->
        [one] { $people } personne est installée au départ ; il faut l’empreinte d’une graine. Empreintes reçues : { $commitments }.
        [many] { $people } de personnes sont installées au départ ; il faut à chacune l’empreinte d’une graine. Empreintes reçues : { $commitments }.
       *[other] { $people } personnes sont installées au départ ; il faut à chacune l’empreinte d’une graine. Empreintes reçues : { $commitments }.
    }
seeds-awaited = La partie ne peut pas encore commencer : il manque des graines.
seeds-sealed = La partie va commencer ; on ne peut plus changer les graines.
seed-hash = la graine de la place { $seat } ne correspond pas à l’empreinte publiée : l’empreinte de la graine est { $expected }, pas { $text }.
dice-tags = il manque la balise { $tag } ; sans elle, on ne peut pas vérifier le dé.
dice-tag-form = la balise { $tag } ne peut pas valoir « { $text } ».
dice-seat = { $tag } : la partie n’a que { $seats } places.
dice-hash = la graine du serveur ne correspond pas à l’empreinte publiée : l’empreinte de la graine est { $expected }, pas { $text }.
dice-chance = le tirage n° { $number } est { $action }, mais les graines donnent { $expected }.

## Names

name-characters = un nom ne peut pas contenir le caractère { $text }.
name-length = un nom doit avoir de 1 à { $longest } caractères, pas { $length }.

## At a table

behind = La partie a avancé. Regardez à nouveau avant de décider.
bot-not-ready = Le robot se prépare encore. Réessayez dans un instant.
chance-decides = { $action } : ici, c’est le hasard qui décide.
clock-form = « { $kind } » n’est pas une pendule valable.
code-wrong = Ce lien n’ouvre aucune place, ou n’en ouvre plus. Demandez-en un nouveau.
device-link-wrong = Ce lien ne permet pas d’ajouter un appareil, ou ne le permet plus. Créez-en un nouveau sur l’autre appareil.
device-unknown = Cet appareil n’est pas à vous, ou il a déjà été déconnecté.
command-unknown = « { $kind } » n’est pas une commande de table.
hint-none = Le robot n’a pas répondu. Réessayez dans un instant.
hint-people = Pas de conseils quand vous jouez avec d’autres personnes.
log-long = Cette table a atteint sa limite de { $most } événements ; on ne peut plus qu’y finir la partie.
names-missing =
    { $people ->
        [one] { $people } personne est installée au départ et a besoin d’un nom ; noms reçus : { $names }.
        [many] { $people } de personnes sont installées au départ et ont chacune besoin d’un nom ; noms reçus : { $names }.
       *[other] { $people } personnes sont installées au départ et ont chacune besoin d’un nom ; noms reçus : { $names }.
    }
not-host = Seule la personne qui a préparé cette table peut faire cela.
not-seated = Il faut avoir une place à cette table pour faire cela.
not-your-seat = La place { $seat } n’est pas la vôtre.
not-your-turn = Ce n’est pas à vous de jouer : c’est le tour de la place { $seat }.
record-none = Cette partie n’a pas commencé ; elle n’a pas encore de feuille de partie.
rematch-exists = La partie suivante est déjà prête : table { $table }.
rules-twice = Choisissez une édition ou vos propres règles, pas les deux.
seat-free = Il n’y a personne à la place { $seat }.
seat-kind = « { $text } » n’est pas une place valable ; une place est soit libre, soit à une personne, soit à un robot.
seat-missing = Il n’y a pas de place « { $seat } » ici.
seat-not-lent = Aucun robot ne joue pour vous.
seat-not-persons = En ce moment, ce n’est pas une personne qui joue à la place { $seat }.
seat-present = Le joueur de la place { $seat } est là, ou son absence est encore trop courte.
seat-taken = { $seat ->
    [0] Toutes les places sont prises.
   *[other] La place { $seat } est prise.
}
seats-open = Il reste des places libres.
stand-in-weak = Le robot « { $name } » ne peut pas remplacer un joueur. Ceux-ci le peuvent : { $names }.
table-busy = Il se passe trop de choses à la fois à cette table. Réessayez.
table-damaged = Le journal de la table « { $table } » est abîmé : personne ne peut y jouer. Les autres tables ne sont pas touchées.
table-unknown = Il n’y a pas de table « { $table } ».
time-left = Il reste encore du temps.
timeout-kind = « { $text } » n’est pas une règle valable pour la fin du temps.
wrong-phase = { $phase ->
    [gathering] La partie n’a pas encore commencé.
    [playing] La partie a déjà commencé.
    [over] La partie est finie.
   *[cancelled] La table a été annulée.
}

## Reactions at a table

reactions-fast =
    { $seconds ->
        [one] Pas si vite ! Vous pourrez envoyer la prochaine réaction dans { $seconds } seconde.
        [many] Pas si vite ! Vous pourrez envoyer la prochaine réaction dans { $seconds } de secondes.
       *[other] Pas si vite ! Vous pourrez envoyer la prochaine réaction dans { $seconds } secondes.
    }
reactions-crowd = Beaucoup de spectateurs réagissent en ce moment. Réessayez dans un instant.
reactions-used =
    { $who ->
        [spectators] Les spectateurs ont épuisé leurs { $most } réactions à cette table.
       *[player] Vous avez épuisé vos { $most } réactions à cette table.
    }

## Taking back

undo-none = Il n’y a pas de tapis à reprendre : ce n’est possible que tant qu’Assam n’a pas été tourné ni le dé lancé.
undo-others = D’autres personnes jouent sur leur propre appareil : rien ne peut être repris.

## At the server

analysis-empty = Il n’y a rien à analyser : aucune action n’a été enregistrée.
analysis-full = Beaucoup de parties attendent leur analyse sur ce serveur. Réessayez dans quelques minutes.
analysis-many = Plusieurs de vos analyses attendent encore. Attendez que l’une d’elles soit terminée.
analysis-too-early = Une partie ne peut être analysée qu’une fois finie.
analysis-unknown = Cette analyse n’est plus disponible. Redemandez-la.
bots-alone =
    { $most ->
        [0] Ce serveur n’accepte pas les parties entre robots uniquement.
        [one] Une partie entre robots uniquement est déjà en cours depuis votre réseau. Attendez qu’elle soit finie.
        [many] { $most } de parties entre robots uniquement sont déjà en cours depuis votre réseau. Attendez que l’une d’elles soit finie.
       *[other] { $most } parties entre robots uniquement sont déjà en cours depuis votre réseau. Attendez que l’une d’elles soit finie.
    }
host-refused = Ce serveur ne répond pas sous le nom « { $host } ». La personne qui le gère peut autoriser ce nom avec l’option { $option }.
method-unknown = Cela ne peut pas se faire ici.
origin-refused = Les pages d’autres sites ne peuvent pas faire cela ici.
page-unbuilt = Les pages du jeu n’ont pas été intégrées à ce serveur. Pour le faire, lancez « python hatch_build.py build » dans le dossier de son code source.
page-unknown = Il n’y a rien à cette adresse.
request-big = C’est trop à envoyer d’un coup.
request-invalid = La demande ne suit pas le protocole ({ $where } : { $what }).
request-slow = La demande a mis trop de temps à arriver.
rollout-none = Il n’y a rien à comparer ici : personne n’avait de choix à faire à ce moment.
rollout-unknown = Ces parties ne sont plus disponibles. Redemandez-les.
server-failed = Un problème est survenu sur le serveur et a été noté. Réessayez.
server-full = Le serveur est plein en ce moment. Réessayez plus tard.
square-unknown = « { $text } » n’est pas une case.
token-missing = Cet appareil n’a pas de jeton, ou a été déconnecté. POST /api/device lui en donne un nouveau.
too-many-tables = Une page peut suivre { $most } tables au plus.
server-troubled = Le serveur ne peut pas enregistrer les coups pour le moment. Attendez un instant et réessayez.
too-often = Trop de demandes à la suite. Attendez un instant et réessayez.
