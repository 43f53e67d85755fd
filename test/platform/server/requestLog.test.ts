import { once } from "node:events";
import { connect } from "node:net";
import { Effect } from "effect";
import { expect, it, vi } from "vitest";
import { loggedPath } from "#platform/server/requestLog.ts";
import { Browser } from "#test/support/Browser.ts";
import {
  answerForm,
  authorizationRequest,
  callWith,
  demo,
  openSignIn,
  refresh,
  refreshByGet,
  renewed,
  signIn,
} from "#test/support/signIn.ts";
import { testPlatform } from "#test/support/testPlatform.ts";

const platform = testPlatform();

it("a whole session is logged without any of its secrets", async () => {
  const { origin, log } = platform();
  const browser = new Browser(origin);
  const { url } = await openSignIn(browser);
  await answerForm(browser, url, { ...demo, password: "a-wrong-password" });
  const tokens = await signIn(origin, demo, browser);
  const next = await renewed(tokens, refreshByGet);
  await refresh({ origin, refresh_token: "unknown-token" });
  const call = (path: string, body: string) => callWith(next, path, { method: "POST", body });
  await callWith(next, "users/is_email_unique?email=someone%40example.org");
  const invitation = { firstName: "Bo", lastName: "Berg", email: "bo@example.org" };
  await call("users/invite", JSON.stringify(invitation));
  await call("users/invite", `{"email": "broken@example.org"`);
  await browser.fetch(`/oidc/session/end?id_token_hint=${tokens.id_token}`);
  await fetch(`${origin}/oidc/jwks`, { headers: { "x-forwarded-for": "unknown" } });
  await platform().restart();

  const text = log.join("\n");
  expect(text).toMatch(/GET \/oidc\/token 200 \d+ ms/);
  expect(text).toMatch(/POST \/oidc\/interaction\/… 422 \d+ ms/);
  expect(text).toMatch(/GET \/api\/v1\/users\/is_email_unique 200 \d+ ms (127\.0\.0\.1|::1)/);
  expect(text).toContain("sends X-Forwarded-For, without an address");
  const secrets = [
    demo.password,
    "a-wrong-password",
    "example.org",
    "example%2eorg",
    url.pathname.split("/").at(-1),
    "unknown-token",
    "?",
    tokens.code,
    tokens.request.verifier,
    tokens.request.state,
    tokens.access_token,
    tokens.refresh_token,
    tokens.id_token,
    next.refresh_token,
  ];
  for (const secret of secrets) expect(text).not.toContain(secret);
});

it("a connection that its client breaks is told by the request's line alone", async () => {
  const { origin, log, run, sql } = platform();
  const printed = vi.spyOn(console, "error");
  const client = connect(Number(new URL(origin).port), "localhost");
  const request = `GET ${authorizationRequest(origin).path} HTTP/1.1\r\nhost: a\r\n\r\n`;
  const breakIt = Effect.gen(function* () {
    yield* sql`lock table limited_attempts`;
    client.write(request);
    yield* Effect.sleep("100 millis");
    client.end("no request\r\n\r\n");
    yield* Effect.promise(() => once(client.resume(), "close"));
  });
  await run(sql.withTransaction(breakIt));
  await expect.poll(() => log.join("\n")).toContain("GET /oidc/auth aborted");
  expect(printed).not.toHaveBeenCalled();
});

it("a path cannot forge a log line", () => {
  expect(loggedPath("/a\nGET /b\u{2028}")).toBe("/a?GET?/b?");
  expect(loggedPath(`/${"x".repeat(5000)}`)).toHaveLength(200);
});
