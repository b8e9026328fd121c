### Portuguese: the rules to read, and the game learnt in two minutes. Every sentence stands alone.

## The rules: what is round them

rules-title = As regras
rules-lead = O Assam é o dono do mercado e não é fácil de contentar: caminha para onde o viraram, e quem o leva para o tapete de outro paga por isso. Coloque bem os seus tapetes, guarde os seus dirhams e acabe com mais de ambos do que qualquer outro.
rules-unofficial = Estas são as regras pelas nossas próprias palavras. Este jogo é independente dos criadores do jogo impresso.
rules-contents = Índice
rules-learn-instead = Prefere experimentar? Aprenda em dois minutos.
rules-show = Mostrar
rules-show-again = Mostrar outra vez
rules-allowed = Permitido
rules-forbidden = Não permitido

## The aim

rules-aim = O objetivo
rules-aim-points = No fim recebe um ponto por cada dirham que tiver e um ponto por cada casa em que se veja um tapete seu. Ganha quem tiver mais pontos.

## What there is

rules-things = O material
rules-things-market = O mercado tem sete por sete casas. O Assam começa na do meio e olha sempre ao longo de uma fila ou de uma coluna.
rules-things-die = O dado de madeira mostra chinelos: um numa face, dois em duas faces, três em duas faces e quatro numa face. Por isso, o dois e o três saem o dobro das vezes do um e do quatro.
rules-things-stock = Todos começam com 30 dirhams. Um tapete cobre duas casas que partilham um lado. Com três jogadores, cada um tem 15 tapetes; com quatro, 12; com dois é um pouco diferente, como se explica mais abaixo.
rules-things-figure = O Assam começa no meio. As casas marcadas são aquelas para onde pode partir.

## A turn

rules-turn = Um turno
rules-turn-lead = O seu turno tem quatro partes, sempre por esta ordem.
rules-turn-face = Virar
rules-turn-figure = O Assam olha para sul. As casas marcadas são as que tem à frente se ficar como está ou se der um quarto de volta à esquerda ou à direita. O norte fica atrás dele: nunca se vira para lá.
rules-turn-face-how = Vire o Assam um quarto de volta à esquerda, um quarto de volta à direita, ou deixe-o como está. Nunca dá meia-volta.
rules-turn-roll = Lançar
rules-turn-roll-how = Lance o dado. O Assam caminha tantas casas quantos os chinelos que o dado mostra, sempre em frente, tanto sobre casas vazias como sobre tapetes.
rules-turn-pay = Pagar
rules-turn-pay-how = Se ele parar num tapete de outro jogador, pague a esse jogador. Numa casa vazia ou num dos seus próprios tapetes, não há nada a pagar.
rules-turn-lay = Colocar
rules-turn-lay-how = Coloque um dos seus tapetes junto do Assam. Não é opcional: se for possível colocar um tapete, é obrigatório. Depois é a vez do jogador seguinte.

## The edge

rules-edge = Para lá da borda
rules-edge-track = À volta do mercado há trilhos de latão. Quando o Assam sai pela borda, segue o trilho que aí começa e volta ao mercado onde ele acaba. O percurso no trilho não gasta nenhum passo; a casa em que volta, sim.
rules-edge-half = Quase todos os trilhos são semicírculos: volta pela fila ou pela coluna ao lado, a olhar no sentido contrário.
rules-edge-corner = Em dois cantos, o de cima à direita e o de baixo à esquerda, o trilho é um laço: volta à casa do canto que acabou de deixar, virado um quarto de volta, e segue assim pela outra borda.
rules-edge-figure-half = Três chinelos: um passo até à borda, depois o semicírculo, em que a casa por onde volta é o segundo passo, e mais um.
rules-edge-figure-corner = Dois chinelos no canto: dá a volta ao laço, regressa à casa do canto como primeiro passo e segue ao longo da borda.

## Paying

rules-pay = Pagar
rules-pay-area = O preço é de um dirham por cada casa da área em que o Assam está: todas as casas dessa cor ligadas pelos lados, incluindo a dele. As que só se tocam por um canto não estão ligadas. Só conta o que está por cima.
rules-pay-figure = O Assam acaba no azul. Aqui há quatro casas azuis ligadas, por isso o preço é de quatro dirhams. A quinta só lhes toca por um canto e não custa nada.

## Laying

