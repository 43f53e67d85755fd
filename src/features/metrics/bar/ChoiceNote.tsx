/**
 * One line about what the page shows: that the app is disabled, the days, what they are compared with, and the time zone.
 * Without anything that the row above does not say, it is only there where that has no room for the zone.
 */
import { type Atom, useAtomValue } from "jotai";
import { useI18n } from "#src/i18n/i18n.ts";
import { offlineSinceAtom } from "#src/runtime/connectivity.ts";
import { locationAtom } from "#src/runtime/locationAtom.ts";
import { isTimeZoneKnown } from "#src/services/browser/environment.ts";
import { focusWhenGone } from "#src/ui/focusHeading.ts";
import { Link } from "#src/ui/Link.tsx";
import { StatusChip } from "#src/ui/StatusChip.tsx";
import { messages as metrics } from "../messages.en.ts";
import { hrefOf } from "../question/address.ts";
import { appAtom, type Shown, isOtherZoneAtom, zoneNameAtom } from "../question/choice.ts";
import { messages } from "../question/messages.en.ts";
import { comparedText, daysText, noteId } from "../question/periodWords.ts";
import * as css from "./ChoiceBar.css.ts";

export interface ChoiceNoteProps {
  /** By default, that of the page's own note, which describes the fields of the row. */
  id?: string;
  aboutAtom: Atom<Shown>;
  /** Whether there are charts, in which what is compared has its sign. */
  hasCharts?: boolean;
  className?: string;
}

const dot = "\u00a0· ";
const titleTakesFocus = focusWhenGone();

export function ChoiceNote({ id = noteId, aboutAtom, hasCharts = true, className = "" }: ChoiceNoteProps) {
  const i18n = useI18n();
  const { text } = i18n;
  const { period, compared, answeredAt } = useAtomValue(aboutAtom);
  const zone = useAtomValue(zoneNameAtom);
  const isOtherZone = useAtomValue(isOtherZoneAtom);
  const isOffline = useAtomValue(offlineSinceAtom) !== undefined;
  const isDisabled = useAtomValue(appAtom)?.status === "disabled";
  const hasZoneNote = isOtherZone || !isTimeZoneKnown;
  const zoneNote = isOtherZone ? messages.linkZone : messages.unknownZone;
  const words = compared
    ? [
        text(messages.comparedWith, { what: comparedText(i18n, compared) }),
        ...(hasCharts ? [text(messages.ticks)] : []),
      ]
    : [];
  const isQuiet = words.length === 0 && !isDisabled && !hasZoneNote && !isOffline;
  return (
    <p className={`${css.note} ${className}`} id={id} data-quiet={isQuiet || undefined}>
      {isDisabled && (
        <>
          <StatusChip state="neutral">{text(messages.disabled)}</StatusChip>
          <span> </span>
        </>
      )}
      {!isQuiet && (
        <span translate={period.choice === "ALL_TIME" ? undefined : "no"}>{daysText(i18n, period)}</span>
      )}
      <span>{words.map((part) => dot + part).join("")}</span>
      <span className={hasZoneNote ? undefined : css.noteZone} translate="no">
        {isQuiet ? zone : dot + zone}
      </span>
      {hasZoneNote && <span>{` (${text(zoneNote)})`}</span>}
      {isOtherZone && <OwnZone />}
      {isOffline && answeredAt && (
        <span>{text(metrics.asOf, { time: i18n.date(answeredAt.epochMillis, "time") })}</span>
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
      <Link href={href} ref={titleTakesFocus}>
        {text(messages.toOwnZone)}
      </Link>
    </>
  );
}
