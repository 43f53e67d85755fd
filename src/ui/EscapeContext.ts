/** Who answers Escape in a dialog that is persistent otherwise: its form. */
import { createContext, type RefObject } from "react";

export const EscapeContext = createContext<RefObject<(() => void) | undefined> | undefined>(undefined);
