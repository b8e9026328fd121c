### Portuguese: the analysis of a game, on its replay.

analysis-title = Análise
analysis-lead = Veja quem teve sorte, onde a partida mudou de rumo e o que se podia ter feito melhor.
analysis-do = Analisar esta partida

## While it is computed

analysis-asking = A pedir a análise…
analysis-waiting = { $place ->
    [0] Esta análise é a próxima.
    [one] Primeiro há outra análise.
    [many] Primeiro há outras { $place } de análises.
   *[other] Primeiro há outras { $place } análises.
}
analysis-running = Turno { $turn } de { $turns } analisado
analysis-failed = Não foi possível acabar a análise.
analysis-lost = A ligação perdeu-se. O que já foi analisado está abaixo.

## In a few sentences. $worth is how much the dice changed somebody's chance to win.

analysis-luck-you = { $luck ->
    [good] Teve sorte: o dado valeu-lhe { $worth }.
    [bad] Teve azar: o dado valeu-lhe { $worth }.
   *[even] A sorte foi justa: os bons e os maus lançamentos compensaram-se.
}
analysis-luck-name = { $luck ->
    [good] A maior sorte foi a de { $name }: o dado valeu { $worth }.
   *[even] A sorte foi justa: para todos, os bons e os maus lançamentos compensaram-se.
}
analysis-turned = O momento decisivo foi o turno { $turn }.
analysis-turned-chance = { $name } passou de { $before } para { $after }.
analysis-worst-you = { $step ->
    [lay] É seu o maior erro da partida: no turno { $turn }, com este tapete. Custou { $cost } de uma vitória.
   *[turn] É seu o maior erro da partida: no turno { $turn }, ao virar o Assam. Custou { $cost } de uma vitória.
}
analysis-worst-name = { $step ->
    [lay] { $name } cometeu o maior erro da partida no turno { $turn }, com este tapete. Custou { $cost } de uma vitória.
   *[turn] { $name } cometeu o maior erro da partida no turno { $turn }, ao virar o Assam. Custou { $cost } de uma vitória.
}
analysis-worst-none = Ninguém cometeu nenhum erro digno de nota.

## The chart

analysis-chances = Probabilidade de vitória de cada jogador
analysis-chart-help = Em cima: a probabilidade de vitória de cada jogador, turno a turno. Em baixo, na faixa de cada jogador: a sorte de cada lançamento e onde houve erros.
analysis-walk = Turno na análise
analysis-value = Após o turno { $turn }: { $chances }.
analysis-value-start = No início: { $chances }.
analysis-value-unknown = O turno { $turn } ainda não foi analisado.
analysis-chance-of = { $name }: { $chance }
analysis-not-yet = Ainda por analisar
analysis-luck-of = sorte { $gain }
analysis-error-of = { $grade ->
    [slip] imprecisão { $cost }
    [blunder] erro grave { $cost }
   *[mistake] falha { $cost }
}
analysis-show = Mostrar este momento no mercado
analysis-as-table = Mostrar como tabela
analysis-column-luck = Sorte no lançamento
analysis-column-error = Erro

## Errors

analysis-errors = Erros
analysis-grade = { $grade ->
    [slip] imprecisão
    [blunder] erro grave
   *[mistake] falha
}
analysis-grades = { $grade ->
    [slip] Imprecisões
    [blunder] Erros graves
   *[mistake] Falhas
}
analysis-decisions = Decisões
analysis-lost-each = Perda por decisão
analysis-errors-list = Um a um, primeiro os maiores
analysis-error-turn = Turno { $turn }: { $name }
analysis-error-step = { $step ->
    [lay] colocar um tapete
   *[turn] virar o Assam
}

## The sums

analysis-sums = As contas exatas
analysis-sum-name = { $sum ->
    [start] Probabilidade no início
    [own-luck] Sorte própria
    [others-luck] Sorte dos outros
    [own-errors] Erros próprios
    [others-decisions] Decisões dos outros
    [corrections] Correções
    [result] Resultado
   *[luck-adjusted] Resultado sem a sorte
}
analysis-sums-help = Tudo são percentagens de uma vitória. A probabilidade no início, a sorte, os erros, as decisões dos outros e as correções dão, no conjunto, o resultado: 100% por uma vitória, repartidos por quem a partilha.
analysis-sums-luck = A sorte é o que o dado trouxe, em comparação com a sua média. Um erro mede-se em relação à melhor escolha que havia; a escolha de como virar o Assam é avaliada antes de se lançar o dado. As correções são o que a análise descobriu ao olhar mais longe; se forem grandes, não confie nos erros pequenos.
analysis-sums-adjusted = O resultado sem a sorte é o que se obteria em média com as mesmas decisões. Pode ficar abaixo de 0% ou acima de 100%.

## One decision. Chances are percentages like “41.2 %”, written by the page.

