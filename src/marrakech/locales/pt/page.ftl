### Portuguese: what is round every page.

game-name = Marrakech
loading = Um momento…
skip-to-content = Ir para o conteúdo
server-unreachable = Neste momento não é possível chegar ao servidor. Tente de novo daqui a pouco.
page-description = O jogo de tabuleiro dos tapetes, dos dirhams e de um dono de mercado muito teimoso: jogue no seu navegador, a solo contra bots, com amigos através de um link ou em conjunto num só dispositivo.
page-noscript = Este jogo precisa de JavaScript. Ative-o no seu navegador.
page-title = { $page } · Marrakech
page-missing = Página não encontrada
page-missing-home = Ir para o início
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
legal-note = Uma versão independente e não oficial, com ilustrações próprias. Marrakech é uma marca da sua editora, que não tem relação com esta versão.

## The menu on a phone

nav-menu = Menu

## Settings

settings = Defini­ções
settings-close = Pronto
settings-note = Estas definições ficam neste dispositivo.
settings-language = Idioma
settings-language-browser = Como o navegador ({ $language })
settings-name = O seu nome
settings-name-example = O nome que os outros veem
settings-theme = Tema
settings-theme-value =
    { $theme ->
        [system] Sistema
        [light] Claro
       *[dark] Escuro
    }
settings-speed = Animações
settings-speed-value =
    { $speed ->
        [none] Nenhuma
        [fast] Rápidas
        [normal] Normais
       *[slow] Lentas
    }
settings-sounds = Sons
settings-sounds-help = Pressione M em qualquer página para os ligar ou desligar.
settings-confirm = Confirmar antes de colocar um tapete
settings-confirm-help = O tapete coloca-se com o botão ou com Enter. Se esta opção estiver desligada, coloca-se assim que escolher as duas casas.
settings-coordinates = Letras e números à volta do mercado
settings-letters = Atalhos de uma letra
settings-letters-help = M para os sons; numa mesa também S, L, H, U e ?, e as teclas do tabuleiro de texto.
sounds-now = { $state ->
    [on] Os sons estão ligados.
   *[off] Os sons estão desligados.
}

## Settings: motion

settings-motion = Movimento
settings-motion-value =
    { $motion ->
        [system] Sistema
        [full] Completo
       *[reduced] Reduzido
    }
settings-motion-help = Com o movimento reduzido, cada passo é uma imagem fixa: nada se move.
settings-motion-device = O seu dispositivo pede movimento reduzido.

## Settings: reactions

settings-reactions = Reações nas mesas
settings-reactions-help = Se esta opção estiver desligada, não vê nem ouve reações em nenhuma mesa, e o botão para as enviar fica escondido.

## Your devices

devices-lead = Todos estes dispositivos partilham os mesmos lugares. Quem tiver um deles na mão pode jogar no seu lugar.
devices-none = Ainda não tem dispositivos aqui. Este aparecerá assim que ocupar um lugar.
device-name = { $browser } em { $system }
device-name-unknown = Dispositivo desconhecido
device-this = Este dispositivo
device-seen = Última atividade: { $when }
device-sign-out = Terminar sessão
device-sign-out-name = Terminar sessão: { $device }
device-sign-out-here = Terminar sessão aqui
devices-sign-out-all = Terminar todas as sessões
device-sign-out-text = O dispositivo perde de imediato os seus lugares; os seus outros dispositivos não os perdem.
device-sign-out-last = Nenhum dos seus dispositivos continuará com sessão iniciada. Os seus lugares perdem-se e ninguém os pode recuperar.
device-signed-out = A sessão deste dispositivo foi terminada, e ele já não tem os seus lugares.
device-signed-out-other = Sessão terminada: { $device }
devices-signed-out-here = A sessão neste dispositivo foi terminada.
devices-add = Adicionar um dispositivo
devices-add-text = Crie um link e abra-o no seu outro dispositivo: ambos passam a partilhar os mesmos lugares. O link funciona uma só vez, durante dez minutos.
devices-add-make = Criar um link
devices-add-again = Criar um novo link
devices-add-warning = Não partilhe este link: quem o abrir pode jogar no seu lugar.
device-join-title = Adicionar este dispositivo?
device-join-text = Este link foi criado noutro dispositivo. Se continuar, ambos partilham os mesmos lugares, e quem tiver o outro na mão pode jogar no seu lugar. Continue apenas se criou este link.
device-join-own = Este dispositivo tem lugares próprios em { $count ->
    [one] uma mesa.
    [many] { $count } de mesas.
   *[other] { $count } mesas.
} Se continuar, perde-os.
device-join-yes = Adicionar dispositivo
device-join-yes-own = Desistir desses lugares e continuar
device-join-no = Deixar como está
device-joined = Este dispositivo tem agora os mesmos lugares que o outro.
cookies-blocked = O seu navegador bloqueia os cookies deste site, por isso não é possível guardar o seu lugar. Permita os cookies deste site e tente de novo. Para assistir não são precisos.

## Which device is meant

device-seen-lately = Última atividade: há menos de uma hora
device-sign-out-title-here = Terminar sessão neste dispositivo?
device-sign-out-text-here = Este dispositivo perde de imediato os seus lugares; os seus outros dispositivos não os perdem.
