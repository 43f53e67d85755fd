/** One line about the choice: that the app is disabled, the days, what they are compared with, and the time zone. */
import { type Atom, useAtomValue } from "jotai";
import type { ReactNode } from "react";
import { useI18n } from "#src/i18n/i18n.ts";
import { StatusChip } from "#src/ui/StatusChip.tsx";
import { appAtom, type Compared, periodAtom, zoneNameAtom } from "./choice.ts";
import * as css from "./ChoiceBar.css.ts";
import { noteId } from "./noteId.ts";
import { messages } from "./messages.en.ts";
import { comparedText, daysText } from "./periodWords.ts";

export interface ChoiceNoteProps {
  id?: string;
  comparedAtom: Atom<Compared | null>;
  end?: ReactNode;
}

export function ChoiceNote({ id = noteId, comparedAtom, end }: ChoiceNoteProps) {
  const i18n = useI18n();
  const period = useAtomValue(periodAtom);
  const compared = useAtomValue(comparedAtom);
  const zone = useAtomValue(zoneNameAtom);
  const isDisabled = useAtomValue(appAtom)?.status === "disabled";
  const parts = [
    daysText(i18n, period),
    ...(compared ? [comparedText(i18n, compared), i18n.text(messages.ticks)] : []),
    zone,
  ];
  return (
    <p className={css.note} id={id}>
      {isDisabled && (
        <>
          <StatusChip state="neutral">{i18n.text(messages.disabled)}</StatusChip>{" "}
        </>
      )}
      {parts.join("\u00a0· ")}
      {end}
    </p>
  );
}
