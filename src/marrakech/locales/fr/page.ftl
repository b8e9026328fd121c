### French: what is round every page.

game-name = Marrakech
loading = Un instant…
skip-to-content = Aller au contenu
server-unreachable = Le serveur est injoignable pour le moment. Réessayez dans un instant.
page-description = Le jeu de société des tapis, des dirhams et d’un patron de marché bien têtu : jouez dans votre navigateur, en solo contre des robots, avec des amis grâce à un lien, ou ensemble sur un même appareil.
page-noscript = Ce jeu a besoin de JavaScript. Activez-le dans votre navigateur.
page-title = { $page } · Marrakech
page-missing = Page introuvable
page-missing-home = Aller à l’accueil
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
legal-note = Version indépendante et non officielle, avec ses propres dessins. Marrakech est une marque de son éditeur, qui n’a aucun lien avec cette version.

## The menu on a phone

nav-menu = Menu

## Settings

settings = Réglages
settings-close = Terminé
settings-note = Ces réglages restent sur cet appareil.
settings-language = Langue
settings-language-browser = Comme le navigateur ({ $language })
settings-name = Votre nom
settings-name-example = Le nom que voient les autres
settings-theme = Thème
settings-theme-value =
    { $theme ->
        [system] Système
        [light] Clair
       *[dark] Sombre
    }
settings-speed = Animations
settings-speed-value =
    { $speed ->
        [none] Aucune
        [fast] Rapides
        [normal] Normales
       *[slow] Lentes
    }
settings-sounds = Sons
settings-sounds-help = Appuyez sur M, sur n’importe quelle page, pour les couper ou les remettre.
settings-confirm = Confirmer avant de poser un tapis
settings-confirm-help = Vous posez un tapis avec le bouton ou Entrée. Sans confirmation, il est posé dès que vous choisissez ses deux cases.
settings-coordinates = Lettres et chiffres autour du marché
settings-letters = Raccourcis à une lettre
settings-letters-help = M pour les sons ; à une table aussi S, L, H, U et ?, et les touches du plateau en texte.
sounds-now = { $state ->
    [on] Les sons sont activés.
   *[off] Les sons sont coupés.
}

## Settings: motion

settings-motion = Mouvements
settings-motion-value =
    { $motion ->
        [system] Système
        [full] Tous
       *[reduced] Réduits
    }
settings-motion-help = Avec des mouvements réduits, chaque étape est une image fixe : rien ne bouge.
settings-motion-device = Votre appareil demande de réduire les mouvements.

## Settings: reactions

settings-reactions = Réactions aux tables
settings-reactions-help = Si cette option est désactivée, vous ne voyez ni n’entendez les réactions à aucune table, et le bouton pour en envoyer est masqué.

## Your devices

devices-lead = Tous ces appareils ont les mêmes places. Quiconque en a un en main peut jouer pour vous.
devices-none = Vous n’avez encore aucun appareil ici. Celui-ci apparaîtra dès que vous prendrez une place.
device-name = { $browser } sur { $system }
device-name-unknown = Appareil inconnu
device-this = Cet appareil
device-seen = Dernière activité : { $when }
device-sign-out = Déconnecter
device-sign-out-name = Déconnecter : { $device }
device-sign-out-here = Se déconnecter ici
devices-sign-out-all = Se déconnecter partout
device-sign-out-text = L’appareil perdra aussitôt vos places ; vos autres appareils les garderont.
device-sign-out-last = Plus aucun de vos appareils ne sera connecté. Vos places seront perdues, et personne ne pourra vous les rendre.
device-signed-out = Cet appareil a été déconnecté et n’a plus vos places.
device-signed-out-other = Appareil déconnecté : { $device }
devices-signed-out-here = Cet appareil est maintenant déconnecté.
devices-add = Ajouter un appareil
devices-add-text = Créez un lien et ouvrez-le sur votre autre appareil : les deux auront alors les mêmes places. Le lien ne marche qu’une fois, pendant dix minutes.
devices-add-make = Créer un lien
devices-add-again = Créer un nouveau lien
devices-add-warning = Gardez ce lien pour vous : quiconque l’ouvre peut jouer pour vous.
device-join-title = Ajouter cet appareil ?
device-join-text = Ce lien a été créé sur un autre appareil. Si vous continuez, les deux auront les mêmes places, et quiconque a l’autre en main pourra jouer pour vous. Ne continuez que si vous avez créé ce lien vous-même.
device-join-own =
    Cet appareil a ses propres places à { $count ->
        [one] une table.
        [many] { $count } de tables.
       *[other] { $count } tables.
    } Si vous continuez, vous les perdrez.
device-join-yes = Ajouter cet appareil
device-join-yes-own = Renoncer à ces places et continuer
device-join-no = Ne rien changer
device-joined = Cet appareil a maintenant les mêmes places que l’autre.
cookies-blocked = Votre navigateur bloque les cookies de ce site : votre place ne peut pas être gardée. Autorisez-les pour ce site et réessayez ; pour regarder, ils sont inutiles.

## Which device is meant

device-seen-lately = Dernière activité : il y a moins d’une heure
device-sign-out-title-here = Se déconnecter de cet appareil ?
device-sign-out-text-here = Cet appareil perdra aussitôt vos places ; vos autres appareils les garderont.
