/** `/config.json` is decoded before anything else starts, and each invalid field is named. */
import { FetchHttpClient } from "@effect/platform";
import { Effect, Fiber, Layer, TestClock } from "effect";
import { afterEach, beforeEach, describe, expect, vi } from "vitest";
import { AppConfig } from "#src/services/AppConfig.ts";
import { itEffect, itInTime } from "#test/support/itEffect.ts";
import { config, json } from "#test/support/smallServer.ts";

beforeEach(() => vi.stubGlobal("location", new URL("https://console.example/")));
afterEach(() => vi.unstubAllGlobals());

const readBy = (fetch: () => Response | Promise<Response>) =>
  AppConfig.pipe(
    Effect.provide(
      AppConfig.layer.pipe(Layer.provide(Layer.succeed(FetchHttpClient.Fetch, async () => fetch()))),
    ),
  );
const read = (file: unknown) => readBy(() => json(file));
const issuesOf = (file: unknown) => Effect.map(Effect.flip(read(file)), ({ issues }) => issues);
const fieldsOf = (file: unknown) => Effect.map(issuesOf(file), (issues) => issues.map(({ field }) => field));

const { oidc } = config;
const endpoints = [
  "issuer",
  "authorizationEndpoint",
  "tokenEndpoint",
  "endSessionEndpoint",
  "jwksUri",
] as const;
const withEndpoints = (url: string) => ({
  ...config,
  apiBaseUrl: url,
  oidc: { ...oidc, ...Object.fromEntries(endpoints.map((name) => [name, url])) },
});

describe("a valid file", () => {
  itEffect("is decoded with defaults", function* () {
    expect(yield* read(config)).toEqual({
      ...config,
      oidc: {
        ...oidc,
        scopes: ["openid", "profile", "email", "offline_access"],
        authorizationParameters: {},
        refreshMethod: "GET",
        dpop: "auto",
        clockTolerance: 60,
      },
      redirects: [],
      overviewActivity: true,
    });
    const { issuer, clientId } = oidc;
    expect((yield* read({ ...config, oidc: { issuer, clientId } })).oidc).toMatchObject({
      issuer,
      clientId,
      audienceScope: "",
    });
  });

  itEffect("is decoded with all optional fields", function* () {
    const file = {
      ...config,
      oidc: {
        ...oidc,
        endSessionEndpoint: null,
        scopes: ["openid"],
        authorizationParameters: { audience: "https://api.example" },
        refreshMethod: "POST",
        dpop: "off",
        clockTolerance: 300,
      },
      redirects: [
        { from: "/old", to: "/administer/overview" },
        { from: "/help", to: "http://intranet.example/help" },
      ],
      minimumGroupSize: 5,
      overviewActivity: false,
    };
    expect(yield* read({ ...file, comment: "unknown fields are ignored" })).toEqual(file);
  });

  itEffect.each([
    ["https://api.example"],
    ["https://api.example:8443/base"],
    ["http://localhost"],
    ["http://localhost:8080"],
    ["http://127.0.0.1:8080"],
    ["http://[::1]:8080"],
  ])("may name servers at %s", function* (url: string) {
    expect((yield* read(withEndpoints(url))).oidc.tokenEndpoint).toBe(url);
  });
});

