### Romanian: the rules to read, and the game learnt in two minutes. Every sentence stands alone.

## The rules: what is round them

rules-title = Regulile
rules-lead = Assam e stăpânul bazarului și nu e ușor de mulțumit: merge drept încotro a fost întors, iar cine îl duce pe covorul altcuiva plătește. Așază-ți bine covoarele și păzește-ți dirhamii: la sfârșit contează suma lor.
rules-unofficial = Acestea sunt regulile, în cuvintele noastre. Acest joc e independent de cei care publică jocul tipărit.
rules-contents = Cuprins
rules-learn-instead = Vrei mai bine să încerci? Învață în două minute.
rules-show = Arată
rules-show-again = Arată din nou
rules-allowed = Permis
rules-forbidden = Interzis

## The aim

rules-aim = Scopul
rules-aim-points = La sfârșit primești un punct pentru fiecare dirham pe care îl ai și un punct pentru fiecare pătrat pe care se vede un covor de-al tău. Câștigă cine are cele mai multe puncte.

## What there is

rules-things = Componentele
rules-things-market = Bazarul are șapte pe șapte pătrate. Assam începe pe cel din mijloc și stă mereu cu fața de-a lungul unei linii sau al unei coloane.
rules-things-die = Zarul de lemn arată papuci: unul pe o față, doi pe două fețe, trei pe două fețe și patru pe o față. Așadar, doi și trei ies de două ori mai des decât unu și patru.
rules-things-stock = Toți încep cu 30 de dirhami. Un covor acoperă două pătrate cu o latură comună. În trei, fiecare are 15 covoare, în patru, câte 12; în doi e puțin altfel, vezi mai jos.
rules-things-figure = Assam începe în mijloc. Pătratele marcate sunt cele spre care poate porni.

## A turn

rules-turn = O tură
rules-turn-lead = Tura ta are patru etape, mereu în această ordine.
rules-turn-face = Întoarce
rules-turn-figure = Assam e cu fața spre sud. Pătratele marcate sunt cele pe care le are în față dacă rămâne cum e sau dacă e întors cu 90° la stânga ori la dreapta. Nordul e în spatele lui: într-acolo nu poate fi întors niciodată.
rules-turn-face-how = Întoarce-l pe Assam cu 90° la stânga sau la dreapta ori lasă-l cum stă. Nu face niciodată stânga-mprejur.
rules-turn-roll = Aruncă
rules-turn-roll-how = Aruncă zarul. Assam merge atâtea pătrate câți papuci arată zarul, drept înainte, peste pătrate goale și peste covoare deopotrivă.
rules-turn-pay = Plătește
rules-turn-pay-how = Dacă se oprește pe covorul altui jucător, îi plătești acelui jucător taxa. Pe un pătrat gol sau pe un covor de-al tău nu plătești nimic.
rules-turn-lay = Așază
rules-turn-lay-how = Așază unul dintre covoarele tale lângă Assam. Nu e la alegere: dacă se poate așeza un covor, trebuie așezat. Apoi e rândul jucătorului următor.

## The edge

rules-edge = Dincolo de margine
rules-edge-track = În jurul bazarului sunt piste de alamă. Când Assam trece de margine, urmează pista care începe acolo și revine în bazar acolo unde pista se termină. Drumul pe pistă nu costă niciun pas; pătratul pe care revine costă unul.
rules-edge-half = Cele mai multe piste sunt semicercuri: revine pe linia sau coloana vecină, cu fața în direcția opusă.
rules-edge-corner = În două colțuri, dreapta sus și stânga jos, pista e o buclă: revine pe pătratul din colț pe care tocmai l-a părăsit, întors cu 90°, și merge mai departe de-a lungul celeilalte margini.
rules-edge-figure-half = Trei papuci: un pas până la margine, apoi semicercul; pătratul pe care revine e al doilea pas, și mai rămâne unul.
rules-edge-figure-corner = Doi papuci în colț: parcurge bucla, revine pe pătratul din colț, care e primul pas, apoi merge de-a lungul marginii.

## Paying

rules-pay = Plata
rules-pay-area = Taxa e de un dirham pentru fiecare pătrat din grupul în care stă Assam: toate pătratele de acea culoare legate între ele prin laturi, inclusiv al lui. Pătratele care se ating doar la colț nu sunt legate. Contează doar ce e deasupra.
rules-pay-figure = Assam se oprește pe albastru. Aici sunt legate patru pătrate albastre, deci taxa e de patru dirhami. Al cincilea se atinge doar la colț și nu costă nimic.

## Laying

