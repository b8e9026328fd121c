### German: the rules to read, and the game learnt in two minutes. Every sentence stands alone.

## The rules: what is round them

rules-title = Die Regeln
rules-lead = Assam gehört der Markt, und man kann es ihm kaum recht machen: Er geht, wohin man ihn gedreht hat, und wer ihn auf einen fremden Teppich führt, zahlt dafür. Leg deine Teppiche klug und halte deine Dirhams zusammen: Am Ende gewinnt, wer aus Dirhams und sichtbaren Feldern zusammen die höchste Summe hat.
rules-unofficial = Das sind die Regeln in unseren eigenen Worten. Dieses Spiel hat mit dem Verlag des gedruckten nichts zu tun.
rules-contents = Inhalt
rules-learn-instead = Lieber ausprobieren? Lern das Spiel in zwei Minuten.
rules-show = Zeigen
rules-show-again = Noch einmal zeigen
rules-allowed = Erlaubt
rules-forbidden = Nicht erlaubt

## The aim

rules-aim = Ziel des Spiels
rules-aim-points = Am Ende bekommst du einen Punkt für jeden Dirham, den du hast, und einen Punkt für jedes Feld, auf dem einer deiner Teppiche zu sehen ist. Wer die meisten Punkte hat, gewinnt.

## What there is

rules-things = Spielmaterial
rules-things-market = Der Markt hat sieben mal sieben Felder. Assam beginnt auf dem mittleren und blickt immer an einer Reihe oder einer Spalte entlang.
rules-things-die = Der Holzwürfel zeigt Pantoffeln: einen auf einer Seite, zwei auf zwei Seiten, drei auf zwei Seiten und vier auf einer Seite. Eine Zwei oder Drei fällt also doppelt so oft wie eine Eins oder Vier.
rules-things-stock = Alle beginnen mit 30 Dirham. Ein Teppich bedeckt zwei Felder, die eine Seite gemeinsam haben. Zu dritt hat jeder 15 Teppiche, zu viert jeder 12; zu zweit ist es ein wenig anders, siehe unten.
rules-things-figure = Assam beginnt in der Mitte. Markiert sind die Felder, die er als Erstes betreten kann.

## A turn

rules-turn = Ein Zug
rules-turn-lead = Dein Zug hat vier Teile, immer in dieser Reihenfolge.
rules-turn-face = Drehen
rules-turn-figure = Assam blickt nach Süden. Du darfst ihn so lassen oder um 90° nach links oder rechts drehen; die markierten Felder kann er also als Erstes betreten. Norden liegt hinter ihm: Dorthin kann er nicht losgehen.
rules-turn-face-how = Dreh Assam um 90° nach links oder rechts, oder lass ihn, wie er steht. Kehrtmachen darf er nie.
rules-turn-roll = Würfeln
rules-turn-roll-how = Würfle. Assam geht geradeaus, ein Feld für jeden Pantoffel auf dem Würfel, über leere Felder wie über Teppiche.
rules-turn-pay = Zahlen
rules-turn-pay-how = Bleibt Assam auf einem fremden Teppich stehen, zahlst du an die Person, der der Teppich gehört. Auf einem leeren Feld und auf einem eigenen Teppich zahlst du nichts.
rules-turn-lay = Legen
rules-turn-lay-how = Leg einen deiner Teppiche neben Assam. Das ist Pflicht: Wenn sich ein Teppich legen lässt, musst du ihn legen. Dann geht es reihum weiter.

## The edge

rules-edge = Über den Rand
rules-edge-track = Rund um den Markt laufen Bahnen aus Messing. Geht Assam über den Rand, folgt er der Bahn, die dort beginnt, und kommt dort wieder auf den Markt, wo sie endet. Der Weg auf der Bahn zählt nicht als Schritt, das Feld, auf dem er wiederkommt, aber schon.
rules-edge-half = Die meisten Bahnen sind Halbkreise: Assam kommt in der Reihe oder Spalte daneben wieder und blickt in die Gegenrichtung.
rules-edge-corner = An zwei Ecken, oben rechts und unten links, ist die Bahn eine Schleife: Sie bringt Assam zurück auf das Eckfeld, das er gerade verlassen hat, um 90° gedreht, sodass er am anderen Rand weitergeht.
rules-edge-figure-half = Drei Pantoffeln: Assam geht einen Schritt bis zum Rand und folgt dem Halbkreis. Das Feld, auf dem er wiederkommt, ist der zweite Schritt, und dann geht er noch einen.
rules-edge-figure-corner = Zwei Pantoffeln an der Ecke: Assam folgt der Schleife. Der erste Schritt bringt ihn wieder auf das Eckfeld, der zweite weiter am Rand entlang.

