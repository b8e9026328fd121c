### Portuguese: the rules to read, and the game learnt in two minutes. Every sentence stands alone.

## The rules: what is round them

rules-title = As regras
rules-lead = O Assam é o dono do mercado e não é fácil de contentar. Caminha para onde olha e, se parar no tapete de outro jogador, há que pagar. Coloque bem os seus tapetes e guarde os seus dirhams: no fim, ganha quem tiver o maior total de dirhams e casas visíveis.
rules-unofficial = Estas são as regras pelas nossas próprias palavras. Este jogo não tem ligação aos criadores do jogo impresso.
rules-contents = Índice
rules-learn-instead = Prefere experimentar? Aprenda em dois minutos.
rules-show = Mostrar
rules-show-again = Mostrar outra vez
rules-allowed = Permitido
rules-forbidden = Não permitido

## The aim

rules-aim = O objetivo do jogo
rules-aim-points = No fim, cada dirham que tiver vale um ponto, e cada casa em que se veja um tapete seu também. Ganha quem tiver mais pontos.

## What there is

rules-things = O material
rules-things-market = O mercado tem sete por sete casas. O Assam começa na do meio e olha sempre ao longo de uma fila ou de uma coluna.
rules-things-die = O dado de madeira mostra chinelos: um numa face, dois em duas faces, três em duas faces e quatro numa face. Por isso, o dois e o três saem com o dobro da frequência do um e do quatro.
rules-things-stock = Cada jogador começa com 30 dirhams. Um tapete cobre duas casas que partilham um lado. Com três jogadores, cada um tem 15 tapetes; com quatro, 12. Com dois é um pouco diferente, como se explica mais abaixo.
rules-things-figure = O Assam começa no meio. Daí pode partir para qualquer das casas marcadas.

## A turn

rules-turn = Um turno
rules-turn-lead = O seu turno tem quatro fases, sempre por esta ordem.
rules-turn-face = Virar
rules-turn-figure = O Assam olha para sul. Pode ser deixado como está ou virado um quarto de volta à esquerda ou à direita, por isso pode partir para qualquer das casas marcadas. O norte fica atrás dele: para lá não pode partir.
rules-turn-face-how = Vire o Assam um quarto de volta à esquerda ou à direita, ou deixe-o como está. Nunca pode dar meia-volta.
rules-turn-roll = Lançar
rules-turn-roll-how = Lance o dado. O Assam caminha sempre em frente, uma casa por cada chinelo que o dado mostra, tanto sobre casas vazias como sobre tapetes.
rules-turn-pay = Pagar
rules-turn-pay-how = Se o Assam parar num tapete de outro jogador, pague ao dono do tapete. Numa casa vazia ou num dos seus próprios tapetes, não há nada a pagar.
rules-turn-lay = Colocar
rules-turn-lay-how = Coloque um dos seus tapetes junto do Assam. Se for possível colocar um tapete, é obrigatório. Depois é a vez do jogador seguinte.

## The edge

rules-edge = Para lá da borda
rules-edge-track = À volta do mercado há trilhos de latão. Quando o Assam sai pela borda, segue o trilho que aí começa e volta ao mercado onde ele acaba. O percurso no trilho não conta como passo, mas a casa em que volta, sim.
rules-edge-half = Quase todos os trilhos são semicírculos: o Assam volta pela fila ou pela coluna ao lado, a olhar no sentido contrário.
rules-edge-corner = Em dois cantos, o de cima à direita e o de baixo à esquerda, o trilho é um laço. Leva o Assam de volta à casa do canto que acabou de deixar, após um quarto de volta, e ele segue assim pela outra borda.
rules-edge-figure-half = Três chinelos: o Assam dá um passo até à borda e segue o semicírculo. A casa em que volta é o segundo passo, e depois dá mais um.
rules-edge-figure-corner = Dois chinelos no canto: o Assam segue o laço. Voltar à casa do canto é o primeiro passo, e o segundo leva-o ao longo da borda.

## Paying

rules-pay = Pagar
rules-pay-area = O preço é de um dirham por cada casa da área em que o Assam está: todas as casas dessa cor ligadas pelos lados, incluindo a dele. As que só se tocam por um canto não estão ligadas. Só contam os tapetes que estão por cima.
rules-pay-figure = O Assam acaba no azul. Aqui há quatro casas azuis ligadas, por isso o preço é de quatro dirhams. A quinta só lhes toca por um canto e não conta.

## Laying

