/** A layer with its own empty, migrated database, on the database server of the running test project. */
import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { SqlClient } from "@effect/sql";
import { PgClient } from "@effect/sql-pg";
import { PGlite } from "@electric-sql/pglite";
import { Effect, Layer, Redacted, type Scope } from "effect";
import { inject } from "vitest";
import { migrated } from "#platform/database/Database.ts";
import { overPglite } from "#platform/database/EmbeddedDatabase.ts";
import { types } from "#platform/database/pool.ts";
import { connectionTo } from "./connectionTo.ts";
import { itEffectWith } from "./itEffect.ts";
import { query } from "./startPostgres.ts";

declare module "vitest" {
  interface ProvidedContext {
    readonly database:
      | { readonly kind: "pglite"; readonly dump: string }
      | { readonly kind: "postgres"; readonly server: string }
      | { readonly kind: "citus"; readonly url: string };
  }
}

/** Opening a PGlite takes longer than most tests, so instances are emptied and reused. The provider's keys stay. */
const unused: Array<PGlite> = [];

const emptied = async (pglite: PGlite) => {
  await pglite.exec("rollback");
  await pglite.exec("discard all"); // A message of its own: several statements in one would run in a transaction, where DISCARD ALL fails.
  const { rows } = await pglite.query<{ name: string }>(
    "select quote_ident(tablename) as name from pg_tables where schemaname = 'public' and tablename not in ('migrations', 'oidc_keys')",
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

/** What `create` makes is dropped at the end. */
const administered = (url: string, create: string, drop: string) =>
  Effect.acquireRelease(
    Effect.promise(() => query(url, create)),
    () => Effect.promise(() => query(url, drop)),
  );

const freshName = () => `test_${randomUUID().replaceAll("-", "")}`;

const copyOfTemplate = (server: string) => {
  const name = freshName();
  return Effect.as(
    administered(
      server.replace("/?", "/postgres?"),
      `create database ${name} template template_migrated`,
      `drop database ${name} with (force)`,
    ),
    PgClient.layer({ url: Redacted.make(server.replace("/?", `/${name}?`)), types }),
  );
};

/** Not migrated. Citus adds its servers to one database: each test has a schema of its own there. */
export const schemaOnCitus = (url: string) => {
  const name = freshName();
  const own = new URL(url);
  own.searchParams.set("options", `-c search_path=${name}`);
  return Effect.as(
    administered(url, `create schema ${name}`, `drop schema ${name} cascade`),
    PgClient.layer({ url: Redacted.make(own.href), types }),
  );
};

export const freshDatabase = Layer.unwrapScoped(
  Effect.suspend((): Effect.Effect<Layer.Layer<SqlClient.SqlClient, unknown>, never, Scope.Scope> => {
    const database = inject("database");
    switch (database.kind) {
      case "pglite":
        return Effect.map(copyOfDump(database.dump), (pglite) => overPglite(() => connectionTo(pglite)));
      case "postgres":
        return copyOfTemplate(database.server);
      case "citus":
        return Effect.map(schemaOnCitus(database.url), (client) => migrated(client));
    }
  }),
);

export const itOnDatabase = itEffectWith(freshDatabase);
