/** Counts of few people are kept back, and as many others as it takes that no sum gives one of them away. */
import { type ChartCount, withheld } from "./chartData.ts";

/** What is shown: sums of cells of a grid, each as the places of its cells (row by row). */
export interface Publication {
  readonly cells: ReadonlyArray<number>;
  readonly columns: number;
  readonly sums: ReadonlyArray<ReadonlyArray<number>>;
}

/** A change of the cells: what else the numbers could be. */
type Move = ReadonlyMap<number, 1 | -1>;

const total = (places: ReadonlyArray<number>, cells: ReadonlyArray<number>): number =>
  places.reduce((sum, place) => sum + (cells[place] ?? 0), 0);

const effect = (move: Move, places: ReadonlyArray<number>): number =>
  places.reduce((sum, place) => sum + (move.get(place) ?? 0), 0);

/** One person more or less, one who moves to another cell, two who swap a row or a column. */
function* movesOf({ cells, columns }: Publication): Generator<Move> {
  const places = cells.map((_, place) => place);
  for (const from of places) {
    for (const to of places) {
      if (from === to) continue;
      yield new Map([
        [from, -1],
        [to, 1],
      ]);
      const [row, column] = [Math.floor(from / columns), from % columns];
      const [toRow, toColumn] = [Math.floor(to / columns), to % columns];
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
 * The shown sums, those from 1 to `limit` − 1 kept back. For each of them there is another world that looks the same:
 * the cheapest move that changes it decides which other sums have to be kept back as well.
 */
export const withhold = (
  publication: Publication,
  limit: number | undefined,
  also: ReadonlyArray<number> = [],
): ReadonlyArray<ChartCount> => {
  const values = publication.sums.map((places) => total(places, publication.cells));
  if (limit === undefined) return values;
  const isSmall = (value: number) => value >= 1 && value < limit;
  const small = values.flatMap((value, sum) => (isSmall(value) ? [sum] : []));
  const first = [...small, ...also];
  if (first.length === 0) return values;
  const hidden = new Set(first);

  const moves = [...movesOf(publication)].flatMap((move) => {
    const isPossible = [...move].every(([place, by]) => (publication.cells[place] ?? 0) + by >= 0);
    const changes = publication.sums.flatMap((places, sum): ReadonlyArray<Change> => {
      const by = effect(move, places);
      return by === 0 ? [] : [{ sum, by }];
    });
    // A sum has to look as it does: a small one small, another one not.
    const looksTheSame = changes.every(({ sum, by }) => {
      const value = values[sum] ?? 0;
      return isSmall(value + by) === isSmall(value) && (value === 0) === (value + by === 0);
    });
    return isPossible && looksTheSame ? [changes] : [];
  });
  const costOf = (changes: ReadonlyArray<Change>) =>
    changes.reduce((cost, { sum }) => cost + (hidden.has(sum) ? 0 : 1 + (values[sum] ?? 0) * 1e-9), 0);

  for (const sum of first) {
    const able = moves.filter((changes) => changes.some((change) => change.sum === sum));
    const [cheapest] = able.toSorted((a, b) => costOf(a) - costOf(b));
    // Nothing else looks the same: then nothing is shown, not even which counts are small.
    if (!cheapest) return values.map(() => withheld);
    for (const change of cheapest) hidden.add(change.sum);
  }
  return values.map((value, sum) => (hidden.has(sum) ? { below: isSmall(value) ? limit : null } : value));
};
