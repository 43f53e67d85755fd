/**
 * The overview as files: composed here, since features do not know each other. What has not been loaded, or is not asked
 * of so many apps, is called so: nothing states what is not known.
 */
import type { DateTime } from "effect";
import { atom, type Getter } from "jotai";
import type { App } from "#schemas/apps/App.ts";
import { daysOfPeriod, type OverviewPeriod } from "#src/domain/apps/appList.ts";
import { dayAt, isoDay } from "#src/domain/calendarDay.ts";
import { expiryOf } from "#src/domain/client-secrets/secretExpiry.ts";
import { known } from "#src/domain/known.ts";
import { changeOf, type ChartCount } from "#src/domain/metrics/chartData.ts";
import { messages as apps } from "#src/features/apps/messages.en.ts";
import { attentionOfAppAtom } from "#src/features/client-secrets/attention/attention.ts";
import { messages as attention } from "#src/features/client-secrets/attention/messages.en.ts";
import { attentionText, nearDay, secretList } from "#src/features/client-secrets/attention/words.ts";
import { messages as secrets } from "#src/features/client-secrets/messages.en.ts";
import { changeValues, countCell, countText } from "#src/features/metrics/charts/counts.ts";
import { messages as definitions } from "#src/features/metrics/charts/messages.en.ts";
import { messages as activity } from "#src/features/metrics/elsewhere/activity/messages.en.ts";
import { i18nAtom } from "#src/i18n/i18n.ts";
import { messages as common } from "#src/i18n/messages.en.ts";
import { saveCsvAtom } from "#src/interaction/csvDialect.ts";
import { messages as interaction } from "#src/interaction/messages.en.ts";
import { nowAtom } from "#src/runtime/clockAtoms.ts";
import { factsAtoms } from "./facts.ts";

const listOf = (get: Getter, shown: ReadonlyArray<App>) =>
  secretList(get(i18nAtom), shown, get(attentionOfAppAtom));

/** The day in the zone of the page, in the form that spreadsheets sort. */
const dayIn = (get: Getter) => {
  const { zone } = get(nowAtom);
  return (at: DateTime.DateTime) => isoDay(dayAt(at, zone));
};

export const secretsCsvAtom = atom(null, (get, set, shown: ReadonlyArray<App>) => {
  const { text } = get(i18nAtom);
  const now = get(nowAtom);
  const day = dayIn(get);
  const attentionOfApp = get(attentionOfAppAtom);
  const unknown = shown.filter(
    ({ id, status }) => status === "enabled" && known(attentionOfApp(id)) === undefined,
  );
  const head = [attention.app, secrets.alias, secrets.creationDate, secrets.expirationDate, attention.days];
  void set(saveCsvAtom, `client-secrets_${day(now)}`, [
    head.map((message) => text(message)),
    ...listOf(get, shown).rows.map(({ secret, app }) => {
      if (secret === undefined) return [app.name, text(attention.none)];
      const expiry = expiryOf(secret, now);
      return [
        app.name,
        secret.alias,
        day(secret.creationDate),
        ...(expiry.state === "none" ? [] : [day(expiry.at), expiry.days]),
      ];
    }),
    ...unknown.map(({ name }) => [name, text(common.notLoaded)]),
  ]);
});

const stateWords = {
  none: attention.none,
  expired: secrets.expired,
  soon: attention.soon,
  valid: attention.valid,
} as const;

export const appsCsvAtom = atom(null, (get, set, shown: ReadonlyArray<App>, period: OverviewPeriod) => {
  const i18n = get(i18nAtom);
  const { text } = i18n;
  const day = dayIn(get);
  const facts = get(factsAtoms[period]);
  const days = daysOfPeriod[period];
  const cell = (count: ChartCount | undefined) =>
    count === undefined ? text(common.notLoaded) : countCell(i18n, count);
  const head = [
    text(interaction.name),
    text(apps.status),
    text(apps.creationDate),
    text(definitions.registeredUsers),
    text(apps.newUsersNow, { days }),
    text(apps.newUsersBefore, { days }),
    text(apps.activityNow, { days }),
    text(apps.activityBefore, { days }),
    text(apps.secrets),
    text(attention.expires),
    text(attention.alias),
  ];
  const rows = shown.map((app) => {
    const of = facts.of(app.id);
    const counts = known(of.activity);
    const asked = known(of.secrets);
    const about = asked?.last ? [asked.last] : (asked?.due ?? []);
    return [
      app.name,
      text(apps[app.status]),
      day(app.creationDate),
      cell(counts?.registered),
      cell(counts?.newUsers),
      cell(counts?.newUsersBefore),
      cell(counts?.active),
      cell(counts?.activeBefore),
      text(asked ? stateWords[asked.state] : common.notLoaded),
      asked?.at ? day(asked.at) : null,
      about.length > 0 ? about.map(({ alias }) => alias).join(", ") : null,
    ];
  });
  void set(saveCsvAtom, `apps_${day(get(nowAtom))}`, [head, ...rows]);
});

/** For a mail: a sentence for each app, then the secrets that need somebody. */
export const overviewText = (get: Getter, shown: ReadonlyArray<App>, period: OverviewPeriod): string => {
  const i18n = get(i18nAtom);
  const { text } = i18n;
  const now = get(nowAtom);
  const facts = get(factsAtoms[period]);
  const sentences = shown.map((app) => {
    const of = facts.of(app.id);
    const counts = known(of.activity);
    const asked = known(of.secrets);
    const changed = (message: "newUsers" | "activeUsers", now: ChartCount, before: ChartCount) => {
      const change = now === 0 && before === 0 ? undefined : changeOf(now, before);
      const words = text(activity[message], { count: countText(i18n, now) });
      return change ? `${words} (${text(activity.changeWritten, changeValues(i18n, change))})` : words;
    };
    const parts = [
      app.status === "disabled" && text(apps.disabled),
      counts && counts.newUsers !== "missing" && changed("newUsers", counts.newUsers, counts.newUsersBefore),
      counts && changed("activeUsers", counts.active, counts.activeBefore),
      of.activity && !counts && text(apps.usersPart, { words: text(common.notLoaded) }),
      text(apps.secretsPart, {
        words: asked ? attentionText(i18n, asked, now) : text(common.notLoaded),
      }),
    ];
    // German abbreviates: "2. Aug."
    return `${app.name}: ${parts.filter(Boolean).join(", ").replace(/\.$/, "")}.`;
  });
  const { rows, title, content, isWhole } = listOf(get, shown);
  const toDo = rows.map(({ app, secret, isDue }) => {
    if (secret?.expirationDate === undefined) return `- ${app.name}: ${text(attention.none)}`;
    const day = nearDay(i18n, secret.expirationDate, now);
    const words = isDue ? text(attention.expiresOn, { day, count: 1 }) : text(attention.expiredOn, { day });
    return `- ${app.name}, ${secret.alias}: ${words}`;
  });
  const first = text(apps.textTitle, { date: i18n.date(now.epochMillis), days: daysOfPeriod[period] });
  return [first, "", ...sentences, "", title, ...(isWhole ? [] : [content]), ...toDo].join("\n");
};
