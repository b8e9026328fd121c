### Portuguese: what only the command line says.

## What is wrong with a file or a command

file-missing = { $file }: o ficheiro não existe.
file-is-folder = { $file } é uma pasta.
file-not-text = { $file }: não é um texto em UTF-8 (byte { NUMBER($byte, useGrouping: 0) }).
file-too-big = { $file } tem mais de { $limit } megabytes; um registo é muito mais pequeno.
file-exists = { $file } já existe e não é substituído.
file-unreadable = Não é possível ler { $file }: { $reason }
file-unwritable = Não é possível escrever { $file }: { $reason }
of-file = { $file }: { $problem }
error = Erro: { $problem }
turn-beyond = o registo não chega ao turno { NUMBER($turn, useGrouping: 0) }; acaba no turno { NUMBER($last, useGrouping: 0) }.
bots-too-many = { $bots } bots precisam de { $bots } lugares; jogam { $players }.
names-too-many = { $names ->
    [one] Há um nome
    [many] Há { $names } de nomes
   *[other] Há { $names } nomes
} para { $people ->
    [0] nenhuma pessoa: só jogam bots.
    [one] uma pessoa.
    [many] { $people } de pessoas.
   *[other] { $people } pessoas.
}
starter-unknown = «{ $text }» não é uma forma de decidir quem começa; use random ou agreed.
nothing-to-resume = Não há nenhuma partida por acabar para retomar.
options-clash = { $first } e { $second } não podem ser usadas ao mesmo tempo.
passed-over = Ignorado: { $problem }
language-unknown = A língua «{ $text }» não está disponível. Há: { $languages }.
section-unknown = As regras não têm nenhuma parte «{ $text }». Há: { $sections }.
resume-alone = Uma partida retomada mantém os seus jogadores e as suas regras; retire { $option }.

## The store

store-full = { $file }: o disco está cheio e não é possível guardar nada de novo. O que foi confirmado está a salvo; liberte espaço e continue.
store-locked = { $file } está a ser usado por outro servidor ou outro programa.
store-broken = { $file } está danificado ou nunca foi um arquivo de mesas ({ $reason }). «marrakech check-store» diz que mesas estão intactas; com --rescue, copia-as para um ficheiro novo.
store-gone = { $file } foi apagado, movido ou substituído enquanto o servidor o usava. Nada de novo será guardado até que volte esse mesmo ficheiro.
store-newer = { $file } foi escrito por um marrakech mais recente (versão { $found } do arquivo; aqui conhece-se até à { $known }).
store-behind = { $file } é mais antigo do que { $copy }: essa cópia foi salva a partir dele e tem algo que falta no ficheiro. Inicie com a cópia (--data) ou mova-a para outro lugar para continuar com o estado mais antigo.
store-unreadable = Não é possível abrir, ler ou escrever { $file }: { $reason }
store-closed = { $file } está fechado: o servidor vai parar.
store-none = { $file } não é um arquivo de mesas, ou está danificado logo no início.
check-store-whole = { $file } está intacto: { $count ->
    [0] nenhuma mesa.
    [one] uma mesa.
    [many] { $count } de mesas.
   *[other] { $count } mesas.
}
check-store-damaged = { $file } está danificado. Mesas intactas: { $whole } de { $count }.
check-store-structure = { $file }: { $reason }
check-store-table = Mesa { $table }: { $problem ->
    [checksum] o evento { $number } não está como foi escrito.
    [gap] falta o evento { $number }.
    [fold] o evento { $number } não faz sentido.
   *[summary] todos os eventos estão intactos, mas as listas dizem outra coisa dela.
}
check-store-rescued = { $count ->
    [0] Nenhuma mesa intacta foi copiada para { $file }
    [one] Uma mesa intacta foi copiada para { $file }
    [many] { $count } de mesas intactas foram copiadas para { $file }
   *[other] { $count } mesas intactas foram copiadas para { $file }
}
backup-done = As mesas de { $source } estão copiadas em { $target }

## Drawing a position

