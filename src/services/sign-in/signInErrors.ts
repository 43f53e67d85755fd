/** Why a sign-in does not begin or complete. */
import { Data } from "effect";
import type { StorageFailed } from "#src/services/BrowserDatabase.ts";

/** The identity provider refused. `error` is a code of RFC 6749 §4.1.2.1 or §5.2, such as `access_denied`. */
export class SignInRefused extends Data.TaggedError("SignInRefused")<{
  readonly error: string;
  /** The provider's own words, or what its token endpoint answered: for operators. */
  readonly answered?: string | undefined;
  /** The scope that the console asked for. */
  readonly scope?: string;
}> {
  override get message() {
    const setting =
      this.error === "invalid_scope" && this.scope !== undefined
        ? `the console asked for "${this.scope}": set "scopes" and "audienceScope" in the "oidc" part of /config.json`
        : undefined;
    return [this.error, this.answered, setting].filter(Boolean).join(": ");
  }
}
/** The response does not belong to a pending sign-in of this browser: it is too old, was used before, or is forged. */
export class SignInUnknown extends Data.TaggedError("SignInUnknown") {
  override get message() {
    return "the response belongs to no sign-in that began here";
  }
}
/** A check of an answer failed. */
export class SignInInvalid extends Data.TaggedError("SignInInvalid")<{
  /** What was checked, to show to the person: a claim such as `iss`, or `signature`, `key`, `metadata`, `answer`. */
  readonly code: string;
  /** What was expected and what was found, for the log. Never contains a token. */
  readonly message: string;
  /** An answer with a status that nobody expects: `GET https://… answered 301, Location: https://…`. */
  readonly answered?: string;
  /** Seconds by which this device's clock is ahead of the identity provider's, if that is the reason. */
  readonly clockAhead?: number;
}> {}
/** The identity provider could not be reached. */
export class SignInUnreachable extends Data.TaggedError("SignInUnreachable")<{ readonly cause: unknown }> {
  override get message() {
    return "the identity provider did not answer";
  }
}
/** The identity provider answers, but the browser blocks its answer (CORS). */
export class SignInCorsBlocked extends Data.TaggedError("SignInCorsBlocked")<{
  /** Of the provider's endpoint. */
  readonly address: string;
  readonly message: string;
}> {}
/** The platform refuses tokens that a sign-in or a refresh has just returned. */
export class SignInNotAccepted extends Data.TaggedError("SignInNotAccepted")<{
  /** Whether they are bound to a key of this browser (DPoP). */
  readonly areBound: boolean;
}> {
  override get message() {
    return `the platform refused new tokens twice within 30 seconds${
      this.areBound
        ? '. They are bound to a key: see whether the header DPoP arrives and whether the clocks agree; if the platform takes bearer tokens alone, set "dpop": "off" in the "oidc" part of /config.json'
        : ""
    }`;
  }
}

/** The provider has sent the person back again and again with neither a code nor an error. */
export class SignInUnanswered extends Data.TaggedError("SignInUnanswered")<{
  /** The answer is there, but in the address's fragment, which is not where the code flow has it. */
  readonly isInFragment: boolean;
}> {
  override get message() {
    return `three sign-ins within 30 seconds came back without "code" and "error": ${
      this.isInFragment
        ? "the answer is in the fragment, so the provider does not use response_mode=query"
        : "something on the way, such as a proxy, may drop the query of /auth"
    }`;
  }
}

export type SignInError =
  | SignInRefused
  | SignInUnknown
  | SignInInvalid
  | SignInUnreachable
  | SignInCorsBlocked
  | SignInNotAccepted
  | SignInUnanswered
  | StorageFailed;

export const isSignInError = (error: unknown): error is SignInError =>
  error instanceof Error && "_tag" in error && /^SignIn|^StorageFailed$/.test(String(error._tag));
