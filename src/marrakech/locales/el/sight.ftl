### Greek: playing without seeing the market: the text board, its keys and what it reads out.

text-board = Ταμπλό με λόγια
text-board-about = Η αγορά με λόγια: τετράγωνα ως κουμπιά, ένα πεδίο για να γράφεις και πλήκτρα για να ακούς ό,τι θέλεις να μάθεις.
text-board-show = Εμφάνιση ταμπλό με λόγια
text-board-hide = Απόκρυψη ταμπλό με λόγια
settings-text-board = Ταμπλό με λόγια σε κάθε τραπέζι
settings-text-board-help = Τετράγωνα ως κουμπιά και ένα πεδίο για να γράφεις, ώστε να παίζεις χωρίς να βλέπεις την αγορά.

## The squares

text-squares = Τα τετράγωνα της αγοράς
text-square =
    { $square }, { $rug ->
        [bare] άδειο
        [r] κόκκινο χαλί
        [b] μπλε χαλί
        [y] κίτρινο χαλί
       *[g] πράσινο χαλί
    }{ $other ->
        [none] { "" }
        [hidden] , με κρυμμένο το άλλο μισό
       *[square] , το άλλο μισό στο { $with }
    }{ $assam ->
        [N] . Εδώ στέκεται ο Ασάμ και κοιτάζει βόρεια
        [E] . Εδώ στέκεται ο Ασάμ και κοιτάζει ανατολικά
        [S] . Εδώ στέκεται ο Ασάμ και κοιτάζει νότια
        [W] . Εδώ στέκεται ο Ασάμ και κοιτάζει δυτικά
       *[no] { "" }
    }
text-half-chosen = Το χαλί αρχίζει στο { $square }. Το άλλο μισό μπορεί να απλωθεί σε: { $squares }.
text-half-undone = Η επιλογή αναιρέθηκε.
text-no-rug = Τώρα δεν μπορείς να απλώσεις χαλί στο { $square }.
text-no-pair = Τώρα δεν μπορείς να απλώσεις χαλί στα { $first } και { $second }.
text-would-lay = Ένα { colour } χαλί στα { $first } και { $second }. Πάτησε Enter για να το απλώσεις ή Esc για ακύρωση.
text-would-turn = Ο Ασάμ θα κοιτάζει { facing }. Με R ρίχνεις το ζάρι.
text-would-steer = Ο Ασάμ θα κοιτάζει { facing } για τον επόμενο παίκτη. Με R επιβεβαιώνεις.

## The box to type in

text-box = Γράψε ενέργεια ή ερώτηση
text-box-go = Κάν’ το
text-box-help = Για να στρέψεις τον Ασάμ, γράψε N (βόρεια), E (ανατολικά), S (νότια) ή W (δυτικά). Γράψε R για να ρίξεις το ζάρι και δύο τετράγωνα, όπως d4d5, για να απλώσεις χαλί. Γράψε ένα τετράγωνο, όπως d4, για να μάθεις τι υπάρχει εκεί και τι κοστίζει να σταματήσεις εκεί. Γράψε I για τις θέσεις, T για τον τελευταίο γύρο, A για το τι επιτρέπεται, C για το τι κοστίζει κάθε ζαριά και O για τη γενική εικόνα.
text-box-empty = Δεν έχεις γράψει ακόμη τίποτα.
text-box-unknown = Το «{ $text }» δεν είναι ούτε ενέργεια ούτε ερώτηση. Γράψε ? για βοήθεια.
text-not-now = Το { $action } δεν επιτρέπεται τώρα.
text-not-yours = Τώρα δεν έχεις κάτι να αποφασίσεις.

## What is read out

text-ask = Ανάγνωση
text-ask-seats = Θέσεις
text-ask-last = Τελευταίος γύρος
text-ask-legal = Τι επιτρέπεται
text-ask-prices = Τι κοστίζει κάθε ζαριά
text-ask-overview = Γενική εικόνα
text-overview = Γύρος { $turn }. Ο Ασάμ στέκεται στο { $square } και κοιτάζει { facing }.
text-seat = { $name }: { $score }· { $rugs }.
text-labelled = { $label }: { $text }
text-seat-next = Επόμενο χαλί: { colour }.
text-seat-out = { $name } είναι εκτός παιχνιδιού.
text-last-none = Δεν έχει παίξει ακόμη κανείς.
text-legal-turn = Μπορείς να στρέψεις τον Ασάμ: { $choices }.
text-legal-roll = Μπορείς να ρίξεις το ζάρι.
text-legal-lay =
    { $count ->
        [one] Το χαλί μπορεί να απλωθεί σε ένα μέρος: { $choices }.
       *[other] Το χαλί μπορεί να απλωθεί σε { $count } μέρη: { $choices }.
    }
text-legal-return = Το χαλί δεν χωρά πουθενά, γι’ αυτό επιστρέφει στο κουτί.
text-legal-none = Τώρα δεν υπάρχει κάτι να γίνει.

## Its keys

text-keys-title = Συντομεύσεις του ταμπλό με λόγια
text-keys-arrows = από τετράγωνο σε τετράγωνο· Home και End στις άκρες της γραμμής, Page Up και Page Down στις άκρες της στήλης
text-keys-enter = διαλέγει τετράγωνο για το χαλί ή το απλώνει
text-keys-roll = ρίχνει το ζάρι
text-keys-seats = διαβάζει τις θέσεις
text-keys-last = διαβάζει τον τελευταίο γύρο
text-keys-legal = διαβάζει τι επιτρέπεται
text-keys-price = διαβάζει τι κοστίζει να σταματήσεις σε αυτό το τετράγωνο
text-keys-prices = διαβάζει τι κοστίζει κάθε ζαριά
text-keys-overview = διαβάζει πού στέκεται ο Ασάμ και τι πρέπει να γίνει
text-keys-box = πηγαίνει στο πεδίο όπου γράφεις
