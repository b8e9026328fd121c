### Greek: what only the command line says.

## What is wrong with a file or a command

file-missing = { $file }: δεν υπάρχει τέτοιο αρχείο.
file-is-folder = { $file }: είναι φάκελος.
file-not-text = { $file }: δεν είναι κείμενο σε UTF-8 (byte { NUMBER($byte, useGrouping: 0) }).
file-too-big = { $file }: μεγαλύτερο από { $limit } megabyte· μια καταγραφή είναι πολύ μικρότερη.
file-exists = { $file }: υπάρχει ήδη και δεν αντικαθίσταται.
file-unreadable = { $file }: δεν διαβάζεται: { $reason }
file-unwritable = { $file }: δεν γράφεται: { $reason }
of-file = { $file }: { $problem }
error = Σφάλμα: { $problem }
turn-beyond = η καταγραφή δεν έχει γύρο { NUMBER($turn, useGrouping: 0) }· τελειώνει με τον γύρο { NUMBER($last, useGrouping: 0) }.
bots-too-many = { $bots } μποτ χρειάζονται { $bots } θέσεις· οι παίκτες είναι { $players }.
names-too-many = { $names ->
    [one] Δόθηκε ένα όνομα
   *[other] Δόθηκαν { $names } ονόματα
}, αλλά { $people ->
    [0] παίζουν μόνο μποτ.
    [one] παίζει ένας άνθρωπος.
   *[other] παίζουν { $people } άνθρωποι.
}
starter-unknown = Το «{ $text }» δεν είναι τρόπος να βρεθεί ποιος αρχίζει· χρησιμοποίησε random ή agreed.
nothing-to-resume = Δεν υπάρχει μισοτελειωμένη παρτίδα για να συνεχιστεί.
options-clash = { $first } και { $second } δεν χρησιμοποιούνται μαζί.
passed-over = Παραλείπεται: { $problem }
language-unknown = Δεν υπάρχει εδώ γλώσσα «{ $text }». Υπάρχουν: { $languages }.
section-unknown = Οι κανόνες δεν έχουν μέρος «{ $text }». Υπάρχουν: { $sections }.
resume-alone = Μια παρτίδα που συνεχίζεται κρατά τους παίκτες και τους κανόνες της· παράλειψε το { $option }.

## The store

store-full = { $file }: ο δίσκος γέμισε και δεν αποθηκεύεται τίποτα νέο. Ό,τι επιβεβαιώθηκε είναι ασφαλές· ελευθέρωσε λίγο χώρο και συνέχισε.
store-locked = { $file }: το χρησιμοποιεί άλλος διακομιστής ή άλλο πρόγραμμα.
store-broken = { $file }: έχει χαλάσει ή δεν ήταν ποτέ αρχείο με τραπέζια ({ $reason }). Το «marrakech check-store» λέει ποια τραπέζια είναι ακέραια· με --rescue τα αντιγράφει σε νέο αρχείο.
store-gone = { $file }: διαγράφηκε, μετακινήθηκε ή αντικαταστάθηκε ενώ το χρησιμοποιούσε ο διακομιστής. Τίποτα νέο δεν αποθηκεύεται μέχρι να επιστρέψει το ίδιο ακριβώς αρχείο.
store-newer = { $file }: γράφτηκε από νεότερο marrakech (έκδοση αρχείου { $found }· εδώ είναι γνωστές έως την { $known }).
store-behind = { $file }: είναι παλαιότερο από το αντίγραφο { $copy } που διασώθηκε από αυτό και έχει κάτι που λείπει από το αρχείο. Ξεκίνα με το αντίγραφο (--data) ή μετακίνησέ το αλλού για να συνεχίσεις με την παλαιότερη κατάσταση.
store-unreadable = { $file }: δεν ανοίγει, δεν διαβάζεται ή δεν γράφεται: { $reason }
store-closed = { $file }: έκλεισε, γιατί ο διακομιστής σταματά.
store-none = { $file }: δεν είναι αρχείο με τραπέζια ή έχει χαλάσει η αρχή του.
check-store-whole = { $file }: είναι ακέραιο, με { $count ->
    [one] ένα τραπέζι.
   *[other] { $count } τραπέζια.
}
check-store-damaged = { $file }: έχει χαλάσει. Ακέραια τραπέζια: { $whole } από { $count }.
check-store-structure = { $file }: { $reason }
check-store-table = Τραπέζι { $table }: { $problem ->
    [checksum] το συμβάν { $number } δεν είναι όπως γράφτηκε.
    [gap] λείπει το συμβάν { $number }.
    [fold] το συμβάν { $number } δεν βγάζει νόημα.
   *[summary] όλα τα συμβάντα είναι ακέραια, αλλά οι λίστες λένε άλλα.
}
check-store-rescued = { $count ->
    [one] Ένα ακέραιο τραπέζι αντιγράφηκε στο { $file }
   *[other] { $count } ακέραια τραπέζια αντιγράφηκαν στο { $file }
}
backup-done = Τα τραπέζια του { $source } αντιγράφηκαν στο { $target }

