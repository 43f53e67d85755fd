/** The contract as a whole, found by reflection: every value of a call survives encoding and decoding. */
import { HttpApi, OpenApi } from "@effect/platform";
import { Arbitrary, FastCheck, Option, Schema, type SchemaAST } from "effect";
import { describe, expect, it } from "vitest";
import { Api } from "#schemas/Api.ts";
import { entityOf, type JsonSchema } from "#scripts/docs/JsonSchema.ts";

const parts: Array<readonly [part: string, ast: SchemaAST.AST]> = [];
HttpApi.reflect(Api, {
  onGroup: () => {},
  onEndpoint: ({ group, endpoint, payloads, successes, errors }) => {
    const add = (part: string, ast: SchemaAST.AST) =>
      parts.push([`${group.identifier}.${endpoint.name} ${part}`, ast]);
    Option.map(endpoint.pathSchema, ({ ast }) => add("path", ast));
    Option.map(endpoint.urlParamsSchema, ({ ast }) => add("query", ast));
    Option.map(endpoint.headersSchema, ({ ast }) => add("headers", ast));
    for (const { ast } of payloads.values()) add("payload", ast);
    for (const [status, answer] of [...successes, ...errors]) {
      Option.map(answer.ast, (ast) => add(String(status), ast));
    }
  },
});

const document = OpenApi.fromApi(Api);
const entities = document.components.schemas as Readonly<Record<string, JsonSchema>>;
const operations = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => [`${method} ${path}`, operation] as const),
);

const referenced = (field: JsonSchema | undefined) => entities[(field && entityOf(field)) ?? ""];

describe("every part of every call", () => {
  /** Many parts share a schema, so the result for a schema is remembered. */
  const found = new Set<SchemaAST.AST>();

  /** Replaces one value of the JSON text by an object that String() cannot convert. */
  const withTextless = (text: string, place: number): unknown => {
    let values = 0;
    return JSON.parse(text, (_key, value: unknown) => (values++ === place ? { toString: 1 } : value));
  };

  it.each(parts)("%s decodes what it encodes, and breaks at nothing else", (_part, ast) => {
    if (found.has(ast)) return;
    const schema = Schema.make<unknown, unknown>(ast);
    const encode = Schema.encodeSync(schema);
    const decode = Schema.decodeUnknownSync(schema);
    FastCheck.assert(
      FastCheck.property(Arbitrary.make(schema), FastCheck.nat(20), (value, place) => {
        const encoded = encode(value);
        const text = JSON.stringify(encoded);
        const decoded = decode(JSON.parse(text));
        expect(decoded).toStrictEqual(value);
        expect(encode(decoded)).toStrictEqual(encoded);
        Schema.decodeUnknownEither(schema)(withTextless(text, place));
      }),
      { numRuns: 40 },
    );
    found.add(ast);
  });

  /** With null, or nothing, for every member that may be missing. */
  const without = (schema: JsonSchema, body: unknown, isNull: boolean): unknown => {
    const { items, properties = {}, required } = referenced(schema) ?? schema;
    if (items && Array.isArray(body)) return body.map((entry) => without(items, entry, isNull));
    if (required === undefined) return body;
    const members = Object.entries(body as object).flatMap(([name, value]) =>
      required.includes(name) ? [[name, without(properties[name] ?? {}, value, isNull)]] : [],
    );
    const optional = Object.keys(properties).filter((name) => !required.includes(name));
    return {
      ...Object.fromEntries(members),
      ...(isNull && Object.fromEntries(optional.map((name) => [name, null]))),
    };
  };
  const answers = parts.flatMap(([part, ast]) => {
    const [id = "", status = ""] = part.split(" ");
    const operation = operations.find(([, { operationId }]) => operationId === id)?.[1];
    return Object.values(operation?.responses[Number(status)]?.content ?? {}).map(
      ({ schema }) => [part, ast, schema as JsonSchema] as const,
    );
  });

  it.each(answers)("%s may have null for a missing member", (_part, ast, documented) => {
    const schema = Schema.make<unknown, unknown>(ast);
    const decode = Schema.decodeUnknownSync(schema);
    FastCheck.assert(
      FastCheck.property(Arbitrary.make(schema), (value) => {
        const encoded: unknown = JSON.parse(JSON.stringify(Schema.encodeSync(schema)(value)));
        expect(decode(without(documented, encoded, true))).toEqual(
          decode(without(documented, encoded, false)),
        );
      }),
      { numRuns: 5 },
    );
  });

  it("is found by reflection", () => {
    expect(parts.length).toBeGreaterThan(100);
  });
});

/** The fields of an object at any depth, with their names. */
const fieldsIn = (
  name: string,
  { properties = {} }: JsonSchema,
): ReadonlyArray<readonly [name: string, field: JsonSchema]> =>
  Object.entries(properties).flatMap(([key, field]) => [
    [`${name}.${key}`, field] as const,
    ...fieldsIn(`${name}.${key}`, field),
  ]);

describe("the documents", () => {
  const fields = [
    ...Object.entries(entities).flatMap(([name, entity]) => fieldsIn(name, entity)),
    ...operations.flatMap(([call, operation]) =>
      operation.parameters.map(({ name, schema }) => [`${call} ${name}`, schema as JsonSchema] as const),
    ),
  ];

  const without = <A>(named: ReadonlyArray<readonly [name: string, A]>, isDescribed: (value: A) => unknown) =>
    named.filter(([, value]) => !isDescribed(value)).map(([name]) => name);

  // An entity that a field refers to has its own description and examples.
  it("describe every field, with an example", () => {
    expect(fields.length).toBeGreaterThan(100);
    expect(without(fields, (field) => field.description ?? referenced(field)?.description)).toEqual([]);
    expect(
      without(fields, (field) => field.examples ?? referenced(field) ?? referenced(field.items)),
    ).toEqual([]);
  });

  it("describe every entity, and in a few words what every call does", () => {
    expect(without(Object.entries(entities), ({ description }) => description)).toEqual([]);
    expect(without(operations, ({ summary }) => summary)).toEqual([]);
    expect(without(operations, ({ responses }) => !Object.hasOwn(responses, "400"))).toEqual([]);
  });

  it("can be read by tools: parameters have examples that fit together, and no slash is escaped", () => {
    const parameters = operations.flatMap(([, operation]) => operation.parameters);
    expect(parameters.filter((parameter) => !("example" in parameter))).toEqual([]);
    const [start = "", end = ""] = parameters.flatMap((each) =>
      /^(?:start|end)Date$/.test(each.name) && "example" in each ? [String(each.example)] : [],
    );
    expect(start < end).toBe(true);
    expect(JSON.stringify(document)).not.toContain(String.raw`\\/`);
  });

  it("name every call of the specification", () => {
    const specified = Object.entries({
      "users/me": ["get"],
      "users/invite": ["post"],
      "users/is_email_unique": ["get"],
      apps: ["get", "post"],
      "apps/{id}": ["get", "put"],
      "apps/is_app_name_unique": ["get"],
      "apps/{appId}/tokens": ["get", "post"],
      "apps/{appId}/tokens/{id}": ["delete"],
      "apps/{appId}/metric/user_topic": ["get"],
      "apps/{appId}/metric/user_sociodemographic": ["get"],
      "apps/{appId}/metric/user_session": ["get"],
      "apps/{appId}/metric/user_engagement": ["get"],
      styles: ["get", "post"],
      "styles/{id}": ["put", "delete"],
    }).flatMap(([path, methods]) => methods.map((method) => `${method} /api/v1/${path}`));
    expect(operations.map(([call]) => call)).toEqual(expect.arrayContaining(specified));
  });
});
