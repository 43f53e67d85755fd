/** Makes a Text of a literal, for components under test. */
import type { Text } from "#src/i18n/Text.ts";

export const words = (literal: string) => literal as Text;
