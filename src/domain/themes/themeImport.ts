/** Reads a theme from design tokens; lists every field that is missing or wrong. */
import { Either, Option, Predicate, Schema } from "effect";
import { firstCharacters } from "#schemas/characters.ts";
import { withoutUnprintable } from "#schemas/scalars.ts";
import { FontFamily } from "#schemas/themes/Theme.ts";
import { readColour, toColour } from "./colour.ts";
import { colourRoles, fontSystems, ThemeContent, type ThemeField, themeModes } from "./themeFields.ts";

/** `json`: the file is not a JSON object. Otherwise the fields whose values are missing or wrong. */
export type ImportProblems = "json" | ReadonlyArray<ThemeField>;

const member = (value: unknown, name: string): unknown =>
  Predicate.isReadonlyRecord(value) ? value[name] : undefined;

const Component = Schema.Number.pipe(Schema.between(0, 1));
const OpaqueSrgb = Schema.Struct({
  colorSpace: Schema.Literal("srgb"),
  components: Schema.Tuple(Component, Component, Component),
  alpha: Schema.optional(Schema.Literal(1)),
});
const decodeSrgb = Schema.decodeUnknownOption(OpaqueSrgb);

/** An object as in the format of 2025, or a string as in its earlier drafts. */
const colourOf = (value: unknown) =>
  typeof value === "string"
    ? readColour(value)
    : Option.map(decodeSrgb(value), ({ components: [r, g, b] }) => toColour({ mode: "rgb", r, g, b }));

const decodeFont = Schema.decodeUnknownOption(FontFamily);
const isTexts = Schema.is(Schema.Array(Schema.String));
const fontOf = (value: unknown) => decodeFont(isTexts(value) ? value.join(", ") : value);

const decode = Schema.decodeUnknownOption(ThemeContent);

/** Longer than a theme's name may be, so that the editor shows the error instead of a cut name. */
const maxNameLength = 60;

const nameOf = (value: unknown): string =>
  typeof value === "string"
    ? firstCharacters(withoutUnprintable(value.slice(0, 4096)).trim(), maxNameLength)
    : "";

/** `defaultName` is used for tokens without a name. */
export const importTheme = (
  text: string,
  defaultName: string,
): Either.Either<ThemeContent, ImportProblems> => {
  const json = Schema.decodeOption(Schema.parseJson())(text);
  if (Option.isNone(json) || !Predicate.isReadonlyRecord(json.value)) return Either.left("json");
  const tokens = json.value;
  const problems: Array<ThemeField> = [];
  const read = <A>(
    field: ThemeField,
    part: string,
    key: string,
    decodeValue: (value: unknown) => Option.Option<A>,
  ) => {
    const value = decodeValue(member(member(member(tokens, part), key), "$value"));
    if (Option.isNone(value)) problems.push(field);
    return Option.getOrUndefined(value);
  };
  const colours = themeModes.map((mode) => [
    mode,
    Object.fromEntries(colourRoles.map((role) => [role, read(`${mode}.${role}`, mode, role, colourOf)])),
  ]);
  const fonts = fontSystems.map(
    (system) => [system, read(`fonts.${system}`, "fonts", system, fontOf)] as const,
  );
  const content = decode({
    name: nameOf(member(tokens, "$description")) || defaultName,
    ...Object.fromEntries(colours),
    fonts: Object.fromEntries<unknown>(fonts),
  });
  return Option.isNone(content) ? Either.left(problems) : Either.right(content.value);
};
