/** Creating a secret. The request is sent once; when its answer is lost, the list shows whether the secret exists. */
import { Data, Effect, Option } from "effect";
import { ClientSecretsApi } from "#schemas/client-secrets/ClientSecretsApi.ts";
import type { AppId } from "#schemas/apps/App.ts";
import {
  AliasTaken,
  type ClientSecret,
  type ClientSecretId,
  type CreatedClientSecret,
  NewClientSecret,
  ofApp,
} from "#schemas/client-secrets/ClientSecret.ts";
import { isAliasTaken } from "#src/domain/client-secrets/attention.ts";
import { comparing } from "#src/domain/notStored.ts";
import { actionAtom, type AtomTools } from "#src/runtime/actionAtom.ts";
import { callsOf } from "#src/services/ApiClient.ts";
import { missingIn, secretsAtom, secretsOf } from "./clientSecrets.ts";

/** A request whose outcome is unknown. */
export interface UnconfirmedSecret {
  readonly alias: string;
  /** Ids of the secrets that existed before the request; none if they could not be read. */
  readonly idsBefore: Option.Option<ReadonlySet<ClientSecretId>>;
}

/** The secret was created, but its value is lost: no answer arrived, or one without the value. */
export class SecretLost extends Data.TaggedError("SecretLost")<{
  readonly secret: ClientSecret;
  readonly hasAnswer: boolean;
  /** The reason, for the log. */
  readonly message: string;
}> {}

/** Neither the answer nor the list arrived: the secret may exist. */
export class OutcomeUnknown extends Data.TaggedError("OutcomeUnknown")<{
  readonly unconfirmed: UnconfirmedSecret;
}> {}

/** A secret with the alias exists, but it is unknown whether the request created it. */
export class OwnerUnknown extends Data.TaggedError("OwnerUnknown") {}

export interface SecretCreation {
  readonly created: CreatedClientSecret;
  /** What the platform stored otherwise than it was sent. */
  readonly notStored: ReadonlyArray<keyof NewClientSecret>;
}

const secretNotStored = comparing(NewClientSecret);

export interface CreateSecretRequest {
  readonly appId: AppId;
  readonly secret: NewClientSecret;
  /** The previous request, while its outcome is unknown. */
  readonly unconfirmed: UnconfirmedSecret | undefined;
}

/** Failures of reading an answer that has arrived. */
const withAnswer = ["ParseError", "UnexpectedAnswer", "Damaged"];

/** Failures after which the platform may have created the secret. */
const isOutcomeOpen = ({ _tag }: { readonly _tag: string }) =>
  [...withAnswer, "RequestError", "ResponseError", "Intercepted", "Unexpected", "Unavailable"].includes(_tag);

/** Fails with the outcome of a request; succeeds if the request created nothing. */
const findCreated = Effect.fn("clientSecrets.findCreated")(function* (
  appId: AppId,
  { alias, idsBefore }: UnconfirmedSecret,
  failure: { readonly _tag: string; readonly message: string },
) {
  const found = (yield* secretsOf(appId)).secrets.find((secret) => isAliasTaken(alias, [secret.alias]));
  if (found === undefined) return;
  if (Option.isNone(idsBefore)) return yield* new OwnerUnknown();
  return yield* idsBefore.value.has(found.id)
    ? new AliasTaken({})
    : new SecretLost({
        secret: found,
        hasAnswer: withAnswer.includes(failure._tag),
        message: `${failure._tag}: ${failure.message}`,
      });
});

/** Only the caller gets the answer, since it contains the secret's value. */
export const createSecretAtom = actionAtom(
  Effect.fn("clientSecrets.create")(function* (
    { appId, secret, unconfirmed }: CreateSecretRequest,
    { set }: AtomTools,
  ) {
    const clientSecrets = yield* callsOf(ClientSecretsApi);
    const isRepeated = unconfirmed?.alias === secret.alias;
    const request: UnconfirmedSecret = isRepeated
      ? unconfirmed
      : {
          alias: secret.alias,
          idsBefore: yield* Effect.option(
            Effect.map(secretsOf(appId), ({ secrets }) => new Set(secrets.map(({ id }) => id))),
          ),
        };
    const outcomeUnknown = () => Effect.fail(new OutcomeUnknown({ unconfirmed: request }));
    return yield* clientSecrets.create({ path: { appId }, payload: secret }).pipe(
      Effect.catchTag("NotFound", missingIn(appId)),
      Effect.map(ofApp(appId)),
      Effect.map((created): SecretCreation => ({ created, notStored: secretNotStored(secret, created) })),
      Effect.tap(({ notStored }) =>
        Effect.forEach(notStored, (field) =>
          Effect.logWarning(`POST of a client secret: the answer has another ${field} than sent`),
        ),
      ),
      Effect.tapErrorTag("AliasTaken", (taken) =>
        isRepeated ? findCreated(appId, request, taken) : Effect.void,
      ),
      Effect.tapError((failure) =>
        isOutcomeOpen(failure)
          ? Effect.catchIf(findCreated(appId, request, failure), isOutcomeOpen, outcomeUnknown)
          : Effect.void,
      ),
      Effect.ensuring(Effect.sync(() => set(secretsAtom))),
    );
  }),
);
