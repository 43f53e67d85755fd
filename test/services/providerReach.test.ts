/** What the page for developers says of the provider's answers. */
import { Effect, Layer } from "effect";
import { afterEach, expect, it, vi } from "vitest";
import { AppConfig } from "#src/services/AppConfig.ts";
import { Provider } from "#src/services/Provider.ts";
import { providerReach } from "#src/services/sign-in/providerReach.ts";
import { config, configWith } from "#test/support/smallServer.ts";

afterEach(() => vi.unstubAllGlobals());

const layer = Layer.provideMerge(Provider.layer, Layer.succeed(AppConfig, configWith({})));
const { tokenEndpoint } = config.oidc;

it("an address without CORS, one without an answer and one of the own origin are told apart", async () => {
  const sent: Array<string> = [];
  vi.stubGlobal("fetch", async (input: string, init: RequestInit = {}) => {
    sent.push(`${init.method ?? "GET"} ${init.mode ?? "cors"} ${new URL(input).pathname}`);
    const isToken = input === tokenEndpoint;
    if (isToken && init.mode === "no-cors") return new Response();
    if (isToken || input.includes("/.well-known/")) throw new TypeError("Failed to fetch");
    return new Response("{}");
  });
  const found = await Effect.runPromise(Effect.provide(providerReach, layer));
  expect(found.map(({ what, reach }) => [what, reach])).toEqual([
    ["metadata", "silent"],
    ["keys", "readable"],
    ["tokens", "corsBlocked"],
  ]);
  expect(sent).toContain(`POST cors ${new URL(tokenEndpoint).pathname}`);

  vi.stubGlobal("location", { origin: new URL(tokenEndpoint).origin });
  const own = await Effect.runPromise(Effect.provide(providerReach, layer));
  expect(own.map(({ reach }) => reach)).toEqual(["own", "own", "own"]);
});