rules-lay = Colocar um tapete
rules-lay-where = Coloque o tapete em duas casas que partilhem um lado. Pelo menos uma delas tem de partilhar um lado com a casa do Assam, e nenhuma pode ser a própria casa do Assam.
rules-lay-over = Pode colocá-lo sobre casas vazias, sobre tapetes seus e sobre metades de tapetes alheios. Onde um tapete fica coberto, não conta para ninguém.
rules-lay-whole = Uma coisa não é permitida: cobrir com um só tapete as duas metades de um tapete de outro jogador. Duas metades de dois tapetes diferentes são permitidas. Um tapete com uma metade escondida já não conta como inteiro, por isso a outra metade pode ser coberta.
rules-lay-figure-where = O Vermelho pode colocar o tapete onde quiser, desde que uma metade partilhe um lado com a casa do Assam. As casas marcadas são as que estão ao lado dele.
rules-lay-figure-half = O Vermelho cobre uma metade do tapete azul e uma casa vazia.
rules-lay-figure-two = O Vermelho cobre duas metades de dois tapetes azuis diferentes.
rules-lay-figure-whole = O Vermelho não pode cobrir com um só tapete as casas marcadas: são as duas metades de um mesmo tapete azul.

## The end

rules-end = O fim
rules-end-when = A partida acaba quando nenhum jogador ainda em jogo tem tapetes para colocar.
rules-end-points = Conte as casas em que se veem os seus tapetes e some os seus dirhams. Ganha quem tiver mais pontos. Em caso de empate, ganha quem tiver mais dirhams; se o empate continuar, a vitória é partilhada.

## Out of the game

rules-out = Fora da partida
rules-out-pay = Se não conseguir pagar o preço inteiro, paga o que tem e fica fora. O seu turno acaba aí, e os tapetes que não colocou voltam para a caixa.
rules-out-rugs = Os seus tapetes ficam no mercado, mas já ninguém paga por eles e não dão pontos a ninguém. Para os outros continuam a contar como tapetes alheios: ninguém pode cobrir as duas metades de um ao mesmo tempo.
rules-out-last = Pagar o último dirham ainda não é ficar fora, desde que o preço seja pago por inteiro. Quando só resta um jogador, esse jogador ganha. Os jogadores que estão fora ficam atrás de todos os outros; quanto mais tarde saíram, melhor a posição.

## Giving up

rules-give-up = Desistir
rules-give-up-how = Pode desistir em qualquer momento, mesmo quando não é a sua vez. Fica então fora da partida, como se explica acima, e os seus dirhams voltam para a banca. Se houver relógio e ficar sem tempo, acontece o mesmo, a não ser que a mesa preveja que um bot assuma o lugar.

## Two players

rules-two = Dois jogadores
rules-two-pile = Com dois jogadores, cada um tem duas cores: um joga com vermelho e azul, o outro com amarelo e verde, com doze tapetes de cada cor. Baralhe os seus 24 tapetes num só monte. Todos veem o de cima, e é esse que tem de colocar a seguir.
rules-two-area = Cada cor é uma área à parte. Onde as suas duas cores estão lado a lado, para o preço só contam as casas da cor que o Assam pisa.

## The variant

rules-variant = Variante: virar para a vez seguinte
rules-variant-how = Aqui o Assam não se vira antes do lançamento. Lance o dado, deixe o Assam caminhar para onde já olha, pague e coloque um tapete. Depois vire-o um quarto de volta à esquerda ou à direita, o que define a direção dele para o jogador seguinte. Quem está fora não vira o Assam, e depois do último tapete já ninguém o vira.

## Printings

