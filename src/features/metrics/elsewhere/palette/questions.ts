/** The palette's questions about active and registered users of an app in a period. Loaded with the palette's first use. */
import { Effect } from "effect";
import { atom } from "jotai";
import { ChartColumn } from "lucide-react";
import type { App } from "#schemas/apps/App.ts";
import { changeOf } from "#src/domain/metrics/change.ts";
import { type Asked, askedBy, type QuestionTexts, questionWords } from "#src/domain/metrics/question.ts";
import { timePeriod } from "#src/domain/metrics/timePeriod.ts";
import { fold } from "#src/domain/wordSearch.ts";
import { type I18n, i18nAtom } from "#src/i18n/i18n.ts";
import type { Answer, QuestionsAtom } from "#src/interaction/questions.ts";
import { appsAtom } from "#src/runtime/apps/appsAtom.ts";
import { shownDayAtom } from "#src/runtime/clockAtoms.ts";
import { activityChange } from "../activity/activityChange.ts";
import { hrefOfTotals, type Totals, totalsOf } from "../../answers/totalsOf.ts";
import { isOtherZoneAtom } from "../../question/choice.ts";
import { periodName } from "../../question/periodWords.ts";
import { countText } from "../../charts/counts.ts";
import { messages as definitions } from "../../charts/definitions/messages.en.ts";
import { figureChange } from "../../charts/figureChange.ts";
import { messages } from "./messages.en.ts";

const names = { active: definitions.activeUsers, registered: definitions.registeredUsers };

/** What a person may type, in a language. */
export const questionTexts = ({ text }: Pick<I18n, "text">): QuestionTexts => ({
  measures: { active: text(messages.activeWords), registered: text(messages.registeredWords) },
  periods: {
    LAST_7_DAYS: text(messages.last7Days),
    LAST_30_DAYS: text(messages.last30Days),
    LAST_60_DAYS: text(messages.last60Days),
    LAST_90_DAYS: text(messages.last90Days),
    THIS_MONTH: text(messages.thisMonth),
    LAST_MONTH: text(messages.lastMonth),
    LAST_3_MONTH: text(messages.last3Month),
    LAST_6_MONTH: text(messages.last6Month),
    THIS_YEAR: text(messages.thisYear),
    LAST_YEAR: text(messages.lastYear),
    ALL_TIME: text(messages.allTime),
  },
  fillers: text(messages.fillerWords),
});

const wordsAtom = atom((get) => questionWords(questionTexts(get(i18nAtom))));

const namedAppsAtom = atom((get) => (get(appsAtom).data ?? []).map((app) => ({ app, name: fold(app.name) })));

const answerOf = (i18n: I18n, measure: Asked<App>["measure"], { totals, previous }: Totals): Answer => {
  const now = totals[measure];
  const count = countText(i18n, now);
  const change = changeOf(now, previous?.[measure]);
  if (change === undefined) return { shown: count, spoken: count };
  return {
    shown: i18n.text(messages.answer, { count, change: activityChange(i18n, change).shown }),
    spoken: i18n.text(messages.answerSpoken, { count, change: figureChange(i18n, change).spoken }),
  };
};

export const questionsAtom: QuestionsAtom = atom((get) => {
  const i18n = get(i18nAtom);
  const words = get(wordsAtom);
  const apps = get(namedAppsAtom);
  const { day, zone } = get(shownDayAtom);
  const otherZone = get(isOtherZoneAtom) ? zone.id : undefined;
  return (typed) => {
    const asked = askedBy(typed, words, apps);
    if (asked === undefined) return undefined;
    const { measure, app, period } = asked;
    return {
      id: `metrics.${measure}.${app.id}.${period}`,
      name: i18n.text(messages.question, {
        measure: i18n.text(names[measure]),
        app: app.name,
        period: periodName(i18n, timePeriod(period, day, zone)),
      }),
      icon: ChartColumn,
      ask: Effect.map(totalsOf(app.id, period, { zone }), (totals) => answerOf(i18n, measure, totals)),
      run: ({ go }) => go(hrefOfTotals(app.id, period, otherZone)),
    };
  };
});
