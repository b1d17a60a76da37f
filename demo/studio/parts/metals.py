"""Metals beyond the common ones: polished and blackened aluminium, exhaust black, gold, bronze."""

from kit import *


def metals(M):
    """adds them to a vehicle's materials"""
    M.polished = mat("polished", (0.74, 0.745, 0.755), metal=1, rough=0.17)
    M.gunmetal = mat("gunmetal", (0.070, 0.072, 0.077), metal=0.78, rough=0.34)
    M.exhaust = mat("exhaust", (0.018, 0.018, 0.019), metal=0.4, rough=0.42)
    M.gold = mat("gold", (0.62, 0.40, 0.12), metal=1, rough=0.24)
    M.bronze = mat("bronze", (0.19, 0.15, 0.11), metal=0.9, rough=0.32)