seat-name = Lugar { $seat }
to-move = ▶
column-player = Jogador
column-rugs = Por colocar
column-dirhams = Dirhams
column-squares = Casas
column-points = Pontos
column-next = Próximo
out = fora
steps-next = { $step ->
    [turn] { $name } vira o Assam.
    [roll] { $name } lança o dado.
    [lay] { $name } coloca um tapete.
    [draw] Tira-se o próximo tapete de { $name }.
    [steer] { $name } vira o Assam para a vez seguinte.
   *[over] A partida acabou.
}
rules-in-force = Regras: { $rules }
rules-default = as predefinidas
legal-heading = Possível: { $actions }
chance-heading = Acaso: { $actions }

## Playing in the terminal

ask-players = Quantos jogam?
ask-bots = Quantos deles são bots?
ask-level = De que nível? { $levels }
ask-name = Nome do jogador { $number }?
ask-number-again = Um número de { $low } a { $high }, por favor.
bot-alone = Bot
bot-name = Bot { $number }
person-name = Jogador { $number }
welcome = Marrakech no terminal. Escreva ? em qualquer momento para ver a ajuda, Ctrl-C para parar: a partida é guardada após cada ação.
bots-getting-ready = Os bots estão a preparar-se. Da primeira vez, isso leva meio minuto.
welcome-back = Olá de novo: turno { $turn }. Escreva ? em qualquer momento para ver a ajuda.
saved-at = O registo fica guardado em { $file }
prompt-turn = { $name }, para onde? { $choices }
choice-left = { $facing } esquerda
choice-straight = { $facing } em frente
choice-right = { $facing } direita
prompt-throw = O Assam olha para { facing }. Enter lança o dado; com { $others } ainda o pode virar.
prompt-roll = { $name }: Enter lança o dado.
prompt-lay = { $name }, onde fica o tapete { colour }? Escreva um número ou as casas.
prompt-confirm-lay = { $action }? Enter coloca-o; outra escolha muda-o.
prompt-confirm-steer = O Assam vai olhar para { facing } na vez de { $next }. Enter confirma; outra direção muda-a.
stars-paid = As estrelas marcam a área pela qual se pagou.
prompt-must-return = { $name }: aqui não é possível colocar nenhum tapete. Enter devolve um à caixa.
not-understood = «{ $text }» não é nenhuma das escolhas. Escreva ? para ver a ajuda.
help-facing = N E S W      virar o Assam; nada é definitivo até lançar o dado
help-lay = 1 2 3 … ou d4d5   escolher um tapete; nada é definitivo até confirmar com Enter
help-position = position     ver a posição em texto
help-log = log          ver o registo até agora
help-save = save FILE    guardar uma cópia do registo em FILE
help-give-up = give up      desistir da partida (pergunta antes)
help-quit = q ou quit    parar aqui e retomar mais tarde
ask-give-up = { $name }, desistir mesmo? Escreva sim.
yes = sim
gave-not-up = Ninguém desiste.
copy-saved = Há uma cópia em { $file }
goodbye-early = Nenhuma partida foi começada.
goodbye = Partida interrompida. Para continuar: { $command }
save-trouble = Não foi possível guardar o registo: { $problem } A partida continua e será guardada com a próxima ação.
not-saved = As últimas ações não estão guardadas: { $problem }
over-heading = A partida acabou ao fim de { turns }.
resume-over = Esta partida acabou; «marrakech replay» mostra-a passo a passo.

## Other commands

