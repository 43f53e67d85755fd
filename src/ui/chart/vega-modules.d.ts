/** Vega's parts have no types of their own; those of the whole describe them. */
declare module "vega-dataflow" {
  export const transforms: Record<string, unknown>;
}
declare module "vega-encode";
declare module "vega-transforms";
declare module "vega-view-transforms";
declare module "vega-view" {
  export { View } from "vega";
}