## Drawing a position

seat-name = Θέση { $seat }
to-move = ▶
column-player = Παίκτης
column-rugs = Χαλιά
column-dirhams = Ντιρχάμ
column-squares = Τετράγωνα
column-points = Πόντοι
column-next = Επόμενο
out = εκτός
steps-next = { $step ->
    [turn] { $name } στρέφει τον Ασάμ.
    [roll] { $name } ρίχνει το ζάρι.
    [lay] { $name } απλώνει ένα χαλί.
    [draw] { $name }: τραβιέται το επόμενο χαλί.
    [steer] { $name } στρέφει τον Ασάμ για τον επόμενο παίκτη.
   *[over] Η παρτίδα τελείωσε.
}
rules-in-force = Κανόνες: { $rules }
rules-default = οι προεπιλεγμένοι
legal-heading = Επιτρέπονται: { $actions }
chance-heading = Τύχη: { $actions }

## Playing in the terminal

ask-players = Πόσοι παίζουν;
ask-bots = Πόσοι από αυτούς είναι μποτ;
ask-level = Πόσο δυνατά να είναι τα μποτ; { $levels }
ask-name = Όνομα του παίκτη { $number };
ask-number-again = Δώσε έναν αριθμό από { $low } έως { $high }.
bot-alone = Μποτ
bot-name = Μποτ { $number }
person-name = Παίκτης { $number }
welcome = Μαρακές στο τερματικό. Γράψε ? όποτε θέλεις βοήθεια, Ctrl-C για να σταματήσεις: η παρτίδα αποθηκεύεται μετά από κάθε ενέργεια.
bots-getting-ready = Τα μποτ ετοιμάζονται. Την πρώτη φορά αυτό κρατάει μισό λεπτό.
welcome-back = Καλώς ήρθες πάλι: γύρος { $turn }. Γράψε ? όποτε θέλεις βοήθεια.
saved-at = Η καταγραφή βρίσκεται στο { $file }
prompt-turn = { $name }, προς τα πού; { $choices }
choice-left = { $facing } αριστερά
choice-straight = { $facing } ευθεία
choice-right = { $facing } δεξιά
prompt-throw = Ο Ασάμ κοιτάζει { facing }. Enter για να ρίξεις το ζάρι· με { $others } τον στρέφεις αλλού.
prompt-roll = { $name }: Enter για να ρίξεις το ζάρι.
prompt-lay = { $name }, πού θα απλωθεί το { colour } χαλί; Γράψε έναν αριθμό ή τα τετράγωνα.
prompt-confirm-lay = { $action }; Enter για να απλωθεί· άλλη επιλογή το αλλάζει.
prompt-confirm-steer = Στον επόμενο γύρο ({ $next }) ο Ασάμ θα κοιτάζει { facing }. Enter για να συμφωνήσεις· άλλη κατεύθυνση το αλλάζει.
stars-paid = Τα αστεράκια δείχνουν την περιοχή που πληρώθηκε.
prompt-must-return = { $name }: εδώ δεν απλώνεται κανένα χαλί. Enter για να επιστρέψει ένα στο κουτί.
not-understood = Το «{ $text }» δεν είναι μέσα στις επιλογές. Γράψε ? για βοήθεια.
help-facing = N E S W      στρέφει τον Ασάμ εκεί· τίποτα δεν κλειδώνει πριν πέσει το ζάρι
help-lay = 1 2 3 … ή d4d5    διαλέγει χαλί· τίποτα δεν κλειδώνει πριν από το Enter
help-position = position     δείχνει τη διάταξη ως κείμενο
help-log = log          δείχνει την καταγραφή ως τώρα
help-save = save FILE    κρατά αντίγραφο της καταγραφής στο FILE
help-give-up = give up      φεύγει από την παρτίδα (ρωτάει πρώτα)
help-quit = q ή quit     σταματά εδώ· συνεχίζεις αργότερα
ask-give-up = { $name }, σίγουρα παραίτηση; Γράψε ναι.
yes = ναι
gave-not-up = Δεν παραιτήθηκε κανείς.
copy-saved = Ένα αντίγραφο βρίσκεται στο { $file }
goodbye-early = Δεν άρχισε παρτίδα.
goodbye = Διακοπή. Συνεχίζεις με: { $command }
save-trouble = Η καταγραφή δεν αποθηκεύτηκε: { $problem } Η παρτίδα συνεχίζεται και θα αποθηκευτεί με την επόμενη ενέργεια.
not-saved = Οι τελευταίες ενέργειες δεν αποθηκεύτηκαν: { $problem }
over-heading = Η παρτίδα τελείωσε μετά από { $count ->
    [one] { $count } γύρο.
   *[other] { $count } γύρους.
}
resume-over = Αυτή η παρτίδα τελείωσε· με «marrakech replay» την ξαναβλέπεις βήμα βήμα.

