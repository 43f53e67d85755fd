/** Registered, active and inactive users, and the share of those who are active. */
import { useAtom, useAtomValue } from "jotai";
import { RotateCw } from "lucide-react";
import { shareOf } from "#src/domain/metrics/chartData.ts";
import type { SessionCounts } from "#src/domain/metrics/sessionCounts.ts";
import { type I18n, useI18n } from "#src/i18n/i18n.ts";
import type { Text } from "#src/i18n/Text.ts";
import { Figures } from "#src/ui/Figures.tsx";
import { IconButton } from "#src/ui/IconButton.tsx";
import { Reloading } from "#src/ui/Reloading.tsx";
import { Skeleton } from "#src/ui/Skeleton.tsx";
import { VisuallyHidden } from "#src/ui/VisuallyHidden.tsx";
import { sessionBlock } from "./blocks.ts";
import { comparisonAtom } from "./choice/choice.ts";
import { countText } from "./counts.ts";
import { messages as titles } from "./definitions/messages.en.ts";
import { countChange, type FigureChange, shareChange } from "./figureChange.ts";
import { messages } from "./messages.en.ts";

type Totals = SessionCounts["totals"];

const activeShare = ({ registered, active }: Totals): number | null => shareOf(active, registered);

interface KeyFigure {
  readonly key: keyof Totals | "activeShare";
  readonly valueOf: (i18n: I18n, totals: Totals) => Text;
  readonly changeOf: (i18n: I18n, totals: Totals, previous: Totals) => FigureChange | undefined;
}

const ofCount = (key: keyof Totals): KeyFigure => ({
  key,
  valueOf: (i18n, totals) => countText(i18n, totals[key]),
  changeOf: (i18n, totals, previous) => countChange(i18n, totals[key], previous[key]),
});

const figures: ReadonlyArray<KeyFigure> = [
  ofCount("registered"),
  ofCount("active"),
  ofCount("inactive"),
  {
    key: "activeShare",
    valueOf: ({ text, number }, totals) => {
      const share = activeShare(totals);
      return share === null ? text(messages.none) : number(share, "percent");
    },
    changeOf: (i18n, totals, previous) => shareChange(i18n, activeShare(totals), activeShare(previous)),
  },
];

const names = {
  registered: titles.registeredUsers,
  active: titles.activeUsers,
  inactive: titles.inactive,
  activeShare: titles.activeShare,
} as const;

export function KeyFigures() {
  const i18n = useI18n();
  const [isLoading, reload] = useAtom(sessionBlock.loadingAtom);
  const answer = useAtomValue(sessionBlock.answerAtom);
  const previous = useAtomValue(sessionBlock.previousAtom)?.metric.totals;
  const isCompared = useAtomValue(comparisonAtom) !== "none";
  const totals = answer?.metric.totals;
  const { text } = i18n;

  const missing = (
    <>
      {text(messages.missing)}{" "}
      <IconButton icon={RotateCw} label={text(messages.reload)} onPress={reload} isPending={isLoading} />
    </>
  );
  const noteOf = ({ changeOf }: KeyFigure) => {
    const change = totals && previous && changeOf(i18n, totals, previous);
    if (!change) return text(messages.none);
    return (
      <>
        <span aria-hidden="true">{change.shown}</span>
        <VisuallyHidden>{change.spoken}</VisuallyHidden>
      </>
    );
  };

  return (
    <Reloading isBusy={isLoading && answer !== undefined} label={text(messages.reloading)}>
      <Figures
        figures={figures.map((figure) => ({
          name: text(names[figure.key]),
          value: totals ? figure.valueOf(i18n, totals) : answer === null ? missing : <Skeleton width="5ch" />,
          ...(isCompared && { note: noteOf(figure) }),
        }))}
      />
    </Reloading>
  );
}
