/** A button that copies, and becomes what copying came to. The caller does the copying. */
import { Check, Copy, TriangleAlert } from "lucide-react";
import { useState } from "react";
import type { Text } from "#src/i18n/i18n.ts";
import { Button, type ButtonProps } from "./Button.tsx";
import type { Glyph } from "./Icon.tsx";
import { say } from "./say.ts";

type Outcome = "idle" | "copied" | "failed";

export interface CopyButtonProps extends Pick<ButtonProps, "variant" | "autoFocus"> {
  words: Readonly<Record<Outcome, Text>>;
  /** Resolves to true if the text is now on the clipboard. */
  onCopy: () => Promise<boolean>;
}

const glyphs: Record<Outcome, Glyph> = { idle: Copy, copied: Check, failed: TriangleAlert };

export function CopyButton({ words, onCopy, ...props }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<Outcome>("idle");
  const copy = async () => {
    const next = (await onCopy()) ? "copied" : "failed";
    setOutcome(next);
    say(words[next]);
  };
  return (
    <Button {...props} icon={glyphs[outcome]} onPress={() => void copy()}>
      {words[outcome]}
    </Button>
  );
}
