### Finnish: the analysis of a game, on its replay.
### All chances, luck and costs are percentages of a win, already formatted: "34 %", or "+12 %" with a sign.

analysis-title = Analyysi
analysis-lead = Katso, kenellä oli onnea, missä peli kääntyi ja mitä olisi voinut tehdä paremmin.
analysis-do = Analysoi tämä peli

## While it is computed

analysis-asking = Pyydetään analyysia…
analysis-waiting = { $place ->
    [0] Tämä analyysi on seuraavana.
    [one] Yksi muu analyysi on ennen tätä.
   *[other] { $place } muuta analyysia on ennen tätä.
}
analysis-running = Analysoitu vuoro { $turn }/{ $turns }
analysis-failed = Analyysia ei saatu valmiiksi.
analysis-lost = Yhteys katkesi. Tähän mennessä analysoitu osa on alla.

## In a few sentences. $worth is how much the dice changed somebody's chance to win.

analysis-luck-you = { $luck ->
    [good] Sinulla oli onnea: nopan vaikutus oli { $worth }.
    [bad] Sinulla oli huono onni: nopan vaikutus oli { $worth }.
   *[even] Onni oli tasapuolinen: hyvät ja huonot heitot kumosivat toisensa.
}
analysis-luck-name = { $luck ->
    [good] { $name } oli onnekkain: nopan vaikutus oli { $worth }.
   *[even] Onni oli tasapuolinen: kaikilla hyvät ja huonot heitot kumosivat toisensa.
}
analysis-turned = Käännekohta oli vuoro { $turn }.
analysis-turned-chance = Pelaajan { $name } voittomahdollisuus: { $before } → { $after }.
analysis-worst-you = { $step ->
    [lay] Teit pelin suurimman virheen vuorolla { $turn }, kun asetit tämän maton. Se maksoi { $cost } voitosta.
   *[turn] Teit pelin suurimman virheen vuorolla { $turn }, kun käänsit Assamia. Se maksoi { $cost } voitosta.
}
analysis-worst-name = { $step ->
    [lay] { $name } teki pelin suurimman virheen vuorolla { $turn } asettaessaan tämän maton. Se maksoi { $cost } voitosta.
   *[turn] { $name } teki pelin suurimman virheen vuorolla { $turn } kääntäessään Assamia. Se maksoi { $cost } voitosta.
}
analysis-worst-none = Kukaan ei tehnyt mainittavaa virhettä.

## The chart

analysis-chances = Kaikkien voittomahdollisuudet
analysis-chart-help = Ylhäällä: kaikkien voittomahdollisuudet vuoro vuorolta. Alhaalla, kunkin pelaajan rivillä: miten onnekas kukin heitto oli ja missä tehtiin virheitä.
analysis-walk = Vuoro analyysissa
analysis-value = Vuoron { $turn } jälkeen: { $chances }.
analysis-value-start = Alussa: { $chances }.
analysis-value-unknown = Vuoroa { $turn } ei ole vielä analysoitu.
analysis-chance-of = { $name }: { $chance }
analysis-not-yet = Ei vielä analysoitu
analysis-luck-of = onni { $gain }
analysis-error-of = { $grade ->
    [slip] epätarkkuus { $cost }
    [blunder] vakava virhe { $cost }
   *[mistake] virhe { $cost }
}
analysis-show = Näytä tämä markkinoilla
analysis-as-table = Näytä taulukkona
analysis-column-luck = Heiton onni
analysis-column-error = Virhe

## Errors

analysis-errors = Virheet
analysis-grade = { $grade ->
    [slip] epätarkkuus
    [blunder] vakava virhe
   *[mistake] virhe
}
analysis-grades = { $grade ->
    [slip] Epätarkkuudet
    [blunder] Vakavat virheet
   *[mistake] Virheet
}
analysis-decisions = Päätökset
analysis-lost-each = Menetys päätöstä kohden
analysis-errors-list = Yksitellen, suurin ensin
analysis-error-turn = Vuoro { $turn }: { $name }
analysis-error-step = { $step ->
    [lay] maton asettaminen
   *[turn] Assamin kääntäminen
}

## The sums

analysis-sums = Tarkka laskelma
analysis-sum-name = { $sum ->
    [start] Mahdollisuus alussa
    [own-luck] Oma onni
    [others-luck] Muiden onni
    [own-errors] Omat virheet
    [others-decisions] Muiden päätökset
    [corrections] Korjaukset
    [result] Tulos
   *[luck-adjusted] Tulos ilman onnea
}
analysis-sums-help = Kaikki luvut ovat prosentteja voitosta. Mahdollisuus alussa, onni, virheet, muiden päätökset ja korjaukset muodostavat yhdessä tuloksen: voitosta 100 %, jonka yhdessä voittaneet jakavat.
analysis-sums-luck = Onni on se, mitä noppa toi keskiarvoonsa verrattuna. Virhettä verrataan parhaaseen mahdolliseen vaihtoehtoon; Assamin kääntäminen arvioidaan ennen nopanheittoa. Korjaukset ovat sitä, mikä analyysille selvisi vasta pidemmälle katsottaessa; jos ne ovat suuria, pieniin virheisiin ei kannata luottaa.
analysis-sums-adjusted = Tulos ilman onnea kertoo, mikä tulos samoilla päätöksillä olisi keskimäärin. Se voi olla alle 0 % tai yli 100 %.

## One decision. Chances are percentages like “41.2 %”, written by the page.

