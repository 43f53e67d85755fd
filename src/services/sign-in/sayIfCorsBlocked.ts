/** Logs that the browser blocks an answer (CORS), which a failed request alone does not tell. */
import { Effect } from "effect";
import { isCorsBlocked } from "./providerFetch.ts";

export const sayIfCorsBlocked = Effect.fn("sayIfCorsBlocked")(function* (address: string, whatToDo = "") {
  if (yield* Effect.promise(() => isCorsBlocked(address)))
    yield* Effect.logWarning(
      `${address} answers, but not to this origin: CORS is probably missing there. ${whatToDo}`.trim(),
    );
});