list-number = { $number }.
verify-fine = { $file }: correto. { $count ->
    [0] O acaso ainda não interveio.
    [one] O único resultado do acaso é o que as sementes dão.
    [many] Os { $count } de resultados do acaso são os que as sementes dão.
   *[other] Os { $count } resultados do acaso são os que as sementes dão.
}
verify-promised = { $file }: { $promised ->
    [all] a semente de cada jogador corresponde à sua promessa no registo. Se as promessas foram feitas antes de qualquer semente ser mostrada, só o pode dizer um dispositivo que as guardou na mesa.
    [some] alguns lugares deram a sua semente às claras ({ $seats }); as outras correspondem às suas promessas no registo. Se as promessas foram feitas antes de qualquer semente ser mostrada, só o pode dizer um dispositivo que as guardou na mesa.
   *[none] nenhum lugar prometeu a sua semente antes de a mostrar: alguém que jogasse e também gerisse o servidor poderia ter escolhido os lançamentos.
}
check-fine = { $file }: correto. { turns }, { $result }
replay-prompt = Enter avança, b recua, um número salta para um turno, q sai
replay-start = Antes da primeira ação
replay-turn = Turno { $turn } de { $last }: { $line }
replay-comment = «{ $text }»
replay-end = O registo acaba aqui.
edition-column = Edição
edition-source = Livro de regras
edition-options = Opções
edition-box = Tapetes
edition-starter = Começa
edition-default-rules = predefinidas
edition-footer = Uma opção entre (parênteses) é fixada porque o livro de regras nada diz; todas as outras estão lá impressas.
starter = { $who ->
    [random] por sorteio
    [morocco] o último a visitar Marrocos
    [youngest] o mais novo ou por sorteio
   *[agreed] por acordo
}
perft-total = { $nodes ->
    [0] { $nodes } sequências
    [one] { $nodes } sequência
    [many] { $nodes } de sequências
   *[other] { $nodes } sequências
} de { $depth ->
    [0] { $depth } ações
    [one] { $depth } ação
    [many] { $depth } de ações
   *[other] { $depth } ações
}
perft-counting = a contar
simulate-progress = partidas
simulate-title = { games } ao acaso com { $players } jogadores
simulate-seat = Lugar
simulate-wins = Vitórias
simulate-points = Pontos
simulate-paid = Dízimas pagas
simulate-received = Dízimas recebidas
simulate-out = Fica fora
simulate-length = Uma partida dura em média { $mean } turnos (de { $low } a { $high }).
simulate-anyone-out = Alguém fica fora em { $share } das partidas; { $shared } das vitórias são partilhadas.
simulate-speed = { $rate } partidas por segundo.
simulate-stopped = Interrompido ao fim de { games }.

## Engines

engine-not-started = Não foi possível iniciar o motor «{ $engine }»: { $detail }
engine-crashed = O motor «{ $engine }» terminou sozinho ({ $detail }).
engine-hung = O motor «{ $engine }» não respondeu a tempo. { $detail }
engine-flooded = O motor «{ $engine }» falou demasiado: { $detail }
engine-junk = O motor «{ $engine }» não fala o protocolo dos motores: { $detail }
engine-illegal = O motor «{ $engine }» escolheu algo que não é permitido: { $detail }
bot-needs-engine = Aqui não há nenhum bot «{ $name }». Se for um motor, indique o seu comando com --engine.
engine-line = «{ $text }» não é uma linha do protocolo dos motores; docs/engine-protocol.md contém-nas todas.
engine-no-position = Ainda não há nenhuma posição em que pensar.
engine-no-decision = Aqui ninguém decide nada: { $step ->
    [roll] falta lançar o dado.
    [draw] falta tirar um tapete.
   *[over] a partida acabou.
}
engine-option = Não há nenhuma opção «{ $option }» que possa valer «{ $value }».
engine-bot-failed = O bot falhou: { $error }
engine-starting = A iniciar o motor «{ $engine }»…
engine-thinks = Está a pensar; pare-o primeiro.

## The arena

