/** What a period is compared with, as text. */
import type { Comparison } from "#src/domain/metrics/timePeriod.ts";
import type { Message } from "#src/i18n/messages.ts";
import { messages } from "./messages.en.ts";

export const comparisonNames = {
  none: messages.withNothing,
  previous: messages.withPrevious,
  year: messages.withLastYear,
} as const satisfies Record<Comparison, Message>;
