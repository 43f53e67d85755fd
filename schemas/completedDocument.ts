/** What HttpApi does not declare in the OpenAPI document: headers of answers, several errors of a status, and the provider of the token. */
import type { OpenApi } from "@effect/platform";
import { openIdConnect } from "./Authentication.ts";
import { problemContentType } from "./problems.ts";

interface Parameter extends Pick<OpenApi.OpenAPISpecParameter, "name" | "in" | "required" | "description"> {
  readonly schema: JsonSchema;
}

interface JsonSchema {
  readonly examples?: ReadonlyArray<unknown>;
  readonly description?: string;
  readonly $ref?: string;
  readonly anyOf?: ReadonlyArray<JsonSchema>;
}

interface Response {
  readonly description: string;
  readonly headers?: object;
  readonly content?: Readonly<Record<string, { readonly schema: JsonSchema }>>;
}

interface Operation {
  readonly parameters: ReadonlyArray<Parameter>;
  readonly responses: Readonly<Record<string, Response>>;
  readonly security: ReadonlyArray<object>;
  readonly "x-etag"?: "record" | "page";
}

interface Components {
  readonly securitySchemes: object;
  readonly schemas: Readonly<Record<string, JsonSchema>>;
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

const referenced = ({ $ref }: JsonSchema, { schemas }: Components) => schemas[$ref?.split("/").at(-1) ?? ""];

/** With the schema's example, which many tools look for at the parameter alone. */
const withExample = (parameter: Parameter, components: Components) => {
  const { schema } = parameter;
  const [example] = schema.examples ?? referenced(schema, components)?.examples ?? [];
  return { ...parameter, example };
};

/** With media type and description of each error: of several with one status, the library has those of none and the first. */
const withErrors = (response: Response, components: Components): Response => {
  const [{ schema } = {}] = Object.values(response.content ?? {});
  if (schema?.anyOf === undefined) return response;
  const descriptions = schema.anyOf.map((error) => referenced(error, components)?.description);
  return { description: descriptions.join(". "), content: { [problemContentType]: { schema } } };
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
        const explained = status < "400" ? response : withErrors(response, components);
        return [status, Object.keys(headers).length === 0 ? explained : { ...explained, headers }];
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
