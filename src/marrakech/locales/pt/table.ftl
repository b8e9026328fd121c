### Portuguese: the table’s page.

## What to do

todo-you = { $step ->
    [turn] É a sua vez: vire o Assam e lance o dado.
    [roll] É a sua vez: lance o dado.
    [lay] Coloque o seu tapete { colour } junto do Assam.
    [steer] Vire o Assam para a vez seguinte.
    [draw] Está a ser tirado o seu próximo tapete.
   *[over] A partida acabou.
}
todo-shared =
    { $step ->
        [turn] { $name }: vire o Assam e lance o dado.
        [roll] { $name }: lance o dado.
        [lay] { $name }: coloque o seu tapete { colour } junto do Assam.
        [steer] { $name }: vire o Assam para a vez seguinte.
        [draw] { $name }: está a ser tirado o seu próximo tapete.
       *[over] A partida acabou.
    }
todo-other =
    { $step ->
        [turn] { $name } decide para onde vai o Assam.
        [roll] { $name } vai lançar o dado.
        [lay] { $name } procura sítio para um tapete { colour }.
        [steer] { $name } vira o Assam para a vez seguinte.
        [draw] { $name } tira o próximo tapete.
       *[over] A partida acabou.
    }
todo-playing = { $name } está a jogar.
todo-playing-you = É a sua jogada.
todo-lent = { $name }: um bot joga no seu lugar.
todo-getting-ready = { $name } prepara-se…
act-roll = Lançar o dado
act-lay = Colocar o tapete
act-steer = Virar o Assam
act-box = Devolver à caixa
act-choose-rug = Escolha duas casas
act-choose-facing = Escolha uma direção
act-sent = A enviar…
act-wait = Jogam os outros
act-watch = Está a assistir
skip = Saltar
action-title = O que fazer

## Hints

hint = Dica
hint-hide = Esconder dica
hint-thinking = A preparar uma dica…
hint-warming = Os bots estão a preparar-se. A sua dica aparece assim que estiverem prontos.
hint-would-face = { $name } viraria o Assam para { facing }.
hint-would-lay = { $name } colocaria o tapete em { $first } e { $second }.
hint-chance =
    { $times ->
        [0] Com esta escolha quase nunca ganharia.
        [one] Com esta escolha ganharia uma em cada 100 partidas.
        [many] Com esta escolha ganharia { $times } em cada 100 partidas.
       *[other] Com esta escolha ganharia { $times } em cada 100 partidas.
    }
hint-choices = As melhores escolhas

## Taking back the last rug, round one device

undo = Recolher o tapete
undo-help = Recolher o último tapete (possível até se virar de novo o Assam)
did-undo = { $name } recolhe o último tapete.
keys-undo = recolher o último tapete (quando todos jogam num só dispositivo)

## What happened besides

did-run-out = { $name } ficou sem tempo e está fora da partida.
did-break-rules = { $name } infringiu as regras e está fora da partida.
did-fail =
    { $reason ->
        [engine-not-started] { $name } não arrancou e está fora da partida.
        [engine-hung] { $name } deixou de responder e está fora da partida.
        [engine-flooded] { $name } enviou demasiado texto e está fora da partida.
        [engine-junk] { $name } enviou algo ilegível e está fora da partida.
        [engine-illegal] { $name } fez uma jogada não permitida e está fora da partida.
       *[engine-crashed] { $name } deixou de funcionar e está fora da partida.
    }
did-sit = { $name } senta-se.
did-vacate = O lugar { $seat } está de novo livre.
did-seat-bot = Um bot ocupa o lugar { $seat }.
did-start = A partida começa.
did-stand-in = { $reason ->
    [time] { $name } ficou sem tempo; um bot assume o lugar.
   *[absent] { $name } não está; um bot assume o lugar.
}
did-come-back = { $name } está de volta.
did-move = { $name } joga agora noutro dispositivo.
did-hold = O servidor esteve algum tempo sem funcionar. Nada se perdeu.
did-cancel = A mesa foi cancelada.
log-face = rumo a { facing }
log-steer = deixa o Assam virado para { facing } na vez seguinte
log-roll = tira { $slippers }, o Assam vai até { $square }
log-pay = paga { dirhams } a { $owner }
log-pay-part = só consegue pagar { dirhams } a { $owner }
log-go-out = fica fora
log-lay = tapete { colour } em { $first } e { $second }
log-return = devolve um tapete à caixa
log-draw = próximo tapete: { colour }
log-title = Histórico da partida
log-empty = Ainda nada. O primeiro turno vai começar.
side-title = Histórico e mesa

