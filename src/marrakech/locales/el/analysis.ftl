### Greek: the analysis of a game, on its replay.
### All chances, luck and costs are percentages of a win, already formatted: "34 %", or "+12 %" with a sign.

analysis-title = Ανάλυση
analysis-lead = Δες ποιος είχε τύχη, πού γύρισε η παρτίδα και τι θα μπορούσε να είχε γίνει καλύτερα.
analysis-do = Ανάλυση αυτής της παρτίδας

## While it is computed

analysis-asking = Ζητείται η ανάλυση…
analysis-waiting = { $place ->
    [0] Αυτή η ανάλυση είναι η επόμενη.
    [one] Προηγείται μία άλλη ανάλυση.
   *[other] Προηγούνται { $place } άλλες αναλύσεις.
}
analysis-running = Αναλύθηκε ο γύρος { $turn } από { $turns }
analysis-failed = Η ανάλυση δεν ολοκληρώθηκε.
analysis-lost = Η σύνδεση χάθηκε. Ό,τι αναλύθηκε ως τώρα βρίσκεται παρακάτω.

## In a few sentences. $worth is how much the dice changed somebody's chance to win.

analysis-luck-you = { $luck ->
    [good] Η τύχη ήταν μαζί σου: το ζάρι άξιζε για σένα { $worth }.
    [bad] Η τύχη ήταν εναντίον σου: το ζάρι άξιζε για σένα { $worth }.
   *[even] Η τύχη ήταν δίκαιη μαζί σου: οι καλές και οι κακές ζαριές αλληλοαναιρέθηκαν.
}
analysis-luck-name = { $luck ->
    [good] { $name } είχε την περισσότερη τύχη: το ζάρι άξιζε { $worth }.
   *[even] Η τύχη ήταν δίκαιη: για όλους, οι καλές και οι κακές ζαριές αλληλοαναιρέθηκαν.
}
analysis-turned = Το σημείο καμπής ήταν ο γύρος { $turn }.
analysis-turned-chance = { $name }: η πιθανότητα νίκης πήγε από το { $before } στο { $after }.
analysis-worst-you = { $step ->
    [lay] Έκανες το μεγαλύτερο λάθος της παρτίδας στον γύρο { $turn }, με αυτό το χαλί. Κόστισε το { $cost } μιας νίκης.
   *[turn] Έκανες το μεγαλύτερο λάθος της παρτίδας στον γύρο { $turn }, στη στροφή του Ασάμ. Κόστισε το { $cost } μιας νίκης.
}
analysis-worst-name = { $step ->
    [lay] { $name } έκανε το μεγαλύτερο λάθος της παρτίδας στον γύρο { $turn }, με αυτό το χαλί. Κόστισε το { $cost } μιας νίκης.
   *[turn] { $name } έκανε το μεγαλύτερο λάθος της παρτίδας στον γύρο { $turn }, στη στροφή του Ασάμ. Κόστισε το { $cost } μιας νίκης.
}
analysis-worst-none = Κανείς δεν έκανε λάθος που να αξίζει να αναφερθεί.

## The chart

analysis-chances = Οι πιθανότητες νίκης όλων
analysis-chart-help = Πάνω: οι πιθανότητες νίκης όλων, γύρο με τον γύρο. Κάτω, στη γραμμή κάθε παίκτη: πόσο τυχερή ήταν κάθε ζαριά και πού έγιναν λάθη.
analysis-walk = Γύρος στην ανάλυση
analysis-value = Μετά τον γύρο { $turn }: { $chances }.
analysis-value-start = Στην αρχή: { $chances }.
analysis-value-unknown = Ο γύρος { $turn } δεν έχει αναλυθεί ακόμη.
analysis-chance-of = { $name }: { $chance }
analysis-not-yet = Δεν έχει αναλυθεί ακόμη
analysis-luck-of = τύχη { $gain }
analysis-error-of = { $grade ->
    [slip] ανακρίβεια { $cost }
    [blunder] σοβαρό λάθος { $cost }
   *[mistake] λάθος { $cost }
}
analysis-show = Δείξε το στην αγορά
analysis-as-table = Δείξε το ως πίνακα
analysis-column-luck = Τύχη της ζαριάς
analysis-column-error = Λάθος

## Errors

