### Italian: the first page. Setting up a game, and finding the tables there are.

home-tagline = Gira Assam, lancia il dado, posa i tuoi tappeti… e non fermarti mai su quelli degli altri.
home-facts = Da 2 a 4 giocatori. Gratis, senza account.
home-art = Quattro tappeti tessuti pendono nel mercato; davanti c’è Assam.
home-choices = Scegli come giocare

## The three choices

home-bots = Gioca subito
home-bots-about = Contro i bot, senza attese.
home-bots-go = Gioca
home-friends = Con gli amici
home-friends-about = Ricevi un link da mandare; ognuno gioca dal proprio dispositivo.
home-friends-go = Crea un tavolo
home-device = Su questo dispositivo
home-device-about = Passatevelo di mano in mano: si gioca tutti qui.
home-device-go = Comincia
home-going = Prepariamo il tavolo…
home-start-failed = Il server al momento non risponde. Le tue scelte restano qui: riprova tra un attimo.
home-opponents = Avversari
home-strength = Livello
home-players = Giocatori
home-bots-among = Di cui bot
home-name = Il tuo nome
home-name-of = Nome del giocatore { $number }
home-names = Nomi
home-player = Giocatore { $number }

## All options

home-options = Tutte le opzioni
home-options-usual = Regole standard, senza orologio
home-options-changed = { $count ->
    [one] Una modifica
    [many] { $count } di modifiche
   *[other] { $count } modifiche
}
home-options-reset = Ripristina tutto
home-options-loading = L’elenco delle edizioni sta arrivando…
home-rules-heading = Regole
home-table-heading = Tavolo
home-edition = Edizione
home-edition-help = Le regole stampate cambiano un po’ da un’edizione all’altra. Ogni edizione segue le sue.
home-edition-default = Le regole standard
home-edition-own = Le mie regole
home-edition-yours = Nella tua lingua
home-edition-printed = Regole stampate, per lingua
home-edition-other = { $language }, edizione con { $rugs } tappeti
home-edition-variant = { $edition } – si gira Assam dopo la posa
home-edition-fifteen = { $edition } – in due, 15 tappeti a testa
home-own-heading = Regola per regola
home-two-only = Solo in due
home-option = { $option ->
    [bankruptcy] Chi non può pagare tutto
    [steering] Quando si gira Assam
    [area] La decima conta
    [whole] Vietato coprire un tappeto intero
    [halves] Due metà sotto un tappeto
    [pile] Mazzi di due colori
    [stock] Tappeti in due
    [tie] A parità di punti
   *[other] { $option }
}
home-option-value = { $choice ->
    [bankruptcy-out] è fuori
    [bankruptcy-play-on] continua
    [steering-before] prima del lancio
    [steering-after-must] dopo la posa, sempre
    [steering-after-may] dopo la posa, se vuoi
    [area-colour] un solo colore
    [area-owner] i due colori del proprietario
    [whole-opponents] se è di un altro
    [whole-nobody] di chiunque sia
    [halves-any] di qualsiasi colore
    [halves-colours] di colori diversi
    [pile-shuffled] mescolati
    [pile-alternating] a colori alterni
    [stock-24] 24 di due colori
    [stock-15] 15 di un colore
    [tie-dirhams] vince chi ha più dirham
    [tie-shared] vittoria condivisa
   *[other] { $value }
}
home-option-help = { $choice ->
    [bankruptcy-out] Paga quello che ha ed esce dal gioco; i suoi tappeti restano e non costano nulla.
    [bankruptcy-play-on] Paga quello che ha e continua senza nulla.
    [steering-before] Giri Assam, poi lanci il dado e lui va in quella direzione.
    [steering-after-must] Prima lanci il dado; alla fine giri Assam a sinistra o a destra per il giocatore successivo.
    [steering-after-may] Prima lanci il dado; alla fine puoi girare Assam per il giocatore successivo.
    [area-colour] Solo le caselle collegate del colore su cui si trova Assam.
    [area-owner] Tutte le caselle collegate di quel proprietario, dell’uno e dell’altro colore.
    [whole-opponents] I tuoi tappeti interi li puoi coprire in un colpo solo.
    [whole-nobody] Nemmeno i tuoi tappeti interi si possono coprire in un colpo solo.
    [halves-any] Un tappeto può coprire due metà dello stesso colore, se sono di due tappeti.
    [halves-colours] Un tappeto non copre mai due caselle dello stesso colore.
    [pile-shuffled] Quale dei tuoi colori verrà dopo lo decide il caso.
    [pile-alternating] I tuoi due colori si alternano.
    [stock-24] Dodici per ciascuno dei tuoi due colori.
    [stock-15] Come in tre: un colore a testa.
    [tie-dirhams] A parità di punti vince chi è più ricco.
    [tie-shared] A parità di punti si vince insieme.
   *[other] { $value }
}
home-clash = I mazzi a colori alterni vogliono due colori a testa, e 15 tappeti sono di uno solo. Cambia una delle due scelte.
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
home-clock-seconds = Secondi per ogni turno
home-clock-minutes = Minuti per la partita
home-clock-increment = Secondi in più dopo ogni turno
home-timeout = A tempo scaduto
home-timeout-value = { $timeout ->
    [out] si è fuori
   *[bot] continua un bot
}
home-listed = Tavolo visibile a tutti
home-listed-help = Compare qui sotto, sulla pagina iniziale di tutti, finché c’è un posto libero.
home-autostart = Comincia quando il tavolo è pieno
home-autostart-help = Altrimenti avvii tu la partita.
home-friends-only = Solo con gli amici
home-preset-bad = { $count ->
    [one] Una parte di questo indirizzo qui non ha senso e viene ignorata: { $parts }
    [many] Alcune parti di questo indirizzo qui non hanno senso e vengono ignorate: { $parts }
   *[other] Alcune parti di questo indirizzo qui non hanno senso e vengono ignorate: { $parts }
}
home-notice-close = Chiudi

