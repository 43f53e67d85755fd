/** Nobody can infer a withheld count from what is shown: brute force over all numbers that look the same. */
import fc from "fast-check";
import { expect, it } from "vitest";
import { isKnown, type Withheld } from "#src/domain/metrics/chartData.ts";
import { type Publication, withhold } from "#src/domain/metrics/smallGroups.ts";

const sumOf = (places: ReadonlyArray<number>, cells: ReadonlyArray<number>) =>
  places.reduce((sum, index) => sum + (cells[index] ?? 0), 0);

const list = (cells: ReadonlyArray<number>): Publication => ({
  cells,
  columns: 1,
  sums: [...cells.map((_, index) => [index]), cells.map((_, index) => index)],
});

/** Cells, sums of rows and columns, the total, and the first two rows as one. */
const table = (cells: ReadonlyArray<number>, columns: number): Publication => {
  const rows = cells.length / columns;
  const rowPlaces = (row: number) => Array.from({ length: columns }, (_, column) => row * columns + column);
  return {
    cells,
    columns,
    sums: [
      ...cells.map((_, index) => [index]),
      ...Array.from({ length: rows }, (_, row) => rowPlaces(row)),
      ...Array.from({ length: columns }, (_, column) =>
        Array.from({ length: rows }, (_, row) => row * columns + column),
      ),
      [...rowPlaces(0), ...rowPlaces(1)],
      cells.map((_, index) => index),
    ],
  };
};

const looksLike = (value: number, shown: number | Withheld, limit: number) => {
  if (typeof shown === "number") return value === shown;
  const isSmall = value >= 1 && value < limit;
  return shown.below === null ? !isSmall : isSmall;
};

/** Calls `visit` with every list of `length` numbers up to `maxValue`. It is one list that changes, as there are many. */
const forEachWorld = (length: number, maxValue: number, visit: (world: ReadonlyArray<number>) => void) => {
  const world = Array.from({ length }, () => 0);
  const fill = (index: number) => {
    if (index === length) return visit(world);
    for (let n = 0; n <= maxValue; n++) {
      world[index] = n;
      fill(index + 1);
    }
  };
  fill(0);
};

/** The values that each sum has in all worlds that look the same. */
const possible = ({ cells, sums }: Publication, shown: ReadonlyArray<number | Withheld>, limit: number) => {
  const values = sums.map(() => new Set<number>());
  const isBlank = shown.every((count) => typeof count !== "number" && count.below === null);
  forEachWorld(cells.length, Math.max(...cells, limit) + 1, (world) => {
    if (isBlank || sums.every((places, sum) => looksLike(sumOf(places, world), shown[sum] ?? 0, limit))) {
      sums.forEach((places, sum) => values[sum]?.add(sumOf(places, world)));
    }
  });
  return values;
};

/** The sums that are wrong, small and shown, or withheld and revealed by the others. */
const revealed = (publication: Publication, limit: number) => {
  const shown = withhold(publication, limit);
  const values = possible(publication, shown, limit);
  return shown.flatMap((count, sum) => {
    const value = sumOf(publication.sums[sum] ?? [], publication.cells);
    const isFine = isKnown(count)
      ? count === value && (value === 0 || value >= limit)
      : (values[sum]?.size ?? 0) > 1;
    return isFine ? [] : [{ sum, value, count }];
  });
};

const numbers = (max: number, minLength: number, maxLength = minLength) =>
  fc.array(fc.nat({ max }), { minLength, maxLength });
const someOfFour = fc.array(fc.subarray([0, 1, 2, 3], { minLength: 1 }), { minLength: 1, maxLength: 5 });

it.each<readonly [what: string, any: fc.Arbitrary<Publication>, limit: number, numRuns: number]>([
  ["in a list with its total", numbers(8, 1, 4).map(list), 6, 300],
  [
    "in a table with cells, sums of rows and columns, two rows as one, and the total",
    fc.tuple(numbers(5, 6), fc.constantFrom(2, 3)).map(([cells, columns]) => table(cells, columns)),
    4,
    25,
  ],
  [
    "in any sums of four cells, some of them in no other sum",
    fc.tuple(numbers(6, 4), someOfFour).map(([cells, sums]) => ({ cells, columns: 1, sums })),
    4,
    200,
  ],
])(
  "shown sums reveal no withheld count: %s",
  (_what, any, limit, numRuns) => {
    fc.assert(
      fc.property(any, fc.integer({ min: 3, max: limit }), (publication, limit) => {
        expect(revealed(publication, limit)).toEqual([]);
      }),
      { numRuns },
    );
  },
  60_000,
);

it("withhold never assumes fewer than 0 users in an empty cell", () => {
  const [pair, ...others] = withhold({ cells: [0, 2, 50], columns: 1, sums: [[0, 1], [1, 2], [2]] }, 3);
  expect(pair).toEqual({ below: 3 });
  expect(others).toContainEqual({ below: null });
});

it("withhold shows everything without a limit, or when no count is small", () => {
  expect(withhold(list([1, 2]), undefined)).toEqual([1, 2, 3]);
  expect(withhold(list([5, 0, 7]), 5)).toEqual([5, 0, 7, 12]);
});

it.each<readonly [what: string, publication: Publication, shown: ReadonlyArray<number | string>]>([
  ["one of a list, the smallest", list([3, 40, 20, 0]), ["small", 40, "-", 0, 63]],
  [
    "one that is counted once",
    { cells: [3, 40, 10], columns: 1, sums: [[0], [1], [2], [2], [0, 1, 2]] },
    ["small", "-", 10, 10, 53],
  ],
  ["none if one more would be small, too", { cells: [1], columns: 1, sums: [[0]] }, ["small"]],
  ["none if one less would be small, too", { cells: [4], columns: 1, sums: [[0]] }, ["small"]],
  [
    "three cells of a table, no sum",
    table([3, 40, 20, 30, 50, 60], 2),
    ["small", "-", "-", "-", 50, 60, 43, 50, 110, 73, 130, 93, 203],
  ],
  [
    "three cells of a table around its last one",
    table([60, 50, 30, 20, 40, 3], 2),
    [60, 50, "-", "-", "-", "small", 110, 50, 43, 130, 73, 160, 203],
  ],
  [
    "three cells of a wide table",
    table([3, 40, 20, 30, 50, 60], 3),
    ["small", 40, "-", "-", 50, "-", 63, 140, 33, 90, 80, 203, 203],
  ],
])("beside a small count, withhold withholds %s", (_what, publication, shown) => {
  const found = withhold(publication, 5).map((count) =>
    isKnown(count) ? count : count.below === null ? "-" : "small",
  );
  expect(found).toEqual(shown);
});
