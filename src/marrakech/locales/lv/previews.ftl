### Latvian: what a shared link shows in a chat or a search: a title, a sentence and what its picture shows. No names of people.

## Titles

preview-waiting = { $open ->
    [0] Spēle { $players } spēlētājiem, tūlīt sāksies
    [zero] Spēle { $players } spēlētājiem, vēl gaidām { $open } spēlētāju
    [one] Spēle { $players } spēlētājiem, vēl gaidām { $open } spēlētāju
   *[other] Spēle { $players } spēlētājiem, vēl gaidām { $open } spēlētājus
}
preview-playing = Spēle { $players } spēlētājiem, pilnā sparā
preview-over = { $players ->
    [2] Pabeigta spēle: { $first } pret { $second }
    [3] Pabeigta spēle, punkti: { $first }, { $second } un { $third }
   *[4] Pabeigta spēle, punkti: { $first }, { $second }, { $third } un { $fourth }
}
preview-cancelled = Atcelta spēle
preview-replay = Noskaties vēlreiz spēli { $players } spēlētājiem
preview-position = Pozīcija izpētei

## Descriptions

preview-waiting-text = Atver saiti, lai spēlētu līdzi vai vērotu. Spēlē pārlūkā, bez maksas un bez konta.
preview-playing-text = Atver saiti un vēro katru gājienu tiešraidē.
preview-over-text = Atver saiti, lai redzētu tirgu spēles beigās un to, kā veidojās punkti, un vēlreiz noskatītos visu spēli.
preview-replay-text = Noskaties spēli gājienu pa gājienam, no pirmā paklāja līdz pēdējam.
preview-position-text = Atver saiti, lai redzētu, kas var notikt tālāk, izmēģinātu gājienu vai mainītu tirgu.
preview-editor-text = Izveido jebkādu tirgu, skaties, kas var notikt tālāk, un dalies ar saiti.
preview-rules-text = Visi noteikumi diviem, trim un četriem spēlētājiem, vienkāršos vārdos un ar kustīgiem attēliem.
preview-learn-text = Iemācies spēli spēlējot: īsas nodarbības pašas spēles tirgū, soli pa solim.

## What the picture shows

preview-picture-home = Flīzēts tirgus no augšas: četros dažādos rakstos austi paklāji, koka kauliņš un Assams sarkanā fesā.
preview-picture-market = Šīs spēles tirgus no augšas: redzamie paklāji un Assams sarkanā fesā.
preview-picture-empty = Tukšs tirgus no augšas, septiņreiz septiņas flīzes, un Assams sarkanā fesā.
