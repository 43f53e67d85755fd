/** Vitest global setup: dumps a migrated PGlite to a file; every test opens a copy of it. */
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setFlagsFromString } from "node:v8";
import { PGlite } from "@electric-sql/pglite";
import type { TestProject } from "vitest/node";
import { overPglite } from "#platform/database/EmbeddedDatabase.ts";
import { connectionTo } from "./connectionTo.ts";
import { makeTemplate } from "./databaseTemplate.ts";
import { compilesOnce } from "./platformProcess.ts";

export const setup = async (project: TestProject) => {
  // The tests' processes get it as an argument, but this one is Vitest's own.
  setFlagsFromString(compilesOnce);
  const folder = await mkdtemp(join(tmpdir(), "wellbeing-pglite-"));
  const pglite = await PGlite.create();
  await makeTemplate(overPglite(() => connectionTo(pglite)));
  const dump = join(folder, "template.tar");
  await writeFile(dump, Buffer.from(await (await pglite.dumpDataDir("none")).arrayBuffer()));
  await pglite.close();
  project.provide("database", { kind: "pglite", dump });
  return () => rm(folder, { recursive: true });
};
