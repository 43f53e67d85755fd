/** Runs before all specs: updates the build and prepares the demo data folder that each worker copies. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { Effect, Redacted } from "effect";
import { hashPassword } from "#platform/admins/Password.ts";
import { demoAdministrator } from "#platform/seed/demoAdministrator.ts";
import { build } from "#scripts/build.mjs";
import { cheaply } from "#test/support/testConfig.ts";
import { startPlatform, templateVariable } from "./platform.ts";

/** The real password hash is slow on purpose, as Vitest checks; specs sign in often and use a fast one. */
const signInQuickly = async (dataDir: string) => {
  const { email, password } = demoAdministrator;
  const hash = await Effect.runPromise(cheaply(hashPassword(Redacted.make(password))));
  const database = await PGlite.create(join(dataDir, "database"));
  const { affectedRows } = await database.query(
    "update administrators set password_hash = $1 where email = $2",
    [hash, email],
  );
  await database.close();
  if (affectedRows !== 1) throw new Error("The demo administrator is not in the database");
};

// Playwright reads the setup from the default export.
export default async function globalSetup() {
  build({ ifNeeded: true });
  const template = await mkdtemp(join(tmpdir(), "wellbeing-e2e-template-"));
  const platform = await startPlatform(template);
  await platform.stop();
  await signInQuickly(template);
  process.env[templateVariable] = template;
  return () => rm(template, { recursive: true });
}
