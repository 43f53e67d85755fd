/** Messages for error codes of the identity provider (RFC 6749 §4.1.2.1 and §5.2, OpenID Connect Core §3.1.2.6). */
import type { I18n, Text } from "#src/i18n/i18n.ts";
import type { SignInRefused } from "#src/services/sign-in/signInErrors.ts";
import { messages } from "./messages.en.ts";

type MessageWithoutValues = (typeof messages)[
  | "cancelled"
  | "needsPerson"
  | "needsConsent"
  | "overloaded"
  | "providerFailed"
  | "spent"];

const messageByCode = new Map<string, MessageWithoutValues>([
  ["access_denied", messages.cancelled],
  ["login_required", messages.needsPerson],
  ["interaction_required", messages.needsPerson],
  ["account_selection_required", messages.needsPerson],
  ["consent_required", messages.needsConsent],
  ["temporarily_unavailable", messages.overloaded],
  ["server_error", messages.providerFailed],
  ["invalid_grant", messages.spent],
]);

/** Codes of a console that is not configured correctly. */
const configurationErrors = new Set([
  "invalid_request",
  "invalid_client",
  "unauthorized_client",
  "unsupported_response_type",
  "invalid_scope",
  "invalid_target",
  "request_not_supported",
]);

/** An unknown code could be any text: it is cut short. A person who cancels gives no reason, but a rule of the provider does. */
export const refusalText = (
  { error, answered, scope }: Pick<SignInRefused, "error" | "answered" | "scope">,
  text: I18n["text"],
): Text => {
  if (error === "access_denied" && answered !== undefined) return text(messages.notLetIn);
  const message = messageByCode.get(error);
  if (message !== undefined) return text(message);
  if (error === "invalid_scope" && scope !== undefined) return text(messages.scopeRefused, { scope });
  return text(configurationErrors.has(error) ? messages.misconfigured : messages.refused, {
    error: error.slice(0, 60),
  });
};

/** Text for a failed check of the sign-in service's answer. `clockAhead`: seconds, if this device's clock is the reason. */
export const failedCheckText = (
  { code, clockAhead }: { readonly code: string; readonly clockAhead?: number | undefined },
  { text, number }: I18n,
): Text => {
  if (clockAhead === undefined) return text(messages.invalid, { code });
  const minutes = Math.max(1, Math.round(Math.abs(clockAhead) / 60));
  const hours = Math.round(minutes / 60);
  const distance =
    minutes < 120
      ? number(minutes, "minutes")
      : hours < 48
        ? number(hours, "hours")
        : number(Math.round(hours / 24), "days");
  return text(clockAhead > 0 ? messages.clockAhead : messages.clockBehind, { code, distance });
};
