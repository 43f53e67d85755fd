/** The strict form of a schema: without the variants that it reads tolerantly. */
import { Option, SchemaAST as AST } from "effect";

const known = new WeakMap<AST.AST, AST.AST>();

/** The schema that documents show is the strict form: `lenient`, `keepingNumericId` and `PageOf` annotate it. */
const documentedBy = (ast: AST.AST) => AST.getSurrogateAnnotation(ast).pipe(Option.getOrUndefined);

/** With `keepingUnknown`, unknown members belong to the contract. */
const isOpen = (ast: AST.TypeLiteral): boolean =>
  Option.exists(AST.getJSONSchemaAnnotation(ast), (json) => "additionalProperties" in json);

const struct = (ast: AST.TypeLiteral): AST.AST =>
  new AST.TypeLiteral(
    ast.propertySignatures.map(
      ({ name, type, isOptional, isReadonly, annotations }) =>
        new AST.PropertySignature(name, strictOf(type), isOptional, isReadonly, annotations),
    ),
    ast.indexSignatures,
    isOpen(ast)
      ? { ...ast.annotations, [AST.ParseOptionsAnnotationId]: { onExcessProperty: "ignore" } }
      : ast.annotations,
  );

/** Sets the description for error messages, which would otherwise contain the field's description. */
const described = (ast: AST.AST, description: string) => ({
  ...ast.annotations,
  [AST.DescriptionAnnotationId]: description,
});

const limitOf = (ast: AST.Refinement): string | undefined => {
  const json = Option.getOrElse(AST.getJSONSchemaAnnotation(ast), () => ({}));
  if ("minimum" in json) return `a number from ${String(json.minimum)}`;
  return "minLength" in json ? "text that is not empty" : undefined;
};

const made = (ast: AST.AST): AST.AST => {
  switch (ast._tag) {
    case "Declaration": {
      const documented = documentedBy(ast);
      return documented === undefined ? ast : strictOf(documented);
    }
    case "Transformation": {
      const documented = AST.isDeclaration(ast.from) ? documentedBy(ast.from) : undefined;
      return documented === undefined ? ast : strictOf(documented);
    }
    case "TypeLiteral":
      return struct(ast);
    case "TupleType":
      return new AST.TupleType(
        ast.elements.map(({ type, isOptional }) => new AST.OptionalType(strictOf(type), isOptional)),
        ast.rest.map(({ type, annotations }) => new AST.Type(strictOf(type), annotations)),
        ast.isReadonly,
        described(ast, "an array"),
      );
    case "Refinement": {
      const limit = limitOf(ast);
      return limit === undefined ? ast : new AST.Refinement(ast.from, ast.filter, described(ast, limit));
    }
    case "Literal":
      return new AST.Literal(ast.literal);
    case "BooleanKeyword":
      return AST.booleanKeyword;
    case "Union":
      return AST.Union.make(ast.types.map(strictOf), ast.annotations);
    default:
      return ast;
  }
};

/** Converts each schema once, since Effect caches parsers by the identity of a schema. */
export const strictOf = (ast: AST.AST): AST.AST => {
  const strict = known.get(ast) ?? made(ast);
  known.set(ast, strict);
  return strict;
};
