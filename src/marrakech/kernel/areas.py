"""Areas of one colour: how large they are, and what a walk onto them costs.

Both are slow to compute and depend on few things, so the results are cached.
"""

from marrakech.kernel.bits import ALL, NOT_A, NOT_G, flood, lowest, size
from marrakech.kernel.jit import compiled, inlined
from marrakech.kernel.lookup import LANE, REACHED, WAYS_TO
from marrakech.kernel.records import Array
from marrakech.kernel.workspace import CACHE_ENTRIES, CacheEntry

_SPREAD = -7046029254386353131  # an odd number that mixes the bits of a board well
_LANE_MASK = (1 << LANE) - 1
SQUARED, AROUND, COUNT = range(3)  # the lanes of what areas_of returns


@inlined
def lane(word: int, number: int) -> int:
    """One of the small numbers that share a word."""
    return word >> LANE * number & _LANE_MASK


@inlined
def _place_of(key: int) -> int:
    return key * _SPREAD >> 51 & CACHE_ENTRIES - 1


@compiled
def areas_of(board: int, cache: Array[CacheEntry]) -> int:
    """Three sums over the areas of one colour, a lane each: the size of an area squared, which is
    what Assam costs on it again and again; its size times the number of squares around it, where
    it can grow or be cut; and the number of areas."""
    entry = cache[_place_of(board)]
    if entry.key != board:
        result = 0
        rest = board
        while rest:
            area = flood(rest & -rest, rest)
            rest ^= area
            squares = size(area)
            around = (area << 1) & NOT_A | (area >> 1) & NOT_G | area << 7 | area >> 7
            result += (
                squares * squares << LANE * SQUARED
                | squares * size(around & ALL & ~area) << LANE * AROUND
                | 1 << LANE * COUNT
            )
        entry.key = board
        entry.result = result
    return entry.result


@inlined
def walk_key(board: int, square: int) -> int:
    """A walk that starts on a square, and the squares of one colour on which it may end."""
    return board | square << 49


@compiled
def walk_dues(board: int, square: int, cache: Array[CacheEntry]) -> int:
    """What a walk from a square costs on this colour, in a lane for each facing: the sum over the
    sides of the die."""
    key = walk_key(board, square)
    entry = cache[_place_of(key)]
    if entry.key != key:
        result = 0
        ends = board & REACHED[square]
        while ends:
            area = flood(ends & -ends, board)
            there = ends & area
            ends ^= there
            ways = 0
            while there:
                ways += WAYS_TO[square, lowest(there)]
                there &= there - 1
            result += ways * size(area)
        entry.key = key
        entry.result = result
    return entry.result
