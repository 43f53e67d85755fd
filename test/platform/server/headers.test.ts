import { describe, expect, it } from "vitest";
import { builtConsole } from "#test/support/builtConsole.ts";
import { authorizationRequest, signIn } from "#test/support/signIn.ts";
import { testPlatform } from "#test/support/testPlatform.ts";

const platform = testPlatform({ values: { CONSOLE_DIR: builtConsole() } });

const headersOf = async (path: string, init: RequestInit = {}) => {
  const { headers } = await fetch(`${platform().origin}${path}`, { redirect: "manual", ...init });
  return Object.fromEntries(headers);
};

it.each([
  ["GET", "/"],
  ["GET", "/administer/overview"],
  ["GET", "/assets/app-1a2b.js"],
  ["GET", "/assets/gone.js"],
  ["GET", "/config.json"],
  ["GET", "/api/v1/apps"],
  ["GET", "/api/none"],
  ["GET", "/oidc/jwks"],
  ["GET", "/oidc/auth"],
  ["GET", "/oidc/none"],
  ["GET", "/oidc/interaction/none"],
  ["GET", "/oidc/.well-known/openid-configuration"],
  ["GET", "/oidc/.well-known/oauth-authorization-server"],
  ["GET", "/oidc/auth/of-nobody"],
  ["POST", "/oidc/auth"],
  ["GET", "/oidc/token"],
  ["POST", "/oidc/token"],
  ["OPTIONS", "/oidc/token"],
  ["GET", "/oidc/session/end"],
  ["POST", "/oidc/session/end"],
  ["POST", "/oidc/session/end/confirm"],
  ["GET", "/oidc/session/end/success"],
  ["GET", "/oidc/registration/of-nobody"],
  ["GET", "/oidc/forgotten-password"],
  ["GET", "/oidc/forgotten-password/requested"],
  ["PUT", "/oidc/forgotten-password"],
  ["POST", "/oidc/interaction/none"],
  ["GET", "/oidc/%c3"],
  ["GET", "/oidc/token?response_mode=form_post"],
  ["GET", authorizationRequest("http://localhost").path],
  ["GET", authorizationRequest("http://localhost", { response_mode: "form_post" }).path],
])("the answer to %s %s has the security headers", async (method, path) => {
  // Whoever opens the sign-in in a window must not see where it ends.
  const opener = path.startsWith("/oidc/auth") ? "noopener-allow-popups" : "same-origin";
  for (const accept of ["text/html", "application/json"]) {
    const headers = await headersOf(path, { method, headers: { accept } });
    expect(headers).toMatchObject({
      "cross-origin-opener-policy": opener,
      "cross-origin-resource-policy": "same-origin",
      "origin-agent-cluster": "?1",
      "permissions-policy": expect.stringContaining("camera=()"),
      "referrer-policy": expect.stringMatching(/^(no-referrer|same-origin)$/),
      "content-security-policy": expect.stringMatching(/^default-src 'none'.*frame-ancestors 'none'/),
      "x-content-type-options": "nosniff",
    });
    expect(headers).not.toHaveProperty("x-powered-by");
    expect(headers).not.toHaveProperty("strict-transport-security");
  }
});

it.each(["/healthz", "/readyz"])("%s is not guessed to be of another type", async (path) => {
  expect(await headersOf(path)).toHaveProperty("x-content-type-options", "nosniff");
});

describe("the console", () => {
  it("may load only its own files", async () => {
    expect((await headersOf("/"))["content-security-policy"]).toBe(
      [
        "default-src 'none'",
        "object-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "connect-src 'self'",
        "font-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
        "trusted-types 'none'",
      ].join("; "),
    );
  });

  it("gets its configuration from the origin", async () => {
    const { origin } = platform();
    const response = await fetch(`${origin}/config.json`);
    expect(response.headers.get("cache-control")).toBe("no-cache");
    expect(await response.json()).toEqual({
      apiBaseUrl: origin,
      oidc: {
        issuer: `${origin}/oidc`,
        authorizationEndpoint: `${origin}/oidc/auth`,
        tokenEndpoint: `${origin}/oidc/token`,
        endSessionEndpoint: `${origin}/oidc/session/end`,
        jwksUri: `${origin}/oidc/jwks`,
        clientId: "wellbeing-console",
        audienceScope: "wellbeing-platform",
        dpop: "auto",
      },
      appName: "Wellbeing Console",
    });
  });
});

it("the configuration is read only by GET", async () => {
  const { status, headers } = await fetch(`${platform().origin}/config.json`, { method: "POST" });
  expect([status, headers.get("allow")]).toEqual([405, "GET, HEAD"]);
});

it("personal answers are not cached", async () => {
  const { access_token } = await signIn(platform().origin);
  const me = "/api/v1/users/me";
  const headers = { authorization: `Bearer ${access_token}` };
  for (const answer of [
    headersOf(me, { headers }),
    headersOf(me),
    headersOf("/oidc/token", { method: "POST" }),
  ])
    expect(await answer).toHaveProperty("cache-control", "no-store");
});
