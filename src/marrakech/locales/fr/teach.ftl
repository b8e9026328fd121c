### French: the rules to read, and the game learnt in two minutes. Every sentence stands alone.

## The rules: what is round them

rules-title = Les règles
rules-lead = Assam est le patron du marché, et il n’est pas commode. Il va tout droit, dans le sens où il regarde, et s’il s’arrête sur le tapis d’un autre joueur, vous payez. Posez bien vos tapis et gardez vos dirhams : à la fin, le plus grand total de dirhams et de cases visibles l’emporte.
rules-unofficial = Ces règles sont écrites avec nos propres mots. Ce jeu n’a aucun lien avec les créateurs du jeu imprimé.
rules-contents = Sommaire
rules-learn-instead = Envie d’essayer plutôt ? Apprenez à jouer en deux minutes.
rules-show = Voir
rules-show-again = Revoir
rules-allowed = Permis
rules-forbidden = Interdit

## The aim

rules-aim = Le but du jeu
rules-aim-points = À la fin, chaque dirham que vous avez vaut un point, et chaque case où l’on voit un de vos tapis aussi. Le plus grand total l’emporte.

## What there is

rules-things = Le matériel
rules-things-market = Le marché est un carré de sept cases sur sept. Assam commence au milieu et regarde toujours le long d’une rangée ou d’une colonne.
rules-things-die = Le dé en bois montre des babouches : une sur une face, deux sur deux faces, trois sur deux faces et quatre sur une face. Le deux et le trois sortent donc deux fois plus souvent que le un et le quatre.
rules-things-stock = Chaque joueur commence avec 30 dirhams. Un tapis couvre deux cases qui ont un côté commun. À trois, chacun a 15 tapis ; à quatre, 12. À deux, c’est un peu différent : voir plus bas.
rules-things-figure = Assam commence au milieu. De là, il peut partir vers n’importe laquelle des cases marquées.

## A turn

rules-turn = Un tour
rules-turn-lead = Votre tour a quatre étapes, toujours dans cet ordre.
rules-turn-face = Orienter
rules-turn-figure = Assam regarde vers le sud. Vous pouvez le laisser tel quel ou le tourner d’un quart de tour à gauche ou à droite : il peut donc partir vers n’importe laquelle des cases marquées. Le nord est dans son dos : il ne peut pas partir de ce côté.
rules-turn-face-how = Tournez Assam d’un quart de tour à gauche ou à droite, ou laissez-le tel quel. Il ne peut jamais faire demi-tour.
rules-turn-roll = Lancer
rules-turn-roll-how = Lancez le dé. Assam avance tout droit, d’une case par babouche, sur les cases vides comme sur les tapis.
rules-turn-pay = Payer
rules-turn-pay-how = Si Assam s’arrête sur le tapis d’un autre joueur, vous payez la dîme au propriétaire du tapis. Sur une case vide ou sur un de vos tapis, vous ne payez rien.
rules-turn-lay = Poser
rules-turn-lay-how = Posez un de vos tapis à côté d’Assam. Si une pose est possible, elle est obligatoire. C’est ensuite au joueur suivant.

## The edge

rules-edge = Au bord du marché
rules-edge-track = Des pistes de laiton courent autour du marché. Quand Assam sort par un bord, il suit la piste qui y commence et revient sur le marché là où elle finit. Le trajet sur la piste ne compte pas comme un pas, mais la case où il revient, si.
rules-edge-half = La plupart des pistes sont des demi-cercles : Assam revient dans la rangée ou la colonne voisine, tourné dans l’autre sens.
rules-edge-corner = À deux coins, en haut à droite et en bas à gauche, la piste fait une boucle. Elle ramène Assam sur la case du coin qu’il vient de quitter, après un quart de tour, et il continue le long de l’autre bord.
rules-edge-figure-half = Trois babouches : Assam fait un pas jusqu’au bord et suit le demi-cercle. La case où il revient est le deuxième pas, et il en fait encore un.
rules-edge-figure-corner = Deux babouches au coin : Assam suit la boucle. Revenir sur la case du coin est le premier pas ; le deuxième le mène plus loin, le long du bord.

## Paying

rules-pay = Payer la dîme
rules-pay-area = La dîme est d’un dirham par case du groupe où se trouve Assam : toutes les cases de cette couleur reliées par leurs côtés, la sienne comprise. Des cases qui ne se touchent que par un coin ne sont pas reliées. Seuls comptent les tapis du dessus.
rules-pay-figure = Assam s’arrête sur du bleu. Quatre cases bleues sont reliées ici : la dîme est de quatre dirhams. La cinquième ne les touche que par un coin et ne compte pas.

## Laying

