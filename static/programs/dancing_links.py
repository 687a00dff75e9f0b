# The links as sets: which candidates can still fulfil each column. A candidate is a cell times nine
# plus a digit from 0 to 8; those chosen are returned.
def solve(columns, count):
    if not columns:
        count["solutions"] += 1  # @solution
        return []
    column = min(columns, key=lambda column: (len(columns[column]), column))
    options = sorted(columns[column])
    if not options:
        count["dead_ends"] += 1  # @dead_end
    for candidate in options:
        count["guesses"] += len(options) > 1
        covered = select(columns, candidate)  # @guess @forced
        chosen = solve(columns, count)
        if chosen is not None:
            return [candidate] + chosen
        deselect(columns, candidate, covered)  # @backtrack
    return None  # @end


def select(columns, candidate):
    covered = []
    for column in columns_of(candidate):
        for other in columns[column]:
            for rest in columns_of(other):
                if rest != column:
                    columns[rest].remove(other)
        covered.append(columns.pop(column))
    return covered


def deselect(columns, candidate, covered):
    for column in reversed(columns_of(candidate)):
        columns[column] = covered.pop()
        for other in columns[column]:
            for rest in columns_of(other):
                if rest != column:
                    columns[rest].add(other)


def columns_of(candidate):
    cell, digit = divmod(candidate, 9)
    block = cell // 27 * 3 + cell % 9 // 3
    return [cell] + [81 + 9 * house + digit for house in (cell // 9, 9 + cell % 9, 18 + block)]


def all_columns():
    columns = {column: set() for column in range(324)}
    for candidate in range(729):
        for column in columns_of(candidate):
            columns[column].add(candidate)
    return columns


if __name__ == "__main__":
    grid = [int(cell) for cell in input("81 cells: ").replace(".", "0")]
    count = {"guesses": 0, "dead_ends": 0, "solutions": 0}
    columns = all_columns()
    for cell, digit in enumerate(grid):
        if digit:
            select(columns, 9 * cell + digit - 1)
    for candidate in solve(columns, count) or []:
        grid[candidate // 9] = candidate % 9 + 1
    print(*grid, sep="")
    print(count)
