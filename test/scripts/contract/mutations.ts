/** Mutations of every field of an answer (missing, null, another type, renamed), and the findings of a JSON Schema. */
import { OpenApi } from "@effect/platform";
import { Api } from "#schemas/Api.ts";
import { asRecord } from "#schemas/lenient.ts";

/** A member, or every entry of an array. */
type Step = string | typeof entries;
const entries = Symbol("entries");
export type FieldPath = ReadonlyArray<Step>;

/** `content → [] → id` */
export const placeOfField = (path: FieldPath): string =>
  path.map((step) => (step === entries ? "[]" : step)).join(" → ");

/** The fields of a body at any depth, whatever the number of entries. */
export const fieldsOf = (body: unknown, path: FieldPath = []): ReadonlyArray<FieldPath> => {
  const own = path.at(-1) === entries ? [] : [path];
  if (Array.isArray(body)) return [...own, ...body.flatMap((entry) => fieldsOf(entry, [...path, entries]))];
  const members = asRecord(body);
  if (members === undefined) return own;
  const inside = Object.entries(members).flatMap(([name, value]) => fieldsOf(value, [...path, name]));
  // An object's own field is mutated too, but not the whole body.
  return path.length === 0 ? inside : [...own, ...inside];
};

export const mutations = {
  missing: () => undefined,
  null: () => null,
  "of another type": (value: unknown) => {
    // Not a number, which would be read as an id.
    if (typeof value === "string") return true;
    if (typeof value === "number") return String(value);
    if (typeof value === "boolean") return String(value);
    return Array.isArray(value) ? {} : [];
  },
  renamed: undefined,
} as const;
export type Mutation = keyof typeof mutations;

/** The body as a whole has no name and cannot be missing. */
export const isMutation = (name: string, field: FieldPath): name is Mutation =>
  Object.hasOwn(mutations, name) && (field.length > 0 || (name !== "missing" && name !== "renamed"));

/** The name in another naming convention. */
const otherSpelling = (name: string): string => {
  if (name.startsWith("_")) return name.slice(1);
  return /[A-Z]/.test(name)
    ? name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
    : `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
};

/** The body with the mutated field, wherever it has the field. */
export const mutated = (body: unknown, [step, ...rest]: FieldPath, mutation: Mutation): unknown => {
  if (step === undefined) return mutations[mutation]?.(body);
  if (step === entries)
    return Array.isArray(body) ? body.map((entry: unknown) => mutated(entry, rest, mutation)) : body;
  const members = asRecord(body);
  if (members === undefined || !Object.hasOwn(members, step)) return body;
  return Object.fromEntries(
    Object.entries(members).flatMap(([name, value]): ReadonlyArray<[string, unknown]> => {
      if (name !== step) return [[name, value]];
      if (rest.length === 0 && mutation === "renamed") return [[otherSpelling(name), value]];
      const changed = mutated(value, rest, mutation);
      return changed === undefined ? [] : [[name, changed]];
    }),
  );
};

interface JsonSchema {
  readonly $ref?: string;
  readonly allOf?: ReadonlyArray<JsonSchema>;
  readonly type?: string;
  readonly enum?: ReadonlyArray<unknown>;
  readonly items?: JsonSchema;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: ReadonlyArray<string>;
  readonly additionalProperties?: boolean;
}

const document = OpenApi.fromApi(Api);
const entities = document.components.schemas as Readonly<Record<string, JsonSchema>>;

/** The documents' schema of an answer: `("GET /api/v1/apps/:id", 200)`. */
export const schemaOfAnswer = (call: string, status: number): JsonSchema | undefined => {
  const [method = "", path = ""] = call.split(" ");
  const operation = document.paths[path.replaceAll(/:(\w+)/g, "{$1}")]?.[method.toLowerCase() as "get"];
  const [content] = Object.values(operation?.responses[status]?.content ?? {});
  return content?.schema as JsonSchema | undefined;
};

const typeOf = (value: unknown): string => {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  return Number.isInteger(value) ? "integer" : typeof value;
};

/** Places where a value does not fit, with `[]` for every entry. A renamed member counts once: where it is missing. */
export const issuePlaces = (
  schema: JsonSchema | undefined,
  value: unknown,
  /** Problems may have additional members (RFC 9457 §3.2). */
  isOpen = false,
  path: FieldPath = [],
): ReadonlyArray<string> => {
  const named = schema?.$ref === undefined ? schema : entities[schema.$ref.split("/").at(-1) ?? ""];
  const {
    allOf = [],
    type,
    properties = {},
    required = [],
    items,
    additionalProperties = true,
  } = named ?? {};
  const inAll = allOf.flatMap((part) => issuePlaces(part, value, isOpen, path));
  const isType =
    type === undefined || type === typeOf(value) || (type === "number" && typeOf(value) === "integer");
  if (!isType || (named?.enum !== undefined && !named.enum.includes(value))) return [placeOfField(path)];
  if (Array.isArray(value))
    return [...inAll, ...value.flatMap((entry) => issuePlaces(items, entry, isOpen, [...path, entries]))];
  const members = asRecord(value);
  if (members === undefined) return inAll;
  const missing = required.filter((name) => !Object.hasOwn(members, name));
  const spellings = missing.map(otherSpelling);
  const unknown =
    additionalProperties || isOpen
      ? []
      : Object.keys(members).filter((name) => !Object.hasOwn(properties, name) && !spellings.includes(name));
  return [
    ...inAll,
    ...[...missing, ...unknown].map((name) => placeOfField([...path, name])),
    ...Object.entries(members).flatMap(([name, member]) =>
      issuePlaces(properties[name], member, isOpen, [...path, name]),
    ),
  ];
};
