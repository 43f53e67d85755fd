/** Builds examples of whole values from the examples in the schemas of their parts. */
import { Option, SchemaAST as AST } from "effect";

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
