### Italian: the first page. Setting up a game, and finding the tables there are.

home-tagline = Gira Assam, lancia il dado, posa i tuoi tappeti… e non farti sorprendere su quelli degli altri.
home-facts = Da 2 a 4 giocatori. Gratis, senza account.
home-art = Quattro tappeti tessuti pendono nel mercato; davanti c’è Assam.
home-choices = Scegli come giocare

## The three choices

home-bots = Gioca subito
home-bots-about = Contro i bot, senza attese.
home-bots-go = Gioca
home-friends = Con gli amici
home-friends-about = Ricevi un link da condividere; ognuno gioca dal proprio dispositivo.
home-friends-go = Crea un tavolo
home-device = Su questo dispositivo
home-device-about = Passatevelo di mano in mano: si gioca tutti su questo schermo.
home-device-go = Comincia
home-going = Prepariamo il tavolo…
home-start-failed = Il server al momento non risponde. Le tue scelte restano qui; riprova tra un attimo.
home-opponents = Avversari
home-strength = Livello
home-players = Giocatori
home-bots-among = Di cui bot
home-name = Il tuo nome
home-name-of = Giocatore { $number }: nome
home-names = Nomi
home-player = Giocatore { $number }

## All options

home-options = Tutte le opzioni
home-options-usual = Regole standard, senza orologio
home-options-changed =
    { $count ->
        [one] Un’opzione modificata
        [many] { $count } di opzioni modificate
       *[other] { $count } opzioni modificate
    }
home-options-reset = Ripristina le opzioni
home-options-loading = Caricamento delle edizioni…
home-rules-heading = Regole
home-table-heading = Tavolo
home-edition = Edizione
home-edition-help = I regolamenti stampati sono un po’ diversi tra loro. Scegli con quale giocare.
home-edition-default = Le regole standard
home-edition-own = Le mie regole
home-edition-yours = Nella tua lingua
home-edition-printed = Regole stampate, per lingua
home-edition-other = { $language }, edizione con { $rugs } tappeti
home-edition-variant = { $edition } – si gira Assam dopo la posa
home-edition-fifteen = { $edition } – in due, 15 tappeti a testa
home-own-heading = Regola per regola
home-two-only = Solo in due
home-option =
    { $option ->
        [bankruptcy] Se un giocatore non può pagare tutto
        [steering] Girare Assam
        [area] Che cosa conta per la decima
        [whole] Coprire un tappeto intero
        [halves] Coprire due metà
        [pile] Mazzi di due colori
        [stock] Tappeti nelle partite in due
        [tie] Parità di punti
       *[other] { $option }
    }
home-option-value =
    { $choice ->
        [bankruptcy-out] È fuori dal gioco
        [bankruptcy-play-on] Continua a giocare
        [steering-before] Prima del lancio
        [steering-after-must] Dopo la posa, sempre
        [steering-after-may] Dopo la posa, se vuoi
        [area-colour] Un solo colore
        [area-owner] Entrambi i colori del proprietario
        [whole-opponents] Non quello di un altro
        [whole-nobody] Nemmeno il proprio
        [halves-any] Di qualsiasi colore
        [halves-colours] Solo di colori diversi
        [pile-shuffled] Mescolati
        [pile-alternating] A colori alterni
        [stock-24] 24 di due colori
        [stock-15] 15 di un colore
        [tie-dirhams] Decidono i dirham
        [tie-shared] Vittoria condivisa
       *[other] { $value }
    }
home-option-help =
    { $choice ->
        [bankruptcy-out] Paga quello che ha ed esce dal gioco. I suoi tappeti restano, ma nessuno ci paga più nulla.
        [bankruptcy-play-on] Paga quello che ha e continua a giocare senza nulla.
        [steering-before] Giri Assam, poi lanci il dado e lui va in quella direzione.
        [steering-after-must] Prima lanci il dado. Alla fine del tuo turno giri Assam a sinistra o a destra per il giocatore successivo.
        [steering-after-may] Prima lanci il dado. Alla fine del tuo turno puoi girare Assam per il giocatore successivo.
        [area-colour] Solo le caselle collegate del colore su cui si trova Assam.
        [area-owner] Tutte le caselle collegate dello stesso proprietario, dell’uno e dell’altro colore.
        [whole-opponents] Un tuo tappeto intero lo puoi coprire in un colpo solo.
        [whole-nobody] Nessun tappeto intero si può coprire in un colpo solo, nemmeno uno dei tuoi.
        [halves-any] Un tappeto può coprire due caselle dello stesso colore, purché siano di tappeti diversi.
        [halves-colours] Un tappeto non può mai coprire due caselle dello stesso colore.
        [pile-shuffled] Quale dei tuoi due colori verrà dopo lo decide il caso.
        [pile-alternating] Posi i tuoi due colori alternandoli.
        [stock-24] Dodici tappeti per ciascuno dei tuoi due colori.
        [stock-15] Un colore a testa, come in tre giocatori.
        [tie-dirhams] A parità di punti vince chi ha più dirham.
        [tie-shared] A parità di punti si vince insieme.
       *[other] { $value }
    }
