### Romanian: the rules to read, and the game learnt in two minutes. Every sentence stands alone.

## The rules: what is round them

rules-title = Regulile
rules-lead = Assam e stăpânul bazarului și nu e ușor de mulțumit. Merge încotro privește, iar dacă se oprește pe covorul altcuiva, plătești tu. Așază-ți bine covoarele și păzește-ți dirhamii: la sfârșit câștigă cine are cea mai mare sumă de dirhami și pătrate vizibile.
rules-unofficial = Acestea sunt regulile, în cuvintele noastre. Acest joc nu are legătură cu cei care publică jocul de societate.
rules-contents = Cuprins
rules-learn-instead = Preferi să încerci direct? Învață în două minute.
rules-show = Arată
rules-show-again = Arată din nou
rules-allowed = Permis
rules-forbidden = Interzis

## The aim

rules-aim = Scopul jocului
rules-aim-points = La sfârșit, fiecare dirham pe care îl ai valorează un punct, la fel ca fiecare pătrat pe care se vede un covor de-al tău. Câștigă cine are cele mai multe puncte.

## What there is

rules-things = Componentele
rules-things-market = Bazarul are șapte pe șapte pătrate. Assam începe pe cel din mijloc și privește mereu de-a lungul unei linii sau al unei coloane.
rules-things-die = Zarul de lemn arată papuci: unul pe o față, doi pe două fețe, trei pe două fețe și patru pe o față. Așadar, doi și trei ies de două ori mai des decât unu și patru.
rules-things-stock = Toți încep cu 30 de dirhami. Un covor acoperă două pătrate cu o latură comună. În trei, fiecare are 15 covoare, în patru, câte 12; în doi e puțin altfel, vezi mai jos.
rules-things-figure = Assam începe în mijloc. De acolo poate porni spre oricare dintre pătratele marcate.

## A turn

rules-turn = O tură
rules-turn-lead = Tura ta are patru etape, mereu în această ordine.
rules-turn-face = Întoarce
rules-turn-figure = Assam e cu fața spre sud. Îl poți lăsa cum e sau îl poți întoarce cu 90° la stânga ori la dreapta, așa că poate porni spre oricare dintre pătratele marcate. Nordul e în spatele lui: într-acolo nu poate porni.
rules-turn-face-how = Întoarce-l pe Assam cu 90° la stânga sau la dreapta ori lasă-l cum stă. Nu poate face niciodată stânga-mprejur.
rules-turn-roll = Aruncă
rules-turn-roll-how = Aruncă zarul. Assam merge drept înainte, câte un pătrat pentru fiecare papuc de pe zar, peste pătrate goale și peste covoare deopotrivă.
rules-turn-pay = Plătește
rules-turn-pay-how = Dacă Assam se oprește pe covorul altui jucător, plătești taxa proprietarului. Pe un pătrat gol sau pe un covor de-al tău nu plătești nimic.
rules-turn-lay = Așază
rules-turn-lay-how = Așază unul dintre covoarele tale lângă Assam. Dacă poți așeza un covor, trebuie s-o faci. Apoi e rândul jucătorului următor.

## The edge

rules-edge = Dincolo de margine
rules-edge-track = În jurul bazarului sunt piste de alamă. Când Assam trece de margine, urmează pista care începe acolo și revine în bazar acolo unde pista se termină. Drumul pe pistă nu se socotește pas, dar pătratul pe care revine, da.
rules-edge-half = Cele mai multe piste sunt semicercuri: Assam revine pe linia sau coloana vecină, cu fața în direcția opusă.
rules-edge-corner = În două colțuri, dreapta sus și stânga jos, pista e o buclă. Urmând-o, Assam revine pe pătratul din colț pe care tocmai l-a părăsit, întors cu 90°, și merge mai departe de-a lungul celeilalte margini.
rules-edge-figure-half = Trei papuci: Assam face un pas până la margine și urmează semicercul. Pătratul pe care revine e al doilea pas, apoi Assam mai face unul.
rules-edge-figure-corner = Doi papuci în colț: Assam urmează bucla. Revenirea pe pătratul din colț e primul pas, iar al doilea îl duce mai departe de-a lungul marginii.

## Paying

rules-pay = Plata
rules-pay-area = Taxa e de un dirham pentru fiecare pătrat din grupul în care stă Assam: toate pătratele de acea culoare legate între ele prin laturi, inclusiv cel pe care stă. Pătratele care se ating doar la colț nu sunt legate. Contează doar covoarele de deasupra.
rules-pay-figure = Assam se oprește pe albastru. Aici sunt legate patru pătrate albastre, deci taxa e de patru dirhami. Al cincilea le atinge doar la colț și nu se socotește.

## Laying

