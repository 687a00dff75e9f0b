def solve(grid, random, count):
    cells = {cell: digits(grid, cell) for cell in range(81) if grid[cell] == 0}
    if not cells:
        count["solutions"] += 1  # @solution
        return True
    fewest = min(map(len, cells.values()))
    equal = [cell for cell in cells if len(cells[cell]) == fewest]
    cell = equal[random(len(equal))]
    if fewest == 0:
        count["dead_ends"] += 1  # @dead_end
    for digit in cells[cell]:
        if fewest > 1:
            count["guesses"] += 1
        grid[cell] = digit  # @guess @forced
        if solve(grid, random, count):
            return True
        grid[cell] = 0  # @backtrack
    return False  # @end


def digits(grid, cell):
    row, column = divmod(cell, 9)
    corner = row // 3 * 27 + column // 3 * 3
    seen = set(grid[9 * row:9 * row + 9]) | set(grid[column::9])
    for at in (0, 9, 18):
        seen |= set(grid[corner + at:corner + at + 3])
    return [digit for digit in range(1, 10) if digit not in seen]


if __name__ == "__main__":
    from random import randrange
    grid = [int(cell) for cell in input("81 cells: ").replace(".", "0")]
    count = {"guesses": 0, "dead_ends": 0, "solutions": 0}
    solve(grid, randrange, count)
    print(*grid, sep="")
    print(count)
