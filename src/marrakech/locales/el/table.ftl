### Greek: the table’s page.

## What to do

todo-you = { $step ->
    [turn] Η σειρά σου: στρέψε τον Ασάμ και ρίξε το ζάρι.
    [roll] Η σειρά σου: ρίξε το ζάρι.
    [lay] Άπλωσε το { colour } χαλί σου δίπλα στον Ασάμ.
    [steer] Στρέψε τον Ασάμ για τον επόμενο παίκτη.
    [draw] Τραβιέται το επόμενο χαλί σου.
   *[over] Η παρτίδα τελείωσε.
}
todo-shared = { $step ->
    [turn] { $name }: στρέψε τον Ασάμ και ρίξε το ζάρι.
    [roll] { $name }: ρίξε το ζάρι.
    [lay] { $name }: { colour } χαλί δίπλα στον Ασάμ.
    [steer] { $name }: στρέψε τον Ασάμ για τον επόμενο.
    [draw] { $name }: τραβιέται το επόμενο χαλί.
   *[over] Η παρτίδα τελείωσε.
}
todo-other = { $step ->
    [turn] { $name } αποφασίζει πού θα πάει ο Ασάμ.
    [roll] { $name } ρίχνει το ζάρι.
    [lay] { $name } ψάχνει πού θα απλώσει ένα { colour } χαλί.
    [steer] { $name } στρέφει τον Ασάμ για τον επόμενο.
    [draw] { $name }: τραβιέται το επόμενο χαλί.
   *[over] Η παρτίδα τελείωσε.
}
todo-told = { $name } παίζει.
todo-told-you = Παίζεις εσύ.
todo-lent = { $name }: παίζει προσωρινά ένα μποτ.
todo-getting-ready = { $name } ετοιμάζεται…
act-roll = Ρίξε το ζάρι
act-lay = Άπλωσε το χαλί
act-steer = Στρέψε τον Ασάμ
act-box = Χαλί στο κουτί
act-choose-rug = Διάλεξε δύο τετράγωνα
act-choose-facing = Διάλεξε κατεύθυνση
act-sent = Στέλνεται…
act-wait = Παίζουν άλλοι
act-watch = Παρακολουθείς
skip = Παράλειψη
action-title = Τι να κάνεις

## Hints

hint = Υπόδειξη
hint-hide = Κρύψε την υπόδειξη
hint-thinking = Αναζήτηση υπόδειξης…
hint-warming = Τα μποτ ετοιμάζονται. Η υπόδειξη θα έρθει μόλις είναι έτοιμα.
hint-would-face = Υπόδειξη ({ $name }): στρέψε τον Ασάμ { facing }.
hint-would-lay = Υπόδειξη ({ $name }): χαλί στα { $first } και { $second }.
hint-chance = { $times ->
    [0] Έτσι δεν κερδίζεις σχεδόν ποτέ.
    [one] Έτσι κερδίζεις μία παρτίδα στις 100.
   *[other] Έτσι κερδίζεις { $times } παρτίδες στις 100.
}
hint-choices = Οι καλύτερες επιλογές

## What happened besides

did-run-out = { $name } μένει από χρόνο και βγαίνει από το παιχνίδι.
did-break-rules = { $name } παραβαίνει τους κανόνες και βγαίνει από το παιχνίδι.
did-fail = { $reason ->
    [engine-not-started] { $name } δεν ξεκινά και βγαίνει από το παιχνίδι.
    [engine-hung] { $name } δεν απαντά και βγαίνει από το παιχνίδι.
    [engine-flooded] { $name } λέει υπερβολικά πολλά και βγαίνει από το παιχνίδι.
    [engine-junk] { $name } λέει ακατανόητα πράγματα και βγαίνει από το παιχνίδι.
    [engine-illegal] { $name } διαλέγει κάτι που δεν επιτρέπεται και βγαίνει από το παιχνίδι.
   *[engine-crashed] { $name } καταρρέει και βγαίνει από το παιχνίδι.
}
did-sit = { $name } κάθεται στο τραπέζι.
did-vacate = Η θέση { $seat } είναι πάλι ανοιχτή.
did-seat-bot = Ένα μποτ κάθεται στη θέση { $seat }.
did-start = Η παρτίδα αρχίζει.
did-stand-in = { $reason ->
    [time] { $name } μένει από χρόνο· συνεχίζει ένα μποτ.
   *[absent] { $name } λείπει· συνεχίζει ένα μποτ.
}
did-come-back = { $name } επιστρέφει.
did-move = { $name } συνεχίζει από άλλη συσκευή.
did-hold = Ο διακομιστής έλειψε για λίγο. Τίποτα δεν χάθηκε.
did-cancel = Το τραπέζι ακυρώθηκε.
log-face = διαλέγει { facing }
log-steer = στρέφει τον Ασάμ { facing }
log-roll = φέρνει { $slippers }, στο { $square }
log-pay = πληρώνει { dirhams }, εισπράττει { $owner }
log-pay-part = έχει μόνο { dirhams }, εισπράττει { $owner }
log-go-out = βγαίνει
log-lay = απλώνει { colour } στα { $first } και { $second }
log-return = επιστρέφει ένα χαλί
log-draw = επόμενο: { colour }
log-title = Ιστορικό
log-empty = Τίποτα ακόμη. Ο πρώτος γύρος αρχίζει σε λίγο.
side-title = Ιστορικό και τραπέζι

