### Portuguese: playing without seeing the market: the text board, its keys and what it reads out.

text-board = Tabuleiro de texto
text-board-about = O mercado em palavras: as casas como botões, uma caixa onde escrever e teclas que leem em voz alta o que quiser saber.
text-board-show = Mostrar o tabuleiro de texto
text-board-hide = Esconder o tabuleiro de texto
settings-text-board = Tabuleiro de texto em todas as mesas
settings-text-board-help = Casas como botões e uma caixa onde escrever, para jogar sem ver o mercado.

## The squares

text-squares = As casas do mercado
text-square = { $square }, { $rug ->
    [bare] vazia
    [r] tapete vermelho
    [b] tapete azul
    [y] tapete amarelo
   *[g] tapete verde
}{ $other ->
    [none] {""}
    [hidden] , com a outra metade escondida
   *[square] , juntamente com { $with }
}{ $assam ->
    [N] . O Assam está aqui e olha para norte
    [E] . O Assam está aqui e olha para leste
    [S] . O Assam está aqui e olha para sul
    [W] . O Assam está aqui e olha para oeste
   *[no] {""}
}
text-half-chosen = O tapete começa em { $square }. A outra metade pode ficar em: { $squares }.
text-half-undone = Já nada está escolhido.
text-no-rug = Agora nenhum tapete pode ficar em { $square }.
text-no-pair = Agora nenhum tapete pode ficar em { $first } e { $second }.
text-would-lay = Um tapete { colour } em { $first } e { $second }. Enter coloca-o, Esc retira-o.
text-would-turn = O Assam olha para { facing }. R lança o dado.
text-would-steer = O Assam vai olhar para { facing } na vez seguinte. R confirma.

## The box to type in

text-box = Escreva uma ação ou uma pergunta
text-box-go = Executar
text-box-help = N, E, S ou W viram o Assam, R lança o dado, e duas casas, como d4d5, colocam um tapete. Uma só casa, como d4, diz o que lá está e quanto custa. I lê os lugares, T o último turno, A o que é permitido, C o que custa cada lançamento e O o resumo.
text-box-empty = Ainda não há nada escrito.
text-box-unknown = «{ $text }» não é uma ação nem uma pergunta.
text-not-now = { $action } não é permitido agora.
text-not-yours = Agora não lhe cabe decidir nada.

## What is read out

text-ask = Ler em voz alta
text-ask-seats = Lugares
text-ask-last = Último turno
text-ask-legal = O que é permitido
text-ask-prices = Custo de cada lançamento
text-ask-overview = Resumo
text-overview = Turno { $turn }. O Assam está em { $square } e olha para { facing }.
text-seat = { $name }: { $score }. { $rugs }.
text-labelled = { $label }: { $text }
text-seat-next = O próximo tapete é { colour }.
text-seat-out = { $name } está fora da partida.
text-last-none = Ainda ninguém jogou.
text-legal-turn = Direções possíveis para o Assam: { $choices }.
text-legal-roll = Pode lançar-se o dado.
text-legal-lay = { $count ->
    [one] Pode colocar-se um tapete: { $choices }.
    [many] Podem colocar-se { $count } de tapetes: { $choices }.
   *[other] Podem colocar-se { $count } tapetes: { $choices }.
}
text-legal-return = O tapete não cabe aqui; volta para a caixa.
text-legal-none = Agora não se pode fazer nada.

## Its keys

text-keys-title = Teclas do tabuleiro de texto
text-keys-arrows = ir de casa em casa; Home e End percorrem uma fila, Page Up e Page Down uma coluna
text-keys-enter = escolher uma casa para o tapete, ou colocá-lo
text-keys-roll = lançar o dado
text-keys-seats = ler os lugares
text-keys-last = ler o último turno
text-keys-legal = ler o que é permitido
text-keys-price = ler quanto custa esta casa
text-keys-prices = ler quanto custa cada lançamento
text-keys-overview = ler onde está o Assam e o que há a fazer
text-keys-box = ir para a caixa onde escrever
