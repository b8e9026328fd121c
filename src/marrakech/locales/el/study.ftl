### Greek: watching a record and setting up a position.

study-again = Δοκίμασε ξανά
study-copy-by-hand = Αντίγραψέ το από εδώ

## Watching a record

replay-title = Ξαναδές μια παρτίδα
replay-lead = Κάθε παρτίδα μπορεί να φυλαχτεί ως σύντομο κείμενο, την καταγραφή της. Άνοιξε μία για να τη δεις ενέργεια προς ενέργεια ή δες πρώτα το παράδειγμα.
replay-example = Δες το παράδειγμα
replay-open-file = Άνοιξε αρχείο
replay-paste = Ή επικόλλησε εδώ μια καταγραφή ή άφησε το αρχείο της οπουδήποτε στη σελίδα
replay-watch = Δες την παρτίδα
replay-link-broken = Ο σύνδεσμος δεν είναι ολόκληρος και η παρτίδα του δεν διαβάζεται. Ζήτησέ τον ξανά ή άνοιξε την ίδια την καταγραφή.
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
replay-keys = Πλήκτρα: τα βέλη πηγαίνουν μία ενέργεια πίσω ή μπροστά, με Shift έναν ολόκληρο γύρο· Home και End ως την άκρη· το πλήκτρο διαστήματος παίζει και σταματά.
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
replay-next-rug = Το επόμενο χαλί είναι { colour }.
replay-out = εκτός
replay-winner = Νίκη

replay-turns = Γύροι
replay-no-turns = Δεν έχει παίξει ακόμη κανείς.
replay-paid = πλήρωσε { $count }
replay-copy-link = Αντιγραφή συνδέσμου για εδώ
replay-link-copied = Ο σύνδεσμος αντιγράφηκε.
replay-download = Λήψη
replay-to-table = Πήγαινε στο τραπέζι
replay-to-editor = Άνοιξε στον επεξεργαστή
replay-about = Για αυτή την καταγραφή
replay-edition = Έκδοση
replay-edition-none = δεν αναφέρεται
replay-rules = Κανόνες
replay-rules-usual = οι συνηθισμένοι
replay-result = Αποτέλεσμα
replay-unfinished = δεν τελείωσε
replay-tag = { $name ->
    [Table] Τραπέζι
    [Date] Ημερομηνία
    [ServerSeed] Ο σπόρος του διακομιστή
    [SeatSeed1] Σπόρος της θέσης 1
    [SeatSeed2] Σπόρος της θέσης 2
    [SeatSeed3] Σπόρος της θέσης 3
    [SeatSeed4] Σπόρος της θέσης 4
    [SeatHash1] Δέσμευση της θέσης 1 (αποτύπωμα του σπόρου)
    [SeatHash2] Δέσμευση της θέσης 2 (αποτύπωμα του σπόρου)
    [SeatHash3] Δέσμευση της θέσης 3 (αποτύπωμα του σπόρου)
    [SeatHash4] Δέσμευση της θέσης 4 (αποτύπωμα του σπόρου)
    [Bot1] Μποτ στη θέση 1
    [Bot2] Μποτ στη θέση 2
    [Bot3] Μποτ στη θέση 3
    [Bot4] Μποτ στη θέση 4
    [ServerSeedHash] Η δέσμευση του διακομιστή (αποτύπωμα του σπόρου)
   *[other] { $name }
}

## Actions

study-face = Στρέψε τον Ασάμ { facing }
study-die = { $slippers ->
    [one] { $slippers } παντόφλα
   *[other] { $slippers } παντόφλες
}

## Setting up a position

