/** Registered, active and inactive users, and the share of those who are active. */
import { useAtom, useAtomValue } from "jotai";
import { RotateCw } from "lucide-react";
import { type ChartCount, shareOf } from "#src/domain/metrics/chartData.ts";
import { useI18n } from "#src/i18n/i18n.ts";
import { Figures } from "#src/ui/Figures.tsx";
import { IconButton } from "#src/ui/IconButton.tsx";
import { Reloading } from "#src/ui/Reloading.tsx";
import { Skeleton } from "#src/ui/Skeleton.tsx";
import { sessionBlock } from "./blocks.ts";
import { changeText, countText, shareText } from "./counts.ts";
import { previousPeriodAtom } from "./choice/choice.ts";
import { messages as titles } from "./data/messages.en.ts";
import { messages } from "./messages.en.ts";

const figures = ["registered", "active", "inactive"] as const;
const names = {
  registered: titles.registeredUsers,
  active: titles.activeUsers,
  inactive: titles.inactive,
} as const;

export function KeyFigures() {
  const i18n = useI18n();
  const [{ isLoading }, reload] = useAtom(sessionBlock.queryAtom);
  const answer = useAtomValue(sessionBlock.answerAtom);
  const previous = useAtomValue(sessionBlock.previousAtom)?.metric.totals;
  const isCompared = useAtomValue(previousPeriodAtom) !== null;
  const totals = answer?.metric.totals;
  const { text } = i18n;

  const missing = (
    <>
      {text(messages.missing)}{" "}
      <IconButton icon={RotateCw} label={text(messages.reload)} onPress={reload} isPending={isLoading} />
    </>
  );
  const shown = (value: (counts: NonNullable<typeof totals>) => string) => {
    if (totals) return value(totals);
    return answer === null ? missing : <Skeleton width="5ch" />;
  };
  const noteOf = (count: ChartCount | undefined, before: ChartCount | undefined) =>
    isCompared &&
    count !== undefined &&
    (before === undefined ? text(messages.missing) : changeText(i18n, count, before));

  return (
    <Reloading isBusy={isLoading && answer !== undefined} label={text(messages.reloading)}>
      <Figures
        figures={[
          ...figures.map((key) => ({
            name: text(names[key]),
            value: shown((counts) => countText(i18n, counts[key])),
            note: noteOf(totals?.[key], previous?.[key]),
          })),
          {
            name: text(titles.activeShare),
            value: shown(({ active, registered }) => shareText(i18n, shareOf(active, registered))),
          },
        ]}
      />
    </Reloading>
  );
}
