### Portuguese: what is refused, and why. A message’s name is the key that goes over the wire.

## What the rules refuse

action-unknown = «{ $text }» não é uma ação.
depth-negative = Não há sequências de { $depth } ações.
draw-none-left = { $action }: já não há nenhum tapete dessa cor no monte do lugar { $seat }.
game-over = { $action }: a partida acabou.
lay-covers-rug = { $action } cobriria de uma vez um tapete inteiro que não pode ser coberto assim.
lay-must = É possível colocar um tapete, por isso é obrigatório.
lay-not-beside = { $action } não partilha nenhum lado com a casa do Assam.
lay-on-assam = { $action } ficaria debaixo do Assam.
lay-one-colour = { $action } cobriria duas casas da mesma cor, o que estas regras proíbem.
not-this-step = { $action } não cabe aqui: { $step ->
    [turn] falta virar o Assam (N, E, S ou W).
    [steer] falta virar o Assam (N, E, S ou W).
    [roll] falta lançar o dado (de 1 a 4).
    [draw] falta tirar o próximo tapete do monte (como *r).
   *[lay] falta colocar um tapete (como d4d5).
}
roll-unknown = «{ $action }» não é um resultado do dado, que vai de 1 a 4.
seat-out = { $action }: o lugar { $seat } já está fora.
seat-unknown = { $action }: não há ninguém no lugar { $seat }.
steer-must-turn = { $action }: o Assam tem de dar um quarto de volta à esquerda ou à direita; já olha para { facing }.
turn-half-round = { $action }: o Assam olha para { facing } e nunca dá meia-volta.

## What cannot be set up

bot-unknown = Não há nenhum bot «{ $name }». Há: { $names }.
edition-unknown = Não há nenhuma edição «{ $name }». «marrakech editions» mostra-as todas.
facing-unknown = «{ $facing }» não é uma direção; use N, E, S ou W.
option-clash = { $first } e { $second } não podem ser jogadas juntas.
option-unknown = Não há nenhuma opção «{ $option }». Há: { $options }.
option-value = A opção { $option } não tem o valor «{ $value }». Tem: { $values }.
players-number = O Marrakech é para 2 a 4 jogadores, não para { $players }.

## What is wrong with a position

assam-form = «{ $text }» não é uma casa com uma direção, como d4S.
board-character = «{ $text }» não cabe no tabuleiro.
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
draw-one-way = o lugar { $seat } não tem nada a tirar: o seu próximo tapete só pode ser um.
half-alone = «{ $half }» em { $square } aponta para outra metade que não aponta para ela.
mover-no-rugs = é a vez do lugar { $seat } (fase «{ $step }»), mas já não tem tapetes.
mover-out = é a vez do lugar { $seat } (fase «{ $step }»), mas está fora.
number-form = «{ $text }» não é um número inteiro.
number-range = { $text } é maior do que o número mais alto, { $highest }.
option-default = «{ $text }» é o valor predefinido e não se escreve.
option-form = «{ $text }» não é uma opção com o seu valor, como area=owner.
option-order = a opção «{ $option }» não está no seu lugar; as opções vão por ordem e cada uma aparece uma só vez.
out-everyone = alguém tem de continuar em jogo.
out-order = quem está fora é numerado x1, x2… pela ordem de saída; encontrado: { $found }.
position-fields = uma posição tem seis campos separados por um só espaço; encontrados: { $found }.
position-long = uma posição nunca tem mais de { $longest } caracteres.
seat-colours = o lugar { $seat } joga com «{ $colours }»; encontrado: «{ $text }».
seat-form = o lugar { $seat } deve escrever-se como 30:r12, não «{ $text }».
seat-number = «{ $text }» não é um dos { $seats } lugares.
seats-number = uma posição tem de 2 a 4 lugares, não { $found }.
should-be-over = já ninguém pode jogar, por isso a fase tem de ser «over», não «{ $step }».
step-ruleset = a fase «{ $step }» não existe nestas regras.
step-unknown = «{ $text }» não é uma fase. Há: { $steps }.
top-colour = o tapete de cima do lugar { $seat } é um de «{ $colours }», não «{ $text }».
top-early = o monte do lugar { $seat } espera que se tire um tapete e ainda não mostra nenhum.
top-missing = o monte do lugar { $seat } tem de mostrar o tapete de cima, como *r.
top-none-left = o tapete de cima do lugar { $seat } não pode ser «{ $colour }»: já não há nenhum.
top-one-colour = o monte do lugar { $seat } é de uma só cor; o tapete de cima não se escreve.

