### Norwegian bokmål: the rules to read, and the game learnt in two minutes. Every sentence stands alone.

## The rules: what is round them

rules-title = Reglene
rules-lead = Assam eier markedet, og han er vanskelig å gjøre til lags: Han går den veien han er vendt, og den som fører ham inn på andres tepper, må betale for det. Legg teppene dine klokt, og ta vare på dirhamene: Til slutt vinner den som har den høyeste summen av dirham og synlige felt.
rules-unofficial = Dette er reglene med våre egne ord. Spillet er uavhengig av dem som gir ut det trykte spillet.
rules-contents = Innhold
rules-learn-instead = Vil du heller prøve? Lær spillet på to minutter.
rules-show = Vis
rules-show-again = Vis igjen
rules-allowed = Tillatt
rules-forbidden = Ikke tillatt

## The aim

rules-aim = Målet med spillet
rules-aim-points = Til slutt får du ett poeng for hver dirham du har, og ett poeng for hvert felt der et av teppene dine er synlig. Den som har flest poeng, vinner.

## What there is

rules-things = Spillmateriell
rules-things-market = Markedet har sju ganger sju felt. Assam begynner på det midterste og ser alltid langs en rad eller en kolonne.
rules-things-die = Treterningen viser tøfler: én på én side, to på to sider, tre på to sider og fire på én side. Toere og treere kommer altså dobbelt så ofte som enere og firere.
rules-things-stock = Alle begynner med 30 dirham. Et teppe dekker to felt som har en side felles. Med tre spillere har hver spiller 15 tepper, med fire har hver 12; med to spillere er det litt annerledes, se nedenfor.
rules-things-figure = Assam begynner i midten. De merkede feltene er de han kan gå til først.

## A turn

rules-turn = En tur
rules-turn-lead = Turen din har fire deler, alltid i denne rekkefølgen.
rules-turn-face = Vend
rules-turn-figure = Assam ser mot sør. Du kan la ham stå som han står, eller vende ham en kvart omdreining til venstre eller høyre, så han kan gå til et av de merkede feltene først. Nord ligger bak ham: Den veien kan han ikke gå.
rules-turn-face-how = Vend Assam en kvart omdreining til venstre eller høyre, eller la ham stå som han står. Han kan aldri snu helt rundt.
rules-turn-roll = Kast
rules-turn-roll-how = Kast terningen. Assam går rett fram, ett felt for hver tøffel på terningen, både over tomme felt og over tepper.
rules-turn-pay = Betal
rules-turn-pay-how = Hvis Assam stopper på teppet til en annen spiller, betaler du den spilleren. På et tomt felt og på ditt eget teppe betaler du ingenting.
rules-turn-lay = Legg
rules-turn-lay-how = Legg et av teppene dine ved siden av Assam. Hvis du kan legge et teppe, må du gjøre det. Så er det neste spillers tur.

## The edge

rules-edge = Over kanten
rules-edge-track = Rundt markedet går det spor av messing. Når Assam går over kanten, følger han sporet som begynner der, og kommer inn på markedet igjen der det slutter. Veien langs sporet teller ikke som et steg, men det gjør feltet der han kommer inn igjen.
rules-edge-half = De fleste sporene er halvsirkler: Assam kommer tilbake på raden eller i kolonnen ved siden av og ser motsatt vei.
rules-edge-corner = I to hjørner, øverst til høyre og nederst til venstre, er sporet en sløyfe. Den fører Assam tilbake til hjørnefeltet han nettopp forlot, vendt en kvart omdreining, slik at han går videre langs den andre kanten.
rules-edge-figure-half = Tre tøfler: Assam tar ett steg til kanten og følger halvsirkelen. Feltet der han kommer tilbake, er det andre steget, og så tar han ett til.
rules-edge-figure-corner = To tøfler i hjørnet: Assam følger sløyfen. Å komme tilbake på hjørnefeltet er det første steget, og med det andre går han videre langs kanten.

## Paying

rules-pay = Å betale
rules-pay-area = Leien er én dirham for hvert felt i området der Assam står: alle felt i den fargen som henger sammen side mot side, medregnet hans eget felt. Felt som bare møtes i et hjørne, henger ikke sammen. Bare teppene som ligger øverst, teller.
rules-pay-figure = Assam stopper på blått. Fire blå felt henger sammen her, så leien er fire dirham. Det femte møter dem bare i et hjørne og teller ikke.

## Laying