## Tables

home-mine = I tuoi tavoli
home-mine-none = Le tue partite ti aspetteranno qui. Se chiudi la pagina non si perde niente.
home-mine-more = { $count ->
    [one] Un’altra partita
    [many] Altri { $count } di partite
   *[other] Altre { $count } partite
}
home-mine-finished = { $count ->
    [one] { $count } partita finita
    [many] { $count } di partite finite
   *[other] { $count } partite finite
}
home-open = Tavoli aperti
home-open-none = Adesso nessuno aspetta. Rendi il tuo tavolo visibile a tutti e comparirà qui.
home-your-turn = Tocca a te
home-turn-of = Turno di { $name }
home-waiting = { $seats ->
    [one] Un posto libero
    [many] { $seats } di posti liberi
   *[other] { $seats } posti liberi
}
home-ready = Si può cominciare
home-seat-open = posto libero
home-replay = Rivedi
home-sit = Siediti
home-watch = Guarda
home-clock-turn = { $seconds ->
    [one] un secondo a turno
    [many] { $seconds } di secondi a turno
   *[other] { $seconds } secondi a turno
}
home-clock-game = { $minutes ->
    [one] un minuto a partita
    [many] { $minutes } di minuti a partita
   *[other] { $minutes } minuti a partita
}
home-clock-game-more = { $minutes } min + { $increment } s a turno
home-gist-players = { $count } giocatori
home-gist-own = regole della casa
home-lists-trouble = Il server al momento non risponde. L’elenco si aggiornerà da sé.

## More to do

home-doors = Altro
home-learn = Impara in due minuti
home-learn-about = Gioca qualche turno, con una guida accanto.
home-rules = Leggi le regole
home-rules-about = Tutte quante, con le differenze di ogni edizione.
home-record = Apri una trascrizione
home-record-about = Rivivi passo passo una partita giocata.
home-editor = Componi una posizione
home-editor-about = Il mercato che vuoi tu: che cosa si può fare, quanto costa.
home-watch-heading = Guarda un tavolo
home-watch-label = Link o nome
home-watch-empty = Incolla il link di un tavolo, o scrivine il nome.
