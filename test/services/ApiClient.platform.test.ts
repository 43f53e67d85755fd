/** The console's API client on the real platform with ids of any form. */
import { Effect } from "effect";
import { expect } from "vitest";
import { AppId } from "#schemas/apps/App.ts";
import { AppsApi } from "#schemas/apps/AppsApi.ts";
import { callsOf } from "#src/services/ApiClient.ts";
import { itEffect } from "#test/support/itEffect.ts";
import { platformApi } from "#test/support/platformApi.ts";
import { platformClient } from "#test/support/platformClient.ts";

const platform = platformApi();

itEffect.each([["17"], ["app.1"], ["a b"], ["a/b"], ["a%20b?ä#"], ["../users/me"], ["🌱"]])(
  "the client reads and edits the app with the id %j",
  function* (text) {
    const { fetch, sql, token } = platform();
    const apps = yield* Effect.provide(callsOf(AppsApi), platformClient(fetch, token));
    const app = yield* apps.create({ headers: {}, payload: { name: `App ${text}` } });
    const id = AppId.make(text);
    yield* sql`update apps set id = ${id} where id = ${app.id}`;
    const path = { id };
    expect(yield* apps.get({ path })).toEqual({ ...app, id });
    const disabled = { ...app, id, status: "disabled" } as const;
    expect(yield* apps.update({ path, headers: {}, payload: disabled })).toEqual(disabled);
  },
);
