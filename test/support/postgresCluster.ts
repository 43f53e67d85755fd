/** Vitest global setup: a private PostgreSQL cluster behind a Unix socket, with a migrated database to copy. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PgClient } from "@effect/sql-pg";
import { Redacted } from "effect";
import type { TestProject } from "vitest/node";
import { makeTemplate } from "./databaseTemplate.ts";
import { startPostgres } from "./startPostgres.ts";

export const setup = async (project: TestProject) => {
  const folder = mkdtempSync(join(tmpdir(), "wellbeing-pg-"));
  const { url, createDatabase, stop } = startPostgres(
    folder,
    "-c max_connections=200 -c timezone=Pacific/Auckland",
  );
  await createDatabase("template_migrated");
  await makeTemplate(PgClient.layer({ url: Redacted.make(url("template_migrated")) }));

  project.provide("database", { kind: "postgres", server: url("") });
  return () => {
    stop("immediate");
    rmSync(folder, { recursive: true });
  };
};
