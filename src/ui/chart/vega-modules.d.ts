/** Types for Vega's parts, which have none: those of the whole library. */
declare module "vega-dataflow" {
  export const transforms: Record<string, unknown>;
}
declare module "vega-encode";
declare module "vega-scenegraph" {
  export class SVGRenderer {
    initialize(container: HTMLElement, width: number, height: number): this;
    background(color: string): this;
    resize(width: number, height: number, origin: readonly [number, number], scale?: number): this;
    render(scene: unknown): this;
  }
}
declare module "vega-transforms";
declare module "vega-view-transforms";
declare module "vega-view" {
  import type { Runtime, View as Published } from "vega";
  export class View extends Published {
    constructor(dataFlow: Runtime, options: object);
    scenegraph(): ReturnType<Published["scenegraph"]> & { readonly root: unknown };
    runAsync(encode?: string, before?: () => void, after?: () => void): Promise<this>;
  }
}
