/** `npm start`: builds what is out of date, then is the platform, so that signals reach it. */
import module from "node:module";
import { build } from "./build.mjs";

build({ ifNeeded: true });
module.enableCompileCache?.(); // from Node 22 on: the next start need not compile again
await import(new URL("../dist-platform/main.js", import.meta.url).href);
