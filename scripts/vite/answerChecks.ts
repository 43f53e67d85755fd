/**
 * Vite plugin: `virtual:answer-checks.js` checks a list of apps and the current user without Effect, for the early
 * script. The build compiles it from the contract. It is stricter than decoding, which also accepts other forms of an
 * answer.
 */
import { Ajv } from "ajv";
import standaloneCode from "ajv/dist/standalone/index.js";
import { JSONSchema, Schema } from "effect";
import type { Plugin } from "vite";
import { CurrentUser } from "#schemas/admins/CurrentUser.ts";
import { App } from "#schemas/apps/App.ts";

const specifier = "virtual:answer-checks.js";

/** Decoding ignores unknown members, and annotations check nothing. */
const ignored = new Set(["additionalProperties", "description", "examples", "title"]);

const schemaOf = <A, I>(schema: Schema.Schema<A, I>) =>
  JSON.parse(
    JSON.stringify(JSONSchema.make(schema), (key, value: unknown) => (ignored.has(key) ? undefined : value)),
  ) as object;

/** JavaScript of a module with a check for each answer: whether its argument is what the contract sends. */
const checks = (): string => {
  // The early script reads the date itself.
  const ajv = new Ajv({ code: { source: true, esm: true, lines: true }, formats: { "date-time": true } });
  ajv.addSchema(schemaOf(Schema.Array(App)), "apps");
  ajv.addSchema(schemaOf(CurrentUser), "user");
  return standaloneCode(ajv, { isAppList: "apps", isCurrentUser: "user" });
};

export const answerChecks = (): Plugin => ({
  name: "answer-checks",
  resolveId: (id) => (id === specifier ? `\0${specifier}` : null),
  load: (id) => (id === `\0${specifier}` ? checks() : null),
});
