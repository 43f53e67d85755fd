/**
 * Vite plugin for `*.vl.ts`: a chart's Vega-Lite specification becomes Vega's data flow when the console is built, so
 * that neither Vega-Lite nor Vega's parser ships, and nothing is parsed before a chart is drawn.
 */
import { parse } from "vega-parser";
import { compile, type TopLevelSpec } from "vega-lite";
import { type Plugin, runnerImport } from "vite";

export const chartSpecs = (): Plugin => ({
  name: "chart-specs",
  enforce: "pre",
  async load(id) {
    if (!id.endsWith(".vl.ts")) return null;
    const { module, dependencies } = await runnerImport<{ readonly spec: TopLevelSpec }>(id, {
      configFile: false,
      logLevel: "error",
    });
    for (const file of [id, ...dependencies]) this.addWatchFile(file);
    const dataFlow = parse(compile(module.spec).spec, {}, { ast: true });
    return `export const spec = JSON.parse(${JSON.stringify(JSON.stringify(dataFlow))});`;
  },
});
