/** `/config.json` is decoded before anything else starts, and each invalid field is named. */
import { FetchHttpClient } from "@effect/platform";
import { Effect, Fiber, TestClock } from "effect";
import { afterEach, beforeEach, describe, expect, vi } from "vitest";
import { loadConfig } from "#src/services/AppConfig.ts";
import { itEffect, itInTime } from "#test/support/itEffect.ts";
import { config, json } from "#test/support/smallServer.ts";

beforeEach(() => vi.stubGlobal("location", new URL("https://console.example/")));
afterEach(() => vi.unstubAllGlobals());

const readBy = (fetch: () => Response | Promise<Response>) =>
  Effect.provideService(loadConfig, FetchHttpClient.Fetch, async () => fetch());
const read = (file: unknown) => readBy(() => json(file));
const issuesOf = (file: unknown) => Effect.flip(read(file));
const https = "an absolute https URL (http is allowed on this machine only)";

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
      minimumGroupSize: 3,
      overviewActivity: false,
    };
    expect(yield* read({ ...file, comment: "unknown fields are ignored" })).toEqual(file);
  });

  itEffect("may name servers by https, and of this machine", function* () {
    const ofThisMachine = ["http://localhost", "http://127.0.0.1:8080", "http://[::1]:8080"];
    for (const url of ["https://api.example", "https://api.example:8443/base/@v2", ...ofThisMachine])
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
    ["/api"],
    ["https://"],
  ])('is reported for servers at "%s"', function* (url: string) {
    const fields = ["apiBaseUrl", ...endpoints.map((name) => `oidc.${name}`)];
    expect(yield* issuesOf(withEndpoints(url))).toEqual(
      fields.map((field) => ({
        field,
        message: `must be ${field.includes("end") ? "null or " : ""}${https}`,
      })),
    );
  });

  const source = "must be a path that begins with /, other than / and /auth, without query and hash";
  const base = "must be an origin and a path, without user, query and hash";
  const target = "must be a path that begins with / or an http(s) URL";
  itEffect.each<[place: string, value: unknown, message: string, below?: string]>([
    ...["apiBaseUrl", "oidc", "appName", "oidc.issuer", "oidc.clientId"].map(
      (place) => [place, undefined, "is missing"] as [string, unknown, string],
    ),
    ["oidc", "https://id.example", 'Expected Struct (Encoded side), actual "https://id.example"'],
    ["apiBaseUrl", "https://api.example/v2?tenant=1", base],
    ["apiBaseUrl", "https://api.example/#v2", base],
    ["apiBaseUrl", "https://me:pw@api.example", base],
    ["oidc.clientId", "", 'Expected a non empty string, actual ""'],
    ["oidc.scopes", ["email"], 'must contain "openid"'],
    ["oidc.scopes", ["openid", "two words"], "must be one scope, without spaces", ".1"],
    ["oidc.authorizationParameters", { state: "s" }, "is set by the console itself", ".state"],
    ["oidc.clockTolerance", 301, "must be a number of seconds from 0 to 300"],
    ["oidc.clockTolerance", -1, "must be a number of seconds from 0 to 300"],
    ["oidc.dpop", "on", 'must be "auto", "required" or "off"'],
    ["oidc.refreshMethod", "get", 'must be "GET" or "POST"'],
    ["appName", "", 'Expected a non empty string, actual ""'],
    ["redirects", [{ from: "old", to: "/new" }], source, ".0.from"],
    ["redirects", [{ from: "/auth", to: "/new" }], source, ".0.from"],
    ["redirects", redirected("/old"), "leads back to where it comes from", ".0.to"],
    ["redirects", redirected("/", "//evil.example"), target, ".1.to"],
    ["redirects", redirected("/\\evil.example"), target, ".0.to"],
    ["redirects", redirected("javascript:alert(1)"), target, ".0.to"],
    // "< 2" would show that the count is 1.
    ["minimumGroupSize", 2, "Expected a number greater than or equal to 3, actual 2"],
    ["minimumGroupSize", 2.5, "Expected an integer, actual 2.5"],
    ["minimumGroupSize", "5", 'Expected number, actual "5"'],
    ["overviewActivity", "false", "must be true or false"],
  ])("is reported with its field: %s is %j: %s", function* (place, value, message, below = "") {
    const [name = "", ofOidc] = place.split(".");
    const changed = ofOidc === undefined ? value : { ...oidc, [ofOidc]: value };
    expect(yield* issuesOf({ ...config, [name]: changed })).toEqual([{ field: place + below, message }]);
  });
});

describe("an unreadable file", () => {
  itEffect.each<[how: string, answer: () => Response | Promise<Response>, message: string]>([
    ["that is missing", () => new Response(null, { status: 404 }), "answered 404"],
    ["that is broken", () => new Response('{"apiBaseUrl":'), "is not JSON"],
    ["that is empty", () => new Response(""), "is not a JSON object"],
    ["that holds nothing", () => json(null), "is not a JSON object"],
    ["that holds a list", () => json([]), "is not a JSON object"],
    ["without a network", () => Promise.reject(new TypeError("Failed to fetch")), "could not be fetched"],
  ])(
    "%s is an issue of the file as a whole",
    function* (_how: string, answer: () => Response | Promise<Response>, message: string) {
      expect(yield* Effect.flip(readBy(answer))).toEqual([{ field: "", message }]);
    },
  );

  itInTime("that does not arrive fails after 15 seconds", function* () {
    const reading = yield* Effect.fork(Effect.flip(readBy(() => new Promise(() => {}))));
    yield* TestClock.adjust("14 seconds");
    expect((yield* Fiber.poll(reading))._tag).toBe("None");
    yield* TestClock.adjust("1 second");
    expect(yield* Fiber.join(reading)).toEqual([{ field: "", message: "did not answer in time" }]);
  });
});
