### Portuguese: what is refused, and why. A message’s name is the key that goes over the wire.

## What the rules refuse

action-unknown = «{ $text }» não é uma ação.
depth-negative = O número de ações não pode ser negativo: { $depth }.
draw-none-left = { $action }: já não há nenhum tapete dessa cor no monte do lugar { $seat }.
game-over = { $action }: a partida acabou.
lay-covers-rug = { $action } cobriria de uma vez um tapete inteiro, o que não é permitido.
lay-must = É possível colocar um tapete, por isso é obrigatório.
lay-not-beside = { $action }: pelo menos uma metade do tapete tem de partilhar um lado com a casa do Assam.
lay-on-assam = { $action }: não se pode colocar um tapete na casa do Assam.
lay-one-colour = { $action } cobriria duas casas da mesma cor, o que estas regras não permitem.
not-this-step =
    { $action } não pode ser jogado agora. { $step ->
        [turn] Agora é preciso virar o Assam: N (norte), E (leste), S (sul) ou W (oeste).
        [steer] Agora é preciso virar o Assam: N (norte), E (leste), S (sul) ou W (oeste).
        [roll] Agora é preciso lançar o dado: de 1 a 4.
        [draw] Agora é preciso tirar o próximo tapete do monte, por exemplo *r.
       *[lay] Agora é preciso colocar um tapete, por exemplo d4d5.
    }
roll-unknown = «{ $action }» não é um resultado do dado, que vai de 1 a 4.
seat-out = { $action }: o lugar { $seat } já está fora.
seat-unknown = { $action }: nesta partida não há lugar { $seat }.
steer-must-turn = { $action }: o Assam já olha para { facing }. Vire-o um quarto de volta à esquerda ou à direita.
turn-half-round = { $action }: o Assam olha para { facing } e não pode dar meia-volta. Escolha outra direção.

## What cannot be set up

bot-unknown = Não há nenhum bot chamado «{ $name }». Disponíveis: { $names }.
edition-unknown = Não há nenhuma edição chamada «{ $name }». Para as ver todas, execute «marrakech editions».
facing-unknown = «{ $facing }» não é uma direção; use N (norte), E (leste), S (sul) ou W (oeste).
option-clash = { $first } e { $second } não podem ser combinadas.
option-unknown = Não há nenhuma opção chamada «{ $option }». Disponíveis: { $options }.
option-value = A opção { $option } não pode ser «{ $value }». Valores possíveis: { $values }.
players-number = O Marrakech é para 2 a 4 jogadores, não para { $players }.

## What is wrong with a position

