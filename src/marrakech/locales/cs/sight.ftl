### Czech: playing without seeing the market: the text board, its keys and what it reads out.

text-board = Textová deska
text-board-about = Trh popsaný slovy: políčka jako tlačítka, řádek na psaní a klávesy na předčítání toho, co chceš vědět.
text-board-show = Zobrazit textovou desku
text-board-hide = Skrýt textovou desku
settings-text-board = Textová deska u každého stolu
settings-text-board-help = Políčka jako tlačítka a řádek na psaní, aby šlo hrát bez pohledu na trh.

## The squares

text-squares = Políčka trhu
text-square = { $square }, { $rug ->
    [bare] prázdné
    [r] červený koberec
    [b] modrý koberec
    [y] žlutý koberec
   *[g] zelený koberec
}{ $other ->
    [none] {""}
    [hidden] , druhá půlka zakrytá
   *[square] , druhá půlka na { $with }
}{ $assam ->
    [N] . Stojí tu Assam a hledí na sever
    [E] . Stojí tu Assam a hledí na východ
    [S] . Stojí tu Assam a hledí na jih
    [W] . Stojí tu Assam a hledí na západ
   *[no] {""}
}
text-half-chosen = Koberec začíná na { $square }. Druhá půlka může ležet na: { $squares }.
text-half-undone = Výběr zrušen.
text-no-rug = Na { $square } teď koberec položit nejde.
text-no-pair = Na { $first } a { $second } teď koberec položit nejde.
text-would-lay =
    { $letter ->
        [r] Červený
        [b] Modrý
        [y] Žlutý
       *[g] Zelený
    } koberec na { $first } a { $second }. Enterem ho položíš, klávesou Esc výběr zrušíš.
text-would-turn = Assam půjde na { facing }. Kostkou hodíš klávesou R.
text-would-steer = Pro dalšího hráče bude Assam hledět na { facing }. Potvrď klávesou R.

## The box to type in

text-box = Napiš akci nebo otázku
text-box-go = Provést
text-box-help = Chceš-li otočit Assama, napiš N (sever), E (východ), S (jih) nebo W (západ). Napiš R a hodíš kostkou; napiš dvě políčka, například d4d5, a položíš koberec. Napiš jedno políčko, například d4, a dozvíš se, co tam leží a kolik stojí tam zastavit. Dalšími písmeny si necháš přečíst: I – místa, T – poslední tah, A – co se smí, C – kolik stojí každý hod, O – přehled.
text-box-empty = Zatím tu nic není napsáno.
text-box-unknown = „{ $text }“ není akce ani otázka. Napiš ? a uvidíš nápovědu.
text-not-now = { $action }: teď se to nesmí.
text-not-yours = Teď nemáš o čem rozhodovat.

## What is read out

text-ask = Přečíst
text-ask-seats = Místa
text-ask-last = Poslední tah
text-ask-legal = Co se smí
text-ask-prices = Ceny hodů
text-ask-overview = Přehled
text-overview = Tah { $turn }. Assam stojí na { $square } a hledí na { facing }.
text-seat = { $name }: { $score }; { $rugs }.
text-labelled = { $label }: { $text }
text-seat-next = Další koberec: { colour }.
text-seat-out = { $name } je mimo hru.
text-last-none = Ještě nikdo netáhl.
text-legal-turn = Assama můžeš natočit na: { $choices }.
text-legal-roll = Můžeš hodit kostkou.
text-legal-lay = { $count ->
    [one] Koberec lze položit na jedno místo: { $choices }.
    [few] Koberec lze položit na { $count } místa: { $choices }.
   *[other] Koberec lze položit na { $count } míst: { $choices }.
}
text-legal-return = Pro koberec tu není místo, takže se vrací do krabice.
text-legal-none = Teď není co dělat.

## Its keys

text-keys-title = Zkratky textové desky
text-keys-arrows = přejít z políčka na políčko; Home a End: na konce řady, Page Up a Page Down: na konce sloupce
text-keys-enter = vybrat políčko pro koberec, nebo ho položit
text-keys-roll = hodit kostkou
text-keys-seats = přečíst místa
text-keys-last = přečíst poslední tah
text-keys-legal = přečíst, co se smí
text-keys-price = přečíst, kolik stojí zastavit na tomto políčku
text-keys-prices = přečíst, kolik stojí každý hod
text-keys-overview = přečíst, kde stojí Assam a co teď udělat
text-keys-box = přejít na řádek na psaní
