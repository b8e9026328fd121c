### Latvian: playing without seeing the market: the text board, its keys and what it reads out.

text-board = Teksta laukums
text-board-about = Tirgus vārdos: lauciņi kā pogas, ievades lodziņš un taustiņi, ar kuriem nolasīt to, ko gribi zināt.
text-board-show = Rādīt teksta laukumu
text-board-hide = Slēpt teksta laukumu
settings-text-board = Teksta laukums pie katra galda
settings-text-board-help = Lauciņi kā pogas un ievades lodziņš, lai spēlētu, tirgu neredzot.

## The squares

text-squares = Tirgus lauciņi
text-square = { $square }, { $rug ->
    [bare] tukšs
    [r] sarkans paklājs
    [b] zils paklājs
    [y] dzeltens paklājs
   *[g] zaļš paklājs
}{ $other ->
    [none] {""}
    [hidden] , tā otra puse ir paslēpta
   *[square] , otra puse uz { $with }
}{ $assam ->
    [N] . Šeit stāv Assams un skatās uz ziemeļiem
    [E] . Šeit stāv Assams un skatās uz austrumiem
    [S] . Šeit stāv Assams un skatās uz dienvidiem
    [W] . Šeit stāv Assams un skatās uz rietumiem
   *[no] {""}
}
text-half-chosen = Paklājs sākas uz { $square }. Tā otru pusi var klāt uz: { $squares }.
text-half-undone = Izvēle atcelta.
text-no-rug = Uz { $square } tagad paklāju izklāt nevar.
text-no-pair = Uz { $first } un { $second } tagad paklāju izklāt nevar.
text-would-lay = { $letter ->
    [r] Sarkans
    [b] Zils
    [y] Dzeltens
   *[g] Zaļš
} paklājs uz { $first } un { $second }. Spied Enter, lai to izklātu, vai Esc, lai atceltu.
text-would-turn = Assams skatīsies uz { $facing ->
    [N] ziemeļiem
    [E] austrumiem
    [S] dienvidiem
   *[W] rietumiem
}. Lai mestu kauliņu, lieto R.
text-would-steer = Nākamajam spēlētājam Assams skatīsies uz { $facing ->
    [N] ziemeļiem
    [E] austrumiem
    [S] dienvidiem
   *[W] rietumiem
}. Lai apstiprinātu, lieto R.

## The box to type in

text-box = Ieraksti darbību vai jautājumu
text-box-go = Izpildīt
text-box-help = Lai pagrieztu Assamu, raksti N (ziemeļi), E (austrumi), S (dienvidi) vai W (rietumi). Raksti R, lai mestu kauliņu, un divus lauciņus, piemēram, d4d5, lai izklātu paklāju. Raksti vienu lauciņu, piemēram, d4, lai uzzinātu, kas tur ir un cik maksā tur apstāties. I – vietas, T – pēdējais gājiens, A – kas ir atļauts, C – cik maksā katrs metiens, O – pārskats.
text-box-empty = Tu vēl neko neierakstīji.
text-box-unknown = „{ $text }” nav ne darbība, ne jautājums. Raksti ?, lai saņemtu palīdzību.
text-not-now = { $action } tagad nav atļauts.
text-not-yours = Tagad tev nekas nav jāizlemj.

## What is read out

text-ask = Nolasīt
text-ask-seats = Vietas
text-ask-last = Pēdējais gājiens
text-ask-legal = Kas ir atļauts
text-ask-prices = Cik maksā katrs metiens
text-ask-overview = Pārskats
text-overview = { $turn }. gājiens. Assams stāv uz { $square } un skatās uz { $facing ->
    [N] ziemeļiem
    [E] austrumiem
    [S] dienvidiem
   *[W] rietumiem
}.
text-seat = { $name }: { $score }; { $rugs }.
text-labelled = { $label }: { $text }
text-seat-next = Nākamais paklājs: { colour }.
text-seat-out = { $name } ir ārpus spēles.
text-last-none = Gājienu vēl nav bijis.
text-legal-turn = Assamu drīkst pavērst šādi: { $choices }.
text-legal-roll = Vari mest kauliņu.
text-legal-lay = { $count ->
    [zero] Paklāju var izklāt { $count } veidos: { $choices }.
    [one] Paklāju var izklāt { $count } veidā: { $choices }.
   *[other] Paklāju var izklāt { $count } veidos: { $choices }.
}
text-legal-return = Paklāju nav kur izklāt, tāpēc tas atgriežas kastē.
text-legal-none = Tagad nekas nav jādara.

## Its keys

text-keys-title = Teksta laukuma īsinājumtaustiņi
text-keys-arrows = iet no lauciņa uz lauciņu; Home un End – uz rindas galiem, Page Up un Page Down – uz kolonnas galiem
text-keys-enter = izvēlēties lauciņu paklājam vai izklāt to
text-keys-roll = mest kauliņu
text-keys-seats = nolasīt vietas
text-keys-last = nolasīt pēdējo gājienu
text-keys-legal = nolasīt, kas ir atļauts
text-keys-price = nolasīt, cik maksā apstāties šajā lauciņā
text-keys-prices = nolasīt, cik maksā katrs metiens
text-keys-overview = nolasīt, kur stāv Assams un kas jādara tālāk
text-keys-box = iet uz ievades lodziņu
