/** Why a sign-in does not begin or complete. */
import { Data } from "effect";
import type { StorageFailed } from "#src/services/BrowserDatabase.ts";

/** What a person is told: the rest is for operators. `notAccepted`: the platform refuses tokens that were just issued. */
export type SignInReason = "cancelled" | "refused" | "misconfigured" | "unreachable" | "notAccepted";

export class SignInFailed extends Data.TaggedError("SignInFailed")<{
  readonly reason: SignInReason;
  /** For operators: shown below "Details", and logged. Never contains a token. */
  readonly message: string;
  /** What the provider says to a person whom it refuses. */
  readonly words?: string;
  /** Seconds by which this device's clock is ahead of the identity provider's, if that is the reason. */
  readonly clockAhead?: number;
}> {}

/** The response does not belong to a pending sign-in of this browser: it is too old, was used before, or is forged. */
export class SignInUnknown extends SignInFailed {
  constructor() {
    const message =
      "the response belongs to no sign-in that began here: it was used already, or took longer than an hour";
    super({ reason: "refused", message });
  }
}

/** Codes of RFC 6749 §4.1.2.1 and §5.2, and of their relatives, for a console that is not set up rightly. */
const misconfigured = new Set([
  "invalid_request",
  "invalid_client",
  "unauthorized_client",
  "unsupported_response_type",
  "invalid_scope",
  "invalid_target",
  "request_not_supported",
  "invalid_dpop_proof",
]);

/** A person who cancels gives no reason, but a rule of the provider does. */
export const reasonOfCode = (error: string, words: string): SignInReason => {
  if (error === "access_denied" && words === "") return "cancelled";
  if (["temporarily_unavailable", "server_error"].includes(error)) return "unreachable";
  return misconfigured.has(error) ? "misconfigured" : "refused";
};

export type SignInError = SignInFailed | StorageFailed;

export const isSignInError = (error: unknown): error is SignInError =>
  error instanceof Error && "_tag" in error && /^(SignIn|Storage)Failed$/.test(String(error._tag));
