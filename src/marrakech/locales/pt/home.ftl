### Portuguese: the first page. Setting up a game, and finding the tables there are.

home-tagline = Vire o Assam, lance o dado, coloque os seus tapetes… e cuidado com os dos outros.
home-facts = Para 2 a 4 jogadores. Grátis, sem conta.
home-art = Quatro tapetes tecidos estão pendurados no mercado; o Assam está diante deles.
home-choices = Escolha como jogar

## The three choices

home-bots = Jogar já
home-bots-about = Contra bots, de imediato.
home-bots-go = Jogar
home-friends = Com amigos
home-friends-about = Recebe um link para partilhar; cada um joga no seu dispositivo.
home-friends-go = Criar uma mesa
home-device = Neste dispositivo
home-device-about = Passa de mão em mão: todos jogam aqui.
home-device-go = Começar
home-going = A preparar a mesa…
home-start-failed = O servidor não responde neste momento. As suas escolhas ficam guardadas; tente de novo daqui a pouco.
home-opponents = Adversários
home-strength = Nível
home-players = Jogadores
home-bots-among = Dos quais bots
home-name = O seu nome
home-name-of = Jogador { $number }: nome
home-names = Nomes
home-player = Jogador { $number }

## All options

home-options = Todas as opções
home-options-usual = Regras habituais, sem relógio
home-options-changed =
    { $count ->
        [one] Uma opção alterada
        [many] { $count } de opções alteradas
       *[other] { $count } opções alteradas
    }
home-options-reset = Repor as opções
home-options-loading = A carregar a lista de edições…
home-rules-heading = Regras
home-table-heading = Mesa
home-edition = Edição
home-edition-help = Os livros de regras impressos diferem um pouco. Escolha com qual quer jogar.
home-edition-default = As regras habituais
home-edition-own = À minha escolha
home-edition-yours = Na sua língua
home-edition-printed = Regras impressas, por língua
home-edition-other = { $language }, edição de { $rugs } tapetes
home-edition-variant = { $edition } – virar depois de colocar
home-edition-fifteen = { $edition } – dois jogadores, 15 tapetes cada um
home-own-heading = Regra a regra
home-two-only = Só com dois jogadores
home-option =
    { $option ->
        [bankruptcy] Se um jogador não conseguir pagar tudo
        [steering] Virar o Assam
        [area] O que conta para o preço
        [whole] Cobrir um tapete inteiro
        [halves] Cobrir duas metades
        [pile] Montes de duas cores
        [stock] Tapetes com dois jogadores
        [tie] Empate em pontos
       *[other] { $option }
    }
home-option-value =
    { $choice ->
        [bankruptcy-out] Fica fora da partida
        [bankruptcy-play-on] Continua a jogar
        [steering-before] Antes do lançamento
        [steering-after-must] Após colocar, sempre
        [steering-after-may] Após colocar, se quiser
        [area-colour] Uma só cor
        [area-owner] As duas cores do dono
        [whole-opponents] Não o de outro jogador
        [whole-nobody] Nem mesmo o próprio
        [halves-any] De quaisquer cores
        [halves-colours] Só de cores diferentes
        [pile-shuffled] Baralhados
        [pile-alternating] Cores alternadas
        [stock-24] 24 em duas cores
        [stock-15] 15 de uma cor
        [tie-dirhams] Os dirhams decidem
        [tie-shared] Vitória partilhada
       *[other] { $value }
    }
home-option-help =
    { $choice ->
        [bankruptcy-out] Paga o que tem e deixa a partida. Os tapetes desse jogador ficam, mas ninguém paga por eles.
        [bankruptcy-play-on] Paga o que tem e continua a jogar sem nada.
        [steering-before] Vire o Assam, lance o dado e ele caminha nessa direção.
        [steering-after-must] Primeiro lance o dado. No fim do seu turno, vire o Assam à esquerda ou à direita para a vez seguinte.
        [steering-after-may] Primeiro lance o dado. No fim do seu turno, pode virar o Assam para a vez seguinte.
        [area-colour] Só as casas ligadas da cor que o Assam pisa.
        [area-owner] Todas as casas ligadas do mesmo dono, em qualquer das duas cores dele.
        [whole-opponents] Um tapete inteiro seu pode ser coberto de uma vez.
        [whole-nobody] Nenhum tapete inteiro pode ser coberto de uma vez, nem mesmo um seu.
        [halves-any] Um tapete pode cobrir duas casas da mesma cor, desde que sejam de tapetes diferentes.
        [halves-colours] Um tapete nunca pode cobrir duas casas da mesma cor.
        [pile-shuffled] O acaso decide qual das suas duas cores vem a seguir.
        [pile-alternating] As suas duas cores são colocadas alternadamente.
        [stock-24] Doze tapetes de cada uma das suas duas cores.
        [stock-15] Uma cor para cada um, como com três jogadores.
        [tie-dirhams] Entre os jogadores empatados em pontos, ganha o que tem mais dirhams.
        [tie-shared] Os jogadores empatados em pontos ganham juntos.
       *[other] { $value }
    }
