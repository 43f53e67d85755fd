/** A small button beside the value that it copies; it shows whether copying succeeded. The caller does the copying. */
import { Check, Copy, TriangleAlert } from "lucide-react";
import { useState } from "react";
import type { Text } from "#src/i18n/i18n.ts";
import { IconButton } from "./Button.tsx";
import type { Glyph } from "./Icon.tsx";
import { say } from "./say.ts";
import { Tooltip } from "./Tooltip.tsx";

type Outcome = "idle" | "copied" | "failed";

export interface CopyButtonProps {
  words: Readonly<Record<Outcome, Text>>;
  /** Resolves to true if the text is now on the clipboard. */
  onCopy: () => Promise<boolean>;
}

const glyphs: Record<Outcome, Glyph> = { idle: Copy, copied: Check, failed: TriangleAlert };

export function CopyButton({ words, onCopy }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<Outcome>("idle");
  const copy = async () => {
    const next = (await onCopy()) ? "copied" : "failed";
    setOutcome(next);
    say(words[next]);
  };
  return (
    <Tooltip text={words[outcome]}>
      <IconButton icon={glyphs[outcome]} label={words.idle} onPress={() => void copy()} />
    </Tooltip>
  );
}
