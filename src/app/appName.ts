/** Name of the application, from the configuration; main.tsx sets it. */
import { atom } from "jotai";

export const appNameAtom = atom("");
