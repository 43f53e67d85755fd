/** `npm start`: builds what is out of date, then is the platform, so that signals reach it. */
import module from "node:module";
import { fileURLToPath } from "node:url";
import { build } from "./build.mjs";
import { endWithNpmsShell } from "./npmShell.mjs";

endWithNpmsShell();
build({ ifNeeded: true });

// Node has it from 22.1 on: what was compiled is kept for the next start.
const { enableCompileCache } =
  /** @type {typeof module & { enableCompileCache?: (folder: string) => void }} */ (module);
enableCompileCache?.(fileURLToPath(new URL("../node_modules/.cache/compiled", import.meta.url)));

await import(new URL("../dist-platform/main.js", import.meta.url).href);
