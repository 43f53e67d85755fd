/** A new folder, for the tests of a file or until `after`. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";

export const temporaryFolder = (after: (remove: () => void) => void = afterAll) => {
  const folder = mkdtempSync(join(tmpdir(), "wellbeing-"));
  after(() => rmSync(folder, { recursive: true }));
  return folder;
};
