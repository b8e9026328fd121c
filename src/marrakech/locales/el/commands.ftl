### Greek: what only the command line says.

## What is wrong with a file or a command

file-missing = { $file }: το αρχείο δεν βρέθηκε.
file-is-folder = { $file }: είναι φάκελος, όχι αρχείο.
file-not-text = { $file }: δεν είναι κείμενο σε UTF-8 (byte { NUMBER($byte, useGrouping: 0) }).
file-too-big = { $file }: μεγαλύτερο από { $limit } megabyte· μια καταγραφή είναι πολύ μικρότερη.
file-exists = { $file }: υπάρχει ήδη και δεν αντικαταστάθηκε.
file-unreadable = { $file }: δεν διαβάζεται: { $reason }
file-unwritable = { $file }: δεν γράφεται: { $reason }
of-file = { $file }: { $problem }
error = Σφάλμα: { $problem }
turn-beyond = η καταγραφή δεν έχει γύρο { NUMBER($turn, useGrouping: 0) }· τελειώνει με τον γύρο { NUMBER($last, useGrouping: 0) }.
bots-too-many = { $bots } μποτ χρειάζονται { $bots } θέσεις, αλλά οι παίκτες είναι μόνο { $players }.
names-too-many =
    { $names ->
        [one] Δόθηκε ένα όνομα
       *[other] Δόθηκαν { $names } ονόματα
    }, αλλά { $people ->
        [0] παίζουν μόνο μποτ.
        [one] παίζει μόνο ένας άνθρωπος.
       *[other] παίζουν μόνο { $people } άνθρωποι.
    }
starter-unknown = Το «{ $text }» δεν είναι τρόπος επιλογής του πρώτου παίκτη· χρησιμοποίησε random ή agreed.
nothing-to-resume = Δεν υπάρχει μισοτελειωμένη παρτίδα για να συνεχιστεί.
options-clash = { $first } και { $second } δεν χρησιμοποιούνται μαζί.
passed-over = Παραλείπεται: { $problem }
language-unknown = Δεν υπάρχει εδώ γλώσσα «{ $text }». Υπάρχουν: { $languages }.
section-unknown = Οι κανόνες δεν έχουν ενότητα «{ $text }». Υπάρχουν: { $sections }.
resume-alone = Μια παρτίδα που συνεχίζεται κρατά τους παίκτες και τους κανόνες της· παράλειψε το { $option }.

## The store

store-full = { $file }: ο δίσκος γέμισε και δεν αποθηκεύεται τίποτα νέο. Ό,τι έχει αποθηκευτεί ως τώρα είναι ασφαλές· ελευθέρωσε λίγο χώρο για να συνεχίσεις.
store-locked = { $file }: το χρησιμοποιεί άλλος διακομιστής ή άλλο πρόγραμμα.
store-broken = { $file }: έχει χαλάσει ή δεν είναι αρχείο με τραπέζια ({ $reason }). Για να δεις ποια τραπέζια είναι ακέραια, τρέξε «marrakech check-store»· με --rescue αντιγράφονται σε νέο αρχείο.
store-gone = { $file }: διαγράφηκε, μετακινήθηκε ή αντικαταστάθηκε ενώ το χρησιμοποιούσε ο διακομιστής. Τίποτα νέο δεν μπορεί να αποθηκευτεί μέχρι να επιστρέψει το ίδιο ακριβώς αρχείο.
store-newer = { $file }: γράφτηκε από νεότερη έκδοση του marrakech (έκδοση αρχείου { $found }· αυτή εδώ διαβάζει έως την { $known }).
store-behind = { $file }: είναι παλαιότερο από το αντίγραφο { $copy } που διασώθηκε από αυτό και έχει κάτι που λείπει από το αρχείο. Ξεκίνα με το αντίγραφο (--data) ή μετακίνησέ το αλλού για να συνεχίσεις με την παλαιότερη κατάσταση.
store-unreadable = { $file }: δεν ανοίγει, δεν διαβάζεται ή δεν γράφεται: { $reason }
store-closed = { $file }: έκλεισε, γιατί ο διακομιστής σταματά.
store-extra = { $file }: η PostgreSQL χρειάζεται ένα πακέτο που δεν είναι εγκατεστημένο. Για εγκατάσταση: { $command }
store-server-old = { $file }: η PostgreSQL { $found } είναι πολύ παλιά· χρειάζεται η έκδοση { $needed } ή νεότερη.
store-unsafe = { $file }: έχει τη ρύθμιση { $setting }, οπότε σε μια κατάρρευση μπορεί να χαθούν επιβεβαιωμένες κινήσεις. Ενεργοποίησε τη ρύθμιση για να συνεχίσεις.
store-not-empty = { $file }: έχει ήδη δεδομένα, γι’ αυτό δεν αντιγράφηκε τίποτα εκεί.
store-none = { $file }: δεν είναι αρχείο με τραπέζια ή έχει χαλάσει η αρχή του.
check-store-whole = { $file }: είναι ακέραιο, με { $count ->
    [one] ένα τραπέζι.
   *[other] { $count } τραπέζια.
}
check-store-damaged = { $file }: έχει χαλάσει. Ακέραια τραπέζια: { $whole } από { $count }.
check-store-structure = { $file }: { $reason }
check-store-table =
    Τραπέζι { $table }: { $problem ->
        [checksum] το συμβάν { $number } δεν είναι όπως γράφτηκε.
        [gap] λείπει το συμβάν { $number }.
        [fold] το συμβάν { $number } δεν βγάζει νόημα.
       *[summary] όλα τα συμβάντα είναι ακέραια, αλλά ο κατάλογος των τραπεζιών δεν συμφωνεί με αυτά.
    }
