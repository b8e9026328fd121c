### French: what is refused, and why. A message’s name is the key that goes over the wire.

## What the rules refuse

action-unknown = « { $text } » n’est pas une action.
depth-negative = Une suite de { $depth } actions, cela n’existe pas.
draw-none-left = { $action } : il ne reste aucun tapis de cette couleur dans la pioche de la place { $seat }.
game-over = { $action } : la partie est finie.
lay-covers-rug = { $action } recouvrirait d’un seul coup un tapis entier qui ne doit pas l’être.
lay-must = Une pose est possible, donc obligatoire.
lay-not-beside = { $action } ne longe aucun côté de la case d’Assam.
lay-on-assam = { $action } passerait sous les pieds d’Assam.
lay-one-colour = { $action } recouvrirait deux cases de la même couleur, ce que ces règles interdisent.
not-this-step = { $action } n’a pas sa place ici : { $step ->
    [turn] il faut orienter Assam (N, E, S ou W).
    [steer] il faut orienter Assam (N, E, S ou W).
    [roll] il faut lancer le dé (de 1 à 4).
    [draw] il faut piocher le prochain tapis (comme *r).
   *[lay] il faut poser un tapis (comme d4d5).
}
roll-unknown = « { $action } » n’est pas un résultat du dé, qui va de 1 à 4.
seat-out = { $action } : la place { $seat } est déjà hors jeu.
seat-unknown = { $action } : il n’y a personne à la place { $seat }.
steer-must-turn = { $action } : Assam doit faire un quart de tour à gauche ou à droite ; il regarde déjà { $facing ->
    [N] vers le nord.
    [E] vers l’est.
    [S] vers le sud.
    [W] vers l’ouest.
   *[other] plein { $facing }.
}
turn-half-round = { $action } : Assam regarde { $facing ->
    [N] vers le nord
    [E] vers l’est
    [S] vers le sud
    [W] vers l’ouest
   *[other] plein { $facing }
} et ne fait jamais demi-tour.

## What cannot be set up

bot-unknown = Il n’y a pas de robot « { $name } ». Il y a : { $names }.
edition-unknown = Il n’y a pas d’édition « { $name } ». « marrakech editions » les donne toutes.
facing-unknown = « { $facing } » n’est pas une direction ; choisissez N, E, S ou W.
option-clash = { $first } et { $second } ne vont pas ensemble.
option-unknown = Il n’y a pas d’option « { $option } ». Il y a : { $options }.
option-value = L’option { $option } n’a pas de valeur « { $value } ». Elle a : { $values }.
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
draw-one-way = la place { $seat } n’a rien à piocher : son prochain tapis est déjà certain.
half-alone = « { $half } » en { $square } pointe vers une autre moitié qui ne pointe pas vers elle.
mover-no-rugs = c’est à la place { $seat } de jouer (étape « { $step } »), mais elle n’a plus de tapis.
mover-out = c’est à la place { $seat } de jouer (étape « { $step } »), mais elle est hors jeu.
number-form = « { $text } » n’est pas un nombre entier.
number-range = { $text } dépasse le plus grand nombre permis, { $highest }.
option-default = « { $text } » est la valeur par défaut et ne s’écrit pas.
option-form = « { $text } » n’est pas une option avec sa valeur, comme area=owner.
option-order = l’option « { $option } » n’est pas à sa place ; les options sont triées, et chacune ne vient qu’une fois.
out-everyone = il faut que quelqu’un soit encore en jeu.
out-order = les joueurs hors jeu sont numérotés x1, x2 … dans l’ordre de leur sortie ; trouvé : { $found }.
position-fields = une position a six champs séparés par un seul espace ; trouvé : { $found }.
position-long = une position ne dépasse jamais { $longest } caractères.
seat-colours = la place { $seat } joue « { $colours } » ; trouvé : « { $text } ».
seat-form = la place { $seat } doit s’écrire comme 30:r12, pas « { $text } ».
seat-number = « { $text } » n’est pas l’une des { $seats } places.
seats-number = une position a de 2 à 4 places, pas { $found }.
should-be-over = plus personne ne peut jouer ; l’étape doit être « over », pas « { $step } ».
step-ruleset = l’étape « { $step } » n’existe pas dans ces règles.
step-unknown = « { $text } » n’est pas une étape. Il y a : { $steps }.
top-colour = le dessus de la pioche de la place { $seat } doit être une lettre de « { $colours } », pas « { $text } ».
top-early = la pioche de la place { $seat } attend son tirage et ne montre encore aucun tapis.
top-missing = la pioche de la place { $seat } doit montrer son premier tapis, comme *r.
top-none-left = le dessus de la pioche de la place { $seat } ne peut pas être « { $colour } » : il n’en reste plus.
top-one-colour = la pioche de la place { $seat } n’a qu’une couleur ; son dessus ne s’écrit pas.

