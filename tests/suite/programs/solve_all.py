"""Runs the Python programs on puzzles: each line of stdin is a program's name, a seed and 81 cells;
each line of stdout its guesses, dead ends and solutions, and the grid that it leaves."""

import importlib
import sys

MASK = (1 << 64) - 1


def seeded(seed):
    """xoshiro256++ as nonet draws by it: SplitMix64 makes its state of the seed, and a draw below a
    bound is the upper half of a number, scaled down."""
    state = []
    for _ in range(4):
        seed = (seed + 0x9E3779B97F4A7C15) & MASK
        mixed = ((seed ^ seed >> 30) * 0xBF58476D1CE4E5B9) & MASK
        mixed = ((mixed ^ mixed >> 27) * 0x94D049BB133111EB) & MASK
        state.append(mixed ^ mixed >> 31)

    def rotated(number, by):
        return (number << by | number >> 64 - by) & MASK

    def below(bound):
        drawn = (rotated(state[0] + state[3] & MASK, 23) + state[0]) & MASK
        shifted = state[1] << 17 & MASK
        state[2] ^= state[0]
        state[3] ^= state[1]
        state[1] ^= state[2]
        state[0] ^= state[3]
        state[2] ^= shifted
        state[3] = rotated(state[3], 45)
        return (drawn >> 32) * bound >> 32

    return below


def solve(name, seed, grid, count):
    program = importlib.import_module(name)
    if name == "backtracking":
        program.solve(grid, 0, count)
    elif name == "fewest":
        program.solve(grid, seeded(seed), count)
    elif name == "bitmask":
        board = program.Board()
        for cell, digit in enumerate(grid):
            if digit:
                board.put(cell, 1 << digit, digit)
        program.solve(board, count)
        return board.grid
    elif name == "propagation":
        return program.solve(grid, count) or grid
    elif name == "dancing_links":
        columns = program.all_columns()
        for cell, digit in enumerate(grid):
            if digit:
                program.select(columns, 9 * cell + digit - 1)
        for candidate in program.solve(columns, count) or []:
            grid[candidate // 9] = candidate % 9 + 1
    return grid


for line in sys.stdin:
    name, seed, cells = line.split()
    grid = [int(cell) if cell.isdigit() else 0 for cell in cells]
    count = {"guesses": 0, "dead_ends": 0, "solutions": 0}
    solved = solve(name, int(seed), grid, count)
    print(count["guesses"], count["dead_ends"], count["solutions"], "".join(map(str, solved)))
