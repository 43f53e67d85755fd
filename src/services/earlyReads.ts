/**
 * What the early script reads first, as the browser answers it in the background. Importing this module starts it:
 * before `documentLook.ts`, whose first read of the local storage blocks.
 */
import { startEarlyRequest } from "./earlyRequests.ts";
import { readStoredTokens } from "./storedSession.ts";

export const config = startEarlyRequest(new URL("/config.json", location.href).href, null);
/** Undefined where nobody is signed in, or the browser has no database. */
export const storedTokens = readStoredTokens().catch(() => undefined);
