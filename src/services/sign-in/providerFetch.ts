/**
 * Requests to the provider. A browser does not say why it blocks an answer, so a second request, whose answer nobody
 * may read, shows whether the provider answers at all.
 */
import { Effect } from "effect";

/** The provider answers, but the browser blocks the answer: CORS is probably missing. */
export class CorsBlocked extends Error {
  override readonly name = "CorsBlocked";

  readonly address: string;

  constructor(address: string, cause: unknown) {
    super(`${address} answers, but not to this origin: CORS is probably missing there`, { cause });
    this.address = address;
  }
}

/** The console's own origin needs no CORS. */
const isOwnOrigin = (url: string): boolean => new URL(url).origin === globalThis.location?.origin;

/** Whether a request that failed would have got an answer, if the browser gave it to this origin. */
const isCorsBlocked = async (url: string): Promise<boolean> => {
  if (isOwnOrigin(url)) return false;
  const probe = fetch(url, { mode: "no-cors", cache: "no-store", signal: AbortSignal.timeout(5000) });
  return probe.then(
    () => true,
    () => false,
  );
};

export const providerFetch = async (url: string, init: RequestInit): Promise<Response> => {
  try {
    return await fetch(url, init);
  } catch (cause) {
    // A network failure is a TypeError, too; a timeout is not.
    if (!(cause instanceof TypeError) || !(await isCorsBlocked(url))) throw cause;
    throw new CorsBlocked(url, cause);
  }
};

/** Logs that the browser blocks an answer, which a failed request alone does not tell. */
export const sayIfCorsBlocked = Effect.fn("sayIfCorsBlocked")(function* (address: string, whatToDo = "") {
  if (yield* Effect.promise(() => isCorsBlocked(address)))
    yield* Effect.logWarning(
      `${address} answers, but not to this origin: CORS is probably missing there. ${whatToDo}`.trim(),
    );
});
