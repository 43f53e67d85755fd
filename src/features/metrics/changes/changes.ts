/** What changed, as sentences about shares, each with the chart that shows it. The tiles say how numbers of people changed. */
import { atom } from "jotai";
import { type ChartData, evenShares, isKnown, pointsOf } from "#src/domain/metrics/chartData.ts";
import { type Finding, findingsOf } from "#src/domain/metrics/whatChanged.ts";
import { type I18n, type Text, i18nAtom } from "#src/i18n/i18n.ts";
import { blocks } from "../answers/blocks.ts";
import { pointsText, shortShareText } from "../charts/counts.ts";
import { messages } from "../messages.en.ts";
import { appAtom, comparisonAtom, minimumGroupSizeAtom } from "../question/choice.ts";
import { ageGenderChart, ageGroupChart, genderChart, statisticsSections } from "../sections/sections.ts";

export interface Change {
  readonly target: string;
  readonly words: Text;
}

export interface Changes {
  readonly isPending: boolean;
  readonly sentences: ReadonlyArray<Change>;
  /** Instead of sentences: that there are none, or why. */
  readonly note?: Text | undefined;
}

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
  const hasAnswer = blocks.some(({ answerAtom }) => get(answerAtom));
  const disabled = get(appAtom)?.status === "disabled" ? i18n.text(messages.disabled) : undefined;
  const nothing: Changes = { isPending: false, sentences: [], note: disabled };
  if (get(comparisonAtom) === "none") return nothing;
  const isLoading = comparableCharts.some(({ dataAtom }) => get(dataAtom) === undefined);
  const loaded = comparableCharts
    .filter(({ block }) => !get(block.hasComparedFailedAtom))
    .flatMap(({ dataAtom }) => get(dataAtom) ?? []);
  if (isLoading || loaded.some(isPending)) return { ...nothing, isPending: true };
  if (!hasAnswer) return nothing;
  const sentences = findingsOf<Text>({
    charts: loaded,
    minimumGroupSize: get(minimumGroupSizeAtom),
  }).map((finding) => ({ target: targetOf(finding.chart), words: findingText(i18n, finding) }));
  const isComplete = loaded.length === comparableCharts.length && loaded.every(hasComparison);
  const note = isComplete ? messages.noOtherChange : messages.notCompared;
  return sentences.length > 0 ? { ...nothing, sentences } : { ...nothing, note: disabled ?? i18n.text(note) };
});

const findingText = (i18n: I18n, finding: Finding<Text>): Text => {
  const { text, number } = i18n;
  const { chart, category, points, pointsOfAll } = finding;
  const now = shortShareText(i18n, finding.now);
  const before = shortShareText(i18n, finding.before);
  const change = { size: number(Math.abs(points), "points"), before };
  if (pointsOfAll === undefined) {
    const words = text(messages.shareOf, { chart: chart.title, category: category.label, now });
    return text(messages.changed, { ...change, words, kind: points > 0 ? "up" : "down" });
  }
  // "Unknown" alone does not say what is not known.
  const group =
    category.key === "unknown"
      ? text(messages.groupOf, { chart: chart.dimension, category: category.label })
      : category.label;
  const words = text(messages.activeGroup, { group, now });
  const kind = points === 0 ? "none" : points > 0 ? "up" : "down";
  return text(messages.changedApart, { ...change, words, kind, all: pointsText(i18n, pointsOfAll) });
};
