"""Devices and their tokens: who holds which seats."""