decision = Neste momento da partida
decision-word = { $grade ->
    [blunder] Erro grave.
    [mistake] Falha.
    [slip] Imprecisão.
    [fine] Boa escolha.
   *[best] A melhor escolha.
}
decision-cost = Custou { $cost } de uma vitória.
decision-tag = { $tag ->
    [done] Na partida:
    [both] Na partida, e o melhor:
   *[best] O melhor:
}
decision-all = Todas as { $count } escolhas
decision-forced = Não havia mais nada para escolher.
decision-gave-up = A probabilidade de vitória era de { $chance }.
decision-luck = { $luck ->
    [lucky] Sorte.
    [unlucky] Azar.
   *[even] Nem sorte nem azar.
}
decision-luck-by = { $step ->
    [draw] { $more ->
        [less] { $amount } abaixo da média dos tapetes que podiam sair.
       *[more] { $amount } acima da média dos tapetes que podiam sair.
    }
   *[roll] { $more ->
        [less] { $amount } abaixo de um lançamento médio.
       *[more] { $amount } acima de um lançamento médio.
    }
}
decision-rolls = { $step ->
    [draw] { $name }: probabilidade de vitória consoante o tapete tirado
   *[roll] { $name }: probabilidade de vitória após cada lançamento
}
decision-rolled = { $step ->
    [draw] Tapete
   *[roll] Dado
}
decision-likelihood = Probabilidade de sair
decision-chance = Probabilidade de vitória

## Rollouts: games that are played from a decision on

rollout-start = Jogar até ao fim
rollout-help = Joga muitas partidas até ao fim a partir de cada escolha, todas com a mesma sorte, para ver quanto ela vale.
rollout-waiting = { $place ->
    [0] A começar…
    [one] Primeiro há outro pedido.
    [many] Primeiro há outros { $place } de pedidos.
   *[other] Primeiro há outros { $place } pedidos.
}
rollout-running = { $games ->
    [0] { $games } partidas a partir de cada escolha até agora, { $of } no máximo
    [one] Uma partida a partir de cada escolha até agora, { $of } no máximo
    [many] { $games } de partidas a partir de cada escolha até agora, { $of } no máximo
   *[other] { $games } partidas a partir de cada escolha até agora, { $of } no máximo
}
rollout-failed = Não foi possível jogar as partidas. Tente de novo.
rollout-finding = { $finding ->
    [worse] As partidas confirmam: o que se jogou é pior.
    [better] As partidas dizem o contrário: o que se jogou é melhor.
    [same] As partidas não encontraram nada melhor do que o que se jogou.
    [else] As partidas encontraram algo melhor do que o que se jogou.
   *[open] Diferença demasiado pequena para decidir.
}
rollout-results = O que dizem as partidas
rollout-worth = { $chance } ± { $error }
rollout-interval = Em 95 de cada 100 casos, o valor verdadeiro está dentro da barra.
rollout-games = { $games ->
    [0] Foram jogadas { $games } partidas a partir de cada escolha.
    [one] Foi jogada uma partida a partir de cada escolha.
    [many] Foram jogadas { $games } de partidas a partir de cada escolha.
   *[other] Foram jogadas { $games } partidas a partir de cada escolha.
}

## Learning from mistakes: a position of the game, in which something better is to be found

mistakes-start = { $whose ->
    [yours] Aprender com os seus erros
   *[all] Aprender com os erros
}
mistakes-back = Voltar à partida
mistakes-whose = Erros de quem
mistakes-none = { $name }: nenhum erro nesta partida. Bem jogado!
mistakes-progress = Desafio { $at } de { $of }
mistakes-puzzle = { $step ->
    [lay] Turno { $turn }: colocar um tapete
    [steer] Turno { $turn }: virar o Assam para a vez seguinte
   *[turn] Turno { $turn }: virar o Assam
}
mistakes-played-rug = Na partida, o tapete foi colocado em { $first } e { $second }.
mistakes-played-facing = Na partida, o Assam foi virado para { facing }.
mistakes-task = Encontre algo melhor.
mistakes-do = { $step ->
    [lay] Colocar o tapete
   *[turn] Virar o Assam
}
mistakes-show = Mostrar a solução
mistakes-finish = Terminar
mistakes-same = Foi isso que se jogou: probabilidade de vitória de { $chance }. Há algo melhor.
mistakes-worse = { $choice }: probabilidade de vitória de { $chance }. Há algo melhor.
mistakes-right = { $verdict ->
    [best] Sim, é a melhor escolha!
   *[good] Muito bem, vale tanto como a melhor.
}
mistakes-yours = Com a sua escolha, ganha-se em { $chance } dos casos.
mistakes-best = O melhor: { $choice }.
mistakes-cost = O que se jogou custou { $cost } de uma vitória: { $played } em vez de { $best }.
mistakes-facts = Aonde levam as escolhas
mistakes-then = Na partida:
mistakes-better = O melhor:
mistakes-you = A sua escolha:
mistakes-area = A sua área nesse sítio, em casas
mistakes-own = As suas casas visíveis
mistakes-hidden = Casas dos outros que ficam cobertas
mistakes-prices = Dirhams a pagar se tirar
mistakes-end = Encontrou algo melhor em { $found } de { $of }.
mistakes-outcome = { $outcome ->
    [first] à primeira
    [later] com mais tentativas
    [shown] com a solução à vista
   *[skipped] por resolver
}
mistakes-again = Recomeçar
