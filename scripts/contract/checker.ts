/** Makes a call and compares the answer with the contract: status, CORS, body. */
import { randomUUID } from "node:crypto";
import { Effect, Option } from "effect";
import { inspect } from "#schemas/issues.ts";
import { asRecord } from "#schemas/lenient.ts";
import { linesOf, readRefusal } from "#schemas/refusals.ts";
import { type Call, callNamed } from "./calls.ts";
import { askFrom, checkExposed, checkPreflight } from "./crossOrigin.ts";
import type { Findings, Problem } from "./findings.ts";
import { type Answer, type Fetch, foundIn, type Texts } from "./requests.ts";

/** `base` has no slash at its end; `origin` is the console's. */
type Platform = Readonly<Record<"base" | "token" | "origin", string> & { fetch: Fetch }>;

/** `path` has the values of the path's parameters, not encoded. */
interface Input extends Partial<Record<"path" | "query", Texts>> {
  readonly json?: unknown;
}

export const makeChecker = ({ fetch, base, token, origin }: Platform, findings: Findings) => {
  const tried = new Set<string>();
  /** Of what was read or written last, by its address: an edit sends it back, as the console does. */
  const etags = new Map<string, string>();
  const request = askFrom(origin, fetch, findings);

  const urlOf = ({ path }: Call, input: Input): string => {
    const filled = path.replaceAll(/:(\w+)/g, (_, name: string) =>
      encodeURIComponent(input.path?.[name] ?? "-"),
    );
    return `${base}${filled}?${new URLSearchParams(input.query)}`.replace(/\?$/, "");
  };

  /** ` (endDate: must be a day)`: what the platform itself says of a refusal; nothing if it repeats the token. */
  const wordsOf = ({ json, isSuccess }: Answer): string => {
    const body = Option.getOrUndefined(json);
    // GraphQL and others refuse by a success. Its other members are data, even a secret's value.
    const { errors, error } = asRecord(body) ?? {};
    const text = linesOf(readRefusal(isSuccess ? { errors, error } : body)).slice(0, 120);
    return text === "" || text.includes(token) ? "" : ` (${text})`;
  };

  /** Makes a call that the platform should carry out. The body as the console reads it; undefined if it cannot. */
  const succeed = <A>(name: string, input: Input = {}): Effect.Effect<A | undefined> =>
    Effect.gen(function* () {
      const { error, warning } = findings;
      const call = callNamed(name);
      const { title, method, success } = call;
      const hasBody = input.json !== undefined;
      const content = hasBody && { "content-type": "application/json" };
      const url = urlOf(call, input);
      const etag = call.requestHeaders.includes("if-match") && etags.get(url);
      const key = call.requestHeaders.includes("idempotency-key") && { "idempotency-key": randomUUID() };
      const headers = { authorization: `Bearer ${token}`, ...content, ...key };
      const body = hasBody && { body: JSON.stringify(input.json) };
      const send = (version: Texts) =>
        request(title, url, { method, headers: { ...headers, ...version }, ...body });
      let answer = yield* send(etag ? { "if-match": etag } : {});
      if (etag && answer?.status === 412) {
        error(title, "status", [`${success.status} for the ETag of this version`, 412]);
        answer = yield* send({});
      }
      if (answer === undefined) return undefined;
      const { status, text, json } = answer;
      if (text.includes(token)) error(title, "", "must not repeat the access token");
      checkExposed(title, answer, findings);
      if (!answer.isSuccess) return error(title, "status", [success.status, `${status}${wordsOf(answer)}`]);
      tried.add(title);
      const tag = answer.headers.get("etag") ?? undefined;
      if (tag === undefined) etags.delete(url);
      else if (/^(?:W\/)?".+"$/.test(tag)) etags.set(url, tag);
      else warning(title, "etag", ["one in quotes", "another"]);
      if (status !== success.status) warning(title, "status", [success.status, status]);
      if (success.body === undefined) return undefined;
      // After a PUT without a body, the console reads again.
      const say = method === "PUT" && text === "" ? warning : error;
      if (Option.isNone(json)) return say(title, "", ["JSON", foundIn(answer)]);
      const { value, issues } = inspect(success.body, json.value, new Set(["token"]));
      const words = value === undefined ? wordsOf(answer) : "";
      for (const { severity, place, problem } of issues)
        findings[severity](title, place, `${problem}${words}`);
      const { id } = asRecord(value) ?? {};
      if (method === "POST" && tag && typeof id === "string")
        etags.set(`${url}/${encodeURIComponent(id)}`, tag);
      return value as A | undefined;
    });

  /** A token of nobody: only what a page may read as 401 makes the console refresh its own. */
  const refuse = Effect.gen(function* () {
    const call = callNamed("admins.me");
    const step = `${call.title} with a token of nobody`;
    const headers = { authorization: "Bearer contract-check" };
    const answer = yield* request(step, urlOf(call, {}), { headers });
    if (answer && answer.status !== 401) findings.error(step, "status", [401, answer.status]);
  });

  /** A browser sends none to the console's own origin. */
  const preflight = (call: Call) =>
    new URL(base).origin === origin ? Effect.void : checkPreflight(request, call, urlOf(call, {}), findings);

  const at = (severity: "error" | "warning") => (name: string, place: string, problem: Problem) =>
    findings[severity](callNamed(name).title, place, problem);
  return { succeed, refuse, preflight, error: at("error"), warning: at("warning"), tried };
};

export type Checker = ReturnType<typeof makeChecker>;
