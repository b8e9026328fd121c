### Portuguese: the first page. Setting up a game, and finding the tables there are.

home-tagline = Vire o Assam, lance o dado, coloque os seus tapetes… e nunca pare nos dos outros.
home-facts = Para 2 a 4 jogadores. Grátis, sem conta.
home-art = Quatro tapetes tecidos estão pendurados no mercado; o Assam está diante deles.
home-choices = Escolha como jogar

## The three choices

home-bots = Jogar já
home-bots-about = Contra bots, de imediato.
home-bots-go = Jogar
home-friends = Com amigos
home-friends-about = Recebe um link para enviar; cada um joga no seu dispositivo.
home-friends-go = Criar uma mesa
home-device = Neste dispositivo
home-device-about = Passa de mão em mão: todos jogam aqui.
home-device-go = Começar
home-going = A pôr a mesa…
home-start-failed = O servidor não responde neste momento. As suas escolhas ficam guardadas: tente de novo daqui a pouco.
home-opponents = Adversários
home-strength = Nível
home-players = Jogadores
home-bots-among = Dos quais bots
home-name = O seu nome
home-name-of = Nome do jogador { $number }
home-names = Nomes
home-player = Jogador { $number }

## All options

home-options = Todas as opções
home-options-usual = Regras habituais, sem relógio
home-options-changed = { $count ->
    [one] Uma alteração
    [many] { $count } de alterações
   *[other] { $count } alterações
}
home-options-reset = Voltar ao habitual
home-options-loading = A lista de edições vem a caminho…
home-rules-heading = Regras
home-table-heading = Mesa
home-edition = Edição
home-edition-help = O livro de regras muda um pouco de edição para edição. Cada edição joga-se com o seu.
home-edition-default = As regras habituais
home-edition-own = À minha escolha
home-edition-yours = Na sua língua
home-edition-printed = Como foi impresso, por língua
home-edition-other = { $language }, edição de { $rugs } tapetes
home-edition-variant = { $edition } – virar depois de colocar
home-edition-fifteen = { $edition } – com dois, 15 tapetes por jogador
home-own-heading = Regra a regra
home-two-only = Só com dois jogadores
home-option = { $option ->
    [bankruptcy] Quem não consegue pagar tudo
    [steering] Vira-se o Assam
    [area] O preço conta
    [whole] Não se pode cobrir um tapete inteiro
    [halves] Duas metades sob um tapete
    [pile] Montes de duas cores
    [stock] Tapetes por jogador
    [tie] Empate em pontos
   *[other] { $option }
}
home-option-value = { $choice ->
    [bankruptcy-out] fica fora
    [bankruptcy-play-on] continua a jogar
    [steering-before] antes de lançar
    [steering-after-must] após colocar, sempre
    [steering-after-may] após colocar, se quiser
    [area-colour] uma só cor
    [area-owner] as duas cores do dono
    [whole-opponents] se for de outro jogador
    [whole-nobody] seja de quem for
    [halves-any] de quaisquer cores
    [halves-colours] de cores diferentes
    [pile-shuffled] baralhados
    [pile-alternating] cores alternadas
    [stock-24] 24 em duas cores
    [stock-15] 15 de uma cor
    [tie-dirhams] ganha o mais rico
    [tie-shared] vitória partilhada
   *[other] { $value }
}
home-option-help = { $choice ->
    [bankruptcy-out] Paga o que tem e deixa a partida; os seus tapetes ficam e não custam nada.
    [bankruptcy-play-on] Paga o que tem e continua sem nada.
    [steering-before] Vire o Assam, lance o dado e ele caminha nessa direção.
    [steering-after-must] Primeiro lance o dado; no fim vire o Assam à esquerda ou à direita para a vez seguinte.
    [steering-after-may] Primeiro lance o dado; no fim pode virar o Assam para a vez seguinte.
    [area-colour] Só as casas ligadas da cor que o Assam pisa.
    [area-owner] Todas as casas ligadas desse dono, em qualquer das suas duas cores.
    [whole-opponents] Os seus próprios tapetes inteiros podem ser cobertos de uma vez.
    [whole-nobody] Nem os seus próprios tapetes inteiros podem ser cobertos de uma vez.
    [halves-any] Um tapete pode cobrir duas metades da mesma cor, se forem de dois tapetes.
    [halves-colours] Um tapete nunca cobre duas casas da mesma cor.
    [pile-shuffled] O acaso decide qual das suas cores vem a seguir.
    [pile-alternating] As suas duas cores vêm à vez.
    [stock-24] Doze de cada uma das suas duas cores.
    [stock-15] Como com três jogadores: uma cor para cada um.
    [tie-dirhams] Entre os empatados em pontos, ganha o mais rico.
    [tie-shared] Os empatados em pontos ganham juntos.
   *[other] { $value }
}
home-clash = Para alternar cores, cada monte precisa de duas, e 15 tapetes são de uma só. Mude uma das duas coisas.
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
home-clock-minutes = Minutos por partida
home-clock-increment = Segundos a mais após cada turno
home-timeout = Quando o tempo acaba
home-timeout-value = { $timeout ->
    [out] fica fora
   *[bot] um bot continua
}
home-listed = Abrir a mesa a desconhecidos
home-listed-help = Aparece mais abaixo, na página inicial de todos, enquanto houver um lugar livre.
home-autostart = Começar quando o último lugar for ocupado
home-autostart-help = Caso contrário, a partida espera pelo seu sinal.
home-friends-only = Só com amigos
home-preset-bad = { $count ->
    [one] Uma parte deste endereço não faz sentido aqui e é ignorada: { $parts }
    [many] Algumas partes deste endereço não fazem sentido aqui e são ignoradas: { $parts }
   *[other] Algumas partes deste endereço não fazem sentido aqui e são ignoradas: { $parts }
}
home-notice-close = Fechar

