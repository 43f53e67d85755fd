/**
 * Vite plugin: the console ships no streams (10 kB). The HTTP client of @effect/platform names them for bodies that are
 * read or sent in parts; the contract has none, and a read of one would throw.
 */
import type { Plugin } from "vite";

const none = "\0no-streams";

export const withoutStreams = (): Plugin => ({
  name: "without-streams",
  enforce: "pre",
  applyToEnvironment: ({ name }) => name === "client",
  resolveId: {
    filter: { id: /^effect\/Stream$/ },
    handler: (_, importer) => (importer?.includes("/@effect/platform/") ? none : undefined),
  },
  load: { filter: { id: /^\0no-streams$/ }, handler: () => "export {}" },
});
