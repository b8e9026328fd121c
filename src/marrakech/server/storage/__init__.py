"""The durable log in SQL, and how a damaged file is noticed and rescued."""
