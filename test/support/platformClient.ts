/** The console's API client, signed in with the given token, over the `fetch` of a platform in memory. */
import { FetchHttpClient } from "@effect/platform";
import { Effect, Layer } from "effect";
import { ApiClient } from "#src/services/ApiClient.ts";
import { AppConfig } from "#src/services/AppConfig.ts";
import { AuthenticatedHttp } from "#src/services/AuthenticatedHttp.ts";
import { Session, SignedOut } from "#src/services/Session.ts";
import { configWith } from "./smallServer.ts";

export const platformClient = (
  fetch: (request: Request) => Promise<Response>,
  access_token: string,
): Layer.Layer<ApiClient | AuthenticatedHttp> =>
  ApiClient.layer.pipe(
    Layer.provideMerge(AuthenticatedHttp.layer),
    Layer.provide([
      // The platform's own origin in tests, without its code, which no browser loads.
      Layer.succeed(AppConfig, { ...configWith(), apiBaseUrl: "http://platform.test" }),
      // The real session needs IndexedDB and Web Locks; its tests run in a browser.
      Layer.mock(Session, {
        tokens: Effect.succeedSome({ access_token, token_type: "Bearer" }),
        refresh: () => new SignedOut(),
      }),
      Layer.succeed(FetchHttpClient.Fetch, (input, init) => fetch(new Request(input, init))),
    ]),
  );
