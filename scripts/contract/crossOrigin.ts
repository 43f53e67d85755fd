/** CORS: whether a browser lets a page of the console make a call and read its answer (Fetch §3.3). */
import { Effect } from "effect";
import type { Call } from "./calls.ts";
import type { Findings } from "./findings.ts";
import { type Answer, ask, type Fetch, type Init } from "./requests.ts";

const listed = ({ headers }: Answer, name: string): ReadonlyArray<string> =>
  (headers.get(`access-control-${name}`) ?? "none").split(",").map((each) => each.trim().toLowerCase());

/** An answer to a page of the console. */
interface Received extends Answer {
  /** Whether it comes from another origin and the page may read it; otherwise its CORS headers say nothing to a browser. */
  readonly isShared: boolean;
}

/** Asks as a page of `origin` does. Undefined, and a finding, without an answer. */
export const askFrom =
  (origin: string, fetch: Fetch, { error }: Findings) =>
  (step: string, url: string, request: Partial<Init> = {}) => {
    const isForeign = new URL(url).origin !== origin;
    const headers = { accept: "application/json", ...(isForeign && { origin }), ...request.headers };
    return Effect.match(ask(fetch, url, { method: "GET", ...request, headers }), {
      onFailure: (reason) => error(step, "", ["an answer", `none: ${reason}`]),
      onSuccess: (answer): Received => {
        // One value: a browser takes two, of a platform and its proxy, for none.
        const allowed = answer.headers.get("access-control-allow-origin") ?? "none";
        const isAllowed = allowed === origin || allowed === "*";
        if (isForeign && !isAllowed) error(step, "access-control-allow-origin", [`${origin} or *`, allowed]);
        return { ...answer, isShared: isForeign && isAllowed };
      },
    });
  };

type Ask = ReturnType<typeof askFrom>;

/** Without these the console works but knows less. */
export const checkExposed = (step: string, answer: Received, { warning }: Findings): void => {
  if (!answer.isShared) return;
  const exposed = listed(answer, "expose-headers");
  const wanted = [...(answer.headers.has("etag") ? ["etag"] : []), "retry-after"];
  for (const name of exposed.includes("*") ? [] : wanted)
    if (!exposed.includes(name)) warning(step, "access-control-expose-headers", [name, exposed]);
};

/** As a browser asks before the call, without the token. */
export const checkPreflight = (request: Ask, call: Call, url: string, { error }: Findings) => {
  const { title, method, requestHeaders } = call;
  const step = `preflight of ${title}`;
  const headers = {
    "access-control-request-method": method,
    "access-control-request-headers": requestHeaders.join(","),
  };
  return Effect.map(request(step, url, { method: "OPTIONS", headers }), (answer) => {
    if (answer?.isSuccess === false) return error(step, "status", ["200 to 299", answer.status]);
    if (!answer?.isShared) return;
    const [methods, names] = [listed(answer, "allow-methods"), listed(answer, "allow-headers")];
    // A browser sends GET and POST without permission.
    if (![...methods, "get", "post"].some((each) => each === method.toLowerCase() || each === "*"))
      error(step, "access-control-allow-methods", [method, methods]);
    // The wildcard does not cover the header authorization.
    const isGiven = (name: string) =>
      names.includes(name) || (name !== "authorization" && names.includes("*"));
    const missing = requestHeaders.filter((name) => !isGiven(name));
    if (missing.length > 0) error(step, "access-control-allow-headers", [missing, names]);
  });
};
