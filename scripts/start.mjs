/** `npm start`: builds outdated parts, then runs the platform in this process, so that signals reach it. */
import module from "node:module";
import { fileURLToPath } from "node:url";
import { build } from "./build.mjs";
import { endWithNpmShell } from "./npmShell.mjs";

endWithNpmShell();
build({ ifNeeded: true });

// Node 22.1 and later: keeps compiled code for the next start.
const { enableCompileCache } =
  /** @type {typeof module & { enableCompileCache?: (folder: string) => void }} */ (module);
enableCompileCache?.(fileURLToPath(new URL("../node_modules/.cache/compiled", import.meta.url)));

await import(new URL("../dist-platform/main.js", import.meta.url).href);
