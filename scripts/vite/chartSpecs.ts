/**
 * Vite plugin for `*.vl.ts`: compiles a chart's Vega-Lite specification to Vega when the console is built, so that
 * Vega-Lite itself does not ship.
 */
import { readFile } from "node:fs/promises";
import { type Plugin, transformWithOxc } from "vite";
import { compile, type TopLevelSpec } from "vega-lite";

export const chartSpecs = (): Plugin => ({
  name: "chart-specs",
  enforce: "pre",
  async load(id) {
    if (!id.endsWith(".vl.ts")) return null;
    this.addWatchFile(id);
    const { code } = await transformWithOxc(await readFile(id, "utf8"), id, { sourcemap: false });
    const module = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as {
      spec: TopLevelSpec;
    };
    return `export const spec = ${JSON.stringify(compile(module.spec).spec)};`;
  },
});
