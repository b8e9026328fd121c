### Portuguese: watching a record and setting up a position.

study-again = Tentar de novo
study-copy-by-hand = Copie a partir daqui

## Watching a record

replay-title = Rever uma partida
replay-lead = Cada partida pode ser guardada como um texto curto, o seu registo. Abra um para o percorrer ação a ação, ou veja primeiro o exemplo.
replay-example = Ver o exemplo
replay-open-file = Abrir um ficheiro
replay-paste = Ou cole aqui um registo, ou largue o ficheiro em qualquer sítio desta página
replay-watch = Ver
replay-link-broken = Este link não está completo e não é possível ler a partida que contém. Peça-o de novo ou abra o próprio registo.
replay-another = Abrir outro registo

replay-seat = Lugar { $seat }
replay-market = O mercado
replay-beginning = A partida começa.
replay-before-first = Antes do primeiro turno
replay-place = Turno { $turn }: { $name }
replay-count = { $at } de { $of }
replay-controls = Percorrer a partida
replay-first = Para o início
replay-back = Uma ação atrás
replay-play = Reproduzir
replay-pause = Pausa
replay-forward = Uma ação à frente
replay-last = Para o fim
replay-slider = Momento da partida
replay-keys = Teclas: as setas recuam ou avançam uma ação e, com Shift, um turno inteiro; Home e End vão até às pontas; a barra de espaços reproduz e faz pausa.
replay-speed = Velocidade
replay-speed-name = { $speed ->
    [slow] Lenta
    [fast] Rápida
   *[normal] Normal
}

replay-standings = Classificação
replay-player = Jogador
replay-dirhams = Dirhams
replay-squares = Casas
replay-points = Pontos
replay-rugs-left = Tapetes
replay-next-rug = O próximo tapete é { colour }.
replay-out = fora
replay-winner = Vitória

replay-turns = Turnos
replay-no-turns = Ainda ninguém jogou.
replay-paid = pagou { $count }
replay-copy-link = Copiar link para este momento
replay-link-copied = O link está copiado.
replay-download = Transferir
replay-to-table = Ir para a mesa
replay-to-editor = Abrir no editor
replay-about = Sobre este registo
replay-edition = Edição
replay-edition-none = não indicada
replay-rules = Regras
replay-rules-usual = as habituais
replay-result = Resultado
replay-unfinished = por acabar
replay-tag = { $name ->
    [Table] Mesa
    [Date] Data
    [ServerSeed] Semente do servidor
    [SeatSeed1] Semente do lugar 1
    [SeatSeed2] Semente do lugar 2
    [SeatSeed3] Semente do lugar 3
    [SeatSeed4] Semente do lugar 4
    [SeatHash1] Hash prometido da semente do lugar 1
    [SeatHash2] Hash prometido da semente do lugar 2
    [SeatHash3] Hash prometido da semente do lugar 3
    [SeatHash4] Hash prometido da semente do lugar 4
    [Bot1] Bot no lugar 1
    [Bot2] Bot no lugar 2
    [Bot3] Bot no lugar 3
    [Bot4] Bot no lugar 4
    [ServerSeedHash] Hash prometido da semente do servidor
   *[other] { $name }
}

## Actions

study-face = Virar o Assam para { facing }
study-die = { $slippers ->
    [one] { $slippers } chinelo
    [many] { $slippers } de chinelos
   *[other] { $slippers } chinelos
}

## Setting up a position

editor-title = Editor de posições
editor-tools = O que faz um toque
editor-tool = { $tool ->
    [rug] Tapete
    [half] Meio tapete
    [erase] Apagar
    [assam] Assam
   *[look] Explorar
}
editor-tool-hint = { $tool ->
    [rug] Toque em duas casas que partilhem um lado.
    [half] Toque numa casa: fica lá meio tapete, com a outra metade escondida.
    [erase] Toque numa casa para a esvaziar.
    [assam] Toque numa casa para lá pôr o Assam; toque nele para o virar.
   *[look] Escolha uma das ações no tabuleiro, ou toque em qualquer casa para saber o seu preço.
}
editor-colours = Cor do tapete
editor-second-half = O tapete começa em { $square }. Escolha uma casa ao lado.
editor-do = { $step ->
    [roll] Lançar o dado
    [lay] Colocar o tapete
   *[turn] Virar o Assam
}
editor-board-kept = O tabuleiro mostra a última posição que foi possível ler.
editor-area = { $square }: { $squares ->
    [one] uma casa { $letter ->
        [r] vermelha
        [b] azul
        [y] amarela
       *[g] verde
    }
    [many] { $squares } de casas { $letter ->
        [r] vermelhas
        [b] azuis
        [y] amarelas
       *[g] verdes
    }
   *[other] { $squares } casas { $letter ->
        [r] vermelhas
        [b] azuis
        [y] amarelas
       *[g] verdes
    }
} de { $name }. Qualquer outro jogador que pare aí paga { dirhams }.
editor-area-free = { $square }: { $squares ->
    [one] uma casa { $letter ->
        [r] vermelha
        [b] azul
        [y] amarela
       *[g] verde
    }
    [many] { $squares } de casas { $letter ->
        [r] vermelhas
        [b] azuis
        [y] amarelas
       *[g] verdes
    }
   *[other] { $squares } casas { $letter ->
        [r] vermelhas
        [b] azuis
        [y] amarelas
       *[g] verdes
    }
} de { $name }, que está fora. Aqui ninguém paga.
editor-area-bare = { $square } está vazia. Aqui ninguém paga.

editor-text = A posição em texto
editor-text-first = Corrija primeiro o texto acima; depois poderá mudar aqui as suas partes.
editor-undo = Anular
editor-redo = Refazer
editor-undone = Anulado.
editor-redone = Refeito.
editor-clear = Esvaziar o tabuleiro
editor-cleared = O tabuleiro está agora vazio.
editor-start = { $players ->
    [one] Início para { $players }
    [many] Início para { $players }
   *[other] Início para { $players }
}
editor-copy-text = Copiar texto
editor-text-copied = O texto está copiado.
editor-copy-link = Copiar link

editor-next = O que pode acontecer a seguir
editor-next-hint = { $step ->
    [roll] Lança-se o dado. Escolha o que ele mostra.
    [draw] Tira-se o próximo tapete do monte. Escolha qual.
    [lay] { $count ->
        [one] Pode colocar-se um tapete. É proposto no tabuleiro.
        [many] Podem colocar-se { $count } de tapetes. São propostos no tabuleiro.
       *[other] Podem colocar-se { $count } tapetes. São propostos no tabuleiro.
    }
    [steer] Vira-se o Assam para a vez seguinte.
   *[turn] Vira-se o Assam, ou deixa-se como está.
}
editor-do-return = Devolver à caixa
editor-do-draw = Tirar um { colour }
editor-prices = Aonde leva cada lançamento e quanto custa

editor-fields = Detalhes
editor-players = Jogadores
editor-mover = É a vez de
editor-seat = Lugar { $seat }, { $colours }
editor-step = Fase
editor-step-name = { $step ->
    [turn] virar o Assam
    [roll] lançar o dado
    [lay] colocar um tapete
    [draw] tirar um tapete
    [steer] virar para a vez seguinte
   *[over] a partida acabou
}
editor-facing = O Assam olha para
editor-rugs = Tapetes { $letter ->
    [r] vermelhos
    [b] azuis
    [y] amarelos
   *[g] verdes
} por colocar
editor-top = Próximo tapete
editor-top-none = por tirar
editor-out = Fora
editor-out-as = Fora, n.º { $order }
editor-rules = Regras
editor-edition-own = regras próprias
