/** A new folder for one test file. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";

export const temporaryFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), "wellbeing-"));
  afterAll(() => rmSync(folder, { recursive: true }));
  return folder;
};
