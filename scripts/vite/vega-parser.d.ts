/** Vega's parser has no types of its own. */
declare module "vega-parser" {
  import type { Config, Runtime, Spec } from "vega";
  export function parse(spec: Spec, config?: Config, options?: { readonly ast?: boolean }): Runtime;
}