rules-printings = Em que diferem as edições
rules-printings-lead = As regras impressas não são iguais em toda a parte. Ao criar uma mesa pode escolher uma edição, ou cada uma destas regras em separado. Esta página descreve as regras habituais.
rules-printings-what = Regra
rules-printings-usual = Regras habituais
rules-printings-else = Outras edições
rules-printings-who = Impresso em
rules-printings-nobody = nenhuma destas edições
rules-printings-presets = Cada edição pode ser escolhida pela língua ao criar uma mesa.
rules-option-bankruptcy = Um jogador que não consegue pagar o preço inteiro
rules-option-bankruptcy-usual = fica fora da partida.
rules-option-bankruptcy-else = paga o que tem e continua a jogar.
rules-option-steering = Vira-se o Assam
rules-option-steering-usual = antes do lançamento.
rules-option-steering-else = depois de colocar, para a vez seguinte. Em algumas edições é preciso virá-lo; noutras pode deixar-se como está.
rules-option-area = Para o preço contam
rules-option-area-usual = as casas de uma cor.
rules-option-area-else = as casas de um dono. Com dois jogadores contam as duas cores de um monte.
rules-option-whole = Não se podem cobrir ao mesmo tempo as duas metades de um tapete
rules-option-whole-usual = se for de outro jogador.
rules-option-whole-else = mesmo que seja seu.
rules-option-halves = As duas casas sob um novo tapete
rules-option-halves-usual = podem ser da mesma cor.
rules-option-halves-else = nunca podem ser da mesma cor. Se o tapete não couber em lado nenhum, volta para a caixa.
rules-option-pile = O monte com dois jogadores
rules-option-pile-usual = é baralhado.
rules-option-pile-else = alterna as suas duas cores.
rules-option-stock = Com dois jogadores, cada um tem
rules-option-stock-usual = 24 tapetes em duas cores.
rules-option-stock-else = 15 tapetes de uma cor.
rules-option-tie = Em caso de empate em pontos,
rules-option-tie-usual = ganha quem tem mais dirhams.
rules-option-tie-else = a vitória é partilhada.
rules-option-box = A caixa contém
rules-option-box-usual = quatro séries de 15 tapetes.
rules-option-box-else = três séries de 15 e uma de 12.
rules-option-starter = O primeiro jogador
rules-option-starter-usual = é escolhido por sorteio.
rules-option-starter-else = é escolhido por acordo, ou é o mais novo, ou o último a ter estado em Marrocos.

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
learn-says =
    { $lesson ->
        [turn] Este é o Assam. Caminha para onde olha, e antes pode virá-lo um quarto de volta à esquerda ou à direita.
        [roll] O dado mostra chinelos, e o Assam caminha esse número de casas. O dois e o três são os que saem mais vezes.
        [track] Na borda, o Assam segue o trilho de latão e volta pela fila ao lado. O percurso no trilho não conta como passo.
        [pay] O Assam vai parar num tapete azul. As casas azuis aí ligadas formam uma área, e o preço a pagar ao Azul é de um dirham por cada uma.
        [lay] Depois da caminhada do Assam, coloque um tapete seu. Cobre duas casas, e pelo menos uma delas tem de estar mesmo ao lado do Assam.
        [cover] Pode colocar o seu tapete por cima de outros. Só não pode cobrir ao mesmo tempo as duas metades de um tapete alheio.
       *[win] Cada dirham é um ponto, e cada casa visível também. Resta-lhe um tapete, e o Azul tem dois pontos de avanço.
    }
learn-task =
    { $lesson ->
        [turn] Vire-o para a direita.
        [roll] Lance o dado.
        [track] Lance o dado e veja para onde vai o Assam.
        [pay] Lance o dado e veja quanto paga.
        [lay] Escolha um sítio para o seu tapete vermelho.
        [cover] Esconda uma metade do tapete azul.
       *[win] Coloque o seu último tapete de modo a ganhar.
    }
learn-done =
    { $lesson ->
        [turn] Agora olha para a direita, e é para lá que vai caminhar.
        [roll] Três chinelos, três casas.
        [track] Sai por uma fila e volta pela seguinte: três casas, e o trilho não contou.
        [pay] Três casas azuis, por isso o Azul recebe três dirhams.
        [lay] O seu tapete está colocado. A partir de agora, os outros pagam se o Assam lá parar na vez deles.
        [cover] Bem escondida. O Azul tem menos uma casa e uma área mais pequena.
       *[win] Vitória por um ponto: mais duas casas suas, menos uma do Azul.
    }
learn-else =
    { $lesson ->
        [turn] Também pode ir por aí. Por agora, escolha a seta que aponta para a direita.
        [cover] É permitido, mas não esconde nada de azul. Escolha um sítio que cubra uma das duas casas azuis.
       *[win] Quase! Mas o Azul ainda ganharia por ter mais dirhams. Cubra uma casa azul e nenhuma sua.
    }
learn-how-arrow = Toque numa seta ou use as setas do teclado. Depois pressione o botão ou Enter.
learn-how-rug = Toque numa casa para ver lá um tapete. Toque outra vez para ver o seguinte, ou toque numa casa ao lado para escolher essas duas. Também pode usar as setas do teclado. Para colocar o tapete, pressione o botão ou Enter.
learn-do =
    { $step ->
        [turn] Virar o Assam
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
learn-from-start = Recomeçar
