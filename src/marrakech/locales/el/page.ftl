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

nav-devices = Οι συσκευές σου
nav-label = Σελίδες
nav-more-label = Κι άλλες σελίδες
nav-learn = Μάθε
nav-rules = Κανόνες
nav-replay = Καταγραφές
nav-editor = Διατάξεις
nav-table = Τραπέζι
nav-licences = Άδειες χρήσης
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

## Your devices

devices-lead = Όλες έχουν τις ίδιες θέσεις: όποιος έχει στα χέρια του μία από αυτές τις συσκευές μπορεί να παίξει για σένα.
devices-none = Εδώ δεν είναι ακόμη γνωστή καμία συσκευή σου. Αυτή θα εμφανιστεί μόλις πιάσεις θέση.
device-name = { $browser } σε { $system }
device-name-unknown = Άλλο πρόγραμμα
device-this = Αυτή η συσκευή
device-seen = Τελευταία σύνδεση: { $when }
device-sign-out = Αποσύνδεση
device-sign-out-name = Αποσύνδεση: { $device }
device-sign-out-here = Αποσύνδεση εδώ
devices-sign-out-all = Αποσύνδεση παντού
device-sign-out-text = Η συσκευή χάνει αμέσως τις θέσεις σου. Οι άλλες συσκευές σου τις κρατούν.
device-sign-out-last = Δεν θα σου μείνει καμία συσκευή: οι θέσεις σου θα χαθούν και κανείς δεν θα μπορεί να τις φέρει πίσω.
device-signed-out = Αυτή η συσκευή αποσυνδέθηκε. Ξεκινά από την αρχή, χωρίς τις θέσεις που είχε.
device-signed-out-other = Αποσυνδέθηκε: { $device }
devices-signed-out-here = Αποσυνδέθηκες από αυτή τη συσκευή.
devices-add = Προσθήκη συσκευής
devices-add-text = Φτιάξε έναν σύνδεσμο και άνοιξέ τον στην άλλη σου συσκευή: τότε θα έχουν και οι δύο τις ίδιες θέσεις. Λειτουργεί μία φορά και για δέκα λεπτά.
devices-add-make = Δημιουργία συνδέσμου
devices-add-again = Νέος σύνδεσμος
devices-add-warning = Μην τον δώσεις σε κανέναν: όποιος τον ανοίξει μπορεί να παίξει για σένα.
device-join-title = Να προστεθεί αυτή η συσκευή;
device-join-text = Αυτός ο σύνδεσμος φτιάχτηκε σε άλλη συσκευή. Αν συνεχίσεις, θα έχουν και οι δύο τις ίδιες θέσεις, και όποιος έχει στα χέρια του την άλλη θα μπορεί να παίξει για σένα. Συνέχισε μόνο αν έφτιαξες εσύ τον σύνδεσμο.
device-join-own = Αυτή η συσκευή έχει δικές της θέσεις σε { $count ->
    [one] ένα τραπέζι.
   *[other] { $count } τραπέζια.
} Αν συνεχίσεις, τις χάνει.
device-join-yes = Προσθήκη συσκευής
device-join-yes-own = Άφησέ τες και συνέχισε
device-join-no = Να μείνει όπως είναι
device-joined = Αυτή η συσκευή έχει τώρα τις ίδιες θέσεις με την άλλη.
cookies-blocked = Ο περιηγητής σου δεν κρατά cookies για αυτόν τον ιστότοπο, γι’ αυτό δεν μπόρεσε να κρατήσει τη θέση σου. Επίτρεψε τα cookies για αυτόν τον ιστότοπο και δοκίμασε ξανά· για να παρακολουθήσεις δεν χρειάζονται.