rules-lay = Poser un tapis
rules-lay-where = Posez le tapis sur deux cases qui ont un côté commun. L’une d’elles au moins doit avoir un côté commun avec la case d’Assam, et aucune ne peut être la case d’Assam elle-même.
rules-lay-over = Vous pouvez le poser sur des cases vides, sur vos propres tapis et sur des moitiés de tapis des autres. Là où un tapis est recouvert, il ne compte pour personne.
rules-lay-whole = Une seule chose est interdite : couvrir d’un même tapis les deux moitiés d’un tapis d’un autre joueur. Deux moitiés de deux tapis différents, c’est permis. Un tapis dont une moitié est cachée n’est plus entier : on peut donc couvrir son autre moitié.
rules-lay-figure-where = Rouge peut poser son tapis n’importe où, pourvu qu’une moitié ait un côté commun avec la case d’Assam. Les cases marquées sont celles qui le touchent.
rules-lay-figure-half = Rouge couvre une moitié du tapis bleu et une case vide.
rules-lay-figure-two = Rouge couvre deux moitiés de deux tapis bleus différents.
rules-lay-figure-whole = Rouge ne peut pas couvrir d’un seul tapis les cases marquées : ce sont les deux moitiés d’un même tapis bleu.

## The end

rules-end = La fin
rules-end-when = La partie se termine quand plus aucun joueur encore en jeu n’a de tapis à poser.
rules-end-points = Comptez les cases où l’on voit vos tapis, et ajoutez vos dirhams. Le plus grand total l’emporte. À égalité, c’est le joueur qui a le plus de dirhams qui gagne ; si là aussi il y a égalité, la victoire est partagée.

## Out of the game

rules-out = Hors jeu
rules-out-pay = Si vous ne pouvez pas payer toute la dîme, vous payez ce que vous avez et vous êtes hors jeu. Votre tour s’arrête là, et vos tapis non posés retournent dans la boîte.
rules-out-rugs = Vos tapis restent sur le marché, mais on n’y paie plus rien, et ils ne rapportent de points à personne. Pour les autres, ils restent des tapis adverses : personne ne peut en couvrir les deux moitiés d’un coup.
rules-out-last = Payer jusqu’à son tout dernier dirham ne met pas hors jeu, tant que la dîme est payée en entier. Quand il ne reste qu’un joueur, il a gagné. Les joueurs hors jeu sont classés après tous les autres ; plus on sort tard, mieux on est classé.

## Giving up

rules-give-up = Abandonner
rules-give-up-how = Vous pouvez abandonner à tout moment, même quand ce n’est pas votre tour. Vous êtes alors hors jeu, comme décrit ci-dessus, et vos dirhams retournent à la banque. S’il y a une pendule, dépasser son temps revient au même, sauf si la table prévoit qu’un robot prenne le relais.

## Two players

rules-two = À deux joueurs
rules-two-pile = À deux, chacun a deux couleurs : l’un joue rouge et bleu, l’autre jaune et vert, avec douze tapis de chaque couleur. Mélangez vos 24 tapis en une pioche. Celui du dessus est visible de tous, et c’est lui que vous devez poser ensuite.
rules-two-area = Chaque couleur forme ses propres groupes. Là où vos deux couleurs se touchent, on ne compte pour la dîme que les cases de la couleur où se trouve Assam.

## The variant

rules-variant = Variante : orienter pour le joueur suivant
rules-variant-how = Ici, on ne tourne pas Assam avant le lancer. Vous lancez le dé, Assam avance dans le sens où il regarde déjà, vous payez et vous posez un tapis. Puis vous le tournez d’un quart de tour à gauche ou à droite, ce qui fixe sa direction pour le joueur suivant. Un joueur hors jeu ne tourne pas Assam, et après le dernier tapis plus personne ne le tourne.

## Printings

rules-printings = Là où les éditions divergent
rules-printings-lead = Les règles imprimées ne sont pas partout les mêmes. En préparant une table, vous pouvez choisir une édition, ou régler chacun de ces points à part. Cette page décrit les règles habituelles.
rules-printings-what = Règle
rules-printings-usual = Règles habituelles
rules-printings-else = Ailleurs
rules-printings-who = Imprimé ainsi
rules-printings-nobody = aucune de ces éditions
rules-printings-presets = Chaque édition imprimée se choisit par sa langue quand vous préparez une table.
rules-option-bankruptcy = Un joueur qui ne peut pas payer toute la dîme
rules-option-bankruptcy-usual = est hors jeu.
rules-option-bankruptcy-else = paie ce qu’il a et continue à jouer.
rules-option-steering = On oriente Assam
rules-option-steering-usual = avant le lancer.
rules-option-steering-else = après la pose, pour le joueur suivant. Dans certaines éditions il faut le tourner ; dans d’autres, on peut le laisser tel quel.
rules-option-area = Pour la dîme, on compte
rules-option-area-usual = les cases d’une même couleur.
rules-option-area-else = les cases d’un même propriétaire. À deux joueurs, les deux couleurs d’une pioche comptent.
rules-option-whole = On ne peut pas couvrir d’un coup les deux moitiés d’un tapis
rules-option-whole-usual = s’il est à un autre joueur.
rules-option-whole-else = même si c’est le sien.
rules-option-halves = Les deux cases sous un nouveau tapis
rules-option-halves-usual = peuvent être de la même couleur.
rules-option-halves-else = ne peuvent jamais être de la même couleur. Si aucune pose n’est possible, le tapis retourne dans la boîte.
rules-option-pile = La pioche dans une partie à deux
rules-option-pile-usual = est mélangée.
rules-option-pile-else = alterne les couleurs.
rules-option-stock = À deux joueurs, chacun a
rules-option-stock-usual = 24 tapis de deux couleurs.
rules-option-stock-else = 15 tapis d’une seule couleur.
rules-option-tie = En cas d’égalité de points,
rules-option-tie-usual = le joueur qui a le plus de dirhams l’emporte.
rules-option-tie-else = la victoire est partagée.
rules-option-box = La boîte contient
rules-option-box-usual = quatre séries de 15 tapis.
rules-option-box-else = trois séries de 15 et une de 12.
rules-option-starter = Le premier joueur
rules-option-starter-usual = est tiré au sort.
rules-option-starter-else = est choisi d’un commun accord, ou est le plus jeune, ou le dernier à être allé au Maroc.

