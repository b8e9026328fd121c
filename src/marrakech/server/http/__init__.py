"""The HTTP API: requests, responses, and what every one of them passes through."""
