import { Effect } from "effect";
import { decodeJwt } from "jose";
import { describe, expect, it } from "vitest";
import { storedId } from "#platform/oidc/ArtifactStore.ts";
import { OidcLifetimes } from "#platform/oidc/OidcLifetimes.ts";
import { clientId } from "#platform/oidc/OidcNames.ts";
import { countsOf } from "#test/support/answers.ts";
import { Browser } from "#test/support/Browser.ts";
import { isSignedIn } from "#test/support/people.ts";
import {
  demo,
  refresh,
  refreshByGet,
  renewed,
  requestToken,
  scope,
  signIn,
  statusOfCall,
  tokensOf,
} from "#test/support/signIn.ts";
import { testPlatform } from "#test/support/testPlatform.ts";

const overlap = 60;
const platform = testPlatform({ lifetimes: { rotationOverlap: overlap } });
/** In one session, so that most of them need no password. */
let browser: Browser | undefined;
const signedIn = () => {
  const { origin } = platform();
  browser ??= new Browser(origin);
  return signIn(origin, demo, browser);
};

/** Moves all uses into the past. */
const wait = (seconds = overlap + 1) => {
  const { run, sql } = platform();
  return run(sql`update oidc_artifacts set consumed_at = consumed_at - make_interval(secs => ${seconds})`);
};

it("by default, tabs may refresh at once for ten seconds, and a sign-in lasts fourteen days", () => {
  const sessions = { refreshToken: 14 * 24 * 60 * 60, session: 14 * 24 * 60 * 60 };
  const tokens = { accessToken: 600, idToken: 600, authorizationCode: 60 };
  const usual = { rotationOverlap: 10, interaction: 30 * 60, ...sessions, ...tokens };
  expect(Effect.runSync(OidcLifetimes)).toEqual(usual);
});

