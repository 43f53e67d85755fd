/** Apps in the database. */
import { SqlClient } from "@effect/sql";
import { Brand, DateTime, Effect } from "effect";
import { invalid } from "#platform/api/issues.ts";
import { readPage } from "#platform/api/pages.ts";
import { expectVersion, type Versioned } from "#platform/api/versions.ts";
import { newId } from "#platform/database/newId.ts";
import { failOn, firstOrNotFound, inTransaction, orDefect } from "#platform/database/outcomes.ts";
import {
  type App,
  AppId,
  AppNameTaken,
  type AppStatus,
  type AppUpdate,
  type NewApp,
} from "#schemas/apps/App.ts";
import type { PageParams } from "#schemas/pages.ts";
import { uniqueKey } from "#schemas/uniqueKey.ts";

/** Names an app in the tables that have a row for each user or activity: it is shorter than the id. */
export type AppNumber = number & Brand.Brand<"AppNumber">;
export const AppNumber = Brand.nominal<AppNumber>();

interface Row {
  readonly id: string;
  readonly name: string;
  readonly status: AppStatus;
  readonly version: number;
  readonly createdAt: Date;
}

const toApp = ({ id, name, status, version, createdAt }: Row): Versioned<App> => ({
  record: { id: AppId.make(id), name, status, creationDate: DateTime.unsafeFromDate(createdAt) },
  version,
});

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;
  const columns = sql.literal(`id, name, status, version, created_at as "createdAt"`);
  const nameTaken = failOn("apps_name_key", () => new AppNameTaken());

  const list = Effect.fn("AppsStore.list")((params: typeof PageParams.Type) => {
    const apps = sql<Row>`select ${columns} from apps order by name_key`;
    return readPage(sql, params, apps, (row) => toApp(row).record);
  }, Effect.orDie);

  const get = Effect.fn("AppsStore.get")(function* (id: AppId) {
    return toApp(yield* firstOrNotFound(sql<Row>`select ${columns} from apps where id = ${id}`));
  }, orDefect);

  const numberOf = Effect.fn("AppsStore.numberOf")(function* (id: AppId) {
    const row = sql<{ number: AppNumber }>`select number from apps where id = ${id}`;
    return (yield* firstOrNotFound(row)).number;
  }, orDefect);

  const isNameFree = Effect.fn("AppsStore.isNameFree")(function* (name: string) {
    const found = yield* sql`select 1 from apps where name_key = ${uniqueKey(name)}`;
    return found.length === 0;
  }, Effect.orDie);

  const create = Effect.fn("AppsStore.create")(function* ({ name }: typeof NewApp.Type) {
    const row = { id: yield* newId("app"), name, name_key: uniqueKey(name) };
    const created = nameTaken(sql<Row>`insert into apps ${sql.insert(row)} returning ${columns}`);
    return toApp(yield* Effect.catchTag(firstOrNotFound(created), "NotFound", Effect.die));
  }, orDefect);

  const update = Effect.fn("AppsStore.update")(function* (
    id: AppId,
    { name, status, creationDate }: typeof AppUpdate.Type,
    ifMatch: string | undefined,
  ) {
    const current = toApp(
      yield* firstOrNotFound(sql<Row>`select ${columns} from apps where id = ${id} for update`),
    );
    yield* expectVersion(ifMatch, current.version);
    if (!DateTime.Equivalence(creationDate, current.record.creationDate)) {
      return yield* invalid("creationDate", "must be that of the app");
    }
    const edited = nameTaken(sql<Row>`
      update apps set name = ${name}, name_key = ${uniqueKey(name)}, status = ${status}, version = version + 1
      where id = ${id} returning ${columns}`);
    return toApp(yield* firstOrNotFound(edited));
  }, inTransaction(sql));

  return { list, get, numberOf, isNameFree, create, update };
});

export class AppsStore extends Effect.Service<AppsStore>()("platform/AppsStore", { effect: make }) {}
