### Portuguese: what only the command line says.

## What is wrong with a file or a command

file-missing = { $file }: ficheiro não encontrado.
file-is-folder = { $file } é uma pasta, não um ficheiro.
file-not-text = { $file }: não é um texto em UTF-8 (byte { NUMBER($byte, useGrouping: 0) }).
file-too-big = { $file } tem mais de { $limit } megabytes; um registo é muito mais pequeno.
file-exists = { $file } já existe e não foi substituído.
file-unreadable = Não é possível ler { $file }: { $reason }
file-unwritable = Não é possível escrever { $file }: { $reason }
of-file = { $file }: { $problem }
error = Erro: { $problem }
turn-beyond = o registo não chega ao turno { NUMBER($turn, useGrouping: 0) }; acaba no turno { NUMBER($last, useGrouping: 0) }.
bots-too-many = { $bots } bots precisam de { $bots } lugares, mas só há { $players } jogadores.
names-too-many =
    { $names ->
        [one] Há um nome
        [many] Há { $names } de nomes
       *[other] Há { $names } nomes
    }, mas { $people ->
        [0] só jogam bots.
        [one] só joga uma pessoa.
        [many] só jogam { $people } de pessoas.
       *[other] só jogam { $people } pessoas.
    }
starter-unknown = «{ $text }» não é uma forma de escolher o primeiro jogador; use random ou agreed.
nothing-to-resume = Não há nenhuma partida por acabar para retomar.
options-clash = { $first } e { $second } não podem ser usadas ao mesmo tempo.
passed-over = Ignorado: { $problem }
language-unknown = A língua «{ $text }» não está disponível. Disponíveis: { $languages }.
section-unknown = As regras não têm nenhuma secção «{ $text }». Disponíveis: { $sections }.
resume-alone = Uma partida retomada mantém os seus jogadores e as suas regras; retire { $option }.

## The store

store-full = { $file }: o disco está cheio e não é possível guardar nada de novo. Tudo o que já foi guardado está a salvo; liberte espaço para continuar.
store-locked = { $file } está a ser usado por outro servidor ou outro programa.
store-broken = { $file } está danificado ou não é um arquivo de mesas ({ $reason }). Para ver que mesas estão intactas, execute «marrakech check-store»; com --rescue, copia-as para um ficheiro novo.
store-gone = { $file } foi apagado, movido ou substituído enquanto o servidor o usava. Nada de novo poderá ser guardado até que volte esse mesmo ficheiro.
store-newer = { $file } foi escrito por uma versão mais recente do marrakech (versão { $found } do arquivo; esta lê até à { $known }).
store-behind = { $file } é mais antigo do que { $copy }, uma cópia que foi recuperada a partir dele e tem dados que faltam no ficheiro. Inicie com a cópia (--data) ou mova-a para outro lugar para continuar com o ficheiro mais antigo.
store-unreadable = Não é possível abrir, ler ou escrever { $file }: { $reason }
store-closed = { $file } está fechado porque o servidor vai parar.
store-extra = { $file }: o PostgreSQL precisa de um pacote que não está instalado. Para o instalar: { $command }
store-server-old = { $file }: o PostgreSQL { $found } é demasiado antigo; é precisa a versão { $needed } ou uma mais recente.
store-unsafe = { $file } está configurado com { $setting }, por isso numa falha poderiam perder-se jogadas confirmadas. Ativa essa definição para continuar.
store-not-empty = { $file } já tem dados, por isso nada foi copiado para lá.
store-none = { $file } não é um arquivo de mesas, ou o início do ficheiro está danificado.
check-store-whole = { $file } está intacto: { $count ->
    [0] nenhuma mesa.
    [one] uma mesa.
    [many] { $count } de mesas.
   *[other] { $count } mesas.
}
check-store-damaged = { $file } está danificado. Mesas intactas: { $whole } de { $count }.
check-store-structure = { $file }: { $reason }
check-store-table =
    Mesa { $table }: { $problem ->
        [checksum] o evento { $number } não está como foi escrito.
        [gap] falta o evento { $number }.
        [fold] o evento { $number } não faz sentido.
       *[summary] todos os eventos estão intactos, mas a lista de mesas não corresponde.
    }
