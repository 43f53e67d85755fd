/** The text to show while offline, undefined while online. Buttons that send changes to the server are disabled while offline. */
import { createContext } from "react";
import type { Text } from "#src/i18n/Text.ts";

export const OfflineContext = createContext<Text | undefined>(undefined);
