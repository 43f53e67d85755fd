/** What a state has other than the usual one: each thing that is gone, has come or is changed, in the place that it is in. */
import { head, isShort, print } from "./print.ts";
import type { Line } from "./thing.ts";
import { firstWords } from "./writer.ts";

/** The places of what both have, as pairs: a longest common subsequence. */
const common = (a: ReadonlyArray<string>, b: ReadonlyArray<string>) => {
  const lengths = Array.from({ length: a.length + 1 }, () => new Uint16Array(b.length + 1));
  const at = (i: number, j: number) => lengths[i]?.[j] ?? 0;
  for (let i = a.length - 1; i >= 0; i -= 1) {
    for (let j = b.length - 1; j >= 0; j -= 1) {
      const row = lengths[i];
      if (row) row[j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const pairs: Array<readonly [number, number]> = [];
  let [i, j] = [0, 0];
  while (i < a.length && j < b.length) {
    if (a[i] === b[j]) {
      pairs.push([i, j]);
      i += 1;
      j += 1;
    } else if (at(i + 1, j) >= at(i, j + 1)) i += 1;
    else j += 1;
  }
  return pairs;
};

/** Parts of two lists between what is equal in both, and pairs of what is equal. */
const aligned = <A>(a: ReadonlyArray<A>, b: ReadonlyArray<A>, keyOf: (each: A) => string) => {
  const gaps: Array<readonly [gone: ReadonlyArray<A>, come: ReadonlyArray<A>]> = [];
  const pairs: Array<readonly [A, A] | undefined> = [];
  let [i, j] = [0, 0];
  for (const [nextI, nextJ] of [...common(a.map(keyOf), b.map(keyOf)), [a.length, b.length] as const]) {
    gaps.push([a.slice(i, nextI), b.slice(j, nextJ)]);
    const [old, now] = [a[nextI], b[nextJ]];
    pairs.push(old === undefined || now === undefined ? undefined : [old, now]);
    [i, j] = [nextI + 1, nextJ + 1];
  }
  return gaps.map((gap, index) => ({ gap, pair: pairs[index] }));
};

interface Hunk {
  readonly place: string;
  readonly lines: ReadonlyArray<string>;
}

const textOf = (line: Line) => print([line]).join("\n");
const isNamed = /^(?:region|group|table|navigation|dialog|figure)$/u;
/** What is the same thing in two states. */
const keyOf = ({ role, label, words, children }: Line): string => {
  if (role === "row") return `row ${firstWords(children) ?? ""}`;
  return isNamed.test(role) ? `${role} ${words[0] ?? ""}` : role || (label.split(" ", 1)[0] ?? "");
};

const come = (line: Line) => print([line]).map((each) => `+ ${each}`);
/** As it is now: the usual one is read where it stands. */
const changed = (line: Line) => print([line]).map((each, index) => `${index === 0 ? "~" : " "} ${each}`);
/** What has things in it is gone with them: they are counted. */
const gone = (line: Line) => {
  const lines = print([line]);
  return isShort(line)
    ? lines.map((each) => `- ${each}`)
    : [`- ${head(line)} … and ${lines.length - 1} lines in it`];
};

const hunksOf = (
  usual: ReadonlyArray<Line>,
  lines: ReadonlyArray<Line>,
  path: ReadonlyArray<string>,
): ReadonlyArray<Hunk> => {
  const place = path.slice(-2).join(" > ");
  return aligned(usual, lines, textOf)
    .flatMap(({ gap: [old, now] }) => aligned(old, now, keyOf))
    .flatMap(({ gap: [old, now], pair }): ReadonlyArray<Hunk> => {
      const others = { place, lines: [...old.flatMap(gone), ...now.flatMap(come)] };
      if (pair === undefined) return [others];
      const [before, after] = pair;
      if (isShort(before) || isShort(after)) {
        const isChanged = isShort(before) && isShort(after);
        return [others, { place, lines: isChanged ? changed(after) : [...gone(before), ...come(after)] }];
      }
      const heads = head(before) === head(after) ? [] : [`~ ${head(after)}`];
      const name = after.role === "row" ? keyOf(after) : after.label.replaceAll(/ \(.*\)$/gu, "");
      const inner = [...path, ...(name === "box" ? [] : [name])];
      return [others, { place, lines: heads }, ...hunksOf(before.children, after.children, inner)];
    });
};

export const difference = (usual: ReadonlyArray<Line>, lines: ReadonlyArray<Line>): ReadonlyArray<string> => {
  let last = "";
  const text = hunksOf(usual, lines, []).flatMap(({ place, lines: changed }) => {
    if (changed.length === 0) return [];
    const where = place === last ? [] : [`in ${place || "the page"}`];
    last = place;
    return [...where, ...changed.map((line) => `  ${line}`)];
  });
  return text.length > 0 ? text : ["the same"];
};
