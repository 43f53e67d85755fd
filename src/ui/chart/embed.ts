/** Replaces vega-embed for react-vega: takes data flows, has no menu, editor or tooltips, and does not run the view. */
import type { Runtime } from "vega";
import type { View } from "vega-view";
import { makeView } from "./vega.ts";

export interface Embedded {
  readonly view: View;
  readonly finalize: () => void;
}

// oxlint-disable-next-line import/no-default-export -- the export that react-vega imports
export default function embed(container: HTMLElement, dataFlow: Runtime): Embedded {
  const view = makeView(dataFlow, { container });
  return { view, finalize: () => void view.finalize() };
}
