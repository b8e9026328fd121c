### French: the first page. Setting up a game, and finding the tables there are.

home-tagline = Orientez Assam, lancez le dé, posez vos tapis… et ne vous arrêtez jamais sur ceux des autres.
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
home-device-about = Faites-le passer : tout le monde joue ici.
home-device-go = Commencer
home-going = On dresse la table…
home-start-failed = Le serveur ne répond pas pour le moment. Vos choix sont gardés : réessayez dans un instant.
home-opponents = Adversaires
home-strength = Niveau
home-players = Joueurs
home-bots-among = Dont robots
home-name = Votre nom
home-name-of = Nom du joueur { $number }
home-names = Noms
home-player = Joueur { $number }

## All options

home-options = Toutes les options
home-options-usual = Règles habituelles, sans pendule
home-options-changed = { $count ->
    [one] { $count } réglage modifié
    [many] { $count } de réglages modifiés
   *[other] { $count } réglages modifiés
}
home-options-reset = Tout rétablir
home-options-loading = La liste des éditions arrive…
home-rules-heading = Règles
home-table-heading = Table
home-edition = Édition
home-edition-help = Les règles imprimées varient un peu d’une édition à l’autre. Chaque édition suit les siennes.
home-edition-default = Les règles habituelles
home-edition-own = Mes règles maison
home-edition-yours = Dans votre langue
home-edition-printed = Règles imprimées, par langue
home-edition-other = { $language }, édition à { $rugs } tapis
home-edition-variant = { $edition } – Assam orienté après la pose
home-edition-fifteen = { $edition } – à deux, 15 tapis chacun
home-own-heading = Règle par règle
home-two-only = À deux seulement
home-option = { $option ->
    [bankruptcy] Qui ne peut pas tout payer
    [steering] On oriente Assam
    [area] La dîme compte
    [whole] Interdit de recouvrir un tapis entier
    [halves] Deux moitiés sous un même tapis
    [pile] Pioches à deux couleurs
    [stock] Tapis par joueur
    [tie] À égalité de points
   *[other] { $option }
}
home-option-value = { $choice ->
    [bankruptcy-out] est hors jeu
    [bankruptcy-play-on] continue à jouer
    [steering-before] avant le lancer
    [steering-after-must] après la pose, toujours
    [steering-after-may] après la pose, si l’on veut
    [area-colour] une seule couleur
    [area-owner] les deux couleurs du propriétaire
    [whole-opponents] s’il est à un autre joueur
    [whole-nobody] quel que soit son propriétaire
    [halves-any] de n’importe quelle couleur
    [halves-colours] de couleurs différentes
    [pile-shuffled] mélangées
    [pile-alternating] couleurs en alternance
    [stock-24] 24 en deux couleurs
    [stock-15] 15 d’une seule couleur
    [tie-dirhams] le plus de dirhams gagne
    [tie-shared] la victoire est partagée
   *[other] { $value }
}
home-option-help = { $choice ->
    [bankruptcy-out] On paie ce qu’on a et on quitte la partie ; les tapis posés restent et ne coûtent plus rien.
    [bankruptcy-play-on] On paie ce qu’on a et on continue sans rien.
    [steering-before] Vous orientez Assam, puis vous lancez le dé et il part dans ce sens.
    [steering-after-must] Vous lancez d’abord le dé ; à la fin, vous tournez Assam à gauche ou à droite pour le joueur suivant.
    [steering-after-may] Vous lancez d’abord le dé ; à la fin, vous pouvez tourner Assam pour le joueur suivant.
    [area-colour] Seulement les cases reliées de la couleur sur laquelle Assam se trouve.
    [area-owner] Toutes les cases reliées de ce propriétaire, dans ses deux couleurs.
    [whole-opponents] Vous pouvez recouvrir d’un coup vos propres tapis entiers.
    [whole-nobody] Même vos propres tapis entiers ne peuvent pas être recouverts d’un coup.
    [halves-any] Un tapis peut couvrir deux moitiés d’une même couleur, si elles viennent de deux tapis.
    [halves-colours] Un tapis ne couvre jamais deux cases d’une même couleur.
    [pile-shuffled] Le hasard choisit laquelle de vos couleurs vient ensuite.
    [pile-alternating] Vos deux couleurs viennent tour à tour.
    [stock-24] Douze tapis de chacune de vos deux couleurs.
    [stock-15] Comme à trois joueurs : une couleur chacun.
    [tie-dirhams] À égalité de points, le plus riche gagne.
    [tie-shared] À égalité de points, on gagne ensemble.
   *[other] { $value }
}
home-clash = Pour alterner, une pioche doit avoir deux couleurs ; or 15 tapis n’en ont qu’une. Changez l’un des deux réglages.
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
home-clock-minutes = Minutes pour la partie
home-clock-increment = Secondes en plus après chaque tour
home-timeout = Quand le temps est écoulé
home-timeout-value = { $timeout ->
    [out] on est hors jeu
   *[bot] un robot continue
}
home-listed = Ouvrir la table aux inconnus
home-listed-help = Elle s’affiche plus bas, sur l’accueil de tout le monde, tant qu’une place est libre.
home-autostart = Commencer quand la table est pleine
home-autostart-help = Sinon, c’est vous qui lancez la partie.
home-friends-only = Entre amis seulement
home-preset-bad = { $count ->
    [one] Un élément de cette adresse n’a pas de sens ici et est ignoré : { $parts }
    [many] Des éléments de cette adresse n’ont pas de sens ici et sont ignorés : { $parts }
   *[other] Des éléments de cette adresse n’ont pas de sens ici et sont ignorés : { $parts }
}
home-notice-close = Fermer

