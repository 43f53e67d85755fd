/** Aliases of an app's secrets: which are taken, and what a successor is called. */
import { countCharacters } from "#schemas/scalars.ts";
import { aliasMaxLength } from "#schemas/client-secrets/ClientSecret.ts";

// As far as a browser can tell; the platform decides.
const key = (alias: string) => alias.normalize("NFKC").toLowerCase().toUpperCase().trim();

export const isAliasTaken = (alias: string, taken: ReadonlyArray<string>): boolean => {
  const wanted = key(alias);
  return taken.some((each) => key(each) === wanted);
};

const characters = new Intl.Segmenter("en", { granularity: "grapheme" });

const shortenedTo = (text: string, most: number) =>
  countCharacters(text) <= most
    ? text
    : [...characters.segment(text)]
        .slice(0, most)
        .map(({ segment }) => segment)
        .join("")
        .trimEnd();

/** `ci-prod` is followed by `ci-prod-2`, and `ci-prod-2` by `ci-prod-3`: the next number that is free. */
export const successorAlias = (alias: string, taken: ReadonlyArray<string>): string => {
  const [, stem = alias, digits = "1"] = /^(.*?)-(\d{1,6})$/u.exec(alias) ?? [];
  for (let number = Number(digits) + 1; ; number += 1) {
    const suffix = `-${number}`;
    const next = `${shortenedTo(stem, aliasMaxLength - suffix.length)}${suffix}`;
    if (!isAliasTaken(next, taken)) return next;
  }
};
