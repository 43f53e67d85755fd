/** The calls of a contract by group: the OpenAPI operation of each, and an example encoded by its own schemas. */
import { HttpApi, OpenApi } from "@effect/platform";
import { Context, Option, Schema, type SchemaAST, SchemaAST as AST } from "effect";
import { Api } from "#schemas/Api.ts";

type Operation = OpenApi.OpenAPISpecOperation;
type Strings = Readonly<Record<string, string>>;

export interface Answer {
  readonly status: number;
  readonly body: Option.Option<unknown>;
}

export interface Call {
  readonly method: string;
  readonly path: string;
  readonly operation: Operation;
  readonly example: {
    readonly path: string;
    readonly query: Strings;
    readonly headers: Strings;
    readonly body: Option.Option<unknown>;
    readonly answers: ReadonlyArray<Answer>;
  };
}

export interface Group {
  readonly title: string;
  readonly description: string;
  readonly calls: ReadonlyArray<Call>;
}

export const groupsOf = (): ReadonlyArray<Group> => {
  const { paths } = OpenApi.fromApi(Api);
  const groups: Array<Group & { readonly calls: Array<Call> }> = [];
  HttpApi.reflect(Api, {
    onGroup: ({ group }) => {
      groups.push({
        title: Context.getOrElse(group.annotations, OpenApi.Title, () => group.identifier),
        description: Context.getOrElse(group.annotations, OpenApi.Description, () => ""),
        calls: [],
      });
    },
    onEndpoint: ({ group, endpoint, payloads, successes }) => {
      const where = `${group.identifier}.${endpoint.name}`;
      const path = endpoint.path.replace(/:(\w+)/g, "{$1}");
      const operation = paths[path]?.[endpoint.method.toLowerCase() as OpenApi.OpenAPISpecMethodName];
      if (operation === undefined) throw new Error(`${where} is not in the OpenAPI document`);
      const strings = (schema: Option.Option<Schema.Schema.All>) =>
        Option.match(schema, {
          onNone: () => ({}),
          onSome: ({ ast }) => encodedExample(ast, where) as Strings,
        });
      const [payload] = payloads.values();
      groups.at(-1)?.calls.push({
        method: endpoint.method,
        path,
        operation,
        example: {
          path: Object.entries(strings(endpoint.pathSchema)).reduce(
            (filled, [name, value]) => filled.replace(`{${name}}`, encodeURIComponent(value)),
            path,
          ),
          query: strings(endpoint.urlParamsSchema),
          headers: strings(endpoint.headersSchema),
          body: Option.map(Option.fromNullable(payload), ({ ast }) => encodedExample(ast, where)),
          answers: [...successes].map(([status, { ast }]) => ({
            status,
            body: Option.map(ast, (body) => encodedExample(body, where)),
          })),
        },
      });
    },
  });
  return groups;
};

/** Encoding validates the example: one that does not match its schema throws. */
const encodedExample = (ast: SchemaAST.AST, where: string): unknown =>
  Schema.encodeUnknownSync(Schema.make<unknown, unknown>(ast))(
    Option.getOrThrowWith(exampleOf(ast), () => new Error(`${where}: a required field has no example`)),
  );

/* Builds examples of whole values from the examples in the schemas of their parts. */

/** An example of a schema's decoded side; none if a required part has no example. */
export const exampleOf = (ast: AST.AST): Option.Option<unknown> =>
  Option.orElse(annotated(ast), () => composed(ast));

const annotated = (part: AST.Annotated) =>
  Option.map(AST.getExamplesAnnotation(part), ([first]): unknown => first);

const composed = (ast: AST.AST): Option.Option<unknown> => {
  switch (ast._tag) {
    case "Literal":
      return Option.some(ast.literal);
    case "Refinement":
      return exampleOf(ast.from);
    case "Transformation":
      return exampleOf(ast.to);
    case "Declaration":
      return Option.flatMap(AST.getSurrogateAnnotation(ast), exampleOf);
    case "Suspend":
      return exampleOf(ast.f());
    case "Union":
      return Option.firstSomeOf(ast.types.map(exampleOf));
    case "TupleType":
      return Option.all([...ast.elements, ...ast.rest].map(({ type }) => exampleOf(type)));
    case "TypeLiteral":
      return struct(ast.propertySignatures);
    default:
      return Option.none();
  }
};

const struct = (properties: ReadonlyArray<AST.PropertySignature>) =>
  Option.all(
    properties.flatMap((property) => {
      const example = Option.orElse(annotated(property), () => exampleOf(property.type));
      if (Option.isNone(example) && property.isOptional) return [];
      return [Option.map(example, (value) => [property.name, value] as const)];
    }),
  ).pipe(Option.map((entries): unknown => Object.fromEntries(entries)));
