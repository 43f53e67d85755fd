/** Before all specs: a build that is up to date, and one data folder with the demo data for each worker to copy. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "#scripts/build.mjs";
import { startPlatform } from "./platform.ts";

export const templateVariable = "E2E_DATA_TEMPLATE";

// Playwright takes the setup from the default export.
export default async function globalSetup() {
  build({ ifNeeded: true });
  const template = await mkdtemp(join(tmpdir(), "wellbeing-e2e-template-"));
  const platform = await startPlatform(template);
  await platform.stop();
  process.env[templateVariable] = template;
  return () => rm(template, { recursive: true });
}
