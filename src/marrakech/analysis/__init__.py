"""What a game owes to luck, and what to its players' decisions: a game in, a value out."""

from marrakech.analysis.evaluator import SAME_WORTH, Chances, Evaluator, Look
from marrakech.analysis.game_analysis import Analysis, ErrorCount, SeatTotals, analyse, summary
from marrakech.analysis.kernel_evaluator import DEPTHS, Depth, KernelEvaluator
from marrakech.analysis.steps import (
    AnalysisStep,
    Choice,
    Correction,
    Decision,
    DecisionStep,
    Forced,
    GivingUp,
    Luck,
    LuckStep,
    Possibility,
)
from marrakech.analysis.turns import TurnAnalysis, analyse_turns

__all__ = [
    "DEPTHS",
    "SAME_WORTH",
    "Analysis",
    "AnalysisStep",
    "Chances",
    "Choice",
    "Correction",
    "Decision",
    "DecisionStep",
    "Depth",
    "ErrorCount",
    "Evaluator",
    "Forced",
    "GivingUp",
    "KernelEvaluator",
    "Look",
    "Luck",
    "LuckStep",
    "Possibility",
    "SeatTotals",
    "TurnAnalysis",
    "analyse",
    "analyse_turns",
    "summary",
]
