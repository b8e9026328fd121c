### Czech: what is refused, and why. A message’s name is the key that goes over the wire.

## What the rules refuse

action-unknown = „{ $text }“ není žádná akce.
depth-negative = Počet akcí nemůže být záporný: { $depth }.
draw-none-left = { $action }: v hromádce místa { $seat } už koberec té barvy není.
game-over = { $action }: hra skončila.
lay-covers-rug = { $action }: tento koberec by najednou překryl celý jiný koberec, a to se nesmí.
lay-must = Můžeš položit koberec, takže musíš.
lay-not-beside = { $action }: aspoň jedna půlka koberce musí stranou sousedit s políčkem, kde stojí Assam.
lay-on-assam = { $action }: na políčko, kde stojí Assam, koberec položit nejde.
lay-one-colour = { $action }: tento koberec by překryl dvě políčka jedné barvy, což tato pravidla nedovolují.
not-this-step =
    { $action }: to teď nejde. { $step ->
        [turn] Teď je třeba otočit Assama: N (sever), E (východ), S (jih) nebo W (západ).
        [steer] Teď je třeba otočit Assama: N (sever), E (východ), S (jih) nebo W (západ).
        [roll] Teď je třeba hodit kostkou: 1 až 4.
        [draw] Teď je třeba vylosovat další koberec z hromádky, například *r.
       *[lay] Teď je třeba položit koberec, například d4d5.
    }
roll-unknown = „{ $action }“ není hod; kostka ukazuje 1 až 4.
seat-out = { $action }: místo { $seat } už je mimo hru.
seat-unknown = { $action }: místo { $seat } v této hře není.
steer-must-turn = { $action }: Assam už na { facing } hledí. Otoč ho o čtvrt otáčky doleva nebo doprava.
turn-half-round = { $action }: Assam hledí na { facing } a čelem vzad se otočit nemůže. Vyber jiný směr.

## What cannot be set up

bot-unknown = Bot „{ $name }“ neexistuje. K dispozici: { $names }.
edition-unknown = Vydání „{ $name }“ neexistuje. Všechna vypíše „marrakech editions“.
facing-unknown = „{ $facing }“ není směr; použij N (sever), E (východ), S (jih) nebo W (západ).
option-clash = { $first } a { $second } nelze kombinovat.
option-unknown = Volba „{ $option }“ neexistuje. K dispozici: { $options }.
option-value = Volba { $option } nemůže mít hodnotu „{ $value }“. Možné hodnoty: { $values }.
players-number = Marrakech je pro 2 až 4 hráče, ne pro { $players }.

## What is wrong with a position

assam-form = „{ $text }“ není políčko se směrem, například d4S.
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
draw-one-way = místo { $seat } nemá co losovat: jeho další koberec je už daný.
half-alone = „{ $half }“ na { $square } ukazuje na půlku, která neukazuje zpátky.
mover-no-rugs = fáze je „{ $step }“, ale místo { $seat } už nemá žádný koberec.
mover-out = fáze je „{ $step }“, ale místo { $seat } je mimo hru.
number-form = „{ $text }“ není celé číslo.
number-range = { $text } je příliš mnoho; nejvyšší povolené číslo je { $highest }.
option-default = „{ $text }“ je výchozí hodnota; vynech ji.
option-form = „{ $text }“ není volba s hodnotou, například area=owner.
option-order = volba „{ $option }“ není na svém místě; volby seřaď a každou zapiš jen jednou.
out-everyone = aspoň jeden hráč musí být ještě ve hře.
out-order = kdo vypadl, má číslo x1, x2 … podle pořadí; tady je { $found }.
position-fields = pozice má šest částí oddělených jednou mezerou; tady jich je { $found }.
position-long = pozice nemůže být delší než { $longest } znaků.
seat-colours = místo { $seat } hraje za „{ $colours }“; tady je „{ $text }“.
seat-form = místo { $seat } má vypadat jako 30:r12, ne „{ $text }“.
seat-number = „{ $text }“ není žádné z míst; počet míst: { $seats }.
seats-number = pozice má 2 až 4 místa, tady jich je { $found }.
should-be-over = nezbývá nikdo, kdo by hrál, takže fáze musí být „over“, ne „{ $step }“.
step-ruleset = v těchto pravidlech fáze „{ $step }“ není.
step-unknown = „{ $text }“ není fáze. K dispozici: { $steps }.
top-colour = na vrchu hromádky místa { $seat } musí být jedna z barev „{ $colours }“, ne „{ $text }“.
top-early = hromádka místa { $seat } ještě čeká na losování, takže vršek ukazovat nemůže.
top-missing = hromádka místa { $seat } musí ukazovat vršek, například *r.
top-none-left = na vrchu hromádky místa { $seat } nemůže být „{ $colour }“: žádný nezbývá.
top-one-colour = hromádka místa { $seat } má jen jednu barvu, takže vršek vynech.

## What is wrong with a record