editor-title = Επεξεργαστής διατάξεων
editor-tools = Τι κάνει ένα άγγιγμα
editor-tool = { $tool ->
    [rug] Χαλί
    [half] Μισό χαλί
    [erase] Σβήσιμο
    [assam] Ασάμ
   *[look] Δες και δοκίμασε
}
editor-tool-hint = { $tool ->
    [rug] Άγγιξε δύο τετράγωνα με κοινή πλευρά.
    [half] Άγγιξε ένα τετράγωνο: εκεί απλώνεται μισό χαλί, με το άλλο μισό κρυμμένο.
    [erase] Άγγιξε ένα τετράγωνο για να αδειάσει.
    [assam] Άγγιξε ένα τετράγωνο για να μπει εκεί ο Ασάμ· άγγιξε τον ίδιο για να στραφεί.
   *[look] Διάλεξε μια από τις ενέργειες στο ταμπλό ή άγγιξε ένα τετράγωνο για να δεις τι κοστίζει.
}
editor-colours = Χρώμα του χαλιού
editor-second-half = Το χαλί αρχίζει στο { $square }. Διάλεξε ένα διπλανό τετράγωνο.
editor-do = { $step ->
    [roll] Ρίξε το ζάρι
    [lay] Άπλωσε το χαλί
   *[turn] Στρέψε τον Ασάμ
}
editor-board-kept = Το ταμπλό δείχνει την τελευταία διάταξη που διαβάστηκε.
editor-area = { $square }: { $squares ->
    [one] ένα { colour } τετράγωνο
   *[other] { $squares } { $letter ->
        [r] κόκκινα
        [b] μπλε
        [y] κίτρινα
       *[g] πράσινα
    } τετράγωνα
} (κάτοχος: { $name }). Όποιος άλλος σταματήσει εκεί πληρώνει { dirhams }.
editor-area-free = { $square }: { $squares ->
    [one] ένα { colour } τετράγωνο
   *[other] { $squares } { $letter ->
        [r] κόκκινα
        [b] μπλε
        [y] κίτρινα
       *[g] πράσινα
    } τετράγωνα
}. { $name } είναι εκτός: εδώ δεν πληρώνει κανείς.
editor-area-bare = Το { $square } είναι άδειο. Εδώ δεν πληρώνει κανείς.

editor-text = Η διάταξη ως κείμενο
editor-text-first = Διόρθωσε πρώτα το κείμενο παραπάνω· μετά τα μέρη του αλλάζουν εδώ.
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
editor-next-hint = { $step ->
    [roll] Πέφτει το ζάρι. Διάλεξε τι δείχνει.
    [draw] Τραβιέται το επόμενο χαλί της στοίβας. Διάλεξε ποιο.
    [lay] { $count ->
        [one] Ένα χαλί μπορεί να απλωθεί. Φαίνεται στο ταμπλό.
       *[other] { $count } χαλιά μπορούν να απλωθούν. Φαίνονται στο ταμπλό.
    }
    [steer] Ο Ασάμ στρέφεται για τον επόμενο παίκτη.
   *[turn] Ο Ασάμ στρέφεται ή μένει όπως στέκεται.
}
editor-do-return = Χαλί στο κουτί
editor-do-draw = Τράβα { colour }
editor-prices = Πού οδηγεί κάθε ζαριά και τι κοστίζει

editor-fields = Λεπτομέρειες
editor-players = Παίκτες
editor-mover = Παίζει
editor-seat = Θέση { $seat }, { $colours }
editor-step = Φάση
editor-step-name = { $step ->
    [turn] στροφή του Ασάμ
    [roll] ζαριά
    [lay] άπλωμα χαλιού
    [draw] τράβηγμα χαλιού
    [steer] στροφή για τον επόμενο
   *[over] τέλος της παρτίδας
}
editor-facing = Ο Ασάμ κοιτάζει
editor-rugs = { $letter ->
    [r] Κόκκινα χαλιά
    [b] Μπλε χαλιά
    [y] Κίτρινα χαλιά
   *[g] Πράσινα χαλιά
}
editor-top = Επόμενο χαλί
editor-top-none = δεν τραβήχτηκε
editor-out = Εκτός
editor-out-as = Εκτός, σειρά εξόδου { $order }
editor-rules = Κανόνες
editor-edition-own = άλλος συνδυασμός
