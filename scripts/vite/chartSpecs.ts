/**
 * Vite plugin for `*.vl.ts`: a chart's Vega-Lite specification becomes Vega's data flow when the console is built, and its
 * expressions functions. Neither Vega-Lite nor Vega's parser ships, nothing is parsed before a chart is drawn, and no
 * `eval` is needed.
 */
import type { Runtime } from "vega";
import { compile, type TopLevelSpec } from "vega-lite";
import { parse } from "vega-parser";
import { context } from "vega-runtime";
import { type Plugin, runnerImport } from "vite";

/** Vega's own generator of functions: it has no `eval` to ask for in Node. */
const { encode, operator, parameter } = context({ events() {} }).expr;

const importSpec = (file: string) =>
  runnerImport<{ readonly spec: TopLevelSpec }>(file, { configFile: false, logLevel: "error" });

/** @param ast - For an interpreter, instead of functions. */
export const dataFlowOf = async (file: string, options: { readonly ast?: boolean } = {}): Promise<Runtime> =>
  parse(compile((await importSpec(file)).module.spec).spec, {}, options);

interface Expression {
  readonly code?: string;
  readonly channels?: object;
}

/** Each expression's code becomes the index of its function. */
const moduleOf = (dataFlow: Runtime): string => {
  const functions = new Map<string, number>();
  const indexOf = (compiled: unknown) => {
    const source = String(compiled);
    functions.set(source, functions.get(source) ?? functions.size);
    return { code: functions.get(source) };
  };
  const json = JSON.stringify(dataFlow, (key, value: Expression | null) => {
    if (key === "update" && value?.code) return indexOf(operator(undefined, value));
    if (key !== "$expr" || !value) return value;
    return indexOf(value.channels ? encode(undefined, value) : parameter(undefined, value));
  });
  return `export const spec = JSON.parse(${JSON.stringify(json)});
    spec.functions = [${[...functions.keys()].join(",")}];`;
};

export const chartSpecs = (): Plugin => ({
  name: "chart-specs",
  enforce: "pre",
  async load(id) {
    if (!id.endsWith(".vl.ts")) return null;
    const { dependencies } = await importSpec(id);
    for (const file of [id, ...dependencies]) this.addWatchFile(file);
    return moduleOf(await dataFlowOf(id));
  },
});
