### Greek: the first page. Setting up a game, and finding the tables there are.

home-tagline = Στρέψε τον Ασάμ, ρίξε το ζάρι, άπλωσε τα χαλιά σου – και μη σταματήσεις ποτέ σε ξένο χαλί.
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
home-device-about = Από χέρι σε χέρι: όλοι παίζουν εδώ.
home-device-go = Ξεκίνα
home-going = Το τραπέζι ετοιμάζεται…
home-start-failed = Ο διακομιστής δεν απαντά αυτή τη στιγμή. Οι επιλογές σου κρατήθηκαν: δοκίμασε ξανά σε λίγο.
home-opponents = Αντίπαλοι
home-strength = Δυσκολία
home-players = Παίκτες
home-bots-among = Από αυτούς μποτ
home-name = Το όνομά σου
home-name-of = Όνομα του παίκτη { $number }
home-names = Ονόματα
home-player = Παίκτης { $number }

## All options

home-options = Όλες οι επιλογές
home-options-usual = Συνηθισμένοι κανόνες, χωρίς ρολόι
home-options-changed = { $count ->
    [one] Μία αλλαγή
   *[other] { $count } αλλαγές
}
home-options-reset = Πίσω στα συνηθισμένα
home-options-loading = Έρχεται ο κατάλογος των εκδόσεων…
home-rules-heading = Κανόνες
home-table-heading = Τραπέζι
home-edition = Έκδοση
home-edition-help = Κάθε φυλλάδιο κανόνων διαφέρει λίγο. Μια έκδοση παίζεται με τους δικούς της κανόνες.
home-edition-default = Συνηθισμένοι κανόνες
home-edition-own = Δική μου επιλογή
home-edition-yours = Στη γλώσσα σου
home-edition-printed = Όπως τυπώθηκαν, ανά γλώσσα
home-edition-other = { $language }, έκδοση με { $rugs } χαλιά
home-edition-variant = { $edition } – στροφή μετά το άπλωμα
home-edition-fifteen = { $edition } – για δύο, 15 χαλιά ο καθένας
home-own-heading = Κάθε κανόνας χωριστά
home-two-only = Μόνο με δύο παίκτες
home-option = { $option ->
    [bankruptcy] Όποιος δεν έχει να πληρώσει
    [steering] Στροφή του Ασάμ
    [area] Στο ποσό μετράνε
    [whole] Ολόκληρο χαλί δεν καλύπτεται
    [halves] Δύο μισά κάτω από ένα χαλί
    [pile] Στοίβες δύο χρωμάτων
    [stock] Χαλιά για δύο
    [tie] Ίσοι πόντοι
   *[other] { $option }
}
home-option-value = { $choice ->
    [bankruptcy-out] βγαίνει
    [bankruptcy-play-on] συνεχίζει
    [steering-before] πριν από το ζάρι
    [steering-after-must] μετά το άπλωμα, πάντα
    [steering-after-may] μετά το άπλωμα, αν θέλεις
    [area-colour] ένα χρώμα
    [area-owner] και τα δύο χρώματα
    [whole-opponents] αν είναι άλλου παίκτη
    [whole-nobody] όποιου κι αν είναι
    [halves-any] όποια χρώματα
    [halves-colours] μόνο διαφορετικά
    [pile-shuffled] ανακατεμένες
    [pile-alternating] χρώματα εναλλάξ
    [stock-24] 24 σε δύο χρώματα
    [stock-15] 15 σε ένα χρώμα
    [tie-dirhams] τα πιο πολλά ντιρχάμ
    [tie-shared] μοιρασμένη νίκη
   *[other] { $value }
}
home-option-help = { $choice ->
    [bankruptcy-out] Πληρώνει όσα έχει και φεύγει· τα χαλιά του μένουν και δεν κοστίζουν τίποτα.
    [bankruptcy-play-on] Πληρώνει όσα έχει και συνεχίζει χωρίς τίποτα.
    [steering-before] Στρέφεις τον Ασάμ, μετά ρίχνεις και προχωρά προς τα εκεί.
    [steering-after-must] Ρίχνεις πρώτα· στο τέλος τον στρέφεις αριστερά ή δεξιά για τον επόμενο.
    [steering-after-may] Ρίχνεις πρώτα· στο τέλος μπορείς να τον στρέψεις για τον επόμενο.
    [area-colour] Μόνο ενωμένα τετράγωνα του χρώματος όπου στέκεται ο Ασάμ.
    [area-owner] Όλα τα ενωμένα τετράγωνα εκείνου του παίκτη, σε όποιο από τα δύο χρώματα.
    [whole-opponents] Τα δικά σου χαλιά μπορείς να τα καλύψεις ολόκληρα.
    [whole-nobody] Ούτε τα δικά σου χαλιά δεν καλύπτονται ολόκληρα με τη μία.
    [halves-any] Ένα χαλί μπορεί να πέσει πάνω σε δύο μισά ίδιου χρώματος, αν είναι από δύο χαλιά.
    [halves-colours] Ένα χαλί δεν πέφτει ποτέ πάνω σε δύο τετράγωνα ίδιου χρώματος.
    [pile-shuffled] Ποιο χρώμα σου έρχεται μετά είναι θέμα τύχης.
    [pile-alternating] Τα δύο χρώματά σου έρχονται εναλλάξ.
    [stock-24] Δώδεκα από καθένα από τα δύο χρώματά σου.
    [stock-15] Όπως με τρεις παίκτες: ένα χρώμα ο καθένας.
    [tie-dirhams] Με ίσους πόντους κερδίζει ο πλουσιότερος.
    [tie-shared] Όσοι έχουν ίσους πόντους κερδίζουν μαζί.
   *[other] { $value }
}
home-clash = Οι στοίβες με χρώματα εναλλάξ θέλουν δύο χρώματα για τον καθένα, και τα 15 χαλιά έχουν ένα. Άλλαξε το ένα από τα δύο.
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
home-clock-minutes = Λεπτά για την παρτίδα
home-clock-increment = Δευτερόλεπτα επιπλέον μετά από κάθε γύρο
home-timeout = Όποιος μείνει από χρόνο
home-timeout-value = { $timeout ->
    [out] βγαίνει
   *[bot] συνεχίζει μποτ
}
home-listed = Να βρίσκουν το τραπέζι κι άγνωστοι
home-listed-help = Φαίνεται παρακάτω, στην αρχική σελίδα όλων, όσο υπάρχει ελεύθερη θέση.
home-autostart = Να αρχίσει όταν πιαστεί η τελευταία θέση
home-autostart-help = Αλλιώς ξεκινάς εσύ την παρτίδα.
home-friends-only = Μόνο με φίλους
home-preset-bad = { $count ->
    [one] Ένα μέρος αυτής της διεύθυνσης δεν έχει νόημα εδώ και παραλείπεται: { $parts }
   *[other] Μερικά μέρη αυτής της διεύθυνσης δεν έχουν νόημα εδώ και παραλείπονται: { $parts }
}
home-notice-close = Κλείσιμο μηνύματος

