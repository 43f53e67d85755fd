/** What a form's texts become in its payload. */
import { Schema } from "effect";
import { expect, it } from "vitest";
import { readForm } from "#src/interaction/formValues.ts";

const schema = Schema.Struct({
  alias: Schema.NonEmptyTrimmedString,
  note: Schema.optional(Schema.NonEmptyTrimmedString),
});

it.each(["", "  "])("an optional field that has only %j is left out", (note) => {
  expect(readForm(schema, { alias: "ci-prod", note }).payload).toEqual({ alias: "ci-prod" });
});
