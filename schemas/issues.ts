/**
 * The issues of a body: where it does not fit the contract, and whether the console can read it nevertheless. A value is repeated only if
 * it can be read and the contract writes it in another form: an instant, a word of a vocabulary.
 */
import { Either, type ParseResult, Schema, type SchemaAST } from "effect";
import { asRecord } from "./lenient.ts";
import type { ReadPage } from "./pages.ts";
import { type Misplaced, misplacedIn, placeOf } from "./parseIssues.ts";
import { strictOf } from "./strict.ts";

export interface AnswerIssue {
  /** `warning`: the console can read it nevertheless. */
  readonly severity: "error" | "warning";
  /** `content → [1] → creationDate`; empty for the body as a whole. */
  readonly place: string;
  /** `missing`, or what is expected and what was found. */
  readonly problem: string;
}

export interface Inspected {
  /** The body as the console reads it; undefined if it cannot. */
  readonly value: unknown;
  readonly issues: ReadonlyArray<AnswerIssue>;
}

const at = (body: unknown, path: ReadonlyArray<PropertyKey>): unknown =>
  path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown> | undefined)?.[key], body);

/** The form of a text without its content: `0000-00-00` for a date. */
const formOf = (text: string): string => {
  const form = Array.from(text.slice(0, 40), (character) => {
    if (/\p{Lu}/u.test(character)) return "A";
    if (/\p{L}/u.test(character)) return "a";
    if (/\d/.test(character)) return "0";
    return /[ :.,+/@_#-]/.test(character) ? character : "?";
  });
  return `"${form.join("")}${text.length > 40 ? "…" : ""}"`;
};

const kindOf = (value: unknown): string => {
  if (value === undefined) return "nothing";
  if (typeof value === "string") return value === "" ? "an empty text" : `text of the form ${formOf(value)}`;
  if (Array.isArray(value)) return "an array";
  if (Number.isInteger(value) && !Number.isSafeInteger(value)) return "a number above 2^53";
  return typeof value === "object" && value !== null
    ? "an object"
    : `${value === null ? "" : `${typeof value} `}${JSON.stringify(value)}`;
};

const lettersOf = (name: string) => name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, "");

/** A member whose name differs only in case or separators. */
const renamed = (key: PropertyKey, parent: unknown): string | undefined =>
  Object.keys(asRecord(parent) ?? {}).find(
    (other) => other !== key && lettersOf(other) === lettersOf(String(key)),
  );

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

interface Place {
  readonly path: ReadonlyArray<PropertyKey>;
  readonly all: ReadonlyArray<Misplaced>;
}

/** Groups by place: a union reports several expectations for one place. */
const byPlace = (all: ReadonlyArray<Misplaced>): ReadonlyArray<Place> => {
  const places = new Map<string, Array<Misplaced>>();
  for (const one of all) {
    const place = placeOf(one.path);
    places.set(place, [...(places.get(place) ?? []), one]);
  }
  return [...places.values()].map((same) => ({ path: same[0]?.path ?? [], all: same }));
};

const unknownMember = "is not in the contract";

const problemAt = ({ path, all: [first, ...others] }: Place, body: unknown): string => {
  const key = path.at(-1);
  if (first?.kind === "missing" && key !== undefined) {
    const other = renamed(key, at(body, path.slice(0, -1)));
    return other === undefined ? first.expected : `missing, but there is ${other}`;
  }
  if (first?.kind === "unexpected") {
    // An optional member that is spelled differently is not missing.
    const known = [...first.expected.matchAll(/"(\w+)"/g)].map(([, name = ""]) => name);
    const meant = known.find((name) => lettersOf(name) === lettersOf(String(key)));
    return meant === undefined ? unknownMember : `${unknownMember}, but ${meant} is`;
  }
  const expected = [first, ...others].map((each) => lowerFirst(each?.expected ?? ""));
  const either = [...new Set(expected)].join(" or ").replaceAll(" or expected ", " or ");
  return `${either}, found ${kindOf(at(body, path))}`;
};

