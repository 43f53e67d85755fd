/** Vitest global setup: a private PostgreSQL cluster behind a Unix socket, with a migrated database to copy. */
import { execFileSync } from "node:child_process";
import { chownSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PgClient } from "@effect/sql-pg";
import { Effect, Layer, Redacted } from "effect";
import { Client } from "pg";
import type { TestProject } from "vitest/node";
import { migrated } from "#platform/database/Database.ts";
import { postgresBinaries } from "./postgresBinaries.ts";

/** PostgreSQL refuses to run as root. */
const unprivileged = () => {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) => Number(execFileSync("id", [flag, "nobody"], { encoding: "utf8" }));
  return { uid: id("-u"), gid: id("-g") };
};

export const setup = async (project: TestProject) => {
  if (postgresBinaries === undefined) throw new Error("PostgreSQL's server binaries are not installed");
  const user = unprivileged();
  const folder = mkdtempSync(join(tmpdir(), "wellbeing-pg-"));
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
  const run = (name: string, ...args: ReadonlyArray<string>) =>
    execFileSync(join(postgresBinaries ?? "", name), args, { ...user, cwd: folder, stdio: "ignore" });
  const data = join(folder, "data");

  run("initdb", "-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync");
  const options = `-c listen_addresses= -c unix_socket_directories=${folder} -c fsync=off -c max_connections=200 -c timezone=Pacific/Auckland`;
  run("pg_ctl", "start", "-w", "-D", data, "-l", join(folder, "log"), "-o", options);
  const url = (database: string) => `postgresql://postgres@localhost/${database}?host=${folder}`;

  const admin = new Client(url("postgres"));
  await admin.connect();
  await admin.query("create database template_migrated");
  await admin.end();
  const template = PgClient.layer({ url: Redacted.make(url("template_migrated")) });
  await Effect.runPromise(Effect.scoped(Layer.build(migrated(template))));

  project.provide("database", { kind: "postgres", server: url("") });
  return () => {
    run("pg_ctl", "stop", "-D", data, "-m", "immediate");
    rmSync(folder, { recursive: true });
  };
};
