/** A proxy's page in place of a problem: the status says which error it is. */
import { Effect } from "effect";
import { expect } from "vitest";
import { AdminsApi } from "#schemas/admins/AdminsApi.ts";
import { AppsApi } from "#schemas/apps/AppsApi.ts";
import { AppId } from "#schemas/apps/App.ts";
import { callsOf } from "#src/services/ApiClient.ts";
import { itEffect } from "#test/support/itEffect.ts";
import { platformClient } from "#test/support/platformClient.ts";

const answering = (status: number, body: string | null) =>
  platformClient(
    async () => new Response(body, { status, headers: { "content-type": "text/html" } }),
    "token",
  );

itEffect.each([
  [403, "Forbidden"],
  [500, "Unexpected"],
  [503, "Unavailable"],
  [502, "ResponseError"],
] as ReadonlyArray<[number, string]>)(
  "a page with status %d is the error %s",
  Effect.fn(function* (status: number, tag: string) {
    for (const body of ["<h1>Sorry</h1>", "overloaded", "", null]) {
      const me = Effect.flatMap(callsOf(AdminsApi), (admins) => admins.me({}));
      const error = yield* Effect.flip(Effect.provide(me, answering(status, body)));
      expect(error._tag).toBe(tag);
    }
  }),
);

itEffect("a page with status 404 means that the record does not exist", () =>
  Effect.gen(function* () {
    const read = Effect.flatMap(callsOf(AppsApi), (apps) => apps.get({ path: { id: AppId.make("app_1") } }));
    const error = yield* Effect.flip(Effect.provide(read, answering(404, "<h1>Not found</h1>")));
    expect(error._tag).toBe("NotFound");
  }),
);

itEffect("a problem keeps its members", () =>
  Effect.gen(function* () {
    const issues = [{ path: "email", message: "must be an email address" }];
    const ask = Effect.flatMap(callsOf(AdminsApi), (admins) =>
      admins.isEmailUnique({ urlParams: { email: "grace@example" } }),
    );
    const body = JSON.stringify({ _tag: "Invalid", status: 422, title: "Invalid input", issues });
    expect(yield* Effect.flip(Effect.provide(ask, answering(422, body)))).toMatchObject({ issues });
  }),
);
