/** The console's API client against the real platform: each call is accepted, and its response decodes. */
import { DateTime, Effect, Schema } from "effect";
import { expect } from "vitest";
import { demoThemes } from "#platform/seed/demoThemes.ts";
import { AdminsApi } from "#schemas/admins/AdminsApi.ts";
import { AppsApi } from "#schemas/apps/AppsApi.ts";
import { ClientSecretsApi } from "#schemas/client-secrets/ClientSecretsApi.ts";
import { MetricsApi } from "#schemas/metrics/MetricsApi.ts";
import { ThemesApi } from "#schemas/themes/ThemesApi.ts";
import { AppId } from "#schemas/apps/App.ts";
import { maxPageSize } from "#schemas/pages.ts";
import { Theme } from "#schemas/themes/Theme.ts";
import { callsOf } from "#src/services/ApiClient.ts";
import { itEffect } from "#test/support/itEffect.ts";
import { administrator, platformApi } from "#test/support/platformApi.ts";
import { platformClient } from "#test/support/platformClient.ts";

const platform = platformApi();

const allCalls = Effect.all({
  admins: callsOf(AdminsApi),
  apps: callsOf(AppsApi),
  clientSecrets: callsOf(ClientSecretsApi),
  metrics: callsOf(MetricsApi),
  themes: callsOf(ThemesApi),
});

/** A client with this token; by default one that the platform has issued. */
const clientWith = (access_token = platform().token) =>
  Effect.provide(allCalls, platformClient(platform().fetch, access_token));

const client = Effect.suspend(() => clientWith());
const create = (name: string) =>
  Effect.flatMap(client, ({ apps }) => apps.create({ headers: {}, payload: { name } }));

itEffect("the client reads the signed-in person", function* () {
  const { id, email, first_name: firstName, last_name: lastName } = administrator;
  const { admins } = yield* client;
  expect(yield* admins.me({})).toMatchObject({ id, email, firstName, lastName });
});

itEffect("the client registers, lists, reads and edits apps", function* () {
  const { apps } = yield* client;
  expect(yield* apps.isNameUnique({ urlParams: { appName: "Vital Steps" } })).toBe(true);
  const app = yield* create("Vital Steps");
  expect(yield* apps.isNameUnique({ urlParams: { appName: "vital steps" } })).toBe(false);
  expect((yield* apps.list({ urlParams: { page: 0, size: maxPageSize } })).content).toContainEqual(app);
  const path = { id: app.id };
  expect(yield* apps.get({ path })).toEqual(app);
  const edited = yield* apps.update({ path, headers: {}, payload: { ...app, status: "disabled" } });
  expect(edited).toEqual({ ...app, status: "disabled" });
});

itEffect("the client creates, lists and deletes client secrets", function* () {
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
});

itEffect("the client invites an administrator", function* () {
  const { admins } = yield* client;
  const email = "new@example.org";
  expect(yield* admins.isEmailUnique({ urlParams: { email } })).toBe(true);
  yield* admins.invite({ headers: {}, payload: { firstName: "New", lastName: "Person", email } });
  expect(yield* admins.isEmailUnique({ urlParams: { email } })).toBe(false);
});

itEffect("the client publishes, lists, replaces and deletes themes", function* () {
  const { themes } = yield* client;
  const { id: _id, ...payload } = yield* Schema.decode(Theme)(demoThemes[0]);
  const theme = yield* themes.create({ headers: {}, payload });
  const list = Effect.map(themes.list({ urlParams: {} }), ({ content }) => content);
  expect(yield* list).toEqual([theme]);
  const path = { id: theme.id };
  const edited = yield* themes.update({ path, headers: {}, payload: { ...theme, name: "Evening" } });
  expect(yield* list).toEqual([edited]);
  yield* themes.delete({ path, headers: {} });
  expect(yield* list).toEqual([]);
});

itEffect("the client reads the four metrics of an app", function* () {
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
});

itEffect("the client decodes refusals of the platform as errors of the contract", function* () {
  const { apps } = yield* client;
  yield* create("Taken");
  expect(yield* Effect.flip(create("TAKEN"))).toMatchObject({ _tag: "AppNameTaken", status: 409 });
  const missing = apps.get({ path: { id: AppId.make("app_none") } });
  expect(yield* Effect.flip(missing)).toMatchObject({ _tag: "NotFound", status: 404 });
});

itEffect.each([["17"], ["app.1"], ["a b"], ["a/b"], ["a%20b?ä#"], ["../users/me"], ["🌱"]])(
  "the client reads and edits the app with the id %j",
  function* (text) {
    const id = AppId.make(text);
    const { apps } = yield* client;
    const app = yield* create(`App ${text}`);
    const { sql } = platform();
    yield* sql`update apps set id = ${id} where id = ${app.id}`;
    const path = { id };
    expect(yield* apps.get({ path })).toEqual({ ...app, id });
    const disabled = { ...app, id, status: "disabled" } as const;
    expect(yield* apps.update({ path, headers: {}, payload: disabled })).toEqual(disabled);
  },
);

itEffect("the platform refuses a token that it has not issued", function* () {
  const { apps } = yield* clientWith("forged");
  expect(yield* Effect.flip(apps.list({ urlParams: {} }))).toMatchObject({ _tag: "Unauthorized" });
});
