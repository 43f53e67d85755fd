/** Where each colour's field is: which mode phones show, and how other parts of the editor lead to a field. */
import { useState } from "react";
import { flushSync } from "react-dom";
import { failingPairs } from "#src/domain/themes/contrast.ts";
import type { ColourField, ThemeContent, ThemeMode } from "#src/domain/themes/themeFields.ts";

/** The controls of a colour; `fix` exists while its contrast is too low. */
type Control = "text" | "swatch" | "fix";

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
  readonly goToColour: (field: ColourField) => void;
  /** Leads to the fix of the first pair with too little contrast, whichever mode is shown. */
  readonly goToProblem: (theme: ThemeContent) => void;
}

export const useColourPlace = (): ColourPlace => {
  const [mode, showMode] = useState<ThemeMode>("light");
  const goTo = (field: ColourField, control: Control) => {
    // The field exists only once its mode is shown.
    flushSync(() => showMode(field.startsWith("dark.") ? "dark" : "light"));
    focusControl(field, control);
  };
  return {
    mode,
    showMode,
    goToColour: (field) => goTo(field, "text"),
    goToProblem: (theme) => {
      const [first] = failingPairs(theme);
      if (first) goTo(`${first.mode}.${first.pair.front}`, "fix");
    },
  };
};