/** The places where the body does not fit the strict schema. */
const strictly = (ast: SchemaAST.AST, body: unknown): ReadonlyArray<Place> => {
  const strict = Schema.make<unknown, unknown>(strictOf(ast));
  const result = Schema.decodeUnknownEither(strict, { errors: "all", onExcessProperty: "error" })(body);
  if (Either.isRight(result)) return [];
  const places = byPlace(misplacedIn(result.left.issue));
  // A member that is only spelled differently is reported once, as missing.
  const spellings = new Set(
    places.flatMap(({ path, all }) => {
      const [key, parent] = [path.at(-1), path.slice(0, -1)];
      const other =
        all[0]?.kind === "missing" && key !== undefined ? renamed(key, at(body, parent)) : undefined;
      return other === undefined ? [] : [placeOf([...parent, other])];
    }),
  );
  return places.filter(({ path, all }) => all[0]?.kind !== "unexpected" || !spellings.has(placeOf(path)));
};

/** Values that can be read but that the contract writes in another form: an instant without milliseconds, MALE. */
const written = (
  body: unknown,
  again: unknown,
  path: ReadonlyArray<PropertyKey> = [],
): ReadonlyArray<AnswerIssue> => {
  if (typeof body === "object" && body !== null)
    return Object.entries(body).flatMap(([key, value]) =>
      written(value, at(again, [key]), [...path, Array.isArray(body) ? Number(key) : key]),
    );
  if (again === undefined || body === again) return [];
  const problem = `expected ${JSON.stringify(again)} as the contract writes it, found ${JSON.stringify(body)}`;
  return [{ severity: "warning", place: placeOf(path), problem }];
};

/** From a line of a page that was read: `content → [1] → creationDate: missing`. */
const issueIn =
  (severity: AnswerIssue["severity"]) =>
  (line: string): AnswerIssue => {
    const end = line.indexOf(": ");
    return { severity, place: line.slice(0, end), problem: lowerFirst(line.slice(end + 2)) };
  };

/** Places that the console cannot read, or not as they were meant. */
const unreadIn = (
  tolerant: Either.Either<unknown, ParseResult.ParseError>,
  body: unknown,
): ReadonlyArray<AnswerIssue> =>
  Either.match(tolerant, {
    onLeft: ({ issue }) =>
      byPlace(misplacedIn(issue)).map((one) => ({
        severity: "error",
        place: placeOf(one.path),
        problem: problemAt(one, body),
      })),
    onRight: (value) => {
      const { entryIssues = [], textIssues = [] } = (asRecord(value) ?? {}) as ReadPage;
      return [
        ...entryIssues.flatMap(({ places }) => places).map(issueIn("error")),
        ...textIssues.map(issueIn("warning")),
      ];
    },
  });

/** Decodes `body` strictly and tolerantly. `secrets` are members that must not be sent where the contract has none. */
export const inspect = (
  ast: SchemaAST.AST,
  body: unknown,
  secrets: ReadonlySet<string> = new Set(),
): Inspected => {
  const schema = Schema.make<unknown, unknown>(ast);
  const tolerant = Schema.decodeUnknownEither(schema, { errors: "all" })(body);
  const unread = unreadIn(tolerant, body);
  const unreadPlaces = new Set(unread.map(({ place }) => place));
  const strict = strictly(ast, body).map((one): AnswerIssue => {
    const place = placeOf(one.path);
    if (one.all[0]?.kind === "unexpected" && secrets.has(String(one.path.at(-1))))
      return {
        severity: "error",
        place,
        problem: "must not be sent: a secret is shown once, at its creation",
      };
    return { severity: unreadPlaces.has(place) ? "error" : "warning", place, problem: problemAt(one, body) };
  });
  const named = new Set(strict.map(({ place }) => place));
  // If the envelope differs, places inside it are known only from the tolerant decoding.
  const inside = unread.filter(({ place }) => !named.has(place));
  const value = Either.isRight(tolerant) ? tolerant.right : undefined;
  const fits = strict.length === 0 && unread.length === 0;
  return {
    value,
    issues: [...strict, ...inside, ...(fits ? written(body, Schema.encodeUnknownSync(schema)(value)) : [])],
  };
};
