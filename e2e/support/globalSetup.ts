/** Before all specs: a build that is up to date, and one data folder with the demo data for each worker to copy. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { Effect, Redacted } from "effect";
import { hashPassword } from "#platform/admins/Password.ts";
import { demoAdministrator } from "#platform/seed/demoAdministrator.ts";
import { build } from "#scripts/build.mjs";
import { startPlatform, templateVariable } from "./platform.ts";

/** The real check of a password is meant to be slow, which Vitest's tests look at: here somebody signs in all the time. */
const signInQuickly = async (dataDir: string) => {
  const { email, password } = demoAdministrator;
  const hash = await Effect.runPromise(hashPassword(Redacted.make(password), { ln: 4, r: 8, p: 1 }));
  const database = await PGlite.create(join(dataDir, "database"));
  const { affectedRows } = await database.query(
    "update administrators set password_hash = $1 where email = $2",
    [hash, email],
  );
  await database.close();
  if (affectedRows !== 1) throw new Error("The demo administrator is not in the database");
};

// Playwright takes the setup from the default export.
export default async function globalSetup() {
  build({ ifNeeded: true });
  const template = await mkdtemp(join(tmpdir(), "wellbeing-e2e-template-"));
  const platform = await startPlatform(template);
  await platform.stop();
  await signInQuickly(template);
  process.env[templateVariable] = template;
  return () => rm(template, { recursive: true });
}
