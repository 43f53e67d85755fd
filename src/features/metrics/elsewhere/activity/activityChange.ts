/** How the number of active users has changed: as shown (`▲ 2.2%`), and for screen readers. */
import type { Change } from "#src/domain/metrics/change.ts";
import type { I18n } from "#src/i18n/i18n.ts";
import { changeValues } from "../../charts/counts.ts";
import type { FigureChange } from "../../charts/figureChange.ts";
import { messages } from "./messages.en.ts";

export const activityChange = (i18n: I18n, change: Change): FigureChange => {
  const values = changeValues(i18n, change);
  return { shown: i18n.text(messages.change, values), spoken: i18n.text(messages.changeSpoken, values) };
};