check-store-rescued = { $count ->
    [0] Nenhuma mesa intacta foi copiada para { $file }
    [one] Uma mesa intacta foi copiada para { $file }
    [many] { $count } de mesas intactas foram copiadas para { $file }
   *[other] { $count } mesas intactas foram copiadas para { $file }
}
backup-done = As mesas de { $source } foram copiadas para { $target }
move-done = Tudo o que há em { $source } foi copiado para { $target } e comparado. Mesas: { $tables }, acontecimentos: { $events }. { $source } não mudou.

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
steps-next =
    { $step ->
        [turn] { $name } vira o Assam.
        [roll] { $name } lança o dado.
        [lay] { $name } coloca um tapete.
        [draw] { $name } tira o próximo tapete.
        [steer] { $name } vira o Assam para a vez seguinte.
       *[over] A partida acabou.
    }
rules-in-force = Regras: { $rules }
rules-default = as habituais
legal-heading = Permitido: { $actions }
chance-heading = Acaso: { $actions }

## Playing in the terminal

ask-players = Quantos jogadores?
ask-bots = Quantos deles são bots?
ask-level = De que nível? { $levels }
ask-name = Jogador { $number }: nome?
ask-number-again = Escreva um número de { $low } a { $high }, por favor.
bot-alone = Bot
bot-name = Bot { $number }
person-name = Jogador { $number }
welcome = Marrakech no terminal. Escreva ? em qualquer momento para ver a ajuda, ou pressione Ctrl-C para parar: a partida é guardada após cada ação.
bots-getting-ready = Os bots estão a preparar-se. Da primeira vez, isso leva cerca de meio minuto.
welcome-back = Olá de novo: turno { $turn }. Escreva ? em qualquer momento para ver a ajuda.
saved-at = O registo fica guardado em { $file }
prompt-turn = { $name }: para onde? { $choices }
choice-left = { $facing } ({ facing }): à esquerda
choice-straight = { $facing } ({ facing }): em frente
choice-right = { $facing } ({ facing }): à direita
prompt-roll-facing = O Assam vai olhar para { facing }. Pressione Enter para lançar o dado, ou escolha outra direção: { $others }
prompt-roll = { $name }: pressione Enter para lançar o dado.
prompt-lay = { $name }: onde fica o tapete { colour }? Escreva um número ou as duas casas.
prompt-confirm-lay = { $action }? Pressione Enter para colocar o tapete, ou escolha outro sítio.
prompt-confirm-steer = O Assam vai olhar para { facing }. Jogador seguinte: { $next }. Pressione Enter para confirmar, ou escolha outra direção.
stars-paid = As estrelas marcam a área pela qual se pagou.
prompt-must-return = { $name }: aqui não há sítio para nenhum tapete. Pressione Enter para devolver um à caixa.
not-understood = «{ $text }» não é nenhuma das escolhas. Escreva ? para ver a ajuda.
help-facing = N E S W      virar o Assam: N (norte), E (leste), S (sul) ou W (oeste); nada é definitivo até lançar o dado
help-lay = 1 2 3 … ou d4d5   escolher um sítio para o tapete; nada é definitivo até pressionar Enter
help-position = position     ver a posição em texto
help-log = log          ver o registo até agora
help-save = save FILE    guardar uma cópia do registo em FILE
help-give-up = give up      desistir da partida (com confirmação)
help-quit = q ou quit    parar agora e retomar mais tarde
ask-give-up = { $name }: quer mesmo desistir? Escreva sim.
yes = sim
gave-not-up = Ninguém desiste. A partida continua.
copy-saved = Foi guardada uma cópia em { $file }
goodbye-early = Nenhuma partida foi iniciada.
goodbye = Partida interrompida. Para continuar, execute: { $command }
save-trouble = Não foi possível guardar o registo: { $problem } Pode continuar a jogar; será guardado com a próxima ação.
not-saved = As últimas ações não foram guardadas: { $problem }
over-heading = A partida acabou ao fim de { turns }.
resume-over = Esta partida acabou. Para a percorrer passo a passo, execute «marrakech replay».