describe("an invalid file", () => {
  itEffect.each([
    ["http://api.example"],
    ["http://localhost.example"],
    ["http://127.0.0.1.example"],
    ["http://127.0.0.2"],
    ["http://[::2]"],
    ["ws://localhost"],
    ["file:///etc/passwd"],
    ["javascript:alert(1)"],
    ["//api.example"],
    ["/api"],
    ["api.example"],
    ["https://"],
    [""],
  ])('is reported for servers at "%s"', function* (url: string) {
    const fields = ["apiBaseUrl", ...endpoints.map((name) => `oidc.${name}`)];
    expect(yield* fieldsOf(withEndpoints(url))).toEqual(fields);
  });

  itEffect("is reported with each missing field", function* () {
    for (const field of ["apiBaseUrl", "oidc", "appName"] as const) {
      expect(yield* fieldsOf({ ...config, [field]: undefined })).toEqual([field]);
    }
    for (const field of ["issuer", "clientId"] as const) {
      expect(yield* fieldsOf({ ...config, oidc: { ...oidc, [field]: undefined } })).toEqual([
        `oidc.${field}`,
      ]);
    }
  });

  itEffect.each<[field: string, file: unknown]>([
    ["apiBaseUrl", { ...config, apiBaseUrl: 8080 }],
    ["oidc", { ...config, oidc: "https://id.example" }],
    ["oidc.clientId", { ...config, oidc: { ...oidc, clientId: "" } }],
    ["oidc.scopes", { ...config, oidc: { ...oidc, scopes: ["email"] } }],
    ["oidc.scopes.1", { ...config, oidc: { ...oidc, scopes: ["openid", "two words"] } }],
    [
      "oidc.authorizationParameters.state",
      { ...config, oidc: { ...oidc, authorizationParameters: { state: "s" } } },
    ],
    ["oidc.clockTolerance", { ...config, oidc: { ...oidc, clockTolerance: 301 } }],
    ["oidc.dpop", { ...config, oidc: { ...oidc, dpop: "on" } }],
    ["oidc.refreshMethod", { ...config, oidc: { ...oidc, refreshMethod: "get" } }],
    ["appName", { ...config, appName: "" }],
    ["redirects", { ...config, redirects: { "/old": "/new" } }],
    ["redirects.0.from", { ...config, redirects: [{ from: "old", to: "/new" }] }],
    [
      "redirects.1.to",
      {
        ...config,
        redirects: [
          { from: "/old", to: "/" },
          { from: "/b", to: "//evil.example" },
        ],
      },
    ],
    ["redirects.0.to", { ...config, redirects: [{ from: "/old", to: "/\\evil.example" }] }],
    ["redirects.0.to", { ...config, redirects: [{ from: "/old", to: "javascript:alert(1)" }] }],
    ["minimumGroupSize", { ...config, minimumGroupSize: 0 }],
    // "< 2" would show that the count is 1.
    ["minimumGroupSize", { ...config, minimumGroupSize: 2 }],
    ["minimumGroupSize", { ...config, minimumGroupSize: 2.5 }],
    ["minimumGroupSize", { ...config, minimumGroupSize: "5" }],
    ["overviewActivity", { ...config, overviewActivity: "false" }],
  ])('is reported with the field "%s"', function* (field: string, file: unknown) {
    expect(yield* fieldsOf(file)).toEqual([field]);
  });

  itEffect("is reported with the expected value", function* () {
    const [issue] = yield* issuesOf({ ...config, apiBaseUrl: "http://api.example" });
    expect(issue?.message).toContain("https");
  });
});

describe("an unreadable file", () => {
  itEffect.each<[how: string, answer: () => Response | Promise<Response>, message: RegExp]>([
    ["that is missing", () => new Response(null, { status: 404 }), /404/],
    ["behind a broken server", () => new Response("", { status: 502 }), /502/],
    ["that is a page", () => new Response("<!doctype html><title>Console</title>"), /JSON/],
    ["that is broken", () => new Response('{"apiBaseUrl":'), /JSON/],
    ["that is empty", () => new Response(""), /JSON/],
    ["that holds nothing", () => json(null), /JSON object/],
    ["that holds a list", () => json([]), /JSON object/],
    ["without a network", () => Promise.reject(new TypeError("Failed to fetch")), /fetch/],
  ])(
    "%s is an issue of the file as a whole",
    function* (_how: string, answer: () => Response | Promise<Response>, message: RegExp) {
      const { issues } = yield* Effect.flip(readBy(answer));
      expect(issues).toEqual([{ field: "", message: expect.stringMatching(message) }]);
    },
  );

  itInTime("that does not arrive fails after 15 seconds", function* () {
    const reading = yield* Effect.fork(Effect.flip(readBy(() => new Promise(() => {}))));
    yield* TestClock.adjust("14 seconds");
    expect((yield* Fiber.poll(reading))._tag).toBe("None");
    yield* TestClock.adjust("1 second");
    expect((yield* Fiber.join(reading)).issues).toEqual([
      { field: "", message: expect.stringContaining("in time") },
    ]);
  });
});
