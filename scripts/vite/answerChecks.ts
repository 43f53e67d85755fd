/**
 * Vite plugin: `virtual:is-app-list.js` checks a list of apps without Effect, for the early script. The build compiles it
 * from the contract. It is stricter than decoding, which also accepts other forms of an answer.
 */
import { Ajv } from "ajv";
import standaloneCode from "ajv/dist/standalone/index.js";
import { JSONSchema, Schema } from "effect";
import type { Plugin } from "vite";
import { App } from "#schemas/apps/App.ts";

const specifier = "virtual:is-app-list.js";

/** Decoding ignores unknown members, and annotations check nothing. */
const ignored = new Set(["additionalProperties", "description", "examples", "title"]);

/** JavaScript of a module whose `isAppList` tells whether its argument is an array of apps as the contract sends them. */
export const appListCheck = (): string => {
  const schema = JSON.parse(
    JSON.stringify(JSONSchema.make(Schema.Array(App)), (key, value: unknown) =>
      ignored.has(key) ? undefined : value,
    ),
  ) as object;
  // The early script reads the date itself.
  const ajv = new Ajv({ code: { source: true, esm: true, lines: true }, formats: { "date-time": true } });
  ajv.addSchema(schema, "apps");
  return standaloneCode(ajv, { isAppList: "apps" });
};

export const answerChecks = (): Plugin => ({
  name: "answer-checks",
  resolveId: (id) => (id === specifier ? `\0${specifier}` : null),
  load: (id) => (id === `\0${specifier}` ? appListCheck() : null),
});
