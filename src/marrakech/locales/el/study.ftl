### Greek: watching a record and setting up a position.

study-again = Δοκίμασε ξανά
study-copy-by-hand = Αντίγραψέ το από εδώ

## Watching a record

replay-title = Ξαναδές μια παρτίδα
replay-lead = Κάθε παρτίδα μπορεί να φυλαχτεί ως σύντομο κείμενο: είναι η καταγραφή της. Άνοιξε μία για να τη δεις ενέργεια προς ενέργεια ή δες πρώτα το παράδειγμα.
replay-example = Δες το παράδειγμα
replay-open-file = Άνοιξε αρχείο
replay-paste = Ή επικόλλησε εδώ μια καταγραφή ή άφησε το αρχείο της οπουδήποτε στη σελίδα
replay-watch = Δες την παρτίδα
replay-link-broken = Ο σύνδεσμος δεν είναι ολόκληρος και η παρτίδα του δεν διαβάζεται. Ζήτησε ξανά τον σύνδεσμο ή άνοιξε την ίδια την καταγραφή.
replay-another = Άνοιξε άλλη καταγραφή

replay-seat = Θέση { $seat }
replay-market = Η αγορά
replay-beginning = Η παρτίδα αρχίζει.
replay-before-first = Πριν από τον πρώτο γύρο
replay-place = Γύρος { $turn }: { $name }
replay-count = { $at } από { $of }
replay-controls = Περιήγηση στην παρτίδα
replay-first = Στην αρχή
replay-back = Μία ενέργεια πίσω
replay-play = Αναπαραγωγή
replay-pause = Παύση
replay-forward = Μία ενέργεια μπροστά
replay-last = Στο τέλος
replay-slider = Στιγμή της παρτίδας
replay-keys = Πλήκτρα: βέλη για μία ενέργεια πίσω ή μπροστά, με Shift για ολόκληρο γύρο· Home και End για την αρχή και το τέλος· πλήκτρο διαστήματος για αναπαραγωγή ή παύση.
replay-speed = Ταχύτητα
replay-speed-name = { $speed ->
    [slow] Αργά
    [fast] Γρήγορα
   *[normal] Κανονικά
}

replay-standings = Κατάταξη
replay-player = Παίκτης
replay-dirhams = Ντιρχάμ
replay-squares = Τετράγωνα
replay-points = Πόντοι
replay-rugs-left = Χαλιά
replay-next-rug = Επόμενο χαλί: { colour }.
replay-out = εκτός
replay-winner = Νίκη

replay-turns = Γύροι
replay-no-turns = Δεν έχει παίξει ακόμη κανείς.
replay-paid = πλήρωσε { $count }
replay-copy-link = Αντιγραφή συνδέσμου για αυτό το σημείο
replay-link-copied = Ο σύνδεσμος αντιγράφηκε.
replay-download = Λήψη
replay-to-table = Πήγαινε στο τραπέζι
replay-to-editor = Άνοιγμα στον επεξεργαστή
replay-about = Για αυτή την καταγραφή
replay-edition = Έκδοση
replay-edition-none = δεν αναφέρεται
replay-rules = Κανόνες
replay-rules-usual = οι συνηθισμένοι
replay-result = Αποτέλεσμα
replay-unfinished = η παρτίδα δεν τελείωσε
replay-tag =
    { $name ->
        [Table] Τραπέζι
        [Date] Ημερομηνία
        [ServerSeed] Διακομιστής: σπόρος
        [SeatSeed1] Θέση 1: σπόρος
        [SeatSeed2] Θέση 2: σπόρος
        [SeatSeed3] Θέση 3: σπόρος
        [SeatSeed4] Θέση 4: σπόρος
        [SeatHash1] Θέση 1: δημοσιευμένο αποτύπωμα του σπόρου
        [SeatHash2] Θέση 2: δημοσιευμένο αποτύπωμα του σπόρου
        [SeatHash3] Θέση 3: δημοσιευμένο αποτύπωμα του σπόρου
        [SeatHash4] Θέση 4: δημοσιευμένο αποτύπωμα του σπόρου
        [Bot1] Θέση 1: μποτ
        [Bot2] Θέση 2: μποτ
        [Bot3] Θέση 3: μποτ
        [Bot4] Θέση 4: μποτ
        [ServerSeedHash] Διακομιστής: δημοσιευμένο αποτύπωμα του σπόρου
       *[other] { $name }
    }

## Your finished games

games-title = Οι τελειωμένες παρτίδες σου
games-none = Εδώ εμφανίζεται κάθε παρτίδα που τελειώνεις.
games-you-won = Κέρδισες
games-more = Δείξε παλαιότερες παρτίδες
games-kept =
    { $days ->
        [one] Μια παρτίδα φυλάσσεται μία ημέρα μετά την τελευταία κίνησή της. Για να την κρατήσεις περισσότερο, κατέβασε την καταγραφή της.
       *[other] Μια παρτίδα φυλάσσεται { $days } ημέρες μετά την τελευταία κίνησή της. Για να την κρατήσεις περισσότερο, κατέβασε την καταγραφή της.
    }

## Actions

study-face = Στρέψε τον Ασάμ { facing }
study-die = { $slippers ->
    [one] { $slippers } παντόφλα
   *[other] { $slippers } παντόφλες
}

