### Portuguese: the table’s page.

## What to do

todo-you = { $step ->
    [turn] É a sua vez: vire o Assam e lance o dado.
    [roll] É a sua vez: lance o dado.
    [lay] Coloque o seu tapete { colour } junto do Assam.
    [steer] Vire o Assam para a vez seguinte.
    [draw] Tira-se o seu próximo tapete.
   *[over] A partida acabou.
}
todo-shared = { $step ->
    [turn] { $name }: vire o Assam e lance o dado.
    [roll] { $name }: lance o dado.
    [lay] { $name }: coloque o seu tapete { colour } junto do Assam.
    [steer] { $name }: vire o Assam para a vez seguinte.
    [draw] Tira-se o próximo tapete de { $name }.
   *[over] A partida acabou.
}
todo-other = { $step ->
    [turn] { $name } decide para onde vai o Assam.
    [roll] { $name } lança o dado.
    [lay] { $name } procura sítio para um tapete { colour }.
    [steer] { $name } vira o Assam para a vez seguinte.
    [draw] Tira-se o próximo tapete de { $name }.
   *[over] A partida acabou.
}
todo-told = { $name } joga.
todo-told-you = É a sua jogada.
todo-lent = Um bot joga por { $name }.
todo-getting-ready = { $name } prepara-se…
act-roll = Lançar o dado
act-lay = Colocar o tapete
act-steer = Virar o Assam
act-box = Devolver à caixa
act-choose-rug = Escolha duas casas
act-choose-facing = Escolha uma direção
act-sent = A caminho…
act-wait = Jogam os outros
act-watch = Está a assistir
skip = Saltar
action-title = O que fazer

## Hints

hint = Dica
hint-hide = Esconder a dica
hint-thinking = À procura de uma dica…
hint-warming = Os bots estão a preparar-se. A dica vem assim que estiverem prontos.
hint-would-face = { $name } viraria o Assam para { facing }.
hint-would-lay = { $name } colocaria o tapete em { $first } e { $second }.
hint-chance = { $times ->
    [0] Assim quase nunca se ganha.
    [one] Assim ganha-se uma em cada 100 partidas.
    [many] Assim ganham-se { $times } em cada 100 partidas.
   *[other] Assim ganham-se { $times } em cada 100 partidas.
}
hint-choices = As melhores escolhas

## What happened besides

did-run-out = { $name } ficou sem tempo e está fora da partida.
did-break-rules = { $name } infringiu as regras e está fora da partida.
did-fail = { $reason ->
    [engine-not-started] { $name } não arrancou e está fora da partida.
    [engine-hung] { $name } não respondeu e está fora da partida.
    [engine-flooded] { $name } falou demasiado e está fora da partida.
    [engine-junk] { $name } disse coisas sem sentido e está fora da partida.
    [engine-illegal] { $name } escolheu algo não permitido e está fora da partida.
   *[engine-crashed] { $name } deixou de funcionar e está fora da partida.
}
did-sit = { $name } senta-se.
did-vacate = O lugar { $seat } está de novo livre.
did-seat-bot = Um bot senta-se no lugar { $seat }.
did-start = A partida começa.
did-stand-in = { $reason ->
    [time] { $name } ficou sem tempo; um bot continua.
   *[absent] { $name } não está; um bot continua.
}
did-come-back = { $name } está de volta.
did-move = { $name } continua noutro dispositivo.
did-hold = O servidor esteve algum tempo sem responder. Nada se perdeu.
did-cancel = A mesa foi cancelada.
log-face = rumo a { facing }
log-steer = vira o Assam para { facing }
log-roll = tira { $slippers }, até { $square }
log-pay = paga { dirhams } a { $owner }
log-pay-part = só tem { dirhams } para { $owner }
log-go-out = fica fora
log-lay = tapete { colour } em { $first } e { $second }
log-return = devolve um tapete
log-draw = próximo: { colour }
log-title = O que aconteceu
log-empty = Ainda nada. O primeiro turno vai começar.
side-title = Histórico e mesa

## Seats