check-store-rescued = { $count ->
    [one] Ένα ακέραιο τραπέζι αντιγράφηκε στο { $file }
   *[other] { $count } ακέραια τραπέζια αντιγράφηκαν στο { $file }
}
backup-done = Τα τραπέζια του { $source } αντιγράφηκαν στο { $target }
move-done = Όλα όσα έχει το { $source } αντιγράφηκαν στο { $target } και συγκρίθηκαν. Τραπέζια: { $tables }, γεγονότα: { $events }. Το { $source } δεν άλλαξε.

## Drawing a position

seat-name = Θέση { $seat }
to-move = ▶
column-player = Παίκτης
column-rugs = Απομένουν
column-dirhams = Ντιρχάμ
column-squares = Τετράγωνα
column-points = Πόντοι
column-next = Επόμενο
out = εκτός
steps-next =
    { $step ->
        [turn] { $name } στρέφει τον Ασάμ.
        [roll] { $name } ρίχνει το ζάρι.
        [lay] { $name } απλώνει ένα χαλί.
        [draw] { $name } τραβάει το επόμενο χαλί.
        [steer] { $name } στρέφει τον Ασάμ για τον επόμενο παίκτη.
       *[over] Η παρτίδα τελείωσε.
    }
rules-in-force = Κανόνες: { $rules }
rules-default = οι συνηθισμένοι
legal-heading = Επιτρέπονται: { $actions }
chance-heading = Τύχη: { $actions }

## Playing in the terminal

