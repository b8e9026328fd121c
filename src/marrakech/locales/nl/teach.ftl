### Dutch: the rules to read, and the game learnt in two minutes. Every sentence stands alone.

## The rules: what is round them

rules-title = De regels
rules-lead = Assam is de baas van de markt, en hij is niet gauw tevreden: hij loopt in de richting waarin hij is gedraaid, en wie hem op het tapijt van een ander brengt, betaalt daarvoor. Leg je tapijten slim en hou je dirhams bij elkaar: aan het eind wint wie met dirhams en zichtbare vakjes samen het hoogste totaal heeft.
rules-unofficial = Dit zijn de regels in onze eigen woorden. Dit spel staat los van de makers van het gedrukte spel.
rules-contents = Inhoud
rules-learn-instead = Liever proberen? Leer het spel in twee minuten.
rules-show = Tonen
rules-show-again = Nog eens tonen
rules-allowed = Mag
rules-forbidden = Mag niet

## The aim

rules-aim = Doel van het spel
rules-aim-points = Aan het eind krijg je een punt voor elke dirham die je hebt, en een punt voor elk vakje waarop een tapijt van jou te zien is. Wie de meeste punten heeft, wint.

## What there is

rules-things = Spelmateriaal
rules-things-market = De markt heeft zeven bij zeven vakjes. Assam begint op het middelste en kijkt altijd langs een rij of een kolom.
rules-things-die = De houten dobbelsteen toont pantoffels: één op één kant, twee op twee kanten, drie op twee kanten en vier op één kant. Twee en drie komen dus twee keer zo vaak voor als één en vier.
rules-things-stock = Iedereen begint met 30 dirham. Een tapijt bedekt twee vakjes die een zijde gemeen hebben. Met drie spelers heeft ieder 15 tapijten, met vier ieder 12; met twee spelers is het een beetje anders, zie hieronder.
rules-things-figure = Assam begint in het midden. Gemarkeerd zijn de vakjes waar hij het eerst heen kan.

## A turn

rules-turn = Een beurt
rules-turn-lead = Je beurt heeft vier delen, altijd in deze volgorde.
rules-turn-face = Draaien
rules-turn-figure = Assam kijkt naar het zuiden. Je mag hem zo laten of een kwartslag naar links of rechts draaien; de gemarkeerde vakjes zijn dus de eerste waar hij heen kan. Het noorden ligt achter hem: die kant kan hij niet op.
rules-turn-face-how = Draai Assam een kwartslag naar links of rechts, of laat hem zoals hij staat. Hij mag zich nooit helemaal omdraaien.
rules-turn-roll = Gooien
rules-turn-roll-how = Gooi de dobbelsteen. Assam loopt rechtdoor, één vakje voor elke pantoffel op de dobbelsteen, over lege vakjes en over tapijten.
rules-turn-pay = Betalen
rules-turn-pay-how = Blijft Assam op een tapijt van een andere speler staan, dan betaal je die speler. Op een leeg vakje en op een eigen tapijt betaal je niets.
rules-turn-lay = Leggen
rules-turn-lay-how = Leg een van je tapijten naast Assam. Kun je een tapijt leggen, dan moet dat ook. Daarna is de volgende speler aan de beurt.

## The edge

rules-edge = Over de rand
rules-edge-track = Rond de markt lopen banen van messing. Als Assam over de rand loopt, volgt hij de baan die daar begint, en komt hij terug op de markt waar die eindigt. De weg over de baan telt niet als stap; het vakje waarop hij terugkomt wel.
rules-edge-half = De meeste banen zijn halve cirkels: Assam komt terug in de rij of kolom ernaast en kijkt de tegenovergestelde kant op.
rules-edge-corner = In twee hoeken, rechtsboven en linksonder, is de baan een lus: die brengt Assam terug op het hoekvakje dat hij net verliet, een kwartslag gedraaid, zodat hij langs de andere rand verderloopt.
rules-edge-figure-half = Drie pantoffels: Assam zet één stap naar de rand en volgt de halve cirkel. Het vakje waarop hij terugkomt is de tweede stap, en dan zet hij er nog één.
rules-edge-figure-corner = Twee pantoffels in de hoek: Assam volgt de lus. Terugkomen op het hoekvakje is de eerste stap, en met de tweede loopt hij verder langs de rand.