## Other commands

list-number = { $number }.
verify-fine =
    { $file }: correto. { $count ->
        [0] O acaso ainda não interveio.
        [one] O único resultado do acaso corresponde às sementes.
        [many] Os { $count } de resultados do acaso correspondem às sementes.
       *[other] Os { $count } resultados do acaso correspondem às sementes.
    }
verify-promised =
    { $file }: { $promised ->
        [all] a semente de cada jogador corresponde ao seu hash publicado no registo. Se os hashes foram publicados antes de qualquer semente ser revelada, só o pode dizer um dispositivo que os guardou na mesa.
        [some] alguns lugares deram a sua semente às claras, sem hash ({ $seats }); as outras correspondem aos seus hashes publicados no registo. Se os hashes foram publicados antes de qualquer semente ser revelada, só o pode dizer um dispositivo que os guardou na mesa.
       *[none] nenhum lugar publicou um hash antes de revelar a sua semente: alguém que jogasse e também gerisse o servidor poderia ter escolhido os lançamentos.
    }
check-fine = { $file }: correto. { turns }, { $result }
replay-prompt = Pressione Enter para avançar ou b para recuar; escreva um número para saltar para um turno, ou q para sair
replay-start = Antes da primeira ação
replay-turn = Turno { $turn } de { $last }: { $line }
replay-comment = «{ $text }»
replay-end = O registo acaba aqui.
edition-column = Edição
edition-source = Livro de regras
edition-options = Opções
edition-box = Tapetes
edition-starter = Primeiro jogador
edition-default-rules = predefinidas
edition-footer = As opções entre (parênteses) são escolha nossa, porque o livro de regras nada diz sobre elas; todas as outras estão lá impressas.
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
simulate-title = { games } com { $players } jogadores, todos a jogar ao acaso
simulate-seat = Lugar
simulate-wins = Vitórias
simulate-points = Pontos
simulate-paid = Pago
simulate-received = Recebido
simulate-out = Fica fora
simulate-length = Uma partida dura em média { $mean } turnos (de { $low } a { $high }).
simulate-anyone-out = Algum jogador fica fora em { $share } das partidas; { $shared } das vitórias são partilhadas.
simulate-speed = { $rate } partidas por segundo.
simulate-stopped = Interrompido ao fim de { games }.

## Engines

engine-not-started = Não foi possível iniciar o motor «{ $engine }»: { $detail }
engine-crashed = O motor «{ $engine }» parou de forma inesperada ({ $detail }).
engine-hung = O motor «{ $engine }» não respondeu a tempo. { $detail }
engine-flooded = O motor «{ $engine }» enviou demasiado texto: { $detail }
engine-junk = O motor «{ $engine }» não segue o protocolo dos motores: { $detail }
engine-illegal = O motor «{ $engine }» fez uma jogada não permitida: { $detail }
bot-needs-engine = Não há nenhum bot chamado «{ $name }». Se for um motor, indique o comando com --engine.
engine-line = «{ $text }» não é uma linha do protocolo dos motores; estão todas em docs/engine-protocol.md.
engine-no-position = Ainda não há nenhuma posição em que pensar.
engine-no-decision =
    Aqui não há nada a decidir: { $step ->
        [roll] quem lança o dado é o acaso.
        [draw] quem tira o tapete é o acaso.
       *[over] a partida acabou.
    }
engine-option = Não há nenhuma opção «{ $option }» com o valor «{ $value }».
engine-bot-failed = O bot falhou: { $error }
engine-cannot-judge = O bot «{ $bot }» não sabe avaliar posições.
engine-no-beginning = Só se pode avaliar uma posição em que começa um turno.
engine-no-judge = O motor «{ $engine }» não sabe avaliar posições: não conhece a linha «judge» do protocolo dos motores.
engine-starting = A iniciar o motor «{ $engine }»…
engine-thinks = O motor está a pensar; pare-o primeiro.

## Rolling out a decision: games are played to the end from each choice, to see what it is worth

