### Icelandic: the first page. Setting up a game, and finding the tables there are.

home-tagline = Snúðu Assam, kastaðu teningnum, leggðu teppin þín – og lentu ekki á teppum annarra.
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
home-device-about = Látið tækið ganga: allir spila á þessum skjá.
home-device-go = Byrja
home-going = Borðið er í undirbúningi…
home-start-failed = Netþjónninn svarar ekki í augnablikinu. Valið þitt geymist; reyndu aftur eftir smástund.
home-opponents = Andstæðingar
home-strength = Styrkur
home-players = Leikmenn
home-bots-among = Þar af bottar
home-name = Nafnið þitt
home-name-of = Leikmaður { $number }: nafn
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
home-options-loading = Sæki lista yfir útgáfur…
home-rules-heading = Reglur
home-table-heading = Borð
home-edition = Útgáfa
home-edition-help = Prentaðar reglur eru svolítið ólíkar. Veldu þær sem þú vilt spila eftir.
home-edition-default = Venjulegar reglur
home-edition-own = Mitt eigið val
home-edition-yours = Á þínu tungumáli
home-edition-printed = Prentaðar reglur, eftir tungumáli
home-edition-other = { $language }, útgáfa með { $rugs } teppum
home-edition-variant = { $edition } – snúið eftir lagningu
home-edition-fifteen = { $edition } – tveir leikmenn, 15 teppi hvor
home-own-heading = Hver regla fyrir sig
home-two-only = Aðeins fyrir tvo leikmenn
home-option =
    { $option ->
        [bankruptcy] Ef leikmaður getur ekki borgað að fullu
        [steering] Að snúa Assam
        [area] Hvað telst með í gjaldinu
        [whole] Að hylja heilt teppi
        [halves] Að hylja tvo helminga
        [pile] Bunkar með tveimur litum
        [stock] Teppi í tveggja manna leik
        [tie] Jöfn stig
       *[other] { $option }
    }
home-option-value =
    { $choice ->
        [bankruptcy-out] Úr leik
        [bankruptcy-play-on] Spilar áfram
        [steering-before] Fyrir kastið
        [steering-after-must] Eftir lagningu, alltaf
        [steering-after-may] Eftir lagningu, ef vill
        [area-colour] Einn litur
        [area-owner] Báðir litir eigandans
        [whole-opponents] Ekki teppi annarra
        [whole-nobody] Ekki einu sinni þitt eigið
        [halves-any] Hvaða litir sem er
        [halves-colours] Aðeins ólíkir litir
        [pile-shuffled] Stokkaðir
        [pile-alternating] Litir til skiptis
        [stock-24] 24 í tveimur litum
        [stock-15] 15 í einum lit
        [tie-dirhams] Dírham ráða úrslitum
        [tie-shared] Sigrinum er deilt
       *[other] { $value }
    }
home-option-help =
    { $choice ->
        [bankruptcy-out] Leikmaðurinn borgar það sem hann á og fer úr leik. Teppin hans liggja áfram en enginn borgar fyrir þau.
        [bankruptcy-play-on] Leikmaðurinn borgar það sem hann á og spilar áfram með tóma vasa.
        [steering-before] Þú snýrð Assam, kastar svo og hann gengur í þá átt.
        [steering-after-must] Þú kastar fyrst. Í lok umferðar snýrðu Assam til vinstri eða hægri fyrir næsta leikmann.
        [steering-after-may] Þú kastar fyrst. Í lok umferðar máttu snúa Assam fyrir næsta leikmann.
        [area-colour] Aðeins samtengdir reitir í litnum sem Assam stendur á.
        [area-owner] Allir samtengdir reitir eigandans, í hvorum litnum sem er.
        [whole-opponents] Þitt eigið heila teppi máttu hylja í einu lagi.
        [whole-nobody] Ekkert heilt teppi má hylja í einu lagi, ekki einu sinni þitt eigið.
        [halves-any] Teppi má hylja tvo reiti í sama lit ef þeir eru af tveimur teppum.
        [halves-colours] Teppi má aldrei hylja tvo reiti í sama lit.
        [pile-shuffled] Tilviljun ræður hvor liturinn þinn kemur næst.
        [pile-alternating] Litirnir þínir tveir koma til skiptis.
        [stock-24] Tólf í hvorum af litunum þínum tveimur.
        [stock-15] Einn litur á mann, eins og hjá þremur leikmönnum.
        [tie-dirhams] Af þeim sem eru með jöfn stig vinnur sá sem á fleiri dírham.
        [tie-shared] Þeir sem eru með jöfn stig deila sigrinum.
       *[other] { $value }
    }
