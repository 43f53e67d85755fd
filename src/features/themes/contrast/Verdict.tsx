/** A contrast ratio and whether it passes: as a number, a word and a shape. */
import { shownRatio } from "#src/domain/themes/contrast.ts";
import { useI18n } from "#src/i18n/i18n.ts";
import { StatusChip } from "#src/ui/StatusChip.tsx";
import * as css from "./ContrastCard.css.ts";
import { messages } from "./messages.en.ts";

export interface VerdictProps {
  ratio: number;
  minimum: number;
}

export function Verdict({ ratio, minimum }: VerdictProps) {
  const { text, number } = useI18n();
  const passes = ratio >= minimum;
  return (
    <>
      <span className={css.ratio}>
        {text(messages.ratio, { ratio: number(shownRatio(ratio), "decimal") })}
      </span>
      <StatusChip state={passes ? "positive" : "critical"}>
        {text(passes ? messages.passes : messages.tooLow)}
      </StatusChip>
    </>
  );
}
