### Swedish: playing without seeing the market: the text board, its keys and what it reads out.

text-board = Textbräde
text-board-about = Torget i ord: rutor som knappar, ett fält att skriva i och tangenter för att läsa upp det du vill veta.
text-board-show = Visa textbrädet
text-board-hide = Dölj textbrädet
settings-text-board = Textbräde vid varje bord
settings-text-board-help = Rutor som knappar och ett fält att skriva i, så att du kan spela utan att se torget.

## The squares

text-squares = Torgets rutor
text-square =
    { $square }, { $rug ->
        [bare] tom
        [r] röd matta
        [b] blå matta
        [y] gul matta
       *[g] grön matta
    }{ $other ->
        [none] { "" }
        [hidden] , den andra halvan är dold
       *[square] , den andra halvan på { $with }
    }{ $assam ->
        [N] . Assam står här och tittar mot norr
        [E] . Assam står här och tittar mot öster
        [S] . Assam står här och tittar mot söder
        [W] . Assam står här och tittar mot väster
       *[no] { "" }
    }
text-half-chosen = Mattan börjar på { $square }. Den andra halvan får ligga på: { $squares }.
text-half-undone = Valet är borttaget.
text-no-rug = Du kan inte lägga en matta på { $square } nu.
text-no-pair = Du kan inte lägga en matta på { $first } och { $second } nu.
text-would-lay = En { colour } matta på { $first } och { $second }. Tryck Enter för att lägga den eller Esc för att avbryta.
text-would-turn = Assam kommer att titta mot { facing }. Använd R för att slå tärningen.
text-would-steer = Assam kommer att titta mot { facing } för nästa spelare. Använd R för att bekräfta.

## The box to type in

text-box = Skriv en handling eller en fråga
text-box-go = Utför
text-box-help = Skriv N (norr), E (öster), S (söder) eller W (väster) för att vända Assam, R för att slå tärningen och två rutor som d4d5 för att lägga en matta. Skriv en ruta som d4 för att få veta vad som ligger där och vad det kostar att stanna där. Skriv I för platserna, T för det senaste draget, A för vad som är tillåtet, C för vad varje slag kostar och O för översikten.
text-box-empty = Du har inte skrivit något än.
text-box-unknown = ”{ $text }” är varken en handling eller en fråga. Skriv ? för hjälp.
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
text-legal-turn = Du kan rikta Assam mot: { $choices }.
text-legal-roll = Du kan slå tärningen.
text-legal-lay =
    { $count ->
        [one] Mattan kan läggas på ett ställe: { $choices }.
       *[other] Mattan kan läggas på { $count } ställen: { $choices }.
    }
text-legal-return = Det finns inget ställe för mattan, så den läggs tillbaka i lådan.
text-legal-none = Det finns inget att göra just nu.

## Its keys

text-keys-title = Textbrädets kortkommandon
text-keys-arrows = gå från ruta till ruta; med Home och End till radens ändar, med Page Up och Page Down till kolumnens ändar
text-keys-enter = välj en ruta för mattan, eller lägg den
text-keys-roll = slå tärningen
text-keys-seats = läs upp platserna
text-keys-last = läs upp det senaste draget
text-keys-legal = läs upp vad som är tillåtet
text-keys-price = läs upp vad det kostar att stanna på den här rutan
text-keys-prices = läs upp vad varje slag kostar
text-keys-overview = läs upp var Assam står och vad som ska göras
text-keys-box = gå till fältet att skriva i
