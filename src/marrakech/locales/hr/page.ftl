### Croatian: what is round every page.

game-name = Marrakech
loading = Samo trenutak…
skip-to-content = Na sadržaj
server-unreachable = Poslužitelj trenutačno ne odgovara. Ništa nije izgubljeno; pokušavamo ponovno.
page-description = Društvena igra o sagovima, dirhamima i tvrdoglavom vlasniku tržnice: igraj u pregledniku – protiv botova, s prijateljima preko poveznice ili zajedno na jednom uređaju.
page-noscript = Za ovu je igru potreban JavaScript.
page-title = { $page } · Marrakech
page-missing = Ova stranica ne postoji
page-missing-home = Na tržnicu
page-failed = Stranicu nije bilo moguće učitati. Provjeri vezu i pokušaj ponovno; tvoje su partije sigurne na poslužitelju.
try-again = Pokušaj ponovno

## Finding one’s way

nav-devices = Tvoji uređaji
nav-label = Stranice
nav-more-label = Više stranica
nav-learn = Nauči
nav-rules = Pravila
nav-replay = Zapisi
nav-editor = Pozicije
nav-table = Stol
nav-licences = Licencije
legal-note = Neovisna, neslužbena inačica s vlastitim crtežima. Marrakech je zaštitni znak svojega izdavača, koji u njoj ne sudjeluje.

## Settings

settings = Postavke
settings-close = Gotovo
settings-note = Sve ovo ostaje na ovom uređaju.
settings-language = Jezik
settings-language-browser = Preglednik ({ $language })
settings-name = Tvoje ime
settings-name-example = Kako te drugi vide
settings-theme = Svjetlo
settings-theme-value = { $theme ->
    [system] Kao uređaj
    [light] Podne
   *[dark] Noć
}
settings-speed = Brzina kretanja
settings-speed-value = { $speed ->
    [none] Odmah
    [fast] Brzo
    [normal] Normalno
   *[slow] Sporo
}
settings-speed-still = Tvoj uređaj traži manje kretanja, pa se sve pomiče odmah.
settings-sounds = Zvukovi
settings-sounds-help = Tipka M uključuje ih i isključuje bilo gdje.
settings-confirm = Pitaj prije polaganja saga
settings-confirm-help = Sag polaže dodir njegove druge polovine, gumb ili Enter.
settings-coordinates = Slova i brojevi uz rub tržnice
settings-letters = Tipke s jednim slovom
settings-letters-help = M za zvukove; za stolom i S, L, H i ? te tipke tekstualne ploče.
sounds-now = { $state ->
    [on] Zvukovi su uključeni.
   *[off] Zvukovi su isključeni.
}

## Your devices

devices-lead = Svi ovi uređaji imaju ista mjesta: na svakom se od njih može igrati umjesto tebe.
devices-none = Ovdje još nema nijednog tvog uređaja. Ovaj će se pojaviti kad zauzmeš mjesto.
device-name = { $browser } u sustavu { $system }
device-name-unknown = Drugi program
device-this = Ovaj uređaj
device-seen = Posljednja aktivnost: { $when }
device-sign-out = Odjavi
device-sign-out-name = Odjavi: { $device }
device-sign-out-here = Odjavi se ovdje
devices-sign-out-all = Odjavi se svugdje
device-sign-out-text = Uređaj odmah gubi tvoja mjesta. Ostali ih tvoji uređaji zadržavaju.
device-sign-out-last = Tada ti ne ostaje nijedan uređaj: mjesta su izgubljena i nitko ih ne može vratiti.
device-signed-out = Ovaj je uređaj odjavljen. Počinje ispočetka, bez prijašnjih mjesta.
device-signed-out-other = Odjavljeno: { $device }
devices-signed-out-here = Na ovom je uređaju odjava uspjela.
devices-add = Dodaj uređaj
devices-add-text = Izradi poveznicu i otvori je na drugom uređaju: oba će imati ista mjesta. Može se upotrijebiti jedanput i vrijedi deset minuta.
devices-add-make = Izradi poveznicu
devices-add-again = Izradi novu poveznicu
devices-add-warning = Zadrži je za sebe: tko je otvori, može igrati umjesto tebe.
device-join-title = Dodati ovaj uređaj?
device-join-text = Ova je poveznica izrađena na drugom uređaju. Ako nastaviš, oba će imati ista mjesta i na onom će se drugom moći igrati umjesto tebe. Nastavi samo ako je poveznica tvoja.
device-join-own = Ovaj uređaj ima svoja mjesta za { $count ->
    [one] { $count } stolom.
    [few] { $count } stola.
   *[other] { $count } stolova.
} Ako nastaviš, gubi ih.
device-join-yes = Dodaj ovaj uređaj
device-join-yes-own = Nastavi bez tih mjesta
device-join-no = Ostavi kako jest
device-joined = Ovaj uređaj sada ima ista mjesta kao i drugi.
cookies-blocked = Preglednik ne čuva kolačiće ove stranice, pa nije mogao sačuvati tvoje mjesto. Dopusti kolačiće za ovu stranicu i pokušaj ponovno; gledati se može i bez njih.
