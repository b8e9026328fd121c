### French: the analysis of a game, on its replay.

analysis-title = Analyse
analysis-lead = Découvrez qui a eu de la chance, quand la partie a basculé et ce qui pouvait être mieux joué.
analysis-do = Analyser cette partie

## While it is computed

analysis-asking = Demande d’analyse…
analysis-waiting = { $place ->
    [0] Cette analyse est la prochaine.
    [one] Une autre analyse passe avant.
    [many] { $place } d’autres analyses passent avant.
   *[other] { $place } autres analyses passent avant.
}
analysis-running = Tour { $turn } sur { $turns } analysé
analysis-failed = L’analyse n’a pas pu être terminée.
analysis-lost = La connexion a été perdue. Ce qui a déjà été analysé est ci-dessous.

## In a few sentences. $worth is how much the dice changed somebody's chance to win.

analysis-luck-you = { $luck ->
    [good] Vous avez eu de la chance : le dé vous a valu { $worth }.
    [bad] Vous avez eu de la malchance : le dé vous a valu { $worth }.
   *[even] La chance a été équitable avec vous : les bons et les mauvais lancers se sont compensés.
}
analysis-luck-name = { $luck ->
    [good] { $name } a eu le plus de chance : le dé lui a valu { $worth }.
   *[even] La chance a été équitable : pour tout le monde, les bons et les mauvais lancers se sont compensés.
}
analysis-turned = La partie a basculé au tour { $turn }.
analysis-turned-chance = { $name } passe de { $before } à { $after }.
analysis-worst-you = { $step ->
    [lay] Vous avez commis la plus grosse erreur de la partie au tour { $turn }, avec ce tapis. Elle a coûté { $cost } d’une victoire.
   *[turn] Vous avez commis la plus grosse erreur de la partie au tour { $turn }, en orientant Assam. Elle a coûté { $cost } d’une victoire.
}
analysis-worst-name = { $step ->
    [lay] { $name } a commis la plus grosse erreur de la partie au tour { $turn }, avec ce tapis. Elle a coûté { $cost } d’une victoire.
   *[turn] { $name } a commis la plus grosse erreur de la partie au tour { $turn }, en orientant Assam. Elle a coûté { $cost } d’une victoire.
}
analysis-worst-none = Personne n’a commis d’erreur notable.

## The chart

analysis-chances = Chances de victoire de chacun
analysis-chart-help = En haut : les chances de victoire de chacun, tour par tour. En bas, sur la ligne de chaque joueur : la chance ou la malchance à chaque lancer, et les erreurs commises.
analysis-walk = Tour dans l’analyse
analysis-value = Après le tour { $turn } : { $chances }.
analysis-value-start = Au départ : { $chances }.
analysis-value-unknown = Le tour { $turn } n’a pas encore été analysé.
analysis-chance-of = { $name } : { $chance }
analysis-not-yet = Pas encore analysé
analysis-luck-of = chance { $gain }
analysis-error-of = { $grade ->
    [slip] imprécision { $cost }
    [blunder] gaffe { $cost }
   *[mistake] faute { $cost }
}
analysis-show = Voir sur le marché
analysis-as-table = Afficher en tableau
analysis-column-luck = Chance au lancer
analysis-column-error = Erreur

## Errors

analysis-errors = Erreurs
analysis-grade = { $grade ->
    [slip] imprécision
    [blunder] gaffe
   *[mistake] faute
}
analysis-grades = { $grade ->
    [slip] Imprécisions
    [blunder] Gaffes
   *[mistake] Fautes
}
analysis-decisions = Décisions
analysis-lost-each = Perte par décision
analysis-errors-list = Une par une, les plus grosses d’abord
analysis-error-turn = Tour { $turn } : { $name }
analysis-error-step = { $step ->
    [lay] en posant un tapis
   *[turn] en orientant Assam
}

## The sums

analysis-sums = Le compte exact
analysis-sum-name = { $sum ->
    [start] Chances au départ
    [own-luck] Sa propre chance
    [others-luck] Chance des autres
    [own-errors] Ses propres erreurs
    [others-decisions] Décisions des autres
    [corrections] Corrections
    [result] Résultat
   *[luck-adjusted] Résultat sans la chance
}
analysis-sums-help = Tout est exprimé en pourcentage d’une victoire. Les chances de victoire au départ, la chance aux lancers, les erreurs, les décisions des autres et les corrections donnent ensemble le résultat : 100 % pour une victoire, à partager entre ceux qui gagnent ensemble.
analysis-sums-luck = La chance est ce que le dé a apporté par rapport à la moyenne. Une erreur se mesure par rapport au meilleur choix possible ; l’orientation d’Assam est jugée avant le lancer du dé. Les corrections sont ce que l’analyse a appris en regardant plus loin ; si elles sont importantes, ne vous fiez pas aux petites erreurs.
analysis-sums-adjusted = Le résultat sans la chance est ce que donneraient en moyenne les mêmes décisions. Il peut être inférieur à 0 % ou supérieur à 100 %.

## One decision. Chances are percentages like “41.2 %”, written by the page.

