/** The icon of the colour mode that the document has. */
import type { LucideProps } from "lucide-react";
import { modes } from "#src/services/Appearance.ts";
import { modeIcons } from "./modeIcons.ts";
import { shown } from "./ModeIcon.css.ts";

export function ModeIcon({ className = "", ...props }: LucideProps) {
  return modes.map((mode) => {
    const Glyph = modeIcons[mode];
    return <Glyph {...props} key={mode} className={`${className} ${shown[mode]}`} />;
  });
}
