/** Name of the application. main.tsx sets it from the configuration. */
import { atom } from "jotai";

export const appNameAtom = atom("");
