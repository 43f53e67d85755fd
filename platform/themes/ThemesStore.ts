/** SQL on themes. */
import { SqlClient } from "@effect/sql";
import { Context, Effect, Layer } from "effect";
import { pageOf } from "#platform/api/pages.ts";
import { isVersion, type Versioned } from "#platform/api/versions.ts";
import { newId } from "#platform/database/newId.ts";
import { inTransaction } from "#platform/database/outcomes.ts";
import { uniqueKey } from "#platform/database/uniqueKey.ts";
import { Changed, NotFound } from "#schemas/errors.ts";
import type { PageParams } from "#schemas/pages.ts";
import type { NewTheme, Theme, ThemeId } from "#schemas/themes/Theme.ts";

type Row = Theme & { readonly version: number };

const toTheme = ({ version, ...record }: Row): Versioned<Theme> => ({ record, version });

const columnsOf = ({ name, light, dark, fonts }: typeof NewTheme.Type) => ({
  name,
  name_key: uniqueKey(name),
  light: JSON.stringify(light),
  dark: JSON.stringify(dark),
  fonts: JSON.stringify(fonts),
});

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;
  const columns = sql.literal("id, name, light, dark, fonts, version");

  const one = (rows: ReadonlyArray<Row>) =>
    rows[0] === undefined ? Effect.fail(new NotFound()) : Effect.succeed(toTheme(rows[0]));

  const list = Effect.fn("ThemesStore.list")(function* (params: typeof PageParams.Type) {
    const { limit, offset, of } = pageOf(params);
    const rows = yield* sql<Row>`
      select ${columns} from themes order by name_key, id limit ${limit} offset ${offset}`;
    const [counted] = yield* sql<{ total: number }>`select count(*) as total from themes`;
    return of(
      rows.map((row) => toTheme(row).record),
      counted?.total ?? 0,
    );
  }, Effect.orDie);

  const create = Effect.fn("ThemesStore.create")(function* (theme: typeof NewTheme.Type) {
    const row = { id: yield* newId("thm"), ...columnsOf(theme) };
    return yield* one(yield* sql<Row>`insert into themes ${sql.insert(row)} returning ${columns}`);
  }, Effect.orDie);

  const update = Effect.fn("ThemesStore.update")(function* (
    id: ThemeId,
    theme: typeof NewTheme.Type,
    ifMatch: string | undefined,
  ) {
    const rows = yield* Effect.orDie(sql<Row>`select ${columns} from themes where id = ${id} for update`);
    const { version } = yield* one(rows);
    if (!isVersion(ifMatch, version)) return yield* new Changed();
    const row = { ...columnsOf(theme), version: version + 1 };
    const edited = sql<Row>`update themes set ${sql.update(row)} where id = ${id} returning ${columns}`;
    return yield* one(yield* Effect.orDie(edited));
  }, inTransaction(sql));

  const remove = Effect.fn("ThemesStore.remove")(function* (id: ThemeId) {
    const removed = yield* Effect.orDie(sql`delete from themes where id = ${id} returning id`);
    if (removed.length === 0) return yield* new NotFound();
  });

  return { list, create, update, remove };
});

export class ThemesStore extends Context.Tag("platform/ThemesStore")<
  ThemesStore,
  Effect.Effect.Success<typeof make>
>() {
  static readonly layer = Layer.effect(ThemesStore, make);
}
