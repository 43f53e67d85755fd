/** The contract's calls, found by reflection. */
import { HttpApi, type HttpMethod } from "@effect/platform";
import { Array, Option, SchemaAST as AST } from "effect";
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
  /** The headers that a browser requests in a preflight, in lower case. */
  readonly requestHeaders: ReadonlyArray<string>;
}

const namesIn = (schema: Option.Option<{ readonly ast: AST.AST }>): ReadonlyArray<string> =>
  Option.isNone(schema) ? [] : AST.getPropertySignatures(schema.value.ast).map(({ name }) => String(name));

export const calls = Array.empty<Call>();
HttpApi.reflect(Api, {
  onGroup: () => {},
  onEndpoint: ({ group, endpoint, payloads, successes }) => {
    // Platforms that tell no refused invitations need not have it.
    if (endpoint.name === "takeBack") return;
    const { method, path, name, headersSchema } = endpoint;
    const [[status, { ast }] = [200, { ast: Option.none() }]] = successes;
    const content = payloads.size > 0 ? ["content-type"] : [];
    calls.push({
      name: `${group.identifier}.${name}`,
      method,
      path,
      title: `${method} ${path}`,
      success: { status, body: Option.getOrUndefined(ast) },
      requestHeaders: ["authorization", ...content, ...namesIn(headersSchema)],
    });
  },
});

export const callNamed = (name: string): Call =>
  Option.getOrThrow(Array.findFirst(calls, (call) => call.name === name));