seats-title = Lugares
seat-open = Lugar { $seat } livre
seat-rugs = { $count ->
    [0] { $count } tapetes { $letter ->
        [r] vermelhos
        [b] azuis
        [y] amarelos
       *[g] verdes
    } por colocar
    [one] { $count } tapete { colour } por colocar
    [many] { $count } de tapetes { $letter ->
        [r] vermelhos
        [b] azuis
        [y] amarelos
       *[g] verdes
    } por colocar
   *[other] { $count } tapetes { $letter ->
        [r] vermelhos
        [b] azuis
        [y] amarelos
       *[g] verdes
    } por colocar
}
seat-next = (cor seguinte)
seat-score = { dirhams } e { $squares ->
    [0] { $squares } casas visíveis
    [one] { $squares } casa visível
    [many] { $squares } de casas visíveis
   *[other] { $squares } casas visíveis
} somam { $points ->
    [0] { $points } pontos
    [one] { $points } ponto
    [many] { $points } de pontos
   *[other] { $points } pontos
}
seat-out-mark = fora
mark-you = eu
mark-bot = bot
mark-lent = joga um bot
mark-away = ausente
bot-called = { $bot ->
    [random] Leigo
    [novice] Novato
    [greedy] Aprendiz
    [merchant] Mercador
    [master] Mestre
   *[other] Bot { $bot }
}
bot-lettered = { $bot ->
    [random] Leigo { $letter }
    [novice] Novato { $letter }
    [greedy] Aprendiz { $letter }
    [merchant] Mercador { $letter }
    [master] Mestre { $letter }
   *[other] Bot { $bot } { $letter }
}
bot-about = { $bot ->
    [random] Joga ao acaso.
    [novice] Joga bem uma em cada duas vezes.
    [greedy] Vê um turno à frente e procura pontos.
    [merchant] Pesa o que cada escolha trará depois.
    [master] O mais forte: vê mais longe do que todos.
   *[other] Joga à sua maneira.
}
watchers = { $watchers ->
    [0] { $watchers } pessoas estão a assistir.
    [one] { $watchers } pessoa está a assistir.
    [many] { $watchers } de pessoas estão a assistir.
   *[other] { $watchers } pessoas estão a assistir.
}
you-watch = { $others ->
    [0] Está a assistir.
    [one] Está a assistir, com mais uma pessoa.
    [many] Está a assistir, com mais { $others } de pessoas.
   *[other] Está a assistir, com mais { $others } pessoas.
}
time-short = Restam dez segundos.

## A square that was asked about

area-price = Esta área { $letter ->
    [r] vermelha
    [b] azul
    [y] amarela
   *[g] verde
} de { $squares ->
    [one] uma casa
    [many] { $squares } de casas
   *[other] { $squares } casas
} é de { $owner }. Parar aqui custa { dirhams } aos outros.
area-free = Esta área { $letter ->
    [r] vermelha
    [b] azul
    [y] amarela
   *[g] verde
} de { $squares ->
    [one] uma casa
    [many] { $squares } de casas
   *[other] { $squares } casas
} não custa nada: { $owner } está fora da partida.

## The board’s words

board-label = O mercado
board-square = { $square }, { $colour ->
    [bare] vazia
    [r] tapete vermelho
    [b] tapete azul
    [y] tapete amarelo
   *[g] tapete verde
}{ $assam ->
    [here] , o Assam está aqui
   *[no] {""}
}
board-facing = Virar o Assam para { facing }
board-lay = Um tapete em { $first } e { $second }
board-die = O dado mostra { $slippers ->
    [one] um chinelo
    [many] { $slippers } de chinelos
   *[other] { $slippers } chinelos
}

## The line

line-connecting = A estabelecer ligação…
line-slow = A ligação está lenta…
line-back = A ligação voltou.
line-lost = Sem ligação há { $seconds ->
    [0] { $seconds } segundos
    [one] { $seconds } segundo
    [many] { $seconds } de segundos
   *[other] { $seconds } segundos
}. A tentar de novo; nada se perde.
line-lost-kept = Sem ligação há { $seconds ->
    [0] { $seconds } segundos
    [one] { $seconds } segundo
    [many] { $seconds } de segundos
   *[other] { $seconds } segundos
}. A sua jogada fica guardada e segue assim que ela voltar.
bot-played = Um bot jogou no seu lugar durante a sua ausência. O lugar é de novo seu.
bot-plays-for-you = Um bot joga no seu lugar.
play-myself = Retomar a partida
away-long = { $name } está ausente há algum tempo.
away-wait = Esperar
away-bot = Deixar jogar um bot

## Before the game

