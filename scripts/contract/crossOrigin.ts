/** CORS: whether a browser lets the console of another origin make a call and read its answer (Fetch §3.3). */
import type { Call } from "./calls.ts";
import type { Problem } from "./findings.ts";
import type { Answer } from "./requests.ts";

type SayIn = (place: string, problem: Problem) => void;

const listed = ({ headers }: Answer, name: string): ReadonlyArray<string> =>
  (headers.get(`access-control-${name}`) ?? "none").split(",").map((each) => each.trim().toLowerCase());

/** False, and a finding, if the origin may not read the answer; other headers say nothing to a browser then. */
export const isOriginAllowed = (origin: string, answer: Answer, say: SayIn): boolean => {
  const found = listed(answer, "allow-origin");
  if (found.includes(origin) || found.includes("*")) return true;
  say("access-control-allow-origin", [`${origin} or *`, found]);
  return false;
};

/** Without these the console works but knows less. */
export const checkExposed = (answer: Answer, warn: SayIn): void => {
  const exposed = listed(answer, "expose-headers");
  const wanted = [...(answer.headers.has("etag") ? ["etag"] : []), "retry-after"];
  for (const name of exposed.includes("*") ? [] : wanted)
    if (!exposed.includes(name)) warn("access-control-expose-headers", [name, exposed]);
};

export const checkPreflight = (origin: string, call: Call, answer: Answer, error: SayIn): void => {
  const { method, requestHeaders } = call;
  const say: SayIn = (place, problem) => error(`preflight → ${place}`, problem);
  if (!answer.isSuccess) return say("status", ["200 to 299", answer.status]);
  if (!isOriginAllowed(origin, answer, say)) return;
  const [methods, names] = [listed(answer, "allow-methods"), listed(answer, "allow-headers")];
  // A browser sends GET and POST without permission.
  if (![...methods, "get", "post"].some((each) => each === method.toLowerCase() || each === "*"))
    say("access-control-allow-methods", [method, methods]);
  // The wildcard does not cover the header authorization.
  const isGiven = (name: string) => names.includes(name) || (name !== "authorization" && names.includes("*"));
  const missing = requestHeaders.filter((name) => !isGiven(name));
  if (missing.length > 0) say("access-control-allow-headers", [missing, names]);
};
