### French: what a shared link shows in a chat or a search: a title, a sentence and what its picture shows. No names of people.

## Titles

preview-waiting =
    { $open ->
        [0] Une partie à { $players } joueurs, prête à commencer
        [one] Une partie à { $players } joueurs : il en manque { $open }
        [many] Une partie à { $players } joueurs : il en manque { $open }
       *[other] Une partie à { $players } joueurs : il en manque { $open }
    }
preview-playing = Une partie à { $players } joueurs, en pleine action
preview-over =
    { $players ->
        [2] Une partie terminée : { $first } à { $second }
        [3] Une partie terminée : { $first }, { $second } et { $third } points
       *[4] Une partie terminée : { $first }, { $second }, { $third } et { $fourth } points
    }
preview-cancelled = Une partie annulée
preview-replay = Revoir une partie à { $players } joueurs
preview-position = Une position à explorer

## Descriptions

preview-waiting-text = Ouvrez le lien pour jouer ou pour regarder. On joue dans le navigateur, gratuitement et sans compte.
preview-playing-text = Ouvrez le lien et suivez chaque coup en direct.
preview-over-text = Ouvrez le lien pour voir le marché final et l’origine des points, et pour revoir toute la partie.
preview-replay-text = Parcourez la partie coup par coup, du premier au dernier tapis.
preview-position-text = Ouvrez le lien pour voir ce qui peut suivre, essayer un coup ou changer le marché.
preview-editor-text = Composez le marché que vous voulez, voyez ce qui peut suivre et partagez-le par un lien.
preview-rules-text = Toutes les règles à deux, trois et quatre joueurs, avec des mots simples et des images animées.
preview-learn-text = Apprenez le jeu en jouant : de courtes leçons sur le marché même du jeu, pas à pas.

## What the picture shows

preview-picture-home = Un marché carrelé vu d’en haut : des tapis de quatre tissages différents, un dé en bois et Assam coiffé de son fez rouge.
preview-picture-market = Le marché de cette partie vu d’en haut : les tapis visibles et Assam coiffé de son fez rouge.
preview-picture-empty = Le marché vide vu d’en haut, sept carreaux sur sept, et Assam coiffé de son fez rouge.
