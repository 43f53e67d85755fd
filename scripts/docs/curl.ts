/** A call as a command of curl, from its example. */
import { Option } from "effect";
import type { Call } from "./groupsOf.ts";

const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

export const curl = ({ method, example }: Call): string => {
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
