/** Lets a form handle Escape in a dialog that is otherwise persistent. */
import { createContext } from "react";

export const EscapeContext = createContext<((onEscape: (() => void) | undefined) => void) | undefined>(
  undefined,
);