arena-twice = { $bot } aparece duas vezes; cada bot joga uma só vez.
arena-alone = São precisos dois: indique outro bot, um motor com --engine, ou qualquer um deles com --against.
arena-ms = { $ms } milissegundos não dão tempo para pensar.
arena-sprt = «{ $text }» não indica duas taxas de vitória entre 0 e 1, primeiro a menor, como 0.5,0.55.
arena-worker-died = Um processo que jogava morreu, talvez por falta de memória. O que acabou antes conta.
chart-ending = { $file } não é uma imagem que se possa desenhar; o nome deve acabar em .svg ou .png.
results-foreign = { $file } não contém resultados de uma arena. Fica como está.
results-differ = { $file } contém os resultados de outra competição: { $setting } é { $found } lá e { $wanted } aqui.
results-line = { $file }, linha { NUMBER($line, useGrouping: 0) }: esta não é a ronda que se segue: { $text }
results-busy = Outra execução está a escrever em { $file }.
bot-illegal = escolheu «{ $action }», que aí não é permitido.
bot-raised = falhou com { $error }
arena-getting-ready = a preparar
arena-progress = partidas
arena-speed = { $rate }/s
arena-title = { games } com { $players } jogadores
arena-bot = Bot
arena-against = Contra
arena-rating = Força
arena-wins = Vitórias
arena-interval = Intervalo 95%
arena-margin = Margem
arena-median = ms, mediana
arena-slow = ms, 99%
arena-games = Partidas
arena-even = Quem ganhou a quem ({ $share } seria igualdade)
arena-range = { $low } a { $high }
arena-several = { $count } × { $bot }
arena-verdict = { $bot } contra { $others }: { $verdict ->
    [H1] ganha { $high } e não { $low } (H1 aceite).
    [H0] ganha { $low } e não { $high } (H0 aceite).
   *[open] ainda por decidir entre { $low } e { $high }.
} LLR { $llr }, entre { $below } e { $above }, { $rounds ->
    [0] { $rounds } rondas.
    [one] { $rounds } ronda.
    [many] { $rounds } de rondas.
   *[other] { $rounds } rondas.
}
arena-ladder-holds = A ordem confirma-se: cada bot ganha ao que está abaixo, com 95% de confiança.
arena-ladder-open = Ainda sem certeza, com 95% de confiança: { $pairs }
arena-over = { $bot } sobre { $other }
arena-gave-up = { $bot } teve de desistir em { games }. A primeira vez: { $problem }
arena-stopped = Interrompido ao fim de { games }. Com --out FILE pode continuar-se mais tarde.
arena-stopped-kept = Interrompido ao fim de { games }. O mesmo comando continua a partir daí.
arena-chart = O gráfico está em { $file }
arena-chart-title = { games } com { $players } jogadores
chart-wins = Taxa de vitórias, com o seu intervalo de confiança de 95%
chart-even = igualdade
chart-rating = força { $rating }
chart-matrix = Vitórias da linha
chart-matrix-rest = Vitórias da linha, sozinha

## Measuring this machine

bench-ready = A preparar; da primeira vez, a compilar
bench-import = Carregar a biblioteca, ms
bench-load = Carregar o kernel compilado, ms
bench-first-move = Do zero à primeira jogada do mestre, ms
bench-rules-games = Partidas ao acaso pelas regras, um núcleo, por segundo
bench-kernel-games = Partidas ao acaso no kernel, um núcleo, por segundo
bench-kernel-turns = Turnos no kernel, um núcleo, por segundo
bench-kernel-everywhere = Partidas ao acaso no kernel, todos os núcleos, por segundo
bench-nodes = Posições que o mestre examina, por segundo
bench-decision = Uma decisão do bot { $bot }, ms
bench-machine = { $cpu }, { $cores ->
    [one] um núcleo
    [many] { $cores } de núcleos
   *[other] { $cores } núcleos
}, { $system }, Python { $python }, Numba { $numba }
bench-stopped = Interrompido. Eis o que foi medido antes.
bench-child = Um processo que estava a ser medido falhou: { $problem }

## Running a server

serve-ready = O Marrakech está em { $link }
serve-lan = Na rede local: { $link }
serve-data = Não é possível guardar { $file }: { $reason }
serve-host = «{ $host }» não é um endereço desta máquina: { $reason }
serve-stop = Ctrl-C termina-o. Todas as partidas ficam guardadas em { $file }
serve-port = A porta { $port } está ocupada ou não pode ser usada: { $reason }
serve-only-here = Só esta máquina lhe pode aceder; --host 0.0.0.0 abre-o à rede local.
open-already = O Marrakech já está a correr, em { $link }
open-other = O Marrakech já está a correr, em { $link }, com outro endereço ou outro ficheiro. Pare-o primeiro ou indique outra porta.
open-browser = Abre-se no seu navegador. Se não abrir, siga o link.
open-yourself = Abra o link num navegador.
