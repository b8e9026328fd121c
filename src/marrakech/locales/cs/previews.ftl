### Czech: what a shared link shows in a chat or a search: a title, a sentence and what its picture shows. No names of people.

## Titles

preview-waiting =
    { $open ->
        [0] Partie pro { $players } hráče, každou chvíli začne
        [one] Partie pro { $players } hráče, chybí ještě 1
        [few] Partie pro { $players } hráče, chybějí ještě { $open }
       *[other] Partie pro { $players } hráče, chybí ještě { $open }
    }
preview-playing = Partie pro { $players } hráče, hra je v plném proudu
preview-over =
    { $players ->
        [2] Dohraná partie s výsledkem { $first }:{ $second }
        [3] Dohraná partie s výsledkem { $first }:{ $second }:{ $third }
       *[4] Dohraná partie s výsledkem { $first }:{ $second }:{ $third }:{ $fourth }
    }
preview-cancelled = Tato partie byla zrušena
preview-replay = Přehraj si partii pro { $players } hráče
preview-position = Pozice k prozkoumání

## Descriptions

preview-waiting-text = Otevři odkaz a přidej se, nebo se jen dívej. Hraje se v prohlížeči, zdarma a bez účtu.
preview-playing-text = Otevři odkaz a sleduj každý tah živě.
preview-over-text = Otevři odkaz a uvidíš konečný trh a z čeho vzešly body; můžeš si také přehrát celou partii.
preview-replay-text = Projdi si partii tah za tahem, od prvního koberce po poslední.
preview-position-text = Otevři odkaz a podívej se, co může následovat, vyzkoušej tah nebo změň trh.
preview-editor-text = Sestav jakýkoli trh, podívej se, co může následovat, a sdílej ho odkazem.
preview-rules-text = Všechna pravidla pro dva, tři i čtyři hráče, prostými slovy a s pohyblivými obrázky.
preview-learn-text = Nauč se hru hraním: krátké lekce přímo na trhu ze hry, krok za krokem.

## What the picture shows

preview-picture-home = Dlážděný trh při pohledu shora: koberce se čtyřmi různými vzory, dřevěná kostka a Assam v červeném fezu.
preview-picture-market = Trh této partie při pohledu shora: viditelné koberce a Assam v červeném fezu.
preview-picture-empty = Prázdný trh při pohledu shora, sedm krát sedm dlaždic, a Assam v červeném fezu.
