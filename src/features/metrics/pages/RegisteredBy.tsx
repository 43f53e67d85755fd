/** Says what a period that has a first day does not change: the answers of everybody who was registered at its end. */
import { useAtomValue } from "jotai";
import { useI18n } from "#src/i18n/i18n.ts";
import { shownAtom } from "../answers/blocks.ts";
import { messages } from "../messages.en.ts";
import * as css from "./sections.css.ts";

export function RegisteredBy() {
  const { text, date } = useI18n();
  const { period } = useAtomValue(shownAtom);
  if (period.choice === "ALL_TIME") return null;
  return (
    <p className={css.about}>{text(messages.registeredBy, { day: date(period.endDate.epochMillis) })}</p>
  );
}
