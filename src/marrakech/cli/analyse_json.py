"""What `marrakech analyse --json` prints."""

from collections.abc import Mapping, Sequence

from msgspec import to_builtins
from msgspec.structs import replace

from marrakech.analysis import AnalysisInfo, Depth, analysis_info, profiles
from marrakech.cli.analyse_run import Analysed
from marrakech.rules import Game


def as_data(
    files: Sequence[str],
    games: Sequence[Game],
    found: Sequence[Analysed],
    refusals: Mapping[int, Mapping[str, object]],
    evaluator: str,
    depth: Depth,
    stopped: bool,
) -> object:
    """The report on one file; or those on several, in their order, with the profiles. The games are
    those in files that are not refused, and the analyses are of the first of them."""
    analysed = iter(zip(games, found, strict=False))
    reports = list[Mapping[str, object]]()
    for place in range(len(files)):
        if place in refusals:
            reports.append(refusals[place])
        elif one := next(analysed, None):
            reports.append(_report(*one, evaluator, depth))
    if len(files) == 1:
        return reports[0] if reports else _nothing_yet(files[0], games[0], evaluator, depth)
    complete = [(one.game, one.found) for one in found if one.complete]
    return {"complete": not stopped, "games": reports, **to_builtins(profiles(complete)._asdict())}


def _report(game: Game, one: Analysed, evaluator: str, depth: Depth) -> Mapping[str, object]:
    info = analysis_info(one.game, one.found, evaluator, depth)
    return _fine(one.file, one.complete, replace(info, over=_is_over(game)))


def _nothing_yet(file: str, game: Game, evaluator: str, depth: Depth) -> Mapping[str, object]:
    """The report on a file if Ctrl-C came before its first turn was analysed."""
    return _fine(file, False, AnalysisInfo(evaluator, depth, _is_over(game), [], []))


def _is_over(game: Game) -> bool:
    """Whether a record goes on to the end of its game, however much of it was analysed."""
    return game.final().step == "over"


def _fine(file: str, complete: bool, info: AnalysisInfo) -> Mapping[str, object]:
    return {"file": file, "fine": True, "complete": complete, **to_builtins(info)}
