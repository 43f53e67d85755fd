/** What ends the start before anything is opened, and what does not end it afterwards. */
import { SqlClient, SqlError } from "@effect/sql";
import { ConfigProvider, Effect } from "effect";
import { expect, it, vi } from "vitest";
import { announce } from "#platform/server/announce.ts";
import { startPlatform } from "#platform/server/startPlatform.ts";
import { loggedTo } from "#test/support/loggedTo.ts";
import { testConfig } from "#test/support/testConfig.ts";

/** A start that fails: why, and what it has logged before. */
const failed = async (values: Readonly<Record<string, string>>) => {
  const logged: Array<string> = [];
  const { message } = await Effect.flip(startPlatform).pipe(
    Effect.withConfigProvider(ConfigProvider.fromMap(new Map(Object.entries(values)))),
    Effect.provide(loggedTo(logged)),
    Effect.runPromise,
  );
  return { message, logged };
};

it("http on another machine's address is refused with the reason", async () => {
  const { message } = await failed({ PUBLIC_ORIGIN: "http://192.168.1.5:8080" });
  expect(message).toMatch(/PUBLIC_ORIGIN: http works only on this machine/);
});

it("a database that is lost when the address is printed does not end the process", async () => {
  const lost = () => Effect.fail(new SqlError.SqlError({ cause: "gone" }));
  const announced = Effect.provideService(announce("http://localhost"), SqlClient.SqlClient, lost as never);
  await expect(Effect.runPromise(Effect.provide(announced, testConfig()))).resolves.toBeUndefined();
});

it("a variable that the platform does not know is a warning", async () => {
  for (const name of ["PUBLIC_ORGIN", "MAIL_FORM", "PLATFORM_DEMO", "PATH_OF_OTHERS"])
    vi.stubEnv(name, "set");
  const { logged } = await failed({ DATABASE_URL: "postgresql://127.0.0.2:1/db", PORT: "0" });
  vi.unstubAllEnvs();
  const warned = logged.flatMap(
    (line) => /level=WARN .*message="(\w+) is not a variable/.exec(line)?.[1] ?? [],
  );
  expect(warned).toEqual(["PUBLIC_ORGIN", "MAIL_FORM"]);
});

it.each([
  ["127.0.0.2:1/db", true],
  ["127.0.0.2:1/db?sslmode=disable", true],
  ["127.0.0.2:1/db?sslmode=verify-full", false],
  ["localhost:1/db", false],
  ["%2Fnowhere/db", false],
])("a database at %s is warned of if all can read what goes to it: %s", async (place, isWarned) => {
  const { logged } = await failed({ DATABASE_URL: `postgresql://console:secret@${place}`, PORT: "0" });
  expect(logged.some((line) => /level=WARN .*DATABASE_URL: .*sslmode=verify-full/.test(line))).toBe(isWarned);
  expect(logged.join()).not.toContain("secret");
});
