/**
 * The content for the chosen period: charts; if it has no users, a sentence and the way to all time; if all calls
 * failed, a reload button.
 */
import { type Atom, useAtomValue, useSetAtom } from "jotai";
import { RotateCw, Users } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { type Text, useI18n } from "#src/i18n/i18n.ts";
import { Button, ButtonLink } from "#src/ui/Button.tsx";
import { Card } from "#src/ui/Card.tsx";
import { EmptyState } from "#src/ui/EmptyState.tsx";
import { Reloading } from "#src/ui/loading.tsx";
import { AnswerNotice } from "#src/ui/Notice.tsx";
import { say } from "#src/ui/say.ts";
import {
  conflictPlacesAtom,
  haveAllFailedAtom,
  isAnyBlockLoadingAtom,
  reloadAllAtom,
} from "../answers/blocks.ts";
import { isEmptyPeriodAtom } from "../answers/emptyPeriod.ts";
import { messages } from "../messages.en.ts";
import { appAtom, chooseAtom, periodChoiceAtom } from "../question/choice.ts";
import * as css from "./sections.css.ts";

export interface PeriodContentProps {
  /** The main figure as text, undefined while it is not known: screen readers say it after another choice. */
  resultAtom: Atom<Text | undefined>;
  /** Above the sentence, if the charts would contain it. */
  note?: ReactNode;
  children: ReactNode;
}

export function PeriodContent({ resultAtom, note, children }: PeriodContentProps) {
  const isEmptyPeriod = useAtomValue(isEmptyPeriodAtom);
  const haveAllFailed = useAtomValue(haveAllFailedAtom);
  if (isEmptyPeriod) {
    return (
      <>
        <Result resultAtom={resultAtom} />
        {note && <div className={css.under}>{note}</div>}
        <EmptyPeriod />
      </>
    );
  }
  return (
    <>
      <Result resultAtom={resultAtom} />
      {haveAllFailed && <ReloadAll />}
      <Conflicts />
      {children}
    </>
  );
}

/** Says after another choice that its numbers load, and then what came of it. The first numbers are read with the page. */
function Result({ resultAtom }: Pick<PeriodContentProps, "resultAtom">) {
  const { text } = useI18n();
  const known = useAtomValue(resultAtom);
  const result = useAtomValue(isAnyBlockLoadingAtom) ? undefined : known;
  const state = useRef<"first" | "known" | "loading">("first");
  useEffect(() => {
    if (result !== undefined) {
      if (state.current === "loading") say(result);
      state.current = "known";
    } else if (state.current === "known") {
      state.current = "loading";
      say(text(messages.reloading));
    }
  }, [result, text]);
  return null;
}

function Conflicts() {
  const { text } = useI18n();
  const places = useAtomValue(conflictPlacesAtom);
  return places.length > 0 && <AnswerNotice title={text(messages.conflicts)} places={places} />;
}

function ReloadAll() {
  const { text } = useI18n();
  const reload = useSetAtom(reloadAllAtom);
  const isLoading = useAtomValue(isAnyBlockLoadingAtom);
  return (
    <div className={css.action}>
      <Button icon={RotateCw} onPress={reload} isPending={isLoading}>
        {text(messages.reloadAll)}
      </Button>
    </div>
  );
}

function EmptyPeriod() {
  const { text } = useI18n();
  const { id, name: app = "" } = useAtomValue(appAtom) ?? {};
  const isNobodyEver = useAtomValue(periodChoiceAtom) === "ALL_TIME";
  const isLoading = useAtomValue(isAnyBlockLoadingAtom);
  const choose = useSetAtom(chooseAtom);
  return (
    <Reloading isBusy={isLoading}>
      <Card isFlush>
        <EmptyState
          glyph={Users}
          title={text(isNobodyEver ? messages.nobodyEver : messages.emptyPeriod, { app })}
          action={
            !isNobodyEver ? (
              <Button onPress={() => choose({ period: "ALL_TIME" })}>{text(messages.showAllTime)}</Button>
            ) : (
              id !== undefined && (
                <ButtonLink variant="primary" href={`/administer/my-apps/${encodeURIComponent(id)}`}>
                  {text(messages.connect)}
                </ButtonLink>
              )
            )
          }
        >
          {isNobodyEver && text(messages.nobodyHint)}
        </EmptyState>
      </Card>
    </Reloading>
  );
}
