### Spanish: the analysis of a game, on its replay.

analysis-title = Análisis
analysis-lead = Descubre quién tuvo suerte, dónde dio un vuelco la partida y qué se pudo hacer mejor.
analysis-do = Analizar esta partida

## While it is computed

analysis-asking = Pidiendo el análisis…
analysis-waiting = { $place ->
    [0] Este análisis es el siguiente.
    [one] Antes va otro análisis.
    [many] Antes van otros { $place } de análisis.
   *[other] Antes van otros { $place } análisis.
}
analysis-running = Turno { $turn } de { $turns } analizado
analysis-failed = No se pudo terminar el análisis.
analysis-lost = Se perdió la conexión. Lo analizado hasta ahora está más abajo.

## In a few sentences. $worth is how much the dice changed somebody's chance to win.

analysis-luck-you = { $luck ->
    [good] Tuviste suerte: el dado te supuso un { $worth }.
    [bad] Tuviste mala suerte: el dado te supuso un { $worth }.
   *[even] La suerte fue justa contigo: las tiradas buenas y las malas se compensaron.
}
analysis-luck-name = { $luck ->
    [good] { $name } tuvo más suerte que nadie: el dado le supuso un { $worth }.
   *[even] La suerte fue justa: las tiradas buenas y las malas de cada jugador se compensaron.
}
analysis-turned = El punto de inflexión fue el turno { $turn }.
analysis-turned-chance = { $name } pasó de un { $before } a un { $after }.
analysis-worst-you = { $step ->
    [lay] Cometiste el mayor error de la partida en el turno { $turn }, con esta alfombra. Costó un { $cost } de una victoria.
   *[turn] Cometiste el mayor error de la partida en el turno { $turn }, al girar a Assam. Costó un { $cost } de una victoria.
}
analysis-worst-name = { $step ->
    [lay] { $name } cometió el mayor error de la partida en el turno { $turn }, con esta alfombra. Costó un { $cost } de una victoria.
   *[turn] { $name } cometió el mayor error de la partida en el turno { $turn }, al girar a Assam. Costó un { $cost } de una victoria.
}
analysis-worst-none = Nadie cometió ningún error digno de mención.

## The chart

analysis-chances = Probabilidad de ganar de cada jugador
analysis-chart-help = Arriba: la probabilidad de ganar de cada jugador, turno a turno. Abajo, en la fila de cada jugador: cuánta suerte tuvo en cada tirada y dónde hubo errores.
analysis-walk = Turno del análisis
analysis-value = Tras el turno { $turn }: { $chances }.
analysis-value-start = Al comienzo: { $chances }.
analysis-value-unknown = El turno { $turn } aún no se ha analizado.
analysis-chance-of = { $name }: { $chance }
analysis-not-yet = Aún sin analizar
analysis-luck-of = suerte { $gain }
analysis-error-of = { $grade ->
    [slip] imprecisión { $cost }
    [blunder] error grave { $cost }
   *[mistake] fallo { $cost }
}
analysis-show = Ver en el mercado
analysis-as-table = Mostrar como tabla
analysis-column-luck = Suerte en la tirada
analysis-column-error = Error cometido

## Errors

analysis-errors = Errores
analysis-grade = { $grade ->
    [slip] imprecisión
    [blunder] error grave
   *[mistake] fallo
}
analysis-grades = { $grade ->
    [slip] Imprecisiones
    [blunder] Errores graves
   *[mistake] Fallos
}
analysis-decisions = Decisiones
analysis-lost-each = Pérdida por decisión
analysis-errors-list = Uno por uno, de mayor a menor
analysis-error-turn = Turno { $turn }: { $name }
analysis-error-step = { $step ->
    [lay] al colocar una alfombra
   *[turn] al girar a Assam
}

## The sums

analysis-sums = Las cuentas exactas
analysis-sum-name = { $sum ->
    [start] Probabilidad al comienzo
    [own-luck] Suerte propia
    [others-luck] Suerte de los demás
    [own-errors] Errores propios
    [others-decisions] Decisiones de los demás
    [corrections] Correcciones
    [result] Resultado
   *[luck-adjusted] Resultado sin la suerte
}
analysis-sums-help = Todo se expresa en porcentaje de una victoria. La probabilidad al comienzo, la suerte, los errores, las decisiones de los demás y las correcciones dan, en conjunto, el resultado: 100 % por una victoria, repartido si varios ganan juntos.
analysis-sums-luck = La suerte es lo que trajo el dado en comparación con su media. Un error se mide respecto a la mejor opción que había; el giro de Assam se juzga antes de lanzar el dado. Las correcciones son lo que el análisis averiguó al mirar más lejos; si son grandes, no te fíes de los errores pequeños.
analysis-sums-adjusted = El resultado sin la suerte es el que se obtendría de media con las mismas decisiones. Puede estar por debajo del 0 % o por encima del 100 %.

## One decision. Chances are percentages like “41.2 %”, written by the page.

