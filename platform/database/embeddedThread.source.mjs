/** Runs the thread from its source, for the development server and tests: Node 20 does not run TypeScript. */
import { register } from "tsx/esm/api";

register();
await import("./embeddedThread.ts");
