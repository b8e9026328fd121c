### Swedish: playing without seeing the market: the text board, its keys and what it reads out.

text-board = Textbräde
text-board-about = Torget i ord: rutor som knappar, ett fält att skriva i och tangenter som läser upp det du vill veta.
text-board-show = Visa textbrädet
text-board-hide = Dölj textbrädet
settings-text-board = Textbräde vid varje bord
settings-text-board-help = Rutor som knappar och ett fält att skriva i, för att spela utan att se torget.

## The squares

text-squares = Torgets rutor
text-square = { $square }, { $rug ->
    [bare] tom
    [r] röd matta
    [b] blå matta
    [y] gul matta
   *[g] grön matta
}{ $other ->
    [none] {""}
    [hidden] , den andra halvan är dold
   *[square] , tillsammans med { $with }
}{ $assam ->
    [N] . Assam står här och tittar mot norr
    [E] . Assam står här och tittar mot öster
    [S] . Assam står här och tittar mot söder
    [W] . Assam står här och tittar mot väster
   *[no] {""}
}
text-half-chosen = Mattan börjar på { $square }. Den andra halvan får ligga på: { $squares }.
text-half-undone = Inget är valt längre.
text-no-rug = Ingen matta kan ligga på { $square } nu.
text-no-pair = Ingen matta kan ligga på { $first } och { $second } nu.
text-would-lay = En { colour } matta på { $first } och { $second }. Enter lägger den, Esc tar tillbaka den.
text-would-turn = Assam tittar mot { facing }. R slår tärningen.
text-would-steer = Assam ska titta mot { facing } för nästa spelare. R godkänner.

## The box to type in

text-box = Skriv en handling eller en fråga
text-box-go = Utför
text-box-help = N, E (öster), S eller W (väster) vänder Assam, R slår tärningen, och två rutor som d4d5 lägger en matta. En ruta som d4 berättar vad som ligger där och vad det kostar. I läser upp platserna, T det senaste draget, A vad som är tillåtet, C vad varje slag kostar och O översikten.
text-box-empty = Inget är skrivet än.
text-box-unknown = ”{ $text }” är varken en handling eller en fråga.
text-not-now = { $action } är inte tillåtet nu.
text-not-yours = Du har inget att bestämma nu.

## What is read out

text-ask = Läs upp
text-ask-seats = Platser
text-ask-last = Senaste draget
text-ask-legal = Vad som är tillåtet
text-ask-prices = Vad varje slag kostar
text-ask-overview = Översikt
text-overview = Drag { $turn }. Assam står på { $square } och tittar mot { facing }.
text-seat = { $name }: { $score }. { $rugs }.
text-labelled = { $label }: { $text }
text-seat-next = Nästa matta är { colour }.
text-seat-out = { $name } är ute ur spelet.
text-last-none = Ingen har gjort något drag än.
text-legal-turn = Assam får riktas mot: { $choices }.
text-legal-roll = Tärningen får slås.
text-legal-lay = { $count ->
    [one] En matta får läggas: { $choices }.
   *[other] { $count } mattor får läggas: { $choices }.
}
text-legal-return = Ingen matta kan läggas här; den går tillbaka i lådan.
text-legal-none = Inget får göras nu.

## Its keys

text-keys-title = Textbrädets tangenter
text-keys-arrows = gå från ruta till ruta; Home och End går längs en rad, Page Up och Page Down längs en kolumn
text-keys-enter = välj en ruta för mattan, eller lägg den
text-keys-roll = slå tärningen
text-keys-seats = läs upp platserna
text-keys-last = läs upp det senaste draget
text-keys-legal = läs upp vad som är tillåtet
text-keys-price = läs upp vad den här rutan kostar
text-keys-prices = läs upp vad varje slag kostar
text-keys-overview = läs upp var Assam står och vad som ska göras
text-keys-box = gå till fältet att skriva i
