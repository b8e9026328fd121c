### Portuguese: what a shared link shows in a chat or a search: a title, a sentence and what its picture shows. No names of people.

## Titles

preview-waiting =
    { $open ->
        [0] Uma partida para { $players } jogadores, prestes a começar
        [one] Uma partida para { $players } jogadores: falta um
        [many] Uma partida para { $players } jogadores: faltam { $open }
       *[other] Uma partida para { $players } jogadores: faltam { $open }
    }
preview-playing = Uma partida para { $players } jogadores, em pleno jogo
preview-over =
    { $players ->
        [2] Uma partida acabada: { $first } a { $second }
        [3] Uma partida acabada: { $first }, { $second } e { $third } pontos
       *[4] Uma partida acabada: { $first }, { $second }, { $third } e { $fourth } pontos
    }
preview-cancelled = Uma partida cancelada
preview-replay = Rever uma partida para { $players } jogadores
preview-position = Uma posição para explorar

## Descriptions

preview-waiting-text = Abra o link para jogar ou para assistir. Joga-se no navegador, grátis e sem conta.
preview-playing-text = Abra o link e acompanhe cada jogada em direto.
preview-over-text = Abra o link para ver o mercado final e de onde vieram os pontos, e para rever toda a partida.
preview-replay-text = Percorra a partida jogada a jogada, do primeiro ao último tapete.
preview-position-text = Abra o link para ver o que pode acontecer a seguir, experimentar uma jogada ou mudar o mercado.
preview-editor-text = Componha o mercado que quiser, veja o que pode acontecer a seguir e partilhe-o com um link.
preview-rules-text = Todas as regras para dois, três e quatro jogadores, em palavras simples e com imagens animadas.
preview-learn-text = Aprenda o jogo jogando: lições curtas no próprio mercado do jogo, um passo de cada vez.

## What the picture shows

preview-picture-home = Um mercado de azulejos visto de cima: tapetes de quatro tecidos diferentes, um dado de madeira e o Assam com o seu fez vermelho.
preview-picture-market = O mercado desta partida visto de cima: os tapetes que se veem e o Assam com o seu fez vermelho.
preview-picture-empty = O mercado vazio visto de cima, sete por sete azulejos, e o Assam com o seu fez vermelho.