## What is wrong with a record

comment-brace = un commentaire ne peut pas contenir d’accolade fermante : « { $text } ».
comment-open = un commentaire est ouvert et n’est pas refermé sur sa ligne.
comment-place = le commentaire « { $text } » se trouve là où il ne peut pas y en avoir, ou n’est pas dans l’ordre.
comment-result = aucun commentaire ne peut être à côté du résultat, au-dessus ou après ; le dernier endroit possible est parmi les tours.
not-canonical = cela ne s’écrit pas ainsi. Attendu : { $expected }
record-character = le caractère « { $text } » n’a pas sa place dans une feuille de partie.
record-cut-off = la dernière ligne n’est pas terminée ; la feuille de partie semble coupée.
record-edition = l’édition « { $name } » suit d’autres règles que la position de la balise Start.
record-empty = il n’y a rien ici.
record-long = une feuille de partie ne dépasse jamais { $longest } caractères.
record-no-result = la feuille de partie s’arrête sans résultat. Attendu : une ligne vide, puis « * » ou les points.
record-players = la feuille de partie ne donne ni Start, ni 2 à 4 places dans l’ordre (Seat1, Seat2 …).
record-seat = { $tag } : la partie n’a que { $seats } places.
record-start = les balises ne décrivent pas le début de cette partie.
record-sections = après cette ligne vide, seul un résultat est attendu.
result-wrong = le résultat est { $expected }, pas « { $text } ».
tag-form = ceci n’est pas une balise comme [Seat1 "Ana"] : { $text }
tag-name = « { $tag } » n’est pas un nom de balise.
tag-reserved = la balise { $tag } découle du départ, des noms et de l’édition ; on ne peut pas la donner en plus.
tag-twice = la balise { $tag } apparaît ici une deuxième fois.
turn-empty = le tour n’a aucune action.
turn-form = un tour commence par son numéro, comme « 1. » ; trouvé : « { $text } ».
turn-line = le tour est fini avant « { $text } », qui va sur sa propre ligne.
turn-number = c’est le tour { NUMBER($expected, useGrouping: 0) } qui suit, pas { $text }.
turn-unfinished = le tour n’est pas fini : il reste l’étape « { $step } ».

## Dice

seed-form = « { $text } » n’est pas une graine : il faut de 1 à { $longest } caractères ASCII imprimables, sans espace.
commitment-form = « { $text } » n’est pas une empreinte SHA-256 : il faut 64 chiffres hexadécimaux, en minuscules.
commitments-missing = { $people ->
    [one] { $people } personne s’installe tout de suite et promet une graine ; promesses reçues : { $commitments }.
    [many] { $people } de personnes s’installent tout de suite et promettent chacune une graine ; promesses reçues : { $commitments }.
   *[other] { $people } personnes s’installent tout de suite et promettent chacune une graine ; promesses reçues : { $commitments }.
}
seeds-awaited = La partie ne peut pas encore commencer : il manque la graine d’au moins une place.
seeds-sealed = Les graines sont fixées : la partie va commencer, et on ne peut plus les changer.
seed-hash = la graine de la place { $seat } n’est pas celle qui était promise : son empreinte est { $expected }, pas { $text }.
dice-tags = il manque la balise { $tag } ; sans elle, on ne peut pas vérifier le dé.
dice-tag-form = la balise { $tag } ne peut pas contenir « { $text } ».
dice-seat = { $tag } : la partie n’a que { $seats } places.
dice-hash = la graine du serveur n’est pas celle qui était promise : son empreinte est { $expected }, pas { $text }.
dice-chance = le tirage n° { $number } est { $action } ; les graines donnent { $expected }.

## Names

name-characters = un nom ne peut pas contenir le caractère { $text }.
name-length = un nom a de 1 à { $longest } caractères, pas { $length }.

## At a table

