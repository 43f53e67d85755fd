/** Vite plugin: what the console does not need of Effect. */
import type { Plugin } from "vite";

const none = "\0nothing";

/** While it is loaded, Effect formats a stack trace, in which V8 counts the lines of the whole script (35 ms). */
const formatted =
  /standard\.effect_internal_function\(\(\) => new Error\(\)\.stack\)\?\.includes\("effect_internal_function"\) === true/;

export const lighterEffect = (): Plugin => ({
  name: "lighter-effect",
  enforce: "pre",
  applyToEnvironment: ({ name }) => name === "client",
  /**
   * The HTTP client of @effect/platform names streams (10 kB) for bodies in parts, and Effect's runtime what runs effects
   * of `effect/Micro` (2 kB). The console has neither; a use of one would throw.
   */
  resolveId: {
    filter: { id: /^(?:effect\/Stream|\.\.\/Micro\.js)$/ },
    handler: (_, importer) =>
      importer && /\/@effect\/platform\/|\/fiberRuntime\.js$/.test(importer) ? none : undefined,
  },
  load: { filter: { id: /^\0nothing$/ }, handler: () => "export {}" },
  transform: {
    filter: { id: /\/effect\/dist\/esm\/Utils\.js$/ },
    handler(code) {
      if (!formatted.test(code)) this.error("Effect formats no stack trace any more, or another one");
      // The name by which Effect finds its own calls in a trace is a property, which no build renames.
      return { code: code.replace(formatted, "true"), map: null };
    },
  },
});
