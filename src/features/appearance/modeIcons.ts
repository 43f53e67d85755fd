/** Icon of each colour mode. */
import { Monitor, Moon, Sun } from "lucide-react";
import type { Mode } from "#src/services/Appearance.ts";

export const modeIcons = { system: Monitor, light: Sun, dark: Moon } as const satisfies Record<Mode, unknown>;
