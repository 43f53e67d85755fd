/** Whether what lies over a page is drawn where it stands instead, and takes nothing over: for the samples of /dev/icons. */
import { createContext } from "react";

export const InPlaceContext = createContext(false);
