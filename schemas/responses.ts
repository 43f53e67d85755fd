/** Success statuses other than 200. */
import { HttpApiSchema } from "@effect/platform";
import type { Schema } from "effect";

/** 201 with the created record. */
export const created = <S extends Schema.Schema.Any>(schema: S) =>
  schema.annotations(HttpApiSchema.annotations({ status: 201 })) as S;
