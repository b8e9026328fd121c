### Portuguese: what is round every page.

game-name = Marrakech
loading = Um momento…
skip-to-content = Ir para o conteúdo
server-unreachable = O servidor não responde neste momento. Nada se perde; tentamos de novo.
page-description = O jogo de tabuleiro dos tapetes, dos dirhams e de um dono de mercado muito teimoso: jogue no navegador, a solo contra bots, com amigos através de um link ou à volta de um só dispositivo.
page-noscript = Este jogo precisa de JavaScript.
page-title = { $page } · Marrakech
page-missing = Esta página não existe
page-missing-home = Ir para o mercado
page-failed = Não foi possível carregar esta página. Verifique a sua ligação e tente de novo; as suas partidas estão a salvo no servidor.
try-again = Tentar de novo

## Finding one’s way

nav-label = Páginas
nav-more-label = Mais páginas
nav-learn = Aprender
nav-rules = Regras
nav-replay = Registos
nav-editor = Posições
nav-table = Mesa
legal-note = Uma versão independente e não oficial, com ilustrações próprias. Marrakech é uma marca da sua editora, que não participa nisto.

## Settings

settings = Defini­ções
settings-close = Pronto
settings-note = Tudo isto fica neste dispositivo.
settings-language = Idioma
settings-language-browser = Navegador ({ $language })
settings-name = O seu nome
settings-name-example = Como aparece aos outros
settings-theme = Luz
settings-theme-value = { $theme ->
    [system] Automática
    [light] Meio-dia
   *[dark] Noite
}
settings-speed = Velocidade dos movimentos
settings-speed-value = { $speed ->
    [none] Imediata
    [fast] Rápida
    [normal] Normal
   *[slow] Lenta
}
settings-speed-still = O seu dispositivo pede menos movimento, por isso tudo se move de imediato.
settings-sounds = Sons
settings-sounds-help = A tecla M liga-os ou desliga-os em qualquer sítio.
settings-confirm = Perguntar antes de colocar um tapete
settings-confirm-help = Coloca-se tocando na outra metade, com o botão ou com Enter.
settings-coordinates = Letras e números na borda do mercado
settings-letters = Teclas de uma letra
settings-letters-help = M para os sons; numa mesa também S, L, H e ?, e as do tabuleiro de texto.
sounds-now = { $state ->
    [on] Os sons estão ligados.
   *[off] Os sons estão desligados.
}