home-clash = Para alternar são precisas duas cores por jogador, mas com 15 tapetes há uma só cor por jogador. Mude uma das duas opções.
home-begins = Quem começa
home-begins-value = { $who ->
    [lot] Por sorteio
   *[listed] Começo eu
}
home-facing = O Assam começa virado para
home-clock = Relógio
home-clock-value = { $kind ->
    [none] Nenhum
    [turn] Por turno
   *[game] Por partida
}
home-clock-seconds = Segundos por turno
home-clock-minutes = Minutos por jogador
home-clock-increment = Segundos extra por turno
home-timeout = Quando o tempo acaba
home-timeout-value =
    { $timeout ->
        [out] O jogador fica fora
       *[bot] Um bot assume o lugar
    }
home-listed = Qualquer pessoa pode encontrar esta mesa
home-listed-help = Aparece na página inicial de todos enquanto houver um lugar livre.
home-autostart = Começar quando o último lugar for ocupado
home-autostart-help = Caso contrário, a partida espera pelo seu sinal.
home-friends-only = Só em partidas com amigos
home-preset-bad =
    { $count ->
        [one] Uma parte deste endereço não faz sentido aqui e foi ignorada: { $parts }
        [many] Algumas partes deste endereço não fazem sentido aqui e foram ignoradas: { $parts }
       *[other] Algumas partes deste endereço não fazem sentido aqui e foram ignoradas: { $parts }
    }
home-notice-close = Fechar esta mensagem

## Tables

home-mine = As suas partidas
home-mine-none = As partidas que está a jogar aparecem aqui. Nada se perde quando fecha a página.
home-mine-more = { $count ->
    [0] Mais { $count } partidas
    [one] Mais { $count } partida
    [many] Mais { $count } de partidas
   *[other] Mais { $count } partidas
}
home-open = Mesas abertas
home-open-none = Ninguém procura jogadores neste momento. Deixe que qualquer pessoa encontre a sua mesa e esta aparecerá aqui.
home-your-turn = É a sua vez
home-turn-of = É a vez de { $name }
home-waiting = { $seats ->
    [one] Um lugar livre
    [many] { $seats } de lugares livres
   *[other] { $seats } lugares livres
}
home-ready = Tudo pronto
home-replay = Rever
home-sit = Sentar-se
home-watch = Assistir
home-clock-turn = { $seconds ->
    [one] um segundo por turno
    [many] { $seconds } de segundos por turno
   *[other] { $seconds } segundos por turno
}
home-clock-game =
    { $minutes ->
        [one] um minuto por jogador
        [many] { $minutes } de minutos por jogador
       *[other] { $minutes } minutos por jogador
    }
home-clock-game-more = { $minutes } min + { $increment } s por turno
home-gist-players = { $count } jogadores
home-gist-own = regras próprias
home-lists-trouble = O servidor não responde neste momento. A lista será recarregada automaticamente.

## A game that waits for you

home-finished = As suas partidas acabadas
home-table-yours = A sua mesa

## More to do

home-more = E ainda
home-learn = Aprender em dois minutos
home-learn-about = Jogue alguns turnos, com ajuda a cada passo.
home-rules = Ler as regras
home-rules-about = O jogo completo, e em que diferem as edições.
home-record = Abrir um registo
home-record-about = Percorra passo a passo uma partida registada.
home-editor = Compor uma posição
home-editor-about = Monte o mercado que quiser e veja o que é permitido.
home-watch-heading = Assistir a uma partida
home-watch-label = Link ou nome da mesa
home-watch-empty = Cole o link de uma mesa ou escreva o nome dela.