## Other commands

list-number = { $number }.
verify-fine = { $file }: εντάξει. { $count ->
    [0] Δεν υπάρχει ακόμη ζαριά ή τράβηγμα.
    [one] Το ένα τυχαίο αποτέλεσμα (ζαριά ή τράβηγμα) συμφωνεί με τους σπόρους.
   *[other] Και τα { $count } τυχαία αποτελέσματα (ζαριές και τραβήγματα) συμφωνούν με τους σπόρους.
}
verify-promised = { $file }: { $promised ->
    [all] οι σπόροι όλων των παικτών ταιριάζουν με τις δεσμεύσεις τους στην καταγραφή. Αν οι δεσμεύσεις έγιναν πριν φανερωθεί έστω και ένας σπόρος, μπορεί να το πει μόνο μια συσκευή που τις κράτησε στο τραπέζι.
    [some] κάποιες θέσεις έδωσαν τον σπόρο τους φανερά ({ $seats })· οι άλλοι σπόροι ταιριάζουν με τις δεσμεύσεις τους στην καταγραφή. Αν οι δεσμεύσεις έγιναν πριν φανερωθεί έστω και ένας σπόρος, μπορεί να το πει μόνο μια συσκευή που τις κράτησε στο τραπέζι.
   *[none] καμία θέση δεν δεσμεύτηκε για τον σπόρο της πριν τον φανερώσει: κάποιος που έπαιζε και είχε και τον διακομιστή θα μπορούσε να έχει διαλέξει τις ζαριές.
}
check-fine = { $file }: εντάξει. { turns }, { $result }
replay-prompt = Enter μπροστά, b πίσω, αριθμός για μετάβαση σε γύρο, q για τέλος
replay-start = Πριν από την πρώτη ενέργεια
replay-turn = Γύρος { $turn } από { $last }: { $line }
replay-comment = «{ $text }»
replay-end = Εδώ τελειώνει η καταγραφή.
edition-column = Έκδοση
edition-source = Φυλλάδιο
edition-options = Επιλογές
edition-box = Χαλιά
edition-starter = Αρχίζει
edition-default-rules = προεπιλογή
edition-footer = Μια επιλογή σε (παρένθεση) ορίστηκε εδώ, γιατί το φυλλάδιο δεν λέει τίποτα· όλες οι άλλες είναι τυπωμένες σε αυτό.
starter = { $who ->
    [random] με κλήρωση
    [morocco] ο τελευταίος που πήγε στο Μαρόκο
    [youngest] ο νεότερος ή με κλήρωση
   *[agreed] με συμφωνία
}
perft-total = { $nodes ->
    [one] μία ακολουθία
   *[other] { $nodes } ακολουθίες
} με { $depth ->
    [one] μία ενέργεια
   *[other] { $depth } ενέργειες
}
perft-counting = μέτρηση
simulate-progress = παρτίδες
simulate-title = { games } στην τύχη με { $players } παίκτες
simulate-seat = Θέση
simulate-wins = Νίκες
simulate-points = Πόντοι
simulate-paid = Πληρωμές
simulate-received = Εισπράξεις
simulate-out = Εκτός
simulate-length = Μια παρτίδα κρατάει κατά μέσο όρο { $mean } γύρους ({ $low } έως { $high }).
simulate-anyone-out = Κάποιος βγαίνει εκτός στο { $share } των παρτίδων· το { $shared } των νικών μοιράζεται.
simulate-speed = { $rate } παρτίδες το δευτερόλεπτο.
simulate-stopped = Διακοπή μετά από { games }.

