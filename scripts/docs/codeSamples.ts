/** A call as a command of curl and as TypeScript, from its example. */
import { Option } from "effect";
import type { Call } from "./groupsOf.ts";
import { entityOf, type JsonSchema } from "./JsonSchema.ts";

export interface CodeSample {
  readonly lang: string;
  readonly label: string;
  readonly source: string;
}

const addressOf = ({ example }: Call): string => {
  const query = new URLSearchParams(example.query).toString();
  return query === "" ? example.path : `${example.path}?${query}`;
};

const headersOf = ({ example }: Call): ReadonlyArray<readonly [name: string, value: string]> => [
  ...Object.entries(example.headers),
  ...(Option.isSome(example.body) ? [["content-type", "application/json"] as const] : []),
];

const shellQuoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

const curl = (call: Call): string =>
  [
    `curl --request ${call.method} "$API_BASE_URL${addressOf(call)}"`,
    `--header "authorization: Bearer $ACCESS_TOKEN"`,
    ...headersOf(call).map(([name, value]) => `--header ${shellQuoted(`${name}: ${value}`)}`),
    ...Option.match(call.example.body, {
      onNone: () => [],
      onSome: (body) => [`--data ${shellQuoted(JSON.stringify(body, null, 2))}`],
    }),
  ].join(" \\\n  ");

/** The entity that the call answers with; undefined if it answers without a body. */
const answerOf = ({ operation, example: { answers } }: Call): string | undefined =>
  answers
    .flatMap(({ status }) => Object.values(operation.responses[status]?.content ?? {}))
    .map(({ schema }) => entityOf(schema as JsonSchema))
    .find((entity) => entity !== undefined);

const typeScript = (call: Call): string => {
  const answer = answerOf(call);
  const body = Option.map(call.example.body, (value) =>
    JSON.stringify(value, null, 2).replaceAll("\n", "\n  "),
  );
  return [
    ...(answer === undefined ? [] : ['import type { components } from "./openapi.d.ts";\n']),
    `const response = await fetch(\`\${apiBaseUrl}${addressOf(call)}\`, {`,
    `  method: "${call.method}",`,
    "  headers: {",
    "    authorization: `Bearer ${accessToken}`,",
    ...headersOf(call).map(([name, value]) => `    "${name}": ${JSON.stringify(value)},`),
    "  },",
    ...Option.match(body, { onNone: () => [], onSome: (json) => [`  body: JSON.stringify(${json}),`] }),
    "});",
    "if (!response.ok) throw new Error(await response.text());",
    ...(answer === undefined
      ? []
      : [`const answer = (await response.json()) as components["schemas"]["${answer}"];`]),
  ].join("\n");
};

export const codeSamples = (call: Call): ReadonlyArray<CodeSample> => [
  { lang: "Shell", label: "curl", source: curl(call) },
  { lang: "TypeScript", label: "TypeScript", source: typeScript(call) },
];
