/** A button that copies, and becomes what copying came to. The caller does the copying. */
import { Check, Copy, TriangleAlert } from "lucide-react";
import { useState } from "react";
import { type Text, useText } from "#src/i18n/i18n.ts";
import { Button, type ButtonProps } from "#src/ui/Button.tsx";
import { say } from "#src/ui/say.ts";
import { messages } from "./messages.en.ts";

export interface CopyButtonProps extends Pick<ButtonProps, "variant" | "ref" | "aria-describedby"> {
  /** What it copies; “Copy” by default. */
  children?: Text;
  /** Resolves to true if the text is now on the clipboard. */
  onCopy: () => Promise<boolean>;
}

const glyphs = { copy: Copy, copied: Check, copyFailed: TriangleAlert };

export function CopyButton({ children, onCopy, ...props }: CopyButtonProps) {
  const text = useText();
  const [outcome, setOutcome] = useState<keyof typeof glyphs>("copy");
  const copy = async () => {
    const next = (await onCopy()) ? "copied" : "copyFailed";
    setOutcome(next);
    say(text(messages[next]));
  };
  return (
    <Button {...props} icon={glyphs[outcome]} onPress={() => void copy()}>
      {outcome === "copy" && children ? children : text(messages[outcome])}
    </Button>
  );
}