## Engines

engine-not-started = Η μηχανή «{ $engine }» δεν ξεκίνησε: { $detail }
engine-crashed = Η μηχανή «{ $engine }» τερμάτισε μόνη της ({ $detail }).
engine-hung = Η μηχανή «{ $engine }» δεν απάντησε εγκαίρως. { $detail }
engine-flooded = Η μηχανή «{ $engine }» είπε υπερβολικά πολλά: { $detail }
engine-junk = Η μηχανή «{ $engine }» δεν μιλά το πρωτόκολλο μηχανών: { $detail }
engine-illegal = Η μηχανή «{ $engine }» διάλεξε κάτι που δεν επιτρέπεται: { $detail }
bot-needs-engine = Δεν υπάρχει εδώ μποτ «{ $name }». Αν είναι μηχανή, δώσε την εντολή της με --engine.
engine-line = Το «{ $text }» δεν είναι γραμμή του πρωτοκόλλου μηχανών· όλες βρίσκονται στο docs/engine-protocol.md.
engine-no-position = Δεν υπάρχει ακόμη διάταξη για σκέψη.
engine-no-decision = Εδώ δεν αποφασίζει κανείς: { $step ->
    [roll] πρέπει να πέσει το ζάρι.
    [draw] πρέπει να τραβηχτεί χαλί.
   *[over] η παρτίδα τελείωσε.
}
engine-option = Δεν υπάρχει επιλογή «{ $option }» που να γίνεται «{ $value }».
engine-bot-failed = Το μποτ απέτυχε: { $error }
engine-starting = Ξεκινά η μηχανή «{ $engine }»…
engine-thinks = Σκέφτεται· σταμάτησέ την πρώτα.

## The arena

arena-twice = { $bot }: δόθηκε δύο φορές· κάθε μποτ παίζει μία.
arena-alone = Χρειάζονται δύο: δώσε κι άλλο μποτ, μια μηχανή με --engine ή οτιδήποτε από τα δύο με --against.
arena-ms = { $ms } χιλιοστά του δευτερολέπτου δεν φτάνουν για σκέψη.
arena-sprt = Το «{ $text }» δεν δίνει δύο ποσοστά νικών ανάμεσα στο 0 και το 1, πρώτα το μικρότερο, όπως 0.5,0.55.
arena-worker-died = Μια διεργασία που έπαιζε διακόπηκε, ίσως από έλλειψη μνήμης. Όσα είχαν τελειώσει μετράνε.
chart-ending = { $file }: δεν είναι εικόνα που σχεδιάζεται· δώσε όνομα που τελειώνει σε .svg ή .png.
results-foreign = { $file }: δεν περιέχει αποτελέσματα αρένας. Μένει όπως είναι.
results-differ = { $file }: περιέχει τα αποτελέσματα άλλου αγώνα: { $setting } είναι εκεί { $found } και εδώ { $wanted }.
results-line = { $file }, γραμμή { NUMBER($line, useGrouping: 0) }: δεν είναι ο κύκλος που ακολουθεί: { $text }
results-busy = { $file }: γράφει σε αυτό άλλη εκτέλεση.
bot-illegal = διάλεξε «{ $action }», που δεν επιτρέπεται εκεί.
bot-raised = απέτυχε με { $error }
arena-getting-ready = ετοιμασία
arena-progress = παρτίδες
arena-speed = { $rate }/δευτ.
arena-title = { games } με { $players } παίκτες
arena-bot = Μποτ
arena-against = Εναντίον
arena-rating = Βαθμολογία
arena-wins = Νίκες
arena-interval = Διάστημα 95%
arena-margin = Διαφορά
arena-median = ms, διάμεσος
arena-slow = ms, 99%
arena-games = Παρτίδες
arena-even = Ποιος νίκησε ποιον (ισοδύναμο: { $share })
arena-range = { $low } έως { $high }
arena-several = { $count } × { $bot }
arena-verdict = { $bot } εναντίον { $others }: { $verdict ->
    [H1] κερδίζει μάλλον { $high } παρά { $low } (δεκτή η H1).
    [H0] κερδίζει μάλλον { $low } παρά { $high } (δεκτή η H0).
   *[open] δεν έχει κριθεί ακόμη ανάμεσα σε { $low } και { $high }.
} LLR { $llr } στο διάστημα { $below } έως { $above }, { $rounds ->
    [one] ένας κύκλος.
   *[other] { $rounds } κύκλοι.
}
arena-ladder-holds = Η κλίμακα ισχύει: κάθε μποτ νικά το αμέσως χαμηλότερο, με βεβαιότητα 95%.
arena-ladder-open = Δεν είναι ακόμη βέβαιο, με βεβαιότητα 95%: { $pairs }
arena-over = { $bot } πάνω από { $other }
arena-gave-up = { $bot }: αναγκαστική παραίτηση σε { games }. Την πρώτη φορά: { $problem }
arena-stopped = Διακοπή μετά από { games }. Με --out FILE μια εκτέλεση συνεχίζεται αργότερα.
arena-stopped-kept = Διακοπή μετά από { games }. Η ίδια εντολή συνεχίζει από εκεί.
arena-chart = Το διάγραμμα βρίσκεται στο { $file }
arena-chart-title = { games } με { $players } παίκτες
chart-wins = Ποσοστό νικών, με το διάστημα εμπιστοσύνης 95%
chart-even = ισοδύναμο
chart-rating = βαθμολογία { $rating }
chart-matrix = Νίκες της γραμμής
chart-matrix-rest = Νίκες της γραμμής, μόνη της

