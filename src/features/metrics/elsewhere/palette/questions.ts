/** The palette's questions about active and registered users of an app in a period. Loaded with the palette's first use. */
import { DateTime, Effect } from "effect";
import { atom } from "jotai";
import { ChartColumn } from "lucide-react";
import type { App } from "#schemas/apps/App.ts";
import { type CalendarDay, isoDay } from "#src/domain/calendarDay.ts";
import { changeOf, newUsersBetween } from "#src/domain/metrics/chartData.ts";
import {
  type Asked,
  askedBy,
  type QuestionTexts,
  questionWords,
  recentDays,
} from "#src/domain/metrics/question.ts";
import { isLongEnough, type PeriodChoice, periodDays, timePeriod } from "#src/domain/metrics/timePeriod.ts";
import { fold } from "#src/domain/wordSearch.ts";
import { type I18n, i18nAtom } from "#src/i18n/i18n.ts";
import type { Answer, QuestionsAtom } from "#src/interaction/commands.ts";
import { appsAtom } from "#src/runtime/apps/appsAtom.ts";
import { shownDayAtom } from "#src/runtime/clockAtoms.ts";
import { hrefOfTotals, type Totals, totalsOf } from "../../answers/totalsOf.ts";
import { changeValues, countText, figureChange } from "../../charts/counts.ts";
import { messages as definitions } from "../../charts/messages.en.ts";
import { appAtom, isOtherZoneAtom, minimumDaysAtom } from "../../question/choice.ts";
import { periodName } from "../../question/periodWords.ts";
import { messages as activity } from "../activity/messages.en.ts";
import { messages } from "./messages.en.ts";

const names = {
  active: definitions.activeUsers,
  registered: definitions.registeredUsers,
  new: messages.newUsers,
};

/** What a person may type, in a language. */
export const questionTexts = ({ text, inZone }: I18n, today: CalendarDay): QuestionTexts => {
  const named = (day: CalendarDay, format: "weekday" | "shortWeekday" | "month" | "year") =>
    inZone("UTC").date(day.epochMillis, format);
  const { days, months } = recentDays(today);
  const [thisDay, yesterday] = days;
  const year = (ago: number) => named(DateTime.subtract(today, { years: ago }), "year");
  return {
    measures: {
      active: text(messages.activeWords),
      registered: text(messages.registeredWords),
      new: text(messages.newWords),
    },
    periods: [
      ["LAST_7_DAYS", text(messages.last7Days)],
      ["LAST_30_DAYS", text(messages.last30Days)],
      ["LAST_60_DAYS", text(messages.last60Days)],
      ["LAST_90_DAYS", text(messages.last90Days)],
      ["THIS_MONTH", text(messages.thisMonth)],
      ["LAST_MONTH", text(messages.lastMonth)],
      ["LAST_3_MONTH", text(messages.last3Month)],
      ["LAST_6_MONTH", text(messages.last6Month)],
      ["THIS_YEAR", `${text(messages.thisYear)}, ${year(0)}`],
      ["LAST_YEAR", `${text(messages.lastYear)}, ${year(1)}`],
      ["ALL_TIME", text(messages.allTime)],
      ...(thisDay ? [[thisDay, text(messages.today)] as const] : []),
      ...(yesterday ? [[yesterday, text(messages.yesterday)] as const] : []),
      ...days.slice(1).map((choice) => {
        const spellings = (["weekday", "shortWeekday"] as const).map((format) => named(choice.first, format));
        return [choice, text(messages.lastWeekday, { day: spellings.join("|") })] as const;
      }),
      ...months.map((month) => [month, named(month.first, "month")] as const),
    ],
    fillers: text(messages.fillerWords),
  };
};

const wordsAtom = atom((get) => questionWords(questionTexts(get(i18nAtom), get(shownDayAtom).day)));

const namedAppsAtom = atom((get) => (get(appsAtom).data ?? []).map((app) => ({ app, name: fold(app.name) })));

/** Who has registered in the period: the difference of two totals, as in the statistics. */
const newUsersOf = ({ app, period }: Asked<App>, day: CalendarDay, zone: DateTime.TimeZone.Named) => {
  const registeredBy = (choice: PeriodChoice) =>
    Effect.map(totalsOf(app.id, choice, { zone, before: () => 0 }), ({ totals }) => totals.registered);
  if (period === "ALL_TIME") return registeredBy(period);
  const dayBefore = DateTime.subtract(periodDays(period, day).first, { days: 1 });
  return Effect.map(
    Effect.all([registeredBy(period), registeredBy({ first: dayBefore, last: dayBefore })]),
    ([now, before]) => newUsersBetween(before, now),
  );
};

const answerOf = (
  i18n: I18n,
  measure: Exclude<Asked<App>["measure"], "new">,
  { totals, previous }: Totals,
): Answer => {
  const now = totals[measure];
  const count = countText(i18n, now);
  const change = changeOf(now, previous?.[measure]);
  if (change === undefined) return { shown: count, spoken: count };
  return {
    shown: i18n.text(messages.answer, {
      count,
      change: i18n.text(activity.change, changeValues(i18n, change)),
    }),
    spoken: i18n.text(messages.answerSpoken, { count, change: figureChange(i18n, change).spoken }),
  };
};

export const questionsAtom: QuestionsAtom = atom((get) => {
  const i18n = get(i18nAtom);
  const words = get(wordsAtom);
  const apps = get(namedAppsAtom);
  const shown = get(appAtom);
  const { day, zone } = get(shownDayAtom);
  const least = get(minimumDaysAtom);
  const otherZone = get(isOtherZoneAtom) ? zone.id : undefined;
  return (typed) => {
    const asked = askedBy(typed, words, apps, shown);
    if (asked === undefined) return undefined;
    const { measure, app, period } = asked;
    // A difference of two totals could be a group that is smaller than may be shown.
    if (!isLongEnough(period, least, day) || (measure === "new" && least > 1)) return undefined;
    return {
      id: `metrics.${measure}.${app.id}.${typeof period === "string" ? period : `${isoDay(period.first)} ${isoDay(period.last)}`}`,
      name: i18n.text(messages.question, {
        measure: i18n.text(names[measure]),
        app: app.name,
        period: periodName(i18n, timePeriod(period, day, zone)),
      }),
      icon: ChartColumn,
      ask:
        measure === "new"
          ? Effect.map(newUsersOf(asked, day, zone), (count): Answer => {
              const shown = countText(i18n, count);
              return { shown, spoken: shown };
            })
          : Effect.map(totalsOf(app.id, period, { zone }), (totals) => answerOf(i18n, measure, totals)),
      run: ({ go }) => go(hrefOfTotals(app.id, period, otherZone)),
    };
  };
});