rollout-nothing = Aqui não há nada a comparar: { $step ->
    [roll] quem lança o dado é o acaso.
    [draw] quem tira o tapete é o acaso.
    [over] a partida acabou.
   *[other] só há uma escolha.
}
rollout-what = Indique um registo, ou uma posição com --position.
rollout-step-alone = --step precisa de um turno: indique-o com --turn.
rollout-no-decision = { $step ->
    [turn] No turno { $turn }, ninguém virou o Assam.
    [lay] No turno { $turn }, ninguém colocou um tapete.
    [steer] No turno { $turn }, ninguém virou o Assam para a vez seguinte.
   *[any] No turno { $turn }, ninguém tinha por onde escolher.
}
rollout-turn = Turno { $turn }: { $sentence }
rollout-choice = Escolha
rollout-behind = Atrás da melhor
rollout-played = na partida
rollout-stopped = { $games ->
    [0] Interrompido antes de acabar qualquer partida.
    [one] Interrompido ao fim de uma partida a partir de cada escolha.
    [many] Interrompido ao fim de { $games } de partidas a partir de cada escolha.
   *[other] Interrompido ao fim de { $games } partidas a partir de cada escolha.
}

## The arena

arena-twice = { $bot } aparece duas vezes; indique cada bot uma só vez.
arena-alone = São precisos dois: indique outro bot, um motor com --engine, ou qualquer um deles com --against.
arena-ms = { $ms } milissegundos não é um tempo válido para pensar.
arena-sprt = «{ $text }» não indica duas taxas de vitória entre 0 e 1, primeiro a menor, como 0.5,0.55.
arena-worker-died = Um processo que jogava partidas morreu, talvez por falta de memória. As partidas acabadas antes continuam a contar.
chart-ending = { $file }: os gráficos só podem ser desenhados como .svg ou .png; escolha um nome que acabe assim.
results-foreign = { $file } não contém resultados de uma arena. Não foi alterado.
results-differ = { $file } contém os resultados de outra competição: { $setting } é { $found } lá e { $wanted } aqui.
results-line = { $file }, linha { NUMBER($line, useGrouping: 0) }: esta não é a próxima ronda: { $text }
results-busy = Outro processo está a escrever em { $file }.
bot-illegal = escolheu «{ $action }», que aí não é permitido.
bot-raised = falhou com { $error }
arena-getting-ready = a preparar
arena-progress = partidas
arena-speed = { $rate }/s
arena-title = { games } com { $players } jogadores
arena-bot = Bot
arena-against = Contra
arena-rating = Força
arena-ratings = Força por número de jogadores
arena-wins = Vitórias
arena-interval = Intervalo 95%
arena-margin = Margem
arena-median = ms, mediana
arena-slow = ms, 99%
arena-games = Partidas
arena-even = Quem ganhou a quem ({ $share } seria igualdade)
arena-range = { $low } a { $high }
arena-several = { $count } × { $bot }
arena-verdict =
    { $bot } contra { $others }: { $verdict ->
        [H1] a taxa de vitórias é { $high } e não { $low } (H1 aceite).
        [H0] a taxa de vitórias é { $low } e não { $high } (H0 aceite).
       *[open] ainda por decidir entre { $low } e { $high }.
    } LLR { $llr }, entre { $below } e { $above }, { $rounds ->
        [0] { $rounds } rondas.
        [one] { $rounds } ronda.
        [many] { $rounds } de rondas.
       *[other] { $rounds } rondas.
    }
arena-ladder-holds = A ordem confirma-se: cada bot ganha ao que está abaixo, com 95% de confiança.
arena-ladder-open = Ainda sem certeza, com 95% de confiança: { $pairs }
arena-over = { $bot } > { $other }
arena-gave-up = { $bot } teve de desistir em { games }. A primeira vez: { $problem }
arena-stopped = Interrompido ao fim de { games }. Use --out FILE para poder continuar mais tarde.
arena-stopped-kept = Interrompido ao fim de { games }. Execute de novo o mesmo comando para continuar.
arena-chart = O gráfico foi guardado em { $file }
arena-chart-title = { games } com { $players } jogadores
chart-wins = Taxa de vitórias, com o seu intervalo de confiança de 95%
chart-even = igualdade
chart-rating = força { $rating }
chart-matrix = Vitórias da linha
chart-matrix-rest = Vitórias da linha, sozinha contra as outras

