/**
 * The key figures as text: registered and active users and the share of those who are active, each with what happened to
 * it. For all time, active users are those of the last whole sub-period, since in all of it nobody stops being active.
 */
import { atom } from "jotai";
import { startOfDay } from "#src/domain/calendarDay.ts";
import { changeOf, type ChartCount, isKnown, shareChangeOf, shareOf } from "#src/domain/metrics/chartData.ts";
import type { SessionCounts } from "#src/domain/metrics/sessionCounts.ts";
import { type I18n, type Text, i18nAtom } from "#src/i18n/i18n.ts";
import { todayAtom } from "#src/runtime/clockAtoms.ts";
import { sessionBlock } from "../answers/blocks.ts";
import {
  changeValues,
  countText,
  figureChange,
  isChanged,
  type FigureChange,
  shortShareText,
} from "../charts/counts.ts";
import { messages as titles } from "../charts/messages.en.ts";
import { periodName } from "../charts/trend/words.ts";
import { messages } from "../messages.en.ts";
import { isSameQuestion, periodChoiceAtom } from "../question/choice.ts";
import { lastStepAtom, shownTrendAtom } from "../trend/trendChart.ts";
import { trendStateAtom } from "../trend/trendLoading.ts";
import { isTrendShownAtom } from "../trend/trendQuestion.ts";

export interface KeyFigure {
  readonly key: "registered" | "active" | "share";
  readonly name: Text;
  /** Undefined until it has loaded. */
  readonly value: Text | undefined;
  /** In small letters after it. */
  readonly beside?: Text | undefined;
  readonly note?: (FigureChange & { readonly hasChanged?: boolean }) | undefined;
}

/** `Active users: 295, 24 fewer (−7.5%)`. */
export const figureText = ({ text }: I18n, { name, value, beside, note }: KeyFigure): Text => {
  const figure = text(messages.figureAsText, { name, value: value ?? "" });
  const whole = beside === undefined ? figure : text(messages.figureBeside, { figure, beside });
  return note ? text(messages.figureNote, { figure: whole, note: note.spoken }) : whole;
};

type Counts = Pick<SessionCounts["totals"], "registered" | "active">;

const shareIn = ({ registered, active }: Counts): number | null => shareOf(active, registered);

/** The last whole sub-period of all time; pending until it is known whether there is one. */
const stepAtom = atom((get) => {
  const answer = get(sessionBlock.answerAtom);
  const choice = answer?.period.choice ?? get(periodChoiceAtom);
  if (answer === null || choice !== "ALL_TIME" || !get(isTrendShownAtom)) return undefined;
  const isEnded = get(trendStateAtom) === "ended";
  const step = isSameQuestion(get(shownTrendAtom), answer) ? get(lastStepAtom) : undefined;
  return step ?? (isEnded ? undefined : "pending");
});

export const keyFiguresAtom = atom((get): readonly [KeyFigure, KeyFigure, KeyFigure] => {
  const i18n = get(i18nAtom);
  const { text, number, date } = i18n;
  const answer = get(sessionBlock.answerAtom);
  const totals = answer?.metric.totals;
  const compared = get(sessionBlock.comparedAtom);
  const before = compared?.metric.totals;
  const step = get(stepAtom);
  const valueOf = (words: (counts: SessionCounts["totals"]) => Text) =>
    answer === null ? text(messages.missing) : totals && words(totals);
  const countOf = (key: keyof Counts) => valueOf((counts) => countText(i18n, counts[key]));
  /** Without words: the change is not known, as one of the two counts is withheld. */
  const plain = (words: Text | undefined): FigureChange => {
    const shown = words ?? text(messages.none);
    return { shown, spoken: shown };
  };
  const { day: today, zone } = get(todayAtom);
  /** With its year, if that is not this year. */
  const dayOf = (at: number) =>
    date(at, date(at, "year") === date(startOfDay(today, zone).epochMillis, "year") ? "shortDay" : "day");
  /** What is compared ends with a day, or within one. "Since" would mean until now where the period is over. */
  const whenSince = (at: number) =>
    at === answer?.period.startDate.epochMillis
      ? text(messages.inThisPeriod)
      : text(messages.sinceDay, { day: dayOf(at) });
  const newUsers = (now: ChartCount, then: ChartCount, when: Text) => {
    const change = changeOf(now, then);
    return plain(change && text(messages.newUsers, { ...changeValues(i18n, change), when }));
  };
  const countChange = (now: ChartCount, then: ChartCount) => {
    const change = changeOf(now, then);
    return change ? { ...figureChange(i18n, change), hasChanged: isChanged(now, then) } : plain(undefined);
  };
  const ofRegistered = (counts: Counts) => {
    const share = shareIn(counts);
    return share === null ? undefined : text(messages.ofRegistered, { share: shortShareText(i18n, share) });
  };
  const registered = {
    key: "registered",
    name: text(titles.registeredUsers),
    value: countOf("registered"),
  } as const;
  const ever = {
    key: "share",
    name: text(messages.activeEver),
    value: countOf("active"),
    beside: totals && ofRegistered(totals),
  } as const;
  if (step === "pending") {
    return [registered, { key: "active", name: text(titles.activeUsers), value: undefined }, ever];
  }
  if (step !== undefined) {
    const period = periodName(i18n, step.period);
    return [
      {
        ...registered,
        note: newUsers(step.now.registered, step.before.registered, text(messages.inPeriod, { period })),
      },
      {
        key: "active",
        name: text(messages.activeIn, { period }),
        value: countText(i18n, step.now.active),
        beside: ofRegistered(step.now),
        note: countChange(step.now.active, step.before.active),
      },
      ever,
    ];
  }
  const isAllTime = (answer?.period.choice ?? get(periodChoiceAtom)) === "ALL_TIME";
  const share = totals ? shareIn(totals) : null;
  const shareChange = (then: Counts) => {
    const change = shareChangeOf(share, shareIn(then));
    return change ? figureChange(i18n, change, "points") : plain(undefined);
  };
  return [
    {
      ...registered,
      note:
        totals && compared
          ? newUsers(
              totals.registered,
              compared.metric.totals.registered,
              whenSince(compared.period.endDate.epochMillis + 1),
            )
          : undefined,
    },
    {
      key: "active",
      // Whoever is active in all time was so at least once.
      name: text(isAllTime ? messages.activeEver : titles.activeUsers),
      value: countOf("active"),
      note: totals && before ? countChange(totals.active, before.active) : undefined,
    },
    {
      key: "share",
      name: text(titles.activeShare),
      value: valueOf(() => shortShareText(i18n, share)),
      beside:
        totals && isKnown(totals.inactive)
          ? text(messages.inactiveCount, { count: number(totals.inactive) })
          : undefined,
      note: totals && before ? shareChange(before) : undefined,
    },
  ];
});
