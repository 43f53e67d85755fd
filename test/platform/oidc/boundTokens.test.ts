/** Tokens that are bound to a key of their client (DPoP, RFC 9449): a copy of them is useless. */
import { calculateJwkThumbprint, exportJWK } from "jose";
import { beforeAll, describe, expect, it } from "vitest";
import { clientId } from "#platform/oidc/OidcNames.ts";
import { Browser } from "#test/support/Browser.ts";
import { type KeyPair, newKey, proofBy, type ProofParts } from "#test/support/proofs.ts";
import { authorizationRequest, obtainCode, scope } from "#test/support/signIn.ts";
import { testPlatform } from "#test/support/testPlatform.ts";

/** Seconds for which a rotated refresh token may come again. */
const overlap = 60;
const platform = testPlatform({ lifetimes: { rotationOverlap: overlap } });
const minute = 60;
const now = () => Math.floor(Date.now() / 1000);

let key: KeyPair;
let thief: KeyPair;
beforeAll(async () => {
  [key, thief] = await Promise.all([newKey(), newKey()]);
});

interface Tokens {
  readonly access_token: string;
  readonly refresh_token: string;
  readonly token_type: string;
}

/** A request to the token endpoint with a proof by `by`; without a proof if `by` is undefined. */
const requestTokens = async (
  parameters: Readonly<Record<string, string>>,
  by: KeyPair | undefined,
  {
    method = "POST",
    claims,
    nonce,
    origin = platform().origin,
  }: ProofParts & { readonly method?: string; readonly nonce?: string; readonly origin?: string } = {},
) => {
  const url = `${origin}/oidc/token`;
  const query = new URLSearchParams({ client_id: clientId, ...parameters });
  const parts = { claims: { ...claims, ...(nonce !== undefined && { nonce }) } };
  const headers = by && { dpop: await proofBy(by, { method, url }, parts) };
  const init = { method, ...(headers && { headers }) };
  return method === "GET" ? fetch(`${url}?${query}`, init) : fetch(url, { ...init, body: query });
};

/** One session for each platform, so that most codes need no password. */
const sessions = new Map<string, Browser>();
const codeFor = async (changes: Readonly<Record<string, string>> = {}, { origin } = platform()) => {
  const browser = sessions.get(origin) ?? new Browser(origin);
  sessions.set(origin, browser);
  return (await obtainCode(browser, undefined, changes)).grant;
};

const bound = async (): Promise<Tokens> => {
  const answer = await requestTokens(await codeFor(), key);
  expect(answer.status).toBe(200);
  return (await answer.json()) as Tokens;
};

const refresh = async (
  by: KeyPair | undefined,
  parts: Parameters<typeof requestTokens>[2] = {},
  tokens?: Tokens,
) => {
  const { refresh_token } = tokens ?? (await bound());
  return requestTokens({ grant_type: "refresh_token", refresh_token, scope }, by, parts);
};

const me = () => `${platform().origin}/api/v1/users/me`;

const call = async (authorization: string, proof?: string) => {
  const headers = { authorization, ...(proof !== undefined && { dpop: proof }) };
  return (await fetch(me(), { headers })).status;
};

