/** What is said of secrets that need somebody. */
import type { DateTime } from "effect";
import type { App, AppId } from "#schemas/apps/App.ts";
import { type Attention, listOfSecrets } from "#src/domain/client-secrets/attention.ts";
import { known, type Known } from "#src/domain/known.ts";
import type { I18n, Text } from "#src/i18n/i18n.ts";
import { messages } from "./messages.en.ts";

/** With its year unless it is in this one. */
export const nearDay = ({ date }: I18n, at: DateTime.Utc, now: DateTime.DateTime): Text =>
  date(at.epochMillis, date(at.epochMillis, "year") === date(now.epochMillis, "year") ? "shortDay" : "day");

export const attentionText = (i18n: I18n, attention: Attention, now: DateTime.DateTime): Text => {
  const { state, at, count } = attention;
  const { text } = i18n;
  if (state === "none") return text(messages.none);
  if (state === "valid" || at === undefined) return text(messages.valid);
  const day = nearDay(i18n, at, now);
  return state === "expired" ? text(messages.expiredOn, { day }) : text(messages.expiresOn, { day, count });
};

/** The list across these apps, and what it is called. Only what is known of all active ones says that there are none. */
export const secretList = (
  { text }: Pick<I18n, "text">,
  apps: ReadonlyArray<App>,
  attentionOfApp: (id: AppId) => Known<Attention>,
) => {
  const active = apps.filter(({ status }) => status === "enabled");
  const asked = active.filter(({ id }) => typeof attentionOfApp(id) === "object").length;
  const rows = listOfSecrets(active, (id) => known(attentionOfApp(id)));
  const isWhole = asked === active.length;
  return {
    rows,
    title: text(isWhole && rows.length === 0 ? messages.nothingToDo : messages.listTitle),
    content: text(messages.listed, {
      known: asked,
      count: active.length,
      isWhole: isWhole ? "yes" : "no",
    }),
    isWhole,
    endless: active.flatMap((app) =>
      (known(attentionOfApp(app.id))?.endless ?? []).map((secret) => ({ app, secret })),
    ),
  };
};