## Paying

rules-pay = Zahlen
rules-pay-area = Der Preis ist ein Dirham für jedes Feld der Fläche, auf der Assam steht: alle Felder dieser Farbe, die über ihre Seiten zusammenhängen, sein eigenes Feld eingeschlossen. Felder, die sich nur an einer Ecke berühren, hängen nicht zusammen. Es zählen nur die Teppiche, die obenauf liegen.
rules-pay-figure = Assam bleibt auf Blau stehen. Vier blaue Felder hängen hier zusammen, also beträgt der Preis vier Dirham. Das fünfte berührt sie nur an einer Ecke und zählt nicht.

## Laying

rules-lay = Einen Teppich legen
rules-lay-where = Leg den Teppich auf zwei Felder, die eine Seite gemeinsam haben. Mindestens eins davon muss eine Seite mit Assams Feld gemeinsam haben, und keins darf Assams Feld selbst sein.
rules-lay-over = Du darfst ihn auf leere Felder legen, auf eigene Teppiche und auf Hälften fremder Teppiche. Wo ein Teppich verdeckt ist, zählt er für niemanden.
rules-lay-whole = Eins ist nicht erlaubt: beide Hälften eines fremden Teppichs mit einem einzigen Teppich zu bedecken. Zwei Hälften von zwei verschiedenen Teppichen sind in Ordnung. Ein Teppich, von dem eine Hälfte verdeckt ist, gilt nicht mehr als ganzer Teppich, also darf die andere Hälfte bedeckt werden.
rules-lay-figure-where = Rot darf den Teppich überall hinlegen, solange eine Hälfte eine Seite mit Assams Feld gemeinsam hat. Markiert sind die Felder direkt neben ihm.
rules-lay-figure-half = Rot bedeckt eine Hälfte des blauen Teppichs und ein leeres Feld.
rules-lay-figure-two = Rot bedeckt zwei Hälften von zwei verschiedenen blauen Teppichen.
rules-lay-figure-whole = Rot darf die markierten Felder nicht mit einem Teppich bedecken: Dort liegen beide Hälften eines blauen Teppichs.

## The end

rules-end = Das Ende
rules-end-when = Die Partie ist zu Ende, wenn von denen, die noch dabei sind, niemand mehr einen Teppich zu legen hat.
rules-end-points = Zähl die Felder, auf denen deine Teppiche zu sehen sind, und rechne deine Dirhams dazu. Wer die meisten Punkte hat, gewinnt. Bei Gleichstand gewinnt, wer mehr Dirhams hat; ist auch das gleich, wird der Sieg geteilt.

## Out of the game

rules-out = Ausgeschieden
rules-out-pay = Kannst du nicht den ganzen Preis zahlen, zahlst du, was du hast, und scheidest aus. Dein Zug ist damit zu Ende, und die Teppiche, die du noch nicht gelegt hast, kommen zurück in die Schachtel.
rules-out-rugs = Deine Teppiche bleiben auf dem Markt, aber niemand zahlt mehr für sie, und sie bringen niemandem Punkte. Für die anderen sind es immer noch fremde Teppiche: Niemand darf beide Hälften von einem auf einmal bedecken.
rules-out-last = Wer seinen allerletzten Dirham zahlt, scheidet nicht aus, wenn damit der ganze Preis bezahlt ist. Ist nur noch eine Person übrig, hat sie gewonnen. Wer ausgeschieden ist, steht hinter allen anderen; je später man ausscheidet, desto besser der Rang.

## Giving up

rules-give-up = Aufgeben
rules-give-up-how = Du kannst jederzeit aufgeben, auch wenn du nicht dran bist. Dann bist du ausgeschieden, wie oben beschrieben, und deine Dirhams gehen zurück an die Bank. Läuft an einem Tisch mit Uhr deine Zeit ab, geschieht dasselbe, außer der Tisch wurde so eröffnet, dass ein Bot für dich weiterspielt.

