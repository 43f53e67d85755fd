/** A chart in each of its states: not there yet, failed, nobody, old while new numbers come, and full. */
import { useAtom, useAtomValue, useSetAtom } from "jotai";
import { FileSpreadsheet, RotateCw } from "lucide-react";
import { isKnown } from "#src/domain/chartData.ts";
import { useText } from "#src/i18n/i18n.ts";
import { messages as common } from "#src/i18n/messages.en.ts";
import { Button } from "#src/ui/Button.tsx";
import { Card } from "#src/ui/Card.tsx";
import { IconButton } from "#src/ui/IconButton.tsx";
import { Reloading } from "#src/ui/Reloading.tsx";
import { Loading, Skeleton } from "#src/ui/Skeleton.tsx";
import { Tooltip } from "#src/ui/Tooltip.tsx";
import * as css from "./ChartCard.css.ts";
import { ChartFigure } from "./ChartFigure.tsx";
import { appAtom } from "./choice/choice.ts";
import { messages as exporting } from "./export/messages.en.ts";
import { saveCsvAtom } from "./export/saveCsv.ts";
import { messages } from "./messages.en.ts";
import type { MetricChart } from "./metricChart.ts";

export function ChartCard({ chart }: { chart: MetricChart }) {
  const text = useText();
  const [{ data, isLoading, provenance }, reload] = useAtom(chart.stateAtom);
  const app = useAtomValue(appAtom);
  const save = useSetAtom(saveCsvAtom);
  const title = text(chart.title);
  const label = text(exporting.csvOf, { title });
  const actions = data && (
    <Tooltip text={label}>
      <IconButton icon={FileSpreadsheet} label={label} onPress={() => void save(chart.id, [chart])} />
    </Tooltip>
  );
  return (
    <Card title={title} level={3} headingId={chart.id}>
      {data === undefined && (
        <Loading label={text(common.loading)}>
          <Skeleton shape="block" height="240px" />
        </Loading>
      )}
      {data === null && (
        <div className={css.missing}>
          <span className={css.dash}>{text(messages.missing)}</span>
          <Button
            icon={RotateCw}
            onPress={reload}
            isPending={isLoading}
            aria-label={text(messages.reloadChart, { title })}
          >
            {text(messages.reload)}
          </Button>
        </div>
      )}
      {data && provenance && (
        <Reloading isBusy={isLoading} label={text(messages.reloading)}>
          {isKnown(data.total) && data.total === 0 ? (
            <div className={css.nobody}>
              <p className={css.first}>{text(messages.nobody)}</p>
              <p>{text(messages.nobodyHint, { app: app?.name ?? "" })}</p>
            </div>
          ) : (
            <ChartFigure data={data} provenance={provenance} actions={actions} />
          )}
        </Reloading>
      )}
    </Card>
  );
}