## Luck and skill: marrakech analyse

analyse-depth = «{ $text }» não é uma profundidade; use quick, normal ou deep.
analyse-one-file = { $option } só funciona com um único registo.
analyse-no-turns = o registo ainda não tem turnos para analisar.
analyse-annotated-long = com os comentários, o registo teria mais de { $longest } caracteres, por isso não foi escrito.
analyse-progress = turnos
analyse-stopped = Interrompido: { $done } de { turns }.
analyse-annotated = O registo com os comentários foi guardado em { $file }
analyse-title = { $file }, na avaliação de { $evaluator } ({ $depth })
analyse-luck = { $name }: o dado valeu { $luck }.
analyse-not-over = A partida não acabou: o resultado é a probabilidade de vitória na última posição.
analyse-gave-up = { $name } desistiu. O que isso custou está nos erros próprios, mas não conta como decisão.
analyse-errors = O que custaram as decisões
analyse-kind = Decisão
analyse-step = { $step ->
    [turn] virar o Assam
    [steer] virar para a vez seguinte
   *[lay] colocar tapetes
}
analyse-error-each = Custo por decisão
analyse-largest = Os maiores erros, e o que teria sido melhor
analyse-turn = Turno
analyse-played = Jogado
analyse-better = Melhor
analyse-chance = Probabilidade
analyse-error = Erro
analyse-rolls = Os lançamentos de mais sorte e de mais azar
analyse-rolled = Resultado
analyse-luck-column = Sorte
analyse-turns = Turno a turno, com as probabilidades de todos após cada um
analyse-actions = Ações
analyse-comment-error = { $grade ->
    [slip] Imprecisão
    [mistake] Falha
   *[blunder] Erro grave
} ({ $error }). Melhor: { $better }, com uma probabilidade de { $chance } em vez de { $instead }.
analyse-comment-judged = Análise de { $evaluator } ({ $depth })
analyse-comment-luck = Sorte: { $luck }
analyse-profiles = O que os jogadores ganharam
analyse-games = Partidas
analyse-interval = Intervalo 95%
analyse-profile-errors = Quanto custou uma decisão
analyse-all = Todas
analyse-phase = { $phase ->
    [opening] Abertura
    [middle] Meio
   *[end] Final
}
analyse-profile-words = Erros em cada 100 decisões, por gravidade
analyse-unfinished = Partidas por acabar, que não entram nos perfis: { $count }
analyse-abandoned = Partidas em que alguém desistiu, que não entram nos perfis: { $count }

## Measuring this machine

bench-ready = A preparar (da primeira vez, inclui compilar)
bench-import = Carregar a biblioteca, ms
bench-load = Carregar o kernel compilado, ms
bench-first-move = Do arranque a frio à primeira jogada do mestre, ms
bench-rules-games = Partidas ao acaso com as regras, um núcleo, por segundo
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
bench-stopped = Interrompido. Eis o que foi medido até agora.
bench-child = Um processo que estava a ser medido falhou: { $problem }

## Running a server

serve-ready = O Marrakech está a correr em { $link }
serve-lan = Na rede local: { $link }
serve-data = Não é possível usar { $file } para guardar as partidas: { $reason }
serve-host = «{ $host }» não é um endereço deste computador: { $reason }
serve-stop = Pressione Ctrl-C para parar o servidor. Todas as partidas ficam guardadas em { $file }
serve-port = A porta { $port } está ocupada ou não pode ser usada: { $reason }
serve-only-here = Só este computador lhe pode aceder; com --host 0.0.0.0, a rede local também.
open-already = O Marrakech já está a correr em { $link }
open-other = O Marrakech já está a correr em { $link }, com outro endereço ou outro ficheiro. Pare-o primeiro ou escolha outra porta.
open-browser = Vai abrir-se no seu navegador. Se não abrir, siga o link.
open-yourself = Abra o link num navegador.
