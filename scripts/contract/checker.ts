/** Makes a call and compares the answer with the contract: status, headers, body, time. */
import { Effect, Option } from "effect";
import { type AnswerIssue, inspect, inspectProblem } from "#schemas/issues.ts";
import { problemContentType } from "#schemas/problems.ts";
import { withoutUnprintable } from "#schemas/scalars.ts";
import { damagedTexts, problemText } from "./bodies.ts";
import { type Call, callNamed, secretMembers } from "./calls.ts";
import { type Cause, causeOfSilence, causeOfStatus } from "./causes.ts";
import { checkCrossOrigin } from "./crossOrigin.ts";
import { type Answer, type Input, type NoAnswer, send, type Target } from "./exchange.ts";
import { type Found, makeFindings } from "./findings.ts";

/** A successful answer. */
export interface Success<A> extends Answer {
  /** The body as the console reads it; undefined if it cannot. */
  readonly value: A | undefined;
  /** The body as received. */
  readonly body: unknown;
}

export const isSuccess = ({ status }: { readonly status: number }): boolean => status >= 200 && status <= 299;

export const pageOrText = ({ text, headers }: Answer): string => {
  if (text === "") return "no body";
  return /html/i.test(headers.get("content-type") ?? "") || /^\s*</.test(text) ? "an HTML page" : "text";
};

const mediaType = ({ headers }: Answer) =>
  (headers.get("content-type") ?? "").split(";", 1)[0]?.trim().toLowerCase() ?? "";

/** Without this header, or with `private`, only a browser may keep an answer to a call with a token (RFC 9111 §3.5). */
const isCacheable = (headers: Headers) =>
  /public|s-maxage|immutable|max-age="?[1-9]/i.test(headers.get("cache-control") ?? "");

const causeOf = ({ problem, place }: AnswerIssue): Cause => {
  if (/U\+FFFD/.test(problem)) return "text";
  return problem.startsWith("must not") && secretMembers.has(place.split(" → ").at(-1) ?? "")
    ? "secret"
    : "body";
};

/** People notice an answer that takes longer. */
const slowAfter = 2000;

