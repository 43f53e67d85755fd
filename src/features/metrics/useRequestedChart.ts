/** A chart that is requested, by the address or by a link: its section unfolds, the view goes to it, its heading gets the focus. */
import { useAtomValue } from "jotai";
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

export interface Unfolding {
  readonly isExpanded: (section: string) => boolean;
  readonly setExpanded: (section: string, isExpanded: boolean) => void;
  readonly setAll: (isExpanded: boolean) => void;
  /** For a chart that the address asks for already: asking again goes there again. */
  readonly request: (chart: string) => void;
}

export const useRequestedChart = (sections: ReadonlyArray<Section>): Unfolding => {
  const { hash } = useAtomValue(locationAtom);
  const [expanded, setExpandedIds] = useState<ReadonlySet<string>>(new Set());
  const [request, setRequest] = useState<{ readonly chart: string }>({ chart: "" });
  const [address, setAddress] = useState("");
  const latest = useRef(expanded);
  useEffect(() => {
    latest.current = expanded;
  }, [expanded]);

  if (address !== hash) {
    setAddress(hash);
    setRequest({ chart: hash });
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
    request: (chart) => setRequest({ chart }),
  };
};