describe.each([
  ["the specification's GET", refreshByGet],
  ["OAuth's POST", refresh],
])("refreshing by %s", (_title, send) => {
  it("gives all tabs that refresh at the same time new tokens of the same person", async () => {
    const first = await signedIn();
    const answers = await Promise.all(Array.from({ length: 6 }, () => send(first)));
    for (const { headers } of answers) expect(headers.get("cache-control")).toBe("no-store");
    const tokens = await Promise.all(answers.map(tokensOf));
    expect(new Set([first, ...tokens].map((each) => each.access_token)).size).toBe(7);
    expect(new Set([first, ...tokens].map((each) => each.refresh_token)).size).toBe(2);
    expect(new Set([first, ...tokens].map((each) => decodeJwt(each.id_token).sub)).size).toBe(1);
    expect(await Promise.all(tokens.map(statusOfCall))).toEqual(Array(6).fill(200));
    expect(countsOf(await Promise.all(tokens.map((each) => send(each))))).toEqual({ 200: 6 });
  });

  it.each(["x".repeat(43), "", "\0", "é", "x".repeat(5000)])(
    "refuses the token %j",
    async (refresh_token) => {
      const response = await send({ ...platform(), refresh_token });
      expect(response.status).toBe(400);
      expect(await response.text()).toMatch(/^{"error":"invalid_/);
    },
  );
});

describe("a refresh", () => {
  it("is refused for a speculative request, and uses up no token", async () => {
    const tokens = await signedIn();
    const speculations = { "sec-purpose": "prefetch;prerender", purpose: "prefetch", "x-moz": "Prefetch" };
    for (const header of Object.entries(speculations))
      expect((await refreshByGet(tokens, { headers: [header] })).status).toBe(403);
    await wait();
    expect((await refreshByGet(tokens)).status).toBe(200);
  });

  it("ends with the fourteen days of the sign-in's first token", async () => {
    const first = await signedIn();
    const endOf = ({ refresh_token }: Pick<typeof first, "refresh_token">) => {
      const { run, sql } = platform();
      return run(sql`select payload->>'exp' as expires from oidc_artifacts
        where model = 'RefreshToken' and id = ${storedId("RefreshToken", refresh_token)}`);
    };
    expect(await endOf(first)).toHaveLength(1);
    expect(await endOf(await renewed(first))).toEqual(await endOf(first));
  });

  it.each([
    ["a wider scope", { scope: `${scope} admin` }, 400, "invalid_scope"],
    ["another client", { client_id: "someone-else" }, 401, "invalid_client"],
  ])("with %s is refused", async (_what, changes, status, error) => {
    const { origin, refresh_token } = await signedIn();
    const answer = await requestToken(origin, { grant_type: "refresh_token", refresh_token, ...changes });
    expect([answer.status, await answer.json()]).toMatchObject([status, { error }]);
  });

  it("alone is allowed by GET, and is not carried out by a HEAD request", async () => {
    const query = new URLSearchParams({ client_id: clientId, grant_type: "authorization_code", code: "x" });
    expect((await fetch(`${platform().origin}/oidc/token?${query}`)).status).toBe(404);
    const tokens = await signedIn();
    await refreshByGet(tokens, { method: "HEAD" });
    await wait();
    expect((await refresh(tokens)).status).toBe(200);
  });
});

describe("a refresh token that is used twice within the overlap", () => {
  it("gets the existing successor, also from another instance, where the session goes on, and new access tokens that work", async () => {
    const tokens = await signedIn();
    const first = await renewed(tokens);
    await platform().restart();
    const second = await renewed(tokens, refreshByGet);
    expect(second.refresh_token).toBe(first.refresh_token);
    expect(second.access_token).not.toBe(first.access_token);
    expect([await statusOfCall(first), await statusOfCall(second)]).toEqual([200, 200]);
    expect(await isSignedIn(tokens.browser)).toBe(true);
  });

  it("leaves a single chain: a thief is detected when the successor is used again", async () => {
    const tokens = await signedIn();
    const [owner, thief] = [await renewed(tokens), await renewed(tokens)];
    await wait();
    const next = await renewed(owner);
    await wait();
    expect((await refresh(thief)).status).toBe(400);
    expect((await refresh(next)).status).toBe(400);
    expect(await statusOfCall(next)).toBe(401);
  });

  it("does not prolong the overlap, which begins with the first use", async () => {
    const tokens = await signedIn();
    const owner = await renewed(tokens);
    await wait(overlap * 0.9);
    expect((await refresh(tokens)).status).toBe(200);
    await wait(overlap * 0.9);
    expect((await refresh(tokens)).status).toBe(400);
    expect(await statusOfCall(owner)).toBe(401);
  });

  it("gets a successor that counts as used if it was used before", async () => {
    const tokens = await signedIn();
    const first = await renewed(tokens);
    const next = await renewed(first);
    const late = await renewed(tokens);
    expect(late.refresh_token).toBe(first.refresh_token);
    expect((await renewed(late)).refresh_token).toBe(next.refresh_token);
  });
});

it("a refresh token is not used up by a refresh that stored no successor", async () => {
  const { run, sql } = platform();
  const tokens = await signedIn();
  const lost = await renewed(tokens);
  await run(sql`delete from oidc_artifacts where id = (select successor_id from oidc_artifacts
    where successor_id is not null order by consumed_at desc limit 1)`);
  await wait();
  const again = await renewed(tokens);
  expect(again.refresh_token).toBe(lost.refresh_token);
  expect(await statusOfCall(again)).toBe(200);
});

it("successors of different tokens differ, and so do those of different platforms", async () => {
  const { run, sql, restart } = platform();
  const tokens = await signedIn();
  const first = await renewed(tokens);
  const next = await renewed(first);
  expect(new Set([tokens, first, next].map((each) => each.refresh_token)).size).toBe(3);
  await run(sql`delete from oidc_keys where name = 'successors'`);
  await restart();
  expect((await renewed(tokens)).refresh_token).not.toBe(first.refresh_token);
});
