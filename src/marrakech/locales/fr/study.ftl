### French: watching a record and setting up a position.

study-again = Réessayer
study-copy-by-hand = À copier ici

## Watching a record

replay-title = Revoir une partie
replay-lead = Toute partie peut se garder sous la forme d’un court texte, sa feuille de partie. Ouvrez-en une pour la suivre action par action, ou regardez d’abord l’exemple.
replay-example = Voir l’exemple
replay-open-file = Ouvrir un fichier
replay-paste = Ou collez ici une feuille de partie, ou déposez son fichier n’importe où sur cette page
replay-watch = Regarder
replay-link-broken = Ce lien est incomplet : impossible de lire la partie qu’il contient. Redemandez-le, ou ouvrez la feuille de partie elle-même.
replay-another = Ouvrir une autre feuille

replay-seat = Place { $seat }
replay-market = Le marché
replay-beginning = La partie commence.
replay-before-first = Avant le premier tour
replay-place = Tour { $turn } : { $name }
replay-count = { $at } sur { $of }
replay-controls = Parcourir la partie
replay-first = Au début
replay-back = Action précédente
replay-play = Lecture
replay-pause = Pause
replay-forward = Action suivante
replay-last = À la fin
replay-slider = Moment de la partie
replay-keys = Au clavier : les flèches reculent ou avancent d’une action, avec Maj d’un tour entier ; Début et Fin vont aux deux bouts ; la barre d’espace lance la lecture ou la met en pause.
replay-speed = Vitesse
replay-speed-name = { $speed ->
    [slow] Lente
    [fast] Rapide
   *[normal] Normale
}

replay-standings = Classement
replay-player = Joueur
replay-dirhams = Dirhams
replay-squares = Cases
replay-points = Points
replay-rugs-left = Tapis
replay-next-rug = Le prochain tapis est { colour }.
replay-out = hors jeu
replay-winner = Victoire

replay-turns = Tours
replay-no-turns = Personne n’a encore joué.
replay-paid = a payé { $count }
replay-copy-link = Copier le lien vers ce moment
replay-link-copied = Le lien est copié.
replay-download = Télécharger
replay-to-table = Aller à la table
replay-to-editor = Ouvrir dans l’éditeur
replay-about = À propos de cette partie
replay-edition = Édition
replay-edition-none = non précisée
replay-rules = Règles
replay-rules-usual = les règles habituelles
replay-result = Résultat
replay-unfinished = partie non terminée
replay-tag = { $name ->
    [Table] Table
    [Date] Date
    [ServerSeed] La graine du serveur
    [SeatSeed1] Graine de la place 1
    [SeatSeed2] Graine de la place 2
    [SeatSeed3] Graine de la place 3
    [SeatSeed4] Graine de la place 4
    [SeatHash1] Empreinte promise de la graine de la place 1
    [SeatHash2] Empreinte promise de la graine de la place 2
    [SeatHash3] Empreinte promise de la graine de la place 3
    [SeatHash4] Empreinte promise de la graine de la place 4
    [Bot1] Robot de la place 1
    [Bot2] Robot de la place 2
    [Bot3] Robot de la place 3
    [Bot4] Robot de la place 4
    [ServerSeedHash] Empreinte promise de la graine du serveur
   *[other] { $name }
}

## Actions

study-face = Orienter Assam plein { facing }
study-die = { $slippers ->
    [one] { $slippers } babouche
    [many] { $slippers } de babouches
   *[other] { $slippers } babouches
}

## Setting up a position

editor-title = Éditeur de positions
editor-tools = Ce que fait un appui
editor-tool = { $tool ->
    [rug] Tapis
    [half] Demi-tapis
    [erase] Effacer
    [assam] Assam
   *[look] Explorer
}
editor-tool-hint = { $tool ->
    [rug] Touchez deux cases qui ont un côté commun.
    [half] Touchez une case : une moitié de tapis s’y pose, l’autre moitié est cachée.
    [erase] Touchez une case pour la vider.
    [assam] Touchez une case pour y mettre Assam ; touchez-le pour le tourner.
   *[look] Choisissez une des actions sur le plateau, ou touchez une case pour en connaître la dîme.
}
editor-colours = Couleur du tapis
editor-second-half = Le tapis commence en { $square }. Choisissez une case à côté.
editor-do = { $step ->
    [roll] Lancer le dé
    [lay] Poser le tapis
   *[turn] Orienter Assam
}
editor-board-kept = Le plateau montre la dernière position lisible.
editor-area = { $square } : ce groupe { colour } { $squares ->
    [one] d’une seule case
    [many] de { $squares } de cases
   *[other] de { $squares } cases
} est à { $name }. Tout autre joueur qui s’y arrête paie { dirhams }.
editor-area-free = { $square } : ce groupe { colour } { $squares ->
    [one] d’une seule case
    [many] de { $squares } de cases
   *[other] de { $squares } cases
} est à { $name }, hors jeu. Personne ne paie ici.
editor-area-bare = La case { $square } est vide. Personne ne paie ici.

editor-text = La position en texte
editor-text-first = Corrigez d’abord le texte ci-dessus ; vous pourrez ensuite en changer les éléments ici.
editor-undo = Annuler
editor-redo = Rétablir
editor-undone = Annulé.
editor-redone = Rétabli.
editor-clear = Vider le plateau
editor-cleared = Le plateau est vide à présent.
editor-start = { $players ->
    [one] Départ à { $players }
    [many] Départ à { $players }
   *[other] Départ à { $players }
}
editor-copy-text = Copier le texte
editor-text-copied = Le texte est copié.
editor-copy-link = Copier le lien

editor-next = Ce qui peut suivre
editor-next-hint = { $step ->
    [roll] On lance le dé. Choisissez ce qu’il montre.
    [draw] On pioche le prochain tapis. Choisissez lequel.
    [lay] { $count ->
        [one] { $count } pose possible. Elle est proposée sur le plateau.
        [many] { $count } de poses possibles. Elles sont proposées sur le plateau.
       *[other] { $count } poses possibles. Elles sont proposées sur le plateau.
    }
    [steer] On oriente Assam pour le joueur suivant.
   *[turn] On oriente Assam, ou on le laisse tel quel.
}
editor-do-return = Remettre en boîte
editor-do-draw = Piocher un tapis { colour }
editor-prices = Où mène chaque lancer, et ce qu’il coûte

editor-fields = Détails
editor-players = Joueurs
editor-mover = À qui de jouer
editor-seat = Place { $seat }, { $colours }
editor-step = Étape
editor-step-name = { $step ->
    [turn] orienter Assam
    [roll] lancer le dé
    [lay] poser un tapis
    [draw] piocher un tapis
    [steer] orienter pour le suivant
   *[over] la partie est finie
}
editor-facing = Orientation d’Assam
editor-rugs = Tapis { $letter ->
    [r] rouges
    [b] bleus
    [y] jaunes
   *[g] verts
} restants
editor-top = Prochain tapis
editor-top-none = pas encore tiré
editor-out = Hors jeu
editor-out-as = Hors jeu, n° { $order }
editor-rules = Règles
editor-edition-own = règles maison
