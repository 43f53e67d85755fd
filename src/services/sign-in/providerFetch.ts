/**
 * Requests to the provider. A browser does not say why it withholds an answer, so a second request, whose answer nobody
 * may read, shows whether the provider answers at all.
 */

/** The provider answers, but the browser withholds it from the console: CORS is probably missing. */
export class AnswerWithheld extends Error {
  override readonly name = "AnswerWithheld";

  /** Without query, which may contain a code. */
  readonly address: string;

  constructor(address: string, cause: unknown) {
    super(`${address} answers, but not to this origin: CORS is probably missing there`, { cause });
    this.address = address;
  }
}

export const providerFetch = async (url: string, init: RequestInit): Promise<Response> => {
  try {
    return await fetch(url, init);
  } catch (cause) {
    const { origin, pathname } = new URL(url);
    // A network failure is a TypeError, too; a timeout is not. The console's own origin needs no CORS.
    if (!(cause instanceof TypeError) || origin === globalThis.location?.origin) throw cause;
    const probe = fetch(url, { mode: "no-cors", cache: "no-store", signal: AbortSignal.timeout(5000) });
    const isAnswered = await probe.then(
      () => true,
      () => false,
    );
    throw isAnswered ? new AnswerWithheld(origin + pathname, cause) : cause;
  }
};
