/** Key figures, a chart and a long table. */
import { useText } from "#src/i18n/i18n.ts";
import { Card } from "#src/ui/Card.tsx";
import { Chart } from "#src/ui/Chart.tsx";
import type { Drawing } from "#src/ui/chart/kinds.ts";
import { Columns } from "#src/ui/Columns.tsx";
import { Figures } from "#src/ui/Figures.tsx";
import { LongTable } from "#src/ui/LongTable.tsx";
import { messages } from "./messages.en.ts";
import { Preview, SampleCard } from "./Samples.tsx";

const apps = [
  ["Balance", 1],
  ["Harbour Health", 0.6],
  ["Vital Steps", 0.25],
] as const;
const drawing: Drawing = {
  kind: "bars",
  rows: apps.map(([label, part]) => ({
    key: label,
    label,
    value: String(part * 1000),
    count: part * 1000,
    previous: null,
    color: "var(--chart-accent)",
    words: `${label}: ${part * 1000}`,
  })),
};

/** Enough rows to be virtualized. */
const manyRows = Array.from({ length: 120 }, (_, at) => `Balance ${at + 1}`);

export function NumberSamples() {
  const text = useText();
  const chart = <Chart label={text(messages.amount)} drawing={drawing} />;
  return (
    <>
      <SampleCard components="Figures" layout="wide">
        <Figures
          figures={[
            { name: text(messages.amount), value: "1,234", note: text(messages.chip) },
            { name: text(messages.positive), value: "617" },
          ]}
        />
      </SampleCard>
      <SampleCard components="Columns, Chart" layout="wide">
        <Columns>
          <Card title={text(messages.amount)}>{chart}</Card>
          <Card title={text(messages.app)}>{chart}</Card>
        </Columns>
      </SampleCard>
      <SampleCard components="LongTable, VirtualTable" layout="wide">
        <Preview state="many" size="tall">
          <Card isFlush>
            <LongTable
              label={text(messages.many)}
              columns={[
                { id: "name", header: text(messages.name), cell: (row) => row },
                { id: "amount", header: text(messages.amount), align: "end", cell: () => "1,234" },
              ]}
              rows={manyRows}
              rowId={(row) => row}
            />
          </Card>
        </Preview>
      </SampleCard>
    </>
  );
}
