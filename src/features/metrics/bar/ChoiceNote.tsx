/** One line about the choice: that the app is disabled, the days, what they are compared with, and the time zone. */
import { type Atom, useAtomValue } from "jotai";
import type { ReactNode } from "react";
import { useI18n } from "#src/i18n/i18n.ts";
import { locationAtom } from "#src/runtime/locationAtom.ts";
import { isTimeZoneKnown } from "#src/services/browser/environment.ts";
import { focusWhenGone } from "#src/ui/focusHeading.ts";
import { Link } from "#src/ui/Link.tsx";
import { StatusChip } from "#src/ui/StatusChip.tsx";
import { hrefOf } from "../question/address.ts";
import { appAtom, type Compared, isOtherZoneAtom, periodAtom, zoneNameAtom } from "../question/choice.ts";
import * as css from "./ChoiceBar.css.ts";
import { noteId } from "./noteId.ts";
import { messages } from "../question/messages.en.ts";
import { comparedText, daysText } from "../question/periodWords.ts";

export interface ChoiceNoteProps {
  id?: string;
  comparedAtom: Atom<Compared | null>;
  end?: ReactNode;
}

const dot = "\u00a0· ";
const titleTakesFocus = focusWhenGone();

export function ChoiceNote({ id = noteId, comparedAtom, end }: ChoiceNoteProps) {
  const i18n = useI18n();
  const period = useAtomValue(periodAtom);
  const compared = useAtomValue(comparedAtom);
  const zone = useAtomValue(zoneNameAtom);
  const isOtherZone = useAtomValue(isOtherZoneAtom);
  const isDisabled = useAtomValue(appAtom)?.status === "disabled";
  const zoneNote = isOtherZone ? messages.linkZone : messages.unknownZone;
  const words = compared ? [comparedText(i18n, compared), i18n.text(messages.ticks)] : [];
  return (
    <p className={css.note} id={id}>
      {isDisabled && (
        <>
          <StatusChip state="neutral">{i18n.text(messages.disabled)}</StatusChip>
          <span> </span>
        </>
      )}
      <span translate={period.choice === "ALL_TIME" ? undefined : "no"}>{daysText(i18n, period)}</span>
      <span>{words.map((part) => dot + part).join("")}</span>
      <span translate="no">{dot + zone}</span>
      {(isOtherZone || !isTimeZoneKnown) && <span>{` (${i18n.text(zoneNote)})`}</span>}
      {isOtherZone && <OwnZone />}
      {end}
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