## Seats

seats-title = Θέσεις
seat-open = Ανοιχτή θέση { $seat }
seat-rugs = { $count ->
    [one] απομένει { $count } { colour } χαλί
   *[other] απομένουν { $count } { $letter ->
        [r] κόκκινα
        [b] μπλε
        [y] κίτρινα
       *[g] πράσινα
    } χαλιά
}
seat-next = (επόμενο)
seat-score = { dirhams } και { $squares ->
    [one] { $squares } ορατό τετράγωνο
   *[other] { $squares } ορατά τετράγωνα
} κάνουν { $points ->
    [one] { $points } πόντο
   *[other] { $points } πόντους
}
seat-out-mark = εκτός
mark-you = εσύ
mark-bot = μποτ
mark-lent = παίζει μποτ
mark-away = λείπει
bot-called = { $bot ->
    [random] Αρχάριος
    [novice] Δόκιμος
    [greedy] Βοηθός
    [merchant] Έμπορος
    [master] Μάστορας
   *[other] Μποτ { $bot }
}
bot-lettered = { $bot ->
    [random] Αρχάριος { $letter }
    [novice] Δόκιμος { $letter }
    [greedy] Βοηθός { $letter }
    [merchant] Έμπορος { $letter }
    [master] Μάστορας { $letter }
   *[other] Μποτ { $bot } { $letter }
}
bot-about = { $bot ->
    [random] Παίζει στην τύχη.
    [novice] Παίζει καλά μία στις δύο φορές.
    [greedy] Κοιτάζει έναν γύρο μπροστά, για πόντους.
    [merchant] Ζυγίζει τι θα φέρει αργότερα κάθε επιλογή.
    [master] Ο πιο δυνατός: βλέπει πιο μακριά από όλους.
   *[other] Παίζει με τον δικό του τρόπο.
}
watchers = { $watchers ->
    [one] Παρακολουθεί ένα άτομο.
   *[other] Παρακολουθούν { $watchers } άτομα.
}
you-watch = { $others ->
    [0] Παρακολουθείς.
    [one] Παρακολουθείς εσύ κι άλλο ένα άτομο.
   *[other] Παρακολουθείς εσύ κι άλλα { $others } άτομα.
}
time-short = Μένουν δέκα δευτερόλεπτα.

## A square that was asked about

area-price = { $owner } έχει αυτή την { $letter ->
    [r] κόκκινη
    [b] μπλε
    [y] κίτρινη
   *[g] πράσινη
} περιοχή με { $squares ->
    [one] ένα τετράγωνο
   *[other] { $squares } τετράγωνα
}. Όποιος άλλος σταματήσει εδώ πληρώνει { dirhams }.
area-free = Αυτή η { $letter ->
    [r] κόκκινη
    [b] μπλε
    [y] κίτρινη
   *[g] πράσινη
} περιοχή με { $squares ->
    [one] ένα τετράγωνο
   *[other] { $squares } τετράγωνα
} δεν κοστίζει τίποτα: { $owner } είναι εκτός παιχνιδιού.

## The board’s words

