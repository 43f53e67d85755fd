/** Aliases of an app's secrets: which are taken, and the alias of a successor. */
import { firstCharacters, hasCharacters } from "#schemas/characters.ts";
import { aliasMaxLength } from "#schemas/client-secrets/ClientSecret.ts";
import { uniqueKey } from "#schemas/uniqueKey.ts";

export const isAliasTaken = (alias: string, taken: ReadonlyArray<string>): boolean => {
  const key = uniqueKey(alias);
  return taken.some((other) => uniqueKey(other) === key);
};

const shortenedTo = (text: string, max: number) =>
  hasCharacters(text, max + 1) ? firstCharacters(text, max).trimEnd() : text;

/** The alias with the next free number: `ci-prod` → `ci-prod-2` → `ci-prod-3`. A year is no such number. */
export const successorAlias = (alias: string, taken: ReadonlyArray<string>): string => {
  const [, stem = alias, digits = "1"] = /^(.*?)-(\d{1,2})$/u.exec(alias) ?? [];
  for (let number = Number(digits) + 1; ; number += 1) {
    const suffix = `-${number}`;
    const next = `${shortenedTo(stem, aliasMaxLength - suffix.length)}${suffix}`;
    if (!isAliasTaken(next, taken)) return next;
  }
};
