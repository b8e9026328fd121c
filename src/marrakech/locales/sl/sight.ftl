### Slovenian: playing without seeing the market: the text board, its keys and what it reads out.

text-board = Besedilna deska
text-board-about = Tržnica, opisana z besedami: polja kot gumbi, okence za vpis in tipke za branje tega, kar želiš vedeti.
text-board-show = Pokaži besedilno desko
text-board-hide = Skrij besedilno desko
settings-text-board = Besedilna deska pri vsaki mizi
settings-text-board-help = Polja kot gumbi in okence za vpis, da lahko igraš tudi brez pogleda na tržnico.

## The squares

text-squares = Polja tržnice
text-square = { $square }, { $rug ->
    [bare] prazno
    [r] rdeča preproga
    [b] modra preproga
    [y] rumena preproga
   *[g] zelena preproga
}{ $other ->
    [none] {""}
    [hidden] , druga polovica je skrita
   *[square] , druga polovica je na { $with }
}{ $assam ->
    [N] . Tu stoji Assam in gleda na sever
    [E] . Tu stoji Assam in gleda na vzhod
    [S] . Tu stoji Assam in gleda na jug
    [W] . Tu stoji Assam in gleda na zahod
   *[no] {""}
}
text-half-chosen = Preproga se začne na { $square }. Njena druga polovica gre lahko na: { $squares }.
text-half-undone = Izbira je razveljavljena.
text-no-rug = Na { $square } zdaj ne moreš položiti preproge.
text-no-pair = Na { $first } in { $second } zdaj ne moreš položiti preproge.
text-would-lay =
    { $letter ->
        [r] Rdeča
        [b] Modra
        [y] Rumena
       *[g] Zelena
    } preproga na { $first } in { $second }. Pritisni Enter, da jo položiš, ali Esc, da prekličeš.
text-would-turn = Assam bo gledal na { facing }. Za met kocke uporabi R.
text-would-steer = Za naslednjega igralca bo Assam gledal na { facing }. Za potrditev uporabi R.

## The box to type in

text-box = Vpiši dejanje ali vprašanje
text-box-go = Izvedi
text-box-help = Če želiš obrniti Assama, vpiši N (sever), E (vzhod), S (jug) ali W (zahod). Vpiši R za met kocke in dve polji, na primer d4d5, za polaganje preproge. Vpiši eno polje, na primer d4, da izveš, kaj je tam in koliko stane postanek na njem. Vpiši I za mesta, T za zadnjo potezo, A za to, kar je dovoljeno, C za ceno vsakega meta in O za pregled.
text-box-empty = Nič še ni vpisano.
text-box-unknown = »{ $text }« ni ne dejanje ne vprašanje. Za pomoč vpiši ?.
text-not-now = { $action } zdaj ni dovoljeno.
text-not-yours = Zdaj nimaš o čem odločati.

## What is read out

text-ask = Preberi
text-ask-seats = Mesta
text-ask-last = Zadnja poteza
text-ask-legal = Kaj je dovoljeno
text-ask-prices = Koliko stane vsak met
text-ask-overview = Pregled
text-overview = Poteza { $turn }. Assam stoji na { $square } in gleda na { facing }.
text-seat = { $name }: { $score }; { $rugs }.
text-labelled = { $label }: { $text }
text-seat-next = Naslednja preproga: { colour }.
text-seat-out = { $name } ni več v igri.
text-last-none = Nihče še ni igral.
text-legal-turn = Assama lahko obrneš na: { $choices }.
text-legal-roll = Lahko vržeš kocko.
text-legal-lay = { $count ->
    [one] Preprogo lahko položiš na { $count } način: { $choices }.
    [two] Preprogo lahko položiš na { $count } načina: { $choices }.
    [few] Preprogo lahko položiš na { $count } načine: { $choices }.
   *[other] Preprogo lahko položiš na { $count } načinov: { $choices }.
}
text-legal-return = Za preprogo ni prostora, zato se vrne v škatlo.
text-legal-none = Trenutno ni treba storiti ničesar.

## Its keys

text-keys-title = Bližnjice besedilne deske
text-keys-arrows = od polja do polja; Home in End na konca vrste, Page Up in Page Down na konca stolpca
text-keys-enter = izbere polje za preprogo ali jo položi
text-keys-roll = vrže kocko
text-keys-seats = prebere mesta
text-keys-last = prebere zadnjo potezo
text-keys-legal = prebere, kaj je dovoljeno
text-keys-price = prebere, koliko stane postanek na tem polju
text-keys-prices = prebere, koliko stane vsak met
text-keys-overview = prebere, kje stoji Assam in kaj je treba storiti
text-keys-box = skoči v okence za vpis
