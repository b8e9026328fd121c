### Portuguese: playing without seeing the market: the text board, its keys and what it reads out.

text-board = Tabuleiro de texto
text-board-about = O mercado em palavras: as casas como botões, um campo onde escrever e teclas para ouvir o que quiser saber.
text-board-show = Mostrar o tabuleiro de texto
text-board-hide = Esconder o tabuleiro de texto
settings-text-board = Tabuleiro de texto em todas as mesas
settings-text-board-help = Casas como botões e um campo onde escrever, para jogar sem ver o mercado.

## The squares

text-squares = As casas do mercado
text-square =
    { $square }, { $rug ->
        [bare] vazia
        [r] tapete vermelho
        [b] tapete azul
        [y] tapete amarelo
       *[g] tapete verde
    }{ $other ->
        [none] { "" }
        [hidden] , com a outra metade escondida
       *[square] , com a outra metade em { $with }
    }{ $assam ->
        [N] . O Assam está aqui e olha para norte
        [E] . O Assam está aqui e olha para leste
        [S] . O Assam está aqui e olha para sul
        [W] . O Assam está aqui e olha para oeste
       *[no] { "" }
    }
text-half-chosen = O tapete começa em { $square }. A outra metade pode ficar em: { $squares }.
text-half-undone = Escolha anulada.
text-no-rug = Agora não pode colocar um tapete em { $square }.
text-no-pair = Agora não pode colocar um tapete em { $first } e { $second }.
text-would-lay = Um tapete { colour } em { $first } e { $second }. Pressione Enter para o colocar ou Esc para cancelar.
text-would-turn = O Assam vai olhar para { facing }. Use R para lançar o dado.
text-would-steer = O Assam vai olhar para { facing } na vez seguinte. Use R para confirmar.

## The box to type in

text-box = Escreva uma ação ou uma pergunta
text-box-go = Executar
text-box-help = Para virar o Assam, escreva N (norte), E (leste), S (sul) ou W (oeste). Escreva R para lançar o dado e duas casas, como d4d5, para colocar um tapete. Escreva uma só casa, como d4, para saber o que lá está e quanto custa parar lá. Escreva I para os lugares, T para o último turno, A para o que é permitido, C para o que custa cada lançamento e O para o resumo.
text-box-empty = Ainda não escreveu nada.
text-box-unknown = «{ $text }» não é uma ação nem uma pergunta. Escreva ? para ver a ajuda.
text-not-now = { $action } não é permitido agora.
text-not-yours = Neste momento não tem nada a decidir.

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
text-legal-roll = Pode lançar o dado.
text-legal-lay =
    { $count ->
        [one] O tapete pode ficar num sítio: { $choices }.
        [many] O tapete pode ficar em { $count } de sítios: { $choices }.
       *[other] O tapete pode ficar em { $count } sítios: { $choices }.
    }
text-legal-return = Não há sítio para o tapete, por isso volta para a caixa.
text-legal-none = Neste momento não há nada a fazer.

## Its keys

text-keys-title = Atalhos do tabuleiro de texto
text-keys-arrows = ir de casa em casa; Home e End vão às pontas de uma fila, Page Up e Page Down às pontas de uma coluna
text-keys-enter = escolher uma casa para o tapete, ou colocá-lo
text-keys-roll = lançar o dado
text-keys-seats = ler os lugares
text-keys-last = ler o último turno
text-keys-legal = ler o que é permitido
text-keys-price = ler quanto custa parar nesta casa
text-keys-prices = ler quanto custa cada lançamento
text-keys-overview = ler onde está o Assam e o que fazer a seguir
text-keys-box = ir para o campo onde escrever