## Paying

rules-pay = Betalen
rules-pay-area = De prijs is één dirham voor elk vakje van het gebied waarin Assam staat: alle vakjes van die kleur die met een zijde aan elkaar grenzen, zijn eigen vakje meegeteld. Vakjes die elkaar alleen met een hoek raken, horen niet bij elkaar. Alleen de tapijten die bovenop liggen, tellen.
rules-pay-figure = Assam blijft op blauw staan. Hier grenzen vier blauwe vakjes aan elkaar, dus de prijs is vier dirham. Het vijfde raakt ze alleen met een hoek en telt niet mee.

## Laying

rules-lay = Een tapijt leggen
rules-lay-where = Leg het tapijt op twee vakjes die een zijde gemeen hebben. Minstens één ervan moet een zijde gemeen hebben met het vakje van Assam, en geen van beide mag het vakje van Assam zelf zijn.
rules-lay-over = Je mag het leggen op lege vakjes, op je eigen tapijten en op helften van tapijten van anderen. Waar een tapijt bedekt is, telt het voor niemand.
rules-lay-whole = Eén ding mag niet: beide helften van een tapijt van een andere speler met één tapijt bedekken. Twee helften van twee verschillende tapijten mogen wel. Een tapijt waarvan één helft bedekt is, geldt niet meer als heel tapijt, dus de andere helft mag worden bedekt.
rules-lay-figure-where = Rood mag het tapijt overal leggen, zolang één helft een zijde gemeen heeft met het vakje van Assam. De gemarkeerde vakjes liggen vlak naast hem.
rules-lay-figure-half = Rood bedekt één helft van het blauwe tapijt en één leeg vakje.
rules-lay-figure-two = Rood bedekt twee helften van twee verschillende blauwe tapijten.
rules-lay-figure-whole = Rood mag de gemarkeerde vakjes niet met één tapijt bedekken: daar liggen beide helften van één blauw tapijt.

## The end

rules-end = Het einde
rules-end-when = De partij is afgelopen als niemand die nog meedoet een tapijt over heeft.
rules-end-points = Tel de vakjes waarop je tapijten te zien zijn en tel je dirhams erbij op. Wie de meeste punten heeft, wint. Bij gelijke stand wint wie de meeste dirhams heeft; is ook dat gelijk, dan wordt de overwinning gedeeld.

## Out of the game

rules-out = Uitgeschakeld
rules-out-pay = Kun je niet de hele prijs betalen, dan betaal je wat je hebt en ben je uitgeschakeld. Je beurt is dan voorbij, en de tapijten die je nog niet hebt gelegd, gaan terug in de doos.
rules-out-rugs = Je tapijten blijven op de markt liggen, maar niemand betaalt er nog voor, en ze leveren niemand punten op. Voor de anderen blijven het tapijten van een ander: niemand mag beide helften van zo’n tapijt tegelijk bedekken.
rules-out-last = Wie de allerlaatste dirham betaalt, is niet uitgeschakeld als daarmee de hele prijs betaald is. Als er maar één speler over is, heeft die gewonnen. Wie uitgeschakeld is, eindigt onder alle anderen; hoe later je wordt uitgeschakeld, hoe hoger je eindigt.

## Giving up

rules-give-up = Opgeven
rules-give-up-how = Je kunt op elk moment opgeven, ook als je niet aan de beurt bent. Je bent dan uitgeschakeld, zoals hierboven beschreven, en je dirhams gaan terug naar de bank. Is je tijd op aan een tafel met een klok, dan gebeurt hetzelfde, tenzij de tafel zo is geopend dat een bot voor je doorspeelt.

