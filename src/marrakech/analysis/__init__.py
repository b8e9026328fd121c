"""What a game owes to luck, and what to its players' decisions: a game in, a value out."""

from marrakech.analysis.engine_evaluator import EngineEvaluator, evaluator_from_engine
from marrakech.analysis.evaluator import SAME_WORTH, Chances, Evaluator, Look
from marrakech.analysis.game_analysis import Analysis, ErrorCount, SeatTotals, analyse, summary
from marrakech.analysis.grades import FROM, GRADES, Grade, grade_of
from marrakech.analysis.kernel_evaluator import DEPTHS, Depth, KernelEvaluator
from marrakech.analysis.profile import PHASES, Phase, Profile, Profiles, phase_of, profiles
from marrakech.analysis.report import AnalysisInfo, analysis_info
from marrakech.analysis.rollouts import RolledChoice, RolledOut, roll_out
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
    "FROM",
    "GRADES",
    "PHASES",
    "SAME_WORTH",
    "Analysis",
    "AnalysisInfo",
    "AnalysisStep",
    "Chances",
    "Choice",
    "Correction",
    "Decision",
    "DecisionStep",
    "Depth",
    "EngineEvaluator",
    "ErrorCount",
    "Evaluator",
    "Forced",
    "GivingUp",
    "Grade",
    "KernelEvaluator",
    "Look",
    "Luck",
    "LuckStep",
    "Phase",
    "Possibility",
    "Profile",
    "Profiles",
    "RolledChoice",
    "RolledOut",
    "SeatTotals",
    "TurnAnalysis",
    "analyse",
    "analyse_turns",
    "analysis_info",
    "evaluator_from_engine",
    "grade_of",
    "phase_of",
    "profiles",
    "roll_out",
    "summary",
]
