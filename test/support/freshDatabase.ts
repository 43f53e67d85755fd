/** A layer with its own empty, migrated database, on the database server of the running test project. */
import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { PGlite } from "@electric-sql/pglite";
import { PgClient } from "@effect/sql-pg";
import { Effect, Layer, Redacted } from "effect";
import { Client } from "pg";
import { inject } from "vitest";
import { overPglite } from "#platform/database/EmbeddedDatabase.ts";
import { connectionTo } from "#platform/database/pgliteConnection.ts";
import { types } from "#platform/database/types.ts";

declare module "vitest" {
  interface ProvidedContext {
    readonly database:
      | { readonly kind: "pglite"; readonly dump: string }
      | { readonly kind: "postgres"; readonly server: string };
  }
}

/** Opening a PGlite takes longer than most tests, so instances are emptied and reused. */
const unused: Array<PGlite> = [];

const emptied = async (pglite: PGlite) => {
  await pglite.exec("rollback");
  await pglite.exec("discard all"); // A message of its own: several statements in one would run in a transaction, where DISCARD ALL fails.
  const { rows } = await pglite.query<{ name: string }>(
    "select quote_ident(tablename) as name from pg_tables where schemaname = 'public' and tablename <> 'migrations'",
  );
  await pglite.exec(`truncate ${rows.map(({ name }) => name).join()} restart identity cascade`);
  return pglite;
};

const copyOfDump = (dump: string) =>
  Effect.acquireRelease(
    Effect.promise(
      async () => unused.pop() ?? PGlite.create({ loadDataDir: new Blob([await readFile(dump)]) }),
    ),
    (pglite) => Effect.promise(async () => void unused.push(await emptied(pglite))),
  );

const copyOfTemplate = (server: string) => {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  const administer = (statement: string) =>
    Effect.promise(async () => {
      const admin = new Client(server.replace("/?", "/postgres?"));
      await admin.connect();
      await admin.query(statement);
      await admin.end();
    });
  return Effect.acquireRelease(
    Effect.as(
      administer(`create database ${name} template template_migrated`),
      Redacted.make(server.replace("/?", `/${name}?`)),
    ),
    () => administer(`drop database ${name} with (force)`),
  );
};

export const freshDatabase = Layer.unwrapScoped(
  Effect.suspend(() => {
    const database = inject("database");
    return database.kind === "pglite"
      ? Effect.map(copyOfDump(database.dump), (pglite) => overPglite(() => connectionTo(pglite)))
      : Effect.map(copyOfTemplate(database.server), (url) => PgClient.layer({ url, types }));
  }),
);
