/**
 * The early script's first reads, which the browser carries out in the background. Importing this module starts them;
 * it is imported before `documentLook.ts`, whose first read of the local storage blocks.
 */
import { startEarlyRequest } from "./earlyRequests.ts";
import { readStoredTokens } from "./storedSession.ts";

export const config = startEarlyRequest(new URL("/config.json", location.href).href, null);
/** Undefined if nobody is signed in or the browser has no database. */
export const storedTokens = readStoredTokens().catch(() => undefined);
