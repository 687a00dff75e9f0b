def solve(board, count):
    empty = [cell for cell in range(81) if board.grid[cell] == 0]
    if not empty:
        count["solutions"] += 1  # @solution
        return True
    cell = min(empty, key=lambda cell: board.digits(cell).bit_count())
    left = board.digits(cell)
    if left == 0:
        count["dead_ends"] += 1  # @dead_end
    is_guess = left.bit_count() > 1
    while left:
        bit = left & -left  # the lowest bit that is set
        left ^= bit
        count["guesses"] += is_guess
        board.put(cell, bit, bit.bit_length() - 1)  # @guess @forced
        if solve(board, count):
            return True
        board.put(cell, bit, 0)  # @backtrack
    return False  # @end


class Board:
    """Bit d of a word says that the row, column or box still needs digit d."""

    def __init__(self):
        self.grid = [0] * 81
        self.rows, self.columns, self.boxes = [0x3FE] * 9, [0x3FE] * 9, [0x3FE] * 9

    def digits(self, cell):
        row, column = divmod(cell, 9)
        return self.rows[row] & self.columns[column] & self.boxes[row // 3 * 3 + column // 3]

    def put(self, cell, bit, digit):
        row, column = divmod(cell, 9)
        self.grid[cell] = digit
        self.rows[row] ^= bit
        self.columns[column] ^= bit
        self.boxes[row // 3 * 3 + column // 3] ^= bit


if __name__ == "__main__":
    grid = [int(cell) for cell in input("81 cells: ").replace(".", "0")]
    count = {"guesses": 0, "dead_ends": 0, "solutions": 0}
    board = Board()
    for cell, digit in enumerate(grid):
        if digit:
            board.put(cell, 1 << digit, digit)
    solve(board, count)
    print(*board.grid, sep="")
    print(count)
