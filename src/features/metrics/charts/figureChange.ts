/** How a key figure has changed: as shown (`▲ 6 (+2.1%)`), and for screen readers (`6 more (+2.1%)`). */
import type { Change } from "#src/domain/metrics/change.ts";
import type { I18n } from "#src/i18n/i18n.ts";
import type { Text } from "#src/i18n/Text.ts";
import { messages } from "../messages.en.ts";
import { changeValues } from "./counts.ts";

export interface FigureChange {
  readonly shown: Text;
  readonly spoken: Text;
}

/** @param format - Of a share, whose change is in percentage points. */
export const figureChange = (i18n: I18n, change: Change, format?: "points"): FigureChange => {
  const values = changeValues(i18n, change, format);
  const shown = format ? messages.sharePoints : messages.figureChange;
  const spoken = format ? messages.sharePointsSpoken : messages.figureChangeSpoken;
  return { shown: i18n.text(shown, values), spoken: i18n.text(spoken, values) };
};
