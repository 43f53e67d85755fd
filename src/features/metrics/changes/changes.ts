/** What changed, as sentences about the shown app and period, each with the chart that shows it. */
import { atom } from "jotai";
import { type ChartData, isKnown, pointsOf } from "#src/domain/metrics/chartData.ts";
import { type Finding, findingsOf, type Total } from "#src/domain/metrics/whatChanged.ts";
import { i18nAtom } from "#src/i18n/i18n.ts";
import type { Text } from "#src/i18n/Text.ts";
import { appsAtom } from "#src/runtime/apps/appsAtom.ts";
import { blocks, sessionBlock } from "../answers/blocks.ts";
import {
  chosenComparisonAtom,
  type Compared,
  comparisonAtom,
  periodChoiceAtom,
  type Question,
} from "../question/choice.ts";
import { minimumGroupSizeAtom } from "../question/minimumGroupSize.ts";
import { activeShareByAgeChart, statisticsSections } from "../sections/sections.ts";
import { lastStepAtom } from "../trend/lastStep.ts";
import { periodName } from "../charts/trend/periodNames.ts";
import { shownTrendAtom, trendChart } from "../trend/trendChart.ts";
import { trendStateAtom } from "../trend/trendLoading.ts";
import { isTrendShownAtom } from "../trend/trendVisibility.ts";
import { messages } from "./messages.en.ts";
import { findingText } from "./words.ts";

export interface Change {
  /** The heading that it leads to. */
  readonly target: string;
  readonly words: Text;
}

interface KnownChanges {
  readonly state: "known";
  readonly changes: ReadonlyArray<Change>;
  /** Instead of the sentences, if there are none. */
  readonly nothing: Text;
  /** What the sentences are about: old ones stay while other answers load. */
  readonly about: Question & { readonly compared: Compared | null };
}

/** `off`: nothing is compared. */
export type Changes = { readonly state: "off" } | { readonly state: "pending" } | KnownChanges;

const off: Changes = { state: "off" };
const pending: Changes = { state: "pending" };

/** The charts whose shares can be compared. Age and gender show sizes within sizes. */
const comparableCharts = statisticsSections
  .flatMap(({ charts }) => charts)
  .filter(({ shape }) => shape.kind === "bars");

const isPending = (data: ChartData<Text>) => pointsOf(data).some(({ previous }) => previous === "pending");

const hasComparison = ({ total, previousTotal, hasConflict }: ChartData<Text>) =>
  isKnown(total) && isKnown(previousTotal) && hasConflict !== true;

const targetOf = (finding: Finding<Text>, isTrendShown: boolean): string => {
  if (finding.kind === "share") return finding.chart.id;
  return isTrendShown ? trendChart.id : "registered";
};

/** For all time, where nothing is compared: the totals of the last whole sub-period. */
const lastStepChangesAtom = atom((get): Changes => {
  if (!get(isTrendShownAtom)) return off;
  const i18n = get(i18nAtom);
  const step = get(lastStepAtom);
  const trend = get(shownTrendAtom);
  const isEnded = get(trendStateAtom) === "ended";
  if (trend === undefined) return isEnded ? off : pending;
  const about = { appId: trend.appId, period: trend.period, compared: null };
  if (step === undefined) {
    return isEnded
      ? { state: "known", changes: [], nothing: i18n.text(messages.notCompared), about }
      : pending;
  }
  const { period, now, before } = step;
  const name = periodName(i18n, period);
  const total = (key: Total) => ({ now: now[key], before: before[key] });
  const findings = findingsOf<Text>({
    totals: { registered: total("registered"), active: total("active") },
    charts: [],
    minimumGroupSize: get(minimumGroupSizeAtom),
  });
  return {
    state: "known",
    changes: findings.map((finding) => ({
      target: targetOf(finding, true),
      words: i18n.text(messages.within, { period: name, sentence: findingText(i18n, finding, undefined) }),
    })),
    nothing: i18n.text(messages.nothingWithin, { period: name }),
    about,
  };
});

export const changesAtom = atom((get): Changes => {
  const i18n = get(i18nAtom);
  const isAllTime = get(periodChoiceAtom) === "ALL_TIME";
  if (get(comparisonAtom) === "none") {
    // Another app is compared as soon as the list of apps is known.
    if (get(appsAtom).data === undefined && get(chosenComparisonAtom) !== "none") return pending;
    return isAllTime ? get(lastStepChangesAtom) : off;
  }
  const isLoading = comparableCharts.some(({ dataAtom }) => get(dataAtom) === undefined);
  const loaded = comparableCharts
    .filter(({ block }) => !get(block.hasPreviousFailedAtom))
    .flatMap(({ dataAtom }) => get(dataAtom) ?? []);
  if (isLoading || loaded.some(isPending)) return pending;
  const answer = blocks.map(({ answerAtom }) => get(answerAtom)).find((each) => each);
  if (!answer) return off;
  const previous = blocks.map(({ previousAtom }) => get(previousAtom)).find((each) => each !== undefined);
  const compared = previous?.compared ?? null;
  const about = { appId: answer.appId, period: answer.period, compared };
  const otherApp = compared?.kind === "app" ? compared.app.name : undefined;
  const now = get(sessionBlock.answerAtom)?.metric;
  const before = get(sessionBlock.previousAtom)?.metric;
  const areTotalsKnown = now && before && !now.hasConflict && !before.hasConflict;
  const total = (key: Total) => ({ now: now?.totals[key] ?? "missing", before: before?.totals[key] });
  const findings = findingsOf<Text>({
    totals:
      areTotalsKnown && otherApp === undefined
        ? { registered: total("registered"), active: total("active") }
        : {},
    charts: loaded,
    activeByGroup: loaded.find(({ id }) => id === activeShareByAgeChart.id),
    minimumGroupSize: get(minimumGroupSizeAtom),
  });
  const isComplete =
    areTotalsKnown && loaded.length === comparableCharts.length && loaded.every(hasComparison);
  const nothingElse = () =>
    otherApp === undefined
      ? i18n.text(messages.nothing, { date: i18n.date(answer.period.startDate.epochMillis) })
      : i18n.text(messages.nothingDiffers, { app: otherApp });
  const isTrendShown = get(isTrendShownAtom);
  return {
    state: "known",
    changes: findings.map((finding) => ({
      target: targetOf(finding, isTrendShown),
      words: findingText(i18n, finding, otherApp),
    })),
    nothing: isComplete ? nothingElse() : i18n.text(messages.notCompared),
    about,
  };
});
