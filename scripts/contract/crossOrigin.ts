/** CORS: whether a browser lets the console of another origin make a call and read its answer (Fetch §3.3). */
import { withoutUnprintable } from "#schemas/scalars.ts";
import type { Call } from "./calls.ts";
import type { AnswerIssue } from "#schemas/issues.ts";

type Headed = { readonly headers: Headers };

const listed = (headers: Headers, name: string): ReadonlyArray<string> =>
  (headers.get(name) ?? "")
    .split(",")
    .map((each) => each.trim().toLowerCase())
    .filter((each) => each !== "");

const shown = (headers: Headers, name: string) => withoutUnprintable(headers.get(name) ?? "none");

export const allowOrigin = (origin: string, { headers }: Headed): ReadonlyArray<AnswerIssue> => {
  const name = "access-control-allow-origin";
  const found = headers.get(name);
  return found === origin || found === "*"
    ? []
    : [{ severity: "error", place: name, problem: `expected ${origin} or *, found ${shown(headers, name)}` }];
};

/** Checks the answer to the call itself. Without `ETag` and `Retry-After`, the console works but knows less. */
export const checkCrossOrigin = (
  origin: string,
  answer: Headed & { readonly status: number },
): ReadonlyArray<AnswerIssue> => {
  const origins = allowOrigin(origin, answer);
  // Without that, other headers say nothing to a browser.
  if (origins.length > 0) return origins;
  const name = "access-control-expose-headers";
  const exposed = listed(answer.headers, name);
  const needed = [...(answer.headers.has("etag") ? ["ETag"] : []), "Retry-After"];
  return needed
    .filter((each) => !exposed.includes("*") && !exposed.includes(each.toLowerCase()))
    .map((each) => ({
      severity: "warning",
      place: name,
      problem: `expected ${each}, found ${shown(answer.headers, name)}`,
    }));
};

/** Methods that a browser sends without permission from the server. */
const safelisted = ["get", "head", "post"];

export const checkPreflight = (
  origin: string,
  { method, requestHeaders }: Pick<Call, "method" | "requestHeaders">,
  answer: Headed & { readonly status: number },
): ReadonlyArray<AnswerIssue> => {
  const { headers, status } = answer;
  const error = (place: string, problem: string): AnswerIssue => ({ severity: "error", place, problem });
  if (status < 200 || status > 299)
    return [error("preflight → status", `expected 200 to 299, found ${status}`)];
  const origins = allowOrigin(origin, answer);
  if (origins.length > 0) return origins.map((one) => ({ ...one, place: `preflight → ${one.place}` }));
  const [methods, names] = ["access-control-allow-methods", "access-control-allow-headers"] as const;
  const [allowedMethods, allowedHeaders] = [listed(headers, methods), listed(headers, names)];
  const isMethodAllowed = [...safelisted, ...allowedMethods].some((each) =>
    [method.toLowerCase(), "*"].includes(each),
  );
  // The wildcard does not cover the header authorization.
  const missing = requestHeaders.filter(
    (name) => !allowedHeaders.includes(name) && (name === "authorization" || !allowedHeaders.includes("*")),
  );
  return [
    ...(isMethodAllowed
      ? []
      : [error(`preflight → ${methods}`, `expected ${method}, found ${shown(headers, methods)}`)]),
    ...(missing.length === 0
      ? []
      : [error(`preflight → ${names}`, `expected ${missing.join(", ")}, found ${shown(headers, names)}`)]),
  ];
};
