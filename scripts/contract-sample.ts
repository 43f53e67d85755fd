/** `npm run contract:sample -- App 10 --seed 7`: prints data of an entity of the contract, the same for the same seed. */
import { Api } from "#schemas/Api.ts";
import { entitiesOf } from "./docs/entitiesOf.ts";
import { readSampleRequest, samplesOf } from "./docs/samples.ts";

const entities = [...entitiesOf(Api).keys()];

const usage = `Usage: npm run contract:sample -- <entity> [how many, 1 by default] [--seed <whole number>]\nEntities: ${entities.join(", ")}`;

try {
  const { name, count, seed, isList } = readSampleRequest(process.argv.slice(2), entities);
  const samples = samplesOf(Api, name, count, seed);
  console.log(JSON.stringify(isList ? samples : samples[0], undefined, 2));
} catch (error) {
  console.error(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
  process.exitCode = 1;
}
