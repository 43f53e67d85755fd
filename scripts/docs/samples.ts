/**
 * Data for fixtures: values from the schemas' arbitraries, with realistic content in fields of known meaning. Every value
 * is checked by its schema before it is returned.
 */
import { type HttpApi, type HttpApiGroup, OpenApi } from "@effect/platform";
import { Arbitrary, FastCheck, Schema } from "effect";
import { parseArgs } from "node:util";
import { asRecord } from "#schemas/lenient.ts";
import { entitiesOf } from "./entitiesOf.ts";
import { entityOf, type JsonSchema } from "./JsonSchema.ts";
import { type Random, randomFrom, realistic, type Source } from "./realistic.ts";

type Entities = Readonly<Record<string, JsonSchema>>;
type Json = Readonly<Record<string, unknown>>;

/** An entry for each combination of the entity's words, so that a metric has each group once. */
const countedGroups = (entity: JsonSchema, random: Random): ReadonlyArray<Json> | undefined => {
  const { count, ...words } = entity.properties ?? {};
  if (count === undefined) return undefined;
  return Object.entries(words)
    .reduce<ReadonlyArray<Json>>(
      (groups, [field, { description = "", examples }]) => {
        const [, listed = ""] = /: ([a-z0-9_, ]+); other words/.exec(description) ?? [];
        const vocabulary = listed === "" ? (examples ?? []) : listed.split(", ");
        return groups.flatMap((group) =>
          vocabulary.map((word) => ({ ...group, [field]: word, count: random(1, 400) })),
        );
      },
      [{ count: 0 }],
    )
    .map(({ count: counted, ...group }) => ({ ...group, count: counted }));
};

/** Keeps one issue per path, since a platform reports each place of an input at most once. */
const onePerPath = (values: ReadonlyArray<unknown>): ReadonlyArray<unknown> => [
  ...new Map(values.map((value, index) => [asRecord(value)?.["path"] ?? index, value])).values(),
];

/** The example with other numbers. */
const openRecord = ({ examples: [example] = [] }: JsonSchema, random: Random): Json =>
  Object.fromEntries(
    Object.entries(asRecord(example) ?? {}).map(([field, value]) => [
      field,
      typeof value === "number" ? random(0, 2 * value) : value,
    ]),
  );

/** The example of the documents, unless the text is a word of a vocabulary. */
const exampleIn = ({ enum: words, examples = [] }: JsonSchema, text: string): unknown =>
  words === undefined ? (examples[0] ?? text) : text;

/** `value`, which has the form of `schema`, with realistic texts. */
const rewritten = (value: unknown, schema: JsonSchema, entities: Entities, source: Source): unknown => {
  const name = entityOf(schema);
  const entity = name === undefined ? schema : (entities[name] ?? schema);
  if (Array.isArray(value) && schema.items !== undefined) {
    const { items } = schema;
    const item = entities[entityOf(items) ?? ""] ?? items;
    const groups = countedGroups(item, source.random);
    return groups ?? onePerPath(value.map((each) => rewritten(each, items, entities, source)));
  }
  const record = asRecord(value);
  if (record === undefined) return typeof value === "string" ? exampleIn(schema, value) : value;
  if (entity.properties === undefined) return openRecord(entity, source.random);
  const fields = Object.entries(entity.properties).flatMap(([field, property]) =>
    field in record ? [[field, rewritten(record[field], property, entities, source)] as const] : [],
  );
  return realistic(name ?? "", Object.fromEntries(fields), source);
};

/** @throws if the contract has no entity of this name. */
export const samplesOf = <Id extends string, Groups extends HttpApiGroup.HttpApiGroup.Any, E, R>(
  api: HttpApi.HttpApi<Id, Groups, E, R>,
  name: string,
  count: number,
  seed: number,
): ReadonlyArray<unknown> => {
  const schema = entitiesOf(api).get(name);
  if (schema === undefined) throw new Error(`The contract has no entity ${name}`);
  const entities = OpenApi.fromApi(api).components.schemas as Entities;
  const source: Source = { random: randomFrom(seed), taken: new Set() };
  const reference = { $ref: `#/components/schemas/${name}` };
  return FastCheck.sample(Arbitrary.make(schema), { numRuns: count, seed }).map((value) => {
    const encoded = JSON.parse(JSON.stringify(Schema.encodeSync(schema)(value))) as unknown;
    const sample = rewritten(encoded, reference, entities, source);
    Schema.decodeUnknownSync(schema)(sample);
    return sample;
  });
};

/* The arguments of `npm run contract:sample`. */

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
