/** The arguments of `npm run contract:sample`. */
import { parseArgs } from "node:util";

export interface SampleRequest {
  /** Of an entity of the contract. */
  readonly name: string;
  readonly count: number;
  readonly seed: number;
  /** Whether a number was given: then the samples are printed as a list, even a single one. */
  readonly isList: boolean;
}

const wholeNumber = (text: string, min: number, max: number): number | undefined =>
  /^\d{1,9}$/.test(text) && Number(text) >= min && Number(text) <= max ? Number(text) : undefined;

/** @throws with a sentence if the arguments are wrong. */
export const readSampleRequest = (
  args: ReadonlyArray<string>,
  entities: ReadonlyArray<string>,
): SampleRequest => {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { seed: { type: "string" } },
    allowPositionals: true,
  });
  const [name = "", count = "1", ...more] = positionals;
  // Ignores case, as people type `app` or `newapp`.
  const known = entities.find((each) => each.toLowerCase() === name.toLowerCase());
  const wanted = wholeNumber(count, 1, 1000);
  const seed = wholeNumber(values.seed ?? "1", 0, 999_999_999);
  if (name === "") throw new Error("Which entity?");
  if (known === undefined) throw new Error(`The contract has no entity ${JSON.stringify(name)}.`);
  if (wanted === undefined) throw new Error("How many is a whole number from 1 to 1000.");
  if (seed === undefined) throw new Error("The seed is a whole number from 0 to 999999999.");
  if (more.length > 0) throw new Error(`What is ${JSON.stringify(more[0])}?`);
  return { name: known, count: wanted, seed, isList: positionals.length > 1 };
};
