### Greek: what is round every page.

game-name = Μαρακές
loading = Μια στιγμή…
skip-to-content = Μετάβαση στο περιεχόμενο
server-unreachable = Ο διακομιστής δεν είναι προσβάσιμος αυτή τη στιγμή. Δοκίμασε ξανά σε λίγο.
page-description = Το επιτραπέζιο με τα χαλιά, τα ντιρχάμ και έναν πεισματάρη ιδιοκτήτη αγοράς: παίξε στον περιηγητή, με μποτ, με φίλους μέσω συνδέσμου ή με παρέα γύρω από μία συσκευή.
page-noscript = Αυτό το παιχνίδι χρειάζεται JavaScript. Ενεργοποίησέ το στον περιηγητή σου.
page-title = { $page } · Μαρακές
page-missing = Η σελίδα δεν βρέθηκε
page-missing-home = Στην αρχική σελίδα
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

## The menu on a phone

nav-menu = Μενού

## Settings

settings = Ρυθμίσεις
settings-close = Τέλος
settings-note = Αυτές οι ρυθμίσεις μένουν σε αυτή τη συσκευή.
settings-language = Γλώσσα
settings-language-browser = Όπως ο περιηγητής ({ $language })
settings-name = Το όνομά σου
settings-name-example = Το όνομα που βλέπουν οι άλλοι
settings-theme = Θέμα
settings-theme-value =
    { $theme ->
        [system] Όπως η συσκευή
        [light] Φωτεινό
       *[dark] Σκούρο
    }
settings-speed = Εφέ κίνησης
settings-speed-value =
    { $speed ->
        [none] Κανένα
        [fast] Γρήγορα
        [normal] Κανονικά
       *[slow] Αργά
    }
settings-sounds = Ήχοι
settings-sounds-help = Πάτησε M σε οποιαδήποτε σελίδα για να τους ανοίξεις ή να τους κλείσεις.
settings-confirm = Επιβεβαίωση πριν απλωθεί χαλί
settings-confirm-help = Απλώνεις το χαλί με το κουμπί ή με το Enter. Χωρίς αυτή τη ρύθμιση, το απλώνεις μόλις διαλέξεις τα δύο τετράγωνά του.
settings-coordinates = Γράμματα και αριθμοί γύρω από την αγορά
settings-letters = Συντομεύσεις με ένα γράμμα
settings-letters-help = M για τους ήχους· στο τραπέζι και S, L, H, U και ?, μαζί με τα πλήκτρα του ταμπλό με λόγια.
sounds-now = { $state ->
    [on] Οι ήχοι άνοιξαν.
   *[off] Οι ήχοι έκλεισαν.
}

## Settings: motion

settings-motion = Κίνηση
settings-motion-value =
    { $motion ->
        [system] Όπως η συσκευή
        [full] Πλήρης
       *[reduced] Μειωμένη
    }
settings-motion-help = Με μειωμένη κίνηση, κάθε βήμα είναι μια ακίνητη εικόνα: τίποτα δεν κινείται.
settings-motion-device = Η συσκευή σου ζητά μειωμένη κίνηση.

## Settings: reactions

settings-reactions = Αντιδράσεις στα τραπέζια
settings-reactions-help = Χωρίς αυτή τη ρύθμιση, δεν βλέπεις ούτε ακούς αντιδράσεις σε κανένα τραπέζι, και το κουμπί που τις στέλνει κρύβεται.

## Your devices

devices-lead = Όλες αυτές οι συσκευές έχουν τις ίδιες θέσεις: όποιος έχει στα χέρια του μία από αυτές μπορεί να παίξει για σένα.
devices-none = Δεν έχεις ακόμη συσκευές εδώ. Αυτή θα εμφανιστεί μόλις πιάσεις θέση.
device-name = { $browser } σε { $system }
device-name-unknown = Άγνωστη συσκευή
device-this = Αυτή η συσκευή
device-seen = Τελευταία σύνδεση: { $when }
device-sign-out = Αποσύνδεση
device-sign-out-name = Αποσύνδεση: { $device }
device-sign-out-here = Αποσύνδεση εδώ
devices-sign-out-all = Αποσύνδεση παντού
device-sign-out-text = Η συσκευή χάνει αμέσως τις θέσεις σου. Οι άλλες συσκευές σου τις κρατούν.
device-sign-out-last = Καμία συσκευή σου δεν θα είναι πια συνδεδεμένη: οι θέσεις σου θα χαθούν και κανείς δεν θα μπορεί να τις φέρει πίσω.
device-signed-out = Αυτή η συσκευή αποσυνδέθηκε και δεν έχει πια τις θέσεις σου.
device-signed-out-other = Αποσυνδέθηκε: { $device }
devices-signed-out-here = Αποσυνδέθηκες από αυτή τη συσκευή.
devices-add = Προσθήκη συσκευής
devices-add-text = Φτιάξε έναν σύνδεσμο και άνοιξέ τον στην άλλη σου συσκευή: τότε θα έχουν και οι δύο τις ίδιες θέσεις. Ο σύνδεσμος λειτουργεί μία μόνο φορά, μέσα στα επόμενα δέκα λεπτά.
devices-add-make = Δημιουργία συνδέσμου
devices-add-again = Νέος σύνδεσμος
devices-add-warning = Μη δώσεις αυτόν τον σύνδεσμο σε κανέναν: όποιος τον ανοίξει μπορεί να παίξει για σένα.
device-join-title = Να προστεθεί αυτή η συσκευή;
device-join-text = Αυτός ο σύνδεσμος φτιάχτηκε σε άλλη συσκευή. Αν συνεχίσεις, θα έχουν και οι δύο τις ίδιες θέσεις, και όποιος έχει στα χέρια του την άλλη θα μπορεί να παίξει για σένα. Συνέχισε μόνο αν έφτιαξες εσύ τον σύνδεσμο.
device-join-own =
    Αυτή η συσκευή έχει δικές της θέσεις σε { $count ->
        [one] ένα τραπέζι.
       *[other] { $count } τραπέζια.
    } Αν συνεχίσεις, θα τις χάσεις.
device-join-yes = Προσθήκη συσκευής
device-join-yes-own = Άφησε αυτές τις θέσεις και συνέχισε
device-join-no = Να μείνει όπως είναι
device-joined = Αυτή η συσκευή έχει τώρα τις ίδιες θέσεις με την άλλη.
cookies-blocked = Ο περιηγητής σου μπλοκάρει τα cookies για αυτόν τον ιστότοπο, γι’ αυτό η θέση σου δεν μπορεί να κρατηθεί. Επίτρεψε τα cookies για αυτόν τον ιστότοπο και δοκίμασε ξανά· για να παρακολουθήσεις δεν χρειάζονται.

## Which device is meant

device-seen-lately = Τελευταία σύνδεση: μέσα στην τελευταία ώρα
device-sign-out-title-here = Αποσύνδεση από αυτή τη συσκευή;
device-sign-out-text-here = Αυτή η συσκευή χάνει αμέσως τις θέσεις σου. Οι άλλες συσκευές σου τις κρατούν.
