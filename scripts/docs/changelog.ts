/** Ties the newest entry of the contract's changelog to the contract, so that no schema changes without an entry. */
import { createHash } from "node:crypto";

/** Keywords that describe a value without changing which values fit. */
const words = new Set(["description", "summary", "example", "examples", "title", "x-codeSamples"]);

/** The contract without its descriptions, members sorted. A property may have the name of a keyword. */
const shapeOf = (value: unknown, isNamed = false): unknown => {
  if (Array.isArray(value)) return value.map((each) => shapeOf(each));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => isNamed || !words.has(key))
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, each]) => [key, shapeOf(each, !isNamed && key === "properties")]),
  );
};

/** Equal for contracts that differ only in their descriptions. */
export const fingerprintOf = (document: object): string =>
  createHash("sha256")
    .update(JSON.stringify(shapeOf(document)))
    .digest("hex")
    .slice(0, 16);

const entry = /^## (?<version>\S+)[^\n]*\n+Fingerprint: `(?<fingerprint>\w+)`/m;

/** What is missing in the changelog, and how to add it. */
export const changelogProblem = (
  changelog: string,
  document: { readonly info: { readonly version: string } },
): string | undefined => {
  const fingerprint = fingerprintOf(document);
  const { version } = document.info;
  const newest = entry.exec(changelog)?.groups;
  if (newest?.["fingerprint"] === fingerprint && newest["version"] === version) return undefined;
  const found =
    newest === undefined
      ? "has no entry"
      : `says version ${newest["version"]} with the fingerprint ${newest["fingerprint"]}`;
  return [
    `The contract is version ${version} with the fingerprint ${fingerprint}, and docs/contract/CHANGELOG.md ${found}.`,
    "Write what has changed for an integrator at its top, as docs/contract/compatibility.md wants it: a new entry with",
    "the next version (schemas/Api.ts), or a line more in the newest one if that is not released yet, and below its heading",
    `Fingerprint: \`${fingerprint}\``,
  ].join("\n");
};
