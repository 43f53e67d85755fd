/** CORS: whether a browser lets the console of another origin make a call and read its answer (Fetch §3.3). */
import type { Call } from "./calls.ts";
import type { Problem } from "./findings.ts";

type Answer = Pick<Response, "status" | "headers">;
type SayIn = (place: string, problem: Problem) => void;

const listed = (headers: Headers, name: string): ReadonlyArray<string> =>
  (headers.get(name) ?? "").split(",").map((each) => each.trim().toLowerCase());

/** False, and a finding, if the origin may not read the answer; other headers say nothing to a browser then. */
export const isOriginAllowed = (
  origin: string,
  { headers }: Pick<Answer, "headers">,
  say: SayIn,
): boolean => {
  const name = "access-control-allow-origin";
  const found = headers.get(name) ?? "none";
  if (found === origin || found === "*") return true;
  say(name, [`${origin} or *`, found]);
  return false;
};

/** Checks the answer to the call itself. Without `ETag` and `Retry-After`, the console works but knows less. */
export const checkCrossOrigin = (
  origin: string,
  answer: Answer,
  { error, warn }: { readonly error: SayIn; readonly warn: SayIn },
): void => {
  if (!isOriginAllowed(origin, answer, error)) return;
  const name = "access-control-expose-headers";
  const exposed = listed(answer.headers, name);
  for (const each of [...(answer.headers.has("etag") ? ["ETag"] : []), "Retry-After"])
    if (!exposed.includes("*") && !exposed.includes(each.toLowerCase()))
      warn(name, [each, answer.headers.get(name) ?? "none"]);
};

export const checkPreflight = (
  origin: string,
  { method, requestHeaders }: Pick<Call, "method" | "requestHeaders">,
  { headers, status }: Answer,
  error: SayIn,
): void => {
  const say: SayIn = (place, problem) => error(`preflight → ${place}`, problem);
  if (status < 200 || status > 299) return say("status", ["200 to 299", status]);
  if (!isOriginAllowed(origin, { headers }, say)) return;
  const [methods, names] = ["access-control-allow-methods", "access-control-allow-headers"] as const;
  const [allowedMethods, allowedHeaders] = [listed(headers, methods), listed(headers, names)];
  // A browser sends these without permission.
  if (
    !["get", "head", "post", ...allowedMethods].some((each) => each === method.toLowerCase() || each === "*")
  )
    say(methods, [method, headers.get(methods) ?? "none"]);
  // The wildcard does not cover the header authorization.
  const missing = requestHeaders.filter(
    (name) => !allowedHeaders.includes(name) && (name === "authorization" || !allowedHeaders.includes("*")),
  );
  if (missing.length > 0) say(names, [missing.join(", "), headers.get(names) ?? "none"]);
};
