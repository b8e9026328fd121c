### Croatian: what is round every page.

game-name = Marrakech
loading = Samo trenutak…
skip-to-content = Preskoči na sadržaj
server-unreachable = Poslužitelj trenutačno nije dostupan. Pokušaj ponovno za trenutak.
page-description = Društvena igra o sagovima, dirhamima i tvrdoglavom vlasniku tržnice: igraj u pregledniku – protiv botova, s prijateljima preko poveznice ili zajedno na jednom uređaju.
page-noscript = Za ovu je igru potreban JavaScript. Uključi ga u pregledniku.
page-title = { $page } · Marrakech
page-missing = Stranica nije pronađena
page-missing-home = Na početnu stranicu
page-failed = Stranicu nije bilo moguće učitati. Provjeri vezu i pokušaj ponovno; tvoje su partije sigurne na poslužitelju.
try-again = Pokušaj ponovno

## Finding one’s way

nav-devices = Tvoji uređaji
nav-label = Stranice
nav-more-label = Ostale stranice
nav-learn = Nauči
nav-rules = Pravila
nav-replay = Zapisi
nav-editor = Pozicije
nav-table = Stol
nav-licences = Licencije
legal-note = Neovisna, neslužbena inačica s vlastitim crtežima. Marrakech je zaštitni znak svojega izdavača, koji s ovom inačicom nije povezan.

## The menu on a phone

nav-menu = Izbornik

## Settings

settings = Postavke
settings-close = Gotovo
settings-note = Ove postavke ostaju na ovom uređaju.
settings-language = Jezik
settings-language-browser = Kao u pregledniku ({ $language })
settings-name = Tvoje ime
settings-name-example = Ime koje drugi vide
settings-theme = Tema
settings-theme-value =
    { $theme ->
        [system] Kao na uređaju
        [light] Svijetla
       *[dark] Tamna
    }
settings-speed = Brzina animacije
settings-speed-value =
    { $speed ->
        [none] Bez animacije
        [fast] Brzo
        [normal] Normalno
       *[slow] Sporo
    }
settings-sounds = Zvukovi
settings-sounds-help = Na svakoj ih stranici uključuješ i isključuješ tipkom M.
settings-confirm = Potvrda prije polaganja saga
settings-confirm-help = Sag polažeš gumbom ili tipkom Enter. Kad je ovo isključeno, položen je čim odabereš oba polja.
settings-coordinates = Slova i brojevi oko tržnice
settings-letters = Prečaci od jednog slova
settings-letters-help = M za zvukove; za stolom i S, L, H, U i ? te tipke tekstualne ploče.
sounds-now = { $state ->
    [on] Zvukovi su uključeni.
   *[off] Zvukovi su isključeni.
}

## Settings: motion

settings-motion = Kretanje
settings-motion-value =
    { $motion ->
        [system] Kao na uređaju
        [full] Potpuno
       *[reduced] Smanjeno
    }
settings-motion-help = Uz smanjeno kretanje svaka se faza prikazuje kao statična slika: ništa se ne pomiče.
settings-motion-device = Tvoj uređaj traži smanjeno kretanje.

## Settings: reactions

settings-reactions = Reakcije za stolom
settings-reactions-help = Kad je ovo isključeno, ni za jednim stolom ne vidiš i ne čuješ reakcije, a gumb kojim se šalju skriven je.

## Your devices

devices-lead = Svi ovi uređaji dijele ista mjesta. Tko ima jedan od njih, može igrati umjesto tebe.
devices-none = Ovdje još nema nijednog tvog uređaja. Ovaj će se pojaviti kad zauzmeš mjesto.
device-name = { $browser } u sustavu { $system }
device-name-unknown = Nepoznat uređaj
device-this = Ovaj uređaj
device-seen = Posljednja aktivnost: { $when }
device-sign-out = Odjavi
device-sign-out-name = Odjavi: { $device }
device-sign-out-here = Odjavi se ovdje
devices-sign-out-all = Odjavi se svugdje
device-sign-out-text = Uređaj odmah gubi tvoja mjesta. Ostali ih tvoji uređaji zadržavaju.
device-sign-out-last = Nijedan tvoj uređaj više neće biti prijavljen. Tvoja će mjesta biti izgubljena i nitko ih ne može vratiti.
device-signed-out = Ovaj je uređaj odjavljen i više nema tvoja mjesta.
device-signed-out-other = Odjavljeno: { $device }
devices-signed-out-here = Na ovom je uređaju odjava uspjela.
devices-add = Dodaj uređaj
devices-add-text = Izradi poveznicu i otvori je na drugom uređaju. Oba će zatim dijeliti ista mjesta. Poveznica se može upotrijebiti jedanput, u roku od deset minuta.
devices-add-make = Izradi poveznicu
devices-add-again = Izradi novu poveznicu
devices-add-warning = Ovu poveznicu zadrži za sebe: tko je otvori, može igrati umjesto tebe.
device-join-title = Dodati ovaj uređaj?
device-join-text = Ova je poveznica izrađena na drugom uređaju. Ako nastaviš, oba će dijeliti ista mjesta i svatko tko ima onaj drugi moći će igrati umjesto tebe. Nastavi samo ako je poveznica tvoja.
device-join-own =
    Ovaj uređaj ima svoja mjesta za { $count ->
        [one] { $count } stolom.
        [few] { $count } stola.
       *[other] { $count } stolova.
    } Ako nastaviš, gubiš ih.
device-join-yes = Dodaj ovaj uređaj
device-join-yes-own = Nastavi bez tih mjesta
device-join-no = Ostavi kako jest
device-joined = Ovaj uređaj sada ima ista mjesta kao i drugi.
cookies-blocked = Tvoj preglednik blokira kolačiće ove stranice, pa se tvoje mjesto ne može sačuvati. Dopusti kolačiće za ovu stranicu i pokušaj ponovno. Gledati možeš i bez njih.

## Which device is meant

device-seen-lately = Posljednja aktivnost: unutar posljednjeg sata
device-sign-out-title-here = Odjaviti se s ovog uređaja?
device-sign-out-text-here = Ovaj uređaj odmah gubi tvoja mjesta; ostali ih tvoji uređaji zadržavaju.
