/** Reads a theme from design tokens; lists every field that is missing or wrong. */
import { Either, Option, Schema } from "effect";
import { firstCharacters } from "#schemas/characters.ts";
import { withoutUnprintable } from "#schemas/scalars.ts";
import { FontFamily } from "#schemas/themes/Theme.ts";
import { readColour, toColour } from "./colour.ts";
import { colourRoles, fontSystems, ThemeContent, type ThemeField, themeModes } from "./themeFields.ts";

type Members = Readonly<Record<string, unknown>>;

/** `json`: the file is no JSON object. Otherwise a field whose value is missing or wrong. */
export type ImportProblem = { readonly field: ThemeField | "json" };

const isMembers = (value: unknown): value is Members =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const member = (value: unknown, name: string): unknown =>
  isMembers(value) && Object.hasOwn(value, name) ? value[name] : undefined;

const Component = Schema.Number.pipe(Schema.between(0, 1));
const Components = Schema.Tuple(Component, Component, Component);
const readComponents = Schema.decodeUnknownOption(Components);

/** An object as in the format of 2025, or a string as in its earlier drafts. */
const colourOf = (value: unknown) => {
  if (typeof value === "string") return readColour(value);
  const components =
    member(value, "colorSpace") === "srgb" ? readComponents(member(value, "components")) : Option.none();
  const isOpaque = (member(value, "alpha") ?? 1) === 1;
  return isOpaque ? Option.map(components, ([r, g, b]) => toColour({ mode: "rgb", r, g, b })) : Option.none();
};

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
): Either.Either<ThemeContent, ReadonlyArray<ImportProblem>> => {
  const json = Schema.decodeOption(Schema.parseJson())(text);
  if (Option.isNone(json) || !isMembers(json.value)) return Either.left([{ field: "json" }]);
  const tokens = json.value;
  const problems: Array<ImportProblem> = [];
  const read = <A>(
    field: ThemeField,
    part: string,
    key: string,
    decodeValue: (value: unknown) => Option.Option<A>,
  ) => {
    const value = decodeValue(member(member(member(tokens, part), key), "$value"));
    if (Option.isNone(value)) problems.push({ field });
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
