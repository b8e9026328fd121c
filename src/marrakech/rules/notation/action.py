"""An action as text: the text is the action."""

from marrakech.rules.actions import ACTIONS, Action
from marrakech.rules.refusal import BadText, Place, excerpt


def parse_action(text: str) -> Action:
    """The action that a text names."""
    if text not in ACTIONS:
        raise BadText("action-unknown", Place(column=1), text=excerpt(text))
    return text


def format_action(action: Action) -> str:
    """The action's text."""
    return parse_action(action)
