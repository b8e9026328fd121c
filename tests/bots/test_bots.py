"""What every bot promises."""

from random import Random

import pytest
from support.drawn_market import market

from marrakech import legal_actions
from marrakech.bots import Budget, bot_named, bot_names

pytestmark = pytest.mark.usefixtures("kernel_ready")


@pytest.mark.parametrize("name", bot_names())
@pytest.mark.parametrize(
    "budget", [None, Budget(0.0), Budget(0.05), Budget(nodes=1), Budget(nodes=500)]
)
@pytest.mark.parametrize("step", ["turn", "lay"])
def test_a_bot_keeps_to_the_rules_whatever_its_budget(
    name: str, budget: Budget | None, step: str
) -> None:
    position = market(step=step)
    assert bot_named(name, Random(1)).choose(position, budget) in legal_actions(position)


@pytest.mark.parametrize("name", bot_names())
def test_a_budget_can_be_left_out(name: str) -> None:
    position = market()
    assert bot_named(name, Random(1)).choose(position) in legal_actions(position)
