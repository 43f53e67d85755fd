/** What a body says, whatever its schema: damaged texts, members that occur twice, and the reason of a refusal. */
import { Option } from "effect";
import { placeOf } from "#schemas/parseIssues.ts";
import { linesOf, readRefusal } from "#schemas/refusals.ts";
import { hasUnprintable } from "#schemas/scalars.ts";
import type { Answer } from "./exchange.ts";

type Path = ReadonlyArray<PropertyKey>;
type Problem = readonly [place: string, problem: string];

const textsIn = (value: unknown, path: Path = []): ReadonlyArray<readonly [Path, string]> => {
  if (typeof value === "string") return [[path, value]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, member]) =>
    textsIn(member, [...path, Array.isArray(value) ? Number(key) : key]),
  );
};

const damageOf = (text: string): string | undefined => {
  // It stands for bytes that are not UTF-8.
  if (text.includes("\uFFFD")) return "U+FFFD";
  if (hasUnprintable(text)) return "control characters";
  return /&(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);/i.test(text) ? "HTML escapes" : undefined;
};

export const damagedTexts = (body: unknown): ReadonlyArray<Problem> =>
  textsIn(body).flatMap(([path, text]) => {
    const damage = damageOf(text);
    return damage === undefined ? [] : [[placeOf(path), `expected text, found ${damage}`]];
  });

/** The names that an object of this JSON has twice; readers keep one of the two. `isCut`: the JSON has no end. */
export const scanned = (text: string) => {
  const open: Array<Set<string>> = [];
  const twice = new Set<string>();
  for (const [token, name] of text.matchAll(/"((?:[^"\\]|\\.)*)"(?=\s*:)|"(?:[^"\\]|\\.)*"|[[\]{}]/g))
    if (token === "{" || token === "[") open.push(new Set());
    else if (token === "}" || token === "]") open.pop();
    else if (name !== undefined && open.at(-1)?.has(name)) twice.add(name);
    else if (name !== undefined) open.at(-1)?.add(name);
  return { twice, isCut: open.length > 0 };
};

/** What is there in place of JSON. */
export const foundIn = ({ text, headers }: Pick<Answer, "text" | "headers">): string => {
  if (text === "") return headers.has("content-encoding") ? "a compressed body that is cut" : "no body";
  if (/html/i.test(headers.get("content-type") ?? "") || /^\s*</.test(text)) return "an HTML page";
  return /^\s*[[{]/.test(text) && scanned(text).isCut
    ? `JSON that is cut after ${Buffer.byteLength(text)} bytes: compare Content-Length`
    : "text";
};

/** ` (endDate: must be a day)`: what the platform says of a refusal; empty without words, or if they repeat the token. */
export const problemText = ({ json }: Answer, token: string): string => {
  const text = linesOf(readRefusal(Option.getOrUndefined(json))).slice(0, 120);
  return text === "" || (token !== "" && text.includes(token)) ? "" : ` (${text})`;
};