comment-brace = komentář nesmí obsahovat pravou složenou závorku: „{ $text }“.
comment-open = tento komentář není na stejném řádku uzavřený.
comment-place = komentář „{ $text }“ stojí tam, kde být nemůže, nebo ve špatném pořadí.
comment-result = vedle výsledku, nad ním ani za ním komentář být nemůže; dej ho mezi tahy.
not-canonical = tohle není ustálená podoba zápisu. Má být: { $expected }
record-character = znak „{ $text }“ v zápisu být nemůže.
record-cut-off = poslední řádek není úplný; zápis vypadá useknutý.
record-edition = vydání „{ $name }“ má jiná pravidla než pozice ve značce Start.
record-empty = nic tu není.
record-long = zápis nemůže být delší než { $longest } znaků.
record-no-result = zápis končí bez výsledku. Má následovat prázdný řádek a pak „*“ nebo body.
record-players = zápis potřebuje značku Start, nebo dva až čtyři hráče po pořádku (Seat1, Seat2 …).
record-seat = { $tag }: partie má jen { $seats } místa.
record-start = značky neodpovídají začátku této partie.
record-sections = po tomto prázdném řádku může být už jen výsledek.
result-wrong = výsledek má být { $expected }, ne „{ $text }“.
tag-form = tohle není značka jako [Seat1 "Ana"]: { $text }
tag-name = „{ $tag }“ nemůže být název značky.
tag-reserved = značka { $tag } se zapisuje sama podle začátku, jmen a vydání; vynech ji.
tag-twice = značka { $tag } je tu podruhé.
turn-empty = v tahu není žádná akce.
turn-form = tah začíná číslem, například „1.“; tady je „{ $text }“.
turn-line = tah končí před „{ $text }“, které patří na nový řádek.
turn-number = teď má přijít tah { NUMBER($expected, useGrouping: 0) }, ne { $text }.
turn-unfinished = tah není dokončený: chybí fáze „{ $step }“.

## Dice

seed-form = „{ $text }“ není platné semínko; použij 1 až { $longest } tisknutelných znaků ASCII bez mezer.
commitment-form = „{ $text }“ není otisk SHA-256: má mít 64 šestnáctkových číslic, psaných malými písmeny.
commitments-missing =
    { $people ->
        [one] Od začátku sedí u stolu jeden člověk a potřebuje jeden otisk semínka; zadáno otisků: { $commitments }.
        [few] Od začátku sedí u stolu { $people } lidé a každý potřebuje otisk semínka; zadáno otisků: { $commitments }.
       *[other] Od začátku sedí u stolu { $people } lidí a každý potřebuje otisk semínka; zadáno otisků: { $commitments }.
    }
seeds-awaited = Hra ještě nemůže začít: některá semínka chybějí.
seeds-sealed = Semínka už nejde změnit: hra za chvíli začne.
seed-hash = semínko místa { $seat } neodpovídá zveřejněnému otisku: otisk semínka je { $expected }, ne { $text }.
dice-tags = chybí značka { $tag }, a bez ní nelze kostku ověřit.
dice-tag-form = značka { $tag } nemůže mít hodnotu „{ $text }“.
dice-seat = { $tag }: partie má jen { $seats } místa.
dice-hash = semínko serveru neodpovídá zveřejněnému otisku: otisk semínka je { $expected }, ne { $text }.
dice-chance = hod nebo losování číslo { $number } je { $action }, ale ze semínek vychází { $expected }.

## Names

name-characters = jméno nesmí obsahovat znak { $text }.
name-length = jméno má 1 až { $longest } znaků, tady jich je { $length }.

## At a table

behind = Hra mezitím pokročila. Podívej se znovu, než se rozhodneš.
bot-not-ready = Bot se ještě připravuje; zkus to za chvilku znovu.
chance-decides = { $action }: tady rozhoduje náhoda.
clock-form = „{ $kind }“ nejsou platné hodiny.
code-wrong = Tento odkaz neotevírá žádné místo, nebo už neplatí. Požádej o nový.
device-link-wrong = Tento odkaz nepřidává žádné zařízení, nebo už neplatí. Vytvoř nový na druhém zařízení.
device-unknown = Toto není tvoje zařízení, nebo už bylo odhlášeno.
command-unknown = „{ $kind }“: takový příkaz stůl nezná.
hint-none = Bot neodpověděl; zkus to za chvilku znovu.
hint-people = Když hraješ s jinými lidmi, rady se nedávají.
log-long = Tento stůl dosáhl nejvyššího počtu událostí ({ $most }). Partii lze už jen dohrát.
names-missing =
    { $people ->
        [one] Od začátku sedí u stolu jeden člověk a potřebuje jméno; zadáno jmen: { $names }.
        [few] Od začátku sedí u stolu { $people } lidé a každý potřebuje jméno; zadáno jmen: { $names }.
       *[other] Od začátku sedí u stolu { $people } lidí a každý potřebuje jméno; zadáno jmen: { $names }.
    }