decision = Tässä kohdassa
decision-word = { $grade ->
    [blunder] Vakava virhe.
    [mistake] Virhe.
    [slip] Epätarkkuus.
    [fine] Hyvä.
   *[best] Paras vaihtoehto.
}
decision-cost = Se maksoi { $cost } voitosta.
decision-tag = { $tag ->
    [done] Pelattu:
    [both] Pelattu ja paras:
   *[best] Paras:
}
decision-all = Kaikki vaihtoehdot ({ $count })
decision-forced = Muita vaihtoehtoja ei ollut.
decision-gave-up = Voittomahdollisuus oli { $chance }.
decision-luck = { $luck ->
    [lucky] Onnekas.
    [unlucky] Epäonninen.
   *[even] Ei onnekas eikä epäonninen.
}
decision-luck-by = { $step ->
    [draw] { $more ->
        [less] { $amount } vähemmän kuin keskimääräisellä nostolla.
       *[more] { $amount } enemmän kuin keskimääräisellä nostolla.
    }
   *[roll] { $more ->
        [less] { $amount } vähemmän kuin keskimääräisellä heitolla.
       *[more] { $amount } enemmän kuin keskimääräisellä heitolla.
    }
}
decision-rolls = { $step ->
    [draw] { $name }: voittomahdollisuus kunkin noston jälkeen
   *[roll] { $name }: voittomahdollisuus kunkin heiton jälkeen
}
decision-rolled = { $step ->
    [draw] Matto
   *[roll] Noppa
}
decision-likelihood = Todennäköisyys
decision-chance = Voittomahdollisuus

## Rollouts: games that are played from a decision on

rollout-start = Pelaa loppuun
rollout-help = Kustakin vaihtoehdosta pelataan monta peliä loppuun, kaikki samalla onnella, jotta nähdään, minkä arvoinen se on.
rollout-waiting = { $place ->
    [0] Aloitetaan…
    [one] Yksi muu on ennen tätä.
   *[other] { $place } muuta on ennen tätä.
}
rollout-running = { $games ->
    [one] Kustakin vaihtoehdosta tähän mennessä yksi peli, enintään { $of }
   *[other] Kustakin vaihtoehdosta tähän mennessä { $games } peliä, enintään { $of }
}
rollout-failed = Pelejä ei voitu pelata. Yritä uudelleen.
rollout-finding = { $finding ->
    [worse] Pelit vahvistavat sen: pelattu vaihtoehto on huonompi.
    [better] Pelit ovat eri mieltä: pelattu vaihtoehto on parempi.
    [same] Pelit eivät löytäneet mitään pelattua parempaa.
    [else] Pelit löysivät jotakin pelattua parempaa.
   *[open] Liian tasaista ratkaistavaksi.
}
rollout-results = Mitä pelit kertovat
rollout-worth = { $chance } ± { $error }
rollout-interval = 95 tapauksessa sadasta todellinen arvo on palkin sisällä.
rollout-games = { $games ->
    [one] Kustakin vaihtoehdosta pelattiin yksi peli.
   *[other] Kustakin vaihtoehdosta pelattiin { $games } peliä.
}

## Learning from mistakes: a position of the game, in which something better is to be found

mistakes-start = { $whose ->
    [yours] Opi virheistäsi
   *[all] Opi virheistä
}
mistakes-back = Takaisin peliin
mistakes-whose = Kenen virheet
mistakes-none = { $name } – ei virheitä tässä pelissä. Hyvin pelattu!
mistakes-progress = Tehtävä { $at }/{ $of }
mistakes-puzzle = { $step ->
    [lay] Vuoro { $turn }: aseta matto
    [steer] Vuoro { $turn }: käännä Assam seuraavaa pelaajaa varten
   *[turn] Vuoro { $turn }: käännä Assam
}
mistakes-played-rug = Pelissä matto asetettiin ruutuihin { $first } ja { $second }.
mistakes-played-facing = Pelissä Assam suunnattiin { $facing ->
    [N] pohjoiseen
    [E] itään
    [S] etelään
   *[W] länteen
}.
mistakes-task = Keksi jotakin parempaa.
mistakes-do = { $step ->
    [lay] Aseta matto
   *[turn] Käännä Assam
}
mistakes-show = Näytä ratkaisu
mistakes-finish = Lopeta
mistakes-same = Juuri niin pelattiin: voittomahdollisuus { $chance }. Parempikin löytyy.
mistakes-worse = { $choice }: voittomahdollisuus { $chance }. Parempikin löytyy.
mistakes-right = { $verdict ->
    [best] Kyllä, se on paras vaihtoehto!
   *[good] Hienoa, se on yhtä hyvä kuin paras.
}
mistakes-yours = Sillä voittaa { $chance } peleistä.
mistakes-best = Paras: { $choice }.
mistakes-cost = Pelattu vaihtoehto maksoi { $cost } voitosta: { $best }:n sijaan { $played }.
mistakes-facts = Mihin vaihtoehdot johtavat
mistakes-then = Pelattu:
mistakes-better = Paras:
mistakes-you = Valintasi:
mistakes-area = Alueesi koko siinä, ruutuina
mistakes-own = Näkyvät ruutusi
mistakes-hidden = Muiden ruutuja jää peittoon
mistakes-prices = Maksettavat dirhamit, jos noppa näyttää
mistakes-end = Löysit jotakin parempaa: { $found }/{ $of }.
mistakes-outcome = { $outcome ->
    [first] löytyi heti
    [later] löytyi
    [shown] näytettiin
   *[skipped] ohitettiin
}
mistakes-again = Aloita alusta
