### Czech: what is refused, and why. A message’s name is the key that goes over the wire.

## What the rules refuse

action-unknown = „{ $text }“ není žádná akce.
depth-negative = Posloupnosti délky { $depth } neexistují.
draw-none-left = { $action }: v hromádce místa { $seat } už koberec té barvy není.
game-over = { $action }: hra skončila.
lay-covers-rug = { $action }: tento koberec by najednou překryl celý jiný koberec, a to se nesmí.
lay-must = Koberec jde položit, takže se položit musí.
lay-not-beside = { $action }: tento koberec nesousedí stranou s políčkem, kde stojí Assam.
lay-on-assam = { $action }: tento koberec by ležel pod Assamem.
lay-one-colour = { $action }: tento koberec by ležel na dvou políčkách jedné barvy, což tato pravidla zakazují.
not-this-step = { $action } sem nepatří: { $step ->
    [turn] teď se otáčí Assam (N, E, S nebo W).
    [steer] teď se otáčí Assam (N, E, S nebo W).
    [roll] teď se hází kostkou (1 až 4).
    [draw] teď se losuje další koberec z hromádky (jako *r).
   *[lay] teď se pokládá koberec (jako d4d5).
}
roll-unknown = „{ $action }“ není hod; kostka ukazuje 1 až 4.
seat-out = { $action }: místo { $seat } už je mimo hru.
seat-unknown = { $action }: na místě { $seat } nikdo nesedí.
steer-must-turn = { $action }: Assama je třeba otočit o čtvrt otáčky doleva nebo doprava; na { $facing } už hledí.
turn-half-round = { $action }: Assam hledí na { $facing } a nikdy se neotáčí čelem vzad.

## What cannot be set up

bot-unknown = Bot „{ $name }“ neexistuje. K dispozici: { $names }.
edition-unknown = Vydání „{ $name }“ neexistuje. Všechna vypíše „marrakech editions“.
facing-unknown = „{ $facing }“ není směr; použij N, E, S nebo W.
option-clash = { $first } a { $second } nelze hrát zároveň.
option-unknown = Volba „{ $option }“ neexistuje. K dispozici: { $options }.
option-value = Volba { $option } nemá hodnotu „{ $value }“. Má: { $values }.
players-number = Marrakech je pro 2 až 4 hráče, ne pro { $players }.

## What is wrong with a position

assam-form = „{ $text }“ není políčko se směrem, jako d4S.
board-character = „{ $text }“ na desku nepatří.
board-rank-length = řada { $rank } má { $found ->
    [8] více než 7 políček.
    [one] jen 1 políčko místo 7.
    [few] jen { $found } políčka místo 7.
   *[other] jen { $found } políček místo 7.
}
board-ranks = deska má 7 řad oddělených znakem „/“, tady jich je { $found }.
board-run = v řadě { $rank } stojí vedle sebe dva počty prázdných políček; zapiš jejich součet.
colour-unseated = žádné místo tu nemá barvu „{ $colour }“.
draw-one-way = místo { $seat } nemá co losovat: další koberec může být jen jeden.
half-alone = „{ $half }“ na { $square } ukazuje na půlku, která neukazuje zpátky.
mover-no-rugs = na tahu je místo { $seat } (fáze „{ $step }“), ale nemá už žádný koberec.
mover-out = na tahu je místo { $seat } (fáze „{ $step }“), ale je mimo hru.
number-form = „{ $text }“ není celé číslo.
number-range = { $text } je víc než nejvyšší povolené číslo, { $highest }.
option-default = „{ $text }“ je běžná hodnota a nezapisuje se.
option-form = „{ $text }“ není volba s hodnotou, jako area=owner.
option-order = volba „{ $option }“ není na svém místě; volby jsou seřazené a každá je tu jednou.
out-everyone = někdo musí být ještě ve hře.
out-order = kdo vypadl, má číslo x1, x2 … podle pořadí; tady je { $found }.
position-fields = pozice má šest částí oddělených jednou mezerou; tady jich je { $found }.
position-long = pozice nikdy není delší než { $longest } znaků.
seat-colours = místo { $seat } hraje za „{ $colours }“; tady je „{ $text }“.
seat-form = místo { $seat } má vypadat jako 30:r12, ne „{ $text }“.
seat-number = „{ $text }“ není žádné z míst; počet míst: { $seats }.
seats-number = pozice má 2 až 4 místa, tady jich je { $found }.
should-be-over = nezbývá nikdo, kdo by hrál, takže fáze musí být „over“, ne „{ $step }“.
step-ruleset = fáze „{ $step }“ se v těchto pravidlech nevyskytuje.
step-unknown = „{ $text }“ není fáze. K dispozici: { $steps }.
top-colour = na vrchu hromádky místa { $seat } je jedna z barev „{ $colours }“, ne „{ $text }“.
top-early = hromádka místa { $seat } čeká na losování a vršek ještě neukazuje.
top-missing = hromádka místa { $seat } musí ukazovat vršek, jako *r.
top-none-left = na vrchu hromádky místa { $seat } nemůže být „{ $colour }“: žádný nezbývá.
top-one-colour = hromádka místa { $seat } má jednu barvu; vršek se nezapisuje.

