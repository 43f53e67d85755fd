/** What the secrets of an app ask for, in a few words. */
import type { DateTime } from "effect";
import type { Attention } from "#src/domain/client-secrets/attention.ts";
import type { I18n } from "#src/i18n/i18n.ts";
import type { Text } from "#src/i18n/Text.ts";
import { messages } from "./messages.en.ts";

/** With its year unless it is in this one. */
export const nearDay = ({ date }: I18n, at: DateTime.Utc, now: DateTime.DateTime): Text =>
  date(at.epochMillis, date(at.epochMillis, "year") === date(now.epochMillis, "year") ? "shortDay" : "day");

export const attentionText = (
  i18n: I18n,
  { state, at, due }: Pick<Attention, "state" | "at" | "due">,
  now: DateTime.DateTime,
): Text => {
  const { text } = i18n;
  if (state === "none") return text(messages.none);
  if (state === "valid" || at === undefined) return text(messages.valid);
  const day = nearDay(i18n, at, now);
  return state === "expired"
    ? text(messages.expiredOn, { day })
    : text(messages.expiresOn, { day, count: due });
};
