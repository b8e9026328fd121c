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

nav-devices = Os seus dispositivos
nav-label = Páginas
nav-more-label = Mais páginas
nav-learn = Aprender
nav-rules = Regras
nav-replay = Registos
nav-editor = Posições
nav-table = Mesa
nav-licences = Licenças
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

## Your devices

devices-lead = Todos têm os mesmos lugares: quem tiver na mão um destes dispositivos pode jogar no seu lugar.
devices-none = Ainda não se conhece aqui nenhum dispositivo seu. Este aparecerá assim que ocupar um lugar.
device-name = { $browser } em { $system }
device-name-unknown = Outro programa
device-this = Este dispositivo
device-seen = Última atividade: { $when }
device-sign-out = Terminar sessão
device-sign-out-name = Terminar sessão: { $device }
device-sign-out-here = Terminar sessão aqui
devices-sign-out-all = Terminar todas as sessões
device-sign-out-text = O dispositivo perde de imediato os seus lugares. Os seus outros dispositivos mantêm-nos.
device-sign-out-last = Não restará nenhum dispositivo seu: os seus lugares perdem-se e ninguém os pode recuperar.
device-signed-out = A sessão deste dispositivo foi terminada. Ele recomeça do zero, sem os lugares que tinha.
device-signed-out-other = Sessão terminada: { $device }
devices-signed-out-here = A sessão neste dispositivo foi terminada.
devices-add = Adicionar um dispositivo
devices-add-text = Crie um link e abra-o no seu outro dispositivo: ambos ficam com os mesmos lugares. Funciona uma só vez e durante dez minutos.
devices-add-make = Criar um link
devices-add-again = Criar um novo link
devices-add-warning = Não o partilhe: quem o abrir pode jogar no seu lugar.
device-join-title = Adicionar este dispositivo?
device-join-text = Este link foi criado noutro dispositivo. Se continuar, ambos ficam com os mesmos lugares, e quem tiver o outro na mão pode jogar no seu lugar. Continue apenas se criou este link.
device-join-own = Este dispositivo tem lugares próprios em { $count ->
    [one] uma mesa.
    [many] { $count } de mesas.
   *[other] { $count } mesas.
} Se continuar, perde-os.
device-join-yes = Adicionar dispositivo
device-join-yes-own = Perdê-los e continuar
device-join-no = Deixar como está
device-joined = Este dispositivo tem agora os mesmos lugares que o outro.
cookies-blocked = O seu navegador não guarda cookies deste site, por isso não conseguiu guardar o seu lugar. Permita os cookies deste site e tente de novo; para assistir não são precisos.
