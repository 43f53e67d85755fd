/** Copies, and says truly whether it did. How to copy is the caller's. */
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
  /** Resolves to whether the clipboard holds it now. */
  onCopy: () => Promise<boolean>;
  /** A small button without words, behind a value that it names. */
  isQuiet?: boolean;
}

const glyphs: Record<Outcome, Glyph> = { idle: Copy, copied: Check, failed: TriangleAlert };
const usual: ReadonlyArray<Outcome> = ["idle", "copied"];

export function CopyButton({ words, onCopy, isQuiet = false }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<Outcome>("idle");
  const copy = () => void onCopy().then((isCopied) => setOutcome(isCopied ? "copied" : "failed"));
  return (
    <>
      {isQuiet ? (
        <Tooltip text={words[outcome]}>
          <IconButton icon={glyphs[outcome]} label={words.idle} onPress={copy} />
        </Tooltip>
      ) : (
        <Button icon={glyphs[outcome]} onPress={copy}>
          <span className={css.words}>
            {(outcome === "failed" ? [outcome] : usual).map((each) => (
              <span className={css.each} key={each} data-shown={each === outcome || undefined}>
                {words[each]}
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