behind = La partie a avancé (événement { $number }) ; regardez à nouveau avant de décider.
bot-not-ready = Le robot se prépare encore ; réessayez dans un instant.
chance-decides = { $action } : ici, c’est le hasard qui décide.
clock-form = « { $kind } » n’est pas une pendule avec laquelle on peut jouer.
code-wrong = Ce lien n’ouvre aucune place, ou n’en ouvre plus.
device-link-wrong = Ce lien n’ajoute aucun appareil, ou n’en ajoute plus. Créez-en un nouveau sur l’autre appareil.
device-unknown = Cet appareil n’est pas à vous, ou il a déjà été déconnecté.
command-unknown = « { $kind } » : rien de tel ne se fait à une table.
hint-none = Le robot n’a pas répondu ; réessayez dans un instant.
hint-people = Pas de conseil là où d’autres personnes jouent.
log-long = Il s’est passé plus de { $most } choses à cette table ; on ne peut plus qu’y finir la partie.
names-missing = { $people ->
    [one] { $people } personne s’installe tout de suite et a besoin d’un nom ; noms reçus : { $names }.
    [many] { $people } de personnes s’installent tout de suite et ont chacune besoin d’un nom ; noms reçus : { $names }.
   *[other] { $people } personnes s’installent tout de suite et ont chacune besoin d’un nom ; noms reçus : { $names }.
}
not-host = Seule la personne qui a préparé cette table peut faire cela.
not-seated = Il faut avoir une place à cette table pour faire cela.
not-your-seat = La place { $seat } n’est pas la vôtre.
not-your-turn = C’est à la place { $seat } de jouer, et ce n’est pas la vôtre.
record-none = Cette partie n’a pas commencé ; elle n’a pas encore de feuille de partie.
rematch-exists = La partie suivante est déjà prête : table { $table }.
rules-twice = Donnez une édition ou des règles, pas les deux.
seat-free = Il n’y a personne à la place { $seat }.
seat-kind = « { $text } » ne peut pas s’asseoir ; une place va à une personne ou à un robot, ou reste libre.
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
table-busy = Trop de monde veut changer cette table à la fois ; réessayez.
table-damaged = Le journal de la table « { $table } » est abîmé : personne ne peut y jouer. Toutes les autres tables vont bien.
table-unknown = Il n’y a pas de table « { $table } ».
time-left = Il reste du temps.
timeout-kind = « { $text } » n’est pas une suite possible quand le temps est écoulé.
wrong-phase = { $phase ->
    [gathering] La partie n’a pas encore commencé.
    [playing] La partie a déjà commencé.
    [over] La partie est finie.
   *[cancelled] La table a été annulée.
}

## At the server's doors

bots-alone = { $most ->
    [0] Sur ce serveur, les robots ne peuvent pas jouer seuls.
    [one] Une partie entre robots seuls est en cours depuis votre réseau. Attendez qu’elle soit finie.
    [many] { $most } de parties entre robots seuls sont en cours depuis votre réseau. Attendez que l’une d’elles soit finie.
   *[other] { $most } parties entre robots seuls sont en cours depuis votre réseau. Attendez que l’une d’elles soit finie.
}
host-refused = Ce serveur ne répond pas sous le nom « { $host } ». La personne qui le gère peut autoriser ce nom avec l’option { $option }.
method-unknown = Cela ne peut pas se faire ici.
origin-refused = Une page venue d’ailleurs n’a pas le droit de faire cela.
page-unbuilt = La page n’a pas été intégrée à ce serveur : « python hatch_build.py build », lancé dans son code source, s’en charge.
page-unknown = Il n’y a rien ici.
request-big = C’est trop d’un coup.
request-invalid = La demande n’a pas la forme que décrit le protocole ({ $where } : { $what }).
request-slow = La demande a mis trop de temps à arriver.
server-failed = Quelque chose a mal tourné ici. C’est noté, et rien de ce qui a été confirmé n’est perdu.
server-full = Le serveur a atteint son maximum de connexions ; réessayez dans un moment.
square-unknown = « { $text } » n’est pas une case.
token-missing = Cet appareil n’a pas de jeton, ou il a été déconnecté : POST /api/device lui en donne un.
too-many-tables = Une page peut suivre { $most } tables au plus.
server-troubled = Le serveur ne peut rien conserver pour le moment ({ $trouble }). Rien n’est perdu ; réessayez dans un moment.
too-often = Trop de demandes à la suite ; attendez un peu.
