/** The contract's calls, found by reflection: statuses, answers, errors and request headers of each. */
import { HttpApi, type HttpMethod } from "@effect/platform";
import { Option, SchemaAST as AST } from "effect";
import { Api } from "#schemas/Api.ts";

export interface Call {
  /** `apps.list` */
  readonly name: string;
  readonly method: HttpMethod.HttpMethod;
  /** `/api/v1/apps/:id` */
  readonly path: string;
  /** `GET /api/v1/apps/:id` */
  readonly title: string;
  readonly success: { readonly status: number; readonly body: AST.AST | undefined };
  readonly errors: ReadonlyMap<number, AST.AST>;
  readonly isList: boolean;
  /** The headers that a browser requests in a preflight, in lower case. */
  readonly requestHeaders: ReadonlyArray<string>;
}

const found: Array<Call> = [];
HttpApi.reflect(Api, {
  onGroup: () => {},
  onEndpoint: ({ group, endpoint, payloads, successes, errors }) => {
    const [[status, { ast }] = [200, { ast: Option.none() }]] = successes;
    const namesIn = Option.match({
      onNone: (): ReadonlyArray<string> => [],
      onSome: ({ ast }: { readonly ast: AST.AST }) =>
        AST.getPropertySignatures(ast).map(({ name }) => String(name)),
    });
    found.push({
      name: `${group.identifier}.${endpoint.name}`,
      method: endpoint.method,
      path: endpoint.path,
      title: `${endpoint.method} ${endpoint.path}`,
      success: { status, body: Option.getOrUndefined(ast) },
      errors: new Map(
        [...errors].flatMap(([code, { ast }]) => (Option.isSome(ast) ? [[code, ast.value] as const] : [])),
      ),
      isList: endpoint.method === "GET" && namesIn(endpoint.urlParamsSchema).includes("page"),
      requestHeaders: [
        "authorization",
        ...(payloads.size > 0 ? ["content-type"] : []),
        ...namesIn(endpoint.headersSchema),
      ],
    });
  },
});

export const calls: ReadonlyArray<Call> = found;

export const callNamed = (name: string): Call => {
  const call = calls.find((each) => each.name === name);
  if (call === undefined) throw new Error(`The contract has no call ${name}`);
  return call;
};

const isRedacted = (ast: AST.AST): boolean =>
  AST.isTransformation(ast) && AST.isDeclaration(ast.to) && ast.to.typeParameters.length === 1;

const redactedIn = (ast: AST.AST): ReadonlyArray<string> => {
  if (AST.isTransformation(ast)) return redactedIn(ast.to);
  return AST.isTypeLiteral(ast)
    ? ast.propertySignatures.flatMap(({ name, type }) => (isRedacted(type) ? [String(name)] : []))
    : [];
};

/** Names of members that contain a secret, anywhere in the contract: `token`. */
export const secretMembers: ReadonlySet<string> = new Set(
  calls.flatMap(({ success }) => (success.body === undefined ? [] : redactedIn(success.body))),
);