not-host = To může jen ten, kdo stůl připravil.
not-seated = To mohou jen hráči, kteří u tohoto stolu sedí.
not-your-seat = Místo { $seat } není tvoje.
not-your-turn = Nejsi na tahu; na tahu je místo { $seat }.
record-none = Tato hra ještě nezačala; zápis zatím není.
rematch-exists = Další partie už je připravená: stůl { $table }.
rules-twice = Vyber vydání, nebo vlastní pravidla, ne obojí.
seat-free = Na místě { $seat } nikdo nesedí.
seat-kind = „{ $text }“ není platné místo; místo je buď volné, nebo patří člověku či botovi.
seat-missing = Místo „{ $seat }“ tu není.
seat-not-lent = Žádný bot za tebe nehraje.
seat-not-persons = Na místě { $seat } teď nehraje žádný člověk.
seat-present = Hráč na místě { $seat } tu je, nebo není pryč dost dlouho.
seat-taken = { $seat ->
    [0] Všechna místa jsou obsazená.
   *[other] Místo { $seat } je obsazené.
}
seats-open = Některá místa jsou ještě volná.
stand-in-weak = Bot „{ $name }“ nemůže zastupovat hráče. Mohou: { $names }.
table-busy = U tohoto stolu se děje příliš mnoho věcí najednou; zkus to znovu.
table-damaged = Data stolu „{ $table }“ jsou poškozená, takže tam nejde hrát. Ostatních stolů se to netýká.
table-unknown = Stůl „{ $table }“ neexistuje.
time-left = Čas ještě nevypršel.
timeout-kind = „{ $text }“ není platné pravidlo pro vypršení času.
wrong-phase = { $phase ->
    [gathering] Hra ještě nezačala.
    [playing] Hra už začala.
    [over] Hra skončila.
   *[cancelled] Stůl byl zrušen.
}

## Reactions at a table

reactions-fast =
    { $seconds ->
        [one] Ne tak rychle! Další reakci můžeš poslat za { $seconds } sekundu.
        [few] Ne tak rychle! Další reakci můžeš poslat za { $seconds } sekundy.
       *[other] Ne tak rychle! Další reakci můžeš poslat za { $seconds } sekund.
    }
reactions-crowd = Právě reaguje mnoho diváků. Zkus to za chvilku znovu.
reactions-used =
    { $who ->
        [spectators] Diváci už u tohoto stolu vyčerpali všechny své reakce ({ $most }).
       *[player] Všechny tvoje reakce u tohoto stolu jsou vyčerpané ({ $most }).
    }

## Taking back

undo-none = Není co vzít zpět: koberec jde vzít zpět, jen dokud nikdo neotočil Assama ani nehodil kostkou.
undo-others = Ostatní hrají na svých zařízeních, takže nic vzít zpět nejde.

## At the server

analysis-empty = Není co analyzovat: v zápisu není žádná akce.
analysis-full = Na tomto serveru čeká na analýzu mnoho partií. Zkus to znovu za pár minut.
analysis-many = Několik tvých analýz ještě čeká. Počkej, až bude některá z nich hotová.
analysis-too-early = Partii lze analyzovat, až skončí.
analysis-unknown = Tato analýza už tu není. Požádej o ni znovu.
bots-alone =
    { $most ->
        [0] Tento server nedovoluje partie jen mezi boty.
        [one] Z tvé sítě už běží partie jen mezi boty. Počkej, až skončí.
        [few] Z tvé sítě už běží { $most } partie jen mezi boty. Počkej, až některá skončí.
       *[other] Z tvé sítě už běží { $most } partií jen mezi boty. Počkej, až některá skončí.
    }
host-refused = Pod jménem „{ $host }“ tento server neodpovídá. Správce serveru může jméno povolit volbou { $option }.
method-unknown = To tady nejde.
origin-refused = Stránky z jiných webů to tady dělat nesmějí.
page-unbuilt = Do tohoto serveru nejsou zabudované stránky hry. Zabuduješ je příkazem „python hatch_build.py build“ ve složce se zdrojovým kódem.
page-unknown = Na této adrese nic není.
request-big = To je na jedno odeslání příliš.
request-invalid = Požadavek neodpovídá protokolu ({ $where }: { $what }).
request-slow = Požadavek přicházel příliš dlouho.
rollout-none = Tady není co porovnávat: v tomto okamžiku nebylo z čeho vybírat.
rollout-unknown = Tyto partie už tu nejsou. Požádej o ně znovu.
server-failed = Na serveru se něco pokazilo a problém je zaznamenán. Zkus to znovu.
server-full = Server je teď plný. Zkus to za nějakou dobu znovu.
square-unknown = „{ $text }“ není políčko.
token-missing = Toto zařízení nemá token, nebo bylo odhlášeno: nový token dá POST /api/device.
too-many-tables = Jedna stránka může sledovat nejvýš { $most ->
    [one] { $most } stůl.
    [few] { $most } stoly.
   *[other] { $most } stolů.
}
server-troubled = Server teď nemůže ukládat tahy. Chvíli počkej a zkus to znovu.
too-often = To bylo příliš často. Chvíli počkej a zkus to znovu.