rules-lay = Å legge et teppe
rules-lay-where = Legg teppet på to felt som har en side felles. Minst ett av dem må ha en side felles med feltet til Assam, og ingen av dem kan være feltet han selv står på.
rules-lay-over = Du kan legge det på tomme felt, på dine egne tepper og på halvdeler av teppene til andre spillere. Der et teppe er dekket, teller det ikke for noen.
rules-lay-whole = Én ting er ikke lov: å dekke begge halvdelene av teppet til en annen spiller med ett og samme teppe. To halvdeler av to forskjellige tepper går fint. Et teppe med den ene halvdelen skjult regnes ikke lenger som helt, så den andre halvdelen kan dekkes.
rules-lay-figure-where = Rød kan legge teppet hvor som helst, så lenge én halvdel har en side felles med feltet til Assam. De merkede feltene er de som ligger nærmest ham.
rules-lay-figure-half = Rød dekker den ene halvdelen av det blå teppet og ett tomt felt.
rules-lay-figure-two = Rød dekker to halvdeler av to forskjellige blå tepper.
rules-lay-figure-whole = Rød har ikke lov til å dekke de merkede feltene med ett teppe: Der ligger begge halvdelene av et blått teppe.

## The end

rules-end = Slutten
rules-end-when = Spillet er slutt når ingen som fortsatt er med, har flere tepper å legge.
rules-end-points = Tell feltene der teppene dine er synlige, og legg til dirhamene dine. Den som har flest poeng, vinner. Ved lik poengsum vinner den som har flest dirham; er det også likt, deles seieren.

## Out of the game

rules-out = Ute av spillet
rules-out-pay = Hvis du ikke kan betale hele leien, betaler du det du har, og er ute. Da er turen din slutt, og teppene du ennå ikke har lagt, går tilbake i esken.
rules-out-rugs = Teppene dine blir liggende på markedet, men ingen betaler for dem lenger, og de gir ikke poeng til noen. For de andre regnes de fortsatt som en annens tepper: Ingen har lov til å dekke begge halvdelene av ett på én gang.
rules-out-last = Den som betaler sin aller siste dirham, er ikke ute hvis hele leien dermed er betalt. Når bare én spiller er igjen, har den spilleren vunnet. De som er ute, kommer etter alle andre; jo senere man ryker ut, desto bedre plassering.

## Giving up

rules-give-up = Å gi opp
rules-give-up-how = Du kan gi opp når som helst, også når det ikke er din tur. Da er du ute av spillet, som beskrevet ovenfor, og dirhamene dine går tilbake til banken. Det samme skjer hvis tiden din går ut ved et bord med klokke, med mindre bordet er satt opp slik at en bot spiller videre for deg.

## Two players

rules-two = To spillere
rules-two-pile = Med to spillere har hver spiller to farger: Den ene spiller med rødt og blått, den andre med gult og grønt, med tolv tepper i hver farge. Stokk de 24 teppene dine til én bunke. Alle kan se det øverste teppet, og det er det du må legge neste gang.
rules-two-area = Hver farge er et område for seg. Der de to fargene dine ligger inntil hverandre, regnes leien bare ut fra feltene i den fargen Assam står på.

## The variant

rules-variant = Variant: vend for neste spiller
rules-variant-how = Her vender du ikke Assam før kastet. Du kaster terningen, Assam går den veien han allerede ser, du betaler, og du legger et teppe. Så vender du ham en kvart omdreining til venstre eller høyre og bestemmer dermed retningen hans for neste spiller. Den som er ute, vender ikke Assam, og etter det siste teppet er det ingen som gjør det.

## Printings

rules-printings = Der utgavene er ulike
rules-printings-lead = De trykte reglene er ikke like overalt. Når du oppretter et bord, kan du velge en utgave, eller hver av disse reglene for seg. Denne siden beskriver de vanlige reglene.
rules-printings-what = Regel
rules-printings-usual = Vanlige regler
rules-printings-else = Andre steder
rules-printings-who = Trykt i
rules-printings-nobody = ingen av disse utgavene
rules-printings-presets = Hver trykt versjon er en utgave du kan velge etter språk når du oppretter et bord.
rules-option-bankruptcy = Den som ikke kan betale hele leien,
rules-option-bankruptcy-usual = er ute av spillet.
rules-option-bankruptcy-else = betaler så langt pengene rekker, og spiller videre.
rules-option-steering = Assam vendes
rules-option-steering-usual = før kastet.
rules-option-steering-else = etter at teppet er lagt, for neste spiller. I noen utgaver må han da vendes, i andre kan han også bli stående som han står.
rules-option-area = Leien regnes ut fra
rules-option-area-usual = felt i én farge.
rules-option-area-else = felt med samme eier; med to spillere regnes altså begge fargene i en bunke med.
rules-option-whole = Det er ikke lov å dekke begge halvdelene av et teppe på én gang
rules-option-whole-usual = hvis det tilhører en annen spiller.
rules-option-whole-else = også når det er ditt eget.
rules-option-halves = De to feltene under et nytt teppe
rules-option-halves-usual = kan ha samme farge.
rules-option-halves-else = kan aldri ha samme farge. Hvis teppet ikke passer noe sted, går det tilbake i esken.
rules-option-pile = Bunken i et spill for to
rules-option-pile-usual = er stokket.
rules-option-pile-else = har annenhver farge.
rules-option-stock = Med to spillere har hver spiller
rules-option-stock-usual = 24 tepper i to farger.
rules-option-stock-else = 15 tepper i én farge.
rules-option-tie = Ved lik poengsum
rules-option-tie-usual = vinner den som har flest dirham.
rules-option-tie-else = deles seieren.
rules-option-box = I esken ligger det
rules-option-box-usual = fire sett med 15 tepper.
rules-option-box-else = tre sett med 15 og ett med 12.
rules-option-starter = Hvem som begynner,
rules-option-starter-usual = avgjøres ved loddtrekning.
rules-option-starter-else = avtales, eller så begynner den yngste eller den som sist var i Marokko.