assam-form = «{ $text }» não é uma casa com uma direção, como d4S.
board-character = «{ $text }» não pode estar no tabuleiro.
board-rank-length = a fila { $rank } tem { $found ->
    [8] mais de 7 casas.
    [0] só { $found } casas, não 7.
    [one] só { $found } casa, não 7.
    [many] só { $found } de casas, não 7.
   *[other] só { $found } casas, não 7.
}
board-ranks = o tabuleiro tem 7 filas separadas por «/», não { $found }.
board-run = na fila { $rank } há duas séries seguidas de casas vazias; escreva a soma.
colour-unseated = aqui nenhum lugar tem a cor «{ $colour }».
draw-one-way = o lugar { $seat } não tem nada a tirar: o seu próximo tapete já está determinado.
half-alone = «{ $half }» em { $square } aponta para outra metade que não aponta para ela.
mover-no-rugs = a fase é «{ $step }», mas o lugar { $seat } já não tem tapetes.
mover-out = a fase é «{ $step }», mas o lugar { $seat } está fora.
number-form = «{ $text }» não é um número inteiro.
number-range = { $text } é demasiado alto; o número mais alto é { $highest }.
option-default = «{ $text }» é o valor predefinido; não o escreva.
option-form = «{ $text }» não é uma opção com o seu valor, como area=owner.
option-order = a opção «{ $option }» está fora de ordem; ordene as opções e escreva cada uma uma só vez.
out-everyone = pelo menos um jogador tem de continuar em jogo.
out-order = os jogadores que estão fora são numerados x1, x2… pela ordem de saída; encontrado: { $found }.
position-fields = uma posição tem seis campos separados por um só espaço; encontrados: { $found }.
position-long = uma posição não pode ter mais de { $longest } caracteres.
seat-colours = o lugar { $seat } joga com «{ $colours }»; encontrado: «{ $text }».
seat-form = o lugar { $seat } deve escrever-se como 30:r12, não «{ $text }».
seat-number = «{ $text }» não é um dos { $seats } lugares.
seats-number = uma posição tem de 2 a 4 lugares, não { $found }.
should-be-over = já ninguém pode jogar, por isso a fase tem de ser «over», não «{ $step }».
step-ruleset = estas regras não têm a fase «{ $step }».
step-unknown = «{ $text }» não é uma fase. As fases são: { $steps }.
top-colour = o tapete de cima do lugar { $seat } tem de ser um de «{ $colours }», não «{ $text }».
top-early = o monte do lugar { $seat } ainda espera que se tire um tapete, por isso não pode mostrar nenhum.
top-missing = o monte do lugar { $seat } tem de mostrar o tapete de cima, como *r.
top-none-left = o tapete de cima do lugar { $seat } não pode ser «{ $colour }»: já não há nenhum.
top-one-colour = o monte do lugar { $seat } é de uma só cor; não escreva o tapete de cima.

## What is wrong with a record

comment-brace = um comentário não pode conter uma chaveta de fecho: «{ $text }».
comment-open = este comentário não é fechado na mesma linha.
comment-place = o comentário «{ $text }» está onde não pode haver nenhum, ou fora de ordem.
comment-result = um comentário não pode estar ao lado do resultado, acima ou depois dele; ponha-o entre os turnos.
not-canonical = esta não é a forma padrão. Esperado: { $expected }
record-character = um registo não pode conter o carácter «{ $text }».
record-cut-off = a última linha está incompleta; o registo parece cortado.
record-edition = as regras da edição «{ $name }» diferem das da posição na etiqueta Start.
record-empty = não há nada aqui.
record-long = um registo não pode ter mais de { $longest } caracteres.
record-no-result = o registo acaba sem resultado. Deve acabar com uma linha em branco e depois «*» ou os pontos.
record-players = o registo precisa da etiqueta Start, ou de dois a quatro jogadores por ordem (Seat1, Seat2…).
record-seat = { $tag }: a partida só tem { $seats } lugares.
record-start = as etiquetas não correspondem ao começo desta partida.
record-sections = depois desta linha em branco só pode vir o resultado.
result-wrong = o resultado devia ser { $expected }, não «{ $text }».
tag-form = isto não é uma etiqueta como [Seat1 "Ana"]: { $text }
tag-name = «{ $tag }» não é um nome válido para uma etiqueta.
tag-reserved = a etiqueta { $tag } é escrita automaticamente a partir do começo, dos nomes e da edição; não a indique.
tag-twice = a etiqueta { $tag } aparece aqui uma segunda vez.
turn-empty = este turno não tem nenhuma ação.
turn-form = um turno começa pelo seu número, como «1.»; encontrado: «{ $text }».
turn-line = o turno acaba antes de «{ $text }», que vai numa nova linha.
turn-number = devia seguir-se o turno { NUMBER($expected, useGrouping: 0) }, não { $text }.
turn-unfinished = o turno não está acabado: falta a fase «{ $step }».

## Dice

