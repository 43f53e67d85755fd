/** Vega, as far as the charts need it: no maps, forces, trees or word clouds; expressions are interpreted, since `eval` is forbidden. */
import { transforms } from "vega-dataflow";
import * as encode from "vega-encode";
import { expressionInterpreter } from "vega-interpreter";
import { parse } from "vega-parser";
import * as data from "vega-transforms";
import type { Runtime, Spec } from "vega";
import { View } from "vega-view";
import * as layout from "vega-view-transforms";

Object.assign(transforms, encode, data, layout);

const parsed = new WeakMap<Spec, Runtime>();

/** Views only read what was parsed: a page of charts parses their one specification once, which is half of a first drawing. */
const runtimeOf = (spec: Spec): Runtime => {
  const known = parsed.get(spec);
  if (known) return known;
  const runtime = parse(spec, { background: "transparent" }, { ast: true });
  parsed.set(spec, runtime);
  return runtime;
};

export const makeView = (spec: Spec, options: { readonly container?: HTMLElement } = {}): View =>
  new View(runtimeOf(spec), {
    expr: expressionInterpreter,
    renderer: options.container ? "svg" : "none",
    ...options,
  });
