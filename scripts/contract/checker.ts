/** Makes a call and compares the answer with the contract: status, headers, body. */
import { Effect, Option } from "effect";
import { problemContentType } from "#schemas/problems.ts";
import { withoutUnprintable } from "#schemas/scalars.ts";
import { type Call, callNamed, secretMembers } from "./calls.ts";
import { checkCrossOrigin } from "./crossOrigin.ts";
import { type Departure, inspect, inspectProblem } from "#schemas/departures.ts";
import { type Answer, type Input, type NoAnswer, send, type Target } from "./exchange.ts";
import { makeFindings } from "./findings.ts";

/** A successful answer. */
export interface Success<A> extends Answer {
  /** The body as the console reads it; undefined if it cannot. */
  readonly value: A | undefined;
  /** The body as received. */
  readonly body: unknown;
}

type Wrong = Omit<Departure, "severity"> & Partial<Departure>;

export const isSuccess = ({ status }: { readonly status: number }): boolean => status >= 200 && status <= 299;

const pageOrText = ({ text, headers }: Answer): string => {
  if (text === "") return "no body";
  return /html/i.test(headers.get("content-type") ?? "") || /^\s*</.test(text) ? "an HTML page" : "text";
};

const mediaType = ({ headers }: Answer) =>
  (headers.get("content-type") ?? "").split(";", 1)[0]?.trim().toLowerCase() ?? "";

export const makeChecker = (target: Target) => {
  const findings = makeFindings();
  const tried = new Set<string>();
  let requests = 0;

  const wrong = (call: Call, departure: Wrong, when?: string) =>
    findings.add(call, { severity: "error", ...departure }, when);

  /** Undefined without an answer. */
  const exchange = (call: Call, input: Input, when: string) =>
    Effect.gen(function* () {
      requests += 1;
      const answer = yield* send(target, call, input);
      if (target.token !== "" && answer.text.includes(target.token))
        wrong(call, { place: "", problem: "must not repeat the access token" }, when);
      if (target.origin !== undefined)
        for (const departure of checkCrossOrigin(target.origin, answer)) wrong(call, departure, when);
      return answer;
    }).pipe(
      Effect.catchTag("NoAnswer", ({ reason }: NoAnswer) =>
        Effect.sync(() => {
          wrong(
            call,
            { place: "", problem: `expected an answer, found none: ${withoutUnprintable(reason)}` },
            when,
          );
          return undefined;
        }),
      ),
    );

  const checkMediaType = (call: Call, answer: Answer, expected: string, when: string) => {
    const type = mediaType(answer);
    if (type === expected) return;
    const found = type === "" ? "none" : withoutUnprintable(type);
    wrong(
      call,
      { severity: "warning", place: "content-type", problem: `expected ${expected}, found ${found}` },
      when,
    );
  };

  const readBody = <A>(call: Call, answer: Answer, when: string): Success<A> | undefined => {
    const { body: ast } = call.success;
    if (ast === undefined) return { ...answer, value: undefined, body: undefined };
    if (Option.isNone(answer.json)) {
      // After a PUT without a body, the console reads again.
      const severity = call.method === "PUT" && answer.text === "" ? "warning" : "error";
      wrong(call, { severity, place: "", problem: `expected JSON, found ${pageOrText(answer)}` }, when);
      return { ...answer, value: undefined, body: undefined };
    }
    checkMediaType(call, answer, "application/json", when);
    const { value, departures } = inspect(ast, answer.json.value, secretMembers);
    for (const departure of departures) wrong(call, departure, when);
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
        const severity = isSuccess(answer) ? "warning" : "error";
        wrong(
          call,
          { severity, place: "status", problem: `expected ${status}, found ${answer.status}` },
          when,
        );
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
        // The console never sends a read with invalid input.
        const severity = call.method === "GET" && status === 422 && isSuccess(answer) ? "warning" : "error";
        wrong(
          call,
          { severity, place: "status", problem: `expected ${status}, found ${answer.status}` },
          when,
        );
        return answer;
      }
      const ast = call.errors.get(status);
      if (ast === undefined) throw new Error(`${call.title} has no error ${status}`);
      if (Option.isNone(answer.json)) {
        const problem = `expected ${problemContentType}, found ${pageOrText(answer)}`;
        wrong(call, { severity: "warning", place: `${status}`, problem }, when);
        return answer;
      }
      checkMediaType(call, answer, problemContentType, when);
      // Problems may have additional members (RFC 9457 §3.2).
      for (const { place, ...departure } of inspectProblem(ast, answer.json.value, secretMembers))
        wrong(call, { ...departure, place: place === "" ? `${status}` : `${status} → ${place}` }, when);
      return answer;
    });

  return {
    target,
    succeed,
    refuse,
    wrong: (name: string, departure: Wrong, when?: string) => wrong(callNamed(name), departure, when),
    skip: (name: string, what: string, why: string) => findings.skip(callNamed(name), what, why),
    countRequest: () => {
      requests += 1;
    },
    result: () => ({ findings: findings.found(), unchecked: findings.unchecked, tried, requests }),
  };
};

export type Checker = ReturnType<typeof makeChecker>;
