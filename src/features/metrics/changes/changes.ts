/** What changed, as sentences about the shown app and period, each with the chart that shows it. */
import { atom } from "jotai";
import { type ChartData, pointsOf } from "#src/domain/metrics/chartData.ts";
import { type Finding, findingsOf } from "#src/domain/metrics/whatChanged.ts";
import { i18nAtom } from "#src/i18n/i18n.ts";
import type { Text } from "#src/i18n/Text.ts";
import { comparedAtom, sessionBlock } from "../blocks.ts";
import { comparisonAtom, periodAtom, periodChoiceAtom } from "../choice/choice.ts";
import { minimumGroupSizeAtom } from "../minimumGroupSize.ts";
import { activeShareByAgeChart, statisticsSections } from "../sections.ts";
import { lastStepAtom } from "../trend/lastStep.ts";
import { periodName } from "../trend/periodNames.ts";
import { trendAtom } from "../trend/trend.ts";
import { trendChart } from "../trend/trendChart.ts";
import { messages } from "./messages.en.ts";
import { findingText } from "./words.ts";

export interface Change {
  /** The chart that it is about: the id of its heading. */
  readonly chart: string;
  readonly words: Text;
}

/** `off`: nothing is compared. */
export type Changes =
  | { readonly state: "off" }
  | { readonly state: "pending" }
  | { readonly state: "known"; readonly changes: ReadonlyArray<Change>; readonly nothing: Text };

/** Age and gender show sizes within sizes, not a distribution. */
const distributions = statisticsSections
  .flatMap(({ charts }) => charts)
  .filter(({ shape }) => shape.kind === "bars");

const isPending = (data: ChartData<Text>) => pointsOf(data).some(({ previous }) => previous === "pending");

const chartOf = (finding: Finding<Text>): string =>
  finding.kind === "share" ? finding.chart.id : trendChart.id;

/** For all time, where nothing is compared: the totals of the last whole sub-period. */
const lastStepChangesAtom = atom((get): Changes => {
  const i18n = get(i18nAtom);
  const step = get(lastStepAtom);
  const trend = get(trendAtom);
  if (step === undefined) return { state: trend && trend.progress.state !== "ended" ? "pending" : "off" };
  const { period, now, before } = step;
  const name = periodName(i18n, period);
  const total = (key: "registered" | "active") => ({ now: now[key], before: before[key] });
  const findings = findingsOf<Text>({
    totals: { registered: total("registered"), active: total("active") },
    charts: [],
    minimumGroupSize: get(minimumGroupSizeAtom),
  });
  return {
    state: "known",
    changes: findings.map((finding) => ({
      chart: chartOf(finding),
      words: i18n.text(messages.within, { period: name, sentence: findingText(i18n, finding, undefined) }),
    })),
    nothing: i18n.text(messages.nothingWithin, { period: name }),
  };
});

export const changesAtom = atom((get): Changes => {
  const i18n = get(i18nAtom);
  if (get(comparisonAtom) === "none") {
    return get(periodChoiceAtom) === "ALL_TIME" ? get(lastStepChangesAtom) : { state: "off" };
  }
  const loaded = distributions
    .filter(({ block }) => !get(block.hasPreviousFailedAtom))
    .flatMap(({ dataAtom }) => get(dataAtom) ?? []);
  const isLoading = distributions.some(({ dataAtom }) => get(dataAtom) === undefined);
  if (isLoading || loaded.some(isPending)) return { state: "pending" };
  const compared = get(comparedAtom);
  if (compared === null || loaded.length === 0) return { state: "off" };
  const otherApp = compared.kind === "app" ? compared.app.name : undefined;
  const now = get(sessionBlock.answerAtom)?.metric.totals;
  const before = get(sessionBlock.previousAtom)?.metric.totals;
  const total = (key: "registered" | "active") => ({ now: now?.[key] ?? "missing", before: before?.[key] });
  const findings = findingsOf<Text>({
    totals: otherApp === undefined ? { registered: total("registered"), active: total("active") } : {},
    charts: loaded,
    activeByGroup: loaded.find(({ id }) => id === activeShareByAgeChart.id),
    minimumGroupSize: get(minimumGroupSizeAtom),
  });
  return {
    state: "known",
    changes: findings.map((finding) => ({
      chart: chartOf(finding),
      words: findingText(i18n, finding, otherApp),
    })),
    nothing:
      otherApp === undefined
        ? i18n.text(messages.nothing, { date: i18n.date(get(periodAtom).startDate.epochMillis) })
        : i18n.text(messages.nothingDiffers, { app: otherApp }),
  };
});
