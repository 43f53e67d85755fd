/** Logs that the browser withholds an answer from the console, which a failed request alone does not tell. */
import { Effect } from "effect";
import { isAnswerWithheld } from "./providerFetch.ts";

export const sayIfWithheld = Effect.fn("sayIfWithheld")(function* (address: string, whatToDo = "") {
  if (yield* Effect.promise(() => isAnswerWithheld(address)))
    yield* Effect.logWarning(
      `${address} answers, but not to this origin: CORS is probably missing there. ${whatToDo}`.trim(),
    );
});
