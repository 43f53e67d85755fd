/** `npm run contract:sample -- App 10 --seed 7`: prints data of an entity of the contract, the same for the same seed. */
import { parseArgs } from "node:util";
import { Api } from "#schemas/Api.ts";
import { entitiesOf } from "./docs/entitiesOf.ts";
import { samplesOf } from "./docs/samples.ts";

const entities = entitiesOf(Api);

const usage = `Usage: npm run contract:sample -- <entity> [how many, 1 by default] [--seed <whole number>]\nEntities: ${[...entities.keys()].join(", ")}`;

const wholeNumber = (text: string, min: number, max: number): number | undefined =>
  /^\d{1,9}$/.test(text) && Number(text) >= min && Number(text) <= max ? Number(text) : undefined;

const read = () => {
  const { values, positionals } = parseArgs({
    options: { seed: { type: "string" } },
    allowPositionals: true,
  });
  const [name = "", count = "1", ...more] = positionals;
  // Ignores case, as people type `app` or `newapp`.
  const known = [...entities.keys()].find((each) => each.toLowerCase() === name.toLowerCase());
  const wanted = wholeNumber(count, 1, 1000);
  const seed = wholeNumber(values.seed ?? "1", 0, 999_999_999);
  if (name === "") throw new Error("Which entity?");
  if (known === undefined) throw new Error(`The contract has no entity ${JSON.stringify(name)}.`);
  if (wanted === undefined) throw new Error("How many is a whole number from 1 to 1000.");
  if (seed === undefined) throw new Error("The seed is a whole number from 0 to 999999999.");
  if (more.length > 0) throw new Error(`What is ${JSON.stringify(more[0])}?`);
  return { name: known, count: wanted, seed, isList: positionals.length > 1 };
};

try {
  const { name, count, seed, isList } = read();
  const samples = samplesOf(Api, name, count, seed);
  console.log(JSON.stringify(isList ? samples : samples[0], undefined, 2));
} catch (error) {
  console.error(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
  process.exitCode = 1;
}
