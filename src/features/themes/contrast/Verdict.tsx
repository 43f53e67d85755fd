/** A contrast ratio, quiet with a tick where it is enough, a chip where it is too low. */
import { Check } from "lucide-react";
import { shownRatio } from "#src/domain/themes/contrast.ts";
import { useI18n } from "#src/i18n/i18n.ts";
import { Icon } from "#src/ui/Icon.tsx";
import { StatusChip } from "#src/ui/StatusChip.tsx";
import { VisuallyHidden } from "#src/ui/VisuallyHidden.tsx";
import { messages } from "../messages.en.ts";
import * as css from "./contrast.css.ts";

export function Verdict({ ratio, minimum }: { ratio: number; minimum: number }) {
  const { text, number } = useI18n();
  const isEnough = ratio >= minimum;
  const shown = number(shownRatio(ratio), "decimal");
  const words = (
    <>
      <span aria-hidden="true" translate="no">
        {shown}
      </span>
      <VisuallyHidden>{text(isEnough ? messages.passes : messages.tooLow, { ratio: shown })}</VisuallyHidden>
    </>
  );
  if (!isEnough)
    return (
      <span className={css.ratio}>
        <StatusChip state="critical">{words}</StatusChip>
      </span>
    );
  return (
    <span className={css.passing}>
      <Icon glyph={Check} size={14} />
      {words}
    </span>
  );
}
