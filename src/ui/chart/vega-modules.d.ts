/** Types for Vega's parts, which have none: those of the whole library. */
declare module "vega-dataflow" {
  export const transforms: Record<string, unknown>;
}
declare module "vega-encode";
declare module "vega-transforms";
declare module "vega-view-transforms";
declare module "vega-view" {
  export { View } from "vega";
}
