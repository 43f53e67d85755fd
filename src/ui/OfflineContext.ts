/** While there is no network: the words for it. Buttons that change something on the other side are disabled then. */
import { createContext } from "react";
import type { Text } from "#src/i18n/Text.ts";

export const OfflineContext = createContext<Text | undefined>(undefined);
