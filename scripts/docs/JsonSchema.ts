/** The part of JSON Schema that the contract uses, and its wording in the reference's tables. */
export interface JsonSchema {
  readonly $ref?: string;
  readonly allOf?: ReadonlyArray<JsonSchema>;
  readonly type?: string;
  readonly format?: string;
  readonly pattern?: string;
  readonly enum?: ReadonlyArray<unknown>;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly items?: JsonSchema;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: ReadonlyArray<string>;
  readonly additionalProperties?: boolean;
  readonly description?: string;
  readonly examples?: ReadonlyArray<unknown>;
}

/** The entity that a schema refers to; a reference with its own description is wrapped in `allOf`. */
export const entityOf = (schema: JsonSchema): string | undefined =>
  (schema.$ref ?? schema.allOf?.[0]?.$ref)?.split("/").at(-1);

/** All entities that a schema refers to, at any depth. */
export const entitiesIn = (schema: JsonSchema): ReadonlyArray<string> => {
  const names = [...JSON.stringify(schema).matchAll(/"#\/components\/schemas\/([^"]+)"/g)];
  return [...new Set(names.flatMap(([, name]) => name ?? []))];
};

export const typeOf = (schema: JsonSchema): string => {
  const entity = entityOf(schema);
  if (entity !== undefined) return `[${entity}](#${entity.toLowerCase()})`;
  if (schema.items !== undefined) return `array of ${typeOf(schema.items)}`;
  return schema.format ?? schema.type ?? "any";
};

/** The constraints on a value, without its type. */
export const limitsOf = ({ minLength, maxLength, minimum, maximum, ...schema }: JsonSchema): string =>
  [
    schema.enum?.length === 1 ? `always ${code(schema.enum[0])}` : schema.enum?.map(code).join(" or "),
    minimum === undefined ? undefined : maximum === undefined ? `≥ ${minimum}` : `${minimum} to ${maximum}`,
    minLength === undefined ? undefined : minLength === 1 ? "not empty" : `≥ ${minLength} characters`,
    maxLength === undefined ? undefined : `≤ ${maxLength} characters`,
    schema.pattern === undefined ? undefined : `\`${schema.pattern}\``,
  ]
    .filter((limit) => limit !== undefined)
    .join(", ");

export const code = (value: unknown): string => `\`${JSON.stringify(value)}\``;
