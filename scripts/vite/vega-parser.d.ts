/** Types for Vega's parser, which has none. */
declare module "vega-parser" {
  import type { Config, Runtime, Spec } from "vega";
  export function parse(spec: Spec, config?: Config, options?: { readonly ast?: boolean }): Runtime;
}