## Tables

home-mine = Τα τραπέζια σου
home-mine-none = Εδώ θα σε περιμένουν οι παρτίδες σου. Τίποτα δεν χάνεται αν κλείσεις τη σελίδα.
home-mine-more = { $count ->
    [one] { $count } ακόμη παρτίδα
   *[other] { $count } ακόμη παρτίδες
}
home-mine-finished = { $count ->
    [one] { $count } τελειωμένη παρτίδα
   *[other] { $count } τελειωμένες παρτίδες
}
home-open = Ανοιχτά τραπέζια
home-open-none = Αυτή τη στιγμή δεν περιμένει κανείς. Άφησε να βρίσκουν κι άγνωστοι το τραπέζι σου και θα φανεί εδώ.
home-your-turn = Η σειρά σου
home-turn-of = Παίζει: { $name }
home-waiting = { $seats ->
    [one] Μία ελεύθερη θέση
   *[other] { $seats } ελεύθερες θέσεις
}
home-ready = Έτοιμο να αρχίσει
home-seat-open = ελεύθερη θέση
home-replay = Ξαναδές την
home-sit = Κάθισε
home-watch = Δες
home-clock-turn = { $seconds ->
    [one] ένα δευτερόλεπτο ανά γύρο
   *[other] { $seconds } δευτερόλεπτα ανά γύρο
}
home-clock-game = { $minutes ->
    [one] ένα λεπτό ανά παρτίδα
   *[other] { $minutes } λεπτά ανά παρτίδα
}
home-clock-game-more = { $minutes } λεπ. + { $increment } δευτ. ανά γύρο
home-gist-players = { $count } παίκτες
home-gist-own = ειδικοί κανόνες
home-lists-trouble = Ο διακομιστής δεν απαντά αυτή τη στιγμή. Ο κατάλογος θα ζητηθεί ξανά αυτόματα.

## More to do

home-doors = Περισσότερα
home-learn = Μάθε το σε δύο λεπτά
home-learn-about = Παίξε λίγους γύρους, με κάποιον να σε καθοδηγεί.
home-rules = Διάβασε τους κανόνες
home-rules-about = Όλους, με τις διαφορές κάθε έκδοσης.
home-record = Άνοιξε μια καταγραφή
home-record-about = Δες βήμα βήμα μια παρτίδα που παίχτηκε.
home-editor = Στήσε μια διάταξη
home-editor-about = Όποια αγορά θέλεις: τι επιτρέπεται και τι κοστίζει.
home-watch-heading = Παρακολούθησε ένα τραπέζι
home-watch-label = Σύνδεσμος ή όνομα
home-watch-empty = Επικόλλησε τον σύνδεσμο ενός τραπεζιού ή γράψε το όνομά του.