analysis-errors = Λάθη
analysis-grade = { $grade ->
    [slip] ανακρίβεια
    [blunder] σοβαρό λάθος
   *[mistake] λάθος
}
analysis-grades = { $grade ->
    [slip] Ανακρίβειες
    [blunder] Σοβαρά λάθη
   *[mistake] Λάθη
}
analysis-decisions = Αποφάσεις
analysis-lost-each = Απώλεια ανά απόφαση
analysis-errors-list = Ένα προς ένα, πρώτα το μεγαλύτερο
analysis-error-turn = Γύρος { $turn }: { $name }
analysis-error-step = { $step ->
    [lay] άπλωμα χαλιού
   *[turn] στροφή του Ασάμ
}

## The sums

analysis-sums = Ο ακριβής λογαριασμός
analysis-sum-name = { $sum ->
    [start] Πιθανότητα στην αρχή
    [own-luck] Τύχη του παίκτη
    [others-luck] Τύχη των άλλων
    [own-errors] Λάθη του παίκτη
    [others-decisions] Αποφάσεις των άλλων
    [corrections] Διορθώσεις
    [result] Αποτέλεσμα
   *[luck-adjusted] Αποτέλεσμα χωρίς τύχη
}
analysis-sums-help = Όλα είναι ποσοστά μιας νίκης. Η πιθανότητα στην αρχή, η τύχη, τα λάθη, οι αποφάσεις των άλλων και οι διορθώσεις δίνουν μαζί το αποτέλεσμα: 100% για τη νίκη, μοιρασμένο σε όσους κερδίζουν μαζί.
analysis-sums-luck = Τύχη είναι ό,τι έφερε το ζάρι σε σύγκριση με τον μέσο όρο του. Ένα λάθος μετριέται με βάση την καλύτερη επιλογή που υπήρχε· η στροφή του Ασάμ κρίνεται πριν πέσει το ζάρι. Διορθώσεις είναι όσα έμαθε η ανάλυση κοιτάζοντας πιο μακριά· αν είναι μεγάλες, μην εμπιστεύεσαι τα μικρά λάθη.
analysis-sums-adjusted = Το αποτέλεσμα χωρίς τύχη είναι αυτό που θα έβγαινε κατά μέσο όρο με τις ίδιες αποφάσεις. Μπορεί να είναι κάτω από 0% ή πάνω από 100%.

## One decision. Chances are percentages like “41.2 %”, written by the page.

decision = Σε αυτό το σημείο
decision-word = { $grade ->
    [blunder] Σοβαρό λάθος.
    [mistake] Λάθος.
    [slip] Ανακρίβεια.
    [fine] Καλή επιλογή.
   *[best] Η καλύτερη επιλογή.
}
decision-cost = Κόστισε το { $cost } μιας νίκης.
decision-tag = { $tag ->
    [done] Παίχτηκε:
    [both] Παίχτηκε, και είναι το καλύτερο:
   *[best] Καλύτερο:
}
decision-all = Όλες οι επιλογές ({ $count })
decision-forced = Δεν υπήρχε άλλη επιλογή.
decision-gave-up = Η πιθανότητα νίκης ήταν { $chance }.
decision-luck = { $luck ->
    [lucky] Τύχη.
    [unlucky] Ατυχία.
   *[even] Ούτε τύχη ούτε ατυχία.
}
decision-luck-by = { $step ->
    [draw] { $more ->
        [less] { $amount } κάτω από τον μέσο όρο των τραβηγμάτων.
       *[more] { $amount } πάνω από τον μέσο όρο των τραβηγμάτων.
    }
   *[roll] { $more ->
        [less] { $amount } κάτω από τον μέσο όρο των ζαριών.
       *[more] { $amount } πάνω από τον μέσο όρο των ζαριών.
    }
}
decision-rolls = { $step ->
    [draw] { $name }: πιθανότητα νίκης μετά από κάθε τράβηγμα
   *[roll] { $name }: πιθανότητα νίκης μετά από κάθε ζαριά
}
decision-rolled = { $step ->
    [draw] Χαλί
   *[roll] Ζάρι
}
decision-likelihood = Πόσο πιθανό
decision-chance = Πιθανότητα νίκης

## Rollouts: games that are played from a decision on

