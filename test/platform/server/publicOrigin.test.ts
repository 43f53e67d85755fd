import { describe, expect, it } from "vitest";
import { canonicalUrl } from "#platform/server/loopback.ts";
import { builtConsole } from "#test/support/builtConsole.ts";
import { goodFields, peopleOf } from "#test/support/people.ts";
import { authorizationRequest } from "#test/support/signIn.ts";
import { testPlatform } from "#test/support/testPlatform.ts";

const origin = "https://console.example.org";
const platform = testPlatform({ values: { PUBLIC_ORIGIN: origin, CONSOLE_DIR: builtConsole() } });

const navigate = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${platform().address}${path}`, { redirect: "manual", headers: { accept: "text/html", ...headers } });

describe("behind a proxy that ends TLS", () => {
  it("addresses use the public origin, whatever the request headers say", async () => {
    const forged = { "x-forwarded-host": "evil.example", "x-forwarded-proto": "http" };
    const response = await navigate(authorizationRequest(origin).path, forged);
    expect(response.headers.get("location")).toMatch(/^https:\/\/console\.example\.org\/oidc\/interaction\//);
    const discovery = await navigate("/oidc/.well-known/openid-configuration", forged);
    expect(await discovery.text()).not.toContain("evil.example");
  });

  it("cookies are Secure, HttpOnly and limited to the provider's path, also that after setting a password", async () => {
    const { headers } = await navigate(authorizationRequest(origin).path);
    expect(headers.getSetCookie().length).toBeGreaterThan(0);
    for (const cookie of headers.getSetCookie())
      expect(cookie).toMatch(/^__Secure-.*path=\/oidc\/.*; samesite=lax; secure; httponly/i);
    const { path } = await peopleOf(platform).invite();
    const response = await fetch(`${platform().address}${path}`, {
      method: "POST",
      redirect: "manual",
      headers: { origin },
      body: new URLSearchParams(goodFields),
    });
    const cookies = response.headers.getSetCookie();
    expect(cookies.map((cookie) => cookie.split("=")[0])).toEqual([
      "__Secure-_session",
      "__Secure-_session.sig",
    ]);
    for (const cookie of cookies)
      expect(cookie).toMatch(/path=\/oidc; expires=[^;]+; samesite=lax; secure; httponly/i);
  });

  it("answers have Strict-Transport-Security", async () => {
    for (const path of ["/", "/config.json", "/oidc/jwks", "/api/v1/apps"]) {
      const { headers } = await navigate(path);
      expect(headers.get("strict-transport-security")).toBe("max-age=31536000");
    }
  });
});

it.each([
  ["http://localhost:8080", "127.0.0.1:8080", "http://localhost:8080/auth"],
  ["http://localhost:8080", "[::1]:8080", "http://localhost:8080/auth"],
  ["http://localhost:8080", "localhost:8080", undefined],
  ["http://localhost:8080", "127.0.0.1:9090", undefined],
  ["http://localhost:8080", "evil.example", undefined],
  ["http://localhost:8080", undefined, undefined],
  ["https://console.example.org", "localhost:8080", undefined],
])("with the origin %s a request to %s redirects to %s", (canonical, host, url) => {
  expect(canonicalUrl(canonical, host, "/auth")).toBe(url);
});
