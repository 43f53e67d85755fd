/** Where each colour's field is: which mode phones show, and how the bar leads to a problem. */
import { useState } from "react";
import { flushSync } from "react-dom";
import { failingPairs } from "#src/domain/themes/contrast.ts";
import type { ColourField, ThemeContent, ThemeMode } from "#src/domain/themes/themeFields.ts";

/** The controls of a colour that something leads to; `fix` exists while its contrast is too low. */
type Control = "swatch" | "fix";

export const controlId = (field: ColourField, control: Control): string => `${control}-${field}`;

/** Scrolls the field into view, below what is sticky: the root's scroll padding says how far. */
export const focusControl = (field: ColourField, control: Control): void => {
  const element = document.getElementById(controlId(field, control));
  element?.focus();
  element?.closest("[data-pair]")?.scrollIntoView({ block: "nearest" });
};

export interface ColourPlace {
  /** The mode whose colours are shown where there is no place for both. */
  readonly mode: ThemeMode;
  readonly showMode: (mode: ThemeMode) => void;
  /** Leads to the fix of the first pair with too little contrast, whichever mode is shown. */
  readonly goToProblem: (theme: ThemeContent) => void;
}

export const useColourPlace = (): ColourPlace => {
  const [mode, showMode] = useState<ThemeMode>("light");
  return {
    mode,
    showMode,
    goToProblem: (theme) => {
      const [first] = failingPairs(theme);
      if (first === undefined) return;
      // The field exists only once its mode is shown.
      flushSync(() => showMode(first.mode));
      focusControl(`${first.mode}.${first.pair.front}`, "fix");
    },
  };
};
