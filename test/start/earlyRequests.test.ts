/** Requests that the early script has started: taken once, for exactly the same request, or discarded. */
import { FetchHttpClient, HttpClient, HttpClientRequest } from "@effect/platform";
import { Effect, Fiber } from "effect";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { requestInit } from "#src/domain/sign-in/sessionRecord.ts";
import { discardEarlyRequests, earlyFetch, startEarlyRequest } from "#src/start/earlyRequests.ts";

const address = "https://api.example/api/v1/apps";
const url = `${address}?page=0`;
const mine = "Bearer mine";

const sent = vi.fn<typeof fetch>();

const read = (token?: string, page = "0") =>
  HttpClientRequest.get(address, {
    urlParams: { page },
    ...(token !== undefined && { headers: { authorization: token } }),
  });
const send = (request: HttpClientRequest.HttpClientRequest) =>
  Effect.flatMap(HttpClient.HttpClient, (http) => http.execute(request)).pipe(
    Effect.flatMap(({ text }) => text),
    Effect.provide(FetchHttpClient.layer),
    Effect.provideService(FetchHttpClient.Fetch, earlyFetch),
  );
const answerTo = (request: HttpClientRequest.HttpClientRequest) => Effect.runPromise(send(request));

beforeEach(() => {
  vi.stubGlobal("fetch", sent);
  sent.mockImplementation(() => Promise.resolve(new Response("later")));
  sent.mockImplementationOnce(() => Promise.resolve(new Response("early")));
});
afterEach(() => {
  discardEarlyRequests();
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

it("the same request takes the early response once", async () => {
  void startEarlyRequest(url, mine, requestInit);
  expect(await answerTo(read(mine))).toBe("early");
  expect(await answerTo(read(mine))).toBe("later");
  expect(sent).toHaveBeenCalledTimes(2);
  expect(sent).toHaveBeenNthCalledWith(
    1,
    url,
    expect.objectContaining({ ...requestInit, headers: { authorization: mine } }),
  );
});

it.each([
  ["a request with another person's or a newer token", read("Bearer other")],
  ["a request without a token", read()],
  ["a request for another page", read(mine, "1")],
  ["a write", HttpClientRequest.setMethod(read(mine), "POST")],
])("%s is sent separately, and does not take the early response", async (_name, request) => {
  void startEarlyRequest(url, mine);
  expect(await answerTo(request)).toBe("later");
  expect(await answerTo(read(mine))).toBe("early");
});

it("a failed early request fails the request that takes it", async () => {
  sent.mockReset().mockRejectedValueOnce(new TypeError("Failed to fetch"));
  startEarlyRequest(url, mine).catch(() => undefined);
  expect(await Effect.runPromise(Effect.flip(send(read(mine))))).toMatchObject({
    _tag: "RequestError",
    reason: "Transport",
  });
});

it("interrupting the request that took an early request aborts it", async () => {
  sent.mockReset().mockReturnValueOnce(new Promise<never>(() => {}));
  void startEarlyRequest(url, mine);
  const fiber = Effect.runFork(send(read(mine)));
  await vi.waitFor(() => expect(globalThis.earlyRequests).toEqual([]));
  await Effect.runPromise(Fiber.interrupt(fiber));
  expect(sent).toHaveBeenCalledOnce();
  expect(sent.mock.lastCall?.[1]?.signal?.aborted).toBe(true);
});

it("discarded requests are aborted and cannot be taken", async () => {
  void startEarlyRequest(url, mine);
  discardEarlyRequests();
  expect(sent.mock.lastCall?.[1]?.signal?.aborted).toBe(true);
  expect(await answerTo(read(mine))).toBe("later");
});