rollout-start = Παίξ’ το ως το τέλος
rollout-help = Από κάθε επιλογή παίζονται πολλές παρτίδες ως το τέλος, όλες με την ίδια τύχη, για να φανεί πόσο αξίζει η επιλογή.
rollout-waiting = { $place ->
    [0] Αρχίζει…
    [one] Προηγείται άλλο ένα αίτημα.
   *[other] Προηγούνται άλλα { $place } αιτήματα.
}
rollout-running = { $games ->
    [one] Ως τώρα μία παρτίδα από κάθε επιλογή, το πολύ { $of }
   *[other] Ως τώρα { $games } παρτίδες από κάθε επιλογή, το πολύ { $of }
}
rollout-failed = Δεν ήταν δυνατό να παιχτούν οι παρτίδες. Δοκίμασε ξανά.
rollout-finding = { $finding ->
    [worse] Οι παρτίδες συμφωνούν: αυτό που παίχτηκε είναι χειρότερο.
    [better] Οι παρτίδες διαφωνούν: αυτό που παίχτηκε είναι καλύτερο.
    [same] Οι παρτίδες δεν βρήκαν τίποτα καλύτερο από αυτό που παίχτηκε.
    [else] Οι παρτίδες βρήκαν κάτι καλύτερο από αυτό που παίχτηκε.
   *[open] Η διαφορά είναι πολύ μικρή για να κριθεί.
}
rollout-results = Τι λένε οι παρτίδες
rollout-worth = { $chance } ± { $error }
rollout-interval = Σε 95 από τις 100 περιπτώσεις, η πραγματική αξία βρίσκεται μέσα στην μπάρα.
rollout-games = { $games ->
    [one] Από κάθε επιλογή παίχτηκε μία παρτίδα.
   *[other] Από κάθε επιλογή παίχτηκαν { $games } παρτίδες.
}

## Learning from mistakes: a position of the game, in which something better is to be found

mistakes-start = { $whose ->
    [yours] Μάθε από τα λάθη σου
   *[all] Μάθε από τα λάθη
}
mistakes-back = Πίσω στην παρτίδα
mistakes-whose = Ποιανού τα λάθη
mistakes-none = { $name } – κανένα λάθος σε αυτή την παρτίδα. Ωραίο παιχνίδι!
mistakes-progress = Γρίφος { $at } από { $of }
mistakes-puzzle = { $step ->
    [lay] Γύρος { $turn }: άπλωσε ένα χαλί
    [steer] Γύρος { $turn }: στρέψε τον Ασάμ για τον επόμενο παίκτη
   *[turn] Γύρος { $turn }: στρέψε τον Ασάμ
}
mistakes-played-rug = Στην παρτίδα, το χαλί απλώθηκε στα { $first } και { $second }.
mistakes-played-facing = Στην παρτίδα, ο Ασάμ στράφηκε { facing }.
mistakes-task = Βρες κάτι καλύτερο.
mistakes-do = { $step ->
    [lay] Άπλωσε το χαλί
   *[turn] Στρέψε τον Ασάμ
}
mistakes-show = Δείξε μου
mistakes-finish = Τέλος
mistakes-same = Αυτό ακριβώς παίχτηκε: πιθανότητα νίκης { $chance }. Υπάρχει κάτι καλύτερο.
mistakes-worse = { $choice }: πιθανότητα νίκης { $chance }. Υπάρχει κάτι καλύτερο.
mistakes-right = { $verdict ->
    [best] Ναι, αυτή είναι η καλύτερη επιλογή!
   *[good] Μπράβο, είναι εξίσου καλή με την καλύτερη.
}
mistakes-yours = Η επιλογή σου κερδίζει στο { $chance } των περιπτώσεων.
mistakes-best = Καλύτερο: { $choice }.
mistakes-cost = Αυτό που παίχτηκε κόστισε το { $cost } μιας νίκης: { $played } αντί για { $best }.
mistakes-facts = Πού οδηγούν οι επιλογές
mistakes-then = Παίχτηκε:
mistakes-better = Καλύτερο:
mistakes-you = Η επιλογή σου:
mistakes-area = Η περιοχή σου εκεί, σε τετράγωνα
mistakes-own = Τα ορατά τετράγωνά σου
mistakes-hidden = Τετράγωνα των άλλων που κρύβει
mistakes-prices = Ντιρχάμ για πληρωμή, αν το ζάρι δείξει
mistakes-end = Βρήκες κάτι καλύτερο σε { $found } από { $of }.
mistakes-outcome = { $outcome ->
    [first] βρέθηκε αμέσως
    [later] βρέθηκε
    [shown] δόθηκε η λύση
   *[skipped] παραλείφθηκε
}
mistakes-again = Ξανά από την αρχή
