### Greek: playing without seeing the market: the text board, its keys and what it reads out.

text-board = Ταμπλό με λόγια
text-board-about = Η αγορά με λόγια: τετράγωνα ως κουμπιά, ένα πεδίο για να γράφεις και πλήκτρα που διαβάζουν ό,τι θέλεις να μάθεις.
text-board-show = Εμφάνιση ταμπλό με λόγια
text-board-hide = Απόκρυψη ταμπλό με λόγια
settings-text-board = Ταμπλό με λόγια σε κάθε τραπέζι
settings-text-board-help = Τετράγωνα ως κουμπιά και ένα πεδίο για να γράφεις, για παιχνίδι χωρίς να βλέπεις την αγορά.

## The squares

text-squares = Τα τετράγωνα της αγοράς
text-square = { $square }, { $rug ->
    [bare] άδειο
    [r] κόκκινο χαλί
    [b] μπλε χαλί
    [y] κίτρινο χαλί
   *[g] πράσινο χαλί
}{ $other ->
    [none] {""}
    [hidden] , με κρυμμένο το άλλο μισό
   *[square] , μαζί με το { $with }
}{ $assam ->
    [N] . Εδώ στέκεται ο Ασάμ και κοιτάζει βόρεια
    [E] . Εδώ στέκεται ο Ασάμ και κοιτάζει ανατολικά
    [S] . Εδώ στέκεται ο Ασάμ και κοιτάζει νότια
    [W] . Εδώ στέκεται ο Ασάμ και κοιτάζει δυτικά
   *[no] {""}
}
text-half-chosen = Το χαλί αρχίζει στο { $square }. Το άλλο μισό μπορεί να απλωθεί σε: { $squares }.
text-half-undone = Δεν είναι πια τίποτα επιλεγμένο.
text-no-rug = Τώρα δεν απλώνεται χαλί στο { $square }.
text-no-pair = Τώρα δεν απλώνεται χαλί στα { $first } και { $second }.
text-would-lay = Ένα { colour } χαλί στα { $first } και { $second }. Με Enter απλώνεται, με Esc αναιρείται.
text-would-turn = Ο Ασάμ κοιτάζει { facing }. Με R ρίχνεις το ζάρι.
text-would-steer = Ο Ασάμ θα κοιτάζει { facing } για τον επόμενο παίκτη. Με R συμφωνείς.

## The box to type in

text-box = Γράψε ενέργεια ή ερώτηση
text-box-go = Κάν’ το
text-box-help = Το N, E, S ή W στρέφει τον Ασάμ, το R ρίχνει το ζάρι, και δύο τετράγωνα, όπως d4d5, απλώνουν χαλί. Ένα τετράγωνο, όπως d4, λέει τι υπάρχει εκεί και τι κοστίζει. Το I διαβάζει τις θέσεις, το T τον τελευταίο γύρο, το A τι επιτρέπεται, το C τι κοστίζει κάθε ζαριά και το O τη γενική εικόνα.
text-box-empty = Δεν έχει γραφτεί ακόμη τίποτα.
text-box-unknown = Το «{ $text }» δεν είναι ούτε ενέργεια ούτε ερώτηση.
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
text-seat = { $name }: { $score }. { $rugs }.
text-labelled = { $label }: { $text }
text-seat-next = Το επόμενο χαλί είναι { colour }.
text-seat-out = { $name } είναι εκτός παιχνιδιού.
text-last-none = Δεν έχει παίξει ακόμη κανείς.
text-legal-turn = Ο Ασάμ μπορεί να στραφεί: { $choices }.
text-legal-roll = Μπορεί να πέσει το ζάρι.
text-legal-lay = { $count ->
    [one] Ένα χαλί μπορεί να απλωθεί: { $choices }.
   *[other] { $count } χαλιά μπορούν να απλωθούν: { $choices }.
}
text-legal-return = Κανένα χαλί δεν χωρά εδώ· επιστρέφει στο κουτί.
text-legal-none = Τώρα δεν γίνεται τίποτα.

## Its keys

text-keys-title = Πλήκτρα του ταμπλό με λόγια
text-keys-arrows = από τετράγωνο σε τετράγωνο· Home και End στις άκρες της γραμμής, Page Up και Page Down στις άκρες της στήλης
text-keys-enter = διαλέγει τετράγωνο για το χαλί ή το απλώνει
text-keys-roll = ρίχνει το ζάρι
text-keys-seats = διαβάζει τις θέσεις
text-keys-last = διαβάζει τον τελευταίο γύρο
text-keys-legal = διαβάζει τι επιτρέπεται
text-keys-price = διαβάζει τι κοστίζει αυτό το τετράγωνο
text-keys-prices = διαβάζει τι κοστίζει κάθε ζαριά
text-keys-overview = διαβάζει πού στέκεται ο Ασάμ και τι πρέπει να γίνει
text-keys-box = πηγαίνει στο πεδίο