rules-lay = Așezarea unui covor
rules-lay-where = Covorul stă pe două pătrate cu o latură comună. Cel puțin unul dintre ele trebuie să aibă o latură comună cu pătratul lui Assam, și niciunul nu poate fi chiar pătratul lui Assam.
rules-lay-over = Poate sta pe pătrate goale, pe covoarele tale și pe jumătăți din covoarele altora; ce acoperă e ascuns deocamdată și nu contează pentru nimeni.
rules-lay-whole = Un singur lucru e interzis: să acoperi cu un singur covor ambele jumătăți ale unui covor al altui jucător. Două jumătăți din două covoare diferite sunt în regulă. Un covor cu o jumătate deja ascunsă nu mai e întreg, deci jumătatea rămasă poate fi acoperită.
rules-lay-figure-where = Roșu poate alege orice așezare în care cel puțin o jumătate atinge o latură a pătratului lui Assam. Pătratele marcate sunt cele de lângă aceste patru laturi.
rules-lay-figure-half = Roșu acoperă o jumătate din covorul albastru și un pătrat gol.
rules-lay-figure-two = Roșu acoperă două jumătăți din două covoare albastre diferite.
rules-lay-figure-whole = Roșu nu poate acoperi pătratele marcate cu un singur covor: acolo sunt ambele jumătăți ale unui covor albastru.

## The end

rules-end = Sfârșitul
rules-end-when = Partida se termină când nimeni dintre cei rămași în joc nu mai are covoare de așezat.
rules-end-points = Numără pătratele pe care se văd covoarele tale și adaugă-ți dirhamii. Câștigă cine are cele mai multe puncte. La egalitate câștigă cine are mai mulți dirhami; dacă și aceștia sunt egali, victoria se împarte.

## Out of the game

rules-out = Ieșirea din joc
rules-out-pay = Dacă nu poți plăti toată taxa, plătești cât ai și ieși din joc. Tura ta se termină acolo, iar covoarele pe care nu le-ai așezat se întorc în cutie.
rules-out-rugs = Covoarele tale din bazar rămân unde sunt, dar nimeni nu mai plătește pe ele și nu aduc puncte nimănui. Pentru ceilalți rămân covoarele altcuiva: nimeni nu acoperă ambele jumătăți ale unuia dintr-o singură mișcare.
rules-out-last = Dacă plătești și ultimul dirham, încă n-ai ieșit din joc, cât timp taxa e plătită în întregime. Când rămâne un singur jucător, acela a câștigat. În clasament, cei ieșiți sunt după toți ceilalți; cu cât ieși mai târziu, cu atât ești mai sus.

## Giving up

rules-give-up = Abandonul
rules-give-up-how = Poți abandona oricând, chiar și când nu e rândul tău. Atunci ieși din joc ca mai sus, iar dirhamii tăi se întorc la bancă. La fel e când îți expiră timpul la o masă cu ceas, în afară de cazul în care masa e făcută astfel încât un bot să joace mai departe pentru tine.

## Two players

rules-two = În doi
rules-two-pile = În doi, fiecare are două culori: unul joacă roșu și albastru, celălalt galben și verde, câte douăsprezece covoare din fiecare. Cele 24 de covoare ale tale sunt amestecate într-un teanc. Cel de deasupra e la vedere, și pe acela trebuie să-l așezi.
rules-two-area = Fiecare culoare își are grupurile ei: unde cele două culori ale tale stau alături, se plătesc doar pătratele de culoarea pe care se oprește Assam.

## The variant

rules-variant = Varianta: întoarce pentru următorul
rules-variant-how = Aici nu-l întorci pe Assam înainte de aruncare. Arunci zarul, el merge încotro privește deja, plătești și așezi. Apoi îl întorci cu 90° la stânga sau la dreapta și hotărăști astfel direcția pentru jucătorul următor. Cine a ieșit nu-l mai întoarce, iar după ultimul covor nu-l mai întoarce nimeni.

## Printings

rules-printings = În ce diferă edițiile
rules-printings-lead = Regulile tipărite nu sunt aceleași peste tot. Când creezi o masă poți alege o ediție sau poți hotărî fiecare dintre aceste puncte în parte. Pagina aceasta descrie regulile obișnuite.
rules-printings-what = Ce
rules-printings-usual = De obicei
rules-printings-else = În alte ediții
rules-printings-who = Tipărit așa în
rules-printings-nobody = niciuna dintre aceste ediții
rules-printings-presets = Fiecare regulament tipărit e o ediție pe care o poți alege după limbă când creezi o masă.
rules-option-bankruptcy = Cine nu poate plăti toată taxa
rules-option-bankruptcy-usual = iese din joc.
rules-option-bankruptcy-else = plătește cât are și joacă mai departe.
rules-option-steering = Assam e întors
rules-option-steering-usual = înainte de aruncare.
rules-option-steering-else = după așezare, pentru jucătorul următor. În unele ediții trebuie întors, în altele poate și rămâne cum e.
rules-option-area = Taxa se calculează pe
rules-option-area-usual = pătratele de o culoare.
rules-option-area-else = pătratele unui proprietar, cu ambele culori ale unui teanc pentru doi jucători.
rules-option-whole = Nu pot fi acoperite dintr-o singură mișcare ambele jumătăți ale unui covor
rules-option-whole-usual = dacă e al altui jucător.
rules-option-whole-else = al oricui ar fi, chiar și al tău.
rules-option-halves = Cele două pătrate de sub un covor nou
rules-option-halves-usual = pot avea aceeași culoare.
rules-option-halves-else = nu pot avea niciodată aceeași culoare. Dacă nu se poate așeza, covorul se întoarce în cutie.
rules-option-pile = Teancul unei partide în doi
rules-option-pile-usual = e amestecat.
rules-option-pile-else = are culorile alternate.
rules-option-stock = În doi, fiecare are
rules-option-stock-usual = 24 de covoare în două culori.
rules-option-stock-else = 15 covoare într-o culoare.
rules-option-tie = La egalitate de puncte
rules-option-tie-usual = câștigă cine are mai mulți dirhami.
rules-option-tie-else = victoria se împarte.
rules-option-box = Cutia conține
rules-option-box-usual = patru seturi de câte 15 covoare.
rules-option-box-else = trei seturi de câte 15 și unul de 12.
rules-option-starter = Cine începe
rules-option-starter-usual = se trage la sorți.
rules-option-starter-else = se stabilește împreună, este cel mai tânăr sau cine a fost ultimul în Maroc.