export const makeChecker = (target: Target) => {
  const findings = makeFindings();
  const tried = new Set<string>();
  /** How long an answer of a call took at most, in milliseconds. */
  const longest = new Map<string, number>();
  let [requests, waits] = [0, 0];

  const wrong = ({ title }: Call, found: Found, when?: string) => findings.add(title, found, when);

  /** What every answer has to be, whatever the call. */
  const checkAnswer = (call: Call, answer: Answer, when: string) => {
    longest.set(call.title, Math.max(answer.milliseconds, longest.get(call.title) ?? 0));
    waits += answer.waits.length;
    if (target.token !== "" && answer.text.includes(target.token))
      wrong(call, { cause: "secret", place: "", problem: "must not repeat the access token" }, when);
    if (target.origin !== undefined)
      for (const issue of checkCrossOrigin(target.origin, answer))
        wrong(call, { cause: "cors", ...issue }, when);
    for (const header of answer.waits)
      if (header === null || !(/^\d+$/.test(header) || Date.parse(header) > 0)) {
        const problem = `expected seconds or a date, found ${header === null ? "none" : "neither"}`;
        wrong(call, { cause: "limit", severity: "warning", place: "retry-after", problem });
      }
    if (call.method === "GET" && isCacheable(answer.headers)) {
      const problem = `expected no-store, found ${withoutUnprintable(answer.headers.get("cache-control") ?? "")}`;
      wrong(call, { cause: "caching", severity: "warning", place: "cache-control", problem }, when);
    }
  };

  /** Undefined without an answer. */
  const exchange = (call: Call, input: Input, when: string) =>
    Effect.suspend(() => {
      requests += 1;
      return send(target, call, input);
    }).pipe(
      Effect.tap((answer) => checkAnswer(call, answer, when)),
      Effect.catchTag("NoAnswer", ({ reason }: NoAnswer) =>
        Effect.sync(() => {
          const problem = `expected an answer, found none: ${withoutUnprintable(reason)}`;
          wrong(call, { cause: causeOfSilence(reason), place: "", problem }, when);
          return undefined;
        }),
      ),
    );

  const checkMediaType = (call: Call, answer: Answer, expected: string, when: string) => {
    const type = mediaType(answer);
    if (type === expected) return;
    const problem = `expected ${expected}, found ${type === "" ? "none" : withoutUnprintable(type)}`;
    wrong(call, { cause: "media", severity: "warning", place: "content-type", problem }, when);
  };

  const readBody = <A>(call: Call, answer: Answer, when: string): Success<A> | undefined => {
    const { body: ast } = call.success;
    if (ast === undefined) return { ...answer, value: undefined, body: undefined };
    if (Option.isNone(answer.json)) {
      // After a PUT without a body, the console reads again.
      const severity = call.method === "PUT" && answer.text === "" ? "warning" : "error";
      const problem = `expected JSON, found ${pageOrText(answer)}`;
      wrong(call, { cause: "media", severity, place: "", problem }, when);
      return { ...answer, value: undefined, body: undefined };
    }
    checkMediaType(call, answer, "application/json", when);
    const { value, issues } = inspect(ast, answer.json.value, secretMembers);
    for (const issue of issues) wrong(call, { cause: causeOf(issue), ...issue }, when);
    const named = new Set(issues.map(({ place }) => place));
    for (const damaged of damagedTexts(answer.json.value))
      if (!named.has(damaged.place)) wrong(call, { cause: "text", ...damaged }, when);
    return { ...answer, value: value as A | undefined, body: answer.json.value };
  };

  /** Makes a call that the platform should carry out; undefined if it did not. */
  const succeed = <A>(name: string, input: Input = {}, when = ""): Effect.Effect<Success<A> | undefined> =>
    Effect.map(exchange(callNamed(name), input, when), (answer) => {
      const call = callNamed(name);
      if (answer === undefined) return undefined;
      const { status } = call.success;
      if (answer.status !== status) {
        // The body is read even if the success status is another one.
        const severity = isSuccess(answer) || input.isUnsent ? "warning" : "error";
        const problem = `expected ${status}, found ${answer.status}${problemText(answer, target.token)}`;
        wrong(call, { cause: causeOfStatus(answer.status, true), severity, place: "status", problem }, when);
      }
      if (!isSuccess(answer)) return undefined;
      tried.add(call.title);
      return readBody<A>(call, answer, when);
    });

  /** Makes a call that the platform should refuse with `status`. */
  const refuse = (
    name: string,
    status: number,
    input: Input,
    when: string,
  ): Effect.Effect<Answer | undefined> =>
    Effect.map(exchange(callNamed(name), input, when), (answer) => {
      const call = callNamed(name);
      if (answer === undefined) return undefined;
      if (answer.status !== status) {
        const { status: found } = answer;
        // Any answer about the call itself shows that the token was accepted.
        const isOpen = status === 401 && (isSuccess(answer) || [404, 409, 412, 422].includes(found));
        const cause = isOpen ? "open" : causeOfStatus(found, false);
        const severity = input.isUnsent && !isOpen ? "warning" : "error";
        wrong(
          call,
          { cause, severity, place: "status", problem: `expected ${status}, found ${found}` },
          when,
        );
        return answer;
      }
      const ast = call.errors.get(status);
      if (ast === undefined) throw new Error(`${call.title} has no error ${status}`);
      if (Option.isNone(answer.json)) {
        const problem = `expected ${problemContentType}, found ${pageOrText(answer)}`;
        wrong(call, { cause: "problem", severity: "warning", place: `${status}`, problem }, when);
        return answer;
      }
      checkMediaType(call, answer, problemContentType, when);
      // Problems may have additional members (RFC 9457 §3.2).
      for (const { place, ...issue } of inspectProblem(ast, answer.json.value, secretMembers)) {
        const at = place === "" ? `${status}` : `${status} → ${place}`;
        wrong(call, { cause: "problem", ...issue, place: at }, when);
      }
      return answer;
    });

  return {
    target,
    succeed,
    refuse,
    wrong: (name: string, found: Found, when?: string) => wrong(callNamed(name), found, when),
    skip: (name: string, what: string, why: string) => findings.skip(callNamed(name).title, what, why),
    countRequest: () => {
      requests += 1;
    },
    findings,
    result: () => {
      const times = [...longest].toSorted(([, one], [, other]) => other - one);
      for (const [call, milliseconds] of times.filter(([, time]) => time > slowAfter)) {
        const problem = `expected an answer within ${slowAfter / 1000} s, found ${(milliseconds / 1000).toFixed(1)} s`;
        findings.add(call, { cause: "slow", severity: "warning", place: "", problem });
      }
      const [slowest] = times;
      return {
        findings: findings.found(),
        unchecked: findings.unchecked,
        tried,
        requests,
        waits,
        slowest: slowest && { call: slowest[0], milliseconds: slowest[1] },
      };
    },
  };
};

export type Checker = ReturnType<typeof makeChecker>;
