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

nav-devices = Vos appareils
nav-label = Pages
nav-more-label = Autres pages
nav-learn = Apprendre
nav-rules = Règles
nav-replay = Revoir
nav-editor = Positions
nav-table = Table
nav-licences = Licences
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

## Your devices

devices-lead = Tous ont les mêmes places : quiconque a l’un de ces appareils en main peut jouer pour vous.
devices-none = Aucun appareil à vous n’est encore connu ici. Celui-ci le sera dès que vous prendrez une place.
device-name = { $browser } sur { $system }
device-name-unknown = Autre programme
device-this = Cet appareil
device-seen = Dernière activité : { $when }
device-sign-out = Déconnecter
device-sign-out-name = Déconnecter : { $device }
device-sign-out-here = Se déconnecter ici
devices-sign-out-all = Se déconnecter partout
device-sign-out-text = L’appareil perdra aussitôt vos places. Vos autres appareils les gardent.
device-sign-out-last = Il ne vous restera plus aucun appareil : vos places seront perdues, et personne ne pourra vous les rendre.
device-signed-out = Cet appareil a été déconnecté. Il repart de zéro, sans les places qu’il avait.
device-signed-out-other = Appareil déconnecté : { $device }
devices-signed-out-here = Cet appareil est maintenant déconnecté.
devices-add = Ajouter un appareil
devices-add-text = Créez un lien et ouvrez-le sur votre autre appareil : les deux auront alors les mêmes places. Il ne marche qu’une fois, pendant dix minutes.
devices-add-make = Créer un lien
devices-add-again = Créer un nouveau lien
devices-add-warning = Gardez-le pour vous : quiconque l’ouvre peut jouer pour vous.
device-join-title = Ajouter cet appareil ?
device-join-text = Ce lien a été créé sur un autre appareil. Si vous continuez, les deux auront les mêmes places, et quiconque a l’autre en main pourra jouer pour vous. Ne continuez que si vous avez créé ce lien vous-même.
device-join-own = Cet appareil a ses propres places à { $count ->
    [one] une table.
    [many] { $count } de tables.
   *[other] { $count } tables.
} Il les perdra si vous continuez.
device-join-yes = Ajouter cet appareil
device-join-yes-own = Y renoncer et continuer
device-join-no = Ne rien changer
device-joined = Cet appareil a maintenant les mêmes places que l’autre.
cookies-blocked = Votre navigateur ne garde pas les cookies de ce site et n’a donc pas pu garder votre place. Autorisez-les pour ce site et réessayez ; pour regarder, ils sont inutiles.
