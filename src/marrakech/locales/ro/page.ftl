### Romanian: what is round every page.

game-name = Marrakech
loading = O clipă…
skip-to-content = Mergi la conținut
server-unreachable = Serverul nu poate fi accesat acum. Încearcă din nou într-o clipă.
page-description = Jocul de societate cu covoare, dirhami și un încăpățânat stăpân de bazar: joacă în browser, solo contra boților, cu prietenii printr-un link sau toți în jurul unui singur dispozitiv.
page-noscript = Acest joc are nevoie de JavaScript. Activează-l în browser.
page-title = { $page } · Marrakech
page-missing = Pagina nu a fost găsită
page-missing-home = Mergi la prima pagină
page-failed = Pagina nu a putut fi încărcată. Verifică-ți conexiunea și încearcă din nou; partidele tale sunt în siguranță pe server.
try-again = Încearcă din nou

## Finding one’s way

nav-devices = Dispozitivele tale
nav-label = Pagini
nav-more-label = Alte pagini
nav-learn = Învață
nav-rules = Reguli
nav-replay = Revezi
nav-editor = Poziții
nav-table = Masă
nav-licences = Licențe
legal-note = O versiune independentă și neoficială, cu grafică proprie. Marrakech este o marcă a editorului său, care nu are nicio legătură cu acest proiect.

## The menu on a phone

nav-menu = Meniu

## Settings

settings = Setări
settings-close = Gata
settings-note = Aceste setări rămân pe acest dispozitiv.
settings-language = Limba
settings-language-browser = Ca în browser ({ $language })
settings-name = Numele tău
settings-name-example = Numele văzut de ceilalți
settings-theme = Temă
settings-theme-value =
    { $theme ->
        [system] Sistem
        [light] Luminoasă
       *[dark] Întunecată
    }
settings-speed = Animații
settings-speed-value =
    { $speed ->
        [none] Fără
        [fast] Rapide
        [normal] Normale
       *[slow] Lente
    }
settings-sounds = Sunete
settings-sounds-help = Apasă M pe orice pagină ca să le pornești sau să le oprești.
settings-confirm = Confirmă înainte de a așeza un covor
settings-confirm-help = Așezi covorul cu butonul sau cu Enter. Când opțiunea e oprită, îl așezi de îndată ce îi alegi cele două pătrate.
settings-coordinates = Litere și cifre în jurul bazarului
settings-letters = Scurtături cu o singură literă
settings-letters-help = M pentru sunete; la masa de joc și S, L, H, U și ?, plus tastele tablei text.
sounds-now = { $state ->
    [on] Sunetele sunt pornite.
   *[off] Sunetele sunt oprite.
}

## Settings: motion

settings-motion = Mișcare
settings-motion-value =
    { $motion ->
        [system] Sistem
        [full] Completă
       *[reduced] Redusă
    }
settings-motion-help = Cu mișcarea redusă, fiecare etapă e o imagine statică: nimic nu se mișcă.
settings-motion-device = Dispozitivul tău cere mișcare redusă.

## Settings: reactions

settings-reactions = Reacții la mese
settings-reactions-help = Când opțiunea e oprită, nu vezi și nu auzi reacții la nicio masă, iar butonul cu care se trimit e ascuns.

## Your devices

devices-lead = Toate aceste dispozitive au aceleași locuri. Oricine are unul dintre ele poate juca pentru tine.
devices-none = Aici nu ai încă niciun dispozitiv. Acesta va apărea imediat ce ocupi un loc.
device-name = { $browser } pe { $system }
device-name-unknown = Dispozitiv necunoscut
device-this = Acest dispozitiv
device-seen = Ultima activitate: { $when }
device-sign-out = Deconectează
device-sign-out-name = Deconectează: { $device }
device-sign-out-here = Deconectează-te aici
devices-sign-out-all = Deconectează-te peste tot
device-sign-out-text = Dispozitivul îți pierde locurile imediat. Celelalte dispozitive ale tale le păstrează.
device-sign-out-last = Nu-ți mai rămâne niciun dispozitiv conectat: îți pierzi locurile și nimeni nu ți le poate da înapoi.
device-signed-out = Acest dispozitiv a fost deconectat și nu mai are locurile tale.
device-signed-out-other = Dispozitiv deconectat: { $device }
devices-signed-out-here = Te-ai deconectat de pe acest dispozitiv.
devices-add = Adaugă un dispozitiv
devices-add-text = Creează un link și deschide-l pe celălalt dispozitiv al tău. Ambele vor avea atunci aceleași locuri. Linkul funcționează o singură dată și doar în următoarele zece minute.
devices-add-make = Creează un link
devices-add-again = Creează un link nou
devices-add-warning = Nu da linkul nimănui: cine îl deschide poate juca pentru tine.
device-join-title = Adaugi acest dispozitiv?
device-join-text = Acest link a fost creat pe alt dispozitiv. Dacă continui, ambele vor avea aceleași locuri, iar cine îl are pe celălalt va putea juca pentru tine. Continuă doar dacă tu ai creat linkul.
device-join-own =
    Acest dispozitiv are locuri proprii la { $count ->
        [one] o masă.
        [few] { $count } mese.
       *[other] { $count } de mese.
    } Dacă continui, le pierzi.
device-join-yes = Adaugă dispozitivul
device-join-yes-own = Renunță la acele locuri și continuă
device-join-no = Lasă totul așa
device-joined = Acest dispozitiv are acum aceleași locuri ca celălalt.
cookies-blocked = Browserul tău blochează cookie-urile acestui site, așa că locul tău nu poate fi păstrat. Permite cookie-urile pentru acest site și încearcă din nou. Ca să urmărești o partidă nu e nevoie de ele.

## Which device is meant

device-seen-lately = Ultima activitate: în ultima oră
device-sign-out-title-here = Deconectezi acest dispozitiv?
device-sign-out-text-here = Acest dispozitiv îți pierde locurile imediat. Celelalte dispozitive ale tale le păstrează.
