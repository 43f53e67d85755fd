/** The OpenAPI document as it is published: that of the schemas, with the introduction, examples, and a command of curl for each call. */
import { OpenApi } from "@effect/platform";
import { Option } from "effect";
import { Api } from "#schemas/Api.ts";
import { curl } from "./curl.ts";
import { groupsOf } from "./groupsOf.ts";

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
  const document = structuredClone(OpenApi.fromApi(Api));
  document.info.description = introduction.trim();
  const paths = document.paths as unknown as Record<string, Record<string, Operation>>;
  for (const call of groupsOf(Api).flatMap(({ calls }) => calls)) {
    const operation = paths[call.path]?.[call.method.toLowerCase()];
    if (operation === undefined) continue;
    addExample(operation.requestBody, call.example.body);
    for (const { status, body } of call.example.answers) addExample(operation.responses[status], body);
    operation["x-codeSamples"] = [{ lang: "Shell", label: "curl", source: curl(call) }];
  }
  return document;
};
