### Romanian: what a shared link shows in a chat or a search: a title, a sentence and what its picture shows. No names of people.

## Titles

preview-waiting =
    { $open ->
        [0] O partidă cu { $players } jucători, gata să înceapă
        [one] O partidă cu { $players } jucători: mai lipsește unul
        [few] O partidă cu { $players } jucători: mai lipsesc { $open }
       *[other] O partidă cu { $players } jucători: mai lipsesc { $open }
    }
preview-playing = O partidă cu { $players } jucători, în plină desfășurare
preview-over =
    { $players ->
        [2] O partidă terminată: { $first } – { $second }
        [3] O partidă terminată: { $first } – { $second } – { $third }
       *[4] O partidă terminată: { $first } – { $second } – { $third } – { $fourth }
    }
preview-cancelled = O partidă care a fost anulată
preview-replay = Revezi o partidă cu { $players } jucători
preview-position = O poziție de explorat

## Descriptions

preview-waiting-text = Deschide linkul ca să joci sau să urmărești partida. Se joacă în browser, gratuit și fără cont.
preview-playing-text = Deschide linkul și urmărește fiecare mutare în direct.
preview-over-text = Deschide linkul ca să vezi bazarul de la sfârșit și de unde vin punctele și ca să revezi toată partida.
preview-replay-text = Parcurge partida mutare cu mutare, de la primul covor la ultimul.
preview-position-text = Deschide linkul ca să vezi ce poate urma, să încerci o mutare sau să schimbi bazarul.
preview-editor-text = Compune orice bazar vrei, vezi ce poate urma și distribuie-l printr-un link.
preview-rules-text = Toate regulile pentru doi, trei și patru jucători, în cuvinte simple și cu imagini animate.
preview-learn-text = Învață jocul jucând: lecții scurte chiar în bazarul jocului, pas cu pas.

## What the picture shows

preview-picture-home = Un bazar pardosit cu plăci, văzut de sus: covoare cu patru modele diferite, un zar de lemn și Assam cu fesul lui roșu.
preview-picture-market = Bazarul acestei partide, văzut de sus: covoarele vizibile și Assam cu fesul lui roșu.
preview-picture-empty = Bazarul gol, văzut de sus, șapte pe șapte plăci, și Assam cu fesul lui roșu.
