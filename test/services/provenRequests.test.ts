/** Requests with proofs of possession, at servers with and without nonces (RFC 9449 §8, §9). */
import { FetchHttpClient, HttpClient, HttpClientRequest } from "@effect/platform";
import { Effect } from "effect";
import { decodeJwt, decodeProtectedHeader, EmbeddedJWK, jwtVerify } from "jose";
import { describe, expect, it } from "vitest";
import { makeProof, newProofKey } from "#src/services/sign-in/dpopProof.ts";
import { provenRequests } from "#src/services/sign-in/provenRequests.ts";
import { hashOf } from "#test/support/proofs.ts";

const key = await newProofKey();
const url = "https://api.example/api/v1/apps/acme%2F1%20%C3%A4";

/** Sends as many requests as there are answers; returns the statuses that arrived and the proofs that were sent. */
const exchange = async (requests: number, answers: ReadonlyArray<Response>, accessToken?: string) => {
  const proofs: Array<string> = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    proofs.push(new Request(input, init).headers.get("dpop") ?? "");
    return answers[proofs.length - 1] ?? new Response();
  };
  const program = Effect.gen(function* () {
    const client = yield* HttpClient.HttpClient;
    const send = provenRequests();
    const request = HttpClientRequest.get(url, { urlParams: { page: "0" } });
    const by = { key, ...(accessToken !== undefined && { accessToken }) };
    const responses = [];
    for (let sent = 0; sent < requests; sent += 1) responses.push(yield* send(client.execute, request, by));
    return responses.map(({ status }) => status);
  });
  const statuses = await Effect.runPromise(
    program.pipe(Effect.provide(FetchHttpClient.layer), Effect.provideService(FetchHttpClient.Fetch, fetch)),
  );
  const claims = proofs.map((proof) => decodeJwt(proof));
  return {
    statuses,
    proofs,
    nonces: claims.map((of) => of["nonce"]),
    /** In seconds from this device's time. */
    times: claims.map(({ iat = 0 }) => iat - Date.now() / 1000),
  };
};

const asking = (nonce: string, status: number, body: string | null = null, challenge?: string) =>
  new Response(body, {
    status,
    headers: { "dpop-nonce": nonce, ...(challenge !== undefined && { "www-authenticate": challenge }) },
  });

it("a proof is signed by its key, and is of this request and token alone, or of none", async () => {
  const { proofs } = await exchange(2, [], "token");
  const [first = "", second = ""] = proofs;
  const { payload } = await jwtVerify(first, EmbeddedJWK, { typ: "dpop+jwt", maxTokenAge: 60 });
  expect(payload).toMatchObject({ htm: "GET", htu: url, ath: hashOf("token") });
  expect(decodeProtectedHeader(first).jwk).toEqual(key.publicJwk);
  expect(decodeJwt(second).jti).not.toBe(payload.jti);
  const withQuery = await makeProof(key, { method: "GET", url: `${url}?page=0#a` });
  expect(decodeJwt(withQuery)["htu"]).toBe(url);
  const atTokenEndpoint = await exchange(1, []);
  expect(decodeJwt(atTokenEndpoint.proofs[0] ?? "")).not.toHaveProperty("ath");
});

describe("a server that asks for its nonce", () => {
  const nonceNeeded = JSON.stringify({ error: "use_dpop_nonce" });

  it.each<[what: string, answer: Response]>([
    ["an API", asking("n1", 401, null, 'DPoP error="use_dpop_nonce"')],
    ["an API of another origin, whose challenge is hidden", asking("n1", 401)],
    ["a token endpoint", asking("n1", 400, nonceNeeded)],
  ])("gets the request once more with it, and finds it in the next ones: %s", async (_what, answer) => {
    const { statuses, nonces } = await exchange(2, [answer]);
    expect(statuses).toEqual([200, 200]);
    expect(nonces).toEqual([undefined, "n1", "n1"]);
  });

  it("is answered once only", async () => {
    const { statuses, nonces } = await exchange(1, [asking("n1", 401), asking("n2", 401)]);
    expect([statuses, nonces]).toEqual([[401], [undefined, "n1"]]);
  });
});

const timed = (ahead: number, status: number, body: string | null = null) =>
  new Response(body, { status, headers: { date: new Date(Date.now() + ahead * 1000).toUTCString() } });
const proofInvalid = JSON.stringify({ error: "invalid_dpop_proof" });

describe("a server whose time is not this device’s", () => {
  it.each<[what: string, ahead: number, status: number, body: string | null]>([
    ["an API", 90, 401, null],
    ["an API", -600, 401, "{}"],
    ["an API", -400 * 86_400, 401, null],
    ["a token endpoint", 3600, 400, proofInvalid],
  ])(
    "gets the request once more by its own, and so the next ones: %s, %d s ahead",
    async (_what, ahead, ...refusal) => {
      const { statuses, times } = await exchange(2, [timed(ahead, ...refusal)]);
      expect(statuses).toEqual([200, 200]);
      expect(times).toEqual([0, ahead, ahead].map((time) => expect.closeTo(time, -1)));
    },
  );

  it.each([
    ["gets a request again that it seems to refuse at its own time: the early script asked", [600], 200, 600],
    ["is found again when the device’s clock is corrected, and is asked once only", [0, 600], 401, 0],
  ])("%s", async (_what, later, status, time) => {
    const refusals = [timed(600, 401), new Response(), ...later.map((ahead) => timed(ahead, 401))];
    const { statuses, times } = await exchange(2, refusals);
    expect(statuses).toEqual([200, status]);
    expect(times).toEqual([0, 600, 600, time].map((each) => expect.closeTo(each, -1)));
  });
});

it.each<[what: string, answer: Response]>([
  ["a refusal at this device's time", timed(4, 401)],
  ["a refused grant at another time", timed(600, 400, JSON.stringify({ error: "invalid_grant" }))],
  ["a success at another time", timed(600, 200)],
  ["a refusal without a nonce", new Response(null, { status: 401 })],
  ["a refused token", asking("n1", 401, null, 'DPoP error="invalid_token"')],
  ["a refused grant", asking("n1", 400, JSON.stringify({ error: "invalid_grant" }))],
  ["an answer with the next nonce, whatever it is about", asking("n1", 200, "use_dpop_nonce")],
])("%s is no reason to send a request twice", async (_what, answer) => {
  const { status } = answer;
  const { statuses, nonces } = await exchange(2, [answer]);
  expect(statuses).toEqual([status, 200]);
  expect(nonces).toEqual([undefined, answer.headers.get("dpop-nonce") ?? undefined]);
});
