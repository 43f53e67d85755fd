/** The key figures in one card: what happened to each, and how the number of active users developed. */
import { useAtomValue } from "jotai";
import { knownOrNull } from "#src/domain/metrics/chartData.ts";
import { hasConflict } from "#src/domain/metrics/trendCounts.ts";
import { isIncomplete } from "#src/domain/metrics/trendPeriods.ts";
import { Figures } from "#src/ui/Figures.tsx";
import { Reloading } from "#src/ui/Reloading.tsx";
import { Skeleton } from "#src/ui/Skeleton.tsx";
import { Sparkline } from "#src/ui/Sparkline.tsx";
import { VisuallyHidden } from "#src/ui/VisuallyHidden.tsx";
import { sessionBlock, shownAtom } from "../answers/blocks.ts";
import { ChoiceNote } from "../bar/ChoiceNote.tsx";
import { type KeyFigure, keyFiguresAtom } from "../changes/keyFigures.ts";
import type { FigureChange } from "../charts/figureChange.ts";
import { shownTrendAtom } from "../trend/trendChart.ts";
import { AsOf } from "./AsOf.tsx";
import * as css from "./KeyFigures.css.ts";

export function KeyFigures() {
  const isLoading = useAtomValue(sessionBlock.loadingAtom);
  const hasAnswered = useAtomValue(sessionBlock.answerAtom) !== undefined;
  const figures = useAtomValue(keyFiguresAtom);
  return (
    <Reloading isBusy={isLoading && hasAnswered}>
      <Figures
        figures={figures.map((figure) => ({
          name: figure.name,
          value: <Value {...figure} />,
          note: figure.note && <Note {...figure.note} />,
          line: figure.key === "active" && <Line />,
        }))}
        foot={<ChoiceNote aboutAtom={shownAtom} className={css.foot} end={<AsOf />} />}
      />
    </Reloading>
  );
}

function Value({ value, beside }: KeyFigure) {
  if (value === undefined) return <Skeleton width="5ch" />;
  return (
    <>
      <span translate="no">{beside === undefined ? value : `${value} `}</span>
      {beside !== undefined && <small className={css.beside}>{`· ${beside}`}</small>}
    </>
  );
}

function Note({ shown, spoken }: FigureChange) {
  if (shown === spoken) return <span>{shown}</span>;
  return (
    <>
      <span aria-hidden="true" translate="no">
        {shown}
      </span>
      <VisuallyHidden>{spoken}</VisuallyHidden>
    </>
  );
}

function Line() {
  const trend = useAtomValue(shownTrendAtom);
  const values = trend?.shown.current.map((entry, index) => {
    const period = trend.periods[index];
    // A part of a month has fewer active users.
    const isPartial = period && isIncomplete(period, trend.answeredAt ?? period.endDate);
    return isPartial || hasConflict(entry) ? null : knownOrNull(entry.active);
  });
  return values && values.filter((value) => value !== null).length > 1 && <Sparkline values={values} />;
}
