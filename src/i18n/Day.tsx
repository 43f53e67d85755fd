/** A date in the interface's language; its tooltip adds the time and time zone. */
import { DateTime } from "effect";
import { useI18n } from "./i18n.ts";

export function Day({ at }: { at: DateTime.Utc }) {
  const { date } = useI18n();
  return (
    <time
      translate="no"
      dateTime={DateTime.formatIso(at)}
      onPointerEnter={({ currentTarget }) => {
        currentTarget.title = date(at.epochMillis, "moment");
      }}
    >
      {date(at.epochMillis)}
    </time>
  );
}
