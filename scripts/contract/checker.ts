/** Makes a call and compares the answer with the contract: status, CORS, body. */
import { Effect, Option } from "effect";
import { inspect } from "#schemas/issues.ts";
import { linesOf, readRefusal } from "#schemas/refusals.ts";
import { type Call, callNamed } from "./calls.ts";
import { checkExposed, checkPreflight, isOriginAllowed } from "./crossOrigin.ts";
import type { Findings, Problem } from "./findings.ts";
import { type Answer, ask, type Fetch, foundIn, type Texts } from "./requests.ts";

/** `base` has no slash at its end; `origin` is the console's if a browser needs CORS for it. */
type Platform = Readonly<Record<"base" | "token", string> & { fetch: Fetch; origin: string | undefined }>;

/** `path` has the values of the path's parameters, not encoded. */
export interface Input extends Partial<Record<"path" | "query" | "headers", Texts>> {
  readonly json?: unknown;
}

/** `value` is the body as the console reads it; undefined if it cannot. */
type Success<A> = Answer & { readonly value: A | undefined };

export const makeChecker = ({ fetch, base, token, origin }: Platform, findings: Findings) => {
  const { error, warn } = findings;
  const tried = new Set<string>();

  const urlOf = ({ path }: Call, input: Input): string => {
    const filled = path.replaceAll(/:(\w+)/g, (_, name: string) =>
      encodeURIComponent(input.path?.[name] ?? "-"),
    );
    return `${base}${filled}?${new URLSearchParams(input.query)}`.replace(/\?$/, "");
  };

  /** ` (endDate: must be a day)`: what the platform itself says; nothing if it repeats the token. */
  const wordsOf = ({ json }: Answer): string => {
    const text = linesOf(readRefusal(Option.getOrUndefined(json))).slice(0, 120);
    return text === "" || text.includes(token) ? "" : ` (${text})`;
  };

  /** Undefined without an answer. */
  const send = (call: Call, { json, ...input }: Input) => {
    const headers = {
      accept: "application/json",
      authorization: `Bearer ${token}`,
      ...(json !== undefined && { "content-type": "application/json" }),
      ...(origin !== undefined && { origin }),
      ...input.headers,
    };
    const body = json === undefined ? {} : { body: JSON.stringify(json) };
    return Effect.match(ask(fetch, urlOf(call, input), { method: call.method, headers, ...body }), {
      onFailure: ({ reason }) => error(call.title, "", ["an answer", `none: ${reason}`]),
      onSuccess: (answer) => {
        if (answer.text.includes(token)) error(call.title, "", "must not repeat the access token");
        const wrong = (...found: readonly [string, Problem]) => error(call.title, ...found);
        if (origin !== undefined && isOriginAllowed(origin, answer, wrong))
          checkExposed(answer, (...found) => warn(call.title, ...found));
        return answer;
      },
    });
  };

  /** Makes a call that the platform should carry out; undefined if it did not. */
  const succeed = <A>(name: string, input: Input = {}): Effect.Effect<Success<A> | undefined> =>
    Effect.gen(function* () {
      const call = callNamed(name);
      const { title, success } = call;
      const answer = yield* send(call, input);
      if (answer === undefined) return undefined;
      const { status, json } = answer;
      if (!answer.isSuccess) return error(title, "status", [success.status, `${status}${wordsOf(answer)}`]);
      tried.add(title);
      if (status !== success.status) warn(title, "status", [success.status, status]);
      // After a PUT without a body, the console reads again.
      const say = call.method === "PUT" && answer.text === "" ? warn : error;
      if (success.body === undefined) return { ...answer, value: undefined };
      if (Option.isNone(json)) return { ...answer, value: say(title, "", ["JSON", foundIn(answer)]) };
      const { value, issues } = inspect(success.body, json.value, new Set(["token"]));
      // GraphQL and others refuse by a success.
      const words = value === undefined ? wordsOf(answer) : "";
      for (const { severity, place, problem } of issues)
        (severity === "error" ? error : warn)(title, place, `${problem}${words}`);
      return { ...answer, value: value as A | undefined };
    });

  /** As a browser asks before the call, without the token. */
  const preflight = (call: Call) => {
    if (origin === undefined) return Effect.void;
    const method = { "access-control-request-method": call.method };
    const names = { "access-control-request-headers": call.requestHeaders.join(",") };
    const asked = ask(fetch, urlOf(call, {}), {
      method: "OPTIONS",
      headers: { origin, ...method, ...names },
    });
    const check = (answer: Answer) =>
      checkPreflight(origin, call, answer, (...found) => error(call.title, ...found));
    return Effect.ignore(Effect.map(asked, check));
  };

  const at = (say: typeof error) => (name: string, place: string, problem: Problem) =>
    say(callNamed(name).title, place, problem);
  return { succeed, preflight, error: at(error), warn: at(warn), note: findings.note, tried };
};

export type Checker = ReturnType<typeof makeChecker>;
