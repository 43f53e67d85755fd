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
const ends = ["authorizationEndpoint", "tokenEndpoint", "endSessionEndpoint"] as const;
const endpoints = ["issuer", ...ends, "jwksUri"] as const;
const redirected = (...targets: ReadonlyArray<string>) => targets.map((to) => ({ from: "/old", to }));
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

  itEffect("may name servers by https, and of this machine", function* () {
    const ofThisMachine = ["http://localhost", "http://127.0.0.1:8080", "http://[::1]:8080"];
    for (const url of ["https://api.example", "https://api.example:8443/base", ...ofThisMachine])
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

  itEffect.each<[place: string, value: unknown, field?: string]>([
    ...["apiBaseUrl", "oidc", "appName", "oidc.issuer", "oidc.clientId"].map(
      (place) => [place, undefined] as [string, unknown],
    ),
    ["apiBaseUrl", 8080],
    ["oidc", "https://id.example"],
    ["oidc.clientId", ""],
    ["oidc.scopes", ["email"]],
    ["oidc.scopes", ["openid", "two words"], "oidc.scopes.1"],
    ["oidc.authorizationParameters", { state: "s" }, "oidc.authorizationParameters.state"],
    ["oidc.clockTolerance", 301],
    ["oidc.dpop", "on"],
    ["oidc.refreshMethod", "get"],
    ["appName", ""],
    ["redirects", { "/old": "/new" }],
    ["redirects", [{ from: "old", to: "/new" }], "redirects.0.from"],
    ["redirects", redirected("/", "//evil.example"), "redirects.1.to"],
    ["redirects", redirected("/\\evil.example"), "redirects.0.to"],
    ["redirects", redirected("javascript:alert(1)"), "redirects.0.to"],
    ["minimumGroupSize", 0],
    // "< 2" would show that the count is 1.
    ["minimumGroupSize", 2],
    ["minimumGroupSize", 2.5],
    ["minimumGroupSize", "5"],
    ["overviewActivity", "false"],
  ])("is reported with its field: %s is %j", function* (place: string, value: unknown, field = place) {
    const [name = "", ofOidc] = place.split(".");
    const changed = ofOidc === undefined ? value : { ...oidc, [ofOidc]: value };
    expect(yield* fieldsOf({ ...config, [name]: changed })).toEqual([field]);
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