board-label = Η αγορά
board-square = { $square }, { $colour ->
    [bare] άδειο
    [r] κόκκινο χαλί
    [b] μπλε χαλί
    [y] κίτρινο χαλί
   *[g] πράσινο χαλί
}{ $assam ->
    [here] , εδώ στέκεται ο Ασάμ
   *[no] {""}
}
board-facing = Στρέψε τον Ασάμ { facing }
board-lay = Χαλί στα { $first } και { $second }
board-die = Το ζάρι δείχνει { $slippers ->
    [one] μία παντόφλα
   *[other] { $slippers } παντόφλες
}

## The line

line-connecting = Σύνδεση…
line-slow = Η σύνδεση είναι αργή…
line-back = Η σύνδεση επανήλθε.
line-lost = Χωρίς σύνδεση εδώ και { $seconds ->
    [one] { $seconds } δευτερόλεπτο
   *[other] { $seconds } δευτερόλεπτα
}. Γίνεται νέα προσπάθεια· τίποτα δεν χάθηκε.
line-lost-kept = Χωρίς σύνδεση εδώ και { $seconds ->
    [one] { $seconds } δευτερόλεπτο
   *[other] { $seconds } δευτερόλεπτα
}. Η κίνησή σου κρατήθηκε και θα σταλεί μόλις επανέλθει.
bot-played = Όσο έλειπες, έπαιξε για σένα ένα μποτ. Τώρα παίζεις πάλι εσύ.
bot-plays-for-you = Για σένα παίζει ένα μποτ.
play-myself = Συνεχίζω εγώ
away-long = { $name } λείπει εδώ και ώρα.
away-wait = Περίμενε
away-bot = Να παίξει μποτ

## Before the game

gathering-title = Περιμένοντας τους άλλους
gathering-title-full = Είναι όλοι εδώ
gathering-title-guest = Μια παρτίδα αρχίζει σε λίγο
gathering-open = { $open ->
    [one] Μία θέση είναι ακόμη ανοιχτή. Η παρτίδα αρχίζει όταν πιαστεί.
   *[other] { $open } θέσεις είναι ακόμη ανοιχτές. Η παρτίδα αρχίζει όταν πιαστούν.
}
gathering-full = { $host ->
    [you] Ξεκίνα όποτε θέλεις.
   *[other] Την παρτίδα την ξεκινά όποιος έστησε το τραπέζι.
}
invite-title = Κάλεσε τους φίλους σου
invite-text = Στείλε τους αυτόν τον σύνδεσμο ή άσε τους να σαρώσουν τον κωδικό. Όποιος τον ανοίξει μπορεί να καθίσει· δεν χρειάζεται λογαριασμός.
invite-link = Σύνδεσμος για θέση
invite-qr = Κωδικός QR του συνδέσμου για θέση
invite-message = Έλα να παίξουμε Μαρακές.
invite-here-only = Η διεύθυνση { $host } ισχύει μόνο για αυτόν τον υπολογιστή. Για να μπουν κι άλλοι, ξεκίνα τον διακομιστή έτσι και άνοιξε το παιχνίδι με τη διεύθυνση του ίδιου του υπολογιστή:
invite-host-has-it = Τον σύνδεσμο που ανοίγει θέση τον έχει όποιος έστησε το τραπέζι.
watch-title = Θέλει κάποιος μόνο να δει;
watch-link = Σύνδεσμος για θεατές
watching-gathering = Παρακολουθείς. Για να παίξεις κι εσύ, ζήτησε τον σύνδεσμο που ανοίγει θέση.
watching-full = Όλες οι θέσεις είναι πιασμένες. Μπορείς να παρακολουθήσεις· αν σηκωθεί κάποιος, μπορείς να καθίσεις εδώ.
join-late = Αν μία από αυτές τις θέσεις είναι δική σου, φέρε την εδώ από τη συσκευή όπου κάθισες: εκεί, στο «{ this-table }», διάλεξε «{ move-seat }».
your-name = Το όνομά σου
player-numbered = Παίκτης { $seat }
sit-down = Κάθισε
seat-bot = Βάλε ένα μποτ
which-bot = Ποιο μποτ
remove = Αφαίρεση
remove-name = Αφαίρεση: { $name }
leave-seat = Σήκω
start-game = Ξεκίνα την παρτίδα
cancel-table = Ακύρωσε το τραπέζι
cancel-title = Να ακυρωθεί το τραπέζι;
cancel-text = Δεν θα μπορεί πια να καθίσει κανείς εδώ και ο σύνδεσμος θα πάψει να λειτουργεί.
cancel-no = Να μείνει

## This table

