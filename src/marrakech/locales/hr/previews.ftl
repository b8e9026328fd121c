### Croatian: what a shared link shows in a chat or a search: a title, a sentence and what its picture shows. No names of people.

## Titles

preview-waiting =
    { $open ->
        [0] Partija za { $players } igrača samo što nije počela
        [one] Partija za { $players } igrača čeka još { $open } igrača
        [few] Partija za { $players } igrača čeka još { $open } igrača
       *[other] Partija za { $players } igrača čeka još { $open } igrača
    }
preview-playing = Partija za { $players } igrača u punom jeku
preview-over =
    { $players ->
        [2] Završena partija – { $first } : { $second }
        [3] Završena partija – { $first } : { $second } : { $third }
       *[4] Završena partija – { $first } : { $second } : { $third } : { $fourth }
    }
preview-cancelled = Otkazana partija
preview-replay = Pogledaj ponovno partiju za { $players } igrača
preview-position = Pozicija za istraživanje

## Descriptions

preview-waiting-text = Otvori poveznicu i pridruži se ili gledaj. Igra se u pregledniku, besplatno i bez računa.
preview-playing-text = Otvori poveznicu i prati svaki potez uživo.
preview-over-text = Otvori poveznicu: vidjet ćeš završnu tržnicu i kako su nastali bodovi, a možeš pogledati i cijelu partiju ispočetka.
preview-replay-text = Prođi kroz partiju potez po potez, od prvog saga do posljednjeg.
preview-position-text = Otvori poveznicu i pogledaj što se sada može dogoditi, isprobaj potez ili promijeni tržnicu.
preview-editor-text = Postavi tržnicu po želji, pogledaj što se sada može dogoditi i podijeli je poveznicom.
preview-rules-text = Sva pravila za dva, tri i četiri igrača, jednostavnim riječima i s pokretnim slikama.
preview-learn-text = Nauči igru igrajući: kratke lekcije na pravoj tržnici iz igre, korak po korak.

## What the picture shows

preview-picture-home = Popločena tržnica odozgo: sagovi četiriju različitih tkanja, drvena kocka i Assam sa svojim crvenim fesom.
preview-picture-market = Tržnica ove partije odozgo: sagovi koji se vide i Assam sa svojim crvenim fesom.
preview-picture-empty = Prazna tržnica odozgo, sedam puta sedam pločica, i Assam sa svojim crvenim fesom.
