/** Sets who answers Escape in a dialog that is persistent otherwise: its form. */
import { createContext } from "react";

export const EscapeContext = createContext<((onEscape: (() => void) | undefined) => void) | undefined>(
  undefined,
);