this-table = Αυτό το τραπέζι
rules-on = Κανόνες
rules-edition = Έκδοση: { $edition }
rules-usual = Οι συνηθισμένοι κανόνες.
rules-bankruptcy-play-on = Όποιος δεν έχει να πληρώσει δίνει όσα έχει και συνεχίζει.
rules-steering-after-must = Η παραλλαγή: πρώτα το ζάρι· μετά το άπλωμα του χαλιού, ο Ασάμ πρέπει να στραφεί αριστερά ή δεξιά για τον επόμενο παίκτη.
rules-steering-after-may = Η παραλλαγή: πρώτα το ζάρι· μετά το άπλωμα του χαλιού, ο Ασάμ μπορεί να στραφεί για τον επόμενο παίκτη.
rules-area-owner = Μια περιοχή μετρά και τα δύο χρώματα του κατόχου της.
rules-whole-nobody = Κανενός το χαλί δεν καλύπτεται ολόκληρο με τη μία, ούτε το δικό σου.
rules-halves-colours = Ένα χαλί δεν καλύπτει ποτέ δύο τετράγωνα ίδιου χρώματος.
rules-pile-alternating = Με δύο παίκτες, τα χρώματα της στοίβας εναλλάσσονται.
rules-stock-15 = Με δύο παίκτες, ο καθένας έχει 15 χαλιά ενός χρώματος.
rules-tie-shared = Η ισοπαλία είναι μοιρασμένη νίκη.
rules-clock-none = Χωρίς ρολόι.
rules-clock-turn = { $seconds ->
    [one] { $seconds } δευτερόλεπτο για κάθε γύρο.
   *[other] { $seconds } δευτερόλεπτα για κάθε γύρο.
} { $timeout ->
    [bot] Για όποιον μείνει από χρόνο παίζει ένα μποτ.
   *[out] Όποιος μείνει από χρόνο βγαίνει.
}
rules-clock-game = { $minutes ->
    [one] { $minutes } λεπτό για όλη την παρτίδα
   *[other] { $minutes } λεπτά για όλη την παρτίδα
}{ $increment ->
    [0] .
    [one] , και { $increment } δευτερόλεπτο ακόμη σε κάθε γύρο.
   *[other] , και { $increment } δευτερόλεπτα ακόμη σε κάθε γύρο.
} { $timeout ->
    [bot] Για όποιον μείνει από χρόνο παίζει ένα μποτ.
   *[out] Όποιος μείνει από χρόνο βγαίνει.
}
read-rules = Διάβασε τους κανόνες
fair-title = Τίμιο ζάρι
fair-text = Κάθε ζαριά βγαίνει από ένα μυστικό του διακομιστή και από έναν σπόρο κάθε θέσης. Για το μυστικό ο διακομιστής δεσμεύεται παρακάτω, πριν από την παρτίδα· μετά την παρτίδα το μυστικό φανερώνεται και κάθε ζαριά μπορεί να ελεγχθεί.
fair-commitment = Η δέσμευση του διακομιστή (SHA-256)
fair-seed = Σπόρος: { $name }
fair-change = Άλλαξε τον σπόρο σου
fair-change-name = Αλλαγή σπόρου: { $name }
fair-change-do = Άλλαξέ τον
fair-changed = Ο σπόρος σου άλλαξε.
move-seat = Παίξε σε άλλη συσκευή
move-seat-name = Μεταφορά σε άλλη συσκευή: { $name }
move-seat-title = Πάρε τη θέση σου μαζί
move-seat-text = Άνοιξε αυτόν τον σύνδεσμο στην άλλη συσκευή. Λειτουργεί μία φορά, και τότε η θέση βρίσκεται εκεί και όχι πια εδώ.
move-seat-link = Σύνδεσμος για την άλλη συσκευή
move-seat-qr = Κωδικός QR του συνδέσμου για την άλλη συσκευή
claim-title = Να παίξεις σε αυτή τη συσκευή;
claim-text = Αυτός ο σύνδεσμος φέρνει μια θέση σε αυτή τη συσκευή. Η συσκευή από όπου έρχεται θα μπορεί μετά μόνο να παρακολουθεί.
claim-yes = Παίξε εδώ
claim-no = Δες μόνο
seat-claimed = Η θέση είναι τώρα δική σου. Συνέχισε.
give-up = Παραίτηση
give-up-name = Παραίτηση: { $name }
give-up-title = Παραίτηση από την παρτίδα;
give-up-text = Βγαίνεις από το παιχνίδι, τα ντιρχάμ σου επιστρέφουν στην τράπεζα και τα χαλιά σου δεν μετράνε για κανέναν. Οι άλλοι συνεχίζουν.
give-up-no = Συνέχισε

