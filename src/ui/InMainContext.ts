/** Whether a component is rendered inside `<main>` already: a document may have only one. */
import { createContext } from "react";

export const InMainContext = createContext(false);