## Setting up a position

editor-title = Επεξεργαστής διατάξεων
editor-tools = Εργαλείο
editor-tool = { $tool ->
    [rug] Χαλί
    [half] Μισό χαλί
    [erase] Σβήσιμο
    [assam] Ασάμ
   *[look] Δες και δοκίμασε
}
editor-tool-hint =
    { $tool ->
        [rug] Διάλεξε δύο τετράγωνα με κοινή πλευρά.
        [half] Διάλεξε ένα τετράγωνο για να μπει εκεί μισό χαλί, με το άλλο μισό κρυμμένο.
        [erase] Διάλεξε ένα τετράγωνο για να αδειάσει.
        [assam] Διάλεξε ένα τετράγωνο για να μπει εκεί ο Ασάμ· διάλεξε τον ίδιο για να στραφεί.
       *[look] Διάλεξε μια από τις ενέργειες στο ταμπλό ή διάλεξε ένα τετράγωνο για να δεις τι κοστίζει να σταματήσεις εκεί.
    }
editor-colours = Χρώμα του χαλιού
editor-second-half = Το χαλί αρχίζει στο { $square }. Διάλεξε ένα διπλανό τετράγωνο.
editor-do = { $step ->
    [roll] Ρίξε το ζάρι
    [lay] Άπλωσε το χαλί
   *[turn] Στρέψε τον Ασάμ
}
editor-board-kept = Το ταμπλό δείχνει ακόμη την τελευταία διάταξη που διαβάστηκε.
editor-area =
    { $square }: { $squares ->
        [one] περιοχή με ένα { colour } τετράγωνο
       *[other]
            περιοχή με { $squares } { $letter ->
                [r] κόκκινα
                [b] μπλε
                [y] κίτρινα
               *[g] πράσινα
            } τετράγωνα
    }. Κάτοχος: { $name }. Ποσό για τους άλλους: { dirhams }.
editor-area-free =
    { $square }: { $squares ->
        [one] περιοχή με ένα { colour } τετράγωνο
       *[other]
            περιοχή με { $squares } { $letter ->
                [r] κόκκινα
                [b] μπλε
                [y] κίτρινα
               *[g] πράσινα
            } τετράγωνα
    }. Κάτοχος: { $name }, εκτός παιχνιδιού. Εδώ δεν πληρώνει κανείς.
editor-area-bare = Το { $square } είναι άδειο. Εδώ δεν πληρώνει κανείς.

editor-text = Η διάταξη ως κείμενο
editor-text-first = Διόρθωσε πρώτα το κείμενο παραπάνω· μετά μπορείς να αλλάξεις εδώ τις λεπτομέρειες.
editor-undo = Αναίρεση
editor-redo = Επανάληψη
editor-undone = Αναιρέθηκε.
editor-redone = Έγινε ξανά.
editor-clear = Άδειασε το ταμπλό
editor-cleared = Το ταμπλό είναι τώρα άδειο.
editor-start = Αρχή για { $players }
editor-copy-text = Αντιγραφή κειμένου
editor-text-copied = Το κείμενο αντιγράφηκε.
editor-copy-link = Αντιγραφή συνδέσμου

editor-next = Τι μπορεί να γίνει μετά
editor-next-hint =
    { $step ->
        [roll] Ρίξε το ζάρι: διάλεξε τι δείχνει.
        [draw] Τράβα το επόμενο χαλί από τη στοίβα: διάλεξε το χρώμα του.
        [lay]
            { $count ->
                [0] Το χαλί δεν χωρά πουθενά, γι’ αυτό επιστρέφει στο κουτί.
                [one] Το χαλί μπορεί να απλωθεί σε ένα μέρος, που φαίνεται στο ταμπλό.
               *[other] Το χαλί μπορεί να απλωθεί σε { $count } μέρη, που φαίνονται στο ταμπλό.
            }
        [steer] Στρέψε τον Ασάμ για τον επόμενο παίκτη.
       *[turn] Στρέψε τον Ασάμ ή άφησέ τον όπως είναι.
    }
editor-do-return = Χαλί στο κουτί
editor-do-draw = Τράβα { colour }
editor-prices = Πού οδηγεί κάθε ζαριά και τι κοστίζει

editor-fields = Λεπτομέρειες
editor-players = Παίκτες
editor-mover = Παίζει
editor-seat = Θέση { $seat }, { $colours }
editor-step = Επόμενη φάση
editor-step-name = { $step ->
    [turn] στροφή του Ασάμ
    [roll] ζαριά
    [lay] άπλωμα χαλιού
    [draw] τράβηγμα χαλιού
    [steer] στροφή για τον επόμενο
   *[over] τέλος της παρτίδας
}
editor-facing = Ο Ασάμ κοιτάζει
editor-rugs =
    { $letter ->
        [r] Κόκκινα χαλιά που μένουν
        [b] Μπλε χαλιά που μένουν
        [y] Κίτρινα χαλιά που μένουν
       *[g] Πράσινα χαλιά που μένουν
    }
editor-top = Επόμενο χαλί
editor-top-none = δεν τραβήχτηκε ακόμη
editor-out = Εκτός
editor-out-as = Εκτός, σειρά εξόδου { $order }
editor-rules = Κανόνες
editor-edition-own = ειδικοί κανόνες