## The end

you-win = Κέρδισες!
standings-title = Κατάταξη
standings-rank = Σειρά
standings-name = Παίκτης
standings-dirhams = Ντιρχάμ
standings-squares = Τετράγωνα
standings-points = Πόντοι
standings-plus = + { $squares }
standings-out = { $why ->
    [time] τέλος χρόνου
    [rules] παράβαση κανόνων
    [engine] βλάβη
    [gave-up] παραίτηση
   *[poor] δεν είχε να πληρώσει
}
chart-title = Πόντοι ανά γύρο
chart-turn = Γύρος
chart-as-table = Το ίδιο ως πίνακας
rematch = Παίξε ξανά
rematch-join = Μπες στην επόμενη παρτίδα
rematch-wanted = Οι άλλοι θέλουν να ξαναπαίξουν.
rematch-watch = Στήνεται η επόμενη παρτίδα.
watch-next = Δες την επόμενη παρτίδα
replay-game = Ξαναδές την
download-record = Λήψη της καταγραφής
share = Κοινοποίηση
share-title = Κοινοποίηση του αποτελέσματος
share-text = Κείμενο και σύνδεσμος
share-result = Μαρακές: { $result }
dice-check = Έλεγξε το ζάρι
dice-checking = Έλεγχος…
dice-fine = { $count ->
    [0] Δεν υπάρχει ζαριά ή τράβηγμα για έλεγχο.
    [one] Το ένα τυχαίο αποτέλεσμα (ζαριά ή τράβηγμα) συμφωνεί με τους σπόρους.
   *[other] Και τα { $count } τυχαία αποτελέσματα (ζαριές και τραβήγματα) συμφωνούν με τους σπόρους.
}
dice-other-promise = Η δέσμευση στην καταγραφή είναι { $found }· σε αυτό το τραπέζι ήταν { $seen }.

## Links, dialogs, pages

copy = Αντιγραφή
copied = Αντιγράφηκε
copy-by-hand = Ο σύνδεσμος είναι επιλεγμένος: αντίγραψέ τον με το πληκτρολόγιο ή με το δάχτυλο.
close = Κλείσιμο
dialog-no = Όχι
table-try-again = Δοκίμασε ξανά
to-home = Στην αρχική σελίδα
table-heading = Μαρακές: { $names }
table-loading = Μια στιγμή: το τραπέζι ετοιμάζεται…
table-gone-title = Δεν υπάρχει τέτοιο τραπέζι
table-gone = Ίσως ο σύνδεσμος δεν είναι ολόκληρος ή το τραπέζι μαζεύτηκε εδώ και καιρό.
table-unreachable-title = Ο διακομιστής δεν απαντά
table-cancelled-title = Αυτό το τραπέζι ακυρώθηκε
table-cancelled = Το ακύρωσε όποιος το έστησε. Να στήσεις άλλο;
title-your-turn = ● Η σειρά σου – Μαρακές
title-table = Στο τραπέζι – Μαρακές

## Help

keys-title = Πλήκτρα
key-arrows = Βέλη
key-enter = Enter
key-escape = Esc
keys-arrows = στρέφουν τον Ασάμ ή πηγαίνουν από χαλί σε χαλί
keys-enter = ρίχνει το ζάρι, απλώνει το χαλί
keys-escape = αναιρεί ό,τι δεν αποφασίστηκε· παραλείπει την αφήγηση
keys-skip = παραλείπει την αφήγηση
keys-log = ανοίγει ή διπλώνει το ιστορικό
keys-hint = ζητά υπόδειξη ή την κρύβει
keys-sounds = ανοίγει ή κλείνει τους ήχους
keys-help = αυτή η βοήθεια
keys-touch = Με δάχτυλο ή ποντίκι: άγγιξε ένα τετράγωνο για να δεις εκεί ένα χαλί, και ξανά για το επόμενο. Το απλώνεις με το άλλο μισό του ή με το κουμπί. Ένα άγγιγμα σε οποιοδήποτε χαλί λέει τι κοστίζει να σταματήσεις εκεί.
