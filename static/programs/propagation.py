def solve(grid, count):
    while 0 in grid:
        cells, places = options_of_cells(grid), options_of_digits(grid)
        fewest = min(cells + places, key=len)
        if not fewest:
            count["dead_ends"] += 1  # @dead_end
            return None
        if len(fewest) > 1:
            return guess(grid, min(cells, key=len), count)
        cell, digit = fewest[0]
        grid[cell] = digit  # @forced
    count["solutions"] += 1  # @solution
    return grid


def guess(grid, options, count):
    for cell, digit in options:
        count["guesses"] += 1
        with_guess = grid[:cell] + [digit] + grid[cell + 1:]  # @guess
        solution = solve(with_guess, count)
        if solution:
            return solution
    return None  # @backtrack @end


HOUSES = [[9 * at + place for place in range(9)] for at in range(9)]
HOUSES += [[9 * place + at for place in range(9)] for at in range(9)]
HOUSES += [[at // 3 * 27 + at % 3 * 3 + place // 3 * 9 + place % 3 for place in range(9)] for at in range(9)]
OF_CELL = [[house for house in HOUSES if cell in house] for cell in range(81)]


def options_of_cells(grid):
    return [[(cell, digit) for digit in sorted(digits(grid, cell))] for cell in range(81) if grid[cell] == 0]


def options_of_digits(grid):
    left = {cell: digits(grid, cell) for cell in range(81) if grid[cell] == 0}
    return [[(cell, digit) for cell in house if digit in left.get(cell, ())]
            for house in HOUSES
            for digit in set(range(1, 10)) - {grid[cell] for cell in house}]


def digits(grid, cell):
    return set(range(1, 10)) - {grid[other] for house in OF_CELL[cell] for other in house}


if __name__ == "__main__":
    grid = [int(cell) for cell in input("81 cells: ").replace(".", "0")]
    count = {"guesses": 0, "dead_ends": 0, "solutions": 0}
    print(*(solve(grid, count) or grid), sep="")
    print(count)