describe("a call", () => {
  let token: string;
  beforeAll(async () => {
    const tokens = await bound();
    expect(tokens.token_type).toBe("DPoP");
    token = tokens.access_token;
  });
  const own = () => ({ method: "GET", url: me(), token });
  const naming = async (named: CryptoKey) => ({ header: { jwk: await exportJWK(named) } });

  it("with a bound token is accepted with a proof by its key, even if its sender's clock is four minutes off", async () => {
    for (const off of [-4 * minute, 0, 4 * minute]) {
      const proof = await proofBy(key, own(), { claims: { iat: now() + off } });
      expect(await call(`DPoP ${token}`, proof)).toBe(200);
    }
  });

  it("with a copied token alone is refused", async () => {
    expect(await call(`Bearer ${token}`)).toBe(401);
    expect(await call(`DPoP ${token}`)).toBe(401);
    expect(await call(`Bearer ${token}`, await proofBy(thief, own()))).toBe(401);
    expect(await call(`Bearer ${token}`, await proofBy(key, own()))).toBe(401);
  });

  it.each<[what: string, proof: () => Promise<string>]>([
    ["by another key", () => proofBy(thief, own())],
    ["of another method", () => proofBy(key, { ...own(), method: "DELETE" })],
    ["of another path", () => proofBy(key, { ...own(), url: `${platform().origin}/api/v1/apps` })],
    ["of another platform", () => proofBy(key, { ...own(), url: "https://example.org/api/v1/users/me" })],
    ["of another token", () => proofBy(key, { ...own(), token: "another" })],
    ["of no token", () => proofBy(key, { method: "GET", url: me() })],
    ["of six minutes ago", () => proofBy(key, own(), { claims: { iat: now() - 6 * minute } })],
    ["of the future", () => proofBy(key, own(), { claims: { iat: now() + 6 * minute } })],
    ["without a time", () => proofBy(key, own(), { claims: { iat: undefined } as never })],
    ["without an identifier", () => proofBy(key, own(), { claims: { jti: "" } })],
    ["of another type", () => proofBy(key, own(), { header: { typ: "JWT" } })],
    ["without its key", () => proofBy(key, own(), { header: { jwk: undefined } })],
    ["that shows its private key", async () => proofBy(key, own(), await naming(key.privateKey))],
    [
      "that names a key which has not signed it",
      async () => proofBy(thief, own(), await naming(key.publicKey)),
    ],
    ["that is none", async () => "proof"],
  ])("with a proof %s is refused", async (_what, proof) => {
    expect(await call(`DPoP ${token}`, await proof())).toBe(401);
  });

  it("with a proof that was used is refused, by every instance", async () => {
    const proof = await proofBy(key, own());
    const statuses = await Promise.all([1, 2, 3].map(() => call(`DPoP ${token}`, proof)));
    expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 401, 401]);
    await platform().restart();
    expect(await call(`DPoP ${token}`, proof)).toBe(401);
    expect(await call(`DPoP ${token}`, await proofBy(key, own()))).toBe(200);
  });

  it.each([
    ["is read-only", "25006"],
    ["has a full disk", "53100"],
  ])("is accepted while the database %s, and its proof only once, also afterwards", async (_what, code) => {
    const { run, sql, log, origin } = platform();
    const ready = async () => (await fetch(`${origin}/readyz`)).text();
    const send = async (proof: string) => call(`DPoP ${token}`, proof);
    const [before, during] = [await proofBy(key, own()), await proofBy(key, own())];
    expect(await send(before)).toBe(200);
    await run(
      sql.unsafe(`create or replace function refuse() returns trigger language plpgsql
        as $$ begin raise exception using errcode = '${code}'; end $$`),
    );
    await run(sql`create trigger refused before insert on used_proofs execute function refuse()`);
    const statuses = await Promise.all([send(during), send(during), send(before)]);
    const statusBefore = await ready();
    await run(sql`alter table used_proofs rename to away`);
    const unready = (await fetch(`${origin}/readyz`)).status;
    await run(sql`alter table away rename to used_proofs`);
    await run(sql`drop trigger refused on used_proofs`);
    expect([...statuses.toSorted((one, other) => one - other), statusBefore, unready]).toEqual([
      200,
      401,
      401,
      "reads only\n",
      503,
    ]);
    expect([await send(during), await send(before)]).toEqual([401, 401]);
    expect([await send(await proofBy(key, own())), await ready()]).toEqual([200, "ready\n"]);
    await expect.poll(() => log.join("\n")).toMatch(/level=WARN .*takes no writes/);
  });

  it("with a bearer token is refused as a bound one", async () => {
    const answer = await requestTokens(await codeFor(), undefined);
    const { access_token, token_type } = (await answer.json()) as Tokens;
    expect([token_type, await call(`Bearer ${access_token}`)]).toEqual(["Bearer", 200]);
    const proof = await proofBy(key, { ...own(), token: access_token });
    expect(await call(`DPoP ${access_token}`, proof)).toBe(401);
  });
});