home-clash = Litir til skiptis kalla á tvo liti á mann, en 15 teppi þýða einn lit á mann. Breyttu öðru hvoru.
home-begins = Hver byrjar
home-begins-value =
    { $who ->
        [lot] Dregið um það
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
home-clock-minutes = Mínútur á mann fyrir leikinn
home-clock-increment = Aukasekúndur á umferð
home-timeout = Þegar tíminn er búinn
home-timeout-value =
    { $timeout ->
        [out] Leikmaður úr leik
       *[bot] Botti tekur við
    }
home-listed = Hver sem er getur fundið þetta borð
home-listed-help = Það birtist á forsíðu allra meðan sæti er laust.
home-autostart = Byrja þegar síðasta sætið er tekið
home-autostart-help = Annars byrjar leikurinn þegar þú segir til.
home-friends-only = Aðeins með vinum
home-preset-bad =
    { $count ->
        [one] Hluti af þessari vefslóð skilst ekki hér og var hunsaður: { $parts }
       *[other] Nokkrir hlutar af þessari vefslóð skiljast ekki hér og voru hunsaðir: { $parts }
    }
home-notice-close = Loka þessum skilaboðum

## Tables

home-mine = Leikirnir þínir
home-mine-none = Hér birtast leikirnir sem þú ert að spila. Ekkert glatast þótt þú lokir síðunni.
home-mine-more = { $count ->
    [one] { $count } leikur í viðbót
   *[other] { $count } leikir í viðbót
}
home-open = Opin borð
home-open-none = Enginn leitar að leikmönnum í augnablikinu. Leyfðu öllum að finna borðið þitt, þá birtist það hér.
home-your-turn = Þú átt leik
home-turn-of = { $name } á leik
home-waiting = { $seats ->
    [one] { $seats } sæti er laust
   *[other] { $seats } sæti eru laus
}
home-ready = Tilbúið til leiks
home-replay = Skoða aftur
home-sit = Setjast
home-watch = Horfa
home-clock-turn = { $seconds ->
    [one] { $seconds } sekúnda á umferð
   *[other] { $seconds } sekúndur á umferð
}
home-clock-game =
    { $minutes ->
        [one] { $minutes } mínúta á mann
       *[other] { $minutes } mínútur á mann
    }
home-clock-game-more = { $minutes } mín. + { $increment } sek. á umferð
home-gist-players = { $count } leikmenn
home-gist-own = eigin reglur
home-lists-trouble = Netþjónninn svarar ekki í augnablikinu. Listinn verður sóttur aftur sjálfkrafa.

## A game that waits for you

home-finished = Loknir leikir þínir
home-table-yours = Þitt borð

## More to do

home-more = Meira
home-learn = Læra spilið á 2 mínútum
home-learn-about = Spilaðu nokkrar umferðir með hjálp í hverju skrefi.
home-rules = Lesa reglurnar
home-rules-about = Allt spilið og hvernig útgáfurnar eru ólíkar.
home-record = Opna leikskýrslu
home-record-about = Skoðaðu spilaðan leik skref fyrir skref.
home-editor = Stilla upp stöðu
home-editor-about = Stilltu upp hvaða markaði sem þú vilt og sjáðu hvað má.
home-watch-heading = Fylgjast með leik
home-watch-label = Hlekkur eða nafn borðs
home-watch-empty = Límdu inn hlekk á borð eða sláðu inn nafn þess.