ask-players = Πόσοι παίκτες;
ask-bots = Πόσοι από αυτούς είναι μποτ;
ask-level = Πόσο δυνατά να είναι τα μποτ; { $levels }
ask-name = Παίκτης { $number }: όνομα;
ask-number-again = Γράψε έναν αριθμό από { $low } έως { $high }.
bot-alone = Μποτ
bot-name = Μποτ { $number }
person-name = Παίκτης { $number }
welcome = Μαρακές στο τερματικό. Γράψε ? όποτε θέλεις βοήθεια ή πάτησε Ctrl-C για να σταματήσεις: η παρτίδα αποθηκεύεται μετά από κάθε ενέργεια.
bots-getting-ready = Τα μποτ ετοιμάζονται. Την πρώτη φορά αυτό κρατάει περίπου μισό λεπτό.
welcome-back = Καλώς ήρθες πάλι: γύρος { $turn }. Γράψε ? όποτε θέλεις βοήθεια.
saved-at = Η καταγραφή αποθηκεύεται στο { $file }
prompt-turn = { $name }: προς τα πού; { $choices }
choice-left = { $facing } ({ facing }): αριστερά
choice-straight = { $facing } ({ facing }): ευθεία
choice-right = { $facing } ({ facing }): δεξιά
prompt-roll-facing = Ο Ασάμ θα κοιτάζει { facing }. Πάτησε Enter για να ρίξεις το ζάρι ή διάλεξε άλλη κατεύθυνση: { $others }
prompt-roll = { $name }: πάτησε Enter για να ρίξεις το ζάρι.
prompt-lay = { $name }: πού θα απλωθεί το { colour } χαλί; Γράψε έναν αριθμό ή τα δύο τετράγωνα.
prompt-confirm-lay = { $action }; Πάτησε Enter για να απλώσεις το χαλί ή διάλεξε άλλο μέρος.
prompt-confirm-steer = Ο Ασάμ θα κοιτάζει { facing }. Επόμενος παίκτης: { $next }. Πάτησε Enter για επιβεβαίωση ή διάλεξε άλλη κατεύθυνση.
stars-paid = Τα αστεράκια δείχνουν την περιοχή που πληρώθηκε.
prompt-must-return = { $name }: εδώ δεν χωρά κανένα χαλί. Πάτησε Enter για να επιστρέψει ένα στο κουτί.
not-understood = Το «{ $text }» δεν είναι μέσα στις επιλογές. Γράψε ? για βοήθεια.
help-facing = N E S W      στρέφει τον Ασάμ: N (βόρεια), E (ανατολικά), S (νότια) ή W (δυτικά)· τίποτα δεν είναι οριστικό πριν ρίξεις το ζάρι
help-lay = 1 2 3 … ή d4d5    διαλέγει πού θα απλωθεί το χαλί· τίποτα δεν είναι οριστικό πριν πατήσεις Enter
help-position = position     δείχνει τη διάταξη ως κείμενο
help-log = log          δείχνει την καταγραφή ως τώρα
help-save = save FILE    αποθηκεύει αντίγραφο της καταγραφής στο FILE
help-give-up = give up      παραιτείσαι από την παρτίδα (θα ερωτηθείς πρώτα)
help-quit = q ή quit     σταματά τώρα· συνεχίζεις αργότερα
ask-give-up = { $name }: θέλεις σίγουρα να παραιτηθείς; Γράψε ναι.
yes = ναι
gave-not-up = Δεν παραιτήθηκε κανείς. Η παρτίδα συνεχίζεται.
copy-saved = Αποθηκεύτηκε ένα αντίγραφο στο { $file }
goodbye-early = Δεν άρχισε παρτίδα.
goodbye = Διακοπή. Για να συνεχίσεις, τρέξε: { $command }
save-trouble = Η καταγραφή δεν αποθηκεύτηκε: { $problem } Μπορείς να συνεχίσεις· θα αποθηκευτεί με την επόμενη ενέργεια.
not-saved = Οι τελευταίες ενέργειες δεν αποθηκεύτηκαν: { $problem }
over-heading = Η παρτίδα τελείωσε μετά από { $count ->
    [one] { $count } γύρο.
   *[other] { $count } γύρους.
}
resume-over = Αυτή η παρτίδα τελείωσε. Για να την ξαναδείς βήμα βήμα, τρέξε «marrakech replay».

## Other commands

