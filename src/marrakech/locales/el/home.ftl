### Greek: the first page. Setting up a game, and finding the tables there are.

home-tagline = Στρέψε τον Ασάμ, ρίξε το ζάρι, άπλωσε τα χαλιά σου – και μην πιαστείς σε ξένο χαλί.
home-facts = Για 2 έως 4 παίκτες. Δωρεάν, χωρίς λογαριασμό.
home-art = Τέσσερα υφαντά χαλιά κρέμονται στην αγορά· ο Ασάμ στέκεται μπροστά τους.
home-choices = Διάλεξε πώς θα παίξεις

## The three choices

home-bots = Παίξε τώρα
home-bots-about = Με μποτ, αμέσως.
home-bots-go = Παίξε
home-friends = Με φίλους
home-friends-about = Παίρνεις έναν σύνδεσμο και τον στέλνεις· καθένας παίζει στη δική του συσκευή.
home-friends-go = Στήσε τραπέζι
home-device = Σε αυτή τη συσκευή
home-device-about = Από χέρι σε χέρι: όλοι παίζουν σε αυτή την οθόνη.
home-device-go = Ξεκίνα
home-going = Το τραπέζι ετοιμάζεται…
home-start-failed = Ο διακομιστής δεν απαντά αυτή τη στιγμή. Οι επιλογές σου κρατήθηκαν· δοκίμασε ξανά σε λίγο.
home-opponents = Αντίπαλοι
home-strength = Δυσκολία
home-players = Παίκτες
home-bots-among = Από αυτούς μποτ
home-name = Το όνομά σου
home-name-of = Παίκτης { $number }: όνομα
home-names = Ονόματα
home-player = Παίκτης { $number }

## All options

home-options = Όλες οι επιλογές
home-options-usual = Συνηθισμένοι κανόνες, χωρίς ρολόι
home-options-changed = { $count ->
    [one] Μία αλλαγή
   *[other] { $count } αλλαγές
}
home-options-reset = Επαναφορά επιλογών
home-options-loading = Φορτώνεται ο κατάλογος των εκδόσεων…
home-rules-heading = Κανόνες
home-table-heading = Τραπέζι
home-edition = Έκδοση
home-edition-help = Τα φυλλάδια κανόνων διαφέρουν λίγο μεταξύ τους. Διάλεξε με ποιο θέλεις να παίξεις.
home-edition-default = Συνηθισμένοι κανόνες
home-edition-own = Δική μου επιλογή
home-edition-yours = Στη γλώσσα σου
home-edition-printed = Όπως τυπώθηκαν, ανά γλώσσα
home-edition-other = { $language }, έκδοση με { $rugs } χαλιά
home-edition-variant = { $edition } – στροφή μετά το άπλωμα
home-edition-fifteen = { $edition } – δύο παίκτες, από 15 χαλιά
home-own-heading = Κάθε κανόνας χωριστά
home-two-only = Μόνο με δύο παίκτες
home-option =
    { $option ->
        [bankruptcy] Παίκτης που δεν έχει να πληρώσει
        [steering] Στροφή του Ασάμ
        [area] Τι μετρά στο ποσό
        [whole] Κάλυψη ολόκληρου χαλιού
        [halves] Κάλυψη δύο μισών
        [pile] Στοίβες δύο χρωμάτων
        [stock] Χαλιά για δύο
        [tie] Ίσοι πόντοι
       *[other] { $option }
    }
home-option-value =
    { $choice ->
        [bankruptcy-out] Βγαίνει
        [bankruptcy-play-on] Συνεχίζει
        [steering-before] Πριν από το ζάρι
        [steering-after-must] Μετά το άπλωμα, πάντα
        [steering-after-may] Μετά το άπλωμα, αν θέλεις
        [area-colour] Ένα χρώμα
        [area-owner] Και τα δύο χρώματα του κατόχου
        [whole-opponents] Όχι άλλου παίκτη
        [whole-nobody] Ούτε το δικό σου
        [halves-any] Όποια χρώματα
        [halves-colours] Μόνο διαφορετικά
        [pile-shuffled] Ανακατεμένες
        [pile-alternating] Χρώματα εναλλάξ
        [stock-24] 24 σε δύο χρώματα
        [stock-15] 15 σε ένα χρώμα
        [tie-dirhams] Κρίνουν τα ντιρχάμ
        [tie-shared] Μοιρασμένη νίκη
       *[other] { $value }
    }
home-option-help =
    { $choice ->
        [bankruptcy-out] Πληρώνει όσα έχει και φεύγει. Τα χαλιά του μένουν, αλλά κανείς δεν πληρώνει γι’ αυτά.
        [bankruptcy-play-on] Πληρώνει όσα έχει και συνεχίζει χωρίς τίποτα.
        [steering-before] Στρέφεις τον Ασάμ, μετά ρίχνεις το ζάρι και ο Ασάμ προχωρά προς τα εκεί.
        [steering-after-must] Ρίχνεις πρώτα το ζάρι. Στο τέλος του γύρου σου στρέφεις τον Ασάμ αριστερά ή δεξιά για τον επόμενο.
        [steering-after-may] Ρίχνεις πρώτα το ζάρι. Στο τέλος του γύρου σου μπορείς να στρέψεις τον Ασάμ για τον επόμενο.
        [area-colour] Μόνο ενωμένα τετράγωνα του χρώματος όπου στέκεται ο Ασάμ.
        [area-owner] Όλα τα ενωμένα τετράγωνα του ίδιου κατόχου, σε όποιο από τα δύο χρώματα.
        [whole-opponents] Ένα δικό σου χαλί μπορείς να το καλύψεις ολόκληρο με τη μία.
        [whole-nobody] Κανένα ολόκληρο χαλί δεν καλύπτεται με τη μία, ούτε το δικό σου.
        [halves-any] Ένα χαλί μπορεί να καλύψει δύο τετράγωνα ίδιου χρώματος, αν είναι από διαφορετικά χαλιά.
        [halves-colours] Ένα χαλί δεν επιτρέπεται ποτέ να καλύψει δύο τετράγωνα ίδιου χρώματος.
        [pile-shuffled] Ποιο χρώμα σου έρχεται μετά είναι θέμα τύχης.
        [pile-alternating] Τα δύο χρώματά σου έρχονται εναλλάξ.
        [stock-24] Δώδεκα χαλιά σε καθένα από τα δύο χρώματά σου.
        [stock-15] Ένα χρώμα ο καθένας, όπως με τρεις παίκτες.
        [tie-dirhams] Με ίσους πόντους κερδίζει όποιος έχει περισσότερα ντιρχάμ.
        [tie-shared] Όσοι έχουν ίσους πόντους κερδίζουν μαζί.
       *[other] { $value }
    }
