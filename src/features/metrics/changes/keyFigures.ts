/**
 * The key figures as text: new, active and registered users, each with its change. For all time, in which nobody stops being
 * active, they are those of the running part of the trend, with the last whole one below.
 */
import { atom } from "jotai";
import { type ChartCount, shareOf } from "#src/domain/metrics/chartData.ts";
import { type I18n, type Text, i18nAtom } from "#src/i18n/i18n.ts";
import type { Message } from "#src/i18n/messages.ts";
import { sessionBlock, shownAtom } from "../answers/blocks.ts";
import { type UserCounts, usersAtom } from "../answers/users.ts";
import { countText, type FigureChange, figureChangeOf, shortShareText } from "../charts/counts.ts";
import { messages as titles } from "../charts/messages.en.ts";
import { periodName, unitName } from "../charts/trend/words.ts";
import { messages } from "../messages.en.ts";
import { comparisonAtom, isSameQuestion, periodChoiceAtom } from "../question/choice.ts";
import { runningPartAtom, shownTrendAtom } from "../trend/trendChart.ts";
import { hasTrendEndedAtom } from "../trend/trendLoading.ts";
import { isTrendShownAtom } from "../trend/trendQuestion.ts";

export interface KeyFigure {
  readonly key: "new" | "active" | "registered";
  readonly name: Text;
  /** Undefined until it has loaded. */
  readonly value: Text | undefined;
  /** In small letters after it. */
  readonly beside?: Text | undefined;
  /** Below it: another number, a change, or both. */
  readonly note?: { readonly words?: Text; readonly change?: FigureChange | undefined } | undefined;
}

/** `Active users: 295, 24 fewer (−7.5%)`. */
export const figureText = ({ text }: I18n, { name, value, beside, note }: KeyFigure): Text => {
  const figure = text(titles.mark, { name, value: value ?? "" });
  const whole = beside === undefined ? figure : text(messages.both, { first: figure, second: beside });
  return [note?.words, note?.change?.spoken].reduce<Text>(
    (words, more) => (more === undefined ? words : text(messages.figureNote, { figure: words, note: more })),
    whole,
  );
};

/** What the tiles are about: with no comparison, they are compared with the days before. */
export const figuresShownAtom = atom((get) => {
  const shown = get(shownAtom);
  return { ...shown, compared: shown.compared ?? get(usersAtom)?.compared ?? null };
});

/** The parts of all time; pending until it is known whether there are any. */
const partsAtom = atom((get) => {
  const answer = get(sessionBlock.answerAtom);
  const choice = answer?.period.choice ?? get(periodChoiceAtom);
  if (answer === null || choice !== "ALL_TIME" || !get(isTrendShownAtom)) return undefined;
  const isEnded = get(hasTrendEndedAtom);
  const parts = isSameQuestion(get(shownTrendAtom), answer) ? get(runningPartAtom) : undefined;
  return parts ?? (isEnded ? undefined : "pending");
});

export const keyFiguresAtom = atom((get): ReadonlyArray<KeyFigure> => {
  const i18n = get(i18nAtom);
  const { text } = i18n;
  const answer = get(sessionBlock.answerAtom);
  const totals = answer?.metric.totals;
  const users = get(usersAtom);
  const parts = get(partsAtom);
  const isCompared = get(comparisonAtom) !== "none";
  const isAllTime = (answer?.period.choice ?? get(periodChoiceAtom)) === "ALL_TIME";

  const valueOf = (count: ChartCount | undefined) => {
    if (answer === null) return text(messages.missing);
    return count === undefined || count === "pending" ? undefined : countText(i18n, count);
  };
  const ofRegistered = ({ registered, active }: Pick<UserCounts, "registered" | "active">) => {
    const share = shareOf(active, registered);
    return share === null ? undefined : text(messages.ofRegistered, { share: shortShareText(i18n, share) });
  };
  /** A dash where one of the two counts is withheld or missing. */
  const noteOf = (key: keyof UserCounts): KeyFigure["note"] => {
    const before = users?.before?.[key];
    if (answer === null || users === undefined || before === undefined || before === "pending")
      return undefined;
    const change = figureChangeOf(i18n, users.now[key], before);
    if (change === undefined) return { words: text(messages.none) };
    // The number of registered users only rises, so that its change is never one.
    const canChange = isCompared && key !== "registered";
    return { change: { ...change, hasChanged: change.hasChanged && canChange } };
  };
  const figure = (key: KeyFigure["key"], name: Message, count: ChartCount | undefined): KeyFigure => ({
    key,
    name: text(name),
    value: valueOf(count),
  });
  const share = totals && ofRegistered(totals);
  const activeName = isAllTime ? messages.activeEver : titles.activeUsers;
  const active = { ...figure("active", activeName, totals?.active), beside: share };
  const registered = figure("registered", titles.registeredUsers, totals?.registered);
  if (!isAllTime) {
    return [
      { ...figure("new", titles.newUsers, users?.now.newUsers), note: noteOf("newUsers") },
      { ...active, note: noteOf("active") },
      { ...registered, note: noteOf("registered") },
    ];
  }
  if (parts === undefined) return [active, registered];
  if (parts === "pending") {
    return [
      figure("new", titles.newUsers, undefined),
      figure("active", titles.activeUsers, undefined),
      registered,
    ];
  }
  const { running, last } = parts;
  const period = unitName(i18n, running.period);
  const ofPart = (key: "newUsers" | "active", name: Text) => ({
    name: text(messages.soFarIn, { name, period }),
    value: valueOf(running.counts[key]),
    note: last && {
      words: text(titles.mark, {
        name: periodName(i18n, last.period),
        value: countText(i18n, last.counts[key]),
      }),
      change: figureChangeOf(i18n, last.counts[key], last.before?.[key]),
    },
  });
  return [
    { key: "new", ...ofPart("newUsers", text(titles.newUsers)) },
    { key: "active", ...ofPart("active", text(titles.activeUsers)), beside: ofRegistered(running.counts) },
    { ...registered, note: share && { words: text(titles.mark, { name: active.name, value: share }) } },
  ];
});
