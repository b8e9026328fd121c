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

nav-label = Pagini
nav-more-label = Alte pagini
nav-learn = Învață
nav-rules = Reguli
nav-replay = Revezi
nav-editor = Poziții
nav-table = Masă
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
