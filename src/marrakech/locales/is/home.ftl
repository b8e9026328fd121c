### Icelandic: the first page. Setting up a game, and finding the tables there are.

home-tagline = Snúðu Assam, kastaðu, leggðu teppin þín – og stoppaðu aldrei á teppum annarra.
home-facts = Fyrir 2 til 4 leikmenn. Ókeypis og án skráningar.
home-art = Fjögur ofin teppi hanga á markaðnum; Assam stendur fyrir framan þau.
home-choices = Veldu hvernig þú spilar

## The three choices

home-bots = Spila núna
home-bots-about = Á móti bottum, strax.
home-bots-go = Spila
home-friends = Með vinum
home-friends-about = Þú færð hlekk til að senda; hver spilar í sínu tæki.
home-friends-go = Setja upp borð
home-device = Í þessu tæki
home-device-about = Látið tækið ganga: allir spila hér.
home-device-go = Byrja
home-going = Borðið er í undirbúningi…
home-start-failed = Netþjónninn svarar ekki í augnablikinu. Valið þitt geymist: reyndu aftur eftir smástund.
home-opponents = Andstæðingar
home-strength = Styrkur
home-players = Leikmenn
home-bots-among = Þar af bottar
home-name = Nafnið þitt
home-name-of = Nafn leikmanns { $number }
home-names = Nöfn
home-player = Leikmaður { $number }

## All options

home-options = Allir valkostir
home-options-usual = Venjulegar reglur, engin klukka
home-options-changed = { $count ->
    [one] { $count } breyting
   *[other] { $count } breytingar
}
home-options-reset = Endurstilla
home-options-loading = Listinn yfir útgáfur er á leiðinni…
home-rules-heading = Reglur
home-table-heading = Borð
home-edition = Útgáfa
home-edition-help = Prentaðar reglur eru svolítið ólíkar eftir útgáfum. Hver útgáfa fylgir sínum eigin.
home-edition-default = Venjulegar reglur
home-edition-own = Mitt eigið val
home-edition-yours = Á þínu tungumáli
home-edition-printed = Eins og prentað er, eftir tungumáli
home-edition-other = { $language }, útgáfa með { $rugs } teppum
home-edition-variant = { $edition } – snúið eftir lagningu
home-edition-fifteen = { $edition } – tveir með 15 teppi hvor
home-own-heading = Hver regla fyrir sig
home-two-only = Aðeins með tveimur leikmönnum
home-option = { $option ->
    [bankruptcy] Sá sem getur ekki borgað að fullu
    [steering] Assam er snúið
    [area] Gjaldið miðast við
    [whole] Ekki má hylja heilt teppi
    [halves] Tveir helmingar undir einu teppi
    [pile] Bunkar með tveimur litum
    [stock] Teppi í tveggja manna leik
    [tie] Jöfn stig
   *[other] { $option }
}
home-option-value = { $choice ->
    [bankruptcy-out] er úr leik
    [bankruptcy-play-on] spilar áfram
    [steering-before] fyrir kastið
    [steering-after-must] eftir lagningu, alltaf
    [steering-after-may] eftir lagningu, ef vill
    [area-colour] einn lit
    [area-owner] báða liti eigandans
    [whole-opponents] ef annar leikmaður á það
    [whole-nobody] sama hver á það
    [halves-any] mega vera í hvaða lit sem er
    [halves-colours] verða að vera hvor í sínum lit
    [pile-shuffled] stokkaðir
    [pile-alternating] litir til skiptis
    [stock-24] 24 í tveimur litum
    [stock-15] 15 í einum lit
    [tie-dirhams] fleiri dírham vinna
    [tie-shared] sigrinum er deilt
   *[other] { $value }
}
home-option-help = { $choice ->
    [bankruptcy-out] Sá leikmaður borgar það sem hann á og fer úr leik; teppin hans liggja áfram og kosta ekkert.
    [bankruptcy-play-on] Sá leikmaður borgar það sem hann á og spilar áfram með tóma vasa.
    [steering-before] Þú snýrð Assam, kastar svo og hann gengur í þá átt.
    [steering-after-must] Þú kastar fyrst; í lokin snýrðu honum til vinstri eða hægri fyrir næsta leikmann.
    [steering-after-may] Þú kastar fyrst; í lokin máttu snúa honum fyrir næsta leikmann.
    [area-colour] Aðeins samtengdir reitir í litnum sem Assam stendur á.
    [area-owner] Allir samtengdir reitir eigandans, í hvorum litnum sem er.
    [whole-opponents] Þín eigin heilu teppi máttu hylja í einu lagi.
    [whole-nobody] Ekki einu sinni eigin heil teppi má hylja í einu lagi.
    [halves-any] Teppi má liggja á tveimur helmingum í sama lit ef þeir eru af tveimur teppum.
    [halves-colours] Teppi liggur aldrei á tveimur reitum í sama lit.
    [pile-shuffled] Tilviljun ræður hvor liturinn þinn kemur næst.
    [pile-alternating] Litirnir þínir tveir koma til skiptis.
    [stock-24] Tólf í hvorum af litunum þínum tveimur.
    [stock-15] Eins og með þremur leikmönnum: einn litur á mann.
    [tie-dirhams] Af þeim sem eru með jöfn stig vinnur sá sem á fleiri dírham.
    [tie-shared] Þeir sem eru með jöfn stig vinna saman.
   *[other] { $value }
}
home-clash = Bunkar með litum til skiptis þurfa tvo liti á mann, en 15 teppi eru í einum lit. Breyttu öðru hvoru.
home-begins = Hver byrjar
home-begins-value = { $who ->
    [lot] Hlutkesti
   *[listed] Ég
}
home-facing = Assam snýr fyrst í
home-clock = Klukka
home-clock-value = { $kind ->
    [none] Engin
    [turn] Á umferð
   *[game] Á leik
}
home-clock-seconds = Sekúndur á hverja umferð
home-clock-minutes = Mínútur á leikinn
home-clock-increment = Aukasekúndur eftir hverja umferð
home-timeout = Ef leikmaður fellur á tíma
home-timeout-value = { $timeout ->
    [out] er hann úr leik
   *[bot] tekur botti við
}
home-listed = Ókunnugir geta fundið þetta borð
home-listed-help = Það birtist hér fyrir neðan, á forsíðu allra, meðan sæti er laust.
home-autostart = Byrja þegar síðasta sætið er tekið
home-autostart-help = Annars byrjar leikurinn þegar þú segir til.
home-friends-only = Aðeins með vinum
home-preset-bad = { $count ->
    [one] Hluti af þessari vefslóð skilst ekki hér og honum er sleppt: { $parts }
   *[other] Nokkrir hlutar af þessari vefslóð skiljast ekki hér og þeim er sleppt: { $parts }
}
home-notice-close = Loka þessu

