/** The console's API client against the real platform: each call is accepted, and its response decodes. */
import { DateTime, Effect, Schema } from "effect";
import { expect } from "vitest";
import { demoThemes } from "#platform/seed/demoThemes.ts";
import { AdminsApi } from "#schemas/admins/AdminsApi.ts";
import { AppId } from "#schemas/apps/App.ts";
import { AppsApi } from "#schemas/apps/AppsApi.ts";
import { ClientSecretsApi } from "#schemas/client-secrets/ClientSecretsApi.ts";
import { MetricsApi } from "#schemas/metrics/MetricsApi.ts";
import { maxPageSize } from "#schemas/pages.ts";
import { Theme } from "#schemas/themes/Theme.ts";
import { ThemesApi } from "#schemas/themes/ThemesApi.ts";
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

const client = Effect.suspend(() =>
  Effect.provide(allCalls, platformClient(platform().fetch, platform().token)),
);
const create = (name: string) =>
  Effect.flatMap(client, ({ apps }) => apps.create({ headers: {}, payload: { name } }));

itEffect(
  "the client reads, writes and deletes all that the platform has, and reads its answers",
  function* () {
    const { admins, apps, clientSecrets: secrets, metrics, themes } = yield* client;
    const { id, email, first_name: firstName, last_name: lastName } = administrator;
    expect(yield* admins.me({})).toMatchObject({ id, email, firstName, lastName });
    const invited = { firstName: "New", lastName: "Person", email: "new@example.org" };
    const isUnique = admins.isEmailUnique({ urlParams: { email: invited.email } });
    expect(yield* isUnique).toBe(true);
    yield* admins.invite({ headers: {}, payload: invited });
    expect(yield* isUnique).toBe(false);

    expect(yield* apps.isNameUnique({ urlParams: { appName: "Vital Steps" } })).toBe(true);
    const app = yield* create("Vital Steps");
    expect(yield* apps.isNameUnique({ urlParams: { appName: "vital steps" } })).toBe(false);
    expect((yield* apps.list({ urlParams: { page: 0, size: maxPageSize } })).content).toContainEqual(app);

    const [path, ofApp] = [{ appId: app.id }, { path: { appId: app.id }, urlParams: {} }];
    const expirationDate = DateTime.add(yield* DateTime.now, { days: 30 });
    const { token, ...secret } = yield* secrets.create({
      path,
      headers: {},
      payload: { alias: "ci", expirationDate },
    });
    expect(secret).toMatchObject({ alias: "ci", expirationDate });
    expect(JSON.stringify(token)).toMatch(/redacted/);
    expect((yield* secrets.list(ofApp)).content).toEqual([secret]);
    yield* secrets.delete({ path: { ...path, id: secret.id } });
    expect((yield* secrets.list(ofApp)).content).toEqual([]);

    const { id: _id, ...content } = yield* Schema.decode(Theme)(demoThemes[0]);
    const theme = yield* themes.create({ headers: {}, payload: content });
    const one = { path: { id: theme.id }, headers: {} };
    const edited = yield* themes.update({ ...one, payload: { ...theme, name: "Evening" } });
    expect((yield* themes.list({ urlParams: {} })).content).toEqual([edited]);
    yield* themes.delete(one);
    expect((yield* themes.list({ urlParams: {} })).content).toEqual([]);

    const [startDate, endDate] = [DateTime.unsafeMake(0), expirationDate];
    const period = { path, urlParams: { startDate, endDate } };
    expect(yield* metrics.session(period)).toMatchObject({ totalRegisteredUsers: 0, totalActiveUsers: 0 });
    expect(yield* metrics.sociodemographic(period)).toMatchObject({ educationLevels: expect.any(Array) });
    expect(yield* metrics.topic(period)).toMatchObject({ topics: expect.any(Array) });
    expect(yield* metrics.engagement(period)).toBeTypeOf("object");
  },
);

itEffect("the client decodes refusals of the platform as errors of the contract", function* () {
  const { apps } = yield* client;
  yield* create("Taken");
  expect(yield* Effect.flip(create("TAKEN"))).toMatchObject({ _tag: "AppNameTaken", status: 409 });
  const missing = apps.get({ path: { id: AppId.make("app_none") } });
  expect(yield* Effect.flip(missing)).toMatchObject({ _tag: "NotFound", status: 404 });
  const { apps: forged } = yield* Effect.provide(allCalls, platformClient(platform().fetch, "forged"));
  expect(yield* Effect.flip(forged.list({ urlParams: {} }))).toMatchObject({ _tag: "Unauthorized" });
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