## Tables

home-mine = Vos tables
home-mine-none = Vos parties vous attendront ici. Rien n’est perdu quand vous fermez la page.
home-mine-more = { $count ->
    [one] { $count } autre partie
    [many] { $count } d’autres parties
   *[other] { $count } autres parties
}
home-mine-finished = { $count ->
    [one] { $count } partie terminée
    [many] { $count } de parties terminées
   *[other] { $count } parties terminées
}
home-open = Tables ouvertes
home-open-none = Personne n’attend pour l’instant. Ouvrez votre table aux inconnus et elle apparaîtra ici.
home-your-turn = À vous de jouer
home-turn-of = À { $name } de jouer
home-waiting = { $seats ->
    [one] { $seats } place libre
    [many] { $seats } de places libres
   *[other] { $seats } places libres
}
home-ready = Tout est prêt
home-seat-open = place libre
home-replay = Revoir la partie
home-sit = S’asseoir
home-watch = Regarder
home-clock-turn = { $seconds ->
    [one] { $seconds } seconde par tour
    [many] { $seconds } de secondes par tour
   *[other] { $seconds } secondes par tour
}
home-clock-game = { $minutes ->
    [one] { $minutes } minute par partie
    [many] { $minutes } de minutes par partie
   *[other] { $minutes } minutes par partie
}
home-clock-game-more = { $minutes } min + { $increment } s par tour
home-gist-players = { $count } joueurs
home-gist-own = règles maison
home-lists-trouble = Le serveur ne répond pas pour le moment. La liste se mettra à jour d’elle-même.

## More to do

home-doors = Et aussi
home-learn = Apprendre en deux minutes
home-learn-about = Jouez quelques tours, on vous guide.
home-rules = Lire les règles
home-rules-about = Toutes les règles, et ce qui change d’une édition à l’autre.
home-record = Ouvrir une feuille de partie
home-record-about = Revivez pas à pas une partie déjà jouée.
home-editor = Composer une position
home-editor-about = Le marché que vous voulez : ce qui est permis, ce que cela coûte.
home-watch-heading = Regarder une table
home-watch-label = Lien ou nom
home-watch-empty = Collez le lien d’une table, ou tapez son nom.