## Two players

rules-two = Zu zweit
rules-two-pile = Zu zweit hat jeder zwei Farben: Die eine Seite spielt Rot und Blau, die andere Gelb und Grün, mit je zwölf Teppichen. Misch deine 24 Teppiche zu einem Stapel. Der oberste liegt für alle sichtbar da, und ihn musst du als Nächstes legen.
rules-two-area = Jede Farbe ist eine eigene Fläche: Wo deine beiden Farben nebeneinanderliegen, zählen für den Preis nur die Felder der Farbe, auf der Assam steht.

## The variant

rules-variant = Variante: für den nächsten Zug drehen
rules-variant-how = Hier drehst du Assam nicht vor dem Wurf. Du würfelst, Assam geht in die Richtung, in die er schon blickt, du zahlst und legst einen Teppich. Dann drehst du ihn um 90° nach links oder rechts und bestimmst so seine Richtung für den nächsten Zug. Wer ausgeschieden ist, dreht Assam nicht, und nach dem letzten Teppich dreht ihn niemand mehr.

## Printings

rules-printings = Worin sich die Ausgaben unterscheiden
rules-printings-lead = Die gedruckten Regeln sind nicht überall gleich. Wenn du einen Tisch eröffnest, kannst du eine Ausgabe wählen oder jede dieser Regeln einzeln. Diese Seite beschreibt die üblichen Regeln.
rules-printings-what = Regel
rules-printings-usual = Übliche Regeln
rules-printings-else = Anderswo
rules-printings-who = Gedruckt in
rules-printings-nobody = keiner dieser Ausgaben
rules-printings-presets = Jedes gedruckte Regelheft ist eine Ausgabe, die du beim Eröffnen eines Tisches nach ihrer Sprache wählen kannst.
rules-option-bankruptcy = Wer nicht den ganzen Preis zahlen kann,
rules-option-bankruptcy-usual = scheidet aus.
rules-option-bankruptcy-else = zahlt, was da ist, und spielt weiter.
rules-option-steering = Assam wird gedreht
rules-option-steering-usual = vor dem Wurf.
rules-option-steering-else = nach dem Legen, für den nächsten Zug. In manchen Ausgaben muss er dann gedreht werden, in manchen darf er auch so bleiben.
rules-option-area = Für den Preis zählen
rules-option-area-usual = Felder einer Farbe.
rules-option-area-else = alle Felder derselben Person, zu zweit also beide Farben ihres Stapels zusammen.
rules-option-whole = Beide Hälften eines Teppichs dürfen nicht auf einmal bedeckt werden,
rules-option-whole-usual = wenn er jemand anderem gehört.
rules-option-whole-else = auch wenn er dir selbst gehört.
rules-option-halves = Die zwei Felder unter einem neuen Teppich
rules-option-halves-usual = dürfen dieselbe Farbe haben.
rules-option-halves-else = dürfen nie dieselbe Farbe haben. Passt der Teppich nirgends, kommt er zurück in die Schachtel.
rules-option-pile = Der Stapel in einer Partie zu zweit
rules-option-pile-usual = wird gemischt.
rules-option-pile-else = hat die Farben im Wechsel.
rules-option-stock = Zu zweit hat jeder
rules-option-stock-usual = 24 Teppiche in zwei Farben.
rules-option-stock-else = 15 Teppiche in einer Farbe.
rules-option-tie = Bei Gleichstand
rules-option-tie-usual = gewinnt, wer mehr Dirhams hat.
rules-option-tie-else = wird der Sieg geteilt.
rules-option-box = In der Schachtel liegen
rules-option-box-usual = vier Sätze zu 15 Teppichen.
rules-option-box-else = drei Sätze zu 15 und einer zu 12.
rules-option-starter = Wer beginnt,
rules-option-starter-usual = wird ausgelost.
rules-option-starter-else = wird abgesprochen, oder es beginnt die jüngste Person oder wer zuletzt in Marokko war.

## Learning it

