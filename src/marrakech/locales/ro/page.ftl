### Romanian: what is round every page.

game-name = Marrakech
loading = O clipă…
skip-to-content = Mergi la conținut
server-unreachable = Serverul nu răspunde acum. Nu s-a pierdut nimic; încercăm din nou.
page-description = Jocul de societate cu covoare, dirhami și un încăpățânat stăpân de bazar: joacă în browser, solo contra boților, cu prietenii printr-un link sau toți în jurul unui singur dispozitiv.
page-noscript = Acest joc are nevoie de JavaScript.
page-title = { $page } · Marrakech
page-missing = Această pagină nu există
page-missing-home = Mergi la bazar
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

## Settings

settings = Setări
settings-close = Gata
settings-note = Totul rămâne pe acest dispozitiv.
settings-language = Limba
settings-language-browser = Browser ({ $language })
settings-name = Numele tău
settings-name-example = Așa cum îl văd ceilalți
settings-theme = Lumină
settings-theme-value = { $theme ->
    [system] Automat
    [light] Zi
   *[dark] Noapte
}
settings-speed = Viteza mișcărilor
settings-speed-value = { $speed ->
    [none] Instant
    [fast] Mare
    [normal] Normală
   *[slow] Mică
}
settings-speed-still = Dispozitivul tău cere mai puțină mișcare, așa că totul se întâmplă instantaneu.
settings-sounds = Sunete
settings-sounds-help = Tasta M le pornește și le oprește oriunde.
settings-confirm = Întreabă înainte de a așeza un covor
settings-confirm-help = Covorul se așază atingându-i cealaltă jumătate, cu butonul sau cu Enter.
settings-coordinates = Litere și cifre pe marginea bazarului
settings-letters = Taste cu o singură literă
settings-letters-help = M pentru sunete; la masa de joc și S, L, H și ?, plus cele ale tablei text.
sounds-now = { $state ->
    [on] Sunetele sunt pornite.
   *[off] Sunetele sunt oprite.
}

## Your devices

devices-lead = Toate au aceleași locuri: cine are unul dintre aceste dispozitive poate juca pentru tine.
devices-none = Aici nu e cunoscut încă niciun dispozitiv de-al tău. Acesta va apărea imediat ce ocupi un loc.
device-name = { $browser } pe { $system }
device-name-unknown = Alt program
device-this = Acest dispozitiv
device-seen = Ultima activitate: { $when }
device-sign-out = Deconectează
device-sign-out-name = Deconectează: { $device }
device-sign-out-here = Deconectează-te aici
devices-sign-out-all = Deconectează-te peste tot
device-sign-out-text = Dispozitivul îți pierde locurile imediat. Celelalte dispozitive ale tale le păstrează.
device-sign-out-last = Nu-ți mai rămâne niciun dispozitiv: îți pierzi locurile și nimeni nu ți le poate da înapoi.
device-signed-out = Acest dispozitiv a fost deconectat. O ia de la capăt, fără locurile pe care le avea.
device-signed-out-other = Dispozitiv deconectat: { $device }
devices-signed-out-here = Te-ai deconectat de pe acest dispozitiv.
devices-add = Adaugă un dispozitiv
devices-add-text = Creează un link și deschide-l pe celălalt dispozitiv al tău: atunci ambele au aceleași locuri. Funcționează o singură dată, timp de zece minute.
devices-add-make = Creează un link
devices-add-again = Creează un link nou
devices-add-warning = Nu-l da nimănui: cine îl deschide poate juca pentru tine.
device-join-title = Adaugi acest dispozitiv?
device-join-text = Acest link a fost creat pe alt dispozitiv. Dacă continui, ambele vor avea aceleași locuri, iar cine îl are pe celălalt va putea juca pentru tine. Continuă doar dacă tu ai creat linkul.
device-join-own = Acest dispozitiv are locuri proprii la { $count ->
    [one] o masă.
    [few] { $count } mese.
   *[other] { $count } de mese.
} Le pierde dacă continui.
device-join-yes = Adaugă dispozitivul
device-join-yes-own = Renunță la ele și continuă
device-join-no = Lasă totul așa
device-joined = Acest dispozitiv are acum aceleași locuri ca celălalt.
cookies-blocked = Browserul tău nu păstrează cookie-uri pentru acest site, așa că nu ți-a putut păstra locul. Permite cookie-urile pentru acest site și încearcă din nou; ca să urmărești o partidă nu e nevoie de ele.