## What is wrong with a record

comment-brace = komentář nesmí obsahovat pravou složenou závorku: „{ $text }“.
comment-open = komentář se na svém řádku otevřel, ale nezavřel.
comment-place = komentář „{ $text }“ stojí tam, kde být nemůže, nebo ve špatném pořadí.
comment-result = vedle výsledku, nad ním ani za ním komentář být nemůže; poslední místo pro něj je mezi tahy.
not-canonical = takhle se to nezapisuje. Má být: { $expected }
record-character = znak „{ $text }“ v zápisu být nemůže.
record-cut-off = poslední řádek nekončí; zápis vypadá useknutý.
record-edition = vydání „{ $name }“ má jiná pravidla než pozice ve značce Start.
record-empty = nic tu není.
record-long = zápis nikdy není delší než { $longest } znaků.
record-no-result = zápis končí bez výsledku. Má následovat prázdný řádek a pak „*“ nebo body.
record-players = v zápisu není ani Start, ani 2 až 4 místa po pořádku (Seat1, Seat2 …).
record-seat = { $tag }: partie má jen tolik míst: { $seats }.
record-start = značky nepopisují začátek této partie.
record-sections = po tomto prázdném řádku už má být jen výsledek.
result-wrong = výsledek je { $expected }, ne „{ $text }“.
tag-form = tohle není značka jako [Seat1 "Ana"]: { $text }
tag-name = „{ $tag }“ nemůže být název značky.
tag-reserved = značka { $tag } vyplývá ze začátku, jmen a vydání; nelze ji zadat zvlášť.
tag-twice = značka { $tag } je tu podruhé.
turn-empty = v tahu není žádná akce.
turn-form = tah začíná číslem, jako „1.“; tady je „{ $text }“.
turn-line = tah končí před „{ $text }“, které patří na vlastní řádek.
turn-number = teď má přijít tah { NUMBER($expected, useGrouping: 0) }, ne { $text }.
turn-unfinished = tah není dokončený: chybí ještě fáze „{ $step }“.

## Dice

seed-form = „{ $text }“ není semínko: má mít 1 až { $longest } tisknutelných znaků ASCII bez mezer.
commitment-form = „{ $text }“ není otisk SHA-256: má mít 64 šestnáctkových číslic, psaných malými písmeny.
commitments-missing = { $people ->
    [one] Hned usedá jeden člověk a slibuje jedno semínko; zadáno slibů: { $commitments }.
    [few] Hned usedají { $people } lidé a každý slibuje jedno semínko; zadáno slibů: { $commitments }.
   *[other] Hned usedá { $people } lidí a každý slibuje jedno semínko; zadáno slibů: { $commitments }.
}
seeds-awaited = Hra ještě nemůže začít: chybějí semínka některých míst.
seeds-sealed = Semínka už nejde změnit: hra za chvíli začne.
seed-hash = semínko místa { $seat } není to, které bylo slíbeno: jeho otisk je { $expected }, ne { $text }.
dice-tags = chybí značka { $tag }, a bez ní nelze kostku ověřit.
dice-tag-form = značka { $tag } nemůže mít hodnotu „{ $text }“.
dice-seat = { $tag }: partie má jen tolik míst: { $seats }.
dice-hash = semínko serveru není to, které bylo slíbeno: jeho otisk je { $expected }, ne { $text }.
dice-chance = náhoda číslo { $number } je { $action }; ze semínek vychází { $expected }.

## Names

name-characters = jméno nesmí obsahovat znak { $text }.
name-length = jméno má 1 až { $longest } znaků, tady jich je { $length }.

## At a table

