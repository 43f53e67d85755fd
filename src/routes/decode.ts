/** Decodes route parameters by a schema; the error page for invalid addresses shows a failure. */
import { Either, ParseResult, Schema } from "effect";
import { RouteInvalid } from "#src/domain/routeInvalid.ts";

/** For `params: { parse: decode(…) }` and `validateSearch: decode(…)`. */
export const decode = <A, I>(schema: Schema.Schema<A, I>): ((input: I) => A) => {
  const read = Schema.decodeUnknownEither(schema);
  return (input) =>
    Either.getOrThrowWith(
      read(input),
      (error) => new RouteInvalid(ParseResult.TreeFormatter.formatErrorSync(error)),
    );
};
