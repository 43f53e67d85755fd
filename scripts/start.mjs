/** `npm start`: builds outdated parts, then runs the platform in this process, so that signals reach it. */
import { build } from "./build.mjs";
import { endWithNpmShell } from "./npmShell.mjs";

endWithNpmShell();
build({ ifNeeded: true });
await import(new URL("../dist-platform/main.js", import.meta.url).href);
