/**
 * The files beside openapi.json that are derived from it: the same as YAML, types for TypeScript, and a JSON Schema for
 * each entity.
 */
import { stringifyYaml } from "@redocly/openapi-core";
import { typesOf } from "../types/typesOf.ts";
import { entitiesIn, type JsonSchema } from "./JsonSchema.ts";

interface Document {
  readonly components: { readonly schemas: object };
}

type Entities = Readonly<Record<string, JsonSchema>>;

/** An entity's JSON Schema, together with the definitions that it refers to. */
const standalone = (name: string, entities: Entities): string => {
  const names = new Set<string>();
  const collect = (entity: string) =>
    entitiesIn(entities[entity] ?? {}).forEach((other) => {
      if (names.has(other)) return;
      names.add(other);
      collect(other);
    });
  collect(name);
  const definitions = Object.fromEntries([...names].map((other) => [other, entities[other]]));
  const whole = {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    title: name,
    ...entities[name],
    ...(names.size === 0 ? {} : { $defs: definitions }),
  };
  return `${JSON.stringify(whole, null, 2)}\n`.replaceAll('"#/components/schemas/', '"#/$defs/');
};

/** By their paths, relative to openapi.json. */
export const derivedFiles = async (document: Document): Promise<ReadonlyMap<string, string>> => {
  const entities = document.components.schemas as Entities;
  return new Map([
    ["openapi.yaml", stringifyYaml(document, { noRefs: true })],
    ["openapi.d.ts", await typesOf(document)],
    ...Object.keys(entities).map((name) => [`schemas/${name}.json`, standalone(name, entities)] as const),
  ]);
};