list-number = { $number }.
verify-fine = { $file }: εντάξει. { $count ->
    [0] Δεν υπάρχει ακόμη ζαριά ή τράβηγμα.
    [one] Το μοναδικό τυχαίο αποτέλεσμα (ζαριά ή τράβηγμα) συμφωνεί με τους σπόρους.
   *[other] Και τα { $count } τυχαία αποτελέσματα (ζαριές και τραβήγματα) συμφωνούν με τους σπόρους.
}
verify-promised =
    { $file }: { $promised ->
        [all] ο σπόρος κάθε παίκτη ταιριάζει με το δημοσιευμένο αποτύπωμά του στην καταγραφή. Μόνο μια συσκευή που αποθήκευσε τα αποτυπώματα στο τραπέζι μπορεί να πει αν δημοσιεύτηκαν πριν φανερωθεί έστω και ένας σπόρος.
        [some] αυτές οι θέσεις έδωσαν τον σπόρο τους φανερά, χωρίς αποτύπωμα: { $seats }. Οι άλλοι σπόροι ταιριάζουν με τα δημοσιευμένα αποτυπώματά τους στην καταγραφή. Μόνο μια συσκευή που αποθήκευσε τα αποτυπώματα στο τραπέζι μπορεί να πει αν δημοσιεύτηκαν πριν φανερωθεί έστω και ένας σπόρος.
       *[none] καμία θέση δεν δημοσίευσε αποτύπωμα πριν φανερωθεί ο σπόρος της: κάποιος που έπαιζε και είχε και τον διακομιστή θα μπορούσε να έχει διαλέξει τις ζαριές.
    }
check-fine = { $file }: εντάξει. { turns }, { $result }
replay-prompt = Πάτησε Enter για μπροστά ή b για πίσω· γράψε αριθμό για μετάβαση σε γύρο ή q για τέλος
replay-start = Πριν από την πρώτη ενέργεια
replay-turn = Γύρος { $turn } από { $last }: { $line }
replay-comment = «{ $text }»
replay-end = Εδώ τελειώνει η καταγραφή.
edition-column = Έκδοση
edition-source = Φυλλάδιο
edition-options = Επιλογές
edition-box = Χαλιά
edition-starter = Πρώτος παίκτης
edition-default-rules = οι συνηθισμένες
edition-footer = Οι επιλογές σε (παρένθεση) είναι δικές μας, γιατί το φυλλάδιο δεν λέει τίποτα γι’ αυτές· όλες οι άλλες είναι τυπωμένες σε αυτό.
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
simulate-title = { games } με { $players } παίκτες, όλοι παίζουν στην τύχη
simulate-seat = Θέση
simulate-wins = Νίκες
simulate-points = Πόντοι
simulate-paid = Πληρωμές
simulate-received = Εισπράξεις
simulate-out = Εκτός
simulate-length = Μια παρτίδα κρατάει κατά μέσο όρο { $mean } γύρους ({ $low } έως { $high }).
simulate-anyone-out = Κάποιος παίκτης βγαίνει εκτός στο { $share } των παρτίδων· το { $shared } των νικών μοιράζεται.
simulate-speed = { $rate } παρτίδες το δευτερόλεπτο.
simulate-stopped = Διακοπή μετά από { games }.

## Engines

engine-not-started = Η μηχανή «{ $engine }» δεν ξεκίνησε: { $detail }
engine-crashed = Η μηχανή «{ $engine }» σταμάτησε απρόσμενα ({ $detail }).
engine-hung = Η μηχανή «{ $engine }» δεν απάντησε εγκαίρως. { $detail }
engine-flooded = Η μηχανή «{ $engine }» έστειλε υπερβολικά πολύ κείμενο: { $detail }
engine-junk = Η μηχανή «{ $engine }» δεν ακολουθεί το πρωτόκολλο μηχανών: { $detail }
engine-illegal = Η μηχανή «{ $engine }» έκανε μια κίνηση που δεν επιτρέπεται: { $detail }
bot-needs-engine = Δεν υπάρχει εδώ μποτ «{ $name }». Αν είναι μηχανή, δώσε την εντολή της με --engine.
engine-line = Το «{ $text }» δεν είναι γραμμή του πρωτοκόλλου μηχανών· όλες βρίσκονται στο docs/engine-protocol.md.
engine-no-position = Δεν υπάρχει ακόμη διάταξη για να τη σκεφτεί η μηχανή.
engine-no-decision =
    Εδώ δεν υπάρχει τίποτα να αποφασιστεί: { $step ->
        [roll] το ζάρι είναι θέμα τύχης.
        [draw] το τράβηγμα είναι θέμα τύχης.
       *[over] η παρτίδα τελείωσε.
    }
