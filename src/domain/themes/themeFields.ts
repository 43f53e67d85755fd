/** The twenty values of a theme, each with a field name, so that changes can be listed. */
import { type Colour, type ThemeColours, ThemeFields, type ThemeFonts } from "#schemas/themes/Theme.ts";
import { isSame } from "#src/domain/notStored.ts";

/** A theme without its id. The name is as typed: it may break the contract's limits until it is published. */
export const ThemeContent = ThemeFields.omit("id");
export type ThemeContent = typeof ThemeContent.Type;

export const themeModes = ["light", "dark"] as const;
export type ThemeMode = (typeof themeModes)[number];

export type ColourRole = keyof ThemeColours;
export const colourRoles = [
  "primary",
  "onPrimary",
  "accent",
  "onAccent",
  "background",
  "onBackground",
  "illustration",
  "illustrationOutline",
] as const satisfies ReadonlyArray<ColourRole>;

export type FontSystem = keyof ThemeFonts;
export const fontSystems = ["ios", "android", "web"] as const satisfies ReadonlyArray<FontSystem>;

export type ColourField = `${ThemeMode}.${ColourRole}`;
export type FontField = `fonts.${FontSystem}`;
export type ThemeField = "name" | ColourField | FontField;

export interface ColourEdit {
  readonly field: ColourField;
  readonly value: Colour;
}

/** A new value of a field. */
export type ThemeEdit = { readonly field: "name" | FontField; readonly value: string } | ColourEdit;

export const isColourEdit = (edit: ThemeEdit): edit is ColourEdit =>
  edit.field.startsWith("light.") || edit.field.startsWith("dark.");

export const themeFields: ReadonlyArray<ThemeField> = [
  "name",
  ...themeModes.flatMap((mode) => colourRoles.map((role) => `${mode}.${role}` as const)),
  ...fontSystems.map((system) => `fonts.${system}` as const),
];

type Part = { readonly [key: string]: string };

/** The value of a field, as the edit that sets it. */
export const readField = (content: ThemeContent, field: ThemeField): ThemeEdit => {
  if (field === "name") return { field, value: content.name };
  const [part, key] = field.split(".") as [ThemeMode | "fonts", string];
  return { field, value: (content[part] as Part)[key] } as ThemeEdit;
};

export const applyEdit = (content: ThemeContent, { field, value }: ThemeEdit): ThemeContent => {
  if (field === "name") return { ...content, name: value };
  const [part, key] = field.split(".") as [ThemeMode | "fonts", string];
  return { ...content, [part]: { ...content[part], [key]: value } };
};

/** The edits that turn `before` into `after`. */
export const editsBetween = (before: ThemeContent, after: ThemeContent): ReadonlyArray<ThemeEdit> =>
  themeFields
    .map((field) => readField(after, field))
    .filter(({ field, value }) => value !== readField(before, field).value);

/** The fields that an answer has with another value than the one that was sent. */
export const fieldsNotStored = (sent: ThemeContent, stored: ThemeContent): ReadonlyArray<ThemeField> =>
  editsBetween(stored, sent)
    .filter(({ field, value }) => !isSame(value, readField(stored, field).value))
    .map(({ field }) => field);

export const isSameTheme = (one: ThemeContent | null, other: ThemeContent | null): boolean =>
  one === null || other === null ? one === other : editsBetween(one, other).length === 0;

const generic = new Set([
  "system-ui",
  "sans-serif",
  "serif",
  "monospace",
  "cursive",
  "fantasy",
  "ui-rounded",
]);

/**
 * Quotes names, since a name may begin with a digit. The contract allows no quotes and backslashes in them. Inter is that
 * of the console (theme/fonts.css.ts), so that it is shown where it is not installed.
 */
export const fontStack = (families: string): string =>
  families
    .split(",")
    .map((family) => (family.trim() === "Inter" ? "Inter Variable" : family.trim()))
    .map((family) => (generic.has(family) ? family : `"${family}"`))
    .concat("system-ui", "sans-serif")
    .join(", ");