learn-title = In zwei Minuten lernen
learn-progress = Lektion { $lesson } von { $lessons }
learn-go-to = Lektion { $lesson }: { $title }
learn-lesson = { $lesson ->
    [turn] Assam drehen
    [roll] Würfeln
    [track] Über den Rand
    [pay] Zahlen
    [lay] Teppich legen
    [cover] Teppich bedecken
   *[win] Gewinnen
}
learn-says =
    { $lesson ->
        [turn] Das ist Assam. Er geht dorthin, wohin er blickt, und vorher darfst du ihn um 90° nach links oder rechts drehen.
        [roll] Der Würfel zeigt Pantoffeln, und Assam geht so viele Felder weit. Eine Zwei oder Drei fällt am häufigsten.
        [track] Am Rand folgt Assam der Messingbahn und kommt in der Reihe daneben wieder. Der Weg auf der Bahn zählt nicht als Schritt.
        [pay] Assam wird gleich auf einem blauen Teppich stehen bleiben. Die blauen Felder, die dort zusammenhängen, bilden eine Fläche, und du zahlst an Blau einen Dirham für jedes davon.
        [lay] Wenn Assam gegangen ist, legst du einen deiner Teppiche. Er bedeckt zwei Felder, und mindestens eins davon muss direkt neben Assam liegen.
        [cover] Du darfst deinen Teppich über andere legen. Nur beide Hälften eines fremden Teppichs darfst du nicht auf einmal bedecken.
       *[win] Jeder Dirham ist ein Punkt und jedes sichtbare Feld auch. Du hast noch einen Teppich, und Blau liegt zwei Punkte vorn.
    }
learn-task =
    { $lesson ->
        [turn] Dreh ihn nach rechts.
        [roll] Würfle.
        [track] Würfle und sieh zu, wohin Assam geht.
        [pay] Würfle und sieh, was du zahlst.
        [lay] Wähle eine Stelle für deinen roten Teppich.
        [cover] Verdecke eine Hälfte des blauen Teppichs.
       *[win] Leg deinen letzten Teppich so, dass du gewinnst.
    }
learn-done =
    { $lesson ->
        [turn] Jetzt blickt er nach rechts, und dorthin wird er gehen.
        [roll] Drei Pantoffeln, drei Felder.
        [track] In einer Reihe hinaus, in der nächsten zurück: drei Felder, und die Bahn hat nicht gezählt.
        [pay] Drei blaue Felder, also gehen drei Dirham an Blau.
        [lay] Dein Teppich liegt. Ab jetzt zahlen die anderen, wenn Assam in ihrem Zug dort stehen bleibt.
        [cover] Gut verdeckt. Blau hat ein Feld weniger und eine kleinere Fläche.
       *[win] Du gewinnst mit einem Punkt Vorsprung: zwei Felder mehr für dich, eins weniger für Blau.
    }
learn-else =
    { $lesson ->
        [turn] Dorthin darf er auch. Wähle diesmal den Pfeil, der nach rechts zeigt.
        [cover] Das ist erlaubt, verdeckt aber nichts Blaues. Wähle eine Stelle, die eins der beiden blauen Felder bedeckt.
       *[win] Fast! Aber Blau hat mehr Dirhams und würde immer noch gewinnen. Bedecke ein blaues Feld und keins von deinen eigenen.
    }
learn-how-arrow = Tippe auf einen Pfeil, oder nimm die Pfeiltasten. Drück dann die Schaltfläche oder Enter.
learn-how-rug = Tippe auf ein Feld, um dort einen Teppich zu sehen. Tippe noch einmal darauf, um den nächsten zu sehen, oder auf ein Feld daneben, um diese beiden zu wählen. Du kannst auch die Pfeiltasten nehmen. Um den Teppich zu legen, drück die Schaltfläche oder Enter.
learn-do = { $step ->
    [turn] Drehen
    [roll] Würfeln
   *[lay] Teppich legen
}
learn-name = { $seat ->
    [1] Du
    [2] Blau
   *[other] Gelb
}
learn-back = Zurück
learn-next = Weiter
learn-skip = Überspringen
learn-once-more = Noch einmal
learn-end-title = Das ist das ganze Spiel
learn-end = Drehen, würfeln, zahlen, legen und alle Teppiche im Auge behalten. Den Rest lernst du beim Spielen.
learn-play = Sofort spielen
learn-read-rules = Regeln lesen
learn-from-start = Von vorn