engine-option = Δεν υπάρχει επιλογή «{ $option }» με τιμή «{ $value }».
engine-bot-failed = Το μποτ απέτυχε: { $error }
engine-cannot-judge = Το μποτ «{ $bot }» δεν μπορεί να αξιολογεί διατάξεις.
engine-no-beginning = Αξιολογείται μόνο μια διάταξη όπου αρχίζει γύρος.
engine-no-judge = Η μηχανή «{ $engine }» δεν μπορεί να αξιολογεί διατάξεις: δεν γνωρίζει τη γραμμή «judge» του πρωτοκόλλου μηχανών.
engine-starting = Ξεκινά η μηχανή «{ $engine }»…
engine-thinks = Η μηχανή σκέφτεται· σταμάτησέ την πρώτα.

## Rolling out a decision: games are played to the end from each choice, to see what it is worth

rollout-nothing = Εδώ δεν υπάρχει τίποτα να συγκριθεί: { $step ->
    [roll] το ζάρι είναι θέμα τύχης.
    [draw] το τράβηγμα είναι θέμα τύχης.
    [over] η παρτίδα τελείωσε.
   *[other] υπάρχει μόνο μία επιλογή.
}
rollout-what = Δώσε μια καταγραφή ή μια διάταξη με --position.
rollout-step-alone = Το --step χρειάζεται γύρο: δώσε έναν με --turn.
rollout-no-decision = { $step ->
    [turn] Στον γύρο { $turn } κανείς δεν έστρεψε τον Ασάμ.
    [lay] Στον γύρο { $turn } κανείς δεν άπλωσε χαλί.
    [steer] Στον γύρο { $turn } κανείς δεν έστρεψε τον Ασάμ για τον επόμενο παίκτη.
   *[any] Στον γύρο { $turn } κανείς δεν είχε επιλογή.
}
rollout-turn = Γύρος { $turn }: { $sentence }
rollout-choice = Επιλογή
rollout-behind = Υστερεί κατά
rollout-played = παίχτηκε
rollout-stopped = { $games ->
    [0] Διακοπή πριν τελειώσει έστω και μία παρτίδα.
    [one] Διακοπή μετά από μία παρτίδα από κάθε επιλογή.
   *[other] Διακοπή μετά από { $games } παρτίδες από κάθε επιλογή.
}

## The arena

arena-twice = { $bot }: δόθηκε δύο φορές· δώσε κάθε μποτ μία μόνο φορά.
arena-alone = Χρειάζονται δύο: δώσε κι άλλο μποτ, μια μηχανή με --engine ή οποιοδήποτε από τα δύο με --against.
arena-ms = { $ms } χιλιοστά του δευτερολέπτου δεν είναι έγκυρος χρόνος σκέψης.
arena-sprt = Το «{ $text }» δεν δίνει δύο ποσοστά νικών ανάμεσα στο 0 και το 1, πρώτα το μικρότερο, όπως 0.5,0.55.
arena-worker-died = Μια διεργασία που έπαιζε παρτίδες διακόπηκε, ίσως από έλλειψη μνήμης. Όσες παρτίδες είχαν τελειώσει μετράνε.
chart-ending = { $file }: διαγράμματα σχεδιάζονται μόνο ως .svg ή .png· διάλεξε όνομα που τελειώνει έτσι.
results-foreign = { $file }: δεν περιέχει αποτελέσματα αρένας. Έμεινε όπως ήταν.
results-differ = { $file }: περιέχει τα αποτελέσματα άλλου αγώνα: { $setting } είναι εκεί { $found } και εδώ { $wanted }.
results-line = { $file }, γραμμή { NUMBER($line, useGrouping: 0) }: δεν είναι ο κύκλος που ακολουθεί: { $text }
results-busy = { $file }: γράφει σε αυτό άλλη διεργασία.
bot-illegal = διάλεξε «{ $action }», που δεν επιτρέπεται εκεί.
bot-raised = απέτυχε με { $error }
arena-getting-ready = ετοιμασία
arena-progress = παρτίδες
arena-speed = { $rate }/δευτ.
arena-title = { games } με { $players } παίκτες
arena-bot = Μποτ
arena-against = Εναντίον
arena-rating = Βαθμολογία
arena-ratings = Βαθμολογία ανά αριθμό παικτών
arena-wins = Νίκες
arena-interval = Διάστημα 95%
arena-margin = Διαφορά
arena-median = ms, διάμεσος
arena-slow = ms, 99%
arena-games = Παρτίδες
arena-even = Ποιος νίκησε ποιον (ισοδύναμο: { $share })
arena-range = { $low } έως { $high }
arena-several = { $count } × { $bot }
arena-verdict =
    { $bot } εναντίον { $others }: { $verdict ->
        [H1] ποσοστό νικών μάλλον { $high } παρά { $low } (δεκτή η H1).
        [H0] ποσοστό νικών μάλλον { $low } παρά { $high } (δεκτή η H0).
       *[open] δεν έχει κριθεί ακόμη ανάμεσα σε { $low } και { $high }.
    } LLR { $llr } στο διάστημα { $below } έως { $above }, { $rounds ->
        [one] ένας κύκλος.
       *[other] { $rounds } κύκλοι.
    }
