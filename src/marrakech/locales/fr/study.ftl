### French: watching a record and setting up a position.

study-again = Réessayer
study-copy-by-hand = À copier ici

## Watching a record

replay-title = Revoir une partie
replay-lead = Toute partie peut s’enregistrer sous la forme d’un court texte, sa feuille de partie. Ouvrez-en une pour la revoir pas à pas, ou regardez d’abord l’exemple.
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
replay-back = Reculer d’un pas
replay-play = Lecture
replay-pause = Pause
replay-forward = Avancer d’un pas
replay-last = À la fin
replay-slider = Moment de la partie
replay-keys = Au clavier : les flèches pour reculer ou avancer d’un pas, avec Maj d’un tour entier ; Début et Fin pour le début et la fin ; la barre d’espace pour lancer la lecture ou la mettre en pause.
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
replay-next-rug = Prochain tapis : { colour }.
replay-out = hors jeu
replay-winner = Victoire

replay-turns = Tours
replay-no-turns = Personne n’a encore joué.
replay-paid = a payé { $count }
replay-copy-link = Copier le lien vers ce moment
replay-link-copied = Lien copié.
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
replay-tag =
    { $name ->
        [Table] Table
        [Date] Date
        [ServerSeed] Serveur : graine
        [SeatSeed1] Place 1 : graine
        [SeatSeed2] Place 2 : graine
        [SeatSeed3] Place 3 : graine
        [SeatSeed4] Place 4 : graine
        [SeatHash1] Place 1 : empreinte publiée de la graine
        [SeatHash2] Place 2 : empreinte publiée de la graine
        [SeatHash3] Place 3 : empreinte publiée de la graine
        [SeatHash4] Place 4 : empreinte publiée de la graine
        [Bot1] Place 1 : robot
        [Bot2] Place 2 : robot
        [Bot3] Place 3 : robot
        [Bot4] Place 4 : robot
        [ServerSeedHash] Serveur : empreinte publiée de la graine
       *[other] { $name }
    }

## Your finished games

games-title = Vos parties terminées
games-none = Chaque partie que vous terminez apparaît ici.
games-you-won = Victoire
games-more = Afficher les parties plus anciennes
games-kept =
    { $days ->
        [one] Une partie est gardée pendant { $days } jour après son dernier coup. Pour la garder plus longtemps, téléchargez sa feuille de partie.
        [many] Une partie est gardée pendant { $days } de jours après son dernier coup. Pour la garder plus longtemps, téléchargez sa feuille de partie.
       *[other] Une partie est gardée pendant { $days } jours après son dernier coup. Pour la garder plus longtemps, téléchargez sa feuille de partie.
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
editor-tools = Outil
editor-tool = { $tool ->
    [rug] Tapis
    [half] Demi-tapis
    [erase] Effacer
    [assam] Assam
   *[look] Explorer
}
editor-tool-hint =
    { $tool ->
        [rug] Choisissez deux cases qui ont un côté commun.
        [half] Choisissez une case pour y mettre une moitié de tapis, l’autre moitié étant cachée.
        [erase] Choisissez une case pour la vider.
        [assam] Choisissez une case pour y mettre Assam ; choisissez-le pour le tourner.
       *[look] Choisissez une des actions sur le plateau, ou une case pour en connaître la dîme.
    }
editor-colours = Couleur du tapis
editor-second-half = Le tapis commence en { $square }. Choisissez une case à côté.
editor-do = { $step ->
    [roll] Lancer le dé
    [lay] Poser le tapis
   *[turn] Orienter Assam
}
editor-board-kept = Le plateau montre encore la dernière position lisible.
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
editor-text-first = Corrigez d’abord le texte ci-dessus ; vous pourrez ensuite changer les détails ici.
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
editor-text-copied = Texte copié.
editor-copy-link = Copier le lien

editor-next = Ce qui peut suivre
editor-next-hint =
    { $step ->
        [roll] Lancez le dé : choisissez ce qu’il montre.
        [draw] Piochez le prochain tapis : choisissez sa couleur.
        [lay]
            { $count ->
                [0] Aucune pose n’est possible ; le tapis retourne dans la boîte.
                [one] { $count } pose possible, indiquée sur le plateau.
                [many] { $count } de poses possibles, indiquées sur le plateau.
               *[other] { $count } poses possibles, indiquées sur le plateau.
            }
        [steer] Orientez Assam pour le joueur suivant.
       *[turn] Orientez Assam, ou laissez-le tel quel.
    }
editor-do-return = Remettre en boîte
editor-do-draw = Piocher un tapis { colour }
editor-prices = Où mène chaque lancer et ce qu’il coûte

editor-fields = Détails
editor-players = Joueurs
editor-mover = À qui de jouer
editor-seat = Place { $seat }, { $colours }
editor-step = Prochaine étape
editor-step-name =
    { $step ->
        [turn] orienter Assam
        [roll] lancer le dé
        [lay] poser un tapis
        [draw] piocher un tapis
        [steer] orienter pour le joueur suivant
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
editor-top-none = pas encore pioché
editor-out = Hors jeu
editor-out-as = Hors jeu, sortie n° { $order }
editor-rules = Règles
editor-edition-own = règles maison
