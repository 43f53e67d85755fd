/** The trend as a card. */
import { useAtomValue, useSetAtom } from "jotai";
import { isInterval } from "#src/domain/metrics/trendPeriods.ts";
import { useText } from "#src/i18n/i18n.ts";
import { Button } from "#src/ui/Button.tsx";
import { ChoiceBar } from "#src/ui/ChoiceBar.tsx";
import { ChartCard } from "../card/ChartCard.tsx";
import { messages } from "../charts/messages.en.ts";
import { trendAtom, trendChart } from "./trendChart.ts";
import { loadRestAtom } from "./trendLoading.ts";
import { intervalAtom } from "./trendQuestion.ts";

export function TrendCard() {
  const text = useText();
  const trend = useAtomValue(trendAtom);
  const data = useAtomValue(trendChart.dataAtom);
  const loadRest = useSetAtom(loadRestAtom);
  const choose = useSetAtom(intervalAtom);
  const unit = trend?.periods[0]?.unit;
  const hasChoice = data && data.total !== 0 && isInterval(unit) && trend && trend.intervals.length > 1;
  const hasGaps = data && trend?.hasGaps;
  return (
    <ChartCard
      chart={trendChart}
      actions={
        (hasGaps === true || hasChoice) && (
          <>
            {hasGaps && <Button onPress={loadRest}>{text(messages.loadRest)}</Button>}
            {hasChoice && (
              <ChoiceBar
                label={text(messages.interval)}
                choices={trend.intervals.map((interval) => ({
                  id: interval,
                  name: text(messages[interval]),
                }))}
                value={unit}
                onChange={choose}
              />
            )}
          </>
        )
      }
    />
  );
}
