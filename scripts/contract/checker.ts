/** Makes a call and compares the answer with the contract: status, headers, body, time. */
import { Effect, Option } from "effect";
import { type AnswerIssue, inspect, inspectProblem } from "#schemas/issues.ts";
import { problemContentType } from "#schemas/problems.ts";
import { damagedTexts, foundIn, problemText, scanned } from "./bodies.ts";
import { type Call, callNamed, secretMembers } from "./calls.ts";
import { type Cause, causeOfSilence, causeOfStatus } from "./causes.ts";
import { checkCrossOrigin } from "./crossOrigin.ts";
import { type Answer, type Input, send, type Target } from "./exchange.ts";
import { makeFindings, type Problem, type Say } from "./findings.ts";

/** A successful answer: its body as the console reads it, undefined if it cannot, and as received. */
export interface Success<A> extends Answer {
  readonly value: A | undefined;
  readonly body: unknown;
}

export const isSuccess = ({ status }: { readonly status: number }): boolean => status >= 200 && status <= 299;

/** Without this header, or with `private`, only a browser may keep an answer to a call with a token (RFC 9111 §3.5). */
const isCacheable = /public|s-maxage|immutable|max-age="?[1-9]/i;

const causeOf = ({ problem, place }: AnswerIssue): Cause => {
  if (problem.includes("U+FFFD")) return "text";
  const isSecret = problem.startsWith("must not") && secretMembers.has(place.split(" → ").at(-1) ?? "");
  return isSecret ? "secret" : "body";
};

export const makeChecker = (target: Target) => {
  const findings = makeFindings();
  const { error, warn, say } = findings;
  const tried = new Set<string>();

  /** What every answer has to be, whatever the call. */
  const checkAnswer = ({ title, method }: Call, answer: Answer, when: string) => {
    if (target.token !== "" && answer.text.includes(target.token))
      error(title, "secret", "", "must not repeat the access token", when);
    const cors = (say: Say) => (place: string, problem: Problem) => say(title, "cors", place, problem, when);
    if (target.origin !== undefined)
      checkCrossOrigin(target.origin, answer, { error: cors(error), warn: cors(warn) });
    const caching = answer.headers.get("cache-control") ?? "";
    if (method === "GET" && isCacheable.test(caching))
      warn(title, "caching", "cache-control", ["no-store", caching], when);
  };

  /** Undefined without an answer. */
  const exchange = (call: Call, input: Input, when: string) =>
    send(target, call, input).pipe(
      Effect.tap((answer) => checkAnswer(call, answer, when)),
      Effect.catchAll(({ reason }) => {
        error(call.title, causeOfSilence(reason), "", `expected an answer, found none: ${reason}`, when);
        return Effect.succeed(undefined);
      }),
    );

  const checkMediaType = ({ title }: Call, { headers }: Answer, expected: string, when: string) => {
    const [type = ""] = (headers.get("content-type") ?? "none").split(";", 1);
    if (type.trim().toLowerCase() !== expected) warn(title, "media", "content-type", [expected, type], when);
  };

  const readBody = <A>(call: Call, answer: Answer, when: string): Success<A> => {
    const { body: ast } = call.success;
    if (ast === undefined || Option.isNone(answer.json)) {
      // After a PUT without a body, the console reads again.
      const severity = call.method === "PUT" && answer.text === "" ? "warning" : "error";
      const problem = `expected JSON, found ${foundIn(answer)}`;
      if (ast !== undefined) say({ severity, place: "", problem }, call.title, "media", when);
      return { ...answer, value: undefined, body: undefined };
    }
    checkMediaType(call, answer, "application/json", when);
    const body = answer.json.value;
    const { value, issues } = inspect(ast, body, secretMembers);
    for (const issue of issues) say(issue, call.title, causeOf(issue), when);
    const named = new Set(issues.map(({ place }) => place));
    for (const [place, problem] of damagedTexts(body))
      if (!named.has(place)) warn(call.title, "text", place, problem, when);
    for (const name of scanned(answer.text).twice)
      warn(call.title, "body", name, ["once", "it twice in one object"], when);
    return { ...answer, value: value as A | undefined, body };
  };

  /** Makes a call that the platform should carry out; undefined if it did not. */
  const succeed = <A>(name: string, input: Input = {}, when = ""): Effect.Effect<Success<A> | undefined> =>
    Effect.map(exchange(callNamed(name), input, when), (answer) => {
      const call = callNamed(name);
      if (answer === undefined) return undefined;
      const { status } = answer;
      if (status !== call.success.status) {
        // The body is read even if the success status is another one.
        const severity = isSuccess(answer) || input.isUnsent ? "warning" : "error";
        const words = isSuccess(answer) ? "" : problemText(answer, target.token);
        const problem = `expected ${call.success.status}, found ${status}${words}`;
        say({ severity, place: "status", problem }, call.title, causeOfStatus(status, true), when);
      }
      if (!isSuccess(answer)) return undefined;
      tried.add(call.title);
      return readBody<A>(call, answer, when);
    });

  /** Makes a call that the platform should refuse with `status`. */
  const refuse = (name: string, status: number, input: Input, when: string) =>
    Effect.map(exchange(callNamed(name), input, when), (answer): Answer | undefined => {
      const call = callNamed(name);
      if (answer === undefined) return undefined;
      const { status: found, json } = answer;
      const ast = call.errors.get(status);
      if (ast === undefined) throw new Error(`${call.title} has no error ${status}`);
      if (found !== status) {
        // Any answer about the call itself shows that the token was accepted.
        const isOpen = status === 401 && (isSuccess(answer) || [404, 409, 412, 422].includes(found));
        const severity = input.isUnsent && !isOpen ? "warning" : "error";
        const cause = isOpen ? "open" : causeOfStatus(found, false);
        const problem = `expected ${status}, found ${found}`;
        say({ severity, place: "status", problem }, call.title, cause, when);
      } else if (Option.isNone(json)) {
        warn(call.title, "problem", `${status}`, [problemContentType, foundIn(answer)], when);
      } else {
        checkMediaType(call, answer, problemContentType, when);
        // Problems may have additional members (RFC 9457 §3.2).
        for (const issue of inspectProblem(ast, json.value, secretMembers)) {
          const place = issue.place === "" ? `${status}` : `${status} → ${issue.place}`;
          say({ ...issue, place }, call.title, "problem", when);
        }
      }
      return answer;
    });

  return {
    target,
    succeed,
    refuse,
    error: ((name, ...found) => error(callNamed(name).title, ...found)) as Say,
    warn: ((name, ...found) => warn(callNamed(name).title, ...found)) as Say,
    skip: (name: string, what: string, why: string) => findings.skip(callNamed(name).title, what, why),
    result: () => ({ findings: findings.found(), unchecked: findings.unchecked, tried }),
  };
};

export type Checker = ReturnType<typeof makeChecker>;