rules-lay = Așezarea unui covor
rules-lay-where = Așază covorul pe două pătrate cu o latură comună. Cel puțin unul dintre ele trebuie să aibă o latură comună cu pătratul lui Assam, iar niciunul nu poate fi chiar pătratul lui Assam.
rules-lay-over = Îl poți așeza pe pătrate goale, pe covoarele tale și pe jumătăți din covoarele altora. Acolo unde un covor e acoperit, nu contează pentru nimeni.
rules-lay-whole = Un singur lucru e interzis: să acoperi cu un singur covor ambele jumătăți ale covorului altui jucător. Două jumătăți din două covoare diferite sunt în regulă. Un covor cu o jumătate ascunsă nu mai e socotit întreg, deci cealaltă jumătate poate fi acoperită.
rules-lay-figure-where = Roșu poate așeza covorul oriunde, cu condiția ca o jumătate să aibă o latură comună cu pătratul lui Assam. Pătratele marcate sunt cele de lângă el.
rules-lay-figure-half = Roșu acoperă o jumătate din covorul albastru și un pătrat gol.
rules-lay-figure-two = Roșu acoperă două jumătăți din două covoare albastre diferite.
rules-lay-figure-whole = Roșu nu poate acoperi pătratele marcate cu un singur covor: sunt cele două jumătăți ale unui covor albastru.

## The end

rules-end = Sfârșitul
rules-end-when = Partida se termină când niciunul dintre cei rămași în joc nu mai are covoare de așezat.
rules-end-points = Numără pătratele pe care se văd covoarele tale și adaugă-ți dirhamii. Câștigă cine are cele mai multe puncte. La egalitate câștigă cine are mai mulți dirhami; dacă și aceștia sunt egali, victoria se împarte.

## Out of the game

rules-out = Ieșirea din joc
rules-out-pay = Dacă nu poți plăti toată taxa, plătești cât ai și ieși din joc. Tura ta se termină acolo, iar covoarele pe care nu le-ai așezat se întorc în cutie.
rules-out-rugs = Covoarele tale rămân în bazar, dar nimeni nu mai plătește pentru ele și nu aduc puncte nimănui. Pentru ceilalți rămân covoarele altcuiva: nimeni nu poate acoperi dintr-o singură mișcare ambele jumătăți ale unuia dintre ele.
rules-out-last = Dacă plătești și ultimul dirham, încă n-ai ieșit din joc, cât timp plătești taxa în întregime. Când rămâne un singur jucător, acela a câștigat. În clasament, cei ieșiți sunt după toți ceilalți; cu cât ieși mai târziu, cu atât ești mai sus.

## Giving up

rules-give-up = Abandonul
rules-give-up-how = Poți abandona oricând, chiar și când nu e rândul tău. Atunci ieși din joc, așa cum e descris mai sus, iar dirhamii tăi se întorc la bancă. La fel e când se joacă cu ceas și îți expiră timpul, în afară de cazul în care masa e creată astfel încât să continue un bot.

## Two players

rules-two = În doi
rules-two-pile = În doi, fiecare are două culori: unul joacă cu roșu și albastru, celălalt cu galben și verde, câte douăsprezece covoare din fiecare culoare. Amestecă-ți cele 24 de covoare într-un teanc. Pe cel de deasupra îl vede toată lumea; pe acela trebuie să-l așezi.
rules-two-area = Fiecare culoare își are grupurile ei. Unde cele două culori ale tale stau alături, taxa se calculează doar pe pătratele de culoarea pe care stă Assam.

## The variant

rules-variant = Variantă: Assam e întors pentru jucătorul următor
rules-variant-how = Aici nu-l întorci pe Assam înainte de aruncare. Arunci zarul, Assam merge încotro privește deja, plătești și așezi un covor. Apoi îl întorci cu 90° la stânga sau la dreapta și hotărăști astfel direcția pentru jucătorul următor. Cine a ieșit nu-l mai întoarce pe Assam, iar după ultimul covor nu-l mai întoarce nimeni.

## Printings

