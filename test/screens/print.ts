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

export const head = (line: Line): string => `${line.place === "beside" ? "| " : ""}${own(line)}`;

/** Whether all of it is on its first line. */
export const isShort = (line: Line): boolean => {
  const short = inOneLine(line);
  return line.children.length === 0 || (short !== undefined && short.length <= width);
};

interface Row {
  readonly text: string;
  readonly count: number;
  /** Whether it is all of a thing that has no things in it. */
  readonly isWhole: boolean;
}

const rowsOf = (line: Line): ReadonlyArray<Row> => {
  const isWhole = line.children.length === 0;
  const texts = isShort(line)
    ? broken(`${line.place === "beside" ? "| " : ""}${inOneLine(line) ?? ""}`)
    : [...broken(head(line)), ...print(line.children).map((each) => `  ${each}`)];
  return texts.map((text) => ({ text, count: 1, isWhole: isWhole && texts.length === 1 }));
};

/** Lines that are equal one after another are counted; what is beside a thing is on its line if it fits. */
export const print = (lines: ReadonlyArray<Line>): ReadonlyArray<string> => {
  const counted: Array<Row> = [];
  for (const row of lines.flatMap(rowsOf)) {
    const last = counted.at(-1);
    const isSame = last?.text === row.text && !row.text.startsWith(" ");
    if (isSame) counted.push({ ...row, count: (counted.pop()?.count ?? 0) + 1 });
    else counted.push(row);
  }
  const rows: Array<{ readonly text: string; readonly isOpen: boolean }> = [];
  for (const { text, count, isWhole } of counted) {
    const isOpen = isWhole && count === 1;
    const last = rows.at(-1);
    const joined = `${last?.text} ${text}`;
    if (last?.isOpen && isOpen && text.startsWith("| ") && joined.length <= width) {
      rows.pop();
      rows.push({ text: joined, isOpen });
    } else rows.push({ text: count > 1 ? `${count} × ${text}` : text, isOpen });
  }
  return rows.map(({ text }) => text);
};
