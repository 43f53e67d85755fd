/** When the address or a link requests a chart: expands its section, scrolls to the chart and focuses its heading. */
import { atom, useAtomValue, useStore } from "jotai";
import { useEffect, useMemo, useRef, useState } from "react";
import type { Store } from "#src/runtime/load.ts";
import { locationAtom } from "#src/runtime/locationAtom.ts";
import { isAnyBlockLoadingAtom } from "../answers/blocks.ts";
import type { Section } from "../answers/metricChart.ts";
import { goToChart } from "./goToChart.ts";

/** In milliseconds: the time in which a section expands (specification). */
const scrollDelay = 333;

/** Calls `act` once all blocks have answered or failed, when charts have their final heights. */
const whenAnswered = (store: Store, act: () => void): (() => void) => {
  const check = () => {
    if (store.get(isAnyBlockLoadingAtom)) return;
    unsubscribe();
    act();
  };
  const unsubscribe = store.sub(isAnyBlockLoadingAtom, check);
  check();
  return unsubscribe;
};

const repeatsAtom = atom(0);

/** Requests the chart that the address already names, when its link or command is used again. */
export const repeatRequestAtom = atom(null, (_get, set) => set(repeatsAtom, (repeats) => repeats + 1));

/** The sections that are expanded, by their ids. */
export const useRequestedChart = (sections: ReadonlyArray<Section>) => {
  const store = useStore();
  const { hash } = useAtomValue(locationAtom);
  const [expanded, setExpanded] = useState<ReadonlySet<string | number>>(new Set());
  const repeats = useAtomValue(repeatsAtom);
  const request = useMemo(() => ({ chart: hash, repeats }), [hash, repeats]);
  const latest = useRef(expanded);
  useEffect(() => {
    latest.current = expanded;
  }, [expanded]);

  useEffect(() => {
    const { chart } = request;
    const section = sections.find(({ charts }) => charts.some(({ id }) => id === chart));
    if (section === undefined) return;
    if (latest.current.has(section.id)) return goToChart(chart, (go) => whenAnswered(store, go));
    setExpanded((ids) => new Set([...ids, section.id]));
    return goToChart(chart, (go) => {
      let stop = () => clearTimeout(timer);
      const timer = setTimeout(() => {
        stop = whenAnswered(store, go);
      }, scrollDelay);
      return () => stop();
    });
  }, [request, sections, store]);

  return [expanded, setExpanded] as const;
};