behind = Hra mezitím pokročila (událost { $number }); podívej se znovu, než se rozhodneš.
bot-not-ready = Bot se ještě připravuje; zkus to za chvilku znovu.
chance-decides = { $action }: tady rozhoduje náhoda.
clock-form = „{ $kind }“ nejsou hodiny, se kterými se dá hrát.
code-wrong = Tento odkaz neotevírá žádné místo, nebo už neplatí.
device-link-wrong = Tento odkaz nepřidává žádné zařízení, nebo už neplatí. Vytvoř nový na druhém zařízení.
device-unknown = Toto není tvoje zařízení, nebo už bylo odhlášeno.
command-unknown = „{ $kind }“: to se u stolu udělat nedá.
hint-none = Bot neodpověděl; zkus to za chvilku znovu.
hint-people = Kde hrají i jiní lidé, tam se neradí.
log-long = U tohoto stolu už bylo přes { $most } událostí; partii lze jen dohrát.
names-missing = { $people ->
    [one] Hned usedá jeden člověk a potřebuje jméno; zadáno: { $names }.
    [few] Hned usedají { $people } lidé a každý potřebuje jméno; zadáno: { $names }.
   *[other] Hned usedá { $people } lidí a každý potřebuje jméno; zadáno: { $names }.
}
not-host = To může jen ten, kdo stůl připravil.
not-seated = To může jen ten, kdo u tohoto stolu sedí.
not-your-seat = Místo { $seat } není tvoje.
not-your-turn = Na tahu je místo { $seat }, a to není tvoje.
record-none = Tato hra ještě nezačala; zápis zatím není.
rematch-exists = Další partie už je připravená: stůl { $table }.
rules-twice = Zadej vydání, nebo pravidla, ne obojí.
seat-free = Na místě { $seat } nikdo nesedí.
seat-kind = „{ $text }“ se posadit nemůže; místo je pro člověka, volné, nebo pro bota.
seat-missing = Místo „{ $seat }“ tu není.
seat-not-lent = Žádný bot tě nezastupuje.
seat-not-persons = Na místě { $seat } teď nehraje žádný člověk.
seat-present = Hráč na místě { $seat } tu je, nebo není pryč dost dlouho.
seat-taken = { $seat ->
    [0] Všechna místa jsou obsazená.
   *[other] Místo { $seat } je obsazené.
}
seats-open = Některá místa jsou ještě volná.
stand-in-weak = Bot „{ $name }“ nemůže zastupovat hráče. Mohou: { $names }.
table-busy = Stůl chce měnit příliš mnoho lidí najednou; zkus to znovu.
table-damaged = Průběh hry u stolu „{ $table }“ je poškozený, takže tam nejde hrát. Všechny ostatní stoly jsou v pořádku.
table-unknown = Stůl „{ $table }“ neexistuje.
time-left = Čas ještě nevypršel.
timeout-kind = „{ $text }“ nemůže být následek vypršení času.
wrong-phase = { $phase ->
    [gathering] Hra ještě nezačala.
    [playing] Hra už začala.
    [over] Hra skončila.
   *[cancelled] Stůl byl zrušen.
}

## At the server's doors

bots-alone = { $most ->
    [0] Na tomto serveru nemohou boti hrát sami.
    [one] Z tvé sítě už běží partie samotných botů. Počkej, až skončí.
    [few] Z tvé sítě už běží { $most } partie samotných botů. Počkej, až některá skončí.
   *[other] Z tvé sítě už běží { $most } partií samotných botů. Počkej, až některá skončí.
}
host-refused = Pod jménem „{ $host }“ tento server neodpovídá. Správce serveru může jméno povolit volbou { $option }.
method-unknown = To tady nejde.
origin-refused = Stránka odjinud tohle nesmí.
page-unbuilt = Do tohoto serveru není zabudovaná stránka: zařídí to „python hatch_build.py build“ ve zdrojovém kódu.
page-unknown = Nic tu není.
request-big = To je najednou příliš.
request-invalid = Požadavek nemá podobu, jakou popisuje protokol ({ $where }: { $what }).
request-slow = Požadavek přicházel příliš dlouho.
server-failed = Něco se tu pokazilo. Je to zaznamenáno a nic z toho, co bylo potvrzeno, se neztratilo.
server-full = Server už další spojení nepřijme; zkus to za chvíli znovu.
square-unknown = „{ $text }“ není políčko.
token-missing = Toto zařízení nemá token, nebo bylo odhlášeno: nový token dá POST /api/device.
too-many-tables = Jedna stránka může sledovat nejvýš tolik stolů: { $most }.
server-troubled = Server teď nemůže nic uložit ({ $trouble }). Nic se neztratilo; zkus to později znovu.
too-often = To bylo příliš často; chvíli počkej.
