### French: the first page. Setting up a game, and finding the tables there are.

home-tagline = Orientez Assam, lancez le dé, posez vos tapis… et ne vous faites pas prendre sur ceux des autres.
home-facts = De 2 à 4 joueurs. Gratuit, sans compte.
home-art = Quatre tapis tissés sont suspendus au marché ; Assam se tient devant.
home-choices = Choisissez comment jouer

## The three choices

home-bots = Jouer maintenant
home-bots-about = Contre des robots, tout de suite.
home-bots-go = Jouer
home-friends = Entre amis
home-friends-about = Vous recevez un lien à envoyer ; chacun joue sur son appareil.
home-friends-go = Préparer une table
home-device = Sur cet appareil
home-device-about = Faites-le passer : tout le monde joue sur cet écran.
home-device-go = Commencer
home-going = La table se prépare…
home-start-failed = Le serveur ne répond pas pour le moment. Vos choix sont gardés : réessayez dans un instant.
home-opponents = Adversaires
home-strength = Niveau
home-players = Joueurs
home-bots-among = Dont robots
home-name = Votre nom
home-name-of = Joueur { $number } : nom
home-names = Noms
home-player = Joueur { $number }

## All options

home-options = Toutes les options
home-options-usual = Règles habituelles, sans pendule
home-options-changed = { $count ->
    [one] { $count } option modifiée
    [many] { $count } d’options modifiées
   *[other] { $count } options modifiées
}
home-options-reset = Tout rétablir
home-options-loading = Chargement des éditions…
home-rules-heading = Règles
home-table-heading = Table
home-edition = Édition
home-edition-help = Les règles imprimées varient un peu d’une édition à l’autre. Choisissez celle que vous voulez suivre.
home-edition-default = Les règles habituelles
home-edition-own = Mes règles maison
home-edition-yours = Dans votre langue
home-edition-printed = Règles imprimées, par langue
home-edition-other = { $language }, édition à { $rugs } tapis
home-edition-variant = { $edition } – Assam orienté après la pose
home-edition-fifteen = { $edition } – à deux, 15 tapis chacun
home-own-heading = Règle par règle
home-two-only = À deux seulement
home-option =
    { $option ->
        [bankruptcy] Si l’on ne peut pas tout payer
        [steering] Orienter Assam
        [area] Ce qui compte pour la dîme
        [whole] Recouvrir un tapis entier
        [halves] Recouvrir deux moitiés
        [pile] Pioches à deux couleurs
        [stock] Tapis à deux joueurs
        [tie] À égalité de points
       *[other] { $option }
    }
home-option-value =
    { $choice ->
        [bankruptcy-out] Hors jeu
        [bankruptcy-play-on] On continue à jouer
        [steering-before] Avant le lancer
        [steering-after-must] Après la pose, toujours
        [steering-after-may] Après la pose, si l’on veut
        [area-colour] Une seule couleur
        [area-owner] Les deux couleurs du propriétaire
        [whole-opponents] Pas celui d’un autre
        [whole-nobody] Pas même le sien
        [halves-any] De n’importe quelle couleur
        [halves-colours] De couleurs différentes seulement
        [pile-shuffled] Mélangées
        [pile-alternating] Couleurs en alternance
        [stock-24] 24 en deux couleurs
        [stock-15] 15 d’une seule couleur
        [tie-dirhams] Les dirhams départagent
        [tie-shared] Victoire partagée
       *[other] { $value }
    }
home-option-help =
    { $choice ->
        [bankruptcy-out] On paie ce qu’on a et on quitte la partie. Les tapis posés restent, mais on n’y paie plus rien.
        [bankruptcy-play-on] On paie ce qu’on a et on continue sans rien.
        [steering-before] Vous orientez Assam, puis vous lancez le dé et il part dans ce sens.
        [steering-after-must] Vous lancez d’abord le dé. À la fin de votre tour, vous tournez Assam à gauche ou à droite pour le joueur suivant.
        [steering-after-may] Vous lancez d’abord le dé. À la fin de votre tour, vous pouvez tourner Assam pour le joueur suivant.
        [area-colour] Seulement les cases reliées de la couleur sur laquelle Assam se trouve.
        [area-owner] Toutes les cases reliées du même propriétaire, dans ses deux couleurs.
        [whole-opponents] Vous pouvez recouvrir d’un coup un tapis entier à vous.
        [whole-nobody] Aucun tapis entier ne peut être recouvert d’un coup, pas même l’un des vôtres.
        [halves-any] Un tapis peut couvrir deux cases d’une même couleur, si elles appartiennent à deux tapis différents.
        [halves-colours] Un tapis ne peut jamais couvrir deux cases d’une même couleur.
        [pile-shuffled] Le hasard choisit laquelle de vos deux couleurs vient ensuite.
        [pile-alternating] Vous posez vos deux couleurs tour à tour.
        [stock-24] Douze tapis de chacune de vos deux couleurs.
        [stock-15] Une couleur chacun, comme à trois joueurs.
        [tie-dirhams] À égalité de points, le joueur qui a le plus de dirhams gagne.
        [tie-shared] À égalité de points, on gagne ensemble.
       *[other] { $value }
    }
