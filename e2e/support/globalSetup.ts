/** Before all specs: a build that is up to date, and one data folder with the demo data for each worker to copy. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { demoAdministrator } from "#platform/seed/demoAdministrator.ts";
import { build } from "#scripts/build.mjs";
import { quickHash } from "#test/support/quickHash.ts";
import { startPlatform } from "./platform.ts";

export const templateVariable = "E2E_DATA_TEMPLATE";

/** The real check of a password is meant to be slow, which Vitest's tests look at: here somebody signs in all the time. */
const signInQuickly = async (dataDir: string) => {
  const database = await PGlite.create(join(dataDir, "database"));
  const { affectedRows } = await database.query(
    "update administrators set password_hash = $1 where email = $2",
    [quickHash(demoAdministrator.password), demoAdministrator.email],
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
