### French: what is round every page.

game-name = Marrakech
loading = Un instant…
skip-to-content = Aller au contenu
server-unreachable = Le serveur ne répond pas pour le moment. Rien n’est perdu ; un nouvel essai est en cours.
page-description = Le jeu de société des tapis, des dirhams et d’un patron de marché bien têtu : jouez dans le navigateur, en solo contre des robots, avec des amis grâce à un lien, ou autour d’un même appareil.
page-noscript = Ce jeu a besoin de JavaScript.
page-title = { $page } · Marrakech
page-missing = Cette page n’existe pas
page-missing-home = Retour au marché
page-failed = Cette page n’a pas pu être chargée. Vérifiez votre connexion et réessayez ; vos parties sont à l’abri sur le serveur.
try-again = Réessayer

## Finding one’s way

nav-label = Pages
nav-more-label = Autres pages
nav-learn = Apprendre
nav-rules = Règles
nav-replay = Revoir
nav-editor = Positions
nav-table = Table
legal-note = Version indépendante et non officielle, avec ses propres dessins. Marrakech est une marque de son éditeur, qui n’y prend aucune part.

## Settings

settings = Réglages
settings-close = Terminé
settings-note = Tout cela reste sur cet appareil.
settings-language = Langue
settings-language-browser = Navigateur ({ $language })
settings-name = Votre nom
settings-name-example = Tel que les autres le voient
settings-theme = Lumière
settings-theme-value = { $theme ->
    [system] Auto
    [light] Midi
   *[dark] Nuit
}
settings-speed = Vitesse des mouvements
settings-speed-value = { $speed ->
    [none] Immédiate
    [fast] Rapide
    [normal] Normale
   *[slow] Lente
}
settings-speed-still = Votre appareil demande moins de mouvement : tout se fait d’un coup.
settings-sounds = Sons
settings-sounds-help = La touche M les coupe ou les remet, partout.
settings-confirm = Confirmer avant de poser un tapis
settings-confirm-help = L’autre moitié du tapis, le bouton ou Entrée le pose.
settings-coordinates = Lettres et chiffres au bord du marché
settings-letters = Touches d’une seule lettre
settings-letters-help = M pour les sons ; à une table aussi S, L, H et ?, et celles du plateau en texte.
sounds-now = { $state ->
    [on] Les sons sont activés.
   *[off] Les sons sont coupés.
}
