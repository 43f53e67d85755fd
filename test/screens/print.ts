/** Lines as text: what fits is on one line; `|` stands before what is beside the thing before it. */
import type { Line } from "./thing.ts";

const width = 110;

export const own = ({ label, looks, place = "below" }: Line): string => {
  const where = place === "below" || place === "beside" ? [] : [place];
  const all = [...where, ...looks];
  return all.length > 0 ? `${label} {${all.join(", ")}}` : label;
};

/** On one line, unless it has things in things in things. */
const inOneLine = (line: Line, depth = 2): string | undefined => {
  if (line.children.length === 0) return own(line);
  if (depth === 0) return undefined;
  let text = own(line) + (depth === 2 ? ": " : " (");
  for (const [index, child] of line.children.entries()) {
    const inner = inOneLine(child, depth - 1);
    if (inner === undefined || (depth < 2 && child.children.length > 0)) return undefined;
    text += `${index === 0 ? "" : child.place === "beside" ? " | " : " / "}${inner}`;
  }
  return depth === 2 ? text : `${text})`;
};

/** What is too long for a line goes on below, further in. */
const broken = (text: string) => {
  const lines: Array<string> = [];
  let line = "";
  for (const word of text.split(/(?<!→) /u)) {
    const next = line === "" ? word : `${line} ${word}`;
    if (next.length > width && line !== "") {
      lines.push(line);
      line = `    ${word}`;
    } else line = next;
  }
  return [...lines, line];
};

/** Lines that are equal one after another are counted. */
const counted = (lines: ReadonlyArray<string>) => {
  const result: Array<{ text: string; count: number }> = [];
  for (const text of lines) {
    const last = result.at(-1);
    if (last?.text === text && !text.startsWith(" ")) last.count += 1;
    else result.push({ text, count: 1 });
  }
  return result.map(({ text, count }) => (count > 1 ? `${count} × ${text}` : text));
};

export const head = (line: Line): string => `${line.place === "beside" ? "| " : ""}${own(line)}`;

/** Whether all of it is on its first line. */
export const isShort = (line: Line): boolean => {
  const short = inOneLine(line);
  return line.children.length === 0 || (short !== undefined && short.length <= width);
};

export const print = (lines: ReadonlyArray<Line>): ReadonlyArray<string> =>
  counted(
    lines.flatMap((line) => {
      const beside = line.place === "beside" ? "| " : "";
      if (isShort(line)) return broken(`${beside}${inOneLine(line) ?? ""}`);
      return [...broken(head(line)), ...print(line.children).map((each) => `  ${each}`)];
    }),
  );
