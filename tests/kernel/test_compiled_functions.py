"""What compiled functions promise: few parameters, and steps that need neither heap nor Python."""

import ast
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from marrakech import kernel

MOST_PARAMETERS = 6
# Compiles functions without the cache, which has no LLVM code, and prints what each one calls.
LIST_CALLS = """
import re, sys
from numba.core.dispatcher import Dispatcher
from marrakech import start
from marrakech.kernel import Expectimax, get_ready, perft, playouts
{run}
for name in [*sys.modules]:
    module = sys.modules[name]
    for function in vars(module).values() if name.startswith("marrakech.kernel") else ():
        if isinstance(function, Dispatcher) and function.__module__ == name:
            for code in function.inspect_llvm().values():
                native = [body for body in re.split(r"\\ndefine ", code)[1:]
                          if "@_ZN7cpython" not in body.partition("\\n")[0]
                          and "@cfunc." not in body.partition("\\n")[0]]
                calls = set(re.findall(r"call [^@\\n]*@([\\w.]+)", "".join(native)))
                raises = ["raise"] if any("picklebuf" in body for body in native) else []
                print(function.__name__, *sorted(calls), *raises)
"""


def parameters() -> Iterator[tuple[str, int]]:
    """Every function of the kernel, and how many parameters it has."""
    for path in sorted(Path(kernel.__file__).parent.glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef):
                names = ast.dump(node.args).count("arg(arg=")
                yield f"{path.name}: {node.name}", names


def test_no_function_has_many_parameters() -> None:
    counts = dict(parameters())
    assert len(counts) > 80
    assert {name for name, count in counts.items() if count > MOST_PARAMETERS} == set()


def calls_of(run: str, folder: Path) -> dict[str, set[str]]:
    """What each function calls that this code compiles."""
    taken = folder / "taken"
    taken.touch()  # a file, so that there can be no cache
    done = subprocess.run(
        [sys.executable, "-c", LIST_CALLS.format(run=run)],
        env={**os.environ, "MARRAKECH_CACHE": str(taken)},
        capture_output=True,
        text=True,
    )
    assert (done.returncode, done.stderr) == (0, "")
    found: dict[str, set[str]] = {}
    for line in done.stdout.splitlines():
        name, *calls = line.split()
        found.setdefault(name, set()).update(calls)
    return found


def runtime_calls(found: dict[str, set[str]]) -> dict[str, set[str]]:
    """Calls into Python or Numba's runtime. Counting references to arrays is harmless."""
    harmless = re.compile(r"_ZN9marrakech|llvm\.|(exp|log)$|NRT_(incref|decref|MemInfo_call_dtor)$")
    bad = {
        name: {call for call in calls if not harmless.match(call)} for name, calls in found.items()
    }
    return {name: calls for name, calls in bad.items() if calls}


def test_steps_and_random_games_need_neither_heap_nor_python(tmp_path: Path) -> None:
    found = calls_of("playouts(start(2), 1, threads=1); perft(start(4), 2)", tmp_path)
    assert {"legal_codes", "apply_code", "walk", "lay_any", "play_many", "rank_of"} <= set(found)
    # Counting sequences is no step. It does allocate, which shows that this test can fail.
    assert runtime_calls(found) == {"perft_of": {"NRT_MemInfo_alloc_aligned", "raise"}}


@pytest.mark.long
def test_evaluation_and_search_need_neither_heap_nor_python(tmp_path: Path) -> None:
    found = calls_of("get_ready(); Expectimax().tree(start(4))", tmp_path)
    assert {"judge", "judge_lays", "enter", "pass_up", "look_further"} <= set(found)
    assert {"grow", "value_leaves", "settle"} <= set(found)
    assert runtime_calls(found) == {}


# Numba asks the driver for the device before it compiles a function that another one calls.
COMPILE_FOR_CUDA = """
import warnings
warnings.simplefilter("ignore")
try:
    from numba.cuda import dispatcher
    from numba.cuda.compiler import compile_cuda
except ImportError:
    raise SystemExit(77)
from types import SimpleNamespace
from numba import int32, int64, types, void
from numba.np.numpy_support import from_dtype
from marrakech.kernel.features import View, write_rows
from marrakech.kernel.packed import State
from marrakech.kernel.playouts import play_on
from marrakech.kernel.records import layout
from marrakech.kernel.transitions import apply_code, legal_codes

HOPPER = (9, 0)
dispatcher.get_current_device = lambda: SimpleNamespace(compute_capability=HOPPER)
state = from_dtype(layout(State))
for function, result, arguments in (
    (legal_codes, int64, (state, int64[::1])),
    (apply_code, void, (state, int64)),
    (play_on, int64, (state, int64[::1])),
    (write_rows, void, (from_dtype(layout(View)), state, int32[::1])),
):
    compiled = compile_cuda(function.py_func, result, arguments, cc=HOPPER)
    print(function.__name__, "NRT_" in compiled.library.get_llvm_str())
"""


def test_steps_random_games_and_features_compile_for_a_gpu() -> None:
    """As far as a machine without a GPU can: up to the input of NVIDIA's compiler."""
    done = subprocess.run([sys.executable, "-c", COMPILE_FOR_CUDA], capture_output=True, text=True)
    if done.returncode == 77:
        pytest.skip("this Numba has no CUDA target")
    assert done.returncode == 0, done.stderr
    compiled = ("legal_codes", "apply_code", "play_on", "write_rows")
    assert done.stdout == "".join(f"{name} False\n" for name in compiled)
