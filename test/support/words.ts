/** Words for components under test, which no catalogue holds. */
import type { Text } from "#src/i18n/Text.ts";

export const words = (literal: string) => literal as Text;
