/** What HttpApi does not declare in the OpenAPI document: headers of answers, and the provider of the token. */
import type { OpenApi } from "@effect/platform";
import { openIdConnect } from "./Authentication.ts";

interface Parameter extends Pick<OpenApi.OpenAPISpecParameter, "name" | "in" | "required" | "description"> {
  readonly schema: { readonly examples?: ReadonlyArray<unknown>; readonly $ref?: string };
}

interface Response {
  readonly description: string;
  readonly headers?: object;
}

interface Operation {
  readonly parameters: ReadonlyArray<Parameter>;
  readonly responses: Readonly<Record<string, Response>>;
  readonly security: ReadonlyArray<object>;
  readonly "x-etag"?: "record" | "page";
}

interface Components {
  readonly securitySchemes: object;
  readonly schemas: Readonly<Record<string, Parameter["schema"]>>;
}

type Paths = Readonly<Record<string, Readonly<Record<string, Operation>>>>;

const etag = {
  ETag: {
    description: "Identifies the version of what the answer holds (RFC 9110 §8.8.3)",
    schema: { type: "string", examples: ['"5f1d1a"'] },
  },
};

const retryAfter = {
  "Retry-After": {
    description: "After how many seconds, or when, to try again (RFC 9110 §10.2.3)",
    required: true,
    schema: { type: "string", examples: ["5"] },
  },
};

const wwwAuthenticate = {
  "WWW-Authenticate": {
    description: "The scheme that the call takes (RFC 9110 §11.6.1)",
    schema: { type: "string", examples: ["Bearer"] },
  },
};

const ofStatus: Readonly<Record<string, object>> = { 401: wwwAuthenticate, 429: retryAfter, 503: retryAfter };

const heldPage = "The `ETag` of a page that the caller holds: if it is still the same, the answer is 304";

const ifNoneMatch: Parameter = {
  name: "if-none-match",
  in: "header",
  required: false,
  description: heldPage,
  schema: { type: "string", description: heldPage, examples: ['"5f1d1a"'] } as Parameter["schema"],
};

/** With the schema's example, which many tools look for at the parameter alone. */
const withExample = (parameter: Parameter, { schemas }: Components) => {
  const { $ref, examples } = parameter.schema;
  const [example] = examples ?? schemas[$ref?.split("/").at(-1) ?? ""]?.examples ?? [];
  return { ...parameter, example };
};

const described = (
  { "x-etag": what, parameters, responses, ...operation }: Operation,
  components: Components,
) => ({
  ...operation,
  security: [...operation.security, { openIdConnect: [] }],
  parameters: [...parameters, ...(what === "page" ? [ifNoneMatch] : [])].map((parameter) =>
    withExample(parameter, components),
  ),
  responses: {
    ...Object.fromEntries(
      Object.entries(responses).map(([status, response]) => {
        const headers = { ...ofStatus[status], ...(what !== undefined && status < "300" && etag) };
        return [status, Object.keys(headers).length === 0 ? response : { ...response, headers }];
      }),
    ),
    ...(what === "page" && {
      304: { description: "The page that the caller holds is still the same", headers: etag },
    }),
  },
});

const mapValues = <A, B>(record: Readonly<Record<string, A>>, change: (value: A) => B) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));

/** For the annotation `OpenApi.Transform` of the whole contract. */
export const completed = (document: Record<string, unknown>): Record<string, unknown> => {
  const components = document["components"] as Components;
  return {
    ...document,
    components: { ...components, securitySchemes: { ...components.securitySchemes, openIdConnect } },
    paths: mapValues(document["paths"] as Paths, (calls) =>
      mapValues(calls, (operation) => described(operation, components)),
    ),
  };
};
