/** Types for the parts of Vega that have none. */
declare module "vega-parser" {
  import type { Config, Runtime, Spec } from "vega";
  export function parse(spec: Spec, config?: Config, options?: { readonly ast?: boolean }): Runtime;
}
declare module "vega-runtime" {
  type Generate = (context: undefined, expression: unknown) => unknown;
  export function context(dataflow: { readonly events: () => void }): {
    readonly expr: Readonly<Record<"encode" | "operator" | "parameter", Generate>>;
  };
}
