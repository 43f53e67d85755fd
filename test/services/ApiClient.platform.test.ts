/** The console's client speaks with the platform itself: each call that a screen makes is accepted, and its answer decodes. */
import { FetchHttpClient } from "@effect/platform";
import { DateTime, Effect, Layer, Schema } from "effect";
import { expect } from "vitest";
import { demoThemes } from "#platform/seed/demoThemes.ts";
import { AppId } from "#schemas/apps/App.ts";
import { maxPageSize } from "#schemas/pages.ts";
import { Theme } from "#schemas/themes/Theme.ts";
import { ApiClient } from "#src/services/ApiClient.ts";
import { AppConfig } from "#src/services/AppConfig.ts";
import { AuthenticatedHttp } from "#src/services/AuthenticatedHttp.ts";
import { Session, SignedOut } from "#src/services/Session.ts";
import { itEffect } from "#test/support/itEffect.ts";
import { administrator, platformApi } from "#test/support/platformApi.ts";
import { config } from "#test/support/smallServer.ts";
import { origin } from "#test/support/testConfig.ts";

const platform = platformApi();

/** The client of somebody who holds this token; by default one that the platform has issued. */
const clientWith = (access_token = platform().token) =>
  ApiClient.pipe(
    Effect.provide(
      ApiClient.layer.pipe(
        Layer.provide(AuthenticatedHttp.layer),
        Layer.provide([
          Layer.succeed(AppConfig, {
            ...config,
            apiBaseUrl: origin,
            oidc: { ...config.oidc, refreshMethod: "GET" },
            redirects: [],
          }),
          // Its own tests run in a browser: it lives in IndexedDB and holds a Web Lock.
          Layer.mock(Session, {
            tokens: Effect.succeedSome({ access_token, token_type: "Bearer" }),
            refresh: () => new SignedOut(),
          }),
          Layer.succeed(FetchHttpClient.Fetch, (input, init) => platform().fetch(new Request(input, init))),
        ]),
      ),
    ),
  );

const client = Effect.suspend(() => clientWith());
const create = (name: string) =>
  Effect.flatMap(client, ({ apps }) => apps.create({ headers: {}, payload: { name } }));

itEffect(
  "reads the person who is signed in",
  Effect.fn(function* () {
    const { id, email, first_name: firstName, last_name: lastName } = administrator;
    const { admins } = yield* client;
    expect(yield* admins.me({})).toMatchObject({ id, email, firstName, lastName });
  }),
);

itEffect(
  "registers, lists, reads and edits apps",
  Effect.fn(function* () {
    const { apps } = yield* client;
    expect(yield* apps.isNameUnique({ urlParams: { appName: "Vital Steps" } })).toBe(true);
    const app = yield* create("Vital Steps");
    expect(yield* apps.isNameUnique({ urlParams: { appName: "vital steps" } })).toBe(false);
    expect((yield* apps.list({ urlParams: { page: 0, size: maxPageSize } })).content).toContainEqual(app);
    const path = { id: app.id };
    expect(yield* apps.get({ path })).toEqual(app);
    const edited = yield* apps.update({ path, headers: {}, payload: { ...app, status: "disabled" } });
    expect(edited).toEqual({ ...app, status: "disabled" });
  }),
);

itEffect(
  "creates, lists and deletes client secrets",
  Effect.fn(function* () {
    const { clientSecrets: secrets } = yield* client;
    const { id: appId } = yield* create("With secrets");
    const expirationDate = DateTime.add(yield* DateTime.now, { days: 30 });
    const { token, ...secret } = yield* secrets.create({
      path: { appId },
      payload: { alias: "ci", expirationDate },
    });
    expect(secret).toMatchObject({ alias: "ci", expirationDate });
    expect(JSON.stringify(token)).toMatch(/redacted/);
    const list = Effect.map(secrets.list({ path: { appId }, urlParams: {} }), ({ content }) => content);
    expect(yield* list).toEqual([secret]);
    yield* secrets.delete({ path: { appId, id: secret.id } });
    expect(yield* list).toEqual([]);
  }),
);

itEffect(
  "invites an administrator",
  Effect.fn(function* () {
    const { admins } = yield* client;
    const email = "new@example.org";
    expect(yield* admins.isEmailUnique({ urlParams: { email } })).toBe(true);
    yield* admins.invite({ headers: {}, payload: { firstName: "New", lastName: "Person", email } });
    expect(yield* admins.isEmailUnique({ urlParams: { email } })).toBe(false);
  }),
);

itEffect(
  "publishes, lists, replaces and deletes themes",
  Effect.fn(function* () {
    const { themes } = yield* client;
    const { id: _id, ...payload } = yield* Schema.decode(Theme)(demoThemes[0]);
    const theme = yield* themes.create({ headers: {}, payload });
    const list = Effect.map(themes.list({ urlParams: {} }), ({ content }) => content);
    expect(yield* list).toEqual([theme]);
    const path = { id: theme.id };
    const edited = yield* themes.update({ path, headers: {}, payload: { ...theme, name: "Evening" } });
    expect(yield* list).toEqual([edited]);
    yield* themes.delete({ path });
    expect(yield* list).toEqual([]);
  }),
);

itEffect(
  "reads the four metrics of an app",
  Effect.fn(function* () {
    const { metrics } = yield* client;
    const { id: appId } = yield* create("Measured");
    const urlParams = {
      startDate: DateTime.unsafeMake("1970-01-01T00:00:00.000Z"),
      endDate: DateTime.unsafeMake("2026-12-31T22:59:59.999Z"),
    };
    const request = { path: { appId }, urlParams };
    expect(yield* metrics.session(request)).toMatchObject({ totalRegisteredUsers: 0, totalActiveUsers: 0 });
    expect(yield* metrics.sociodemographic(request)).toMatchObject({ educationLevels: expect.any(Array) });
    expect(yield* metrics.topic(request)).toMatchObject({ topics: expect.any(Array) });
    expect(yield* metrics.engagement(request)).toBeTypeOf("object");
  }),
);

itEffect(
  "has the platform's refusals as errors of the contract",
  Effect.fn(function* () {
    const { apps } = yield* client;
    yield* create("Taken");
    expect(yield* Effect.flip(create("TAKEN"))).toMatchObject({ _tag: "AppNameTaken", status: 409 });
    const missing = apps.get({ path: { id: AppId.make("app_none") } });
    expect(yield* Effect.flip(missing)).toMatchObject({ _tag: "NotFound", status: 404 });
  }),
);

itEffect(
  "is refused with a token that the platform has not issued",
  Effect.fn(function* () {
    const { apps } = yield* clientWith("forged");
    expect(yield* Effect.flip(apps.list({ urlParams: {} }))).toMatchObject({ _tag: "Unauthorized" });
  }),
);
