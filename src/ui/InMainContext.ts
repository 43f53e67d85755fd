/** Whether there is a main landmark around already: a page has one. */
import { createContext } from "react";

export const InMainContext = createContext(false);
