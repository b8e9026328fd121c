"""The memory that evaluation and search work in: allocated once, then passed as one record."""

from typing import Annotated

import numpy as np

from marrakech.kernel.accumulator import Accumulator
from marrakech.kernel.lookup import MOST_ACTIONS, MOST_LAYS, ROLL_COUNT
from marrakech.kernel.network import Network
from marrakech.kernel.packed import State
from marrakech.kernel.records import (
    Array,
    Flag,
    FourNumbers,
    FourWords,
    Number,
    Numbers,
    Record,
    Word,
    Words,
    layout,
)
from marrakech.kernel.transpositions import Transpositions

CACHE_ENTRIES = 1 << 13
LEVELS = 64  # five to a turn, at most
TURNS = 49  # rows of weights, for 0 to 48 turns left; with more, the last one is used


class Weights(Record):
    """How much each feature of a position counts, for one number of turns left in the game."""

    sharpness: Number  # how much a lead of one point raises the chance to win
    halves: Number  # a half-rug that shows
    income: Number  # an area of one's own, for each turn that others still have
    outgo: Number  # others' areas, for each turn that one still has
    dues: Number  # the dirhams that the coming walk will bring or cost, on average
    to_move: Number  # being next
    around: Number  # the squares around an area
    areas: Number  # the number of areas


class CacheEntry(Record):
    """A result and what it was computed from. A blank entry is right for an empty board."""

    key: Word
    result: Word


class Scratch(Record):
    """The scratch memory of an evaluation, with the weights and the caches that it uses."""

    weights: Annotated[Array[Weights], layout(Weights), (TURNS,)]
    # A network and its sums, if it judges instead of the weights; the state after a rug was taken.
    network: Annotated[Network, layout(Network)]
    accumulator: Annotated[Accumulator, layout(Accumulator)]
    after: Annotated[State, layout(State)]
    transpositions: Annotated[Transpositions, layout(Transpositions)]  # with a network only
    area_cache: Annotated[Array[CacheEntry], layout(CacheEntry), (CACHE_ENTRIES,)]
    dues_cache: Annotated[Array[CacheEntry], layout(CacheEntry), (CACHE_ENTRIES,)]
    # By colour, in the position that is evaluated: its squares, and what a walk costs on them.
    boards: FourWords
    colour_dues: FourWords
    # By colour: what was computed last and from what, since one lay leaves most colours unchanged.
    last_board: FourWords
    last_areas: FourWords
    last_walk: FourWords
    last_dues: FourWords
    # By seat: what no lay changes; what a unit of its own squared areas brings, and what a unit of
    # everybody's costs; what the coming walk brings or costs.
    fixed: FourNumbers
    gain: FourNumbers
    loss: FourNumbers
    seat_dues: FourNumbers
    # By seat: the points to expect, and the points in sight now.
    expected: FourNumbers
    in_sight: FourNumbers


class SearchLevel(Record):
    """One state on the way of a search, with what is known and still to be tried there."""

    state: Annotated[State, layout(State)]
    values: FourNumbers  # by seat: its chance to win, as far as it is known
    to_try: Word  # choices, as bits
    tried: Word  # the choice that is being tried
    turns_ahead: Word  # how many turns are to be searched after the one in progress
    brief: Flag  # whether only the most promising choice is to be tried next
    # If the player who decides may miss the best choice: how much worse the others may be, the best
    # one so far, and how much weight the choices so far have together.
    temperature: Number
    best: Number
    weight: Number
    # With two players: what the first seat is sure of elsewhere, and the most it can get here.
    low: Number
    high: Number
    promises: Annotated[Numbers, np.float64, (MOST_LAYS + 1,)]  # by choice: the best goes first
    least: Annotated[Numbers, np.float64, (ROLL_COUNT,)]  # of each roll or draw, for the first seat
    most: Annotated[Numbers, np.float64, (ROLL_COUNT,)]


class Workspace(Record):
    """Everything that a search needs."""

    scratch: Annotated[Scratch, layout(Scratch)]
    root: Annotated[State, layout(State)]  # where the search begins
    start: Annotated[State, layout(State)]  # where games are played from
    levels: Annotated[Array[SearchLevel], layout(SearchLevel), (LEVELS,)]
    depth: Word  # the level at which the search goes on
    codes: Annotated[Words, np.int64, (MOST_ACTIONS,)]
    nodes: Word  # positions evaluated or expanded so far
    node_limit: Word
    me: Word  # the seat that searches
    width: Word  # how many lays are tried where more turns follow
    naive: Flag  # whether the others are assumed to be naive
    temperature: Number  # how much worse than the best the choices of others may be
