/** Reads a table of planted mistakes: a line that says which answers are changed and how, then the line of the report. */
import { asRecord } from "#schemas/lenient.ts";
import { callNamed } from "#scripts/contract/calls.ts";
import type { Asked, Change, RecordedAnswer } from "./recording.ts";

export interface Mistake {
  readonly planted: string;
  /** Whether it is found without `--write`; what is free is asked again about what was made. */
  readonly isRead: boolean;
  /** Changes the answers of one check. */
  readonly change: () => Change;
  /** After its cause and severity, and without the circumstances at its end. */
  readonly line: string;
}

export type Json = Readonly<Record<string, unknown>>;

/** Changes the body as JSON. */
export const inBody =
  <Body = Json>(change: (body: Body, asked: Asked) => unknown): Change =>
  (answer, asked) => ({ ...answer, text: JSON.stringify(change(JSON.parse(answer.text) as Body, asked)) });

const without = <A>(members: Readonly<Record<string, A>>, name: string) =>
  Object.fromEntries(Object.entries(members).filter(([each]) => each !== name));

/** Changes the object that has the last member of `path`; `*` is every entry. */
const inMember = (path: string, change: (parent: Json, name: string) => Json): Change => {
  const changed = (value: unknown, [step = "", ...rest]: ReadonlyArray<string>): unknown => {
    if (Array.isArray(value))
      return value.map((entry: unknown, at) =>
        step === "*" || step === `${at}` ? changed(entry, rest) : entry,
      );
    const parent = asRecord(value) ?? {};
    return rest.length === 0 ? change(parent, step) : { ...parent, [step]: changed(parent[step], rest) };
  };
  return inBody((body) => changed(body, path.split(".")));
};

const html = { headers: { "content-type": "text/html" }, text: "<!doctype html><title>Error</title>" };

const edits: ReadonlyArray<readonly [RegExp, (one: string, two: string) => Change]> = [
  [/^status (\d+)$/, (status) => (answer) => ({ ...answer, status: Number(status) })],
  [/^no body$/, () => (answer) => ({ ...answer, text: "" })],
  [/^body (.*)$/, (text) => (answer) => ({ ...answer, text })],
  [/^an HTML page$/, () => (answer) => ({ ...answer, ...html })],
  [/^no header (\S+)$/, (name) => (answer) => ({ ...answer, headers: without(answer.headers, name) })],
  [
    /^header (\S+): (.*)$/,
    (name, value) => (answer) =>
      Object.hasOwn(answer.headers, name)
        ? { ...answer, headers: { ...answer.headers, [name]: value } }
        : answer,
  ],
  [/^(\S+) is missing$/, (path) => inMember(path, without)],
  [
    /^(\S+) is called (\S+)$/,
    (path, other) => inMember(path, (parent, name) => ({ ...without(parent, name), [other]: parent[name] })),
  ],
  [
    /^(\S+) = (.*)$/,
    (path, json) => inMember(path, (parent, name) => ({ ...parent, [name]: JSON.parse(json) as unknown })),
  ],
];

const editOf = (words: string, others: Readonly<Record<string, () => Change>>): Change => {
  const other = others[words];
  if (other !== undefined) return other();
  for (const [pattern, edit] of edits) {
    const found = pattern.exec(words);
    if (found !== null) return edit(found[1] ?? "", found[2] ?? "");
  }
  throw new Error(`"${words}" is no edit of an answer`);
};

/** `apps.list` (if it succeeds), `apps.list 404`, `* 404`, `*`, `preflights`. */
const isSelected = (selector: string, { status }: RecordedAnswer, { call, method }: Asked): boolean => {
  if (selector === "preflights") return method === "OPTIONS";
  const [name = "", wanted] = selector.split(" ");
  if (name !== "*" && call !== callNamed(name).title) return false;
  if (wanted !== undefined) return status === Number(wanted);
  return name === "*" || status < 300;
};

/** @param others - Edits that the table has no words for. */
export const mistakesIn = (
  table: string,
  others: Readonly<Record<string, () => Change>>,
): ReadonlyArray<Mistake> => {
  const lines = table
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "" && !line.startsWith("#"));
  return lines.flatMap((planted, at): ReadonlyArray<Mistake> => {
    if (at % 2 === 1) return [];
    const [, cause, severity = "error", name = "", place = ""] =
      /^(\w+): (?:(warning) )?([\w.]+)(.*)$/.exec(lines[at + 1] ?? "") ?? [];
    const [selector = "", ...words] = planted.split(/: (.*)/);
    return [
      {
        planted,
        isRead: /^\w+\.(?!is)\w+$/.test(selector) && callNamed(selector).method === "GET",
        change: () => {
          const changes = (words[0] ?? "").split("; ").map((each) => editOf(each, others));
          return (answer, asked) =>
            isSelected(selector, answer, asked)
              ? changes.reduce((changed, change) => change(changed, asked), answer)
              : answer;
        },
        line: `${cause} ${severity} ${callNamed(name).title}${place}`,
      },
    ];
  });
};
