### Greek: what is round every page.

game-name = Μαρακές
loading = Μια στιγμή…
skip-to-content = Μετάβαση στο περιεχόμενο
server-unreachable = Ο διακομιστής δεν απαντά αυτή τη στιγμή. Τίποτα δεν χάθηκε· γίνεται νέα προσπάθεια.
page-description = Το επιτραπέζιο με τα χαλιά, τα ντιρχάμ και έναν πεισματάρη ιδιοκτήτη αγοράς: παίξε στον περιηγητή, με μποτ, με φίλους μέσω συνδέσμου ή όλοι γύρω από μία συσκευή.
page-noscript = Αυτό το παιχνίδι χρειάζεται JavaScript.
page-title = { $page } · Μαρακές
page-missing = Αυτή η σελίδα δεν υπάρχει
page-missing-home = Πήγαινε στην αγορά
page-failed = Η σελίδα δεν φορτώθηκε. Έλεγξε τη σύνδεσή σου και δοκίμασε ξανά· οι παρτίδες σου είναι ασφαλείς στον διακομιστή.
try-again = Δοκίμασε ξανά

## Finding one’s way

nav-label = Σελίδες
nav-more-label = Κι άλλες σελίδες
nav-learn = Μάθε
nav-rules = Κανόνες
nav-replay = Καταγραφές
nav-editor = Διατάξεις
nav-table = Τραπέζι
legal-note = Ανεξάρτητη, ανεπίσημη εκδοχή με δική της εικονογράφηση. Το Marrakech είναι εμπορικό σήμα του εκδότη του, που δεν έχει καμία σχέση με αυτήν.

## Settings

settings = Ρυθμίσεις
settings-close = Τέλος
settings-note = Όλα αυτά μένουν σε αυτή τη συσκευή.
settings-language = Γλώσσα
settings-language-browser = Περιηγητής ({ $language })
settings-name = Το όνομά σου
settings-name-example = Όπως σε βλέπουν οι άλλοι
settings-theme = Φως
settings-theme-value = { $theme ->
    [system] Της συσκευής
    [light] Μεσημέρι
   *[dark] Νύχτα
}
settings-speed = Ταχύτητα κίνησης
settings-speed-value = { $speed ->
    [none] Αμέσως
    [fast] Γρήγορα
    [normal] Κανονικά
   *[slow] Αργά
}
settings-speed-still = Η συσκευή σου ζητά λιγότερη κίνηση, γι’ αυτό όλα γίνονται αμέσως.
settings-sounds = Ήχοι
settings-sounds-help = Το πλήκτρο M τους ανοίγει και τους κλείνει παντού.
settings-confirm = Ερώτηση πριν απλωθεί χαλί
settings-confirm-help = Το απλώνεις με το άλλο μισό του χαλιού, το κουμπί ή το Enter.
settings-coordinates = Γράμματα και αριθμοί στην άκρη της αγοράς
settings-letters = Πλήκτρα με ένα γράμμα
settings-letters-help = M για τους ήχους· στο τραπέζι και S, L, H και ?, μαζί με εκείνα του ταμπλό με λόγια.
sounds-now = { $state ->
    [on] Οι ήχοι άνοιξαν.
   *[off] Οι ήχοι έκλεισαν.
}
