### French: playing without seeing the market: the text board, its keys and what it reads out.

text-board = Plateau en texte
text-board-about = Le marché en mots : les cases en boutons, un champ où écrire, et des touches pour faire lire à voix haute ce que vous voulez savoir.
text-board-show = Afficher le plateau en texte
text-board-hide = Masquer le plateau en texte
settings-text-board = Plateau en texte à chaque table
settings-text-board-help = Les cases en boutons et un champ où écrire, pour jouer sans voir le marché.

## The squares

text-squares = Les cases du marché
text-square =
    { $square }, { $rug ->
        [bare] case vide
        [r] tapis rouge
        [b] tapis bleu
        [y] tapis jaune
       *[g] tapis vert
    }{ $other ->
        [none] { "" }
        [hidden] , l’autre moitié cachée
       *[square] , l’autre moitié en { $with }
    }{ $assam ->
        [N] . Assam est là et regarde vers le nord
        [E] . Assam est là et regarde vers l’est
        [S] . Assam est là et regarde vers le sud
        [W] . Assam est là et regarde vers l’ouest
       *[no] { "" }
    }
text-half-chosen = Le tapis commence en { $square }. Son autre moitié peut aller en : { $squares }.
text-half-undone = Choix annulé.
text-no-rug = Pour l’instant, vous ne pouvez pas poser de tapis en { $square }.
text-no-pair = Pour l’instant, vous ne pouvez pas poser de tapis sur { $first } et { $second }.
text-would-lay = Un tapis { colour } sur { $first } et { $second }. Appuyez sur Entrée pour le poser, ou sur Échap pour annuler.
text-would-turn =
    Assam regardera { $facing ->
        [N] vers le nord
        [E] vers l’est
        [S] vers le sud
       *[W] vers l’ouest
    }. R pour lancer le dé.
text-would-steer =
    Assam regardera { $facing ->
        [N] vers le nord
        [E] vers l’est
        [S] vers le sud
       *[W] vers l’ouest
    } pour le joueur suivant. R pour valider.

## The box to type in

text-box = Écrivez une action ou une question
text-box-go = Valider
text-box-help = Pour orienter Assam, tapez N (nord), E (est), S (sud) ou W (ouest). Tapez R pour lancer le dé, et deux cases, comme d4d5, pour poser un tapis. Tapez une seule case, comme d4, pour savoir ce qui s’y trouve et ce qu’il en coûte de s’y arrêter. Tapez I pour les places, T pour le dernier tour, A pour ce qui est permis, C pour le coût de chaque lancer et O pour la vue d’ensemble.
text-box-empty = Vous n’avez encore rien écrit.
text-box-unknown = « { $text } » n’est ni une action ni une question. Tapez ? pour avoir de l’aide.
text-not-now = { $action } n’est pas permis maintenant.
text-not-yours = Vous n’avez rien à décider pour l’instant.

## What is read out

text-ask = Lire à voix haute
text-ask-seats = Places
text-ask-last = Dernier tour
text-ask-legal = Ce qui est permis
text-ask-prices = Coût de chaque lancer
text-ask-overview = Vue d’ensemble
text-overview = Tour { $turn }. Assam est en { $square } et regarde { $facing ->
    [N] vers le nord
    [E] vers l’est
    [S] vers le sud
   *[W] vers l’ouest
}.
text-seat = { $name } : { $score } ; { $rugs }.
text-labelled = { $label } : { $text }
text-seat-next = Prochain tapis : { colour }.
text-seat-out = { $name } est hors jeu.
text-last-none = Personne n’a encore joué.
text-legal-turn = Directions possibles pour Assam : { $choices }.
text-legal-roll = Vous pouvez lancer le dé.
text-legal-lay = { $count ->
    [one] { $count } pose possible : { $choices }.
    [many] { $count } de poses possibles : { $choices }.
   *[other] { $count } poses possibles : { $choices }.
}
text-legal-return = Aucune pose n’est possible ; le tapis retourne dans la boîte.
text-legal-none = Il n’y a rien à faire pour l’instant.

## Its keys

text-keys-title = Raccourcis du plateau en texte
text-keys-arrows = aller de case en case ; Début et Fin aux bouts d’une rangée, Page préc. et Page suiv. aux bouts d’une colonne
text-keys-enter = choisir une case pour le tapis, ou le poser
text-keys-roll = lancer le dé
text-keys-seats = lire les places
text-keys-last = lire le dernier tour
text-keys-legal = lire ce qui est permis
text-keys-price = lire ce qu’il en coûte de s’arrêter sur cette case
text-keys-prices = lire ce que coûte chaque lancer
text-keys-overview = lire où est Assam et ce qu’il faut faire ensuite
text-keys-box = aller au champ où écrire
