/**
 * One line about what the page shows: that the app is disabled, the days, what they are compared with, and a time zone that
 * is not the browser's. It is empty where the row above says all of it.
 */
import { type Atom, useAtomValue } from "jotai";
import { useI18n } from "#src/i18n/i18n.ts";
import { todayAtom } from "#src/runtime/clockAtoms.ts";
import { offlineSinceAtom } from "#src/runtime/connectivity.ts";
import { locationAtom } from "#src/runtime/locationAtom.ts";
import { isTimeZoneKnown } from "#src/services/browser/environment.ts";
import { Link } from "#src/ui/Link.tsx";
import { StatusChip } from "#src/ui/StatusChip.tsx";
import { messages as metrics } from "../messages.en.ts";
import { hrefOf } from "../question/address.ts";
import { appAtom, type Shown, isOtherZoneAtom } from "../question/choice.ts";
import { messages } from "../question/messages.en.ts";
import { comparedText, daysText, noteId } from "../question/periodWords.ts";
import * as css from "./ChoiceBar.css.ts";

export interface ChoiceNoteProps {
  /** By default, that of the page's own note, which describes the fields of the row. */
  id?: string;
  aboutAtom: Atom<Shown>;
}

const dot = "\u00a0·\u00a0";

export function ChoiceNote({ id = noteId, aboutAtom }: ChoiceNoteProps) {
  const i18n = useI18n();
  const { text } = i18n;
  const { period, compared, answeredAt } = useAtomValue(aboutAtom);
  const { zone } = useAtomValue(todayAtom);
  const isOtherZone = useAtomValue(isOtherZoneAtom);
  const isOffline = useAtomValue(offlineSinceAtom) !== undefined;
  const isDisabled = useAtomValue(appAtom)?.status === "disabled";
  const hasZoneNote = isOtherZone || !isTimeZoneKnown;
  const zoneNote = isOtherZone ? messages.linkZone : messages.unknownZone;
  const isQuiet = !compared && !isDisabled && !hasZoneNote && !isOffline;
  if (isQuiet) return <p id={id} hidden />;
  return (
    <p className={css.note} id={id}>
      {isDisabled && (
        <>
          <StatusChip state="neutral">{text(messages.disabled)}</StatusChip>
          <span> </span>
        </>
      )}
      <span translate={period.choice === "ALL_TIME" ? undefined : "no"}>{daysText(i18n, period)}</span>
      {compared && <span>{dot + text(messages.comparedWith, { what: comparedText(i18n, compared) })}</span>}
      {hasZoneNote && <span translate="no">{dot + zone.id}</span>}
      {hasZoneNote && <span>{` (${text(zoneNote)})`}</span>}
      {isOtherZone && <OwnZone />}
      {isOffline && answeredAt && (
        <span>{text(metrics.asOf, { time: i18n.date(answeredAt.epochMillis, "moment") })}</span>
      )}
    </p>
  );
}

function OwnZone() {
  const { text } = useI18n();
  const { search, ...location } = useAtomValue(locationAtom);
  const href = hrefOf({ ...location, search: { ...search, zone: undefined } });
  return (
    <>
      <span>{dot}</span>
      <Link href={href}>{text(messages.toOwnZone)}</Link>
    </>
  );
}
