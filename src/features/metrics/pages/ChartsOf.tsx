/** The charts of a section, as cards. */
import { WideColumn } from "#src/ui/Columns.tsx";
import { ChartCard } from "../card/ChartCard.tsx";
import type { Section } from "../answers/metricChart.ts";

export function ChartsOf({ section: { charts } }: { section: Section }) {
  return charts.map((chart) =>
    chart.isWide ? (
      <WideColumn key={chart.id}>
        <ChartCard chart={chart} />
      </WideColumn>
    ) : (
      <ChartCard key={chart.id} chart={chart} />
    ),
  );
}
