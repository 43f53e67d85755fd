/** Registered and active users and the share of those who are active: how they changed, and how they developed. */
import { useAtomValue } from "jotai";
import type { ReactNode } from "react";
import { changeOf, shareChangeOf } from "#src/domain/metrics/change.ts";
import { isKnown, knownOrNull, shareOf } from "#src/domain/metrics/chartData.ts";
import { hasConflict } from "#src/domain/metrics/trendCounts.ts";
import { isIncomplete } from "#src/domain/metrics/trendPeriods.ts";
import type { SessionCounts } from "#src/domain/metrics/sessionCounts.ts";
import { type I18n, useI18n } from "#src/i18n/i18n.ts";
import type { Text } from "#src/i18n/Text.ts";
import { Figures } from "#src/ui/Figures.tsx";
import { Reloading } from "#src/ui/Reloading.tsx";
import { Skeleton } from "#src/ui/Skeleton.tsx";
import { Sparkline } from "#src/ui/Sparkline.tsx";
import { VisuallyHidden } from "#src/ui/VisuallyHidden.tsx";
import { AsOf } from "./AsOf.tsx";
import { comparedAtom, sessionBlock } from "../answers/blocks.ts";
import { comparisonAtom, periodChoiceAtom } from "../question/choice.ts";
import { ChoiceNote } from "../bar/ChoiceNote.tsx";
import { countText } from "../charts/counts.ts";
import { messages as titles } from "../charts/definitions/messages.en.ts";
import { type FigureChange, figureChange } from "../charts/figureChange.ts";
import * as css from "./KeyFigures.css.ts";
import { messages } from "../messages.en.ts";
import { lastStepAtom } from "../trend/lastStep.ts";
import { periodName } from "../charts/trend/periodNames.ts";
import { shownTrendAtom } from "../trend/trendChart.ts";

type Totals = SessionCounts["totals"];
type Counts = Pick<Totals, "registered" | "active">;

const activeShare = ({ registered, active }: Counts): number | null => shareOf(active, registered);

interface KeyFigure {
  readonly key: keyof Counts | "activeShare";
  readonly valueOf: (i18n: I18n, counts: Counts) => Text;
  readonly changeOf: (i18n: I18n, counts: Counts, before: Counts) => FigureChange | undefined;
  /** For the line. */
  readonly sizeOf: (counts: Counts) => number | null;
  /** Whether it can be compared with that of another app. */
  readonly isShare: boolean;
}

const ofCount = (key: keyof Counts): KeyFigure => ({
  key,
  valueOf: (i18n, counts) => countText(i18n, counts[key]),
  changeOf: (i18n, counts, before) => {
    const change = changeOf(counts[key], before[key]);
    return change && figureChange(i18n, change);
  },
  sizeOf: (counts) => knownOrNull(counts[key]),
  isShare: false,
});

const figures: ReadonlyArray<KeyFigure> = [
  ofCount("registered"),
  ofCount("active"),
  {
    key: "activeShare",
    valueOf: ({ text, number }, counts) => {
      const share = activeShare(counts);
      return share === null ? text(messages.none) : number(share, "percent");
    },
    changeOf: (i18n, counts, before) => {
      const change = shareChangeOf(activeShare(counts), activeShare(before));
      return change && figureChange(i18n, change, "points");
    },
    sizeOf: activeShare,
    isShare: true,
  },
];

const names = {
  registered: titles.registeredUsers,
  active: titles.activeUsers,
  activeShare: titles.activeShare,
} as const;

export function KeyFigures() {
  const i18n = useI18n();
  const { text } = i18n;
  const isLoading = useAtomValue(sessionBlock.loadingAtom);
  const answer = useAtomValue(sessionBlock.answerAtom);
  const isAllTime = useIsAllTime();
  const totals = answer?.metric.totals;

  const valueOf = (figure: KeyFigure): ReactNode => {
    if (answer === null) return text(messages.missing);
    if (!totals) return <Skeleton width="5ch" />;
    const value = figure.valueOf(i18n, totals);
    if (!figure.isShare || !isKnown(totals.inactive)) return <span translate="no">{value}</span>;
    return (
      <>
        <span translate="no">{`${value} `}</span>
        <Inactive count={totals.inactive} />
      </>
    );
  };
  return (
    <Reloading isBusy={isLoading && answer !== undefined}>
      <Figures
        figures={figures.map((figure) => ({
          // Whoever is active in all time was so at least once.
          name: text(figure.key === "active" && isAllTime ? messages.activeEver : names[figure.key]),
          value: valueOf(figure),
          note: <Note figure={figure} />,
          line: <Line figure={figure} />,
        }))}
        foot={<ChoiceNote comparedAtom={comparedAtom} end={<AsOf />} />}
      />
    </Reloading>
  );
}

/** Whether the shown numbers are about all time: old ones stay while others load. */
const useIsAllTime = (): boolean => {
  const choice = useAtomValue(periodChoiceAtom);
  return (useAtomValue(sessionBlock.answerAtom)?.period.choice ?? choice) === "ALL_TIME";
};

function Inactive({ count }: { count: number }) {
  const i18n = useI18n();
  return (
    <small className={css.inactive}>
      {i18n.text(messages.inactiveCount, { count: countText(i18n, count) })}
    </small>
  );
}

/** The change since the compared period or to the other app; for all time, that of the last whole sub-period. */
function Note({ figure }: { figure: KeyFigure }) {
  const i18n = useI18n();
  const { text } = i18n;
  const comparison = useAtomValue(comparisonAtom);
  const compared = useAtomValue(comparedAtom);
  const isAllTime = useIsAllTime();
  const totals = useAtomValue(sessionBlock.answerAtom)?.metric.totals;
  const previous = useAtomValue(sessionBlock.previousAtom)?.metric.totals;
  const step = useAtomValue(lastStepAtom);
  if (comparison !== "none") {
    if (!totals || !previous) return null;
    const change = figure.changeOf(i18n, totals, previous);
    if (compared?.kind !== "app") return change ? <Change {...change} /> : <span>{text(messages.none)}</span>;
    if (!figure.isShare || !change) return null;
    return (
      <>
        <Change {...change} />
        <span>{` ${text(messages.toOtherApp, { app: compared.app.name })}`}</span>
      </>
    );
  }
  const change = isAllTime && step && figure.changeOf(i18n, step.now, step.before);
  if (!change) return null;
  const period = periodName(i18n, step.period);
  // The registered users of the last step are nearly those that are shown.
  const value = figure.key === "registered" ? undefined : figure.valueOf(i18n, step.now);
  return (
    <>
      <span>
        {`${text(value === undefined ? messages.inStep : messages.ofStep, { period, value: value ?? "" })} `}
      </span>
      <Change {...change} />
    </>
  );
}

function Change({ shown, spoken }: FigureChange) {
  return (
    <>
      <span aria-hidden="true" translate="no">
        {shown}
      </span>
      <VisuallyHidden>{spoken}</VisuallyHidden>
    </>
  );
}

function Line({ figure }: { figure: KeyFigure }) {
  const trend = useAtomValue(shownTrendAtom);
  const sizes = trend?.shown.current.map((entry) => (hasConflict(entry) ? null : figure.sizeOf(entry)));
  const isPartial = (index: number) => {
    const period = trend?.periods[index];
    return period && isIncomplete(period, trend.answeredAt ?? period.endDate);
  };
  // Registered users are those at the end, whereas a part of a month has fewer active users.
  const values = sizes?.map((size, index) => (figure.key !== "registered" && isPartial(index) ? null : size));
  return values && values.filter((value) => value !== null).length > 1 && <Sparkline values={values} />;
}