## Learning it

learn-title = Lær det på to minutter
learn-progress = Leksjon { $lesson } av { $lessons }
learn-go-to = Leksjon { $lesson }: { $title }
learn-lesson = { $lesson ->
    [turn] Vend Assam
    [roll] Kast terningen
    [track] Følg sporet
    [pay] Betal
    [lay] Legg et teppe
    [cover] Dekk et teppe
   *[win] Vinn
}
learn-says =
    { $lesson ->
        [turn] Dette er Assam. Han går den veien han ser, og først kan du vende ham en kvart omdreining til venstre eller høyre.
        [roll] Terningen viser tøfler, og så mange felt går Assam. Toere og treere kommer oftest.
        [track] Ved kanten følger Assam messingsporet og kommer tilbake på raden ved siden av. Veien langs sporet teller ikke som et steg.
        [pay] Assam kommer til å stoppe på et blått teppe. De blå feltene som henger sammen der, danner et område, og du betaler Blå én dirham for hvert av dem.
        [lay] Når Assam har gått, legger du et av teppene dine. Det dekker to felt, og minst ett av dem må ligge rett ved siden av Assam.
        [cover] Du kan legge teppet ditt oppå andre. Det eneste som ikke er lov, er å dekke begge halvdelene av en annens teppe på én gang.
       *[win] Hver dirham er ett poeng, og det er hvert synlige felt også. Du har ett teppe igjen, og Blå leder med to poeng.
    }
learn-task =
    { $lesson ->
        [turn] Vend ham til høyre.
        [roll] Kast terningen.
        [track] Kast terningen og se hvor Assam går.
        [pay] Kast terningen og se hva du betaler.
        [lay] Velg et sted til det røde teppet ditt.
        [cover] Skjul den ene halvdelen av det blå teppet.
       *[win] Legg det siste teppet ditt slik at du vinner.
    }
learn-done =
    { $lesson ->
        [turn] Nå ser han til høyre, og det er dit han kommer til å gå.
        [roll] Tre tøfler, tre felt.
        [track] Ut på én rad, inn på den neste: tre felt, og sporet ble ikke regnet med.
        [pay] Tre blå felt, så tre dirham går til Blå.
        [lay] Teppet ligger på plass. Fra nå av betaler de andre hvis Assam stopper der når det er deres tur.
        [cover] Godt skjult. Blå har ett felt mindre og et mindre område.
       *[win] Du vinner med ett poeng: to felt til for deg, ett færre for Blå.
    }
learn-else =
    { $lesson ->
        [turn] Den veien kan han også gå. Velg pilen som peker til høyre denne gangen.
        [cover] Det er lov, men det skjuler ikke noe blått. Velg et sted som dekker ett av de to blå feltene.
       *[win] Nesten! Men Blå ville fortsatt vunnet med flere dirham. Dekk ett blått felt og ingen av dine egne.
    }
learn-how-arrow = Trykk på en pil, eller bruk piltastene. Trykk så på knappen eller Enter.
learn-how-rug = Trykk på et felt for å se et teppe der. Trykk på det igjen for å se det neste, eller trykk på et felt ved siden av for å velge de to. Du kan også bruke piltastene. Trykk på knappen eller Enter for å legge teppet.
learn-do = { $step ->
    [turn] Vend Assam
    [roll] Kast terningen
   *[lay] Legg teppet
}
learn-name = { $seat ->
    [1] Du
    [2] Blå
   *[3] Gul
}
learn-back = Tilbake
learn-next = Neste
learn-skip = Hopp over
learn-once-more = En gang til
learn-end-title = Det er hele spillet
learn-end = Vend, kast, betal, legg, og hold et øye med alles tepper. Resten lærer du mens du spiller.
learn-play = Spill nå
learn-read-rules = Les reglene
learn-from-start = Fra begynnelsen
