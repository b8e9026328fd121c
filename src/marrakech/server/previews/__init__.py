"""What a shared link shows of itself: a title, a description and a picture drawn here."""
