/** Withholds counts of few people, and as many other counts as it takes so that no sum reveals them (decision 10). */
import { type Withheld, withheld } from "./chartData.ts";

/** What would be shown: a grid of cells, row by row, and sums over them. A sum lists the indexes of its cells. */
export interface Publication {
  readonly cells: ReadonlyArray<number>;
  readonly columns: number;
  readonly sums: ReadonlyArray<ReadonlyArray<number>>;
}

/** A change of some cells by one: the changed cells could be the true numbers as well. */
type Move = ReadonlyMap<number, 1 | -1>;

const total = (indexes: ReadonlyArray<number>, cells: ReadonlyArray<number>): number =>
  indexes.reduce((sum, index) => sum + (cells[index] ?? 0), 0);

const changeBy = (move: Move, indexes: ReadonlyArray<number>): number =>
  indexes.reduce((sum, index) => sum + (move.get(index) ?? 0), 0);

/** One person more or less, one person in another cell, two people who swap their rows. */
function* movesOf({ cells, columns }: Publication): Generator<Move> {
  const indexes = cells.map((_, index) => index);
  for (const from of indexes) {
    for (const to of indexes) {
      if (from === to) continue;
      yield new Map([
        [from, -1],
        [to, 1],
      ]);
      const row = Math.floor(from / columns);
      const column = from % columns;
      const toRow = Math.floor(to / columns);
      const toColumn = to % columns;
      if (row === toRow || column === toColumn) continue;
      yield new Map([
        [from, -1],
        [to, -1],
        [row * columns + toColumn, 1],
        [toRow * columns + column, 1],
      ]);
    }
    yield new Map([[from, 1]]);
    yield new Map([[from, -1]]);
  }
}

interface Change {
  readonly sum: number;
  readonly by: number;
}

/**
 * The sums. Those from 1 to `limit` − 1 and those at the indexes `alsoHidden` are withheld. For each withheld sum, other
 * true numbers must look the same: the cheapest move that changes the sum decides which other sums are withheld too.
 */
export const withhold = (
  publication: Publication,
  limit = 0,
  alsoHidden: ReadonlyArray<number> = [],
): ReadonlyArray<number | Withheld> => {
  const values = publication.sums.map((indexes) => total(indexes, publication.cells));
  const isSmall = (value: number) => value >= 1 && value < limit;
  const small = values.flatMap((value, sum) => (isSmall(value) ? [sum] : []));
  const primary = [...small, ...alsoHidden];
  if (primary.length === 0) return values;
  const hidden = new Set(primary);

  const moves = [...movesOf(publication)].flatMap((move) => {
    const isPossible = [...move].every(([index, by]) => (publication.cells[index] ?? 0) + by >= 0);
    const changes = publication.sums.flatMap((indexes, sum): ReadonlyArray<Change> => {
      const by = changeBy(move, indexes);
      return by === 0 ? [] : [{ sum, by }];
    });
    // Every sum has to look as it does now: small or not. From 0 it changes to a small one, as no limit is below 3.
    const looksTheSame = changes.every(({ sum, by }) => {
      const value = values[sum] ?? 0;
      return isSmall(value + by) === isSmall(value);
    });
    return isPossible && looksTheSame ? [changes] : [];
  });
  const costOf = (changes: ReadonlyArray<Change>) =>
    changes.reduce((cost, { sum }) => cost + (hidden.has(sum) ? 0 : 1 + (values[sum] ?? 0) * 1e-9), 0);

  for (const sum of primary) {
    const candidates = moves.filter((changes) => changes.some((change) => change.sum === sum));
    const [cheapest] = candidates.toSorted((a, b) => costOf(a) - costOf(b));
    // If no other numbers look the same, nothing is shown, not even which counts are small.
    if (!cheapest) return values.map(() => withheld);
    for (const change of cheapest) hidden.add(change.sum);
  }
  return values.map((value, sum) => (hidden.has(sum) ? { below: isSmall(value) ? limit : null } : value));
};
