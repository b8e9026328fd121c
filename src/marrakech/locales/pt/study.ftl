### Portuguese: watching a record and setting up a position.

study-again = Tentar de novo
study-copy-by-hand = Copie a partir daqui

## Watching a record

replay-title = Rever uma partida
replay-lead = Cada partida pode ser guardada como um texto curto, o seu registo. Abra um para percorrer a partida passo a passo, ou veja primeiro o exemplo.
replay-example = Ver o exemplo
replay-open-file = Abrir um ficheiro
replay-paste = Ou cole aqui um registo, ou largue o ficheiro em qualquer sítio desta página
replay-watch = Ver
replay-link-broken = Este link está incompleto e não é possível ler a partida que contém. Peça o link de novo ou abra o próprio registo.
replay-another = Abrir outro registo

replay-seat = Lugar { $seat }
replay-market = O mercado
replay-beginning = A partida começa.
replay-before-first = Antes do primeiro turno
replay-place = Turno { $turn }: { $name }
replay-count = { $at } de { $of }
replay-controls = Percorrer a partida
replay-first = Para o início
replay-back = Um passo atrás
replay-play = Reproduzir
replay-pause = Pausa
replay-forward = Um passo à frente
replay-last = Para o fim
replay-slider = Momento da partida
replay-keys = Teclas: setas para um passo atrás ou à frente e, com Shift, um turno inteiro; Home e End para o início e o fim; barra de espaços para reproduzir ou fazer pausa.
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
replay-link-copied = Link copiado.
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
replay-tag =
    { $name ->
        [Table] Mesa
        [Date] Data
        [ServerSeed] Servidor: semente
        [SeatSeed1] Lugar 1: semente
        [SeatSeed2] Lugar 2: semente
        [SeatSeed3] Lugar 3: semente
        [SeatSeed4] Lugar 4: semente
        [SeatHash1] Lugar 1: hash publicado da semente
        [SeatHash2] Lugar 2: hash publicado da semente
        [SeatHash3] Lugar 3: hash publicado da semente
        [SeatHash4] Lugar 4: hash publicado da semente
        [Bot1] Lugar 1: bot
        [Bot2] Lugar 2: bot
        [Bot3] Lugar 3: bot
        [Bot4] Lugar 4: bot
        [ServerSeedHash] Servidor: hash publicado da semente
       *[other] { $name }
    }

## Your finished games

games-title = As suas partidas acabadas
games-none = Aqui aparecem todas as partidas que acabar.
games-you-won = Vitória sua
games-more = Mostrar partidas mais antigas
games-kept =
    { $days ->
        [one] Uma partida fica guardada durante um dia após a última jogada. Para a guardar por mais tempo, transfira o registo.
        [many] Uma partida fica guardada durante { $days } de dias após a última jogada. Para a guardar por mais tempo, transfira o registo.
       *[other] Uma partida fica guardada durante { $days } dias após a última jogada. Para a guardar por mais tempo, transfira o registo.
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
editor-tools = Ferramenta
editor-tool = { $tool ->
    [rug] Tapete
    [half] Meio tapete
    [erase] Apagar
    [assam] Assam
   *[look] Explorar
}
editor-tool-hint =
    { $tool ->
        [rug] Escolha duas casas que partilhem um lado.
        [half] Escolha uma casa para lá pôr meio tapete, com a outra metade escondida.
        [erase] Escolha uma casa para a esvaziar.
        [assam] Escolha uma casa para lá pôr o Assam; escolha-o a ele para o virar.
       *[look] Escolha uma das ações no tabuleiro, ou qualquer casa para ver o preço.
    }
editor-colours = Cor do tapete
editor-second-half = O tapete começa em { $square }. Escolha uma casa ao lado.
editor-do = { $step ->
    [roll] Lançar o dado
    [lay] Colocar o tapete
   *[turn] Virar o Assam
}
editor-board-kept = O tabuleiro ainda mostra a última posição que foi possível ler.
editor-area =
    { $square }: área de { $squares ->
        [one]
            uma casa { $letter ->
                [r] vermelha
                [b] azul
                [y] amarela
               *[g] verde
            }
        [many]
            { $squares } de casas { $letter ->
                [r] vermelhas
                [b] azuis
                [y] amarelas
               *[g] verdes
            }
       *[other]
            { $squares } casas { $letter ->
                [r] vermelhas
                [b] azuis
                [y] amarelas
               *[g] verdes
            }
    }. É de { $name }. Preço para os outros: { dirhams }.
editor-area-free =
    { $square }: área de { $squares ->
        [one]
            uma casa { $letter ->
                [r] vermelha
                [b] azul
                [y] amarela
               *[g] verde
            }
        [many]
            { $squares } de casas { $letter ->
                [r] vermelhas
                [b] azuis
                [y] amarelas
               *[g] verdes
            }
       *[other]
            { $squares } casas { $letter ->
                [r] vermelhas
                [b] azuis
                [y] amarelas
               *[g] verdes
            }
    }. É de { $name }, que está fora da partida. Aqui ninguém paga.
editor-area-bare = { $square } está vazia. Aqui ninguém paga.

editor-text = A posição em texto
editor-text-first = Corrija primeiro o texto acima; depois poderá mudar aqui os detalhes.
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
editor-text-copied = Texto copiado.
editor-copy-link = Copiar link

editor-next = O que pode acontecer a seguir
editor-next-hint =
    { $step ->
        [roll] Lance o dado: escolha o que ele mostra.
        [draw] Tire o próximo tapete do monte: escolha a cor.
        [lay]
            { $count ->
                [0] Não há sítio para o tapete, por isso volta para a caixa.
                [one] O tapete pode ficar num sítio, mostrado no tabuleiro.
                [many] O tapete pode ficar em { $count } de sítios, mostrados no tabuleiro.
               *[other] O tapete pode ficar em { $count } sítios, mostrados no tabuleiro.
            }
        [steer] Vire o Assam para a vez seguinte.
       *[turn] Vire o Assam, ou deixe-o como está.
    }
editor-do-return = Devolver à caixa
editor-do-draw = Tirar um { colour }
editor-prices = Aonde leva cada lançamento e quanto custa

editor-fields = Detalhes
editor-players = Jogadores
editor-mover = É a vez de
editor-seat = Lugar { $seat }, { $colours }
editor-step = Próxima fase
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
editor-top-none = ainda por tirar
editor-out = Fora
editor-out-as = Fora, n.º { $order } a sair
editor-rules = Regras
editor-edition-own = regras próprias