## Tables

home-mine = Borðin þín
home-mine-none = Leikirnir þínir bíða þín hér. Ekkert glatast þótt þú lokir síðunni.
home-mine-more = { $count ->
    [one] { $count } leikur í viðbót
   *[other] { $count } leikir í viðbót
}
home-mine-finished = { $count ->
    [one] { $count } lokinn leikur
   *[other] { $count } loknir leikir
}
home-open = Opin borð
home-open-none = Enginn bíður í augnablikinu. Leyfðu ókunnugum að finna borðið þitt, þá birtist það hér.
home-your-turn = Þú átt leik
home-turn-of = { $name } á leik
home-waiting = { $seats ->
    [one] { $seats } sæti er laust
   *[other] { $seats } sæti eru laus
}
home-ready = Tilbúið til leiks
home-seat-open = laust sæti
home-replay = Skoða aftur
home-sit = Setjast
home-watch = Horfa
home-clock-turn = { $seconds ->
    [one] { $seconds } sekúnda á umferð
   *[other] { $seconds } sekúndur á umferð
}
home-clock-game = { $minutes ->
    [one] { $minutes } mínúta á leik
   *[other] { $minutes } mínútur á leik
}
home-clock-game-more = { $minutes } mín. + { $increment } sek. á umferð
home-gist-players = { $count } leikmenn
home-gist-own = eigin reglur
home-lists-trouble = Netþjónninn svarar ekki í augnablikinu. Listinn verður sóttur aftur sjálfkrafa.

## More to do

home-doors = Meira
home-learn = Læra spilið á 2 mínútum
home-learn-about = Spilaðu nokkrar umferðir með leiðsögn.
home-rules = Lesa reglurnar
home-rules-about = Allar, með frávikum hverrar útgáfu.
home-record = Opna leikskýrslu
home-record-about = Skoðaðu spilaðan leik skref fyrir skref.
home-editor = Stilla upp stöðu
home-editor-about = Hvaða markaður sem þú vilt: hvað má og hvað það kostar.
home-watch-heading = Fylgjast með borði
home-watch-label = Hlekkur eða nafn
home-watch-empty = Límdu inn hlekk á borð eða sláðu inn nafn þess.