decision = À ce moment de la partie
decision-word = { $grade ->
    [blunder] Gaffe.
    [mistake] Faute.
    [slip] Imprécision.
    [fine] Bien.
   *[best] Le meilleur choix.
}
decision-cost = Ce choix a coûté { $cost } d’une victoire.
decision-tag = { $tag ->
    [done] Joué :
    [both] Joué, et meilleur choix :
   *[best] Meilleur choix :
}
decision-all = Les { $count } choix
decision-forced = Il n’y avait pas d’autre choix.
decision-gave-up = Les chances de victoire étaient de { $chance }.
decision-luck = { $luck ->
    [lucky] Coup de chance.
    [unlucky] Pas de chance.
   *[even] Ni chance ni malchance.
}
decision-luck-by = { $step ->
    [draw] { $more ->
        [less] { $amount } de moins qu’un tirage moyen.
       *[more] { $amount } de plus qu’un tirage moyen.
    }
   *[roll] { $more ->
        [less] { $amount } de moins qu’un lancer moyen.
       *[more] { $amount } de plus qu’un lancer moyen.
    }
}
decision-rolls = { $step ->
    [draw] { $name } : chances de victoire selon le tapis pioché
   *[roll] { $name } : chances de victoire selon le lancer
}
decision-rolled = { $step ->
    [draw] Tapis
   *[roll] Dé
}
decision-likelihood = Probabilité
decision-chance = Chances de victoire

## Rollouts: games that are played from a decision on

rollout-start = Simuler la suite
rollout-help = Joue de nombreuses parties jusqu’au bout à partir de chaque choix, toutes avec les mêmes tirages, pour voir ce que vaut ce choix.
rollout-waiting = { $place ->
    [0] Démarrage…
    [one] Une autre simulation passe avant.
    [many] { $place } d’autres simulations passent avant.
   *[other] { $place } autres simulations passent avant.
}
rollout-running = { $games ->
    [one] { $games } partie par choix jusqu’ici, { $of } au plus
    [many] { $games } de parties par choix jusqu’ici, { $of } au plus
   *[other] { $games } parties par choix jusqu’ici, { $of } au plus
}
rollout-failed = Les parties n’ont pas pu être jouées. Réessayez.
rollout-finding = { $finding ->
    [worse] Les parties le confirment : ce qui a été joué est moins bon.
    [better] Les parties disent le contraire : ce qui a été joué est meilleur.
    [same] Les parties n’ont rien trouvé de mieux que ce qui a été joué.
    [else] Les parties ont trouvé mieux que ce qui a été joué.
   *[open] Trop serré pour trancher.
}
rollout-results = Ce que disent les parties
rollout-worth = { $chance } ± { $error }
rollout-interval = Dans 95 cas sur 100, la vraie valeur se trouve à l’intérieur de la barre.
rollout-games = { $games ->
    [one] { $games } partie a été jouée à partir de chaque choix.
    [many] { $games } de parties ont été jouées à partir de chaque choix.
   *[other] { $games } parties ont été jouées à partir de chaque choix.
}

## Learning from mistakes: a position of the game, in which something better is to be found

mistakes-start = { $whose ->
    [yours] Apprendre de vos erreurs
   *[all] Apprendre des erreurs
}
mistakes-back = Revenir à la partie
mistakes-whose = De qui sont les erreurs
mistakes-none = { $name } : aucune erreur dans cette partie. Bien joué !
mistakes-progress = Exercice { $at } sur { $of }
mistakes-puzzle = { $step ->
    [lay] Tour { $turn } : posez un tapis
    [steer] Tour { $turn } : orientez Assam pour le joueur suivant
   *[turn] Tour { $turn } : orientez Assam
}
mistakes-played-rug = Dans la partie, le tapis a été posé sur { $first } et { $second }.
mistakes-played-facing = Dans la partie, Assam a été orienté plein { facing }.
mistakes-task = Trouvez mieux.
mistakes-do = { $step ->
    [lay] Poser le tapis
   *[turn] Orienter Assam
}
mistakes-show = Voir la solution
mistakes-finish = Terminer
mistakes-same = C’est ce qui a été joué : { $chance } de chances de victoire. Il y a mieux.
mistakes-worse = { $choice } : { $chance } de chances de victoire. Il y a mieux.
mistakes-right = { $verdict ->
    [best] Oui, c’est le meilleur choix !
   *[good] Bravo, c’est aussi bon que le meilleur choix.
}
mistakes-yours = Ce choix gagne dans { $chance } des cas.
mistakes-best = Meilleur choix : { $choice }.
mistakes-cost = Ce qui a été joué a coûté { $cost } d’une victoire : { $played } au lieu de { $best }.
mistakes-facts = Ce que donnent les choix
mistakes-then = Joué :
mistakes-better = Meilleur choix :
mistakes-you = Votre choix :
mistakes-area = Votre groupe à cet endroit, en cases
mistakes-own = Vos cases visibles
mistakes-hidden = Cases des autres recouvertes
mistakes-prices = Dirhams à payer si le dé montre
mistakes-end = Vous avez trouvé mieux { $found } fois sur { $of }.
mistakes-outcome = { $outcome ->
    [first] résolu du premier coup
    [later] résolu
    [shown] solution montrée
   *[skipped] passé
}
mistakes-again = Recommencer
