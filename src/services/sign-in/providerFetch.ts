/**
 * Requests to the provider. A browser does not say why it blocks an answer, so a second request, whose answer nobody
 * may read, shows whether the provider answers at all.
 */
import { Effect } from "effect";
import { withoutUnprintable } from "#schemas/scalars.ts";
import { SignInFailed } from "./signInErrors.ts";

const corsMissing = (address: string) =>
  `${address} answers, but not to this origin: CORS is probably missing there`;

/** The console's own origin needs no CORS. */
const isOwnOrigin = (url: string): boolean => new URL(url).origin === globalThis.location?.origin;

/** Whether a request that failed would have got an answer, if the browser gave it to this origin. */
export const isCorsBlocked = async (url: string): Promise<boolean> => {
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
    const isBlocked = cause instanceof TypeError && (await isCorsBlocked(url));
    throw isBlocked
      ? new SignInFailed({ reason: "misconfigured", message: corsMissing(url) })
      : new SignInFailed({ reason: "unreachable", message: `${url} did not answer` });
  }
};

const errorIn = async (response: Response): Promise<string | undefined> => {
  const body: unknown = await response.json().catch(() => undefined);
  const error = typeof body === "object" && body !== null && "error" in body ? body.error : undefined;
  return typeof error === "string" ? withoutUnprintable(error).slice(0, 60) : undefined;
};

/**
 * An answer that is not 2xx: `POST https://… answered 500, server_error`, the address without its query. A fault of the
 * provider's own may pass.
 */
export const unexpectedAnswer = async (method: "GET" | "POST", url: string, response: Response) => {
  // A browser shows of a redirect only where it leads, and only to whoever follows it.
  const isHidden = response.type === "opaqueredirect";
  const followed = async () => {
    const last = await providerFetch(url, { cache: "no-store", credentials: "omit" }).catch(() => undefined);
    return last?.url;
  };
  const location = isHidden && method === "GET" ? await followed() : response.headers.get("location");
  const status = isHidden ? "a redirect" : String(response.status);
  const parts = [status, await errorIn(response.clone()), location ? `Location: ${location}` : undefined];
  const message = `${method} ${url.replace(/[?#].*/, "")} answered ${parts.filter(Boolean).join(", ")}`;
  return new SignInFailed({ reason: response.status < 500 ? "misconfigured" : "unreachable", message });
};

/** `providerFetch` for metadata and keys: any status but 2xx is a failure that says what was answered. */
export const documentFetch = async (url: string, init: RequestInit): Promise<Response> => {
  const response = await providerFetch(url, init);
  if (!response.ok) throw await unexpectedAnswer("GET", url, response);
  return response;
};

/** Whether the browser blocks an answer, which a failed request alone does not tell; if it does, the log says so. */
export const sayIfCorsBlocked = Effect.fn("sayIfCorsBlocked")(function* (address: string, whatToDo = "") {
  const isBlocked = yield* Effect.promise(() => isCorsBlocked(address));
  if (isBlocked) yield* Effect.logWarning(`${corsMissing(address)}. ${whatToDo}`.trim());
  return isBlocked;
});