decision = En este momento de la partida
decision-word = { $grade ->
    [blunder] Error grave.
    [mistake] Fallo.
    [slip] Imprecisión.
    [fine] Bien.
   *[best] La mejor opción.
}
decision-cost = Costó un { $cost } de una victoria.
decision-tag = { $tag ->
    [done] Se jugó:
    [both] Se jugó, y era lo mejor:
   *[best] Lo mejor:
}
decision-all = Las { $count } opciones
decision-forced = No había otra opción.
decision-gave-up = La probabilidad de ganar era del { $chance }.
decision-luck = { $luck ->
    [lucky] Buena suerte.
    [unlucky] Mala suerte.
   *[even] Ni buena ni mala suerte.
}
decision-luck-by = { $step ->
    [draw] { $more ->
        [less] Un { $amount } menos que la media de las alfombras que podían salir.
       *[more] Un { $amount } más que la media de las alfombras que podían salir.
    }
   *[roll] { $more ->
        [less] Un { $amount } menos que una tirada media.
       *[more] Un { $amount } más que una tirada media.
    }
}
decision-rolls = { $step ->
    [draw] { $name }: probabilidad de ganar según la alfombra
   *[roll] { $name }: probabilidad de ganar según la tirada
}
decision-rolled = { $step ->
    [draw] Alfombra
   *[roll] Dado
}
decision-likelihood = Frecuencia
decision-chance = Probabilidad de ganar

## Rollouts: games that are played from a decision on

rollout-start = Simular hasta el final
rollout-help = Desde cada opción se juegan muchas partidas hasta el final, todas con la misma suerte, para ver cuánto vale esa opción.
rollout-waiting = { $place ->
    [0] Empezando…
    [one] Antes va otra simulación.
    [many] Antes van otras { $place } de simulaciones.
   *[other] Antes van otras { $place } simulaciones.
}
rollout-running = { $games ->
    [one] Por ahora, una partida por opción; como máximo, { $of }
    [many] Por ahora, { $games } de partidas por opción; como máximo, { $of }
   *[other] Por ahora, { $games } partidas por opción; como máximo, { $of }
}
rollout-failed = No se pudieron jugar las partidas. Inténtalo de nuevo.
rollout-finding = { $finding ->
    [worse] Las partidas lo confirman: lo que se jugó es peor.
    [better] Las partidas dicen lo contrario: lo que se jugó es mejor.
    [same] Las partidas no han encontrado nada mejor que lo que se jugó.
    [else] Las partidas han encontrado algo mejor que lo que se jugó.
   *[open] Demasiado igualado para decidir.
}
rollout-results = Lo que dicen las partidas
rollout-worth = { $chance } ± { $error }
rollout-interval = En 95 de cada 100 casos, el valor real está dentro de la barra.
rollout-games = { $games ->
    [one] Se ha jugado una partida desde cada opción.
    [many] Se han jugado { $games } de partidas desde cada opción.
   *[other] Se han jugado { $games } partidas desde cada opción.
}

## Learning from mistakes: a position of the game, in which something better is to be found

mistakes-start = { $whose ->
    [yours] Aprender de tus errores
   *[all] Aprender de los errores
}
mistakes-back = Volver a la partida
mistakes-whose = De quién son los errores
mistakes-none = { $name }: ningún error en esta partida. ¡Bien jugado!
mistakes-progress = Ejercicio { $at } de { $of }
mistakes-puzzle = { $step ->
    [lay] Turno { $turn }: coloca una alfombra
    [steer] Turno { $turn }: gira a Assam para el siguiente jugador
   *[turn] Turno { $turn }: gira a Assam
}
mistakes-played-rug = En la partida, la alfombra se colocó en { $first } y { $second }.
mistakes-played-facing = En la partida, se giró a Assam hacia el { facing }.
mistakes-task = Encuentra algo mejor.
mistakes-do = { $step ->
    [lay] Colocar la alfombra
   *[turn] Girar a Assam
}
mistakes-show = Ver la solución
mistakes-finish = Terminar
mistakes-same = Eso es lo que se jugó: un { $chance } de probabilidad de ganar. Hay algo mejor.
mistakes-worse = { $choice }: un { $chance } de probabilidad de ganar. Hay algo mejor.
mistakes-right = { $verdict ->
    [best] ¡Sí, esa es la mejor opción!
   *[good] Muy bien: es tan buena como la mejor opción.
}
mistakes-yours = Con tu opción se gana el { $chance } de las veces.
mistakes-best = Lo mejor: { $choice }.
mistakes-cost = Lo que se jugó costó un { $cost } de una victoria: { $played } en lugar de { $best }.
mistakes-facts = A qué lleva cada opción
mistakes-then = Se jugó:
mistakes-better = Lo mejor:
mistakes-you = Tu opción:
mistakes-area = Tu zona allí, en casillas
mistakes-own = Tus casillas visibles
mistakes-hidden = Casillas de otros que cubre
mistakes-prices = Dirhams que hay que pagar si sale
mistakes-end = Encontraste algo mejor en { $found } de { $of }.
mistakes-outcome = { $outcome ->
    [first] resuelto a la primera
    [later] resuelto
    [shown] solución mostrada
   *[skipped] saltado
}
mistakes-again = Empezar de nuevo
