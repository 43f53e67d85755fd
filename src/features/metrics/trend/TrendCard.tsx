/** The trend as a card, or the button that shows it. */
import { useAtom, useAtomValue, useSetAtom } from "jotai";
import { CalendarDays, ChartNoAxesCombined, EyeOff } from "lucide-react";
import { useEffect, useRef } from "react";
import { useText } from "#src/i18n/i18n.ts";
import { Button } from "#src/ui/Button.tsx";
import { focusOnce, focusWhenGone } from "#src/ui/focusHeading.ts";
import { ChartCard } from "../card/ChartCard.tsx";
import { messages } from "../charts/messages.en.ts";
import { trendAtom, trendChart } from "./trendChart.ts";
import { loadRestAtom } from "./trendLoading.ts";
import { intervalAtom, isTrendShownAtom } from "./trendQuestion.ts";

const titleTakesFocus = focusWhenGone(`#${trendChart.id}`);

export function TrendCard() {
  const text = useText();
  const [isShown, setShown] = useAtom(isTrendShownAtom);
  const trend = useAtomValue(trendAtom);
  const data = useAtomValue(trendChart.dataAtom);
  const loadRest = useSetAtom(loadRestAtom);
  const choose = useSetAtom(intervalAtom);
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef(isShown);
  useEffect(() => {
    if (shown.current === isShown) return;
    shown.current = isShown;
    // The focus was on the menu or the button, which were removed.
    focusOnce(place.current?.querySelector<HTMLElement>(isShown ? `#${trendChart.id}` : "button"));
  }, [isShown]);

  const hide = {
    id: "hide",
    name: text(messages.hide),
    icon: EyeOff,
    onAction: () => setShown(false),
  };
  const shownUnit = trend?.periods[0]?.unit;
  const others = trend ? trend.intervals.filter((interval) => interval !== shownUnit) : [];
  const byInterval = others.map((interval) => ({
    id: interval,
    name: text(messages[interval]),
    icon: CalendarDays,
    onAction: () => choose(interval),
  }));
  const hasGaps = data && trend?.state === "ended" && trend.hasGaps;
  // Otherwise the menu hides it.
  const isHidable = data === null;
  return (
    <div ref={place}>
      {isShown ? (
        <ChartCard
          chart={trendChart}
          entries={[...byInterval, hide]}
          actions={
            (hasGaps === true || isHidable) && (
              <>
                {hasGaps && (
                  <Button ref={titleTakesFocus} onPress={loadRest}>
                    {text(messages.loadRest)}
                  </Button>
                )}
                {isHidable && (
                  <Button icon={EyeOff} onPress={hide.onAction}>
                    {hide.name}
                  </Button>
                )}
              </>
            )
          }
        />
      ) : (
        <Button icon={ChartNoAxesCombined} onPress={() => setShown(true)}>
          {text(messages.show)}
        </Button>
      )}
    </div>
  );
}
