/** The stored tokens, for loaders. */
import { Effect } from "effect";
import { Session } from "#src/services/Session.ts";
import { load, type Store } from "./load.ts";

export const readTokens = Effect.flatMap(Session, ({ tokens }) => tokens);

/**
 * Ends when the calls that a loader has started are sent. Each reads the tokens first; if the page were rendered before,
 * the call would wait for that.
 */
export const callsSent = (store: Store, signal: AbortSignal): Promise<unknown> =>
  load(store, signal, readTokens);
