import { SqlClient } from "@effect/sql";
import { Effect, Layer, ManagedRuntime } from "effect";
import { afterAll, describe, expect, it } from "vitest";
import { artifactStore, removeExpired } from "#platform/oidc/ArtifactStore.ts";
import { OidcKeys } from "#platform/oidc/OidcKeys.ts";
import { freshDatabase } from "#test/support/freshDatabase.ts";
import { testConfig } from "#test/support/testConfig.ts";

const runtime = ManagedRuntime.make(
  Layer.provideMerge(OidcKeys.Default, Layer.merge(freshDatabase, testConfig())),
);
afterAll(() => runtime.dispose());

const storeOf = async (model: string) => (await runtime.runPromise(artifactStore))(model);

describe("an artifact", () => {
  it("is found until it expires, only under its own model", async () => {
    const sessions = await storeOf("Session");
    await sessions.upsert("living", { uid: "living-uid", accountId: "adm_demo" }, 60);
    await sessions.upsert("dead", { uid: "dead-uid", accountId: "adm_demo" }, -1);
    const living = { uid: "living-uid", accountId: "adm_demo" };
    expect(await sessions.find("living")).toEqual({ ...living, jti: "living" });
    expect(await sessions.findByUid("living-uid")).toEqual(living);
    expect(await sessions.find("dead")).toBeUndefined();
    expect(await sessions.findByUid("dead-uid")).toBeUndefined();
    expect(await (await storeOf("RefreshToken")).find("living")).toBeUndefined();
  });

  it("is deleted with its grant", async () => {
    const tokens = await storeOf("RefreshToken");
    await tokens.upsert("mine", { grantId: "granted" }, 60);
    await tokens.upsert("other", { grantId: "another" }, 60);
    await tokens.revokeByGrantId("granted");
    expect(await tokens.find("mine")).toBeUndefined();
    expect(await tokens.find("other")).toBeDefined();
  });
});

it("removeExpired deletes artifacts that expired, links for a new password thirty days later, and no links of invitations", async () => {
  await (await storeOf("Grant")).upsert("removed", {}, -1);
  const { artifacts, links } = await runtime.runPromise(
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient;
      yield* sql`insert into administrators (id, email, email_key, first_name, last_name)
        values ('adm_links', 'links@example.org', 'links@example.org', 'Grace', 'Sommer')`;
      yield* sql`insert into registration_links (token_hash, administrator_id, purpose, expires_at)
        select decode(md5(purpose || days), 'hex'), 'adm_links', purpose, now() - make_interval(days => days)
        from unnest(array['registration', 'newPassword']) purpose, unnest(array[29, 31]) days`;
      yield* removeExpired;
      return yield* Effect.all({
        artifacts: sql`select uid from oidc_artifacts where id = 'removed' or uid = 'living-uid'`,
        links: sql`select purpose, extract(day from now() - expires_at)::int as days
          from registration_links order by purpose, days`,
      });
    }),
  );
  expect(artifacts).toEqual([{ uid: "living-uid" }]);
  expect(links).toEqual([
    { purpose: "newPassword", days: 29 },
    { purpose: "registration", days: 29 },
    { purpose: "registration", days: 31 },
  ]);
});

it("a session is deleted once its person has left", async () => {
  const sessions = await storeOf("Session");
  await sessions.upsert("left", { uid: "left-uid", accountId: "adm_demo" }, 60);
  await sessions.upsert("left", { uid: "left-uid" }, 60);
  expect(await sessions.find("left")).toBeUndefined();
});
