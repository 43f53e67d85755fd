/** Checks the OpenID provider as the console uses it: what can be seen without a person, and a refresh. */
import { Clock, Effect, Option } from "effect";
import type { JWK } from "jose";
import { asRecord } from "#schemas/lenient.ts";
import { withoutUnprintable } from "#schemas/scalars.ts";
import type { AppConfigShape } from "#src/domain/appConfigFile.ts";
import { causeOfSilence } from "./causes.ts";
import { pageOrText } from "./checker.ts";
import { allowOrigin } from "./crossOrigin.ts";
import { type Answer, ask, type Fetch } from "./exchange.ts";
import { type Found, makeFindings } from "./findings.ts";
import { checkKeys } from "./providerKeys.ts";
import { checkMetadata } from "./providerMetadata.ts";
import { checkRefresh } from "./providerRefresh.ts";
import { checkSignIn, checkTokenEndpoint } from "./providerSignIn.ts";

export interface Provider {
  readonly oidc: AppConfigShape["oidc"];
  /** Whether the client's id is known. */
  readonly hasClient: boolean;
  /** Whether `refreshMethod` is a choice of the configuration. */
  readonly hasMethod: boolean;
  readonly refreshToken: string | undefined;
}

export const steps = ["metadata", "keys", "sign-in", "token endpoint", "refresh"] as const;
export type Step = (typeof steps)[number];

/** The name of a step in the report. */
export const titleOf = (step: Step) => `provider: ${step}`;

interface Sent {
  /** Whether the console reads the answer, so that it needs CORS. */
  readonly isRead: boolean;
  /** Of a request without an answer. */
  readonly severity?: Found["severity"];
}

/** What a step knows from those before. */
export interface Known {
  readonly metadata: Readonly<Record<string, unknown>>;
  readonly keys: ReadonlyArray<JWK>;
}

export const makeProvider = (provider: Provider, origin: string | undefined, fetch: Fetch) => {
  const findings = makeFindings();
  const notes: Array<string> = [];
  const tried = new Set<Step>();
  let requests = 0;

  const wrong = (step: Step, found: Found) => findings.add(titleOf(step), found);

  return {
    ...provider,
    origin,
    findings,
    notes,
    wrong,
    skip: (step: Step, what: string, why: string) => findings.skip(titleOf(step), what, why),
    /** Undefined without an answer. */
    send: (step: Step, url: string, init: Parameters<typeof ask>[2] & Sent) => {
      requests += 1;
      tried.add(step);
      const headers = {
        accept: "application/json",
        ...(origin && init.isRead && { origin }),
        ...init.headers,
      };
      return Effect.matchEffect(ask(fetch, url, { ...init, headers }), {
        onFailure: ({ reason }) =>
          Effect.sync(() => {
            const problem = `expected an answer, found none: ${withoutUnprintable(reason)}`;
            wrong(step, {
              cause: causeOfSilence(reason),
              severity: init.severity ?? "error",
              place: "",
              problem,
            });
            return undefined;
          }),
        onSuccess: (answer) =>
          Effect.sync(() => {
            // The console's own host needs no CORS.
            if (origin !== undefined && init.isRead && new URL(url).origin !== origin)
              for (const issue of allowOrigin(origin, answer))
                wrong(step, { cause: "providerCors", ...issue });
            return answer;
          }),
      });
    },
    /** The body as a JSON object; undefined, and a finding, if it is none. */
    json: (step: Step, answer: Answer, severity: Found["severity"] = "error") => {
      const body = asRecord(Option.getOrUndefined(answer.json));
      if (body === undefined)
        wrong(step, {
          cause: "metadata",
          severity,
          place: "",
          problem: `expected JSON, found ${pageOrText(answer)}`,
        });
      return body;
    },
    result: () => ({ findings, notes, tried, requests }),
  };
};

export type ProviderCheck = ReturnType<typeof makeProvider>;

export const checkProvider = (check: ProviderCheck): Effect.Effect<void> =>
  Effect.gen(function* () {
    const now = yield* Clock.currentTimeMillis;
    const metadata = yield* checkMetadata(check, now);
    if (metadata === undefined) return;
    const has = (member: string) => URL.canParse(String(metadata[member]));
    const keys = has("jwks_uri") ? yield* checkKeys(check, metadata) : [];
    if (has("authorization_endpoint")) yield* checkSignIn(check, metadata);
    if (!has("token_endpoint")) return;
    yield* checkTokenEndpoint(check, metadata);
    yield* checkRefresh(check, { metadata, keys }, now);
  });
