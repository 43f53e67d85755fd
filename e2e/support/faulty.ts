/** `test` for specs that make the platform fail. */
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestType } from "@playwright/test";
import { type FaultyPlatform, startFaultyPlatform } from "./faultyPlatform.ts";
import { templateVariable } from "./platform.ts";
import { test as base } from "./test.ts";

interface OfWorker {
  readonly faulty: FaultyPlatform;
}

type Base = typeof base extends TestType<infer OfTest, infer OfAll> ? [OfTest, OfAll] : never;

export const test: TestType<Base[0], Base[1] & OfWorker> = base.extend<object, OfWorker>({
  faulty: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from the pattern.
    async ({}, use) => {
      const dataDir = await mkdtemp(join(tmpdir(), "wellbeing-e2e-"));
      await cp(process.env[templateVariable] ?? "", dataDir, { recursive: true });
      const platform = await startFaultyPlatform(dataDir);
      await use(platform);
      await platform.stop();
      await rm(dataDir, { recursive: true });
    },
    { scope: "worker", timeout: 60_000 },
  ],

  baseURL: async ({ faulty }, use) => {
    faulty.mend();
    await use(faulty.origin);
  },
});

export { expect } from "@playwright/test";