gathering-title = À espera dos outros
gathering-title-full = Já estão todos
gathering-title-guest = Uma partida vai começar
gathering-open = { $open ->
    [one] Ainda há um lugar livre. A partida começa quando for ocupado.
    [many] Ainda há { $open } de lugares livres. A partida começa quando forem ocupados.
   *[other] Ainda há { $open } lugares livres. A partida começa quando forem ocupados.
}
gathering-awaited = A partida começa sozinha assim que estes jogadores tiverem esta página aberta: { $names }.
gathering-unready = A partida pode começar assim que estes jogadores tiverem esta página aberta: { $names }.
gathering-full = { $host ->
    [you] Comece quando quiser.
   *[other] Quem criou a mesa começa a partida.
}
invite-title = Convide os seus amigos
invite-text = Envie-lhes este link ou deixe que leiam o código. Quem o abrir pode sentar-se; ninguém precisa de conta.
invite-link = Link para um lugar
invite-qr = Código QR do link para um lugar
invite-message = Uma partida de Marrakech comigo?
invite-here-only = { $host } é um endereço que só vale nesta máquina. Para deixar entrar outros, inicie o servidor assim e abra o jogo pelo endereço próprio desta máquina:
invite-renew = Criar um novo link
invite-renewed = Há agora um novo link. O antigo já não abre nenhum lugar.
invite-host-has-it = Quem criou esta mesa tem o link que abre um lugar.
watch-title = Alguém só quer assistir?
watch-link = Link para assistir
watching-gathering = Está a assistir. Para jogar também, peça o link que abre um lugar.
watching-full = Todos os lugares estão ocupados. Pode assistir; se alguém se levantar, poderá sentar-se aqui.
join-late = Se um destes lugares for seu, traga-o para aqui a partir do dispositivo onde se sentou: aí, em «{ this-table }», escolha «{ move-seat }».
your-name = O seu nome
player-numbered = Jogador { $seat }
sit-down = Sentar-se
seat-bot = Sentar um bot
which-bot = Que bot
remove = Retirar
remove-name = Retirar { $name }
leave-seat = Levantar-se
start-game = Começar a partida
cancel-table = Cancelar a mesa
cancel-title = Cancelar esta mesa?
cancel-text = Já ninguém se poderá sentar aqui, e o link deixa de funcionar.
cancel-no = Mantê-la

## This table

this-table = Esta mesa
rules-on = Regras
rules-edition = Edição: { $edition }
rules-usual = As regras habituais.
rules-bankruptcy-play-on = Quem não consegue pagar dá o que tem e continua a jogar.
rules-steering-after-must = A variante: primeiro lança-se o dado; depois de colocar um tapete, é preciso virar o Assam à esquerda ou à direita para a vez seguinte.
rules-steering-after-may = A variante: primeiro lança-se o dado; depois de colocar um tapete, pode virar-se o Assam para a vez seguinte.
rules-area-owner = Uma área conta as duas cores do seu dono.
rules-whole-nobody = Nenhum tapete inteiro pode ser coberto de uma vez, nem mesmo um próprio.
rules-halves-colours = Um tapete nunca cobre duas casas da mesma cor.
rules-pile-alternating = Com dois jogadores, as cores de um monte alternam.
rules-stock-15 = Com dois jogadores, cada um tem 15 tapetes de uma só cor.
rules-tie-shared = Em caso de empate, a vitória é partilhada.
rules-clock-none = Sem relógio.
rules-clock-turn = { $seconds ->
    [one] { $seconds } segundo por turno.
    [many] { $seconds } de segundos por turno.
   *[other] { $seconds } segundos por turno.
} { $timeout ->
    [bot] Se alguém ficar sem tempo, um bot continua.
   *[out] Se alguém ficar sem tempo, fica fora.
}
rules-clock-game = { $minutes ->
    [one] { $minutes } minuto para toda a partida
    [many] { $minutes } de minutos para toda a partida
   *[other] { $minutes } minutos para toda a partida
}{ $increment ->
    [0] .
    [one] , e mais { $increment } segundo por turno.
    [many] , e mais { $increment } de segundos por turno.
   *[other] , e mais { $increment } segundos por turno.
} { $timeout ->
    [bot] Se alguém ficar sem tempo, um bot continua.
   *[out] Se alguém ficar sem tempo, fica fora.
}
read-rules = Ler as regras
fair-title = Um dado sem truques
fair-text = Cada lançamento resulta de um segredo do servidor, prometido aqui em baixo antes da partida, e de uma semente de cada lugar. Depois da partida, o segredo é mostrado e cada lançamento pode ser verificado.
fair-seats = Os lugares também prometem as suas sementes. A sua página mostra a sua automaticamente, assim que todas as promessas estiverem feitas: ninguém pode escolher uma semente em função das dos outros.
fair-hash = Hash prometido da semente de { $name } (SHA-256)
fair-commitment = A promessa do servidor (SHA-256)
fair-seed = Semente de { $name }
fair-change = Mudar a sua semente
fair-change-name = Mudar a semente de { $name }
fair-change-do = Mudar
fair-salted = São-lhe acrescentadas letras ao acaso, para que ninguém a possa adivinhar a partir do hash.
fair-changed = A sua semente mudou.
move-seat = Jogar noutro dispositivo
move-seat-name = Levar { $name } para outro dispositivo
move-seat-title = Leve o seu lugar consigo
move-seat-text = { $minutes ->
    [one] Abra este link no outro dispositivo no prazo de um minuto. Funciona uma só vez; depois, o lugar está lá e já não aqui.
    [many] Abra este link no outro dispositivo no prazo de { $minutes } de minutos. Funciona uma só vez; depois, o lugar está lá e já não aqui.
   *[other] Abra este link no outro dispositivo no prazo de { $minutes } minutos. Funciona uma só vez; depois, o lugar está lá e já não aqui.
}
move-seat-link = Link para o outro dispositivo
move-seat-qr = Código QR do link para o outro dispositivo
claim-title = Jogar neste dispositivo?
claim-text = Este link traz um lugar para este dispositivo. O dispositivo de onde vem passa a poder apenas assistir.
claim-yes = Jogar aqui
claim-no = Só assistir
seat-claimed = O lugar agora é seu. Continue a jogar.
give-up = Desistir
give-up-name = Desistir por { $name }
give-up-title = Desistir da partida?
give-up-text = Fica fora, os seus dirhams voltam para a banca e os seus tapetes não contam para ninguém. Os outros continuam a jogar.
give-up-no = Continuar a jogar

