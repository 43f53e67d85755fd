/** `npm start`: builds what is out of date, then is the platform, so that signals reach it. */
import { build } from "./build.mjs";

build({ ifNeeded: true });
await import(new URL("../dist-platform/main.js", import.meta.url).href);
