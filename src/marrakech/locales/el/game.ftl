### Greek: the words of the game and what happens in it, for the page and the terminal.

## Things

colour = { $letter ->
    [r] κόκκινο
    [b] μπλε
    [y] κίτρινο
   *[g] πράσινο
}
facing = { $facing ->
    [N] βόρεια
    [E] ανατολικά
    [S] νότια
   *[W] δυτικά
}
dirhams = { $count } ντιρχάμ
games = { $games ->
    [one] { $games } παρτίδα
   *[other] { $games } παρτίδες
}
turns = { $count ->
    [one] { $count } γύρος
   *[other] { $count } γύροι
}

## Where something stands in a text

at-turn = γύρος { NUMBER($turn, useGrouping: 0) } (γραμμή { NUMBER($line, useGrouping: 0) }, στήλη { NUMBER($column, useGrouping: 0) }): { $problem }
at-turn-alone = γύρος { NUMBER($turn, useGrouping: 0) }: { $problem }
at-line = γραμμή { NUMBER($line, useGrouping: 0) }, στήλη { NUMBER($column, useGrouping: 0) }: { $problem }
at-column = στήλη { NUMBER($column, useGrouping: 0) }: { $problem }

## What happened

did-face = { $name } στρέφει τον Ασάμ { facing }.
did-steer = { $name } στρέφει τον Ασάμ { facing } για τον επόμενο παίκτη.
did-roll = { $name } φέρνει { $slippers }: ο Ασάμ πηγαίνει στο { $square }.
did-stay-free = Χωρίς πληρωμή.
did-pay =
    { $name } πληρώνει { dirhams } για μια { $letter ->
        [r] κόκκινη
        [b] μπλε
        [y] κίτρινη
       *[g] πράσινη
    } περιοχή με { $squares ->
        [one] ένα τετράγωνο
       *[other] { $squares } τετράγωνα
    }. Εισπράττει: { $owner }.
did-pay-part =
    { $name } χρωστά { $price } ντιρχάμ για μια { $letter ->
        [r] κόκκινη
        [b] μπλε
        [y] κίτρινη
       *[g] πράσινη
    } περιοχή, αλλά έχει μόνο { dirhams }. Εισπράττει: { $owner }.
did-go-out = { $name } δεν μπορεί να πληρώσει ολόκληρο το ποσό και βγαίνει από το παιχνίδι.
did-lay = { $name } απλώνει ένα { colour } χαλί στα { $first } και { $second }.
did-return = Δεν απλώνεται κανένα χαλί, γι’ αυτό { $name } επιστρέφει ένα στο κουτί.
did-draw = { $name } – επόμενο χαλί: { colour }.
did-give-up = { $name } παραιτείται.
did-win = { $count ->
    [one] { $names } κερδίζει.
   *[other] { $names } μοιράζονται τη νίκη.
}
list-and = { $first } και { $last }
list-comma = { $first }, { $last }
two-sentences = { $first } { $second }
as-sentence = { $text }.

## What each roll would cost

price-heading = Αν το ζάρι δείξει
price-free = { $slippers }: { $square }, δεν πληρώνεις τίποτα
price-own = { $slippers }: { $square }, δικό σου χαλί
price-neutral = { $slippers }: { $square }, χαλί παίκτη που βγήκε
price-due = { $slippers }: { $square }, { dirhams }, κάτοχος: { $owner }
price-short = { $slippers }: { $square }, { $price } ντιρχάμ για πληρωμή, αλλά έχεις μόνο { $dirhams }, κάτοχος: { $owner }
