### Norwegian bokmål: what a shared link shows in a chat or a search: a title, a sentence and what its picture shows. No names of people.

## Titles

preview-waiting =
    { $open ->
        [0] Et spill for { $players } spillere, som snart begynner
        [one] Et spill for { $players } spillere, fortsatt 1 plass ledig
       *[other] Et spill for { $players } spillere, fortsatt { $open } plasser ledige
    }
preview-playing = Et spill for { $players } spillere, i full gang
preview-over =
    { $players ->
        [2] Et ferdig spill: { $first }–{ $second }
        [3] Et ferdig spill: { $first }–{ $second }–{ $third }
       *[4] Et ferdig spill: { $first }–{ $second }–{ $third }–{ $fourth }
    }
preview-cancelled = Et spill som ble avlyst
preview-replay = Se et spill for { $players } spillere på nytt
preview-position = En posisjon å utforske

## Descriptions

preview-waiting-text = Åpne lenken for å bli med eller se på. Du spiller i nettleseren, gratis og uten konto.
preview-playing-text = Åpne lenken og følg med direkte på alt som skjer.
preview-over-text = Åpne lenken for å se markedet ved slutten og hvordan poengene ble til, og for å se hele spillet på nytt.
preview-replay-text = Gå gjennom spillet steg for steg, fra det første teppet til det siste.
preview-position-text = Åpne lenken for å se hva som kan skje nå, prøve en handling eller endre markedet.
preview-editor-text = Sett opp markedet som du vil, se hva som kan skje nå, og del det med en lenke.
preview-rules-text = Alle reglene for to, tre og fire spillere, med enkle ord og levende bilder.
preview-learn-text = Lær spillet ved å spille: korte leksjoner på spillets eget marked, ett steg om gangen.

## What the picture shows

preview-picture-home = Et flislagt marked sett ovenfra: tepper i fire forskjellige mønstre, en treterning og Assam med sin røde fes.
preview-picture-market = Markedet i dette spillet sett ovenfra: teppene som er synlige, og Assam med sin røde fes.
preview-picture-empty = Det tomme markedet sett ovenfra, sju ganger sju fliser, og Assam med sin røde fes.
