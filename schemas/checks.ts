/** Checks of texts. The code of a failed check selects the message of a form. */
import { Either, Option, type ParseResult, Schema, SchemaAST } from "effect";

export type Check =
  | { readonly code: "required" }
  | { readonly code: "minLength"; readonly min: number }
  | { readonly code: "maxLength"; readonly max: number }
  | { readonly code: "email" }
  | { readonly code: "printable" }
  | { readonly code: "day" }
  /** A name of a person, which appears in mails. */
  | { readonly code: "noLink" }
  /** A day of the calendar, both bounds included. */
  | { readonly code: "dayBetween"; readonly min: Date; readonly max: Date };

const CheckAnnotation = Symbol.for("schemas/checks/Check");

/** A condition on a text. */
export interface TextRule {
  /** Left out when no form has a message for it. */
  readonly check?: Check;
  /** What is expected, in English, for developers; never repeats the text. */
  readonly expected: string;
  readonly isMet: (text: string) => boolean;
}

/** Texts that meet all rules. The first unmet rule is reported. */
export const checkedText = (rules: ReadonlyArray<TextRule>): Schema.Schema<string> =>
  rules.reduce<Schema.Schema<string>>(
    (schema, { check, expected, isMet }) =>
      schema.pipe(Schema.filter((text: string) => isMet(text) || expected, { [CheckAnnotation]: check })),
    Schema.String,
  );

/** The check that an input failed; undefined for an input of another type. */
const failedCheck = (issue: ParseResult.ParseIssue): Check | undefined => {
  switch (issue._tag) {
    case "Refinement":
      return issue.kind === "From"
        ? failedCheck(issue.issue)
        : Option.getOrUndefined(SchemaAST.getAnnotation<Check>(issue.ast, CheckAnnotation));
    case "Pointer":
    case "Transformation":
      return failedCheck(issue.issue);
    case "Composite":
      return listOf(issue.issues).map(failedCheck)[0];
    default:
      return undefined;
  }
};

const listOf = <A>(items: A | ReadonlyArray<A>): ReadonlyArray<A> =>
  Array.isArray(items) ? items : [items as A];

/** The check that `value` failed; none when it fits `schema`. */
export const failedCheckOf = <A>(
  schema: Schema.Schema<A, string>,
  value: string,
): Option.Option<Check | undefined> =>
  Either.match(Schema.decodeEither(schema)(value), {
    onLeft: ({ issue }) => Option.some(failedCheck(issue)),
    onRight: () => Option.none(),
  });

/** Failed checks by member of a struct. A struct with optional members is a transformation. */
const byMember = (issue: ParseResult.ParseIssue): ReadonlyArray<readonly [string, Check | undefined]> => {
  switch (issue._tag) {
    case "Transformation":
      return byMember(issue.issue);
    case "Composite":
      return listOf(issue.issues).flatMap(byMember);
    case "Pointer":
      return [[String(listOf(issue.path)[0]), failedCheck(issue)]];
    default:
      return [];
  }
};

/** Refused members of a struct, each with its failed check; all of them when the option `errors` is "all". */
export const failedFields = (error: ParseResult.ParseError): ReadonlyMap<string, Check | undefined> =>
  new Map(byMember(error.issue));