## Learning it

learn-title = Apprendre en deux minutes
learn-progress = Leçon { $lesson } sur { $lessons }
learn-go-to = Leçon { $lesson } : { $title }
learn-lesson = { $lesson ->
    [turn] Orienter Assam
    [roll] Lancer le dé
    [track] Suivre la piste
    [pay] Payer
    [lay] Poser un tapis
    [cover] Recouvrir un tapis
   *[win] Gagner
}
learn-says =
    { $lesson ->
        [turn] Voici Assam. Il marche dans le sens où il regarde, et vous pouvez d’abord le tourner d’un quart de tour à gauche ou à droite.
        [roll] Le dé montre des babouches : Assam avance d’autant de cases. Le deux et le trois sortent le plus souvent.
        [track] Au bord, Assam suit la piste de laiton et revient dans la rangée voisine. Le trajet sur la piste ne compte pas comme un pas.
        [pay] Assam va s’arrêter sur un tapis bleu. Les cases bleues reliées à cet endroit forment un groupe, et vous payez à Bleu un dirham pour chacune d’elles.
        [lay] Après la marche d’Assam, vous posez un de vos tapis. Il couvre deux cases, dont une au moins doit être juste à côté d’Assam.
        [cover] Vous pouvez poser votre tapis par-dessus d’autres. Seule interdiction : couvrir d’un coup les deux moitiés d’un tapis adverse.
       *[win] Chaque dirham vaut un point, et chaque case visible aussi. Il vous reste un tapis, et Bleu a deux points d’avance.
    }
learn-task =
    { $lesson ->
        [turn] Tournez-le vers la droite.
        [roll] Lancez le dé.
        [track] Lancez le dé et regardez où va Assam.
        [pay] Lancez le dé et voyez ce que vous payez.
        [lay] Choisissez où poser votre tapis rouge.
        [cover] Cachez une moitié du tapis bleu.
       *[win] Posez votre dernier tapis de façon à gagner.
    }
learn-done =
    { $lesson ->
        [turn] Maintenant il regarde à droite, et c’est par là qu’il ira.
        [roll] Trois babouches, trois cases.
        [track] Sorti par une rangée, revenu par la suivante : trois cases, et la piste n’a pas compté.
        [pay] Trois cases bleues, donc trois dirhams pour Bleu.
        [lay] Votre tapis est posé. Désormais, les autres paient si Assam s’y arrête pendant leur tour.
        [cover] Bien cachée. Bleu a une case de moins, et un groupe plus petit.
       *[win] Vous gagnez d’un point : deux cases de plus pour vous, une de moins pour Bleu.
    }
learn-else =
    { $lesson ->
        [turn] Il peut aussi aller par là. Pour l’instant, choisissez la flèche qui pointe à droite.
        [cover] C’est permis, mais cela ne cache aucune case bleue. Posez-le de façon à couvrir une des deux cases bleues.
       *[win] Presque ! Mais Bleu gagnerait encore, avec plus de dirhams. Couvrez une case bleue, et aucune des vôtres.
    }
learn-how-arrow = Touchez une flèche, ou utilisez les touches fléchées. Validez ensuite avec le bouton ou Entrée.
learn-how-rug = Touchez une case pour y voir un tapis. Touchez-la encore pour voir le suivant, ou touchez une case voisine pour choisir ces deux-là. Vous pouvez aussi utiliser les touches fléchées. Pour poser le tapis, appuyez sur le bouton ou sur Entrée.
learn-do =
    { $step ->
        [turn] Orienter Assam
        [roll] Lancer le dé
       *[lay] Poser le tapis
    }
learn-name = { $seat ->
    [1] Vous
    [2] Bleu
   *[3] Jaune
}
learn-back = Retour
learn-next = Suivant
learn-skip = Passer
learn-once-more = Encore une fois
learn-end-title = Et voilà tout le jeu
learn-end = Orienter, lancer, payer, poser, et garder un œil sur les tapis de chacun. Le reste s’apprend en jouant.
learn-play = Jouer maintenant
learn-read-rules = Lire les règles
learn-from-start = Recommencer