## The end

you-win = A vitória é sua!
standings-title = Classificação
standings-rank = Posição
standings-name = Jogador
standings-dirhams = Dirhams
standings-squares = Casas
standings-points = Pontos
standings-plus = + { $squares }
standings-out = { $why ->
    [time] ficou sem tempo
    [rules] infringiu as regras
    [engine] falhou
    [gave-up] desistiu
   *[poor] não conseguiu pagar
}
chart-title = Pontos por turno
chart-turn = Turno
chart-as-table = O mesmo em tabela
rematch = Jogar outra vez
rematch-join = Entrar na próxima partida
rematch-wanted = Os outros querem jogar outra vez.
rematch-watch = A próxima partida está a ser preparada.
watch-next = Assistir à próxima partida
replay-game = Rever a partida
download-record = Transferir o registo
share = Partilhar
share-title = Partilhar o resultado
share-text = Texto e link
share-result = Marrakech: { $result }
dice-check = Verificar o dado
dice-checking = A verificar…
dice-fine = { $count ->
    [0] O acaso não interveio.
    [one] O único resultado do acaso é o que as sementes dão.
    [many] Os { $count } de resultados do acaso são os que as sementes dão.
   *[other] Os { $count } resultados do acaso são os que as sementes dão.
}
dice-compared = { $how ->
    [all] A promessa do servidor e as de todos os lugares são as que este dispositivo guardou antes de mostrar a sua própria semente.
    [server] A promessa do servidor é a que este dispositivo viu. Não guardou as promessas dos lugares.
   *[none] Este dispositivo não guardou nenhuma promessa antes da partida, por isso não há com que comparar o registo.
}
dice-rounds = { $count ->
    [one] Antes disso, este dispositivo tinha mostrado uma semente em vão: todas foram prometidas de novo.
    [many] Antes disso, este dispositivo tinha mostrado { $count } de sementes em vão: de cada vez, todas foram prometidas de novo.
   *[other] Antes disso, este dispositivo tinha mostrado { $count } sementes em vão: de cada vez, todas foram prometidas de novo.
}
dice-other-promise = A promessa do registo é { $found }; nesta mesa era { $seen }.
dice-seed-lost = Este dispositivo não tem a semente que foi prometida para o seu lugar, e já é tarde para prometer outra. Abra esta página no dispositivo que a tem; caso contrário, quem criou a mesa pode sentar um bot no seu lugar ou cancelar a mesa.
dice-other-table = Este registo é de outra mesa: { $found }.

## Links, dialogs, pages

copy = Copiar
copied = Copiado
copy-by-hand = O link está selecionado: copie-o com o teclado ou com o dedo.
close = Fechar
dialog-no = Não
table-try-again = Tentar de novo
to-home = Ir para o início
table-heading = Marrakech: { $names }
table-loading = Um momento: a pôr a mesa…
table-gone-title = Essa mesa não existe
table-gone = O link pode estar incompleto, ou a mesa foi levantada há muito tempo.
table-unreachable-title = O servidor não responde
table-cancelled-title = Esta mesa foi cancelada
table-cancelled = Quem a criou cancelou-a. Criar outra?
title-your-turn = ● É a sua vez – Marrakech
title-table = À mesa – Marrakech

## Help

keys-title = Teclas
key-arrows = Setas
key-enter = Enter
key-escape = Esc
keys-arrows = virar o Assam, ou passar de um tapete a outro
keys-enter = lançar o dado, colocar o tapete
keys-escape = retirar o que não está decidido; saltar a animação
keys-skip = saltar a animação
keys-log = abrir ou fechar o histórico
keys-hint = pedir uma dica, ou escondê-la
keys-sounds = ligar ou desligar os sons
keys-help = esta ajuda
keys-touch = Com o dedo ou o rato: toque numa casa para ver lá um tapete, e outra vez para ver o seguinte. Para o colocar, toque na outra metade ou use o botão. Um toque em qualquer tapete diz quanto custa parar lá.