describe("a refresh", () => {
  it.each(["GET", "POST"])(
    "by %s is accepted with a proof that names this method, and gives a new token",
    async (method) => {
      const before = await bound();
      const renewed = (await (await refresh(key, { method }, before)).json()) as Tokens;
      expect(renewed.token_type).toBe("DPoP");
      expect([undefined, before.refresh_token]).not.toContain(renewed.refresh_token);
    },
  );

  it("is refused with a proof of another method, or with a copied token alone", async () => {
    expect((await refresh(key, { method: "GET", claims: { htm: "POST" } })).status).toBe(400);
    expect((await refresh(key, { method: "POST", claims: { htm: "GET" } })).status).toBe(400);
    expect((await refresh(undefined)).status).toBe(400);
    expect((await refresh(thief)).status).toBe(400);
  });

  it("with a proof that was used is accepted as long as its refresh token, and then refused", async () => {
    const { run, sql } = platform();
    const tokens = [await bound(), await bound(), await bound(), await bound()];
    const statuses = [];
    for (const [index, each] of tokens.entries()) {
      if (index === 2)
        await run(sql`update oidc_artifacts set expires_at = expires_at - make_interval(secs => ${overlap})
          where model = 'ReplayDetection'`);
      statuses.push((await refresh(key, { claims: { jti: "used" } }, each)).status);
    }
    expect(statuses).toEqual([200, 200, 400, 400]);
  });

  it("by a client whose clock is an hour off is asked for a nonce, which makes up for it", async () => {
    const claims = { iat: now() - 60 * minute };
    const asked = await refresh(key, { claims });
    expect([asked.status, await asked.json()]).toMatchObject([400, { error: "use_dpop_nonce" }]);
    const nonce = asked.headers.get("dpop-nonce") ?? "";
    expect((await refresh(key, { claims, nonce })).status).toBe(200);
  });
});

it("a code whose request named a key is refused without that key", async () => {
  const dpop_jkt = await thumbprintOf(key);
  for (const by of [undefined, thief]) {
    expect((await requestTokens(await codeFor({ dpop_jkt }), by)).status).toBe(400);
  }
  expect((await requestTokens(await codeFor({ dpop_jkt }), key)).status).toBe(200);
});

const thumbprintOf = async ({ publicKey }: KeyPair) => calculateJwkThumbprint(await exportJWK(publicKey));

it("a session has the key of its sign-in: another one, or none, asks for the password and is an event", async () => {
  const { origin, log } = platform();
  const browser = new Browser(origin);
  const ask = async (by: KeyPair | undefined) => {
    const changes = by && { dpop_jkt: await thumbprintOf(by) };
    const { askedForPassword } = await obtainCode(browser, undefined, changes);
    const events = log.splice(0).filter((line) => line.includes("event=other-key"));
    expect(events.every((line) => line.includes("administrator=adm_demo"))).toBe(true);
    return [askedForPassword, events.length];
  };
  expect(await ask(key)).toEqual([true, 0]);
  expect(await ask(key)).toEqual([false, 0]);
  expect(await ask(thief)).toEqual([true, 1]);
  expect(await ask(thief)).toEqual([false, 0]);
  expect(await ask(undefined)).toEqual([true, 1]);
});

const strict = testPlatform({ values: { PLATFORM_DPOP: "" } });

it("a platform without a setting of its own requires proofs: it refuses a sign-in that names no key, cuts the window that opened it under every spelling, and gives tokens only with a proof", async () => {
  const { origin } = strict();
  for (const dpop_jkt of [undefined, "a"]) {
    const { path } = authorizationRequest(origin, { dpop_jkt });
    const spelled = dpop_jkt === undefined ? path : path.replace("auth", "AUTH");
    const { headers } = await new Browser(origin).fetch(spelled);
    expect(headers.get("location")).toContain(`${origin}/auth?error=invalid_request`);
    expect(headers.get("cross-origin-opener-policy")).toBe("noopener-allow-popups");
  }
  const config = await (await fetch(`${origin}/config.json`)).json();
  expect(config).toMatchObject({ oidc: { dpop: "required" } });
  const dpop_jkt = await thumbprintOf(key);
  const refused = await requestTokens(await codeFor({ dpop_jkt }, strict()), undefined, { origin });
  expect([refused.status, await refused.json()]).toMatchObject([400, { error: "invalid_grant" }]);
  const answer = await requestTokens(await codeFor({ dpop_jkt }, strict()), key, { origin });
  const tokens = (await answer.json()) as Tokens;
  expect([answer.status, tokens.token_type]).toEqual([200, "DPoP"]);
  expect((await refresh(undefined, { origin }, tokens)).status).toBe(400);
  expect((await refresh(key, { origin }, tokens)).status).toBe(200);
});
