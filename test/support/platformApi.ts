/** The platform's API in memory for one test file, with a fresh database and real tokens. */
import {
  FetchHttpClient,
  HttpApiBuilder,
  HttpApiClient,
  HttpApp,
  HttpClient,
  HttpClientRequest,
  type HttpRouter,
} from "@effect/platform";
import { SqlClient } from "@effect/sql";
import { Effect, Layer, ManagedRuntime } from "effect";
import { afterAll, beforeAll, expect } from "vitest";
import { AnswerTime } from "#platform/database/unavailability.ts";
import { OidcKeys } from "#platform/oidc/OidcKeys.ts";
import { TokenVerifier } from "#platform/oidc/TokenVerifier.ts";
import { apiLayer } from "#platform/Platform.ts";
import type { PlatformConfig } from "#platform/PlatformConfig.ts";
import { Api } from "#schemas/Api.ts";
import { tokenIssuer } from "./accessTokens.ts";
import { freshDatabase } from "./freshDatabase.ts";
import { loggedTo } from "./loggedTo.ts";
import { answerTimeout, origin, testConfig } from "./testConfig.ts";

type Database = Layer.Layer<SqlClient.SqlClient | PlatformConfig, unknown>;

const emptyDatabase: Database = Layer.merge(freshDatabase, testConfig());

const servicesOver = (database: Database) =>
  apiLayer.pipe(
    Layer.provideMerge(TokenVerifier.Default),
    Layer.provideMerge(OidcKeys.Default),
    Layer.provideMerge(database),
  );

export const administrator = {
  id: "adm_ada",
  email: "Ada@example.org",
  email_key: "ada@example.org",
  first_name: "Ada",
  last_name: "Winter",
};

interface CallInit {
  readonly headers?: Readonly<Record<string, string>>;
  readonly json?: unknown;
  readonly body?: string | Buffer<ArrayBuffer>;
}

/** The API as a function from Request to Response, usable until the scope closes. */
const webHandler = Effect.gen(function* () {
  const httpApp = yield* HttpApiBuilder.httpApp;
  const runtime = yield* Effect.runtime<HttpRouter.HttpRouter.DefaultServices>();
  return HttpApp.toWebHandlerRuntime(runtime)(httpApp);
});

const start = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;
  yield* sql`insert into administrators ${sql.insert(administrator)}`;
  const fetch = yield* Effect.provideService(webHandler, AnswerTime, answerTimeout);
  const issue = yield* tokenIssuer;
  const token = yield* Effect.promise(() => issue(administrator.id));
  const [jwk] = (yield* OidcKeys).verification.keys;
  const client = yield* HttpApiClient.make(Api, {
    baseUrl: origin,
    transformClient: HttpClient.mapRequest(HttpClientRequest.bearerToken(token)),
  }).pipe(
    Effect.provide(FetchHttpClient.layer),
    Effect.provideService(FetchHttpClient.Fetch, (input, init) => fetch(new Request(input, init))),
  );

  /** Sends one request, with a valid token unless `init` replaces it. */
  const call = async (method: string, path: string, init: CallInit = {}) => {
    const body = init.json === undefined ? init.body : JSON.stringify(init.json);
    const request = new Request(`${origin}${path}`, {
      method,
      headers: { "content-type": "application/json", authorization: `Bearer ${token}`, ...init.headers },
      ...(body === undefined ? {} : { body }),
    });
    const response = await fetch(request);
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      body: text === "" ? undefined : JSON.parse(text),
    };
  };
  const { routes } = yield* Effect.flatMap(HttpApiBuilder.Router, ({ router }) => router);
  const send = (...request: Parameters<typeof call>) => Effect.promise(() => call(...request));
  return { sql, fetch, issue, token, jwk, client, routes, call, send };
});

/** Twenty calls at once. */
export const twentyTimes = <A, E, R>(call: (index: number) => Effect.Effect<A, E, R>) =>
  Effect.forEach(Array.from({ length: 20 }).keys(), call, { concurrency: "unbounded" });

/** Exactly one of twenty equal calls at once succeeds; the others fail as they should. */
export const expectOneOfTwenty = <R>(
  call: Effect.Effect<unknown, { readonly _tag: string }, R>,
  tag: string,
) =>
  Effect.map(
    twentyTimes(() => Effect.match(call, { onSuccess: () => "done", onFailure: ({ _tag }) => _tag })),
    (results) => expect(results.toSorted()).toEqual([...Array<string>(19).fill(tag), "done"]),
  );

type PlatformApi = Effect.Effect.Success<typeof start> & {
  /** Every line that the platform has logged. */
  readonly logged: ReadonlyArray<string>;
};

/** Starts before the file's tests and stops after them. Call the returned function within tests only. */
export const platformApi = (database = emptyDatabase) => {
  const logged: Array<string> = [];
  const runtime = ManagedRuntime.make(Layer.merge(servicesOver(database), loggedTo(logged)));
  const api: { current?: PlatformApi } = {};
  beforeAll(async () => {
    api.current = { ...(await runtime.runPromise(start)), logged };
  });
  afterAll(() => runtime.dispose());
  return () => {
    if (api.current === undefined) throw new Error("The platform has not started yet");
    return api.current;
  };
};
