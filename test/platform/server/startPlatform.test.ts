/** What ends the start before anything is opened, and what does not end it afterwards. */
import { SqlClient, SqlError } from "@effect/sql";
import { ConfigProvider, Effect } from "effect";
import { expect, it } from "vitest";
import { announce } from "#platform/server/announce.ts";
import { startPlatform } from "#platform/server/startPlatform.ts";
import { testConfig } from "#test/support/testConfig.ts";

it("http on another machine's address is refused with the reason", async () => {
  const values = new Map([["PUBLIC_ORIGIN", "http://192.168.1.5:8080"]]);
  const refused = Effect.flip(Effect.withConfigProvider(startPlatform, ConfigProvider.fromMap(values)));
  expect((await Effect.runPromise(refused)).message).toMatch(
    /PUBLIC_ORIGIN: http works only on this machine/,
  );
});

it("a database that is lost when the address is printed does not end the process", async () => {
  const lost = () => Effect.fail(new SqlError.SqlError({ cause: "gone" }));
  const announced = Effect.provideService(announce("http://localhost"), SqlClient.SqlClient, lost as never);
  await expect(Effect.runPromise(Effect.provide(announced, testConfig()))).resolves.toBeUndefined();
});
