/** Replaces vega-embed for react-vega: its view is only an SVG, since the charts share the views that compute them. */
import { SVGRenderer } from "vega-scenegraph";

export interface Embedded {
  readonly view: SVGRenderer;
  readonly finalize: () => void;
}

// oxlint-disable-next-line import/no-default-export -- the export that react-vega imports
export default function embed(container: HTMLElement): Embedded {
  const view = new SVGRenderer().initialize(container, 0, 0).background("transparent");
  return { view, finalize: () => container.replaceChildren() };
}
