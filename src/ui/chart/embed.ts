/** Takes the place of vega-embed, which react-vega imports: without menu, editor, tooltips and Vega-Lite. The view is not run. */
import type { Spec } from "vega";
import type { View } from "vega-view";
import { makeView } from "./vega.ts";

export interface Embedded {
  readonly view: View;
  readonly finalize: () => void;
}

// oxlint-disable-next-line import/no-default-export -- the export that react-vega imports
export default function embed(container: HTMLElement, spec: Spec): Embedded {
  const view = makeView(spec, { container });
  return { view, finalize: () => void view.finalize() };
}