## Measuring this machine

bench-ready = Ετοιμασία· την πρώτη φορά, μεταγλώττιση
bench-import = Φόρτωση της βιβλιοθήκης, ms
bench-load = Φόρτωση του μεταγλωττισμένου kernel, ms
bench-first-move = Από το μηδέν ως την πρώτη κίνηση του Μάστορα, ms
bench-rules-games = Τυχαίες παρτίδες με τους κανόνες, ένας πυρήνας, το δευτερόλεπτο
bench-kernel-games = Τυχαίες παρτίδες στο kernel, ένας πυρήνας, το δευτερόλεπτο
bench-kernel-turns = Γύροι στο kernel, ένας πυρήνας, το δευτερόλεπτο
bench-kernel-everywhere = Τυχαίες παρτίδες στο kernel, όλοι οι πυρήνες, το δευτερόλεπτο
bench-nodes = Διατάξεις που εξετάζει ο Μάστορας, το δευτερόλεπτο
bench-decision = Μια απόφαση του μποτ { $bot }, ms
bench-machine = { $cpu }, { $cores ->
    [one] ένας πυρήνας
   *[other] { $cores } πυρήνες
}, { $system }, Python { $python }, Numba { $numba }
bench-stopped = Διακοπή. Αυτά μετρήθηκαν ως τότε.
bench-child = Μια διεργασία που μετριόταν απέτυχε: { $problem }

## Running a server

serve-ready = Το Μαρακές βρίσκεται στο { $link }
serve-lan = Στο τοπικό δίκτυο: { $link }
serve-data = { $file }: δεν αποθηκεύεται: { $reason }
serve-host = Το «{ $host }» δεν είναι διεύθυνση αυτού του υπολογιστή: { $reason }
serve-stop = Με Ctrl-C σταματά. Όλες οι παρτίδες κρατιούνται στο { $file }
serve-port = Η θύρα { $port } είναι πιασμένη ή δεν επιτρέπεται: { $reason }
serve-only-here = Ανοίγει μόνο από αυτόν τον υπολογιστή· με --host 0.0.0.0 ανοίγει και στο τοπικό δίκτυο.
open-already = Το Μαρακές τρέχει ήδη, στο { $link }
open-other = Το Μαρακές τρέχει ήδη, στο { $link }, με άλλη διεύθυνση ή άλλο αρχείο. Σταμάτησέ το πρώτα ή δώσε άλλη θύρα.
open-browser = Θα το ανοίξει ο περιηγητής σου. Αν όχι, ακολούθησε τον σύνδεσμο.
open-yourself = Άνοιξε τον σύνδεσμο σε έναν περιηγητή.
