/** What the texts of a body say, whatever its schema: damaged characters, and the reason of a refusal. */
import { Option } from "effect";
import type { AnswerIssue } from "#schemas/issues.ts";
import { placeOf } from "#schemas/parseIssues.ts";
import { linesOf, readRefusal } from "#schemas/refusals.ts";
import { hasUnprintable } from "#schemas/scalars.ts";
import type { Answer } from "./exchange.ts";

type Path = ReadonlyArray<PropertyKey>;

const textsIn = (value: unknown, path: Path = []): ReadonlyArray<readonly [Path, string]> => {
  if (typeof value === "string") return [[path, value]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, member]) =>
    textsIn(member, [...path, Array.isArray(value) ? Number(key) : key]),
  );
};

/** Texts with U+FFFD, which stands for bytes that are not UTF-8, and with characters that garble what is around them. */
export const damagedTexts = (body: unknown): ReadonlyArray<AnswerIssue> =>
  textsIn(body).flatMap(([path, text]) => {
    const found = text.includes("\uFFFD") ? "U+FFFD" : "control characters";
    if (found !== "U+FFFD" && !hasUnprintable(text)) return [];
    return [{ severity: "warning", place: placeOf(path), problem: `expected text, found ${found}` }];
  });

/** ` (endDate: must be a day)`: what the platform says of a refusal; empty without words, or if they repeat the token. */
export const problemText = ({ json }: Answer, token: string): string => {
  const text = linesOf(readRefusal(Option.getOrUndefined(json))).slice(0, 120);
  return text === "" || (token !== "" && text.includes(token)) ? "" : ` (${text})`;
};
