/** The check of a provider: a real one has no issue, and each mistake is reported by its line. */
import { afterAll, expect, it } from "vitest";
import type { Fetch } from "#scripts/contract/exchange.ts";
import { lineOf, textOf } from "#scripts/contract/report.ts";
import { arriveAt, startForeignProvider } from "#test/services/foreignProvider.ts";
import { checkedBy } from "#test/support/contractCheck.ts";
import { configFor } from "#test/support/smallServer.ts";
import { virtualClock } from "./virtualClock.ts";
import { type Answer, habits, type Mistake, mistakes } from "./providerMistakes.ts";

const origin = "https://console.example";
const code = { code_verifier: "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk", redirect_uri: `${origin}/auth` };
const { issuer, stop } = await startForeignProvider({
  path: "/id",
  scopes: ["openid", "email", "offline_access"],
  isRotating: true,
  hasEndSession: true,
});
afterAll(stop);

/** A refresh token of a new sign-in. */
const signIn = async (): Promise<string> => {
  const request = new URLSearchParams({
    client_id: "console",
    redirect_uri: code.redirect_uri,
    response_type: "code",
    scope: "openid email",
    code_challenge: "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM",
    code_challenge_method: "S256",
  });
  const { searchParams } = await arriveAt(`${issuer}/auth?${request}`);
  const grant = { grant_type: "authorization_code", client_id: "console", ...code };
  const body = new URLSearchParams({ ...grant, code: searchParams.get("code") ?? "" });
  const answer = await fetch(`${issuer}/token`, { method: "POST", body });
  const tokens = (await answer.json()) as { readonly refresh_token: string };
  return tokens.refresh_token;
};

/** CORS for all, which this provider does not allow. */
const cors = { "access-control-allow-origin": origin, "access-control-allow-headers": "DPoP" };

const changed =
  ({ at = "none", change }: Mistake): Fetch =>
  async (url, init) => {
    if (!url.startsWith(issuer)) throw new TypeError("fetch failed");
    const answer = await fetch(url, init);
    const text = await answer.text();
    const isJson = answer.headers.get("content-type")?.includes("json") ?? false;
    const before: Answer = {
      status: init.method === "OPTIONS" ? 204 : answer.status,
      headers: { ...Object.fromEntries(answer.headers), ...cors },
      body: isJson ? JSON.parse(text) : text,
    };
    const isAt = new URL(url).pathname.endsWith(at);
    const { status, headers, body } = { ...before, ...(isAt ? change?.(before, init.headers) : {}) };
    const said = typeof body === "string" ? body : JSON.stringify(body);
    return { status, headers: new Headers(headers), text: async () => said };
  };

const checked = async ({ oidc = {}, behind = 0, refreshes = false, ...mistake }: Mistake) =>
  checkedBy(
    {
      fetch: changed(mistake),
      origin,
      provider: {
        oidc: configFor({
          issuer,
          clientId: "console",
          scopes: ["openid", "email"],
          refreshMethod: "POST",
          ...oidc,
        }).oidc,
        refreshToken: refreshes ? await signIn() : undefined,
      },
    },
    virtualClock(Date.now() - behind * 1000),
  );

it("an ordinary provider has no issue, and the notes say how it refreshes", async () => {
  const report = await checked({ refreshes: true });
  const { findings, unchecked, notes, isComplete } = report;
  expect([findings, unchecked, isComplete]).toEqual([[], [], true]);
  expect(textOf(report)).toMatch(/\nThe console works with this provider: no departures in 5 calls\.\n$/);
  expect(notes.join("\n")).toMatch(
    /DPoP with ES256 is announced[^]*accepted by POST\. Refresh tokens rotate; used ones are refused/,
  );
});

it.each(habits)("a provider that %s has no issue", async (_name, mistake, note) => {
  const { findings, notes } = await checked(mistake);
  expect(findings).toEqual([]);
  expect(notes.join("\n")).toMatch(note);
});

it.each(mistakes)("a provider that %s is reported by its line", async (_name, mistake, line) => {
  const { findings } = await checked(mistake);
  const lines = findings.map((finding) => `${finding.severity} ${finding.cause} ${lineOf(finding)}`);
  expect(lines).toContainEqual(expect.stringMatching(line));
});