home-clash = Per alternare servono due colori a testa, ma con 15 tappeti si ha un solo colore a testa. Cambia una delle due scelte.
home-begins = Chi comincia
home-begins-value = { $who ->
    [lot] A sorte
   *[listed] Io
}
home-facing = Direzione iniziale di Assam
home-clock = Orologio
home-clock-value = { $kind ->
    [none] Nessuno
    [turn] Per turno
   *[game] Per partita
}
home-clock-seconds = Secondi per turno
home-clock-minutes = Minuti a testa per la partita
home-clock-increment = Secondi in più per turno
home-timeout = A tempo scaduto
home-timeout-value =
    { $timeout ->
        [out] Il giocatore è fuori
       *[bot] Subentra un bot
    }
home-listed = Tavolo visibile a tutti
home-listed-help = Compare sulla pagina iniziale di tutti, finché c’è un posto libero.
home-autostart = Comincia quando il tavolo è pieno
home-autostart-help = Altrimenti avvii tu la partita.
home-friends-only = Solo per le partite con gli amici
home-preset-bad =
    { $count ->
        [one] Una parte di questo indirizzo qui non ha senso ed è stata ignorata: { $parts }
        [many] Alcune parti di questo indirizzo qui non hanno senso e sono state ignorate: { $parts }
       *[other] Alcune parti di questo indirizzo qui non hanno senso e sono state ignorate: { $parts }
    }
home-notice-close = Chiudi questo messaggio

## Tables

home-mine = Le tue partite
home-mine-none = Qui compaiono le partite che stai giocando. Se chiudi la pagina non si perde niente.
home-mine-more = { $count ->
    [one] Un’altra partita
    [many] Altri { $count } di partite
   *[other] Altre { $count } partite
}
home-open = Tavoli aperti
home-open-none = Adesso nessuno cerca giocatori. Rendi il tuo tavolo visibile a tutti e comparirà qui.
home-your-turn = Tocca a te
home-turn-of = Turno di { $name }
home-waiting = { $seats ->
    [one] Un posto libero
    [many] { $seats } di posti liberi
   *[other] { $seats } posti liberi
}
home-ready = Si può cominciare
home-replay = Rivedi
home-sit = Siediti
home-watch = Guarda
home-clock-turn = { $seconds ->
    [one] un secondo per turno
    [many] { $seconds } di secondi per turno
   *[other] { $seconds } secondi per turno
}
home-clock-game =
    { $minutes ->
        [one] un minuto a testa
        [many] { $minutes } di minuti a testa
       *[other] { $minutes } minuti a testa
    }
home-clock-game-more = { $minutes } min + { $increment } s per turno
home-gist-players = { $count } giocatori
home-gist-own = regole della casa
home-lists-trouble = Il server al momento non risponde. L’elenco si ricaricherà automaticamente.

## A game that waits for you

home-finished = Le tue partite finite
home-table-yours = Il tuo tavolo

## More to do

home-more = Altro
home-learn = Impara in due minuti
home-learn-about = Gioca qualche turno, con un aiuto a ogni passo.
home-rules = Leggi le regole
home-rules-about = Tutto il gioco, e le differenze tra le edizioni.
home-record = Apri una trascrizione
home-record-about = Rivivi passo passo una partita trascritta.
home-editor = Componi una posizione
home-editor-about = Componi il mercato che vuoi e guarda che cosa è permesso.
home-watch-heading = Guarda una partita
home-watch-label = Link o nome del tavolo
home-watch-empty = Incolla il link di un tavolo, o scrivine il nome.