## Looking back at an earlier turn

log-about = Escolha um turno para o ver no mercado.
look-title = Um turno anterior
look-back = Um turno atrás
look-forward = Um turno à frente
look-return = Voltar à partida
look-opened = Está a ver um turno anterior. Com Esc volta à partida.
look-returned = Está de volta à partida.
look-your-turn = É a sua vez.
look-gone-on = A partida continuou.
keys-look = no histórico: ir de turno em turno; Enter para ver um no mercado, Esc para voltar à partida

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
bot-called =
    { $bot ->
        [random] Turista
        [novice] Principiante
        [greedy] Aprendiz
        [merchant] Mercador
        [master] Mestre
        [champion] Campeão
       *[other] Bot { $bot }
    }
bot-lettered =
    { $bot ->
        [random] Turista { $letter }
        [novice] Principiante { $letter }
        [greedy] Aprendiz { $letter }
        [merchant] Mercador { $letter }
        [master] Mestre { $letter }
        [champion] Campeão { $letter }
       *[other] Bot { $bot } { $letter }
    }
bot-about =
    { $bot ->
        [random] Joga ao acaso.
        [novice] Joga bem cerca de metade das vezes.
        [greedy] Vê um turno à frente e procura pontos.
        [merchant] Pensa no que cada escolha trará depois.
        [master] Vê muito longe e é difícil de vencer.
        [champion] Autodidata, e o mais difícil de vencer.
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

## What a seat says when it is chosen

seat-each-counts = Cada dirham é um ponto, e cada casa em que se vê um tapete desta cor também.
seat-each-counts-two = Cada dirham é um ponto, e cada casa em que se vê um tapete de uma destas duas cores também.
seat-pile-two =
    { $whose ->
        [you] O seu monte tem tapetes de duas cores.
       *[other] Este monte tem tapetes de duas cores.
    }
seat-pile-next = O próximo tapete é { colour }. Todos o podem ver.
seat-pile-empty = Todos estes tapetes já foram colocados.
seat-next-mark = próximo
seat-about-out = Fora da partida. Estes tapetes ficam no mercado, e parar neles não custa nada.
seat-about-away = Ausente: neste momento, a página desta partida não está aberta.
seat-about-bot = Um bot. { bot-about }
seat-about-lent = Aqui joga um bot até o jogador voltar. { bot-about }

## Reactions: a few words that people round a table can send each other

reactions = Reações
react = Dizer algo
reaction =
    { $reaction ->
        [hello] Olá!
        [good-luck] Boa sorte!
        [well-played] Bem jogado!
        [thanks] Agradeço!
        [ouch] Ai!
        [laugh] Ah ah!
        [wow] Uau!
       *[moment] Um momento!
    }
did-react = { $name }: { reaction }
did-react-you = Eu: { reaction }
did-react-spectator = Um espectador: { reaction }
reactions-mute = Silenciar as reações nesta mesa
reactions-mute-help = Deixa de ver e ouvir o que os outros enviam. Pode continuar a enviar as suas.

## A square that was asked about

area-price =
    Área de { $squares ->
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
    }. É de { $owner }. Preço para os outros: { dirhams }.
area-free =
    Área de { $squares ->
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
    }. É de { $owner }, que está fora da partida. Aqui ninguém paga.

## The price of a rug, on the market

price-tag = { $owner }: { dirhams }
price-tag-yours = Seu: os outros pagam { dirhams }
price-tag-free = Nada a pagar
price-nudge =
    { $how ->
        [touch] Toque em qualquer tapete para ver quanto custa parar lá.
       *[mouse] Aponte para qualquer tapete para ver quanto custa parar lá.
    }

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
board-lay = Tapete em { $first } e { $second }
board-die = O dado mostra { $slippers ->
    [one] um chinelo
    [many] { $slippers } de chinelos
   *[other] { $slippers } chinelos
}

## The line

line-connecting = A estabelecer ligação…
line-slow = A ligação está lenta…
line-back = A ligação voltou.
line-lost =
    Sem ligação há { $seconds ->
        [0] { $seconds } segundos
        [one] { $seconds } segundo
        [many] { $seconds } de segundos
       *[other] { $seconds } segundos
    }. A tentar restabelecê-la; nada se perde.
line-lost-kept =
    Sem ligação há { $seconds ->
        [0] { $seconds } segundos
        [one] { $seconds } segundo
        [many] { $seconds } de segundos
       *[other] { $seconds } segundos
    }. A sua jogada fica guardada e será enviada assim que a ligação voltar.
bot-played = Um bot jogou no seu lugar durante a sua ausência. O lugar é de novo seu.
bot-plays-for-you = Um bot joga no seu lugar.
play-myself = Retomar a partida
away-long = { $name } está ausente há algum tempo.
away-wait = Esperar
away-bot = Deixar jogar um bot

## The server is well again

server-recovered = O servidor voltou a funcionar. Pode continuar a jogar.

## Before the game

gathering-title = À espera dos outros
gathering-title-full = Já estão todos
gathering-title-guest = Uma partida vai começar
gathering-open =
    { $open ->
        [one] Ainda há um lugar livre. A partida começa assim que for ocupado.
        [many] Ainda há { $open } de lugares livres. A partida começa assim que forem ocupados.
       *[other] Ainda há { $open } lugares livres. A partida começa assim que forem ocupados.
    }
gathering-awaited = A partida começa automaticamente assim que todos tiverem esta página aberta. À espera de: { $names }.
gathering-unready = A partida pode começar assim que todos tiverem esta página aberta. À espera de: { $names }.
gathering-full =
    { $host ->
        [you] Comece quando quiser.
       *[other] Quem criou a mesa vai iniciar a partida.
    }
invite-title = Convide os seus amigos
invite-text = Envie-lhes este link ou deixe que leiam o código. Quem o abrir pode sentar-se, sem precisar de conta.
invite-link = Link de convite
invite-qr = Código QR do link de convite
invite-message = Uma partida de Marrakech comigo?
invite-here-only = { $host } só funciona neste computador. Para deixar entrar outros, inicie o servidor assim e abra o jogo no endereço de rede deste computador:
invite-renew = Criar um novo link
invite-renewed = Aqui está um novo link. O antigo já não funciona.
invite-host-has-it = Quem criou esta mesa tem o link de convite.
watch-title = Alguém só quer assistir?
watch-link = Link para assistir
watching-gathering = Está a assistir. Para jogar, peça o link de convite.
watching-full = Todos os lugares estão ocupados. Pode assistir, e sentar-se aqui se alguém sair.
join-late = Se um destes lugares for seu, pode trazê-lo para aqui: no dispositivo onde se sentou, abra «{ this-table }» e escolha «{ move-seat }».
your-name = O seu nome
player-numbered = Jogador { $seat }
sit-down = Sentar-se
seat-bot = Adicionar um bot
which-bot = Que bot
remove = Retirar
remove-name = Retirar: { $name }
leave-seat = Sair
start-game = Começar a partida
cancel-table = Cancelar a mesa
cancel-title = Cancelar esta mesa?
cancel-text = Ninguém se poderá sentar aqui, e o link deixará de funcionar.
cancel-no = Mantê-la

## An invitation

invited-by = { $name } convida para uma partida de Marrakech
invited-again = { $name } quer jogar outra vez
invited-new = Não conhece o Marrakech?
invited-back = Voltar ao convite
seats-taken-title = Todos os lugares estão ocupados
seats-taken-text = Desta vez a partida decorre sem a sua presença. Pode assistir, ou pedir outra mesa aos seus amigos.
seats-taken-watch = Assistir à partida
seats-taken-own = Criar uma mesa
gathering-away = Ausentes neste momento: { $names }

## The next game with the same players

gathering-title-again = A próxima partida
gathering-asked = Convite enviado a: { $names }
gathering-here = Já na mesa: { $names }
mark-asked = em espera
invite-again = Enviar o link

## This table

this-table = Esta mesa
rules-on = Regras
rules-edition = Edição: { $edition }
rules-usual = As regras habituais.
rules-bankruptcy-play-on = Um jogador que não consegue pagar tudo paga o que tem e continua a jogar.
rules-steering-after-must = Variante: primeiro lança-se o dado. Depois de colocar um tapete, é preciso virar o Assam à esquerda ou à direita para a vez seguinte.
rules-steering-after-may = Variante: primeiro lança-se o dado. Depois de colocar um tapete, pode virar-se o Assam para a vez seguinte.
rules-area-owner = Para o preço contam as duas cores do dono.
rules-whole-nobody = Nenhum tapete inteiro pode ser coberto de uma vez, nem mesmo um seu.
rules-halves-colours = Um tapete nunca pode cobrir duas casas da mesma cor.
rules-pile-alternating = Com dois jogadores, as cores de cada monte alternam.
rules-stock-15 = Com dois jogadores, cada um tem 15 tapetes de uma só cor.
rules-tie-shared = Os jogadores empatados em pontos partilham a vitória.
rules-clock-none = Sem relógio.
rules-clock-turn =
    { $seconds ->
        [one] { $seconds } segundo por turno.
        [many] { $seconds } de segundos por turno.
       *[other] { $seconds } segundos por turno.
    } { $timeout ->
        [bot] Se um jogador ficar sem tempo, um bot assume o lugar.
       *[out] Um jogador que fique sem tempo fica fora.
    }
rules-clock-game =
    { $minutes ->
        [one] { $minutes } minuto por jogador para toda a partida
        [many] { $minutes } de minutos por jogador para toda a partida
       *[other] { $minutes } minutos por jogador para toda a partida
    }{ $increment ->
        [0] .
        [one] , mais { $increment } segundo por turno.
        [many] , mais { $increment } de segundos por turno.
       *[other] , mais { $increment } segundos por turno.
    } { $timeout ->
        [bot] Se um jogador ficar sem tempo, um bot assume o lugar.
       *[out] Um jogador que fique sem tempo fica fora.
    }
read-rules = Ler as regras
fair-title = Um dado sem truques
fair-text = Cada lançamento é calculado a partir da semente secreta do servidor e de uma semente de cada lugar. Antes da partida, o servidor publica o hash aqui em baixo, e a semente do servidor tem de lhe corresponder. Depois da partida, a semente do servidor é revelada, e qualquer pessoa pode verificar todos os lançamentos.
fair-seats = A página de cada jogador também publica um hash da sua semente, e revela-a automaticamente quando todos os hashes tiverem chegado. Assim, ninguém pode escolher uma semente em função das dos outros.
fair-hash = Hash da semente (SHA-256): { $name }
fair-commitment = Hash da semente do servidor (SHA-256)
fair-seed = Semente: { $name }
fair-change = Mudar a sua semente
fair-change-name = Mudar a semente: { $name }
fair-change-do = Mudar
fair-salted = São acrescentados caracteres ao acaso à sua semente, para que ninguém a possa adivinhar a partir do hash.
fair-changed = A sua semente foi mudada.
move-seat = Jogar noutro dispositivo
move-seat-name = Levar para outro dispositivo: { $name }
move-seat-title = Leve o seu lugar consigo
move-seat-text =
    { $minutes ->
        [one] Abra este link no outro dispositivo no prazo de um minuto. Funciona uma só vez. Depois joga lá, e neste dispositivo só pode assistir.
        [many] Abra este link no outro dispositivo no prazo de { $minutes } de minutos. Funciona uma só vez. Depois joga lá, e neste dispositivo só pode assistir.
       *[other] Abra este link no outro dispositivo no prazo de { $minutes } minutos. Funciona uma só vez. Depois joga lá, e neste dispositivo só pode assistir.
    }
move-seat-link = Link para o outro dispositivo
move-seat-qr = Código QR do link para o outro dispositivo
claim-title = Jogar neste dispositivo?
claim-text = Este link traz um lugar para este dispositivo. No outro só será possível assistir.
claim-yes = Jogar aqui
claim-no = Só assistir
seat-claimed = Agora joga neste dispositivo.
give-up = Desistir
give-up-name = Desistir: { $name }
give-up-title = Desistir desta partida?
give-up-text = Ficará fora da partida. Os seus dirhams voltam para a banca e os seus tapetes já não contam para ninguém.
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
chart-as-table = Mostrar como tabela
rematch = Jogar outra vez
rematch-join = Entrar na próxima partida
rematch-wanted = Os outros querem jogar outra vez.
watch-next = Assistir à próxima partida
replay-game = Rever a partida
download-record = Transferir o registo
share = Partilhar
share-title = Partilhar o resultado
share-text = Texto e link
share-result = Marrakech: { $result }
dice-check = Verificar o dado
dice-checking = A verificar…
dice-fine =
    { $count ->
        [0] O acaso não interveio.
        [one] O único resultado do acaso corresponde às sementes.
        [many] Os { $count } de resultados do acaso correspondem às sementes.
       *[other] Os { $count } resultados do acaso correspondem às sementes.
    }
dice-compared =
    { $how ->
        [all] Todos os hashes publicados, o do servidor e os dos lugares, são os que este dispositivo guardou antes de revelar a sua própria semente.
        [server] O hash do servidor é o que este dispositivo viu. Não guardou hashes dos lugares para comparar.
       *[none] Este dispositivo não guardou nenhum hash antes da partida, por isso não há com que comparar o registo.
    }
dice-rounds =
    { $count ->
        [one] Antes disso, este dispositivo revelou uma vez uma semente, mas a partida não começou; todas as sementes foram então substituídas.
        [many] Antes disso, este dispositivo revelou { $count } de vezes uma semente, mas a partida não começou; de cada vez, todas as sementes foram substituídas.
       *[other] Antes disso, este dispositivo revelou { $count } vezes uma semente, mas a partida não começou; de cada vez, todas as sementes foram substituídas.
    }
dice-other-promise = O hash do servidor mudou. Este dispositivo viu { $seen } nesta mesa e agora encontra { $found }.
dice-seed-lost = Este dispositivo não tem a semente do seu lugar, e já é tarde para escolher outra. Abra esta página no dispositivo que a tem. Se não puder, quem criou a mesa pode dar o seu lugar a um bot ou cancelar a mesa.
dice-other-table = Este registo é de outra mesa: { $found }.

## The end, for the person at this screen

you-share-win = A vitória também é sua!
over-by-points =
    { $lead ->
        [one]
            Vitória por um ponto: { dirhams } e { $squares ->
                [0] { $squares } casas
                [one] { $squares } casa
                [many] { $squares } de casas
               *[other] { $squares } casas
            }.
        [many]
            Vitória por { $lead } de pontos: { dirhams } e { $squares ->
                [0] { $squares } casas
                [one] { $squares } casa
                [many] { $squares } de casas
               *[other] { $squares } casas
            }.
       *[other]
            Vitória por { $lead } pontos: { dirhams } e { $squares ->
                [0] { $squares } casas
                [one] { $squares } casa
                [many] { $squares } de casas
               *[other] { $squares } casas
            }.
    }
over-by-dirhams =
    { $points ->
        [0] Decidem os dirhams, { $most }–{ $next }: { $names } empatam com { $points } pontos.
        [one] Decidem os dirhams, { $most }–{ $next }: { $names } empatam com { $points } ponto.
        [many] Decidem os dirhams, { $most }–{ $next }: { $names } empatam com { $points } de pontos.
       *[other] Decidem os dirhams, { $most }–{ $next }: { $names } empatam com { $points } pontos.
    }
over-shared =
    { $points ->
        [0] Ninguém fica à frente: empate a { $points } pontos.
        [one] Ninguém fica à frente: empate a { $points } ponto.
        [many] Ninguém fica à frente: empate a { $points } de pontos.
       *[other] Ninguém fica à frente: empate a { $points } pontos.
    }
over-only-one = Só resta { $name } em jogo.
over-only-you = Já não há mais ninguém em jogo.
over-others-gave-up = Todos os outros desistiram.
over-you-close =
    { $lead ->
        [one] Foi por pouco: só lhe faltou um ponto. Bem jogado!
        [many] Foi por pouco: só lhe faltaram { $lead } de pontos. Bem jogado!
       *[other] Foi por pouco: só lhe faltaram { $lead } pontos. Bem jogado!
    }
over-you-equal = Foi por pouco: só os dirhams decidiram. Bem jogado!
over-you-second = Fica em segunda posição. Bem jogado!
over-you-third = Fica em terceira posição. Bem jogado!
over-you-fourth = Fica em quarta posição. Mais sorte para a próxima!
over-you-lost = Bem jogado! O mercado está aberto para outra partida.
over-you-out = Ficou fora antes do fim. O mercado está aberto para outra partida.

## The points by turn

chart-help = Toque no gráfico, ou use as setas do teclado, para ver os pontos de todos após qualquer turno.
chart-walk = Pontos após um turno
chart-value = Após o turno { $turn }: { $points }.
chart-value-start = No início: { $points }.
chart-points-of = { $name }: { $points }
chart-watch-turn = Ver o mercado após o turno { $turn }
chart-watch-start = Ver o mercado no início

## Links, dialogs, pages

copy = Copiar
copied = Copiado
copy-by-hand = O link está selecionado, pronto a copiar.
close = Fechar
dialog-no = Não
table-try-again = Tentar de novo
to-home = Ir para o início
table-heading = Marrakech: { $names }
table-loading = A abrir a mesa…
table-gone-title = Mesa não encontrada
table-gone = O link pode estar incompleto, ou a mesa pode ter sido removida.
table-unreachable-title = O servidor não responde
table-cancelled-title = Esta mesa foi cancelada
table-cancelled = Quem a criou cancelou a partida. Quer criar outra mesa?

## Window titles

title-my-turn = ● É a sua vez
title-playing = Partida em curso
title-gathering = À espera de jogadores
title-won =
    { $count ->
        [one] { $names } ganha
        [many] { $names } partilham a vitória
       *[other] { $names } partilham a vitória
    }
title-you-won = A vitória é sua
title-you-share = A vitória também é sua
title-replay = Rever: { $names }

## Help

keys-title = Atalhos
key-arrows = Setas
key-enter = Enter, espaço
key-escape = Esc
keys-arrows = escolher uma direção para o Assam, ou um sítio para o seu tapete
keys-enter = lançar o dado, ou colocar o tapete escolhido
keys-escape = anular o que não está confirmado, ou saltar a animação
keys-skip = saltar a animação
keys-log = abrir ou fechar o histórico
keys-hint = mostrar ou esconder uma dica
keys-sounds = ligar ou desligar os sons
keys-help = mostrar esta ajuda
keys-touch = Com o dedo: toque numa casa para ver lá um tapete. Toque outra vez para ver o seguinte, ou toque numa casa ao lado para escolher essas duas. Para colocar o tapete, pressione o botão.

## Help: mouse, arrows and prices

keys-mouse = Com o rato: clique num tapete para o escolher, e clique mais uma vez para o colocar. Um duplo clique apenas o escolhe.
keys-facing = Tocar ou clicar numa seta apenas vira o Assam. Para lançar o dado, pressione o botão.
keys-price = Toque ou clique em qualquer outro tapete para ver quanto custa parar lá.
