### Swedish: the rules to read, and the game learnt in two minutes. Every sentence stands alone.

## The rules: what is round them

rules-title = Reglerna
rules-lead = Assam äger torget, och han är svår att göra till lags: han går åt det håll han vänds, och den som leder honom till någon annans matta får betala för det. Lägg dina mattor klokt och håll i dina dirham: i slutet vinner den som har den högsta summan av dirham och synliga rutor.
rules-unofficial = Det här är reglerna med våra egna ord. Spelet är fristående från dem som ger ut det tryckta spelet.
rules-contents = Innehåll
rules-learn-instead = Vill du hellre prova? Lär dig spelet på två minuter.
rules-show = Visa
rules-show-again = Visa igen
rules-allowed = Tillåtet
rules-forbidden = Inte tillåtet

## The aim

rules-aim = Spelets mål
rules-aim-points = I slutet får du en poäng för varje dirham du har och en poäng för varje ruta där en av dina mattor syns. Den som har flest poäng vinner.

## What there is

rules-things = Spelmaterial
rules-things-market = Torget har sju gånger sju rutor. Assam börjar på den mittersta och tittar alltid längs en rad eller en kolumn.
rules-things-die = Trätärningen visar tofflor: en på en sida, två på två sidor, tre på två sidor och fyra på en sida. Tvåor och treor kommer alltså dubbelt så ofta som ettor och fyror.
rules-things-stock = Alla börjar med 30 dirham. En matta täcker två rutor som har en sida gemensam. Med tre spelare har var och en 15 mattor, med fyra 12; med två spelare är det lite annorlunda, se nedan.
rules-things-figure = Assam börjar i mitten. De markerade rutorna är de som han kan gå till först.

## A turn

rules-turn = Ett drag
rules-turn-lead = Ditt drag har fyra delar, alltid i den här ordningen.
rules-turn-face = Vänd
rules-turn-figure = Assam tittar mot söder. Du får låta honom stå som han står eller vända honom ett kvarts varv åt vänster eller höger, så han kan gå till någon av de markerade rutorna först. Norr ligger bakom honom: ditåt kan han inte gå.
rules-turn-face-how = Vänd Assam ett kvarts varv åt vänster eller höger, eller låt honom stå som han står. Han får aldrig vända helt om.
rules-turn-roll = Slå
rules-turn-roll-how = Slå tärningen. Assam går rakt fram, en ruta för varje toffla på tärningen, över både tomma rutor och mattor.
rules-turn-pay = Betala
rules-turn-pay-how = Om Assam stannar på en annan spelares matta betalar du den spelaren. På en tom ruta eller på din egen matta betalar du inget.
rules-turn-lay = Lägg
rules-turn-lay-how = Lägg en av dina mattor bredvid Assam. Om du kan lägga en matta måste du göra det. Sedan är det nästa spelares tur.

## The edge

rules-edge = Över kanten
rules-edge-track = Runt torget löper spår av mässing. När Assam går över kanten följer han spåret som börjar där och kommer tillbaka in på torget där det slutar. Vägen längs spåret räknas inte som ett steg, men det gör rutan där han kommer tillbaka.
rules-edge-half = De flesta spår är halvcirklar: Assam kommer tillbaka på raden eller i kolumnen bredvid och tittar åt motsatt håll.
rules-edge-corner = I två hörn, uppe till höger och nere till vänster, är spåret en slinga. Den för Assam tillbaka till hörnrutan han just lämnade, vänd ett kvarts varv, så att han går vidare längs den andra kanten.
rules-edge-figure-half = Tre tofflor: Assam tar ett steg till kanten och följer halvcirkeln. Rutan där han kommer tillbaka är det andra steget, och sedan tar han ett till.
rules-edge-figure-corner = Två tofflor i hörnet: Assam följer slingan. Att komma tillbaka på hörnrutan är det första steget, och med det andra går han vidare längs kanten.

## Paying

rules-pay = Att betala
rules-pay-area = Priset är en dirham för varje ruta i området där Assam står: alla rutor i den färgen som hänger ihop sida mot sida, hans egen ruta inräknad. Rutor som bara möts i ett hörn hänger inte ihop. Bara de mattor som ligger överst räknas.
rules-pay-figure = Assam stannar på blått. Fyra blå rutor hänger ihop här, så priset är fyra dirham. Den femte möter dem bara i ett hörn och räknas inte.

## Laying

