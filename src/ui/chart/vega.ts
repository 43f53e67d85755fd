/** The parts of Vega that the charts need. Expressions are interpreted: the content security policy forbids `eval`. */
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

/** All charts of a page share one parsed specification: parsing takes half the time of a first drawing. */
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
