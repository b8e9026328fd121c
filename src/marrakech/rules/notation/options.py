"""A ruleset as text: `-`, or its differences from the default, sorted."""

from functools import cache

from marrakech.rules.notation.field import Field
from marrakech.rules.refusal import BadText, Refusal, excerpt
from marrakech.rules.ruleset import OPTIONS, Ruleset, default, ruleset


@cache
def format_ruleset(rules: Ruleset) -> str:
    """The ruleset's text."""
    return ",".join(f"{option}={value}" for option, value in rules.differences().items()) or "-"


def parse_ruleset(text: str) -> Ruleset:
    """The ruleset that a text describes."""
    return read_ruleset(Field(text))


def read_ruleset(field: Field) -> Ruleset:
    """The ruleset that a field of a longer text describes."""
    if field.text == "-":
        return default
    options: dict[str, str] = {}
    for piece in field.split(","):
        option, equals, value = piece.text.partition("=")
        if not equals:
            raise piece.refuse("option-form", text=excerpt(piece.text))
        if option in OPTIONS and value == OPTIONS[option][0]:
            raise piece.refuse("option-default", text=piece.text)
        if options and option <= list(options)[-1]:
            raise piece.refuse("option-order", option=excerpt(option))
        options[option] = value
        _check(piece, {option: value})
    return _check(field, options)


def _check(field: Field, options: dict[str, str]) -> Ruleset:
    try:
        return ruleset(options)
    except Refusal as refusal:
        details = {
            name: excerpt(value)
            if isinstance(value, str) and name in ("option", "value")
            else value
            for name, value in refusal.details.items()
        }
        raise BadText(refusal.key, field.place, **details) from None
