/** A contrast ratio, quiet with a tick where it is enough, a chip where it is too low; and the button that mends it. */
import { Check } from "lucide-react";
import { shownRatio } from "#src/domain/themes/contrast.ts";
import type { ColourEdit } from "#src/domain/themes/themeFields.ts";
import { useI18n, useText } from "#src/i18n/i18n.ts";
import { Button, type ButtonProps } from "#src/ui/Button.tsx";
import { Icon } from "#src/ui/Icon.tsx";
import { StatusChip } from "#src/ui/StatusChip.tsx";
import { VisuallyHidden } from "#src/ui/VisuallyHidden.tsx";
import { useFieldName } from "../fields/useFieldName.ts";
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

interface FixButtonProps extends Pick<ButtonProps, "id" | "onPress"> {
  fix: ColourEdit;
}

/** Gives a failing pair of colours a front colour that passes. */
export function FixButton({ fix, ...props }: FixButtonProps) {
  const text = useText();
  const fieldName = useFieldName();
  return (
    <Button
      {...props}
      aria-label={text(messages.takeNearestFor, { colour: fix.value, name: fieldName(fix.field) })}
    >
      <span className={css.facts}>
        <span className={css.swatch} style={{ backgroundColor: fix.value }} aria-hidden="true" />
        <span>{text(messages.takeNearest, { colour: fix.value })}</span>
      </span>
    </Button>
  );
}
