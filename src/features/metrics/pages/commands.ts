/** Commands of the palette: go to a chart of the segments, choose a period and a comparison. */
import { atom } from "jotai";
import { CalendarDays, ChartColumn, ChartPie, GitCompareArrows } from "lucide-react";
import { AppId } from "#schemas/apps/App.ts";
import { timePeriod, timePeriodIds } from "#src/domain/metrics/timePeriod.ts";
import { isStatisticsPath, segmentsPath, statisticsPath } from "#src/domain/statisticsPaths.ts";
import { i18nAtom } from "#src/i18n/i18n.ts";
import { messages as common } from "#src/i18n/messages.en.ts";
import type { Command, CommandsAtom, RelatedCommand, Tools } from "#src/interaction/commands.ts";
import { shownDayAtom } from "#src/runtime/clockAtoms.ts";
import { locationAtom } from "#src/runtime/locationAtom.ts";
import { messages } from "../messages.en.ts";
import { encodeChoice, hrefOf, type StatisticsChoice } from "../question/address.ts";
import { chooseAtom, comparisonAtom, pastComparisonsAtom, periodChoiceAtom } from "../question/choice.ts";
import { comparisonNames, periodName } from "../question/periodWords.ts";
import { segmentSections } from "../sections/sections.ts";
import { repeatRequestAtom } from "../sections/useRequestedChart.ts";

export const metricsCommandsAtom: CommandsAtom = atom((get) => {
  const i18n = get(i18nAtom);
  const { text } = i18n;
  const current = get(periodChoiceAtom);
  const { day, zone } = get(shownDayAtom);
  const location = get(locationAtom);
  const isStatistics = isStatisticsPath(location.pathname);
  const isSegments = location.pathname === segmentsPath;
  const choose = ({ go, set }: Tools, choice: Partial<StatisticsChoice>) => {
    if (isStatistics) set(chooseAtom, choice);
    else go(hrefOf({ pathname: statisticsPath, search: encodeChoice(choice), hash: "" }));
  };
  const charts = segmentSections
    .flatMap((section) => section.charts)
    .map(({ id, title }): Command => ({
      id: `metrics.${id}`,
      group: "charts",
      name: text(messages.chartCommand, { title: text(title) }),
      icon: ChartPie,
      run: ({ go, set }) => {
        if (isSegments && location.hash === id) set(repeatRequestAtom);
        else go(isSegments ? hrefOf({ ...location, hash: id }) : `${segmentsPath}#${id}`);
      },
    }));
  const periods = timePeriodIds.map((id): Command => ({
    id: `metrics.${id}`,
    group: "settings",
    isCurrent: id === current,
    name: text(messages.periodCommand, { period: periodName(i18n, timePeriod(id, day, zone)) }),
    icon: CalendarDays,
    run: (tools) => choose(tools, { period: id }),
  }));
  const ofApp: RelatedCommand = {
    id: "metrics",
    name: text(messages.statisticsOfApp),
    icon: ChartColumn,
    keywords: text(common.statisticsTitle),
    run: (tools, app) => choose(tools, { app: AppId.make(app) }),
  };
  const comparison = get(comparisonAtom);
  const past = get(pastComparisonsAtom);
  const comparisons = (past.length === 0 ? [] : ["none" as const, ...past.map(({ id }) => id)]).map(
    (id): Command => ({
      id: `metrics.compare.${id}`,
      group: "settings",
      isCurrent: id === comparison,
      name: text(messages.comparisonCommand, { comparison: text(comparisonNames[id]) }),
      icon: GitCompareArrows,
      run: (tools) => choose(tools, { comparison: id }),
    }),
  );
  return { commands: [...charts, ...periods, ...comparisons], related: [ofApp] };
});