rules-lay = Att lägga en matta
rules-lay-where = Lägg mattan på två rutor som har en sida gemensam. Minst en av dem måste ha en sida gemensam med Assams ruta, och ingen av dem får vara Assams egen ruta.
rules-lay-over = Du får lägga den på tomma rutor, på dina egna mattor och på halvor av andra spelares mattor. Där en matta är täckt räknas den inte för någon.
rules-lay-whole = En sak är inte tillåten: att täcka båda halvorna av en annan spelares matta med en enda matta. Två halvor av två olika mattor går bra. En matta med en halva dold räknas inte längre som hel, så den andra halvan får täckas.
rules-lay-figure-where = Röd får lägga mattan var som helst, så länge en halva har en sida gemensam med Assams ruta. De markerade rutorna är de som ligger närmast honom.
rules-lay-figure-half = Röd täcker ena halvan av den blå mattan och en tom ruta.
rules-lay-figure-two = Röd täcker två halvor av två olika blå mattor.
rules-lay-figure-whole = Röd får inte täcka de markerade rutorna med en enda matta: där ligger båda halvorna av en blå matta.

## The end

rules-end = Slutet
rules-end-when = Spelet är slut när ingen som är kvar har någon matta att lägga.
rules-end-points = Räkna rutorna där dina mattor syns och lägg till dina dirham. Den som har flest poäng vinner. Vid lika poäng vinner den som har flest dirham; är även det lika delas segern.

## Out of the game

rules-out = Ute ur spelet
rules-out-pay = Om du inte kan betala hela priset betalar du det du har och är ute. Då är ditt drag slut, och de mattor du har kvar läggs tillbaka i lådan.
rules-out-rugs = Dina mattor ligger kvar på torget, men ingen betalar för dem längre, och de ger inga poäng åt någon. För de andra är de fortfarande någon annans mattor: ingen får täcka båda halvorna av en på en gång.
rules-out-last = Den som betalar sin allra sista dirham är inte ute om hela priset därmed är betalt. När bara en spelare är kvar har den spelaren vunnit. De som är ute placeras efter alla andra; ju senare man åkte ut, desto bättre placering.

## Giving up

rules-give-up = Att ge upp
rules-give-up-how = Du kan ge upp när som helst, även när det inte är din tur. Då är du ute ur spelet, som beskrivs ovan, och dina dirham går tillbaka till banken. Detsamma gäller om din tid går ut vid ett bord med klocka, om inte bordet är inställt så att en bot spelar vidare för dig.

## Two players

rules-two = Två spelare
rules-two-pile = Med två spelare har var och en två färger: den ena spelar med rött och blått, den andra med gult och grönt, med tolv mattor i varje färg. Blanda dina 24 mattor till en hög. Den översta mattan är synlig för alla, och det är den du måste lägga härnäst.
rules-two-area = Varje färg är ett eget område. Där dina två färger ligger intill varandra räknas i priset bara rutorna i den färg som Assam står på.

## The variant

rules-variant = Variant: vänd för nästa spelare
rules-variant-how = Här vänder du inte Assam före slaget. Du slår tärningen, Assam går åt det håll han redan tittar, du betalar och du lägger en matta. Sedan vänder du honom ett kvarts varv åt vänster eller höger och bestämmer därmed hans riktning för nästa spelare. Den som är ute vänder inte Assam, och efter den sista mattan gör ingen det.

## Printings

rules-printings = Där utgåvorna skiljer sig åt
rules-printings-lead = De tryckta reglerna är inte likadana överallt. När du skapar ett bord kan du välja en utgåva, eller var och en av de här reglerna för sig. Den här sidan beskriver de vanliga reglerna.
rules-printings-what = Regel
rules-printings-usual = Vanliga regler
rules-printings-else = På andra håll
rules-printings-who = Tryckt i
rules-printings-nobody = ingen av utgåvorna
rules-printings-presets = Varje tryckt version är en utgåva som du kan välja efter språk när du skapar ett bord.
rules-option-bankruptcy = Den som inte kan betala hela priset
rules-option-bankruptcy-usual = är ute ur spelet.
rules-option-bankruptcy-else = betalar det som finns och spelar vidare.
rules-option-steering = Assam vänds
rules-option-steering-usual = före slaget.
rules-option-steering-else = efter läggningen, för nästa spelare. I några utgåvor måste han då vändas, i andra får han också stå som han står.
rules-option-area = I priset räknas
rules-option-area-usual = rutor i en färg.
rules-option-area-else = rutor med samma ägare; med två spelare räknas alltså båda färgerna i en hög.
rules-option-whole = Båda halvorna av en matta får inte täckas på en gång
rules-option-whole-usual = om den tillhör en annan spelare.
rules-option-whole-else = även om den är din egen.
rules-option-halves = De två rutorna under en ny matta
rules-option-halves-usual = får ha samma färg.
rules-option-halves-else = får aldrig ha samma färg. Om mattan inte får plats någonstans läggs den tillbaka i lådan.
rules-option-pile = Högen i ett parti för två
rules-option-pile-usual = är blandad.
rules-option-pile-else = är ordnad så att färgerna turas om.
rules-option-stock = Med två spelare har var och en
rules-option-stock-usual = 24 mattor i två färger.
rules-option-stock-else = 15 mattor i en färg.
rules-option-tie = Vid lika poäng
rules-option-tie-usual = vinner den som har flest dirham.
rules-option-tie-else = delas segern.
rules-option-box = I lådan ligger
rules-option-box-usual = fyra uppsättningar med 15 mattor.
rules-option-box-else = tre uppsättningar med 15 och en med 12.
rules-option-starter = Vem som börjar
rules-option-starter-usual = lottas.
rules-option-starter-else = bestäms genom överenskommelse, eller så börjar den yngsta eller den som senast var i Marocko.

