/** Renders overlays (dialogs, drawer, popovers) inline and non-modal, for the samples of /dev/icons only. */
import { createContext } from "react";

export const InlineOverlaysContext = createContext(false);
