/** Makes identifiers: a prefix for the kind of record, then 96 random bits. */
import { randomBytes } from "node:crypto";
import { Effect } from "effect";

export const newId = (prefix: "adm" | "app" | "sec" | "thm") =>
  Effect.sync(() => `${prefix}_${randomBytes(12).toString("base64url")}`);