seed-form = «{ $text }» não é uma semente válida; use de 1 a { $longest } caracteres ASCII imprimíveis, sem espaços.
commitment-form = «{ $text }» não é um hash SHA-256; use 64 dígitos hexadecimais em minúsculas.
commitments-missing =
    { $people ->
        [one] Uma pessoa senta-se desde o início e precisa do hash de uma semente; hashes recebidos: { $commitments }.
        [many] { $people } de pessoas sentam-se desde o início e cada uma precisa do hash de uma semente; hashes recebidos: { $commitments }.
       *[other] { $people } pessoas sentam-se desde o início e cada uma precisa do hash de uma semente; hashes recebidos: { $commitments }.
    }
seeds-awaited = A partida ainda não pode começar: ainda faltam sementes.
seeds-sealed = A partida vai começar; já não é possível mudar as sementes.
seed-hash = a semente do lugar { $seat } não corresponde ao hash publicado: o hash da semente é { $expected }, não { $text }.
dice-tags = falta a etiqueta { $tag }, e sem ela não é possível verificar o dado.
dice-tag-form = a etiqueta { $tag } não pode ser «{ $text }».
dice-seat = { $tag }: a partida só tem { $seats } lugares.
dice-hash = a semente do servidor não corresponde ao hash publicado: o hash da semente é { $expected }, não { $text }.
dice-chance = o resultado do acaso n.º { $number } é { $action }, mas as sementes dão { $expected }.

## Names

name-characters = um nome não pode conter o carácter { $text }.
name-length = um nome tem de ter de 1 a { $longest } caracteres, não { $length }.

## At a table

behind = A partida avançou. Olhe de novo antes de decidir.
bot-not-ready = O bot ainda está a preparar-se. Tente de novo daqui a pouco.
chance-decides = { $action }: aqui decide o acaso.
clock-form = «{ $kind }» não é um relógio válido.
code-wrong = Este link não abre nenhum lugar, ou já não o abre. Peça um novo.
device-link-wrong = Este link não permite adicionar um dispositivo, ou já não o permite. Crie um novo no outro dispositivo.
device-unknown = Este dispositivo não é seu, ou a sessão dele já foi terminada.
command-unknown = «{ $kind }» não é um comando de mesa.
hint-none = O bot não respondeu. Tente de novo daqui a pouco.
hint-people = Não há dicas quando joga com outras pessoas.
log-long = Esta mesa chegou ao limite de { $most } eventos. A partida já só pode ser jogada até ao fim.
names-missing =
    { $people ->
        [one] Uma pessoa senta-se desde o início e precisa de um nome; nomes recebidos: { $names }.
        [many] { $people } de pessoas sentam-se desde o início e cada uma precisa de um nome; nomes recebidos: { $names }.
       *[other] { $people } pessoas sentam-se desde o início e cada uma precisa de um nome; nomes recebidos: { $names }.
    }
not-host = Só quem criou esta mesa pode fazer isso.
not-seated = Só quem tem um lugar nesta mesa pode fazer isso.
not-your-seat = O lugar { $seat } não é o seu.
not-your-turn = Não é a sua vez: é a vez do lugar { $seat }.
record-none = Esta partida ainda não começou; ainda não há registo.
rematch-exists = A próxima partida já está criada: mesa { $table }.
rules-twice = Escolha uma edição ou regras próprias, não ambas.
seat-free = Não há ninguém no lugar { $seat }.
seat-kind = «{ $text }» não é um lugar válido; um lugar está livre, é de uma pessoa ou é de um bot.
seat-missing = Aqui não há nenhum lugar «{ $seat }».
seat-not-lent = Nenhum bot joga no seu lugar.
seat-not-persons = Neste momento nenhuma pessoa joga no lugar { $seat }.
seat-present = Quem ocupa o lugar { $seat } está aqui, ou ausentou-se há muito pouco tempo.
seat-taken = { $seat ->
    [0] Todos os lugares estão ocupados.
   *[other] O lugar { $seat } está ocupado.
}
seats-open = Ainda há lugares livres.
stand-in-weak = O bot «{ $name }» não pode substituir um jogador. Podem fazê-lo: { $names }.
table-busy = Estão a acontecer demasiadas coisas ao mesmo tempo nesta mesa. Tente de novo.
table-damaged = O histórico da mesa «{ $table }» está danificado, por isso ninguém pode jogar lá. As outras mesas não são afetadas.
table-unknown = Não há nenhuma mesa «{ $table }».
time-left = Ainda há tempo.
timeout-kind = «{ $text }» não é uma regra válida para quando o tempo acaba.
wrong-phase = { $phase ->
    [gathering] A partida ainda não começou.
    [playing] A partida já começou.
    [over] A partida acabou.
   *[cancelled] A mesa foi cancelada.
}

