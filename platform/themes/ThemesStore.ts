/** Themes in the database. */
import { createHash } from "node:crypto";
import { SqlClient, type Statement } from "@effect/sql";
import { Effect, identity } from "effect";
import { readPage } from "#platform/api/pages.ts";
import { expectVersion, type Versioned } from "#platform/api/versions.ts";
import { newId } from "#platform/database/newId.ts";
import { firstOrNotFound, inTransaction } from "#platform/database/outcomes.ts";
import type { PageParams } from "#schemas/pages.ts";
import { canonicalTheme } from "#schemas/themes/canonicalTheme.ts";
import type { NewTheme, Theme, ThemeId } from "#schemas/themes/Theme.ts";
import { uniqueKey } from "#schemas/uniqueKey.ts";

const versioned = (theme: Theme): Versioned<Theme> => ({
  record: theme,
  version: createHash("sha256").update(canonicalTheme(theme)).digest("base64url"),
});

type Content = Readonly<Record<"light" | "dark" | "fonts", object>> & { readonly name: string };

export const columnsOf = ({ name, light, dark, fonts }: Content) => ({
  name,
  name_key: uniqueKey(name),
  light: JSON.stringify(light),
  dark: JSON.stringify(dark),
  fonts: JSON.stringify(fonts),
});

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;
  const columns = sql.literal("id, name, light, dark, fonts");

  const one = (rows: Statement.Statement<Theme>) => Effect.map(firstOrNotFound(rows), versioned);

  /** Locks the row until the transaction ends and checks If-Match. */
  const lockVersion = Effect.fn("ThemesStore.lockVersion")(function* (
    id: ThemeId,
    ifMatch: string | undefined,
  ) {
    const { version } = yield* one(sql<Theme>`select ${columns} from themes where id = ${id} for update`);
    yield* expectVersion(ifMatch, version);
  });

  const list = Effect.fn("ThemesStore.list")((params: typeof PageParams.Type) => {
    const themes = sql<Theme>`select ${columns} from themes order by name_key, id`;
    return readPage(sql, params, themes, identity);
  }, Effect.orDie);

  const create = Effect.fn("ThemesStore.create")(function* (theme: typeof NewTheme.Type) {
    const row = { id: yield* newId("thm"), ...columnsOf(theme) };
    return yield* one(sql<Theme>`insert into themes ${sql.insert(row)} returning ${columns}`);
  }, Effect.orDie);

  const update = Effect.fn("ThemesStore.update")(function* (
    id: ThemeId,
    theme: typeof NewTheme.Type,
    ifMatch: string | undefined,
  ) {
    yield* lockVersion(id, ifMatch);
    return yield* one(sql<Theme>`
      update themes set ${sql.update(columnsOf(theme))} where id = ${id} returning ${columns}`);
  }, inTransaction(sql));

  const remove = Effect.fn("ThemesStore.remove")(function* (id: ThemeId, ifMatch: string | undefined) {
    yield* lockVersion(id, ifMatch);
    yield* sql`delete from themes where id = ${id}`;
  }, inTransaction(sql));

  return { list, create, update, remove };
});

export class ThemesStore extends Effect.Service<ThemesStore>()("platform/ThemesStore", { effect: make }) {}
