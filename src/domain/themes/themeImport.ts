/** Reads a theme from design tokens; lists every field that is missing or wrong. */
import { Either, Option, ParseResult, Record, Schema } from "effect";
import { firstCharacters } from "#schemas/characters.ts";
import { asRecord } from "#schemas/lenient.ts";
import { withoutUnprintable } from "#schemas/scalars.ts";
import { readColour, toColour } from "./colour.ts";
import { ThemeContent, type ThemeField, themeFields } from "./themeFields.ts";

/** `json`: the file is not a JSON object. Otherwise the fields whose values are missing or wrong. */
export type ImportProblems = "json" | ReadonlyArray<ThemeField>;

const Component = Schema.Number.pipe(Schema.between(0, 1));
const OpaqueSrgb = Schema.Struct({
  colorSpace: Schema.Literal("srgb"),
  components: Schema.Tuple(Component, Component, Component),
  alpha: Schema.optional(Schema.Literal(1)),
});
const decodeSrgb = Schema.decodeUnknownOption(OpaqueSrgb);

/** An object as in the format of 2025, or a string as in its earlier drafts. */
const colourOf = (value: unknown) =>
  Option.getOrUndefined(
    typeof value === "string"
      ? readColour(value)
      : Option.map(decodeSrgb(value), ({ components: [r, g, b] }) => toColour({ mode: "rgb", r, g, b })),
  );

const isTexts = Schema.is(Schema.Array(Schema.String));
const fontOf = (value: unknown) => (isTexts(value) ? value.join(", ") : value);

const valuesIn = (group: unknown, valueOf: (value: unknown) => unknown) =>
  Record.map(asRecord(group) ?? {}, (token) => valueOf(asRecord(token)?.["$value"]));

/** Longer than a theme's name may be, so that the editor shows the error instead of a cut name. */
const maxNameLength = 60;

const nameOf = (value: unknown): string =>
  typeof value === "string"
    ? firstCharacters(withoutUnprintable(value.slice(0, 4096)).trim(), maxNameLength)
    : "";

const decode = Schema.decodeUnknownEither(ThemeContent, { errors: "all" });

/** `defaultName` is used for tokens without a name. */
export const importTheme = (
  text: string,
  defaultName: string,
): Either.Either<ThemeContent, ImportProblems> => {
  const tokens = asRecord(Option.getOrUndefined(Schema.decodeOption(Schema.parseJson())(text)));
  if (tokens === undefined) return Either.left("json");
  const content = {
    name: nameOf(tokens["$description"]) || defaultName,
    light: valuesIn(tokens["light"], colourOf),
    dark: valuesIn(tokens["dark"], colourOf),
    fonts: valuesIn(tokens["fonts"], fontOf),
  };
  return Either.mapLeft(decode(content), (error) => {
    const wrong = ParseResult.ArrayFormatter.formatErrorSync(error).map(({ path }) => path.join("."));
    return themeFields.filter((field) => wrong.includes(field));
  });
};
