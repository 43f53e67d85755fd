/** A picture for each colour mode. */
import { Monitor, Moon, Sun } from "lucide-react";
import type { Mode } from "#src/services/Appearance.ts";

export const glyphs = { system: Monitor, light: Sun, dark: Moon } as const satisfies Record<Mode, unknown>;