## Tables

home-mine = As suas mesas
home-mine-none = As suas partidas ficam aqui à sua espera. Nada se perde quando fecha a página.
home-mine-more = { $count ->
    [0] Mais { $count } partidas
    [one] Mais { $count } partida
    [many] Mais { $count } de partidas
   *[other] Mais { $count } partidas
}
home-mine-finished = { $count ->
    [0] { $count } partidas acabadas
    [one] { $count } partida acabada
    [many] { $count } de partidas acabadas
   *[other] { $count } partidas acabadas
}
home-open = Mesas abertas
home-open-none = Ninguém está à espera neste momento. Abra a sua mesa a desconhecidos e ela aparece aqui.
home-your-turn = É a sua vez
home-turn-of = É a vez de { $name }
home-waiting = { $seats ->
    [one] Um lugar livre
    [many] { $seats } de lugares livres
   *[other] { $seats } lugares livres
}
home-ready = Tudo pronto
home-seat-open = lugar livre
home-replay = Rever
home-sit = Sentar-se
home-watch = Assistir
home-clock-turn = { $seconds ->
    [one] um segundo por turno
    [many] { $seconds } de segundos por turno
   *[other] { $seconds } segundos por turno
}
home-clock-game = { $minutes ->
    [one] um minuto por partida
    [many] { $minutes } de minutos por partida
   *[other] { $minutes } minutos por partida
}
home-clock-game-more = { $minutes } min + { $increment } s por turno
home-gist-players = { $count } jogadores
home-gist-own = regras próprias
home-lists-trouble = O servidor não responde neste momento. A lista será pedida de novo automaticamente.

## More to do

home-doors = E ainda
home-learn = Aprender em dois minutos
home-learn-about = Jogue alguns turnos, com ajuda a cada passo.
home-rules = Ler as regras
home-rules-about = Todas, com o que muda em cada edição.
home-record = Abrir um registo
home-record-about = Percorra passo a passo uma partida já jogada.
home-editor = Compor uma posição
home-editor-about = O mercado que quiser: o que é permitido e quanto custa.
home-watch-heading = Assistir a uma mesa
home-watch-label = Link ou nome
home-watch-empty = Cole o link de uma mesa ou escreva o nome dela.