## Two players

rules-two = Twee spelers
rules-two-pile = Met twee spelers heeft ieder twee kleuren: de een speelt met rood en blauw, de ander met geel en groen, twaalf tapijten van elke kleur. Schud je 24 tapijten tot één stapel. Het bovenste ligt voor iedereen zichtbaar, en dat moet je als volgende leggen.
rules-two-area = Elke kleur is een eigen gebied. Waar je twee kleuren naast elkaar liggen, tellen voor de prijs alleen de vakjes van de kleur waarop Assam staat.

## The variant

rules-variant = Variant: draaien voor de volgende speler
rules-variant-how = Hier draai je Assam niet voor de worp. Je gooit, Assam loopt in de richting waarin hij al kijkt, je betaalt en je legt een tapijt. Daarna draai je hem een kwartslag naar links of rechts en bepaal je zo zijn richting voor de volgende speler. Wie uitgeschakeld is, draait Assam niet, en na het laatste tapijt draait niemand hem meer.

## Printings

rules-printings = Waarin de edities verschillen
rules-printings-lead = De gedrukte regels zijn niet overal gelijk. Als je een tafel opent, kun je een editie kiezen, of elk van deze regels apart. Deze pagina beschrijft de gewone regels.
rules-printings-what = Regel
rules-printings-usual = Gewone regels
rules-printings-else = Elders
rules-printings-who = Gedrukt in
rules-printings-nobody = geen van deze edities
rules-printings-presets = Elk gedrukt regelboekje is een editie die je per taal kunt kiezen als je een tafel opent.
rules-option-bankruptcy = Wie niet de hele prijs kan betalen,
rules-option-bankruptcy-usual = is uitgeschakeld.
rules-option-bankruptcy-else = betaalt wat er nog is en speelt door.
rules-option-steering = Assam wordt gedraaid
rules-option-steering-usual = voor de worp.
rules-option-steering-else = na het leggen, voor de volgende speler. In sommige edities moet hij dan worden gedraaid, in andere mag hij ook zo blijven.
rules-option-area = Voor de prijs tellen
rules-option-area-usual = vakjes van één kleur.
rules-option-area-else = vakjes van één eigenaar, met twee spelers dus beide kleuren van een stapel samen.
rules-option-whole = Beide helften van één tapijt mogen niet in één keer worden bedekt
rules-option-whole-usual = als het van een andere speler is.
rules-option-whole-else = ook als het van jezelf is.
rules-option-halves = De twee vakjes onder een nieuw tapijt
rules-option-halves-usual = mogen dezelfde kleur hebben.
rules-option-halves-else = mogen nooit dezelfde kleur hebben. Past het tapijt nergens, dan gaat het terug in de doos.
rules-option-pile = De stapel bij een partij met twee spelers
rules-option-pile-usual = wordt geschud.
rules-option-pile-else = heeft de kleuren om en om.
rules-option-stock = Met twee spelers heeft ieder
rules-option-stock-usual = 24 tapijten in twee kleuren.
rules-option-stock-else = 15 tapijten in één kleur.
rules-option-tie = Bij gelijke stand
rules-option-tie-usual = wint wie de meeste dirhams heeft.
rules-option-tie-else = wordt de overwinning gedeeld.
rules-option-box = In de doos zitten
rules-option-box-usual = vier series van 15 tapijten.
rules-option-box-else = drie series van 15 en één van 12.
rules-option-starter = Wie begint,
rules-option-starter-usual = wordt door loting bepaald.
rules-option-starter-else = wordt afgesproken; of de jongste begint, of wie het laatst in Marokko was.

## Learning it