rules-lay = Colocar um tapete
rules-lay-where = O tapete ocupa duas casas que partilham um lado. Pelo menos uma delas tem de partilhar um lado com a casa do Assam, e nenhuma pode ser a própria casa do Assam.
rules-lay-over = Pode ficar sobre casas vazias, sobre tapetes seus e sobre metades de tapetes alheios; o que ele cobre fica escondido por agora e não conta para ninguém.
rules-lay-whole = Uma coisa não é permitida: cobrir com um só tapete as duas metades de um mesmo tapete de outro jogador. Duas metades de dois tapetes diferentes são permitidas. Um tapete com uma metade já escondida deixa de ser um tapete inteiro, por isso a metade que resta pode ser coberta.
rules-lay-figure-where = O Vermelho pode escolher qualquer sítio em que pelo menos uma metade toque um lado da casa do Assam. As casas marcadas dão para esses quatro lados.
rules-lay-figure-half = O Vermelho cobre uma metade do tapete azul e uma casa vazia.
rules-lay-figure-two = O Vermelho cobre duas metades de dois tapetes azuis diferentes.
rules-lay-figure-whole = O Vermelho não pode cobrir as casas marcadas com um tapete: estão lá as duas metades de um mesmo tapete azul.

## The end

rules-end = O fim
rules-end-when = A partida acaba quando ninguém que ainda esteja em jogo tem tapetes para colocar.
rules-end-points = Conte as casas em que se veem os seus tapetes e some os seus dirhams. Ganha quem tiver mais pontos. Se dois empatarem, ganha o que tiver mais dirhams; se também aí empatarem, partilham a vitória.

## Out of the game

rules-out = Fora da partida
rules-out-pay = Se não conseguir pagar o preço inteiro, paga o que tem e fica fora. O seu turno acaba aí, e os tapetes que não colocou voltam para a caixa.
rules-out-rugs = Os seus tapetes no mercado ficam onde estão, mas já ninguém paga por eles e não dão pontos a ninguém. Para os outros continuam a ser tapetes alheios: ninguém cobre as duas metades de um ao mesmo tempo.
rules-out-last = Pagar o último dirham ainda não é ficar fora, desde que o preço seja pago por inteiro. Quando só resta um jogador, esse jogador ganha. Quem está fora fica atrás de todos os outros; quanto mais tarde saiu, melhor.

## Giving up

rules-give-up = Desistir
rules-give-up-how = Pode desistir em qualquer momento, mesmo quando não é a sua vez. Fica então fora, como acima, e os seus dirhams voltam para a banca. Ficar sem tempo numa mesa com relógio é o mesmo, a não ser que a mesa tenha sido criada para que um bot continue no seu lugar.

## Two players

rules-two = Dois jogadores
rules-two-pile = Com dois jogadores, cada um tem duas cores: um joga com vermelho e azul, o outro com amarelo e verde, doze tapetes de cada cor. Os seus 24 tapetes são baralhados num só monte. O de cima está à vista, e é esse que tem de colocar a seguir.
rules-two-area = Cada cor é uma área à parte: onde as suas duas cores estão lado a lado, parar só custa as casas da cor que o Assam pisa.

## The variant

rules-variant = A variante: virar para a vez seguinte
rules-variant-how = Aqui o Assam não se vira antes do lançamento. Lance o dado, deixe-o caminhar para onde já olha, pague e coloque. Depois vire-o um quarto de volta à esquerda ou à direita e defina assim o rumo do jogador seguinte. Quem fica fora não vira ninguém, e depois do último tapete ninguém o vira.

## Printings

rules-printings = Em que diferem as edições
rules-printings-lead = As regras impressas não são iguais em toda a parte. Ao criar uma mesa pode escolher uma edição, ou cada um destes pontos em separado. O habitual é o que esta página descreve.
rules-printings-what = O quê
rules-printings-usual = O habitual
rules-printings-else = Outras edições
rules-printings-who = Impresso assim em
rules-printings-nobody = nenhuma destas edições
rules-printings-presets = Cada edição pode ser escolhida pela sua língua ao criar uma mesa.
rules-option-bankruptcy = Quem não consegue pagar o preço inteiro
rules-option-bankruptcy-usual = fica fora da partida.
rules-option-bankruptcy-else = paga o que tem e continua a jogar.
rules-option-steering = Vira-se o Assam
rules-option-steering-usual = antes do lançamento.
rules-option-steering-else = depois de colocar, para a vez seguinte. Em algumas edições é preciso virá-lo; noutras também pode ficar como está.
rules-option-area = O preço conta
rules-option-area-usual = as casas de uma cor.
rules-option-area-else = as casas de um dono: com dois jogadores, as suas duas cores juntas.
rules-option-whole = Não se podem cobrir ao mesmo tempo as duas metades de um tapete
rules-option-whole-usual = se for de outro jogador.
rules-option-whole-else = seja de quem for, mesmo que seja seu.
rules-option-halves = As duas casas sob um novo tapete
rules-option-halves-usual = podem mostrar a mesma cor.
rules-option-halves-else = nunca podem mostrar a mesma cor. Se o tapete não couber em lado nenhum, volta para a caixa.
rules-option-pile = O monte com dois jogadores
rules-option-pile-usual = é baralhado.
rules-option-pile-else = alterna as cores.
rules-option-stock = Com dois jogadores, cada um tem
rules-option-stock-usual = 24 tapetes em duas cores.
rules-option-stock-else = 15 tapetes de uma cor.
rules-option-tie = Um empate em pontos
rules-option-tie-usual = é ganho por quem tem mais dirhams.
rules-option-tie-else = é uma vitória partilhada.
rules-option-box = A caixa contém
rules-option-box-usual = quatro séries de 15 tapetes.
rules-option-box-else = três séries de 15 e uma de 12.
rules-option-starter = Quem começa
rules-option-starter-usual = decide-se por sorteio.
rules-option-starter-else = decide-se por acordo, ou é o mais novo, ou quem esteve em Marrocos mais recentemente.