home-clash = Pour alterner, il faut deux couleurs chacun ; or avec 15 tapis, chacun n’en a qu’une. Changez l’une des deux options.
home-begins = Qui commence
home-begins-value = { $who ->
    [lot] Tirage au sort
   *[listed] Moi
}
home-facing = Orientation d’Assam au départ
home-clock = Pendule
home-clock-value = { $kind ->
    [none] Aucune
    [turn] Par tour
   *[game] Par partie
}
home-clock-seconds = Secondes par tour
home-clock-minutes = Minutes par joueur pour la partie
home-clock-increment = Secondes en plus par tour
home-timeout = Quand le temps est écoulé
home-timeout-value =
    { $timeout ->
        [out] Joueur hors jeu
       *[bot] Un robot prend le relais
    }
home-listed = Table visible par tous
home-listed-help = Elle s’affiche sur l’accueil de tout le monde tant qu’une place est libre.
home-autostart = Commencer quand la table est pleine
home-autostart-help = Sinon, c’est vous qui lancez la partie.
home-friends-only = Pour les parties entre amis seulement
home-preset-bad =
    { $count ->
        [one] Un élément de cette adresse n’a pas de sens ici et a été ignoré : { $parts }
        [many] Des éléments de cette adresse n’ont pas de sens ici et ont été ignorés : { $parts }
       *[other] Des éléments de cette adresse n’ont pas de sens ici et ont été ignorés : { $parts }
    }
home-notice-close = Fermer ce message

## Tables

home-mine = Vos parties
home-mine-none = Les parties que vous jouez s’affichent ici. Rien n’est perdu quand vous fermez la page.
home-mine-more = { $count ->
    [one] { $count } autre partie
    [many] { $count } d’autres parties
   *[other] { $count } autres parties
}
home-open = Tables ouvertes
home-open-none = Personne ne cherche de joueurs pour l’instant. Rendez votre table visible par tous et elle apparaîtra ici.
home-your-turn = À vous de jouer
home-turn-of = À { $name } de jouer
home-waiting = { $seats ->
    [one] { $seats } place libre
    [many] { $seats } de places libres
   *[other] { $seats } places libres
}
home-ready = Tout est prêt
home-replay = Revoir la partie
home-sit = S’asseoir
home-watch = Regarder
home-clock-turn = { $seconds ->
    [one] { $seconds } seconde par tour
    [many] { $seconds } de secondes par tour
   *[other] { $seconds } secondes par tour
}
home-clock-game =
    { $minutes ->
        [one] { $minutes } minute par joueur
        [many] { $minutes } de minutes par joueur
       *[other] { $minutes } minutes par joueur
    }
home-clock-game-more = { $minutes } min + { $increment } s par tour
home-gist-players = { $count } joueurs
home-gist-own = règles maison
home-lists-trouble = Le serveur ne répond pas pour le moment. La liste se rechargera automatiquement.

## A game that waits for you

home-finished = Vos parties terminées
home-table-yours = Votre table

## More to do

home-more = Et aussi
home-learn = Apprendre en deux minutes
home-learn-about = Jouez quelques tours, avec de l’aide à chaque étape.
home-rules = Lire les règles
home-rules-about = Tout le jeu, et ce qui change d’une édition à l’autre.
home-record = Ouvrir une feuille de partie
home-record-about = Revivez pas à pas une partie déjà jouée.
home-editor = Composer une position
home-editor-about = Composez le marché que vous voulez et voyez ce qui est permis.
home-watch-heading = Regarder une partie
home-watch-label = Lien ou nom de la table
home-watch-empty = Collez le lien d’une table, ou tapez son nom.