## What is wrong with a record

comment-brace = um comentário não pode conter uma chaveta de fecho: «{ $text }».
comment-open = um comentário é aberto e não é fechado na sua linha.
comment-place = o comentário «{ $text }» está onde não pode haver nenhum, ou fora de ordem.
comment-result = não pode haver comentários ao lado do resultado, acima ou depois dele; o último sítio possível é entre os turnos.
not-canonical = não se escreve assim. Esperado: { $expected }
record-character = o carácter «{ $text }» não pode estar num registo.
record-cut-off = a última linha não acaba; o registo parece cortado.
record-edition = a edição «{ $name }» segue regras diferentes das da posição na etiqueta Start.
record-empty = não há nada aqui.
record-long = um registo nunca tem mais de { $longest } caracteres.
record-no-result = o registo acaba sem resultado. Esperado: uma linha em branco e depois «*» ou os pontos.
record-players = o registo não indica nem um Start nem 2 a 4 lugares por ordem (Seat1, Seat2…).
record-seat = { $tag }: a partida só tem { $seats } lugares.
record-start = as etiquetas não descrevem o começo desta partida.
record-sections = depois desta linha em branco só se espera um resultado.
result-wrong = o resultado é { $expected }, não «{ $text }».
tag-form = isto não é uma etiqueta como [Seat1 "Ana"]: { $text }
tag-name = «{ $tag }» não é um nome de etiqueta.
tag-reserved = a etiqueta { $tag } deduz-se do começo, dos nomes e da edição; não pode ser dada à parte.
tag-twice = a etiqueta { $tag } aparece aqui uma segunda vez.
turn-empty = o turno não tem nenhuma ação.
turn-form = um turno começa pelo seu número, como «1.»; encontrado: «{ $text }».
turn-line = o turno acaba antes de «{ $text }», que vai numa linha própria.
turn-number = segue-se o turno { NUMBER($expected, useGrouping: 0) }, não { $text }.
turn-unfinished = o turno não está acabado: falta a fase «{ $step }».

## Dice

seed-form = «{ $text }» não é uma semente: de 1 a { $longest } caracteres ASCII imprimíveis, sem espaços.
commitment-form = «{ $text }» não é um hash SHA-256: são 64 dígitos hexadecimais, em minúsculas.
commitments-missing = { $people ->
    [one] Uma pessoa senta-se desde o início e promete uma semente; promessas recebidas: { $commitments }.
    [many] { $people } de pessoas sentam-se desde o início e cada uma promete uma semente; promessas recebidas: { $commitments }.
   *[other] { $people } pessoas sentam-se desde o início e cada uma promete uma semente; promessas recebidas: { $commitments }.
}
seeds-awaited = A partida ainda não pode começar: falta a semente de algum lugar.
seeds-sealed = As sementes estão fixadas: a partida vai começar e já não é possível mudá-las.
seed-hash = a semente do lugar { $seat } não é a prometida: o seu hash é { $expected }, não { $text }.
dice-tags = falta a etiqueta { $tag }, e sem ela não é possível verificar o dado.
dice-tag-form = a etiqueta { $tag } não pode conter «{ $text }».
dice-seat = { $tag }: a partida só tem { $seats } lugares.
dice-hash = a semente do servidor não é a prometida: o seu hash é { $expected }, não { $text }.
dice-chance = o resultado do acaso n.º { $number } é { $action }; as sementes dão { $expected }.

## Names

name-characters = um nome não pode conter o carácter { $text }.
name-length = um nome tem de 1 a { $longest } caracteres, não { $length }.

## At a table

