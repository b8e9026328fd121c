### Italian: the words of the game and what happens in it, for the page and the terminal.

## Things

colour = { $letter ->
    [r] rosso
    [b] blu
    [y] giallo
   *[g] verde
}
facing = { $facing ->
    [N] nord
    [E] est
    [S] sud
   *[W] ovest
}
dirhams = { $count ->
    [one] { $count } dirham
    [many] { $count } di dirham
   *[other] { $count } dirham
}
games = { $games ->
    [one] { $games } partita
    [many] { $games } di partite
   *[other] { $games } partite
}
turns = { $count ->
    [one] { $count } turno
    [many] { $count } di turni
   *[other] { $count } turni
}

## Where something stands in a text

at-turn = turno { NUMBER($turn, useGrouping: 0) } (riga { NUMBER($line, useGrouping: 0) }, colonna { NUMBER($column, useGrouping: 0) }): { $problem }
at-turn-alone = turno { NUMBER($turn, useGrouping: 0) }: { $problem }
at-line = riga { NUMBER($line, useGrouping: 0) }, colonna { NUMBER($column, useGrouping: 0) }: { $problem }
at-column = colonna { NUMBER($column, useGrouping: 0) }: { $problem }

## What happened

did-face = { $name } gira Assam verso { facing }.
did-steer = { $name } gira Assam verso { facing } per il giocatore successivo.
did-roll = { $name } fa { $slippers }: Assam arriva in { $square }.
did-stay-free = Niente da pagare.
did-pay =
    { $name } paga { dirhams } per un gruppo { colour } di { $squares ->
        [one] una casella
        [many] { $squares } di caselle
       *[other] { $squares } caselle
    }. Incassa: { $owner }.
did-pay-part = { $name } dovrebbe pagare { $price } dirham per un gruppo { colour }, ma ha solo { dirhams }. Incassa: { $owner }.
did-go-out = { $name } non può pagare tutto ed esce dal gioco.
did-lay = { $name } posa un tappeto { colour } su { $first }–{ $second }.
did-return = Non si può posare nessun tappeto, quindi { $name } ne rimette uno nella scatola.
did-draw = Il prossimo tappeto di { $name } è { colour }.
did-give-up = { $name } abbandona.
did-win = { $count ->
    [one] { $names } vince.
    [many] { $names } condividono la vittoria.
   *[other] { $names } condividono la vittoria.
}
list-and = { $first } e { $last }
list-comma = { $first }, { $last }
two-sentences = { $first } { $second }
as-sentence = { $text }.

## What each roll would cost

price-heading = Se il dado fa
price-free = { $slippers }: { $square }, niente da pagare
price-own = { $slippers }: { $square }, un tuo tappeto
price-neutral = { $slippers }: { $square }, il tappeto di un giocatore fuori dal gioco
price-due = { $slippers }: { $square }, { dirhams } per { $owner }
price-short = { $slippers }: { $square }, { $price } dirham per { $owner }, ma ne hai solo { $dirhams }
