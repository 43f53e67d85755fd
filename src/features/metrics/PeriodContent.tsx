/** The content for the chosen period: charts, a sentence if it has no users, a reload button if all calls failed. */
import { useAtomValue, useSetAtom } from "jotai";
import { RotateCw, Users } from "lucide-react";
import type { ReactNode } from "react";
import { isKnown } from "#src/domain/metrics/chartData.ts";
import { useI18n } from "#src/i18n/i18n.ts";
import { Button } from "#src/ui/Button.tsx";
import { Card } from "#src/ui/Card.tsx";
import { EmptyState } from "#src/ui/EmptyState.tsx";
import { focusHeading, focusWhenGone } from "#src/ui/focusHeading.ts";
import { Reloading } from "#src/ui/Reloading.tsx";
import { haveAllFailedAtom, isAnyBlockLoadingAtom, reloadAllAtom } from "./blocks.ts";
import { appAtom, chooseAtom } from "./choice/choice.ts";
import { messages } from "./messages.en.ts";
import { isNobodyAtom, registeredEverAtom } from "./nobody.ts";
import * as css from "./sections.css.ts";

export function PeriodContent({ children }: { children: ReactNode }) {
  const isNobody = useAtomValue(isNobodyAtom);
  const haveAllFailed = useAtomValue(haveAllFailedAtom);
  if (isNobody) return <Nobody />;
  return (
    <>
      {haveAllFailed && <ReloadAll />}
      {children}
    </>
  );
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

function Nobody() {
  const { text, number } = useI18n();
  const app = useAtomValue(appAtom)?.name ?? "";
  const registered = useAtomValue(registeredEverAtom);
  const isLoading = useAtomValue(isAnyBlockLoadingAtom);
  const choose = useSetAtom(chooseAtom);
  const isEver = registered === 0;
  const isOffered = registered !== undefined && !isEver;
  return (
    <Reloading isBusy={isLoading} label={text(messages.reloading)}>
      <Card isFlush>
        <EmptyState
          glyph={Users}
          title={text(isEver ? messages.nobodyEver : messages.nobody, { app })}
          action={
            isOffered && (
              <Button
                onPress={() => {
                  choose({ period: "ALL_TIME" });
                  // The button is removed and loses the focus.
                  focusHeading();
                }}
              >
                {text(messages.showAllTime)}
              </Button>
            )
          }
        >
          {isOffered && isKnown(registered)
            ? text(messages.registeredEver, { count: registered, shown: number(registered) })
            : text(messages.nobodyHint)}
        </EmptyState>
      </Card>
    </Reloading>
  );
}
