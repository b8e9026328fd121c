### Czech: playing without seeing the market: the text board, its keys and what it reads out.

text-board = Textová deska
text-board-about = Trh ve slovech: políčka jako tlačítka, řádek na psaní a klávesy, které předčítají, co chceš vědět.
text-board-show = Zobrazit textovou desku
text-board-hide = Skrýt textovou desku
settings-text-board = Textová deska u každého stolu
settings-text-board-help = Políčka jako tlačítka a řádek na psaní, pro hraní bez pohledu na trh.

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
text-half-undone = Nic už není vybráno.
text-no-rug = Na { $square } teď koberec položit nejde.
text-no-pair = Na { $first } a { $second } teď koberec položit nejde.
text-would-lay = { $letter ->
    [r] Červený
    [b] Modrý
    [y] Žlutý
   *[g] Zelený
} koberec na { $first } a { $second }. Enter ho položí, Esc výběr zruší.
text-would-turn = Assam hledí na { facing }. R hodí kostkou.
text-would-steer = Pro dalšího hráče má Assam hledět na { facing }. R to potvrdí.

## The box to type in

text-box = Napiš akci nebo otázku
text-box-go = Provést
text-box-help = N, E, S nebo W otočí Assama, R hodí kostkou a dvě políčka, jako d4d5, položí koberec. Jedno políčko, jako d4, řekne, co tam leží a kolik to stojí. I přečte místa, T poslední tah, A co je dovoleno, C kolik stojí každý hod a O přehled.
text-box-empty = Zatím tu nic není napsáno.
text-box-unknown = „{ $text }“ není akce ani otázka.
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
text-seat-next = Další koberec je { colour }.
text-seat-out = { $name } je mimo hru.
text-last-none = Ještě nikdo netáhl.
text-legal-turn = Assam může hledět na: { $choices }.
text-legal-roll = Může se hodit kostkou.
text-legal-lay = { $count ->
    [one] Koberec lze položit na jedno místo: { $choices }.
    [few] Koberec lze položit na { $count } místa: { $choices }.
   *[other] Koberec lze položit na { $count } míst: { $choices }.
}
text-legal-return = Žádný koberec tu nejde položit; vrací se do krabice.
text-legal-none = Teď se nedá dělat nic.

## Its keys

text-keys-title = Klávesy textové desky
text-keys-arrows = přejít z políčka na políčko; Home a End: po řadě, Page Up a Page Down: po sloupci
text-keys-enter = vybrat políčko pro koberec, nebo ho položit
text-keys-roll = hodit kostkou
text-keys-seats = přečíst místa
text-keys-last = přečíst poslední tah
text-keys-legal = přečíst, co se smí
text-keys-price = přečíst, kolik stojí toto políčko
text-keys-prices = přečíst, kolik stojí každý hod
text-keys-overview = přečíst, kde stojí Assam a co je třeba udělat
text-keys-box = přejít na řádek na psaní
