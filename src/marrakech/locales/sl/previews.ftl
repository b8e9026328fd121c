### Slovenian: what a shared link shows in a chat or a search: a title, a sentence and what its picture shows. No names of people.

## Titles

preview-waiting =
    Partija za { $players ->
        [one] { $players } igralca
        [two] { $players } igralca
        [few] { $players } igralce
       *[other] { $players } igralcev
    } { $open ->
        [0] se bo vsak hip začela
        [one] čaka še na { $open } igralca
        [two] čaka še na { $open } igralca
        [few] čaka še na { $open } igralce
       *[other] čaka še na { $open } igralcev
    }
preview-playing =
    Partija za { $players ->
        [one] { $players } igralca
        [two] { $players } igralca
        [few] { $players } igralce
       *[other] { $players } igralcev
    } v polnem teku
preview-over =
    { $players ->
        [2] Končana partija – { $first } : { $second }
        [3] Končana partija – { $first } : { $second } : { $third }
       *[4] Končana partija – { $first } : { $second } : { $third } : { $fourth }
    }
preview-cancelled = Odpovedana partija
preview-replay =
    Še enkrat poglej partijo za { $players ->
        [one] { $players } igralca
        [two] { $players } igralca
        [few] { $players } igralce
       *[other] { $players } igralcev
    }
preview-position = Pozicija za raziskovanje

## Descriptions

preview-waiting-text = Odpri povezavo in se pridruži ali gledaj. Igra se v brskalniku, brezplačno in brez računa.
preview-playing-text = Odpri povezavo in spremljaj vsako potezo v živo.
preview-over-text = Odpri povezavo in poglej, kakšna je tržnica na koncu in kako so nastale točke, ter si še enkrat oglej vso partijo.
preview-replay-text = Sprehodi se skozi partijo potezo za potezo, od prve preproge do zadnje.
preview-position-text = Odpri povezavo in poglej, kaj se lahko zgodi zdaj, preizkusi potezo ali spremeni tržnico.
preview-editor-text = Postavi poljubno tržnico, poglej, kaj se lahko zgodi zdaj, in jo deli s povezavo.
preview-rules-text = Vsa pravila za dva, tri in štiri igralce, s preprostimi besedami in gibljivimi slikami.
preview-learn-text = Nauči se igre med igranjem: kratke lekcije na isti tržnici kot v igri, korak za korakom.

## What the picture shows

preview-picture-home = Tlakovana tržnica od zgoraj: preproge v štirih različnih tkanjih, lesena kocka in Assam z rdečim fesom.
preview-picture-market = Tržnica te partije od zgoraj: vidne preproge in Assam z rdečim fesom.
preview-picture-empty = Prazna tržnica od zgoraj, sedem krat sedem ploščic, in Assam z rdečim fesom.