## Learning it

learn-title = Învață în două minute
learn-progress = Lecția { $lesson } din { $lessons }
learn-go-to = Lecția { $lesson }: { $title }
learn-lesson = { $lesson ->
    [turn] Întoarce-l pe Assam
    [roll] Aruncă zarul
    [track] Pe pistă
    [pay] Plătește
    [lay] Așază un covor
    [cover] Acoperă un covor
   *[win] Câștigă
}
learn-says = { $lesson ->
    [turn] Acesta e Assam. Merge încotro privește, iar înainte îl poți întoarce cu 90° la stânga sau la dreapta.
    [roll] Zarul arată papuci: câți papuci, atâtea pătrate. Doi și trei ies cel mai des.
    [track] La margine urmează pista de alamă și revine alături. Drumul pe pistă nu costă niciun pas.
    [pay] Se va opri pe un covor albastru. Îi plătești lui Albastru câte un dirham pentru fiecare pătrat albastru legat de acela.
    [lay] După mers așezi un covor de-al tău: două pătrate, cel puțin unul chiar lângă Assam.
    [cover] Covoarele pot sta peste altele. Un singur lucru e interzis: să acoperi ambele jumătăți ale covorului altcuiva dintr-o singură mișcare.
   *[win] Un dirham e un punct, un pătrat vizibil e un punct. Mai ai un covor, iar Albastru are un avans de două puncte.
}
learn-task = { $lesson ->
    [turn] Întoarce-l spre dreapta.
    [roll] Aruncă zarul.
    [track] Aruncă zarul și privește-l cum merge pe pistă.
    [pay] Aruncă zarul și vezi cât costă.
    [lay] Alege unde să-ți așezi covorul roșu.
    [cover] Ascunde o jumătate din covorul albastru.
   *[win] Așază-ți ultimul covor astfel încât să câștigi.
}
learn-done = { $lesson ->
    [turn] Acum e cu fața spre dreapta, și într-acolo va merge.
    [roll] Trei papuci, trei pătrate.
    [track] A ieșit pe o linie, a revenit pe următoarea: trei pătrate, iar drumul pe pistă e gratis.
    [pay] Trei pătrate albastre, deci trei dirhami pentru Albastru.
    [lay] Covorul tău e așezat. De acum, ceilalți plătesc când Assam se oprește acolo.
    [cover] Bine ascunsă. Albastru are un pătrat mai puțin și un grup mai mic.
   *[win] Câștigi la un punct: două pătrate în plus pentru tine, unul în minus pentru Albastru.
}
learn-else = { $lesson ->
    [turn] Poate merge și într-acolo. Deocamdată, alege săgeata care arată spre dreapta.
    [cover] E permis, dar nu ascunde nimic albastru. Așază-l astfel încât să acopere unul dintre cele două pătrate albastre.
   *[win] Aproape: Albastru tot ar câștiga, pentru că are mai mulți dirhami. Acoperă un pătrat albastru și niciunul de-al tău.
}
learn-how-arrow = Atinge o săgeată sau folosește tastele cu săgeți.
learn-how-rug = Atinge un pătrat ca să vezi un covor acolo și încă o dată pentru următorul sau folosește tastele cu săgeți. Covorul se așază atingându-i cealaltă jumătate, cu butonul sau cu Enter.
learn-do = { $step ->
    [turn] Întoarce-l
    [roll] Aruncă zarul
   *[lay] Așază covorul
}
learn-name = { $seat ->
    [1] Tu
    [2] Albastru
   *[other] Galben
}
learn-back = Înapoi
learn-next = Înainte
learn-skip = Sari peste
learn-once-more = Încă o dată
learn-end-title = Acesta e tot jocul
learn-end = Întoarce, aruncă, plătește, așază și stai cu ochii pe covoarele tuturor. Restul se învață jucând.
learn-play = Joacă acum
learn-read-rules = Citește regulile
learn-from-start = De la început
