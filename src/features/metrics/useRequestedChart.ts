/** A chart that is requested, by the address or by a link: its section unfolds, the view goes to it, its heading gets the focus. */
import { atom, useAtomValue } from "jotai";
import { useEffect, useRef, useState } from "react";
import { locationAtom } from "#src/runtime/locationAtom.ts";
import type { Section } from "./metricChart.ts";

/** While a section unfolds (specification). */
const scrollDelay = 333;

const goTo = (id: string) => {
  const heading = document.getElementById(id);
  heading?.scrollIntoView({ block: "start" });
  heading?.focus({ preventScroll: true });
};

interface Request {
  readonly chart: string;
}

const againAtom = atom<Request>({ chart: "" });

/** For a chart that the address asks for already, from a link or the palette: asking again goes there again. */
export const requestAgainAtom = atom(null, (_get, set, chart: string) => set(againAtom, { chart }));

export interface Unfolding {
  readonly isExpanded: (section: string) => boolean;
  readonly setExpanded: (section: string, isExpanded: boolean) => void;
  readonly setAll: (isExpanded: boolean) => void;
}

export const useRequestedChart = (sections: ReadonlyArray<Section>): Unfolding => {
  const { hash } = useAtomValue(locationAtom);
  const [expanded, setExpandedIds] = useState<ReadonlySet<string>>(new Set());
  const again = useAtomValue(againAtom);
  const [request, setRequest] = useState<Request>({ chart: "" });
  const [heard, setHeard] = useState({ hash: "", again });
  const latest = useRef(expanded);
  useEffect(() => {
    latest.current = expanded;
  }, [expanded]);

  if (heard.hash !== hash || heard.again !== again) {
    setHeard({ hash, again });
    setRequest(heard.hash === hash ? again : { chart: hash });
  }

  useEffect(() => {
    const { chart } = request;
    const section = sections.find(({ charts }) => charts.some(({ id }) => id === chart));
    if (section === undefined) return;
    if (latest.current.has(section.id)) {
      goTo(chart);
      return;
    }
    setExpandedIds((ids) => new Set([...ids, section.id]));
    const timer = setTimeout(goTo, scrollDelay, chart);
    return () => clearTimeout(timer);
  }, [request, sections]);

  return {
    isExpanded: (section) => expanded.has(section),
    setExpanded: (section, isExpanded) =>
      setExpandedIds((ids) => {
        const others = [...ids].filter((id) => id !== section);
        return new Set(isExpanded ? [...others, section] : others);
      }),
    setAll: (isExpanded) => setExpandedIds(new Set(isExpanded ? sections.map(({ id }) => id) : [])),
  };
};