arena-ladder-holds = Η κλίμακα ισχύει: κάθε μποτ νικά το αμέσως χαμηλότερο, με βεβαιότητα 95%.
arena-ladder-open = Δεν έχει κριθεί ακόμη με βεβαιότητα 95%: { $pairs }
arena-over = { $bot } > { $other }
arena-gave-up = { $bot }: αναγκαστική παραίτηση σε { games }. Την πρώτη φορά: { $problem }
arena-stopped = Διακοπή μετά από { games }. Με --out FILE θα μπορείς να συνεχίσεις αργότερα.
arena-stopped-kept = Διακοπή μετά από { games }. Για να συνεχίσεις, τρέξε ξανά την ίδια εντολή.
arena-chart = Το διάγραμμα αποθηκεύτηκε στο { $file }
arena-chart-title = { games } με { $players } παίκτες
chart-wins = Ποσοστό νικών, με το διάστημα εμπιστοσύνης 95%
chart-even = ισοδύναμο
chart-rating = βαθμολογία { $rating }
chart-matrix = Νίκες του μποτ της γραμμής
chart-matrix-rest = Νίκες του μποτ της γραμμής, εναντίον όλων

## Luck and skill: marrakech analyse

analyse-depth = Το «{ $text }» δεν είναι βάθος· χρησιμοποίησε quick, normal ή deep.
analyse-one-file = Το { $option } λειτουργεί μόνο με μία καταγραφή.
analyse-no-turns = η καταγραφή δεν έχει ακόμη γύρους για ανάλυση.
analyse-annotated-long = με τα σχόλιά της, η καταγραφή θα ξεπερνούσε τους { $longest } χαρακτήρες, γι’ αυτό δεν γράφτηκε.
analyse-progress = γύροι
analyse-stopped = Διακοπή: αναλύθηκαν { $done } από { $count ->
    [one] { $count } γύρο.
   *[other] { $count } γύρους.
}
analyse-annotated = Η καταγραφή με σχόλια αποθηκεύτηκε στο { $file }
analyse-title = { $file }, αξιολόγηση: { $evaluator } ({ $depth })
analyse-luck = { $name }: το ζάρι άξιζε { $luck }.
analyse-not-over = Η παρτίδα δεν τελείωσε: το αποτέλεσμα είναι η πιθανότητα νίκης στην τελευταία διάταξη.
analyse-gave-up = { $name } παραιτήθηκε. Το κόστος περιλαμβάνεται στα λάθη του παίκτη, αλλά δεν μετριέται ως απόφαση.
analyse-errors = Τι κόστισαν οι αποφάσεις
analyse-kind = Απόφαση
analyse-step = { $step ->
    [turn] στροφή του Ασάμ
    [steer] στροφή για τον επόμενο
   *[lay] άπλωμα χαλιού
}
analyse-error-each = Μέσος όρος
analyse-largest = Τα μεγαλύτερα λάθη και τι ήταν καλύτερο
analyse-turn = Γύρος
analyse-played = Έπαιξε
analyse-better = Καλύτερο
analyse-chance = Νίκη
analyse-error = Λάθος
analyse-rolls = Οι πιο τυχερές και οι πιο άτυχες ζαριές
analyse-rolled = Ζαριά
analyse-luck-column = Τύχη
analyse-turns = Γύρο με τον γύρο, με τις πιθανότητες όλων μετά από κάθε γύρο
analyse-actions = Ενέργειες
analyse-comment-error = { $grade ->
    [slip] Ανακρίβεια
    [mistake] Λάθος
   *[blunder] Σοβαρό λάθος
} ({ $error }). Καλύτερο: { $better }, με πιθανότητα { $chance } αντί για { $instead }.
analyse-comment-judged = Ανάλυση: { $evaluator } ({ $depth })
analyse-comment-luck = Τύχη: { $luck }
analyse-profiles = Τι κέρδισαν οι παίκτες
analyse-games = Παρτίδες
analyse-interval = Διάστημα 95%
analyse-profile-errors = Τι κόστισε μια απόφαση
analyse-all = Όλες
analyse-phase = { $phase ->
    [opening] Αρχή
    [middle] Μέση
   *[end] Τέλος
}
analyse-profile-words = Λάθη ανά 100 αποφάσεις, κατά σοβαρότητα
analyse-unfinished = Παρτίδες που δεν τελείωσαν (δεν μετράνε στα προφίλ): { $count }
analyse-abandoned = Παρτίδες με παραίτηση (δεν μετράνε στα προφίλ): { $count }