behind = A partida avançou (evento { $number }); olhe de novo antes de decidir.
bot-not-ready = O bot ainda está a preparar-se; tente de novo daqui a pouco.
chance-decides = { $action }: aqui decide o acaso.
clock-form = «{ $kind }» não é um relógio com que se possa jogar.
code-wrong = Este link não abre nenhum lugar, ou já não o abre.
device-link-wrong = Este link não adiciona nenhum dispositivo, ou já não o faz. Crie um novo no outro dispositivo.
device-unknown = Este dispositivo não é seu, ou a sessão dele já foi terminada.
command-unknown = «{ $kind }» não é nada que se possa fazer numa mesa.
hint-none = O bot não respondeu; tente de novo daqui a pouco.
hint-people = Não há dicas onde jogam outras pessoas.
log-long = Já aconteceram mais de { $most } coisas nesta mesa; já só se pode jogar até ao fim.
names-missing = { $people ->
    [one] Uma pessoa senta-se desde o início e precisa de um nome; recebidos: { $names }.
    [many] { $people } de pessoas sentam-se desde o início e cada uma precisa de um nome; recebidos: { $names }.
   *[other] { $people } pessoas sentam-se desde o início e cada uma precisa de um nome; recebidos: { $names }.
}
not-host = Só quem criou esta mesa pode fazer isso.
not-seated = Só quem tem um lugar nesta mesa pode fazer isso.
not-your-seat = O lugar { $seat } não é o seu.
not-your-turn = É a vez do lugar { $seat }, que não é o seu.
record-none = Esta partida ainda não começou; ainda não há registo.
rematch-exists = A próxima partida já está criada: mesa { $table }.
rules-twice = Indique uma edição ou as regras, não ambas.
seat-free = Não há ninguém no lugar { $seat }.
seat-kind = «{ $text }» não se pode sentar; um lugar é para uma pessoa ou para um bot, ou fica livre.
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
table-busy = Demasiada gente quer mudar esta mesa ao mesmo tempo; tente de novo.
table-damaged = O histórico da mesa «{ $table }» está danificado, por isso ninguém pode jogar lá. Todas as outras mesas estão bem.
table-unknown = Não há nenhuma mesa «{ $table }».
time-left = Ainda há tempo.
timeout-kind = «{ $text }» não é nada que possa acontecer quando o tempo acaba.
wrong-phase = { $phase ->
    [gathering] A partida ainda não começou.
    [playing] A partida já começou.
    [over] A partida acabou.
   *[cancelled] A mesa foi cancelada.
}

## At the server's doors

bots-alone = { $most ->
    [0] Neste servidor os bots não podem jogar sozinhos.
    [one] Já decorre uma partida só de bots a partir da sua rede. Espere que acabe.
    [many] Já decorrem { $most } de partidas só de bots a partir da sua rede. Espere que uma delas acabe.
   *[other] Já decorrem { $most } partidas só de bots a partir da sua rede. Espere que uma delas acabe.
}
host-refused = Este servidor não responde pelo nome «{ $host }». Quem o gere pode permitir esse nome com a opção { $option }.
method-unknown = Isso não se pode fazer aqui.
origin-refused = Uma página de outro sítio não pode fazer isso.
page-unbuilt = A página não está incluída neste servidor: «python hatch_build.py build», executado no código-fonte, inclui-a.
page-unknown = Não há nada aqui.
request-big = Isso é demasiado de uma vez.
request-invalid = O pedido não tem a forma que o protocolo descreve ({ $where }: { $what }).
request-slow = O pedido demorou demasiado a chegar.
server-failed = Algo correu mal aqui. Ficou anotado, e nada do que foi confirmado se perde.
server-full = O servidor não aceita mais ligações neste momento; tente de novo mais tarde.
square-unknown = «{ $text }» não é uma casa.
token-missing = Este dispositivo não tem token, ou a sessão dele foi terminada: POST /api/device dá-lhe um.
too-many-tables = Uma página pode acompanhar no máximo { $most } mesas.
server-troubled = O servidor não consegue guardar nada neste momento ({ $trouble }). Nada se perde; tente de novo mais tarde.
too-often = Foram demasiadas vezes seguidas; espere um pouco.