## Learning it

learn-title = Lär dig på två minuter
learn-progress = Lektion { $lesson } av { $lessons }
learn-go-to = Lektion { $lesson }: { $title }
learn-lesson = { $lesson ->
    [turn] Vänd Assam
    [roll] Slå tärningen
    [track] Följ spåret
    [pay] Betala
    [lay] Lägg en matta
    [cover] Täck en matta
   *[win] Vinn
}
learn-says =
    { $lesson ->
        [turn] Det här är Assam. Han går åt det håll han tittar, och först får du vända honom ett kvarts varv åt vänster eller höger.
        [roll] Tärningen visar tofflor, och så många rutor går Assam. Tvåor och treor kommer oftast.
        [track] Vid kanten följer Assam mässingsspåret och kommer tillbaka på raden intill. Vägen längs spåret räknas inte som ett steg.
        [pay] Assam kommer att stanna på en blå matta. De blå rutor som hänger ihop där bildar ett område, och du betalar Blå en dirham för var och en av dem.
        [lay] När Assam har gått lägger du en av dina mattor. Den täcker två rutor, och minst en av dem måste ligga precis bredvid Assam.
        [cover] Du får lägga din matta ovanpå andra. Det enda som inte går är att täcka båda halvorna av en annan spelares matta på en gång.
       *[win] Varje dirham är en poäng, och det är varje synlig ruta också. Du har en matta kvar, och Blå leder med två poäng.
    }
learn-task =
    { $lesson ->
        [turn] Vänd honom åt höger.
        [roll] Slå tärningen.
        [track] Slå tärningen och se vart Assam går.
        [pay] Slå tärningen och se vad du betalar.
        [lay] Välj ett ställe för din röda matta.
        [cover] Dölj ena halvan av den blå mattan.
       *[win] Lägg din sista matta så att du vinner.
    }
learn-done =
    { $lesson ->
        [turn] Nu tittar han åt höger, och det är dit han kommer att gå.
        [roll] Tre tofflor, tre rutor.
        [track] Ut på en rad, in på nästa: tre rutor, och spåret räknades inte.
        [pay] Tre blå rutor, så tre dirham går till Blå.
        [lay] Mattan ligger på plats. Från och med nu betalar de andra om Assam stannar där under deras drag.
        [cover] Väl dolt. Blå har en ruta mindre och ett mindre område.
       *[win] Du vinner med en poäng: två rutor till för dig, en färre för Blå.
    }
learn-else =
    { $lesson ->
        [turn] Dit får han också gå. Välj den här gången pilen som pekar åt höger.
        [cover] Det är tillåtet, men det döljer inget blått. Välj ett ställe som täcker en av de två blå rutorna.
       *[win] Nästan! Men Blå skulle fortfarande vinna med fler dirham. Täck en blå ruta, och ingen av dina egna.
    }
learn-how-arrow = Tryck på en pil, eller använd piltangenterna. Tryck sedan på knappen eller Enter.
learn-how-rug = Tryck på en ruta för att se en matta där. Tryck på den igen för att se nästa, eller tryck på en ruta bredvid för att välja de två. Du kan också använda piltangenterna. Tryck på knappen eller Enter för att lägga mattan.
learn-do = { $step ->
    [turn] Vänd Assam
    [roll] Slå tärningen
   *[lay] Lägg mattan
}
learn-name = { $seat ->
    [1] Du
    [2] Blå
   *[3] Gul
}
learn-back = Tillbaka
learn-next = Nästa
learn-skip = Hoppa över
learn-once-more = En gång till
learn-end-title = Det är hela spelet
learn-end = Vänd, slå, betala, lägg och håll ett öga på allas mattor. Resten lär du dig när du spelar.
learn-play = Spela nu
learn-read-rules = Läs reglerna
learn-from-start = Från början