rules-printings = În ce diferă edițiile
rules-printings-lead = Regulile tipărite nu sunt aceleași peste tot. Când creezi o masă poți alege o ediție sau poți alege fiecare dintre aceste reguli în parte. Pagina aceasta descrie regulile obișnuite.
rules-printings-what = Regulă
rules-printings-usual = Reguli obișnuite
rules-printings-else = În alte ediții
rules-printings-who = Tipărit așa în
rules-printings-nobody = niciuna dintre aceste ediții
rules-printings-presets = Fiecare regulament tipărit e o ediție pe care o poți alege după limbă când creezi o masă.
rules-option-bankruptcy = Un jucător care nu poate plăti tot
rules-option-bankruptcy-usual = iese din joc.
rules-option-bankruptcy-else = plătește cât are și joacă mai departe.
rules-option-steering = Îl întorci pe Assam
rules-option-steering-usual = înainte de aruncare.
rules-option-steering-else = după așezare, pentru jucătorul următor. În unele ediții trebuie să-l întorci, în altele îl poți lăsa cum e.
rules-option-area = Taxa se calculează pe
rules-option-area-usual = pătratele de o culoare.
rules-option-area-else = pătratele unui proprietar. În doi se socotesc ambele culori ale unui teanc.
rules-option-whole = Nu pot fi acoperite dintr-o singură mișcare ambele jumătăți ale unui covor
rules-option-whole-usual = dacă e al altui jucător.
rules-option-whole-else = chiar dacă e al tău.
rules-option-halves = Cele două pătrate de sub un covor nou
rules-option-halves-usual = pot avea aceeași culoare.
rules-option-halves-else = nu pot avea niciodată aceeași culoare. Dacă nu poate fi așezat nicăieri, covorul se întoarce în cutie.
rules-option-pile = Teancul unei partide în doi
rules-option-pile-usual = e amestecat.
rules-option-pile-else = alternează cele două culori.
rules-option-stock = În doi, fiecare are
rules-option-stock-usual = 24 de covoare în două culori.
rules-option-stock-else = 15 covoare într-o culoare.
rules-option-tie = La egalitate de puncte
rules-option-tie-usual = câștigă cine are mai mulți dirhami.
rules-option-tie-else = victoria se împarte.
rules-option-box = Cutia conține
rules-option-box-usual = patru seturi de câte 15 covoare.
rules-option-box-else = trei seturi de câte 15 și unul de 12.
rules-option-starter = Primul jucător
rules-option-starter-usual = se alege prin tragere la sorți.
rules-option-starter-else = se stabilește împreună, este cel mai tânăr sau cel care a fost ultimul în Maroc.

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
learn-says =
    { $lesson ->
        [turn] Acesta e Assam. Merge încotro privește, iar înainte de asta îl poți întoarce cu 90° la stânga sau la dreapta.
        [roll] Zarul arată papuci: câți papuci, atâtea pătrate merge Assam. Doi și trei ies cel mai des.
        [track] La margine, Assam urmează pista de alamă și revine pe linia vecină. Drumul pe pistă nu se socotește pas.
        [pay] Assam e pe cale să se oprească pe un covor albastru. Pătratele albastre legate acolo formează un grup, iar pentru fiecare dintre ele îi plătești lui Albastru câte un dirham.
        [lay] După ce Assam s-a oprit, așezi un covor de-al tău. Acoperă două pătrate, iar cel puțin unul trebuie să fie chiar lângă Assam.
        [cover] Îți poți așeza covorul peste altele. Un singur lucru e interzis: să acoperi ambele jumătăți ale covorului altcuiva dintr-o singură mișcare.
       *[win] Fiecare dirham e un punct, la fel ca fiecare pătrat vizibil. Mai ai un covor, iar Albastru are un avans de două puncte.
    }
learn-task =
    { $lesson ->
        [turn] Întoarce-l spre dreapta.
        [roll] Aruncă zarul.
        [track] Aruncă zarul și vezi încotro merge Assam.
        [pay] Aruncă zarul și vezi cât plătești.
        [lay] Alege unde să-ți așezi covorul roșu.
        [cover] Ascunde o jumătate din covorul albastru.
       *[win] Așază-ți ultimul covor astfel încât să câștigi.
    }
learn-done =
    { $lesson ->
        [turn] Acum e cu fața spre dreapta: într-acolo va merge.
        [roll] Trei papuci, trei pătrate.
        [track] A ieșit pe o linie, a revenit pe următoarea: trei pătrate, iar drumul pe pistă nu s-a socotit.
        [pay] Trei pătrate albastre, deci trei dirhami pentru Albastru.
        [lay] Covorul tău e așezat. De acum, ceilalți plătesc dacă Assam se oprește acolo în tura lor.
        [cover] Bine ascunsă. Albastru are un pătrat mai puțin și un grup mai mic.
       *[win] Câștigi la un punct diferență: două pătrate în plus pentru tine, unul în minus pentru Albastru.
    }
learn-else =
    { $lesson ->
        [turn] Poate merge și într-acolo. Deocamdată, alege săgeata care arată spre dreapta.
        [cover] E permis, dar nu ascunde nimic albastru. Așază-l astfel încât să acopere unul dintre cele două pătrate albastre.
       *[win] Aproape! Dar Albastru tot ar câștiga, pentru că are mai mulți dirhami. Acoperă un pătrat albastru și niciunul de-al tău.
    }
learn-how-arrow = Atinge o săgeată sau folosește tastele cu săgeți. Apoi apasă butonul sau Enter.
learn-how-rug = Atinge un pătrat ca să vezi un covor acolo. Atinge-l din nou ca să-l vezi pe următorul sau atinge un pătrat vecin ca să alegi cele două pătrate. Poți folosi și tastele cu săgeți. Ca să așezi covorul, apasă butonul sau Enter.
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
learn-from-start = Ia-o de la început