home-clash = Τα χρώματα εναλλάξ θέλουν δύο χρώματα για τον καθένα, αλλά 15 χαλιά σημαίνουν ένα χρώμα για τον καθένα. Άλλαξε το ένα από τα δύο.
home-begins = Ποιος αρχίζει
home-begins-value = { $who ->
    [lot] Με κλήρωση
   *[listed] Εγώ
}
home-facing = Στην αρχή ο Ασάμ κοιτάζει
home-clock = Ρολόι
home-clock-value = { $kind ->
    [none] Χωρίς
    [turn] Ανά γύρο
   *[game] Ανά παρτίδα
}
home-clock-seconds = Δευτερόλεπτα για κάθε γύρο
home-clock-minutes = Λεπτά για τον καθένα
home-clock-increment = Επιπλέον δευτερόλεπτα ανά γύρο
home-timeout = Όταν τελειώσει ο χρόνος
home-timeout-value =
    { $timeout ->
        [out] Ο παίκτης βγαίνει
       *[bot] Συνεχίζει μποτ
    }
home-listed = Τραπέζι ορατό σε όλους
home-listed-help = Φαίνεται στην αρχική σελίδα όλων όσο υπάρχει ελεύθερη θέση.
home-autostart = Να αρχίσει όταν πιαστεί η τελευταία θέση
home-autostart-help = Αλλιώς ξεκινάς εσύ την παρτίδα.
home-friends-only = Μόνο με φίλους
home-preset-bad =
    { $count ->
        [one] Ένα μέρος αυτής της διεύθυνσης δεν έχει νόημα εδώ και αγνοήθηκε: { $parts }
       *[other] Μερικά μέρη αυτής της διεύθυνσης δεν έχουν νόημα εδώ και αγνοήθηκαν: { $parts }
    }
home-notice-close = Κλείσιμο μηνύματος

## Tables

home-mine = Οι παρτίδες σου
home-mine-none = Εδώ εμφανίζονται οι παρτίδες που παίζεις. Τίποτα δεν χάνεται αν κλείσεις τη σελίδα.
home-mine-more = { $count ->
    [one] { $count } ακόμη παρτίδα
   *[other] { $count } ακόμη παρτίδες
}
home-open = Ανοιχτά τραπέζια
home-open-none = Αυτή τη στιγμή δεν ψάχνει κανείς για παίκτες. Κάνε το τραπέζι σου ορατό σε όλους και θα εμφανιστεί εδώ.
home-your-turn = Η σειρά σου
home-turn-of = Παίζει: { $name }
home-waiting = { $seats ->
    [one] Μία ελεύθερη θέση
   *[other] { $seats } ελεύθερες θέσεις
}
home-ready = Μπορεί να αρχίσει
home-replay = Ξαναδές την
home-sit = Κάθισε
home-watch = Δες
home-clock-turn = { $seconds ->
    [one] ένα δευτερόλεπτο ανά γύρο
   *[other] { $seconds } δευτερόλεπτα ανά γύρο
}
home-clock-game =
    { $minutes ->
        [one] ένα λεπτό ο καθένας
       *[other] { $minutes } λεπτά ο καθένας
    }
home-clock-game-more = { $minutes } λεπ. + { $increment } δευτ. ανά γύρο
home-gist-players = { $count } παίκτες
home-gist-own = ειδικοί κανόνες
home-lists-trouble = Ο διακομιστής δεν απαντά αυτή τη στιγμή. Ο κατάλογος θα φορτωθεί ξανά αυτόματα.

## A game that waits for you

home-finished = Οι τελειωμένες παρτίδες σου
home-table-yours = Το τραπέζι σου

## More to do

home-more = Περισσότερα
home-learn = Μάθε το σε δύο λεπτά
home-learn-about = Παίξε λίγους γύρους, με βοήθεια σε κάθε βήμα.
home-rules = Διάβασε τους κανόνες
home-rules-about = Όλο το παιχνίδι και οι διαφορές των εκδόσεων.
home-record = Άνοιξε μια καταγραφή
home-record-about = Δες βήμα βήμα μια παρτίδα που παίχτηκε.
home-editor = Στήσε μια διάταξη
home-editor-about = Στήσε όποια αγορά θέλεις και δες τι επιτρέπεται.
home-watch-heading = Παρακολούθησε μια παρτίδα
home-watch-label = Σύνδεσμος ή όνομα τραπεζιού
home-watch-empty = Επικόλλησε τον σύνδεσμο ενός τραπεζιού ή γράψε το όνομά του.