## Measuring this machine

bench-ready = Ετοιμασία· την πρώτη φορά γίνεται και μεταγλώττιση
bench-import = Φόρτωση της βιβλιοθήκης, ms
bench-load = Φόρτωση του μεταγλωττισμένου kernel, ms
bench-first-move = Από το μηδέν ως την πρώτη κίνηση του Μάστορα, ms
bench-rules-games = Τυχαίες παρτίδες με τον κώδικα των κανόνων, ένας πυρήνας, ανά δευτερόλεπτο
bench-kernel-games = Τυχαίες παρτίδες στο kernel, ένας πυρήνας, ανά δευτερόλεπτο
bench-kernel-turns = Γύροι στο kernel, ένας πυρήνας, ανά δευτερόλεπτο
bench-kernel-everywhere = Τυχαίες παρτίδες στο kernel, όλοι οι πυρήνες, ανά δευτερόλεπτο
bench-nodes = Διατάξεις που εξετάζει ο Μάστορας, ανά δευτερόλεπτο
bench-decision = Μια απόφαση του μποτ { $bot }, ms
bench-machine = { $cpu }, { $cores ->
    [one] ένας πυρήνας
   *[other] { $cores } πυρήνες
}, { $system }, Python { $python }, Numba { $numba }
bench-stopped = Διακοπή. Αυτά μετρήθηκαν ως τότε.
bench-child = Μια διεργασία που μετριόταν απέτυχε: { $problem }

## Running a server

serve-ready = Το Μαρακές τρέχει στο { $link }
serve-lan = Στο τοπικό δίκτυο: { $link }
serve-data = { $file }: οι παρτίδες δεν μπορούν να αποθηκευτούν εκεί: { $reason }
serve-host = Το «{ $host }» δεν είναι διεύθυνση αυτού του υπολογιστή: { $reason }
serve-stop = Πάτησε Ctrl-C για να σταματήσει ο διακομιστής. Όλες οι παρτίδες αποθηκεύονται στο { $file }
serve-port = Η θύρα { $port } είναι πιασμένη ή δεν επιτρέπεται: { $reason }
serve-only-here = Ανοίγει μόνο από αυτόν τον υπολογιστή· με --host 0.0.0.0 ανοίγει και στο τοπικό δίκτυο.
open-already = Το Μαρακές τρέχει ήδη, στο { $link }
open-other = Το Μαρακές τρέχει ήδη, στο { $link }, με άλλη διεύθυνση ή άλλο αρχείο. Σταμάτησέ το πρώτα ή δώσε άλλη θύρα.
open-browser = Θα ανοίξει στον περιηγητή σου. Αν όχι, ακολούθησε τον σύνδεσμο.
open-yourself = Άνοιξε τον σύνδεσμο σε έναν περιηγητή.
