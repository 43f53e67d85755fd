import { Effect, Layer } from "effect";
import { expect, it } from "vitest";
import { runStatements } from "#platform/database/runStatements.ts";
import { artifactStore } from "#platform/oidc/ArtifactStore.ts";
import { OidcKeys } from "#platform/oidc/OidcKeys.ts";
import { hashedIdsMigration } from "#platform/oidc/migrations.ts";
import { SqlClient } from "@effect/sql";
import { Browser } from "#test/support/Browser.ts";
import { demo, exchange, obtainCode, refresh, tokensOf } from "#test/support/signIn.ts";
import { testConfig } from "#test/support/testConfig.ts";
import { testPlatform } from "#test/support/testPlatform.ts";

const platform = testPlatform();

/** Keeps the value of every cookie that it receives. */
class RecordingBrowser extends Browser {
  readonly cookies = new Set<string>();

  override async fetch(path: string, init?: RequestInit) {
    const response = await super.fetch(path, init);
    for (const line of response.headers.getSetCookie()) {
      const [name = "", value = ""] = line.split(/[=;]/);
      if (value !== "" && name.startsWith("_session")) this.cookies.add(value);
    }
    return response;
  }
}

it("nothing that is stored can be used as a refresh token, a code or a session cookie", async () => {
  const { origin, run, sql } = platform();
  const browser = new RecordingBrowser(origin);
  const { code, request } = await obtainCode(browser, demo);
  const first = await tokensOf(await exchange(origin, code, request.verifier));
  const second = await tokensOf(await refresh(origin, first.refresh_token));
  const again = await obtainCode(browser, demo); // with the session, whose cookie the interaction would name
  const stored = await run(sql<{ row: string }>`select a::text as row from oidc_artifacts a`);
  const credentials = [code, again.code, first.refresh_token, second.refresh_token, ...browser.cookies];
  expect(browser.cookies.size).toBeGreaterThan(0);
  expect(stored.length).toBeGreaterThan(3);
  for (const credential of credentials) {
    expect(stored.filter(({ row }) => row.includes(credential))).toEqual([]);
  }
});

it("credentials that an earlier version stored in the clear are hashed, and still work", async () => {
  const { run, sql } = platform();
  const id = "old-Token_0123456789";
  const found = await run(
    Effect.gen(function* () {
      for (const model of ["RefreshToken", "Grant"]) {
        yield* sql`insert into oidc_artifacts (model, id, payload, expires_at)
          values (${model}, ${id}, ${`{"jti":"${id}","kind":"${model}"}`}::jsonb, now() + interval '1 hour')`;
      }
      yield* sql`insert into oidc_artifacts (model, id, payload, expires_at)
        values ('Interaction', 'i', '{"session": {"cookie": "c", "uid": "u"}}'::jsonb, now() + interval '1 hour')`;
      yield* runStatements(hashedIdsMigration);
      const store = yield* Effect.provide(artifactStore, Layer.provide(OidcKeys.layer, testConfig()));
      const models = ["RefreshToken", "Grant"];
      const artifacts = yield* Effect.promise(() =>
        Promise.all(models.map((model) => store(model).find(id))),
      );
      const interaction = yield* Effect.promise(() => store("Interaction").find("i"));
      const clear =
        yield* sql`select from oidc_artifacts a where model = 'RefreshToken' and a::text like ${`%${id}%`}`;
      return { artifacts, interaction, clear: clear.length };
    }).pipe(Effect.provideService(SqlClient.SqlClient, sql)),
  );
  expect(found).toMatchObject({
    artifacts: [
      { jti: id, kind: "RefreshToken" },
      { jti: id, kind: "Grant" },
    ],
    clear: 0,
  });
  expect(found.interaction?.["session"]).toEqual({ uid: "u" });
});