learn-title = Leren in twee minuten
learn-progress = Les { $lesson } van { $lessons }
learn-go-to = Les { $lesson }: { $title }
learn-lesson = { $lesson ->
    [turn] Assam draaien
    [roll] Gooien
    [track] Over de rand
    [pay] Betalen
    [lay] Tapijt leggen
    [cover] Tapijt bedekken
   *[win] Winnen
}
learn-says =
    { $lesson ->
        [turn] Dit is Assam. Hij loopt in de richting waarin hij kijkt, en je mag hem eerst een kwartslag naar links of rechts draaien.
        [roll] De dobbelsteen toont pantoffels, en zoveel vakjes loopt Assam. Twee en drie komen het vaakst voor.
        [track] Aan de rand volgt Assam de messing baan en komt hij terug in de rij ernaast. De weg over de baan telt niet als stap.
        [pay] Assam blijft straks op een blauw tapijt staan. De blauwe vakjes die daar aan elkaar grenzen, vormen een gebied, en je betaalt Blauw één dirham voor elk ervan.
        [lay] Als Assam heeft gelopen, leg je een tapijt van jezelf. Het bedekt twee vakjes, en minstens één daarvan moet vlak naast Assam liggen.
        [cover] Je mag je tapijt over andere heen leggen. Alleen beide helften van het tapijt van een ander tegelijk bedekken mag niet.
       *[win] Elke dirham is een punt, en elk zichtbaar vakje ook. Je hebt nog één tapijt, en Blauw staat twee punten voor.
    }
learn-task =
    { $lesson ->
        [turn] Draai hem naar rechts.
        [roll] Gooi de dobbelsteen.
        [track] Gooi de dobbelsteen en kijk waar Assam heen gaat.
        [pay] Gooi de dobbelsteen en kijk wat je betaalt.
        [lay] Kies een plek voor je rode tapijt.
        [cover] Bedek één helft van het blauwe tapijt.
       *[win] Leg je laatste tapijt zo dat je wint.
    }
learn-done =
    { $lesson ->
        [turn] Nu kijkt hij naar rechts, en daar loopt hij straks heen.
        [roll] Drie pantoffels, drie vakjes.
        [track] Eruit in de ene rij, terug in de volgende: drie vakjes, en de baan telde niet mee.
        [pay] Drie blauwe vakjes, dus er gaan drie dirham naar Blauw.
        [lay] Je tapijt ligt. Vanaf nu betalen de anderen als Assam in hun beurt daar blijft staan.
        [cover] Goed bedekt. Blauw heeft een vakje minder en een kleiner gebied.
       *[win] Je wint met één punt verschil: twee vakjes meer voor jou, één minder voor Blauw.
    }
learn-else =
    { $lesson ->
        [turn] Die kant mag hij ook op. Kies nu de pijl die naar rechts wijst.
        [cover] Dat mag, maar het bedekt niets blauws. Kies een plek die een van de twee blauwe vakjes bedekt.
       *[win] Bijna! Maar Blauw zou nog steeds winnen, met meer dirhams. Bedek één blauw vakje, en geen van jezelf.
    }
learn-how-arrow = Tik op een pijl, of gebruik de pijltoetsen. Druk daarna op de knop of op Enter.
learn-how-rug = Tik op een vakje om daar een tapijt te zien. Tik er nog eens op om het volgende te zien, of tik op een vakje ernaast om die twee te kiezen. Je kunt ook de pijltoetsen gebruiken. Druk op de knop of op Enter om het tapijt te leggen.
learn-do = { $step ->
    [turn] Draaien
    [roll] Dobbelsteen gooien
   *[lay] Tapijt leggen
}
learn-name = { $seat ->
    [1] Jij
    [2] Blauw
   *[other] Geel
}
learn-back = Terug
learn-next = Verder
learn-skip = Overslaan
learn-once-more = Nog een keer
learn-end-title = Dat is het hele spel
learn-end = Draaien, gooien, betalen, leggen, en ieders tapijten in de gaten houden. De rest leer je door te spelen.
learn-play = Nu spelen
learn-read-rules = Regels lezen
learn-from-start = Vanaf het begin
