/** The choices of a comparison, as text. */
import type { fixedComparisons } from "#src/domain/metrics/comparison.ts";
import type { Message } from "#src/i18n/messages.ts";
import { messages } from "./messages.en.ts";

export const comparisonNames = {
  none: messages.withNothing,
  previous: messages.withPrevious,
  year: messages.withLastYear,
} as const satisfies Record<(typeof fixedComparisons)[number], Message>;
