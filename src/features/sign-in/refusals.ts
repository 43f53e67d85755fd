/** Words for what an identity provider refuses with (RFC 6749 §4.1.2.1 and §5.2, OpenID Connect Core §3.1.2.6). */
import type { I18n } from "#src/i18n/i18n.ts";
import type { Text } from "#src/i18n/Text.ts";
import { messages } from "./messages.en.ts";

type Plain = (typeof messages)[
  | "cancelled"
  | "needsPerson"
  | "needsConsent"
  | "overloaded"
  | "providerFailed"
  | "spent"];

const plain = new Map<string, Plain>([
  ["access_denied", messages.cancelled],
  ["login_required", messages.needsPerson],
  ["interaction_required", messages.needsPerson],
  ["account_selection_required", messages.needsPerson],
  ["consent_required", messages.needsConsent],
  ["temporarily_unavailable", messages.overloaded],
  ["server_error", messages.providerFailed],
  ["invalid_grant", messages.spent],
]);

const ours = new Set([
  "invalid_request",
  "invalid_client",
  "unauthorized_client",
  "unsupported_response_type",
  "invalid_scope",
  "invalid_target",
  "request_not_supported",
]);

/** A code that nobody knows could say anything: it is shown cut short, as text. */
export const refusalOf = (error: string, text: I18n["text"]): Text => {
  const message = plain.get(error);
  if (message !== undefined) return text(message);
  return text(ours.has(error) ? messages.misconfigured : messages.refused, { error: error.slice(0, 60) });
};
