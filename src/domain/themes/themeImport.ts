/** Reads design tokens into a theme; what does not fit is told field by field. */
import { Either, Option, Schema } from "effect";
import { firstCharacters } from "#schemas/characters.ts";
import { withoutUnprintable } from "#schemas/scalars.ts";
import { FontFamily } from "#schemas/themes/Theme.ts";
import { readColour } from "./colour.ts";
import { colourRoles, fontSystems, ThemeContent, type ThemeField, themeModes } from "./themeFields.ts";

type Members = Readonly<Record<string, unknown>>;

/** `json`: the file is none; else the fields that are missing or are not what they must be. */
export type ImportProblem = { readonly field: ThemeField | "json" };

const isMembers = (value: unknown): value is Members =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const member = (value: unknown, name: string): unknown =>
  isMembers(value) && Object.hasOwn(value, name) ? value[name] : undefined;

const Components = Schema.Tuple(...[0, 1, 2].map(() => Schema.Number.pipe(Schema.between(0, 1))));
const readComponents = Schema.decodeUnknownOption(Components);

const hexOf = (components: ReadonlyArray<number>) =>
  `#${components
    .map((part) =>
      Math.round(part * 255)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;

/** A colour of the format of 2025, or the text of earlier drafts. */
const colourOf = (value: unknown) => {
  if (typeof value === "string") return readColour(value);
  const components =
    member(value, "colorSpace") === "srgb" ? readComponents(member(value, "components")) : Option.none();
  const isOpaque = (member(value, "alpha") ?? 1) === 1;
  return isOpaque ? Option.flatMap(components, (parts) => readColour(hexOf(parts))) : Option.none();
};

const decodeFont = Schema.decodeUnknownOption(FontFamily);
const isTexts = Schema.is(Schema.Array(Schema.String));
const fontOf = (value: unknown) => decodeFont(isTexts(value) ? value.join(", ") : value);

const decode = Schema.decodeUnknownOption(ThemeContent);

/** More than a name may have, so that the field can say so; less than a page is full of. */
const longestName = 60;

const nameOf = (value: unknown): string =>
  typeof value === "string"
    ? firstCharacters(withoutUnprintable(value.slice(0, 4096)).trim(), longestName)
    : "";

/** `name` is for tokens that have none. */
export const importTheme = (
  text: string,
  name: string,
): Either.Either<ThemeContent, ReadonlyArray<ImportProblem>> => {
  const json = Schema.decodeOption(Schema.parseJson())(text);
  if (Option.isNone(json) || !isMembers(json.value)) return Either.left([{ field: "json" }]);
  const tokens = json.value;
  const problems: Array<ImportProblem> = [];
  const read = <A>(
    field: ThemeField,
    part: string,
    key: string,
    as: (value: unknown) => Option.Option<A>,
  ) => {
    const value = as(member(member(member(tokens, part), key), "$value"));
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
    name: nameOf(member(tokens, "$description")) || name,
    ...Object.fromEntries(colours),
    fonts: Object.fromEntries<unknown>(fonts),
  });
  return Option.isNone(content) ? Either.left(problems) : Either.right(content.value);
};
