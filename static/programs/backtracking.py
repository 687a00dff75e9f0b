def solve(grid, start, count):
    empty = (cell for cell in range(start, 81) if grid[cell] == 0)
    cell = next(empty, None)
    if cell is None:
        count["solutions"] += 1  # @solution
        return True
    fits_none = True
    for digit in range(1, 10):
        if fits(grid, cell, digit):
            fits_none = False
            count["guesses"] += 1
            grid[cell] = digit  # @guess
            if solve(grid, cell + 1, count):
                return True
            grid[cell] = 0  # @backtrack
    if fits_none:
        count["dead_ends"] += 1  # @dead_end
    return False  # @end


def fits(grid, cell, digit):
    row, column = divmod(cell, 9)
    if digit in grid[9 * row:9 * row + 9] or digit in grid[column::9]:
        return False
    corner = row // 3 * 27 + column // 3 * 3
    block = (grid[corner + at:corner + at + 3] for at in (0, 9, 18))
    return all(digit not in line for line in block)


if __name__ == "__main__":
    grid = [int(cell) for cell in input("81 cells: ").replace(".", "0")]
    count = {"guesses": 0, "dead_ends": 0, "solutions": 0}
    solve(grid, 0, count)
    print(*grid, sep="")
    print(count)
