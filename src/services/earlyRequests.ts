/**
 * Requests that src/early.ts starts before the console's code has arrived. The console takes each of them once, for
 * exactly the same request, and discards the rest when its first page is loaded. Without imports, as the early script
 * is a separate file.
 */

interface EarlyRequest {
  /** Absolute. */
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

/** How every request for data is sent. */
export const requestInit = { credentials: "omit", cache: "no-store", redirect: "error" } as const;

export const startEarlyRequest = (
  url: string,
  authorization: string | null,
  init: RequestInit = {},
): Promise<Response> => {
  const controller = new AbortController();
  const response = fetch(url, {
    ...init,
    signal: controller.signal,
    ...(authorization !== null && { headers: { authorization } }),
  });
  // The console handles a failure when it takes the request.
  response.catch(() => undefined);
  (globalThis.earlyRequests ??= []).push({ url, authorization, response, controller });
  return response;
};

/** Takes the early request for the same address and token; a second call gets none. */
export const takeEarlyRequest = (url: string, authorization: string | null): EarlyRequest | undefined => {
  const requests = globalThis.earlyRequests ?? [];
  const index = requests.findIndex((early) => early.url === url && early.authorization === authorization);
  return index === -1 ? undefined : requests.splice(index, 1)[0];
};

/** Aborts the requests that were not taken. */
export const discardEarlyRequests = (): void => {
  for (const { controller } of globalThis.earlyRequests ?? []) controller.abort();
  globalThis.earlyRequests = [];
};
