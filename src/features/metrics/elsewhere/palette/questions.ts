/** The palette's questions about active and registered users of an app in a period. Loaded with the palette's first use. */
import { DateTime } from "effect";
import { atom } from "jotai";
import { ChartColumn } from "lucide-react";
import type { App } from "#schemas/apps/App.ts";
import { type CalendarDay, isoDay } from "#src/domain/calendarDay.ts";
import { changeOf } from "#src/domain/metrics/chartData.ts";
import {
  type Asked,
  askedBy,
  type QuestionTexts,
  questionWords,
  recentDays,
} from "#src/domain/metrics/question.ts";
import { isLongEnough, timePeriodIds } from "#src/domain/metrics/timePeriod.ts";
import { fold } from "#src/domain/wordSearch.ts";
import { type I18n, i18nAtom } from "#src/i18n/i18n.ts";
import type { Answer, QuestionsAtom } from "#src/interaction/commands.ts";
import { appsAtom } from "#src/runtime/apps/appsAtom.ts";
import { shownDayAtom } from "#src/runtime/clockAtoms.ts";
import { sessions } from "../../answers/counts.ts";
import { questionOf, type Users, usersAtomOf } from "../../answers/users.ts";
import { changeValues, countText, figureChangeOf } from "../../charts/counts.ts";
import { messages as definitions } from "../../charts/messages.en.ts";
import { hrefOfStatistics } from "../../question/address.ts";
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
      ...timePeriodIds.map((id) => [id, text(messages[id])] as const),
      ["THIS_YEAR", year(0)],
      ["LAST_YEAR", year(1)],
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

const measured = { active: "active", registered: "registered", new: "newUsers" } as const;

const answerOf = (
  i18n: I18n,
  measure: Asked<App>["measure"],
  users: Users | undefined,
): Answer | "pending" | "failed" => {
  const [now, before] = [users?.now, users?.before].map((counts) => counts?.[measured[measure]]);
  if (now === undefined || now === "pending" || before === "pending") return "pending";
  if (now === "missing") return "failed";
  const count = countText(i18n, now);
  const change = changeOf(now, before);
  if (change === undefined) return { shown: count, spoken: count };
  return {
    shown: i18n.text(messages.answer, {
      count,
      change: i18n.text(activity.change, changeValues(i18n, change)),
    }),
    spoken: i18n.text(messages.answerSpoken, {
      count,
      change: figureChangeOf(i18n, now, before)?.spoken ?? "",
    }),
  };
};

export const questionsAtom: QuestionsAtom = atom((get) => {
  const i18n = get(i18nAtom);
  const words = get(wordsAtom);
  const apps = get(namedAppsAtom);
  const shown = get(appAtom);
  const today = get(shownDayAtom);
  const least = get(minimumDaysAtom);
  const otherZone = get(isOtherZoneAtom) ? today.zone.id : undefined;
  return (typed) => {
    const asked = askedBy(typed, words, apps, shown);
    if (asked === undefined) return undefined;
    const { measure, app, period } = asked;
    // A difference of two totals could be a group that is smaller than may be shown.
    if (!isLongEnough(period, least, today.day) || (measure === "new" && least > 1)) return undefined;
    const question = questionOf(app.id, period, today, measure === "new");
    const usersAtom = usersAtomOf(atom(question), (get, asked) => get(sessions.of(asked)));
    return {
      id: `metrics.${measure}.${app.id}.${typeof period === "string" ? period : `${isoDay(period.first)} ${isoDay(period.last)}`}`,
      name: i18n.text(messages.question, {
        measure: i18n.text(names[measure]),
        app: app.name,
        period: periodName(i18n, question.period),
      }),
      icon: ChartColumn,
      answerAtom: atom((get) => answerOf(i18n, measure, get(usersAtom))),
      run: ({ go }) => go(hrefOfStatistics(app.id, period, otherZone)),
    };
  };
});
