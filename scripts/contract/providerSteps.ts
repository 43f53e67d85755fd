/** The steps of a check of the OpenID provider, its requests, and what they find. */
import { Effect, Option } from "effect";
import { asRecord } from "#schemas/lenient.ts";
import type { AppConfigShape } from "#src/domain/appConfigFile.ts";
import { foundIn } from "./bodies.ts";
import { type Cause, causeOfSilence } from "./causes.ts";
import { isOriginAllowed } from "./crossOrigin.ts";
import { type Answer, ask, type Fetch, type Request } from "./exchange.ts";
import { makeFindings, type Problem } from "./findings.ts";

export interface Provider {
  readonly oidc: AppConfigShape["oidc"];
  readonly refreshToken: string | undefined;
}

export const steps = ["metadata", "keys", "sign-in", "token endpoint", "refresh"] as const;
type Step = (typeof steps)[number];

/** The name of a step in the report. */
export const titleOf = (step: Step) => `provider: ${step}`;

export type Metadata = Readonly<Record<string, unknown>>;

export const listOf = (metadata: Metadata, name: string): ReadonlyArray<string> | undefined => {
  const list = metadata[name];
  return Array.isArray(list) ? list.map(String) : undefined;
};

export const announcesDpop = (metadata: Metadata): boolean =>
  listOf(metadata, "dpop_signing_alg_values_supported")?.includes("ES256") ?? false;

interface Sent extends Request {
  /** Whether the console reads the answer, so that it needs CORS. */
  readonly isRead?: boolean;
  /** Whether a request without an answer is no error. */
  readonly isOptional?: boolean;
}

export const makeProvider = (provider: Provider, origin: string | undefined, fetch: Fetch) => {
  const findings = makeFindings();
  const notes: Array<string> = [];
  const tried = new Set<Step>();

  const at = (say: typeof findings.error) => (step: Step, cause: Cause, place: string, problem: Problem) =>
    say(titleOf(step), cause, place, problem);
  const [error, warn] = [at(findings.error), at(findings.warn)];

  return {
    ...provider,
    origin,
    error,
    warn,
    note: (text: string) => void notes.push(text),
    skip: (step: Step, what: string, why: string) => findings.skip(titleOf(step), what, why),
    /** Undefined without an answer. */
    send: (step: Step, url: string, { isRead = true, isOptional = false, ...init }: Sent = {}) => {
      tried.add(step);
      const headers = { accept: "application/json", ...(origin && isRead && { origin }), ...init.headers };
      return Effect.match(ask(fetch, url, { ...init, headers }), {
        onFailure: ({ reason }): Answer | undefined => {
          const say = isOptional ? warn : error;
          say(step, causeOfSilence(reason), "", `expected an answer, found none: ${reason}`);
          return undefined;
        },
        onSuccess: (answer) => {
          // The console's own host needs no CORS.
          if (origin !== undefined && isRead && new URL(url).origin !== origin)
            isOriginAllowed(origin, answer, (...found) => error(step, "providerCors", ...found));
          return answer;
        },
      });
    },
    /** The body as a JSON object; undefined, and a finding, if it is none. */
    json: (step: Step, answer: Answer, say = error) => {
      const body = asRecord(Option.getOrUndefined(answer.json));
      if (body === undefined) say(step, "metadata", "", `expected JSON, found ${foundIn(answer)}`);
      return body;
    },
    result: () => ({ findings: findings.found(), unchecked: findings.unchecked, notes, tried }),
  };
};

export type ProviderCheck = ReturnType<typeof makeProvider>;
