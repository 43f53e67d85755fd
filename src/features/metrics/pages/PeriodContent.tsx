/**
 * The content for the chosen period: charts; if it has no users, a sentence and periods that have some; if all calls
 * failed, a reload button.
 */
import { useAtomValue, useSetAtom } from "jotai";
import { RotateCw, Users } from "lucide-react";
import type { ReactNode } from "react";
import { isKnown } from "#src/domain/metrics/chartData.ts";
import type { PeriodChoice } from "#src/domain/metrics/timePeriod.ts";
import { useI18n } from "#src/i18n/i18n.ts";
import { Button } from "#src/ui/Button.tsx";
import { ButtonLink } from "#src/ui/ButtonLink.tsx";
import { Card } from "#src/ui/Card.tsx";
import { EmptyState } from "#src/ui/EmptyState.tsx";
import { focusHeading, focusWhenGone } from "#src/ui/focusHeading.ts";
import { Reloading } from "#src/ui/Reloading.tsx";
import { AnswerNotice } from "#src/ui/AnswerNotice.tsx";
import { VisuallyHidden } from "#src/ui/VisuallyHidden.tsx";
import {
  haveAllFailedAtom,
  isAnyBlockLoadingAtom,
  conflictPlacesAtom,
  reloadAllAtom,
} from "../answers/blocks.ts";
import { appAtom, chooseAtom } from "../question/choice.ts";
import { daysText } from "../question/periodWords.ts";
import { messages } from "../messages.en.ts";
import { isEmptyPeriodAtom, nearestPeriodWithUsersAtom } from "../answers/emptyPeriod.ts";
import * as css from "./sections.css.ts";

export interface PeriodContentProps {
  /** Above the sentence, if the charts would contain it. */
  note?: ReactNode;
  children: ReactNode;
}

export function PeriodContent({ note, children }: PeriodContentProps) {
  const isEmptyPeriod = useAtomValue(isEmptyPeriodAtom);
  const haveAllFailed = useAtomValue(haveAllFailedAtom);
  if (isEmptyPeriod) {
    return (
      <>
        <LoadingStatus />
        {note && <div className={css.under}>{note}</div>}
        <EmptyPeriod />
      </>
    );
  }
  return (
    <>
      <LoadingStatus />
      {haveAllFailed && <ReloadAll />}
      <Conflicts />
      {children}
    </>
  );
}

/** Says once for all charts that they are loading. */
function LoadingStatus() {
  const { text } = useI18n();
  const isLoading = useAtomValue(isAnyBlockLoadingAtom);
  return (
    <VisuallyHidden>
      <span role="status">{isLoading && text(messages.reloading)}</span>
    </VisuallyHidden>
  );
}

function Conflicts() {
  const { text } = useI18n();
  const places = useAtomValue(conflictPlacesAtom);
  return places.length > 0 && <AnswerNotice title={text(messages.conflicts)} places={places} />;
}

const headingTakesFocus = focusWhenGone();

function ReloadAll() {
  const { text } = useI18n();
  const reload = useSetAtom(reloadAllAtom);
  const isLoading = useAtomValue(isAnyBlockLoadingAtom);
  return (
    <div className={css.action} ref={headingTakesFocus}>
      <Button icon={RotateCw} onPress={reload} isPending={isLoading}>
        {text(messages.reloadAll)}
      </Button>
    </div>
  );
}

function EmptyPeriod() {
  const i18n = useI18n();
  const { text, number } = i18n;
  const { id, name: app = "" } = useAtomValue(appAtom) ?? {};
  const { registered, nearest } = useAtomValue(nearestPeriodWithUsersAtom) ?? {};
  const isLoading = useAtomValue(isAnyBlockLoadingAtom);
  const choose = useSetAtom(chooseAtom);
  const isNobodyEver = registered === 0;
  const hint = isNobodyEver
    ? text(messages.nobodyHint)
    : isKnown(registered) && text(messages.registeredEver, { count: registered, shown: number(registered) });
  const show = (period: PeriodChoice) => {
    choose({ period });
    // The buttons are removed and lose the focus.
    focusHeading();
  };
  return (
    <Reloading isBusy={isLoading}>
      <Card isFlush>
        <EmptyState
          glyph={Users}
          title={text(isNobodyEver ? messages.nobodyEver : messages.emptyPeriod, { app })}
          action={
            isNobodyEver && id !== undefined ? (
              <ButtonLink variant="primary" href={`/administer/my-apps/${encodeURIComponent(id)}`}>
                {text(messages.connect)}
              </ButtonLink>
            ) : (
              registered !== undefined && (
                <>
                  {nearest && (
                    <Button onPress={() => show(nearest.choice)}>
                      {text(messages.showPeriod, { days: daysText(i18n, nearest) })}
                    </Button>
                  )}
                  <Button onPress={() => show("ALL_TIME")}>{text(messages.showAllTime)}</Button>
                </>
              )
            )
          }
        >
          {hint}
        </EmptyState>
      </Card>
    </Reloading>
  );
}
