/** The OpenAPI document as it is published: that of the schemas, with the introduction, examples, plain patterns, and a command of curl for each call. */
import { OpenApi } from "@effect/platform";
import { createConfig, lintFromString } from "@redocly/openapi-core";
import { Option } from "effect";
import { Api } from "#schemas/Api.ts";
import { type Call, groupsOf } from "./groupsOf.ts";
import { withPlainPatterns } from "./plainPattern.ts";

const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

const curl = ({ method, example }: Call): string => {
  const query = new URLSearchParams(example.query).toString();
  const body = Option.getOrUndefined(example.body);
  const headers = {
    ...example.headers,
    ...(body !== undefined && { "content-type": "application/json" }),
  };
  return [
    `curl --request ${method} "$API_BASE_URL${example.path}${query === "" ? "" : `?${query}`}"`,
    `--header "authorization: Bearer $ACCESS_TOKEN"`,
    ...Object.entries(headers).map(([name, value]) => `--header ${quoted(`${name}: ${value}`)}`),
    ...(body === undefined ? [] : [`--data ${quoted(JSON.stringify(body, null, 2))}`]),
  ].join(" \\\n  ");
};

interface Body {
  content?: Record<string, { example?: unknown }>;
}

/** The part of an operation to which something is added; HttpApi's types do not know examples. */
interface Operation {
  readonly requestBody?: Body;
  readonly responses: Readonly<Record<string, Body>>;
  "x-codeSamples"?: ReadonlyArray<{ readonly lang: string; readonly label: string; readonly source: string }>;
}

const addExample = (body: Body | undefined, example: Option.Option<unknown>): void => {
  if (Option.isNone(example)) return;
  for (const media of Object.values(body?.content ?? {})) media.example = example.value;
};

export const publishedDocument = (introduction: string) => {
  const document = withPlainPatterns(OpenApi.fromApi(Api));
  document.info.description = introduction.trim();
  const paths = document.paths as unknown as Record<string, Record<string, Operation>>;
  for (const call of groupsOf().flatMap(({ calls }) => calls)) {
    const operation = paths[call.path]?.[call.method.toLowerCase()];
    if (operation === undefined) continue;
    addExample(operation.requestBody, call.example.body);
    for (const { status, body } of call.example.answers) addExample(operation.responses[status], body);
    operation["x-codeSamples"] = [{ lang: "Shell", label: "curl", source: curl(call) }];
  }
  return document;
};

/* Lints the OpenAPI document by Redocly's recommended rules. */

/** A line for each problem, warnings too. */
export const lint = async (source: string): Promise<ReadonlyArray<string>> => {
  const config = await createConfig({ extends: ["recommended"] });
  const problems = await lintFromString({ source, absoluteRef: "openapi.json", config });
  return problems.map(
    ({ ruleId, message, location }) => `openapi.json${location[0]?.pointer ?? ""}: ${message} (${ruleId})`,
  );
};