## Reactions at a table

reactions-fast =
    { $seconds ->
        [0] Mais devagar! Poderá enviar a próxima reação dentro de { $seconds } segundos.
        [one] Mais devagar! Poderá enviar a próxima reação dentro de { $seconds } segundo.
        [many] Mais devagar! Poderá enviar a próxima reação dentro de { $seconds } de segundos.
       *[other] Mais devagar! Poderá enviar a próxima reação dentro de { $seconds } segundos.
    }
reactions-crowd = Muitos espectadores estão a reagir neste momento. Tente de novo daqui a pouco.
reactions-used =
    { $who ->
        [spectators] Os espectadores já gastaram as suas { $most } reações nesta mesa.
       *[player] Já gastou as suas { $most } reações nesta mesa.
    }

## Taking back

undo-none = Não há nenhum tapete para recolher: isso só é possível até se virar o Assam ou lançar o dado.
undo-others = Outras pessoas jogam nos seus próprios dispositivos, por isso nada pode ser recolhido.

## At the server

analysis-empty = Não há nada para analisar: nenhuma ação foi registada.
analysis-full = Neste servidor há muitas partidas à espera de análise. Tente de novo dentro de alguns minutos.
analysis-many = Várias das suas análises ainda estão à espera. Espere que uma delas acabe.
analysis-too-early = Uma partida só pode ser analisada depois de acabar.
analysis-unknown = Esta análise já não está aqui. Peça-a de novo.
bots-alone =
    { $most ->
        [0] Este servidor não permite partidas só de bots.
        [one] Já decorre uma partida só de bots a partir da sua rede. Espere que acabe.
        [many] Já decorrem { $most } de partidas só de bots a partir da sua rede. Espere que uma delas acabe.
       *[other] Já decorrem { $most } partidas só de bots a partir da sua rede. Espere que uma delas acabe.
    }
host-refused = Este servidor não responde pelo nome «{ $host }». Quem o gere pode permitir esse nome com a opção { $option }.
method-unknown = Isso não se pode fazer aqui.
origin-refused = As páginas de outros sites não podem fazer isso aqui.
page-unbuilt = As páginas do jogo não estão incluídas neste servidor. Para as incluir, execute «python hatch_build.py build» na pasta do código-fonte.
page-unknown = Não há nada neste endereço.
request-big = Isso é demasiado para enviar de uma vez.
request-invalid = O pedido não segue o protocolo ({ $where }: { $what }).
request-slow = O pedido demorou demasiado a chegar.
rollout-none = Aqui não há nada a comparar: neste ponto ninguém tinha por onde escolher.
rollout-unknown = Estas partidas já não estão aqui. Peça-as de novo.
server-failed = Algo correu mal no servidor, e o problema ficou registado. Tente de novo.
server-full = O servidor está cheio neste momento. Tente de novo mais tarde.
square-unknown = «{ $text }» não é uma casa.
token-missing = Este dispositivo não tem token, ou a sessão dele foi terminada. POST /api/device dá-lhe um novo.
too-many-tables = Uma página pode acompanhar no máximo { $most } mesas.
server-troubled = O servidor não consegue guardar jogadas neste momento. Espere um pouco e tente de novo.
too-often = Demasiados pedidos seguidos. Espere um pouco e tente de novo.
