/** Reads a page of a list, and answers it in Spring's form. */
import type { SqlClient, Statement } from "@effect/sql";
import { Effect } from "effect";
import { maxPageSize, type PageParams } from "#schemas/pages.ts";

/** `list` selects all of its rows, in order. */
export const readPage = Effect.fn("readPage")(function* <Row extends object, A>(
  sql: SqlClient.SqlClient,
  { page = 0, size = maxPageSize }: typeof PageParams.Type,
  list: Statement.Statement<Row>,
  toEntry: (row: Row) => A,
) {
  const rows = yield* sql<Row>`${list} limit ${size} offset ${page * size}`;
  const [counted] = yield* sql<{ total: number }>`select count(*) as total from (${list}) as list`;
  const totalElements = counted?.total ?? 0;
  return {
    content: rows.map(toEntry),
    page,
    size,
    totalElements,
    totalPages: Math.ceil(totalElements / size),
  };
});
