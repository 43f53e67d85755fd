/** The entities and errors of a contract by their names in the documents, each with the schema that reads and writes it. */
import { HttpApi, type HttpApiGroup, OpenApi } from "@effect/platform";
import { Option, Schema, SchemaAST as AST } from "effect";

/** A schema is documented by its encoded side. */
const nameOf = (ast: AST.AST): Option.Option<string> =>
  Option.orElse(AST.getJSONIdentifierAnnotation(ast), () =>
    Option.orElse(AST.getIdentifierAnnotation(ast), () => {
      if (ast._tag === "Transformation" || ast._tag === "Refinement") return nameOf(ast.from);
      return ast._tag === "Declaration"
        ? Option.flatMap(AST.getSurrogateAnnotation(ast), nameOf)
        : Option.none();
    }),
  );

const partsOf = (ast: AST.AST): ReadonlyArray<AST.AST> => {
  switch (ast._tag) {
    case "Transformation":
      return [ast.to, ast.from];
    case "Refinement":
      return [ast.from];
    case "Declaration":
      return [...Option.toArray(AST.getSurrogateAnnotation(ast)), ...ast.typeParameters];
    case "Union":
      return ast.types;
    case "TupleType":
      return [...ast.elements, ...ast.rest].map(({ type }) => type);
    case "TypeLiteral":
      return ast.propertySignatures.map(({ type }) => type);
    default:
      return [];
  }
};

export const entitiesOf = <Id extends string, Groups extends HttpApiGroup.HttpApiGroup.Any, E, R>(
  api: HttpApi.HttpApi<Id, Groups, E, R>,
): ReadonlyMap<string, Schema.Schema<unknown, unknown>> => {
  const names = new Set(Object.keys(OpenApi.fromApi(api).components.schemas));
  const found = new Map<string, Schema.Schema<unknown, unknown>>();
  const visited = new Set<AST.AST>();
  const visit = (ast: AST.AST) => {
    if (visited.has(ast)) return;
    visited.add(ast);
    // Of several schemas with one name, the outermost is the complete one.
    for (const name of Option.toArray(nameOf(ast)))
      if (names.has(name) && !found.has(name)) found.set(name, Schema.make(ast));
    partsOf(ast).forEach(visit);
  };
  HttpApi.reflect(api, {
    onGroup: () => {},
    onEndpoint: ({ payloads, successes, errors }) => {
      for (const { ast } of payloads.values()) visit(ast);
      for (const { ast } of [...successes.values(), ...errors.values()]) Option.map(ast, visit);
    },
  });
  return new Map([...found].toSorted(([a], [b]) => (a < b ? -1 : 1)));
};
