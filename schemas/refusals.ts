/**
 * Why a server refused an input: in the form of the contract, and in those of frameworks (Spring, NestJS, Django REST,
 * ASP.NET, Rails, FastAPI, Laravel, JSON:API). One reader for the pages, their log and the checker.
 */
import type { Issue } from "./errors.ts";
import { asRecord } from "./lenient.ts";
import { withoutUnprintable } from "./scalars.ts";

export interface ReadRefusal {
  /** What is wrong where: `path` is empty where no field is named. At most one per path. */
  readonly issues: ReadonlyArray<Issue>;
  /** What the server says of the input as a whole. */
  readonly detail?: string;
}

const maxLength = 500;

const wordsOf = (value: unknown): string | undefined => {
  const words = typeof value === "string" ? withoutUnprintable(value).trim().slice(0, maxLength) : "";
  return words === "" ? undefined : words;
};

/** Members that may hold issues, and those that name the place and the words of one. */
const containers =
  "issues errors error violations fieldErrors fieldViolations validationErrors validation validation_error invalid-params invalidParams invalid_params modelState properties details detail message messages _embedded";
const places =
  "field property propertyPath failedField loc path instancePath dataPath param pointer attribute attr key name".split(
    " ",
  );
const messages = "message defaultMessage msg reason detail description title error".split(" ");
/** Other members of an error's body. */
const others =
  "_tag type title status statusCode code instance path timestamp trace traceId requestId exception success";
const isContainer = new Set(containers.split(" "));
const isOther = new Set(others.split(" "));

/** Django and Rails name the input as a whole so; a path may begin with where the input was. */
const wholes = new Set([
  "",
  "$",
  "#",
  "non_field_errors",
  "__all__",
  "base",
  "body",
  "query",
  "json",
  "form",
  "data",
  "attributes",
]);

/** `first_name`, `FirstName`, `first-name` as `firstName`. */
const camel = (name: string) =>
  name
    .replaceAll(/[-_ ]+(.)/g, (_, letter: string) => letter.toUpperCase())
    .replace(/^(?:\p{Lu}+$|\p{Lu})/u, (start) => start.toLowerCase());

const segmentsOf = (place: unknown): ReadonlyArray<string> => {
  const segments = [place]
    .flat()
    .filter((part) => typeof part === "string" || typeof part === "number")
    .flatMap((part) => String(part).split(/[./[\]]+/))
    .filter((part) => !wholes.has(part))
    .map(camel);
  // A number alone is a place in the text, or in a list of one.
  return segments.some((segment) => /\D/.test(segment)) ? segments : [];
};

/** .NET and Go may begin members with a capital; JSON-LD and Google tell types as `@type`. */
const membersOf = (value: unknown) => {
  const record = asRecord(value);
  const members = Object.entries(record ?? {}).filter(([name]) => !name.startsWith("@"));
  const named = members.map(([name, member]) => [name.replace(/^\p{Lu}(?=\p{Ll})/u, camel), member] as const);
  return record && (Object.fromEntries(named) as typeof record);
};

type Path = ReadonlyArray<string>;

const issueAt = (path: Path, message: string): Issue => ({ path: path.join("."), message });

const isHeld = (value: unknown): boolean => typeof value === "object" && value !== null;

/** What the members hold that frameworks keep issues in. */
const heldIn = (record: Readonly<Record<string, unknown>>, path: Path = []): ReadonlyArray<Issue> =>
  Object.entries(record).flatMap(([name, value]) =>
    isContainer.has(name) && isHeld(value) ? issuesIn(value, path) : [],
  );

const issuesIn = (value: unknown, path: Path = []): ReadonlyArray<Issue> => {
  const text = wordsOf(value);
  if (text !== undefined) return [issueAt(path, text)];
  if (Array.isArray(value)) return value.flatMap((entry) => issuesIn(entry, path));
  const entry = membersOf(value);
  if (entry === undefined) return [];
  const { source, constraints, children } = entry;
  const place = places.map((name) => entry[name]).find((found) => segmentsOf(found).length > 0);
  const own = segmentsOf(asRecord(source)?.["pointer"] ?? place);
  const here = [...(path.at(-1) === own[0] ? path.slice(0, -1) : path), ...own];
  // NestJS, with an exception factory of its own.
  const nested = Object.values(asRecord(constraints) ?? {}).concat(children ?? []);
  const inner = [...heldIn(entry, path), ...nested.flatMap((one) => issuesIn(one, here))];
  if (inner.length > 0) return inner;
  const message = messages.map((name) => wordsOf(entry[name])).find((words) => words !== undefined);
  if (message !== undefined) return [issueAt(here, message)];
  return Object.entries(entry).flatMap(([name, one]) => issuesIn(one, [...path, ...segmentsOf(name)]));
};

/** Several reasons for one place are one issue. */
const joined = (issues: ReadonlyArray<Issue>): ReadonlyArray<Issue> => {
  const byPath = new Map<string, Issue>();
  for (const { path, message } of issues) {
    const key = path || message;
    const before = byPath.get(key)?.message;
    byPath.set(key, { path, message: before === undefined ? message : `${before} ${message}` });
  }
  return [...byPath.values()];
};

/** Words that only repeat the status. */
const isStatusText = (words: string): boolean => /^(?:bad request|unprocessable\b.*|error)$/i.test(words);

/** The words of any error's body; no issues and no detail where it has none. */
export const readRefusal = (body: unknown): ReadRefusal => {
  const problem = membersOf(body);
  if (problem === undefined) return { issues: joined(issuesIn(body)) };
  const said = (...names: ReadonlyArray<string>) =>
    names.map((name) => wordsOf(problem[name])).find((words) => words !== undefined && !isStatusText(words));
  const held = heldIn(problem);
  const spoken = said("detail", "message", "error_description");
  // Django REST and others have the fields themselves as members.
  const fields = Object.entries(problem).flatMap(([name, value]) =>
    isContainer.has(name) || (isOther.has(name) && !isHeld(value)) ? [] : issuesIn(value, segmentsOf(name)),
  );
  const issues = held.length > 0 || spoken !== undefined ? held : fields;
  const detail = spoken ?? (issues.length > 0 ? undefined : said("title", "error"));
  return { issues: joined(issues), ...(detail !== undefined && { detail }) };
};

/** All of it as one line: `name: must not contain Brand`. */
export const linesOf = ({ issues, detail }: ReadRefusal): string =>
  [...issues.map(({ path, message }) => (path === "" ? message : `${path}: ${message}`)), detail ?? []]
    .flat()
    .join("; ")
    .slice(0, maxLength);
