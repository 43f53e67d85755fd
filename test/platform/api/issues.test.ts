import { Either, ParseResult, Schema } from "effect";
import { expect, it } from "vitest";
import { issuesOf } from "#platform/api/issues.ts";
import { Keyword } from "#schemas/scalars.ts";

it("a message of the library is reported without the value that it quotes, and with every word that fits", () => {
  const schema = Schema.Struct({ name: Schema.Number, status: Keyword("enabled", "disabled") });
  const sent = { name: "secret\nvalue", status: "active" };
  const decoded = Schema.decodeUnknownEither(schema, { errors: "all" })(sent);
  const error = Either.getOrThrow(Either.flip(decoded));
  expect(issuesOf(ParseResult.ArrayFormatter.formatErrorSync(error))).toEqual([
    { path: "name", message: "Expected number" },
    { path: "status", message: 'Expected "enabled" or "disabled"' },
  ]);
});
