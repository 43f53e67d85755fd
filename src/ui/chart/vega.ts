/** Vega, as far as the charts need it: no maps, forces, trees or word clouds; expressions are interpreted, since `eval` is forbidden. */
import { transforms } from "vega-dataflow";
import * as encode from "vega-encode";
import { expressionInterpreter } from "vega-interpreter";
import { parse } from "vega-parser";
import * as data from "vega-transforms";
import type { Spec } from "vega";
import { View } from "vega-view";
import * as layout from "vega-view-transforms";

Object.assign(transforms, encode, data, layout);

export const makeView = (spec: Spec, options: { readonly container?: HTMLElement } = {}): View =>
  new View(parse(spec, { background: "transparent" }, { ast: true }), {
    expr: expressionInterpreter,
    renderer: options.container ? "svg" : "none",
    ...options,
  });
