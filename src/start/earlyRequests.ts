/**
 * Requests that the early script starts before the console's code has arrived. The console's `fetch` takes each of them
 * once, for exactly the same request; the rest is discarded when the first page is loaded. Without imports.
 */

interface EarlyRequest {
  readonly url: string;
  /** The header; null without a token. A request of another session never matches. */
  readonly authorization: string | null;
  readonly response: Promise<Response>;
  readonly controller: AbortController;
}

declare global {
  /** Shared by the early script and the console, which are separate files. */
  var earlyRequests: Array<EarlyRequest> | undefined;
}

export const startEarlyRequest = (
  url: string,
  authorization: string | null,
  init: RequestInit = {},
  proof?: string,
): Promise<Response> => {
  const controller = new AbortController();
  const response = fetch(url, {
    ...init,
    signal: controller.signal,
    ...(authorization !== null && {
      headers: { authorization, ...(proof !== undefined && { dpop: proof }) },
    }),
  });
  // The console handles a failure when it takes the request.
  response.catch(() => undefined);
  (globalThis.earlyRequests ??= []).push({ url, authorization, response, controller });
  return response;
};

const take = (url: string, authorization: string | null) => {
  const requests = globalThis.earlyRequests ?? [];
  const index = requests.findIndex((early) => early.url === url && early.authorization === authorization);
  return index === -1 ? undefined : requests.splice(index, 1)[0];
};

/** `fetch`, unless the early script has started the same read. Aborting that works until its headers arrive. */
export const earlyFetch: typeof fetch = (input, init = {}) => {
  const { method = "GET", headers, signal } = init;
  const early =
    method === "GET" && !(input instanceof Request)
      ? take(String(input), new Headers(headers).get("authorization"))
      : undefined;
  if (early === undefined) return fetch(input, init);
  signal?.addEventListener("abort", () => early.controller.abort());
  return early.response;
};

/** Aborts the requests that were not taken. */
export const discardEarlyRequests = (): void => {
  for (const { controller } of globalThis.earlyRequests ?? []) controller.abort();
  globalThis.earlyRequests = [];
};
