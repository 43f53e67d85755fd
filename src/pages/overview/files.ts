/**
 * The overview as files: composed here, since features do not know each other. What has not been loaded, or is not asked
 * of so many apps, is called so: nothing states what is not known.
 */
import type { DateTime } from "effect";
import { atom, type Getter } from "jotai";
import type { App } from "#schemas/apps/App.ts";
import { daysOfPeriod, type OverviewPeriod } from "#src/domain/apps/appList.ts";
import { dayAt, isoDay } from "#src/domain/calendarDay.ts";
import { listOfSecrets } from "#src/domain/client-secrets/attention.ts";
import { expiryOf } from "#src/domain/client-secrets/secretExpiry.ts";
import { csv, type CsvCell } from "#src/domain/csv.ts";
import { changeOf, type ChartCount, isKnown } from "#src/domain/metrics/chartData.ts";
import { messages as apps } from "#src/features/apps/messages.en.ts";
import { attentionText, listWords, nearDay } from "#src/features/client-secrets/attention/answer.ts";
import { attentionAtom, toCheckAtom } from "#src/features/client-secrets/attention/attention.ts";
import { messages as attention } from "#src/features/client-secrets/attention/messages.en.ts";
import { messages as secrets } from "#src/features/client-secrets/messages.en.ts";
import { saveFileAtom } from "#src/features/client-secrets/saving.ts";
import { changeValues, countText } from "#src/features/metrics/charts/counts.ts";
import { messages as definitions } from "#src/features/metrics/charts/messages.en.ts";
import {
  activityAtom,
  activityRow,
  isActivityShownAtom,
} from "#src/features/metrics/elsewhere/activity/activity.ts";
import { messages as activity } from "#src/features/metrics/elsewhere/activity/messages.en.ts";
import { i18nAtom } from "#src/i18n/i18n.ts";
import { messages as common } from "#src/i18n/messages.en.ts";
import { csvDialectAtom } from "#src/interaction/csvDialect.ts";
import { nowAtom } from "#src/runtime/clockAtoms.ts";

const listed = (get: Getter, shown: ReadonlyArray<App>) =>
  listOfSecrets(shown, get(toCheckAtom), get(nowAtom));

/** The day in the zone of the page, in the form that spreadsheets sort. */
const dayIn = (get: Getter) => {
  const { zone } = get(nowAtom);
  return (at: DateTime.DateTime) => isoDay(dayAt(at, zone));
};

const saveCsvAtom = atom(null, (get, set, name: string, rows: ReadonlyArray<ReadonlyArray<CsvCell>>) => {
  const text = csv(rows, get(csvDialectAtom));
  set(saveFileAtom, {
    name: `${name}_${dayIn(get)(get(nowAtom))}.csv`,
    type: "text/csv;charset=utf-8",
    text,
  });
});

export const secretsCsvAtom = atom(null, (get, set, shown: ReadonlyArray<App>) => {
  const { text } = get(i18nAtom);
  const now = get(nowAtom);
  const day = dayIn(get);
  const toCheck = get(toCheckAtom);
  const unknown = shown.filter(({ id, status }) => status === "enabled" && !toCheck.has(id));
  const head = [attention.app, secrets.alias, secrets.creationDate, secrets.expirationDate, attention.days];
  set(saveCsvAtom, "client-secrets", [
    head.map((message) => text(message)),
    ...listed(get, shown).map(({ secret, app }) => {
      const expiry = expiryOf(secret, now);
      return [
        app.name,
        secret.alias,
        day(secret.creationDate),
        expiry.state === "none" ? null : day(expiry.at),
        expiry.state === "none" ? null : expiry.days,
      ];
    }),
    ...unknown.map(({ name }) => [name, text(common.notLoaded)]),
  ]);
});

/** What is known of an app, in the order in which the list shows it. */
const factsOf = (get: Getter, { id }: App, period: OverviewPeriod) => {
  const i18n = get(i18nAtom);
  const attention = get(attentionAtom).get(id);
  const activity = get(activityAtom)(activityRow(period, id));
  return {
    answer: typeof activity === "object" ? activity : undefined,
    secrets: attention ? attentionText(i18n, attention, get(nowAtom)) : i18n.text(common.notLoaded),
  };
};

export const appsCsvAtom = atom(null, (get, set, shown: ReadonlyArray<App>, period: OverviewPeriod) => {
  const i18n = get(i18nAtom);
  const { text } = i18n;
  const day = dayIn(get);
  const days = daysOfPeriod[period];
  const cell = (count: ChartCount | undefined) => {
    if (count === undefined) return text(common.notLoaded);
    return isKnown(count) ? count : countText(i18n, count);
  };
  const head = [
    text(apps.name),
    text(apps.status),
    text(apps.creationDate),
    text(definitions.registeredUsers),
    text(apps.newUsers, { days }),
    text(apps.newUsersBefore, { days }),
    text(apps.activity, { days }),
    text(apps.activityBefore, { days }),
    text(apps.secrets),
  ];
  const rows = shown.map((app) => {
    const { answer, secrets: words } = factsOf(get, app, period);
    return [
      app.name,
      text(apps[app.status]),
      day(app.creationDate),
      cell(answer?.registered),
      cell(answer?.newUsers),
      cell(answer?.newUsersBefore),
      cell(answer?.active),
      cell(answer?.activeBefore),
      words,
    ];
  });
  set(saveCsvAtom, "apps", [head, ...rows]);
});

/** For a mail: a sentence for each app, then the secrets to check. */
export const overviewText = (get: Getter, shown: ReadonlyArray<App>, period: OverviewPeriod): string => {
  const i18n = get(i18nAtom);
  const { text } = i18n;
  const now = get(nowAtom);
  const days = daysOfPeriod[period];
  const sentences = shown.map((app) => {
    const { answer, secrets: words } = factsOf(get, app, period);
    const changed = (message: "newUsers" | "activeUsers", now: ChartCount, before: ChartCount) => {
      const change = now === 0 && before === 0 ? undefined : changeOf(now, before);
      const words = text(activity[message], { count: countText(i18n, now) });
      return change
        ? `${words} (${text(activity.changeSpoken, { ...changeValues(i18n, change), days })})`
        : words;
    };
    const parts = [
      app.status === "disabled" && text(apps.disabled),
      answer && answer.newUsers !== "missing" && changed("newUsers", answer.newUsers, answer.newUsersBefore),
      answer && changed("activeUsers", answer.active, answer.activeBefore),
      !answer && get(isActivityShownAtom) && text(apps.usersPart, { words: text(common.notLoaded) }),
      text(apps.secretsPart, { words }),
    ];
    return `${app.name}: ${parts.filter(Boolean).join(", ")}.`;
  });
  const toCheck = listed(get, shown).map(({ app, secret }) => {
    const expiry = expiryOf(secret, now);
    const words =
      expiry.state === "none"
        ? text(secrets.noExpiry)
        : text(expiry.state === "expired" ? attention.expiredOn : attention.expiresOn, {
            day: nearDay(i18n, expiry.at, now),
            count: 1,
          });
    return `- ${app.name}, ${secret.alias}: ${words}`;
  });
  const title = text(apps.textTitle, { date: i18n.date(now.epochMillis), days });
  const list = listWords(i18n, shown, get(toCheckAtom));
  return [title, "", ...sentences, "", list.title, ...(list.isWhole ? [] : [list.content]), ...toCheck].join(
    "\n",
  );
};
