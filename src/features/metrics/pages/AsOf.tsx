/** While offline: when the numbers on the page were loaded. */
import { useAtomValue } from "jotai";
import { useI18n } from "#src/i18n/i18n.ts";
import { offlineSinceAtom } from "#src/runtime/connectivity.ts";
import { answeredAtAtom } from "../answers/blocks.ts";
import { messages } from "../messages.en.ts";

export function AsOf() {
  const { text, date } = useI18n();
  const isOffline = useAtomValue(offlineSinceAtom) !== undefined;
  const answeredAt = useAtomValue(answeredAtAtom);
  return (
    isOffline &&
    answeredAt && <span>{text(messages.asOf, { time: date(answeredAt.epochMillis, "time") })}</span>
  );
}
