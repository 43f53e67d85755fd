/** What changed, as sentences about the shown app and period, each with the chart that shows it. */
import { atom } from "jotai";
import {
  type ChartData,
  evenShares,
  isKnown,
  pointsOf,
  shareChangeOf,
} from "#src/domain/metrics/chartData.ts";
import type { ComparedPeriod } from "#src/domain/metrics/timePeriod.ts";
import { type Finding, findingsOf } from "#src/domain/metrics/whatChanged.ts";
import { type I18n, type Text, i18nAtom } from "#src/i18n/i18n.ts";
import { blocks, sessionBlock } from "../answers/blocks.ts";
import { changeValues, pointsText, shortShareText } from "../charts/counts.ts";
import { messages } from "../messages.en.ts";
import { appAtom, comparisonAtom, minimumGroupSizeAtom, type Question } from "../question/choice.ts";
import { ageGenderChart, ageGroupChart, genderChart, statisticsSections } from "../sections/sections.ts";
import { trendChart } from "../trend/trendChart.ts";
import { isTrendShownAtom } from "../trend/trendQuestion.ts";

export interface Change {
  readonly target?: string;
  readonly words: Text;
}

interface KnownChanges {
  readonly state: "known";
  readonly changes: ReadonlyArray<Change>;
  /** What the sentences are about: old ones stay while other answers load. */
  readonly about: Question & { readonly compared: ComparedPeriod | null };
}

/** `off`: there is nothing to say, as nothing is compared. */
export type Changes = { readonly state: "off" } | { readonly state: "pending" } | KnownChanges;

const off: Changes = { state: "off" };
const pending: Changes = { state: "pending" };

/** The charts whose shares can be compared: instead of sizes within sizes, those of ages and of genders. */
const comparableCharts = [
  ageGroupChart,
  genderChart,
  ...statisticsSections.flatMap(({ charts }) => charts).filter(({ shape }) => shape.kind === "bars"),
];
const targetOf = (chart: ChartData<Text>) => {
  if (evenShares(chart)) return "success";
  return [ageGroupChart, genderChart].some(({ id }) => id === chart.id) ? ageGenderChart.id : chart.id;
};

const isPending = (data: ChartData<Text>) => pointsOf(data).some(({ compared }) => compared === "pending");

const hasComparison = ({ total, comparedTotal, hasConflict }: ChartData<Text>) =>
  isKnown(total) && isKnown(comparedTotal) && hasConflict !== true;

export const changesAtom = atom((get): Changes => {
  const i18n = get(i18nAtom);
  const answer = blocks.map(({ answerAtom }) => get(answerAtom)).find((each) => each);
  const isDisabled = get(appAtom)?.status === "disabled";
  const disabled = isDisabled ? [{ words: i18n.text(messages.disabled) }] : [];
  if (get(comparisonAtom) === "none") {
    if (!isDisabled || !answer) return off;
    return { state: "known", changes: disabled, about: { ...answer, compared: null } };
  }
  const isLoading = comparableCharts.some(({ dataAtom }) => get(dataAtom) === undefined);
  const loaded = comparableCharts
    .filter(({ block }) => !get(block.hasComparedFailedAtom))
    .flatMap(({ dataAtom }) => get(dataAtom) ?? []);
  if (isLoading || loaded.some(isPending)) return pending;
  if (!answer) return off;
  const compared = blocks.map(({ comparedAtom }) => get(comparedAtom)).find((each) => each !== undefined);
  const now = get(sessionBlock.answerAtom)?.metric;
  const comparedCounts = get(sessionBlock.comparedAtom)?.metric;
  const areTotalsKnown = now && comparedCounts && !now.hasConflict && !comparedCounts.hasConflict;
  const isCounted = areTotalsKnown && !(isDisabled && now.totals.active === 0);
  const findings = findingsOf<Text>({
    ...(isCounted && { active: { now: now.totals.active, before: comparedCounts.totals.active } }),
    charts: loaded,
    minimumGroupSize: get(minimumGroupSizeAtom),
  });
  const activeTarget = get(isTrendShownAtom) ? trendChart.id : "registered";
  const sentences = findings.map((finding) => ({
    target: finding.kind === "share" ? targetOf(finding.chart) : activeTarget,
    words: findingText(i18n, finding),
  }));
  const isComplete =
    areTotalsKnown && loaded.length === comparableCharts.length && loaded.every(hasComparison);
  const nothing = isComplete ? [] : [{ words: i18n.text(messages.notCompared) }];
  return {
    state: "known",
    changes: [...disabled, ...(sentences.length > 0 ? sentences : nothing)],
    about: { appId: answer.appId, period: answer.period, compared: compared?.period ?? null },
  };
});

const findingText = (i18n: I18n, finding: Finding<Text>): Text => {
  const { text, number } = i18n;
  if (finding.kind === "total") {
    return text(messages.active, { verdict: finding.verdict, before: number(finding.before) });
  }
  const { chart, category, now, before, pointsOfAll } = finding;
  const isGroup = pointsOfAll !== undefined;
  const change = shareChangeOf(now, before) ?? { kind: "none", size: 0, relative: 0 };
  const share = shortShareText(i18n, now);
  const words = isGroup
    ? text(messages.activeGroup, { group: category.label, now: share })
    : text(messages.shareOf, { chart: chart.title, category: category.label, now: share });
  const changed = { words, before: shortShareText(i18n, before), ...changeValues(i18n, change, "points") };
  return isGroup
    ? text(messages.changedApart, { ...changed, all: pointsText(i18n, pointsOfAll) })
    : text(messages.changed, changed);
};
