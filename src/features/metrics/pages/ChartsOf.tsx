/** The charts of a section, as cards. */
import { WideColumn } from "#src/ui/Columns.tsx";
import { ChartCard } from "../card/ChartCard.tsx";
import type { Section } from "../answers/metricChart.ts";

export interface ChartsOfProps {
  section: Section;
  /** Below other charts, which are rendered first. */
  isBelow?: boolean;
}

export function ChartsOf({ section: { charts }, isBelow = false }: ChartsOfProps) {
  return charts.map((chart) =>
    chart.isWide ? (
      <WideColumn key={chart.id}>
        <ChartCard chart={chart} isBelow={isBelow} />
      </WideColumn>
    ) : (
      <ChartCard key={chart.id} chart={chart} isBelow={isBelow} />
    ),
  );
}