## Learning it

learn-title = Aprenda em dois minutos
learn-progress = Lição { $lesson } de { $lessons }
learn-go-to = Lição { $lesson }: { $title }
learn-lesson = { $lesson ->
    [turn] Virar o Assam
    [roll] Lançar o dado
    [track] Seguir o trilho
    [pay] Pagar
    [lay] Colocar um tapete
    [cover] Cobrir um tapete
   *[win] Ganhar
}
learn-says = { $lesson ->
    [turn] Este é o Assam. Caminha para onde olha, e antes pode virá-lo um quarto de volta à esquerda ou à direita.
    [roll] O dado mostra chinelos: são as casas que ele caminha. O dois e o três são os que saem mais vezes.
    [track] Na borda, segue o trilho de latão e volta pela fila ao lado. O percurso não gasta nenhum passo.
    [pay] Ele vai parar num tapete azul. O preço a pagar ao Azul é de um dirham por cada casa dessa área.
    [lay] Depois da caminhada, coloque um tapete seu: duas casas, pelo menos uma delas mesmo ao lado do Assam.
    [cover] Os tapetes podem ficar por cima de outros. Só não se podem cobrir ao mesmo tempo as duas metades de um tapete alheio.
   *[win] Um dirham é um ponto, uma casa visível é um ponto. Resta-lhe um tapete, e o Azul tem dois pontos de avanço.
}
learn-task = { $lesson ->
    [turn] Vire-o para a direita.
    [roll] Lance o dado.
    [track] Lance o dado e veja-o dar a volta.
    [pay] Lance o dado e veja quanto custa.
    [lay] Escolha um sítio para o seu tapete vermelho.
    [cover] Esconda uma metade do tapete azul.
   *[win] Coloque o seu último tapete de modo a ganhar.
}
learn-done = { $lesson ->
    [turn] Agora olha para a direita, e é para lá que vai caminhar.
    [roll] Três chinelos, três casas.
    [track] Sai por uma fila e volta pela seguinte: três casas, e o percurso de graça.
    [pay] Três casas azuis, por isso três dirhams vão para o Azul.
    [lay] O seu tapete está colocado. Agora os outros têm de pagar quando o Assam lá parar.
    [cover] Bem escondida. O Azul tem menos uma casa e uma área mais pequena.
   *[win] Vitória por um ponto: mais duas casas suas, menos uma do Azul.
}
learn-else = { $lesson ->
    [turn] Também pode ir por aí. Por agora, escolha a seta que aponta para a direita.
    [cover] É permitido, mas não esconde nada de azul. Escolha um sítio que cubra uma das duas casas azuis.
   *[win] Quase: o Azul ainda ganharia por ter mais dirhams. Cubra uma casa azul e nenhuma sua.
}
learn-how-arrow = Toque numa seta ou use as teclas das setas.
learn-how-rug = Toque numa casa para ver lá um tapete, e outra vez para ver o seguinte, ou use as teclas das setas. Para o colocar, toque na outra metade ou use o botão ou Enter.
learn-do = { $step ->
    [turn] Virá-lo
    [roll] Lançar o dado
   *[lay] Colocar o tapete
}
learn-name = { $seat ->
    [1] Eu
    [2] Azul
   *[other] Amarelo
}
learn-back = Voltar
learn-next = Seguinte
learn-skip = Saltar
learn-once-more = Outra vez
learn-end-title = E o jogo é só isto
learn-end = Vire, lance, pague, coloque e não perca nenhum tapete de vista. O resto aprende-se jogando.
learn-play = Jogar já
learn-read-rules = Ler as regras
learn-from-start = Desde o início
