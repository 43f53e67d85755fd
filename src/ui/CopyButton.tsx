/** A copy button that shows whether copying succeeded. The caller does the copying. */
import { Check, Copy, TriangleAlert } from "lucide-react";
import { useState } from "react";
import type { Text } from "#src/i18n/Text.ts";
import { Button } from "./Button.tsx";
import * as css from "./CopyButton.css.ts";
import type { Glyph } from "./Icon.tsx";
import { IconButton } from "./IconButton.tsx";
import { Tooltip } from "./Tooltip.tsx";
import { VisuallyHidden } from "./VisuallyHidden.tsx";

type Outcome = "idle" | "copied" | "failed";

export interface CopyButtonProps {
  words: Readonly<Record<Outcome, Text>>;
  /** Resolves to true if the text is now on the clipboard. */
  onCopy: () => Promise<boolean>;
  /** A small button without visible text, for use behind the value that it copies. */
  isIconOnly?: boolean;
}

const glyphs: Record<Outcome, Glyph> = { idle: Copy, copied: Check, failed: TriangleAlert };
const stacked: ReadonlyArray<Outcome> = ["idle", "copied"];

export function CopyButton({ words, onCopy, isIconOnly = false }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<Outcome>("idle");
  const copy = () => void onCopy().then((isCopied) => setOutcome(isCopied ? "copied" : "failed"));
  return (
    <>
      {isIconOnly ? (
        <Tooltip text={words[outcome]}>
          <IconButton icon={glyphs[outcome]} label={words.idle} onPress={copy} />
        </Tooltip>
      ) : (
        <Button icon={glyphs[outcome]} onPress={copy}>
          <span className={css.labels}>
            {(outcome === "failed" ? [outcome] : stacked).map((label) => (
              <span className={css.label} key={label} data-shown={label === outcome || undefined}>
                {words[label]}
              </span>
            ))}
          </span>
        </Button>
      )}
      <span role="status">
        <VisuallyHidden>{outcome === "idle" ? null : words[outcome]}</VisuallyHidden>
      </span>
    </>
  );
}
